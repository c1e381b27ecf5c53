import SwiftSyntax

extension CompilersFacts {
    /// `variable 14-18 name value=21-22 type=Int @=[State] static`: at its name; type, attributes and modifiers of one
    /// that isn't a part of a pattern.
    mutating func variables(_ variables: VariableDeclSyntax) {
        walk(variables.attributes)
        for binding in variables.bindings {
            let named = boundName(binding.pattern)
            if let named {
                let type = binding.typeAnnotation.map { typeName($0.type) } ?? "-"
                let value = binding.initializer?.value
                add("variable", span(named), plainName(named), "value=" + span(value), "type=" + type, marks(variables))
            } else {
                match(binding.pattern, binding.initializer, behind: binding.typeAnnotation)
            }
            walk(named == nil ? binding.pattern : nil)
            walk(binding.initializer)
            walk(binding.accessorBlock)
        }
    }

    /// The only name of a pattern.
    func boundName(_ pattern: PatternSyntax) -> TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

    /// One name in a pattern.
    mutating func bound(_ name: TokenSyntax, value: ExprSyntax? = nil) {
        add("variable", span(name), plainName(name), "value=" + span(value))
    }

    /// `parameter 10-14 name value=20-21` at the name that is seen inside; none for `_` and for a type alone.
    mutating func parameter(_ name: TokenSyntax?, _ value: InitializerClauseSyntax?) {
        if let name, name.text != "_" { add("parameter", span(name), plainName(name), "value=" + span(value?.value)) }
        walk(value)
    }

    /// `enumCase 10-14 name params=2 value=17-18` at its name.
    mutating func enumCases(_ cases: EnumCaseDeclSyntax) {
        walk(cases.attributes)
        for element in cases.elements {
            let parameters = element.parameterClause?.parameters
            add(
                "enumCase", span(element.name), plainName(element.name), "params=\(parameters?.count ?? 0)",
                "value=" + span(element.rawValue?.value))
            for one in parameters ?? [] { parameter(one.secondName ?? one.firstName, one.defaultValue) }
            walk(element.rawValue)
        }
    }

    // MARK: - Accessors

    /// `accessor 10-20 -` for the braces of `var x: Int { 1 }`.
    mutating func accessors(_ block: AccessorBlockSyntax) {
        if case .getter(let statements) = block.accessors {
            add("accessor", span(block), "-")
            walk(statements)
        } else {
            walkChildren(block)
        }
    }

    /// `accessor 10-30 get body=14-30` from `get` on.
    mutating func accessor(_ accessor: AccessorDeclSyntax) {
        let word = accessor.accessorSpecifier
        add("accessor", span(start(word), end(accessor)), word.text, "body=" + span(accessor.body))
        walkChildren(accessor)
    }

    // MARK: - Attributes

    /// `attribute 10-20 Name(label:_:)`: with the arguments of those whose names begin with a capital letter.
    mutating func attribute(_ attribute: AttributeSyntax) {
        let name = typeName(attribute.attributeName)
        if name == "available" { return add("availability", span(attribute)) }
        guard name.first?.isUppercase == true, case .argumentList(let arguments) = attribute.arguments else {
            return add("attribute", span(attribute), name)
        }
        add("attribute", span(attribute), name + labels(arguments))
        walk(arguments)
    }

    /// `@=[main,objc] static final override`: all attributes, and the modifiers that are asked for.
    func marks(_ declaration: some WithModifiersSyntax & WithAttributesSyntax) -> String {
        let modifiers = declaration.modifiers.map(\.name.text)
        let attributes = declaration.attributes.compactMap {
            $0.as(AttributeSyntax.self).map { typeName($0.attributeName) }
        }
        let told = ["static", "class", "final", "override"].filter(modifiers.contains)
        return (["@=" + list(attributes)] + told).joined(separator: " ")
    }

    // MARK: - Types

    /// A type by the names in it, without generic arguments; others as they stand.
    func typeName(_ type: some TypeSyntaxProtocol) -> String {
        switch Syntax(type).as(SyntaxEnum.self) {
        case .identifierType(let type): plainName(type.name)
        case .memberType(let type): typeName(type.baseType) + "." + plainName(type.name)
        case .attributedType(let type): typeName(type.baseType)
        case .someOrAnyType(let type): typeName(type.constraint)
        case .suppressedType(let type): typeName(type.type)
        case .implicitlyUnwrappedOptionalType(let type): typeName(type.wrappedType)
        case .compositionType(let type): type.elements.first.map { typeName($0.type) } ?? ""
        default: type.trimmedDescription.filter { !$0.isWhitespace }
        }
    }
}
