import SwiftSyntax

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
