/// Which code of the target a name in code makes run.
struct CallTargets {
    let trees: CodeTrees
    let declarations: DeclarationIndex
    let types: TypeReading
    /// How many types of the target adopt a protocol, by each name that they may adopt it by.
    private let conformers = CachedValue<[String: Int]>()

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

        /// Whether it is a part of its type itself, and not of the type's objects.
        var isOfType: Bool { unit.isStatic }

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

    /// The function of the target that a call is sure to reach.
    func function(_ call: SyntaxCall) -> Target? {
        guard let callee = call.callee else { return nil }
        let functions = targets(of: callee).filter { $0.unit.node.kind == .function }
        return functions.count == 1 && functions[0].isSure ? functions[0] : nil
    }

    func making(_ type: CodeType) -> [Target] { made(type, nil) }

    // MARK: - Names

    private func named(_ name: String, _ node: SyntaxNode, _ call: SyntaxCall?) -> [Target] {
        if let declared = node.resolve(name) {
            if declared.kind == .parameter || declared.kind == .closure || declared.isInFunction { return [] }
            if declared.kind == .type { return call == nil ? [] : made(declared, node, call) }
        }
        if let receiver = node.receiverOfSelector?.withoutMarks {
            switch types.type(of: receiver) {
            case .own(let type): return members(name, of: type, call, from: node, isOfType: types.isType(receiver))
            case .unknown: return perhaps(name, call, from: node)
            case .outside: break
            }
        }
        let around = types.typeAround(node)
        if let around {
            if name == "Self", call != nil { return made(around, call) }
            // Without a receiver only members of the same level are meant.
            let isOfType = CodeUnit(around: node).isStatic
            let found = members(name, of: around, call, from: node, isOfType: isOfType)
            if found.contains(where: { $0.isOfType == isOfType }) { return found }
        }
        let globals = declarations.globals(name).filter { declarations.isVisible($0, from: node) }
        let called = call.map { CallMatch($0, trees).functions(of: globals) } ?? globals
        if !called.isEmpty {
            // What the type has of others comes before.
            return around?.isOfTarget == false ? called.map { perhaps($0, of: nil) } : sure(called, of: nil)
        }
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
            return perhaps(name, call, from: node).filter { target in
                let isOfType = target.unit.isStatic || target.unit.isInitializer
                return isOfType && (call != nil || target.unit.node.kind == .variable)
            }
        }
        let receiver = base.withoutMarks
        if let listed = types.typesInLoop(receiver) {
            return listed.flatMap { members(name, of: $0, call, from: node, isOfType: false) }
        }
        switch types.type(of: receiver) {
        case .own(let type):
            // `Outer.Inner()`.
            if call != nil, let inner = trees.code.type(type.name + "." + name) { return made(inner, call) }
            let isMaking = node.isSwift ? name == "init" : Declaration.isInitializer(name) || name == "new"
            if isMaking { return made(type, call) }
            guard type.isProtocol else {
                return members(name, of: type, call, from: node, isOfType: types.isType(receiver))
            }
            return perhaps(name, call, from: node).filter { target in
                target.owner.map { owner in declarations.lines(of: owner).contains { $0.name == type.name } } ?? false
            }
        case .outside: return extensions(name, of: nil, call, from: node)
        case .unknown:
            // What isn't spelled as a type can only be one of several that inherit from the same.
            let isObject = node.isSwift && receiver.lastName?.isTypeName != true
            return perhaps(name, call, from: node).filter { !isObject || !types.isOfItsTypeAlone($0.unit) }
        }
    }

    /// Whether a member is that of an object whose protocol only one type of the target adopts.
    func isOfOnlyConformer(_ node: SyntaxNode) -> Bool {
        guard let base = node.child(.base), case .own(let type) = types.type(of: base.withoutMarks), type.isProtocol
        else { return false }
        return conformers { countedConformers }[type.name] == 1
    }

    private var countedConformers: [String: Int] {
        var counts: [String: Int] = [:]
        for type in trees.code.allTypes where type.isOfTarget && !type.isProtocol {
            let inherited = trees.code.withSuperclasses(type).flatMap(\.inherited).flatMap { name in
                let parts = name.split(separator: ".")
                return parts.indices.map { parts[$0...].joined(separator: ".") }
            }
            for name in Set(inherited) { counts[name, default: 0] += 1 }
        }
        return counts
    }

    /// The members of a type or what it inherits from: where it has two of a name, those that the type itself has or those
    /// of its objects.
    private func members(_ name: String, of type: CodeType, _ call: SyntaxCall?, from node: SyntaxNode, isOfType: Bool)
        -> [Target]
    {
        let visible = declarations.members(name, of: type).filter { declarations.isVisible($0, from: node) }
        let fitting = visible.filter { $0.declaration.isOfType == isOfType }
        let all = fitting.isEmpty ? visible : fitting
        let property = all.first { $0.declaration.kind == .property }
        let methods = all.filter { $0.declaration.kind != .property }
        guard let call else {
            if let property, methods.isEmpty { return sure([property], of: type) }
            let getters = methods.filter { isGetter($0, from: node, besides: visible) }
            if !getters.isEmpty { return sure(getters, of: type) }
            // A function that is only named may be meant, or something else of its name.
            return property == nil ? sure(methods, of: type).map(\.named) : all.map { perhaps($0, of: type) }
        }
        let match = CallMatch(call, trees)
        let matching = match.functions(of: methods)
        if isOfType, declarations.hasCase(name, in: type) { return all.map { perhaps($0, of: type) } }
        if let property, call.node.isSwift, !matching.contains(where: match.isExact) {
            let called = matching.map { perhaps($0, of: type) }
            return called.isEmpty ? sure([property], of: type) : called + [perhaps(property, of: type)]
        }
        if !matching.isEmpty { return sure(matching, of: type) + overriding(matching, of: type) }
        return property.map { sure([$0], of: type) } ?? extensions(name, of: type, call, from: node)
    }

    /// Whether a method of Objective-C runs where only its name stands: there it is a message, and Swift sends it to what is
    /// declared as a property.
    private func isGetter(_ method: CodeType.Part, from node: SyntaxNode, besides members: [CodeType.Part]) -> Bool {
        guard node.kind == .member, !trees.node(method).isSwift, !method.declaration.name.contains(":") else {
            return false
        }
        return !node.isSwift
            || members.contains { $0.declaration.kind == .property && $0.declaration.name == method.declaration.name }
    }

    /// What the target adds to types of others that one of theirs may inherit from.
    private func extensions(_ name: String, of type: CodeType?, _ call: SyntaxCall?, from node: SyntaxNode) -> [Target]
    {
        if type?.isOfTarget == true { return [] }
        return perhaps(name, call, from: node).filter { $0.owner?.isOfTarget == false }
    }

    /// What subclasses have in their place.
    private func overriding(_ parts: [CodeType.Part], of type: CodeType) -> [Target] {
        guard type.isClass, let name = parts.first?.declaration.name else { return [] }
        return declarations.members(parts[0].declaration.baseName).filter { member in
            member.part.declaration.name == name && member.owner.name != type.name
                && declarations.descends(member.owner, from: type.name)
        }.map { Target(unit: unit($0.part), owner: $0.owner, certainty: .perhaps) }
    }

    /// The functions of the target with that name, of any type.
    private func perhaps(_ name: String, _ call: SyntaxCall?, from node: SyntaxNode) -> [Target] {
        let match = call.map { CallMatch($0, trees) }
        return declarations.members(name).filter { declarations.isVisible($0.part, from: node) }.filter { member in
            guard let match, member.part.declaration.kind != .property else {
                return match == nil || member.part.declaration.kind == .property
            }
            return !match.functions(of: [member.part]).isEmpty
        }.map { Target(unit: unit($0.part), owner: $0.owner, certainty: .perhaps) }
    }

    // MARK: - Objects that are made

    /// The initializer of a type, and the values of its stored properties.
    private func made(_ type: CodeType, _ call: SyntaxCall?) -> [Target] {
        let initializers = declarations.initializers(of: type)
        let called = call.map { CallMatch($0, trees).functions(of: initializers) } ?? initializers
        // The compiler's own initializer, or that of a type that others declare, may be meant.
        let isSure = !called.isEmpty && type.isOfTarget
        return declarations.values(of: type).map { Target(unit: $0, owner: type, certainty: .sure) }
            + (isSure ? sure(called, of: type) : (called.isEmpty ? initializers : called).map { perhaps($0, of: type) })
    }

    // MARK: - Which of several

    /// One is sure, the first of a class and its superclasses too; of overloads each may be it.
    private func sure(_ parts: [CodeType.Part], of type: CodeType?) -> [Target] {
        guard let first = parts.first else { return [] }
        let firstOwner = owner(of: first)
        let nearest = type == nil ? parts : parts.filter { owner(of: $0) == firstOwner }
        return nearest.map { Target(unit: unit($0), owner: type, certainty: nearest.count == 1 ? .sure : .perhaps) }
    }

    private func perhaps(_ part: CodeType.Part, of type: CodeType?) -> Target {
        Target(unit: unit(part), owner: type, certainty: .perhaps)
    }

    private func owner(of part: CodeType.Part) -> String? { trees.code.name(ofTypeAt: trees.code.place(part)) }

    private func unit(_ part: CodeType.Part) -> CodeUnit { CodeUnit(around: trees.node(part)) }
}

extension CodeType {
    /// Whether the target declares it, and doesn't just extend it.
    var isOfTarget: Bool { parts.contains { $0.declaration.kind != .extension && $0.declaration.category == nil } }

    var isProtocol: Bool { parts.contains { $0.declaration.kind == .protocol } }
}

extension SyntaxNode {
    /// What it is with the marks around it: `item?` of `item?.url`, `item!`.
    var inMarks: SyntaxNode {
        var node = self
        while let outer = node.parent, outer.kind == .optionalChain || outer.kind == .forcedUnwrap { node = outer }
        return node
    }

    /// The call of what a name or a member names, with any marks around it.
    var callOfIt: SyntaxCall? {
        let node = inMarks
        return node.role == .callee ? SyntaxCall(node.parent) : nil
    }

    /// The object or the class that gets a selector: `[Refresh performSelector:@selector(begin) withObject:nil afterDelay:0]`,
    /// `[center addObserver:refresh selector:@selector(begin) name:name object:nil]`.
    fileprivate var receiverOfSelector: SyntaxNode? {
        guard !isSwift, let selector = ancestors.prefix(2).first(where: { $0.kind == .macro }),
            let argument = selector.parent, argument.kind == .argument, let call = SyntaxCall(argument.parent),
            let name = call.name
        else { return nil }
        if name.hasPrefix("performSelector") { return call.receiver }
        let parts = name.split(separator: ":").map { $0.lowercased() }
        // `addObserver:`, `addTarget:`, `scheduledTimerWithTimeInterval:target:`, `displayLinkWithTarget:`
        let target = parts.firstIndex { $0.hasSuffix("target") || $0 == "addobserver" }
        return target.flatMap { call.values.indices.contains($0) ? call.values[$0] : nil }
    }

    /// Whether it is declared inside of a function.
    fileprivate var isInFunction: Bool {
        kind == .variable && role != .member && parent?.kind != .file || isLocalFunction
    }

    /// Whether it is a function that is declared in the body of another.
    var isLocalFunction: Bool { kind == .function && role == .statement && parent?.kind != .file }
}
