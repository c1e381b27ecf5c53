import SwiftOperators
import SwiftSyntax

extension CompilersFacts {
    /// Writes what an expression is, with what is in it; false for anything else.
    mutating func expresses(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .functionCallExpr(let call):
            let labels = labels(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
            add("call", span(node), "callee=" + span(call.calledExpression), calledName(call.calledExpression) + labels)
            trailing(call.trailingClosure, call.additionalTrailingClosures)
        case .macroExpansionExpr(let macro):
            self.macro(node, macro.macroName, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
        case .macroExpansionDecl(let macro):
            self.macro(node, macro.macroName, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
        case .subscriptCallExpr(let call):
            let labels = labels(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
            add("subscript", span(node), "base=" + span(call.calledExpression), labels)
            trailing(call.trailingClosure, call.additionalTrailingClosures)
        case .labeledExpr(let argument):
            add("argument", span(argument.expression), argument.label.map(plainName) ?? "_")
        case .closureExpr(let closure): self.closure(closure)
        case .closureCapture(let capture): bound(capture.name, value: capture.initializer?.value)
        case .keyPathExpr(let path): keyPath(path)
        case .memberAccessExpr(let member):
            let name = member.declName.baseName
            add("member", span(name), plainName(name), "base=" + span(member.base))
            walk(member.base)
            return true
        case .declReferenceExpr(let name): add("name", span(name.baseName), plainName(name.baseName))
        case .superExpr: add("name", span(node), "super")
        default: return operates(node) || isLiteral(node)
        }
        if !node.is(KeyPathExprSyntax.self) { walkChildren(node) }
        return true
    }

    // MARK: - Calls

    /// `macro 10-20 name(_:label:)`; arguments and what is in them follow as those of a call.
    private mutating func macro(
        _ node: Syntax, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ more: MultipleTrailingClosureElementListSyntax
    ) {
        add("macro", span(node), plainName(name) + labels(arguments, closure, more))
        trailing(closure, more)
    }

    /// `(_:label:)`, with trailing closures.
    func labels(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax? = nil,
        _ more: MultipleTrailingClosureElementListSyntax = []
    ) -> String {
        let labels =
            arguments.map { $0.label.map(plainName) ?? "_" } + (closure == nil ? [] : ["_"])
            + more.map { plainName($0.label) }
        return "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    private mutating func trailing(_ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax) {
        if let closure { add("argument", span(closure), "_") }
        for element in more { add("argument", span(element.closure), plainName(element.label)) }
    }

    /// `open` of `open(url)` and `app.open(url)`, `-` for what has no name.
    private func calledName(_ callee: ExprSyntax) -> String {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): plainName(name.baseName)
        case .memberAccessExpr(let member): plainName(member.declName.baseName)
        case .genericSpecializationExpr(let generic): calledName(generic.expression)
        case .superExpr: "super"
        default: "-"
        }
    }

    /// `closure 10-40 params=[a,_] captures=[self]`
    private mutating func closure(_ closure: ClosureExprSyntax) {
        let clause = closure.signature?.parameterClause
        let short = clause?.as(ClosureShorthandParameterListSyntax.self)?.map(\.name) ?? []
        let long = clause?.as(ClosureParameterClauseSyntax.self)?.parameters.map { $0.secondName ?? $0.firstName } ?? []
        let captures = closure.signature?.capture?.items.map { plainName($0.name) } ?? []
        add("closure", span(closure), "params=" + list((short + long).map(plainName)), "captures=" + list(captures))
    }

    /// `keyPath 10-20`; the arguments of subscripts and methods follow.
    private mutating func keyPath(_ path: KeyPathExprSyntax) {
        add("keyPath", span(path))
        for component in path.components {
            for part in component.component.children(viewMode: .sourceAccurate) {
                if part.is(LabeledExprListSyntax.self) { walk(part) }
            }
        }
    }

    // MARK: - Operators

    /// The kinds whose places a sequence of operators decides come first.
    private mutating func operates(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .infixOperatorExpr(let infix): self.infix(infix)
        case .ternaryExpr(let ternary):
            add(
                "ternary", span(node), "if=" + span(ternary.condition), "then=" + span(ternary.thenExpression),
                "else=" + span(ternary.elseExpression))
        case .asExpr(let cast):
            add(
                "cast", span(node), "as" + (cast.questionOrExclamationMark?.text ?? ""),
                "value=" + span(cast.expression))
        case .isExpr(let cast): add("cast", span(node), "is", "value=" + span(cast.expression))
        case .tryExpr(let attempt): add("try", span(node), "operand=" + span(attempt.expression))
        case .awaitExpr(let wait): add("await", span(node), "operand=" + span(wait.expression))
        case .unsafeExpr(let word): add("word", span(node), "unsafe", "operand=" + span(word.expression))
        case .consumeExpr(let word): add("word", span(node), "consume", "operand=" + span(word.expression))
        case .copyExpr(let word): add("word", span(node), "copy", "operand=" + span(word.expression))
        case .discardStmt(let word): add("word", span(node), "discard", "operand=" + span(word.expression))
        case .yieldStmt(let word): add("word", span(node), "yield", "operand=" + span(word.yieldedExpressions))
        case .prefixOperatorExpr(let prefix):
            add("prefix", span(node), prefix.operator.text, "operand=" + span(prefix.expression))
        case .inOutExpr(let prefix): add("prefix", span(node), "&", "operand=" + span(prefix.expression))
        case .postfixOperatorExpr(let postfix):
            add("postfix", span(node), postfix.operator.text, "operand=" + span(postfix.expression))
        case .optionalChainingExpr(let chain): add("optionalChain", span(node), "base=" + span(chain.expression))
        case .forceUnwrapExpr(let unwrap): add("forcedUnwrap", span(node), "base=" + span(unwrap.expression))
        case .sequenceExpr(let sequence):
            unfolded(sequence)
            return true
        default: return false
        }
        walkChildren(node)
        return true
    }

    private mutating func infix(_ infix: InfixOperatorExprSyntax) {
        guard !infix.operator.is(ArrowExprSyntax.self) else { return }
        let name = infix.operator.trimmedDescription
        let group = operators.infixOperator(named: name)?.precedenceGroup
        let isAssignment = infix.operator.is(AssignmentExprSyntax.self) || group == "AssignmentPrecedence"
        add(
            isAssignment ? "assignment" : "binary", span(infix), name, "left=" + span(infix.leftOperand),
            "right=" + span(infix.rightOperand))
    }

    /// `unfolded 10-40 [10-12,14-16]`: what its operators and the words before its operands belong to isn't known.
    private mutating func unfolded(_ sequence: SequenceExprSyntax) {
        let elements = sequence.elements.map { withoutWords($0) }
        add("unfolded", span(sequence), spans(elements))
        for element in elements { walk(element) }
    }

    private func withoutWords(_ element: ExprSyntax) -> ExprSyntax {
        switch element.as(ExprSyntaxEnum.self) {
        case .tryExpr(let element): withoutWords(element.expression)
        case .awaitExpr(let element): withoutWords(element.expression)
        case .unsafeExpr(let element): withoutWords(element.expression)
        default: element
        }
    }

    // MARK: - Literals

    /// `array 10-20 2`: the number of elements of what has some.
    private mutating func isLiteral(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .stringLiteralExpr(let string):
            let interpolations = string.segments.filter { $0.is(ExpressionSegmentSyntax.self) }.count
            add(interpolations == 0 ? "string" : "interpolated", span(node))
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr:
            add("literal", span(node))
        case .arrayExpr(let array): add("array", span(node), "\(array.elements.count)")
        case .dictionaryExpr(let dictionary):
            add("dictionary", span(node), "\(dictionary.content.as(DictionaryElementListSyntax.self)?.count ?? 0)")
        case .tupleExpr(let tuple): add("tuple", span(node), "\(tuple.elements.count)")
        default: return false
        }
        walkChildren(node)
        return true
    }
}
