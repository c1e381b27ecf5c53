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

extension CompilersFacts {
    /// Writes what a statement does, with what is in it; false for anything else.
    mutating func states(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .ifExpr(let statement):
            add(
                "if", span(node), conditions(statement.conditions), "then=" + span(statement.body),
                "else=" + span(statement.elseBody))
        case .guardStmt(let statement):
            add("guard", span(node), conditions(statement.conditions), "else=" + span(statement.body))
        case .whileStmt(let statement):
            add("while", span(node), conditions(statement.conditions), "body=" + span(statement.body))
        case .repeatStmt(let statement):
            add("repeat", span(node), "body=" + span(statement.body), "condition=" + span(statement.condition))
        case .switchExpr(let statement):
            add("switch", span(node), "subject=" + span(statement.subject), "cases=\(statement.cases.count)")
        case .switchCase(let oneCase): switchCase(oneCase)
        case .forStmt(let statement):
            add(
                "for", span(node), "pattern=" + span(statement.pattern), "sequence=" + span(statement.sequence),
                "where=" + span(statement.whereClause?.condition), "body=" + span(statement.body))
        case .doStmt(let statement):
            add("do", span(node), "body=" + span(statement.body), "catches=\(statement.catchClauses.count)")
        case .catchClause(let clause): self.catches(clause)
        case .deferStmt(let statement): add("defer", span(node), "body=" + span(statement.body))
        case .returnStmt(let statement): add("return", span(node), "value=" + span(statement.expression))
        case .throwStmt(let statement): add("throw", span(node), "value=" + span(statement.expression))
        case .breakStmt, .continueStmt, .fallThroughStmt: add("jump", span(node))
        case .optionalBindingCondition(let binding): optionalBinding(binding)
        case .matchingPatternCondition(let condition): match(condition.pattern, condition.initializer)
        case .availabilityCondition: add("availability", span(node))
        case .tuplePattern(let tuple): add("tuple", span(node), "\(tuple.elements.count)")
        case .tuplePatternElement(let element):
            add("argument", span(element.pattern), element.label.map(plainName) ?? "_")
        case .identifierPattern(let pattern): bound(pattern.identifier)
        case .isTypePattern: add("cast", span(node), "is", "value=-")
        default: return false
        }
        if !node.is(OptionalBindingConditionSyntax.self) { walkChildren(node) }
        return true
    }

    /// `case 10-40 patterns=[15-17,19-21] where=[28-30]`; a `default` has no patterns.
    private mutating func switchCase(_ oneCase: SwitchCaseSyntax) {
        var (patterns, conditions): ([String], [String]) = ([], [])
        if case .case(let label) = oneCase.label {
            patterns = label.caseItems.map { span($0.pattern) }
            conditions = label.caseItems.compactMap { $0.whereClause.map { span($0.condition) } }
        }
        add("case", span(oneCase), "patterns=" + list(patterns), "where=" + list(conditions))
    }

    private mutating func catches(_ clause: CatchClauseSyntax) {
        let patterns = clause.catchItems.compactMap { $0.pattern.map { span($0) } }
        let conditions = clause.catchItems.compactMap { $0.whereClause.map { span($0.condition) } }
        add(
            "catch", span(clause), "patterns=" + list(patterns), "where=" + list(conditions),
            "body=" + span(clause.body))
    }

    // MARK: - Conditions and patterns

    /// `if let name: Type = value`
    private mutating func optionalBinding(_ binding: OptionalBindingConditionSyntax) {
        if let named = boundName(binding.pattern) {
            bound(named, value: binding.initializer?.value)
        } else {
            match(binding.pattern, binding.initializer, behind: binding.typeAnnotation)
            walk(binding.pattern)
        }
        walk(binding.initializer)
    }

    /// `match 10-20 pattern=10-12 value=15-20`, without `case` and `let`.
    mutating func match(
        _ pattern: PatternSyntax, _ value: InitializerClauseSyntax?, behind type: TypeAnnotationSyntax? = nil
    ) {
        let pattern = withoutLet(Syntax(pattern))
        let last = max(end(pattern), type.map { end($0) } ?? 0, value.map { end($0) } ?? 0)
        add("match", span(start(pattern), last), "pattern=" + span(pattern), "value=" + span(value?.value))
    }

    /// The places of conditions, without their `let` and `case`.
    private func conditions(_ conditions: ConditionElementListSyntax) -> String {
        list(
            conditions.map {
                switch Syntax($0.condition).as(SyntaxEnum.self) {
                case .matchingPatternCondition(let condition):
                    span(start(withoutLet(Syntax(condition.pattern))), end(condition))
                case .optionalBindingCondition(let condition): span(start(condition.pattern), end(condition))
                default: span($0.condition)
                }
            })
    }
}
