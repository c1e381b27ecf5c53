import SwiftSyntax

extension CompilersFacts {
    /// Writes what a node declares, with what is in it; false if it declares nothing.
    mutating func declares(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let type): self.type("class", type, type.classKeyword, plainName(type.name))
        case .structDecl(let type): self.type("struct", type, type.structKeyword, plainName(type.name))
        case .enumDecl(let type): self.type("enum", type, type.enumKeyword, plainName(type.name))
        case .actorDecl(let type): self.type("actor", type, type.actorKeyword, plainName(type.name))
        case .protocolDecl(let type): self.type("protocol", type, type.protocolKeyword, plainName(type.name))
        case .extensionDecl(let type): self.type("extension", type, type.extensionKeyword, typeName(type.extendedType))
        case .functionDecl(let function): self.function(function)
        case .initializerDecl(let function): initializer(function)
        case .deinitializerDecl(let function):
            callable("deinitializer", function, function.deinitKeyword, "deinit", [], function.body)
        case .subscriptDecl(let function): self.subscript(function)
        case .variableDecl(let variables): self.variables(variables)
        case .enumCaseDecl(let enumCases): self.enumCases(enumCases)
        case .functionParameter(let parameter):
            walk(parameter.attributes)
            self.parameter(parameter.secondName ?? parameter.firstName, parameter.defaultValue)
        case .closureParameter(let parameter):
            walk(parameter.attributes)
            self.parameter(parameter.secondName ?? parameter.firstName, nil)
        case .closureShorthandParameter(let parameter): self.parameter(parameter.name, nil)
        case .accessorParameters(let parameters): parameter(parameters.name, nil)
        case .accessorBlock(let block): accessors(block)
        case .accessorDecl(let accessor): self.accessor(accessor)
        case .attribute(let attribute): self.attribute(attribute)
        case .importDecl, .typeAliasDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl:
            add("other", span(end(node), end(node)))
            walk(node.asProtocol((any WithAttributesSyntax).self)?.attributes)
        case .macroDecl:
            add("other", span(end(node), end(node)))
            walkChildren(node)
        default: return false
        }
        return true
    }

    // MARK: - Types and functions

    /// `class 10-90 Name in=3 inherits=[A,B] @=[main,objc] final`: from the word that introduces it.
    private mutating func type(
        _ kind: String, _ type: some DeclGroupSyntax & WithModifiersSyntax & WithAttributesSyntax, _ word: TokenSyntax,
        _ name: String
    ) {
        let inherited = type.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
        add(
            kind, span(start(word), end(type)), name, "in=\(parents[parents.count - 1])", "inherits=" + list(inherited),
            marks(type))
        inside(start(word)) {
            $0.walk(type.attributes)
            $0.walk(type.memberBlock)
        }
    }

    private mutating func inside(_ parent: Int, _ walk: (inout CompilersFacts) -> Void) {
        parents.append(parent)
        walk(&self)
        parents.removeLast()
    }

    private mutating func function(_ function: FunctionDeclSyntax) {
        let isOperator = if case .identifier = function.name.tokenKind { false } else { true }
        let parameters = function.signature.parameterClause.parameters.map {
            (label: label($0, isFirstNameLabel: !isOperator), name: $0.secondName ?? $0.firstName)
        }
        callable(
            "function", function, function.funcKeyword, plainName(function.name), parameters, function.body,
            effects(function.signature.effectSpecifiers))
    }

    private mutating func initializer(_ function: InitializerDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters.map {
            (label: label($0, isFirstNameLabel: true), name: $0.secondName ?? $0.firstName)
        }
        callable(
            "initializer", function, function.initKeyword, "init", parameters, function.body,
            effects(function.signature.effectSpecifiers))
    }

    private mutating func `subscript`(_ function: SubscriptDeclSyntax) {
        let parameters = function.parameterClause.parameters.map {
            (label: label($0, isFirstNameLabel: false), name: $0.secondName ?? $0.firstName)
        }
        callable("subscript", function, function.subscriptKeyword, "subscript", parameters, nil)
    }

    /// `function 10-90 open(_:in:) in=3 params=[_ url,in place] body=30-90 @=[objc] static async throws`: from `static` or
    /// `class` or the word that introduces it.
    private mutating func callable(
        _ kind: String, _ function: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax,
        _ word: TokenSyntax, _ name: String, _ parameters: [(label: String, name: TokenSyntax)],
        _ body: CodeBlockSyntax?, _ effects: String = ""
    ) {
        let isStatic = function.modifiers.last { ["static", "class"].contains($0.name.text) }
        let start = start(isStatic?.name ?? word)
        let labels = kind == "deinitializer" ? "" : "(" + parameters.map { $0.label + ":" }.joined() + ")"
        add(
            kind, span(start, end(function)), name + labels, "in=\(parents[parents.count - 1])",
            "params=" + list(parameters.map { $0.label + " " + plainName($0.name) }), "body=" + span(body),
            marks(function) + effects)
        inside(start) { $0.walkChildren(function) }
    }

    private func label(_ parameter: FunctionParameterSyntax, isFirstNameLabel: Bool) -> String {
        parameter.secondName == nil && !isFirstNameLabel ? "_" : plainName(parameter.firstName)
    }

    private func effects(_ effects: FunctionEffectSpecifiersSyntax?) -> String {
        let isAsync = effects?.asyncSpecifier != nil
        let throwing = effects?.throwsClause?.throwsSpecifier.text
        return (isAsync ? " async" : "") + (throwing.map { " " + $0 } ?? "")
    }
}
