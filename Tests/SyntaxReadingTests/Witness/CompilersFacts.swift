import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The facts of one file, as lines.
struct CompilersFacts {
    private(set) var lines = ""
    /// Where the types and functions around begin.
    var parents = [-1]
    /// Those of the standard library and of the file.
    private(set) var operators = OperatorTable.standardOperators

    /// `error 0-0` says that the file isn't right for the compiler either.
    mutating func read(_ bytes: [UInt8]) {
        let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        if parsed.hasError { lines += "error 0-0\n" }
        operators.addSourceFile(parsed) { _ in }
        walk(SequenceFolding(operators).rewrite(Syntax(parsed)))
    }

    mutating func add(_ kind: String, _ span: String, _ details: String...) {
        lines += kind
        for detail in [span] + details where !detail.isEmpty {
            lines += " "
            lines += detail
        }
        lines += "\n"
    }

    // MARK: - Going down

    mutating func walk(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        let syntax = Syntax(node)
        if isLeftOut(syntax) || declares(syntax) || states(syntax) || expresses(syntax) { return }
        walkChildren(syntax)
    }

    mutating func walkChildren(_ node: some SyntaxProtocol) {
        for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    }

    /// Types, and what belongs to them, aren't read.
    private func isLeftOut(_ node: Syntax) -> Bool {
        switch node.kind {
        case .token, .typeAnnotation, .typeExpr, .genericArgumentClause, .genericParameterClause, .genericWhereClause,
            .inheritanceClause, .returnClause, .throwsClause, .declNameArguments, .arrowExpr:
            true
        default: node.is(TypeSyntax.self)
        }
    }
}

/// Makes a tree of each sequence of operands and operators, except where it has an operator that is declared elsewhere,
/// or operators that don't stand side by side.
private final class SequenceFolding: SyntaxRewriter {
    private let operators: OperatorTable

    init(_ operators: OperatorTable) { self.operators = operators }

    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
        let inner = super.visit(node)
        guard let sequence = inner.as(SequenceExprSyntax.self), sequence.elements.allSatisfy(isKnown) else {
            return inner
        }
        return (try? operators.foldSingle(sequence)) ?? inner
    }

    /// Whether it is no operator without a group, from which the library makes nonsense.
    private func isKnown(_ element: ExprSyntax) -> Bool {
        guard let infix = element.as(BinaryOperatorExprSyntax.self) else { return true }
        return operators.infixOperator(named: infix.operator.text)?.precedenceGroup != nil
    }
}

// MARK: - Places

/// `12-34`, or `-` for what is missing; `let` in a pattern belongs to the names and not to what is around it.
func span(_ node: (some SyntaxProtocol)?) -> String {
    guard let node else { return "-" }
    let pattern = withoutLet(Syntax(node))
    return span(start(pattern), end(pattern))
}

func withoutLet(_ node: Syntax) -> Syntax {
    if let expression = node.as(PatternExprSyntax.self) { return withoutLet(Syntax(expression.pattern)) }
    return node.as(ValueBindingPatternSyntax.self).map { Syntax($0.pattern) } ?? node
}

func span(_ start: Int, _ end: Int) -> String { "\(start)-\(end)" }

func spans(_ nodes: some Sequence<some SyntaxProtocol>) -> String { list(nodes.map { span($0) }) }

func list(_ parts: some Sequence<String>) -> String { "[" + parts.joined(separator: ",") + "]" }

func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

/// Without backticks.
func plainName(_ token: TokenSyntax) -> String {
    token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
}
