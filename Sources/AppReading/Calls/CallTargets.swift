/// Which code of the target a name in code makes run.
struct CallTargets {
    let trees: CodeTrees
    let declarations: DeclarationIndex
    let types: TypeReading

    /// A piece of code that a name reaches.
    struct Target {
        let unit: CodeUnit
        /// The type that has it; nil for what is outside of types.
        let owner: CodeType?
        let certainty: Certainty

        enum Certainty {
            /// It is this one.
            case sure
            /// It is a function that is only named, if not something else of its name.
            case named
            /// It may be this one, or one that has the same name.
            case perhaps
        }

        var isSure: Bool { certainty == .sure }

        /// The same, without a call of it.
        var named: Target { Target(unit: unit, owner: owner, certainty: certainty == .sure ? .named : .perhaps) }
    }

    init(_ trees: CodeTrees) {
        self.trees = trees
        declarations = DeclarationIndex(trees)
        types = TypeReading(trees: trees, declarations: declarations)
    }

    /// What a name or a member reaches where it stands: what is called, made, touched, or handed on as a function.
    func targets(of node: SyntaxNode) -> [Target] {
        guard let name = node.name else { return [] }
        let call = node.callOfIt
        switch node.kind {
        case .name: return named(name, node, call)
        case .member: return member(name, node, call)
        default: return []
        }
    }

    /// What runs when an object of a type is made.
    func making(_ type: CodeType) -> [Target] { made(type, nil) }

    // MARK: - Names

    private func named(_ name: String, _ node: SyntaxNode, _ call: SyntaxCall?) -> [Target] {
        if let declared = node.resolve(name) {
            if declared.kind == .parameter || declared.kind == .closure || declared.isInFunction { return [] }
            if declared.kind == .type { return call == nil ? [] : made(declared, node, call) }
        }
        let around = types.typeAround(node)
        if let around {
            let found = members(name, of: around, call)
            if !found.isEmpty { return found }
        }
        let globals = declarations.globals(name)
        let called = call.map { matching(globals, $0) } ?? globals
        if !called.isEmpty { return sure(called, of: nil) }
        guard call != nil, let type = trees.code.type(name, seenFrom: around?.name ?? "") else { return [] }
        return made(type, call)
    }

    private func made(_ declared: SyntaxNode, _ node: SyntaxNode, _ call: SyntaxCall?) -> [Target] {
        guard let name = declared.declaration?.name,
            let type = trees.code.type(name, seenFrom: types.typeAround(node)?.name ?? "")
        else { return [] }
        return made(type, call)
    }

    // MARK: - Members

    private func member(_ name: String, _ node: SyntaxNode, _ call: SyntaxCall?) -> [Target] {
        // `.shared` and `.make()`, whose type the context says; `.name` is no function.
        guard let base = node.child(.base) else {
            return perhaps(name, call).filter { $0.unit.isStatic && (call != nil || $0.unit.node.kind == .variable) }
        }
        let receiver = base.withoutMarks
        switch types.type(of: receiver) {
        case .own(let type):
            // `Outer.Inner()`.
            if call != nil, let inner = trees.code.type(type.name + "." + name) { return made(inner, call) }
            let isMaking = node.isSwift ? name == "init" : Declaration.isInitializer(name) || name == "new"
            if isMaking { return made(type, call) }
            guard type.isProtocol else { return members(name, of: type, call) }
            return perhaps(name, call).filter { target in
                target.owner.map { owner in declarations.lines(of: owner).contains { $0.name == type.name } } ?? false
            }
        case .outside: return []
        case .unknown:
            // What isn't spelled as a type can only be one of several that inherit from the same.
            let isObject = node.isSwift && receiver.lastName?.isTypeName != true
            return perhaps(name, call).filter { !isObject || !types.isOfItsTypeAlone($0.unit) }
        }
    }

    /// The members of a type or what it inherits from.
    private func members(_ name: String, of type: CodeType, _ call: SyntaxCall?) -> [Target] {
        if call?.node.isSwift != false, let property = declarations.property(name, of: type) {
            return sure([property], of: type)
        }
        let methods = declarations.methods(name, of: type)
        guard let call else {
            // A function that is only named may be meant, or something else of its name.
            if !methods.isEmpty { return sure(methods, of: type).map(\.named) }
            return declarations.property(name, of: type).map { sure([$0], of: type) } ?? []
        }
        let matching = matching(methods, call)
        if !matching.isEmpty { return sure(matching, of: type) + overriding(matching, of: type) }
        return declarations.property(name, of: type).map { sure([$0], of: type) } ?? []
    }

    /// What subclasses have in their place.
    private func overriding(_ parts: [CodeType.Part], of type: CodeType) -> [Target] {
        guard type.isClass, let name = parts.first?.declaration.name else { return [] }
        return declarations.members(parts[0].declaration.baseName).filter { member in
            member.part.declaration.name == name && member.owner.name != type.name
                && trees.code.withSuperclasses(member.owner).contains { $0.name == type.name }
        }.map { Target(unit: unit($0.part), owner: $0.owner, certainty: .perhaps) }
    }

    /// The functions of the target with that name, whatever type has them.
    private func perhaps(_ name: String, _ call: SyntaxCall?) -> [Target] {
        declarations.members(name).filter { member in
            guard let call, member.part.declaration.kind != .property else {
                return call == nil || member.part.declaration.kind == .property
            }
            return !matching([member.part], call).isEmpty
        }.map { Target(unit: unit($0.part), owner: $0.owner, certainty: .perhaps) }
    }

    // MARK: - Objects that are made

    /// The initializer of a type, and the values of its stored properties.
    private func made(_ type: CodeType, _ call: SyntaxCall?) -> [Target] {
        let initializers = declarations.initializers(of: type)
        let called = call.map { matching(initializers, $0) } ?? []
        return declarations.values(of: type).map { Target(unit: $0, owner: type, certainty: .sure) }
            + sure(called.isEmpty ? initializers : called, of: type)
    }

    // MARK: - Which of several

    /// Those that a call can mean: by all labels, else by those that it has, since arguments with defaults are left out and
    /// closures have no labels behind it.
    private func matching(_ parts: [CodeType.Part], _ call: SyntaxCall) -> [CodeType.Part] {
        let functions = parts.filter { $0.declaration.kind != .property }
        guard call.node.isSwift else { return functions }
        let labels = call.arguments.map { $0.name ?? "" }
        let exact = functions.filter { $0.declaration.parameters.map(\.label) == labels }
        if !exact.isEmpty { return exact }
        return functions.filter { part in
            var rest = part.declaration.parameters.map(\.label)[...]
            return call.arguments.allSatisfy { argument in
                let label = argument.name ?? ""
                let isTrailing = label.isEmpty && argument.child(.value)?.kind == .closure
                guard let index = rest.firstIndex(where: { $0 == label || isTrailing }) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
    }

    /// One is sure, the first of a class and its superclasses too; of overloads each may be it.
    private func sure(_ parts: [CodeType.Part], of type: CodeType?) -> [Target] {
        guard let first = parts.first else { return [] }
        let firstOwner = owner(of: first)
        let nearest = type == nil ? parts : parts.filter { owner(of: $0) == firstOwner }
        return nearest.map { Target(unit: unit($0), owner: type, certainty: nearest.count == 1 ? .sure : .perhaps) }
    }

    private func owner(of part: CodeType.Part) -> String? {
        trees.code.name(ofTypeAt: trees.code.place(part))
    }

    private func unit(_ part: CodeType.Part) -> CodeUnit { CodeUnit(around: trees.node(part)) }
}

extension CodeType {
    var isProtocol: Bool { parts.contains { $0.declaration.kind == .protocol } }
}

extension SyntaxNode {
    /// The call of what a name or a member names, whatever marks are around it.
    var callOfIt: SyntaxCall? {
        var node = self
        while let outer = node.parent, outer.kind == .optionalChain || outer.kind == .forcedUnwrap { node = outer }
        return node.role == .callee ? SyntaxCall(node.parent) : nil
    }

    /// Whether it is declared inside of a function.
    fileprivate var isInFunction: Bool {
        kind == .variable && role != .member && parent?.kind != .file || isLocalFunction
    }

    /// Whether it is a function that is declared in the body of another.
    var isLocalFunction: Bool { kind == .function && role == .statement && parent?.kind != .file }
}
