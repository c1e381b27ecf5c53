/// A property of a class of the target that gets what a method carries.
struct StoredProperty {
    /// Where code asks for it.
    let uses: [SyntaxNode]
    /// Where code only sets it.
    let sets: [SyntaxNode]
    /// The class that has it and its superclasses.
    let line: [CodeType]
    private let code: TargetCode

    /// Nil unless an expression is what such a property gets, and all that asks for it can be seen.
    init?(getting value: SyntaxNode, _ trees: CodeTrees) {
        let code = trees.code
        let value = value.inCasts
        guard value.role == .right, let assignment = value.parent, assignment.kind == .assignment,
            assignment.isNamed("="), let property = assignment.child(.left)?.nameOfOwnProperty,
            let type = code.name(ofTypeAt: value.place).flatMap({ code.type($0) })
        else { return nil }
        let line = code.withSuperclasses(type)
        let isSwift = value.isSwift
        let members = line.flatMap(\.parts).flatMap(\.declaration.members)
        let declared = members.filter { $0.kind == .property && [property, "_" + property].contains($0.name) }
        guard !declared.isEmpty, declared.allSatisfy({ $0.isPlain(isSwift: isSwift) }),
            !line.contains(where: { type in
                let isHidden = declared.contains { $0.modifiers.contains(.hidden) }
                return isHidden ? type.isSynthesized : type.isPromised(in: code)
            }), !members.contains(where: { $0.kind == .function && $0.name.isAccessor(of: property) }),
            let mentions = Self.mentions(of: isSwift ? [property] : [property, "_" + property], trees)
        else { return nil }
        (uses, sets) = (mentions.filter { !$0.isOnlySet }, mentions.filter(\.isOnlySet))
        (self.line, self.code) = (line, code)
    }

    /// Whether only the class itself asks for it.
    private var isUsedAtHome: Bool {
        uses.allSatisfy { use in
            guard let type = code.name(ofTypeAt: use.place), line.contains(where: { $0.name == type }) else {
                return false
            }
            return use.kind == .name || use.child(.base)?.isNamed("self") == true
        }
    }

    /// What the class looks at of options that it keeps so; nil where something else is done with them.
    func reads(as role: CarriedRole) -> [CarriedMention.Use]? { isUsedAtHome ? Self.reads(of: uses, as: role) : nil }

    /// How often what is looked at may get another name, which may be one that it had before.
    private static let namesLimit = 8

    private static func reads(of mentions: [SyntaxNode], as role: CarriedRole, names: Int = 0) -> [CarriedMention.Use]?
    {
        var reads: [CarriedMention.Use] = []
        for mention in mentions {
            let use = CarriedMention(role, mention, ActingCode(nil)).use
            switch use {
            case .nothing, .dropped: break
            case .read, .readByLibrary, .asked: reads.append(use)
            case .alias(let variables, .option(let slot, let first, let place)):
                let option = CarriedRole.option(slot, first: first, at: place)
                let isFollowed = names < namesLimit && !variables.contains(where: \.isBoundAgain)
                let further =
                    isFollowed ? Self.reads(of: variables.flatMap(\.mentions), as: option, names: names + 1) : nil
                reads += further ?? [.read(slot, first: first, at: place)]
            case .alias, .returned, .tested, .taken, .handed: return nil
            }
        }
        return reads
    }

    /// Where names mean the property; nil where one of them is in code that isn't followed.
    private static func mentions(of names: [String], _ trees: CodeTrees) -> [SyntaxNode]? {
        let searched = SearchedNames(names)
        var mentions: [SyntaxNode] = []
        for (number, file) in trees.code.files.enumerated() {
            let bytes = file.text.text.source.bytes[...]
            if names.contains(where: { bytes.range(of: "\"\($0)\"") != nil }) { return nil }
            for mention in file.mentions(of: searched) {
                guard let node = trees.tree(number).node(of: mention) else { return nil }
                switch node.kind {
                case .name:
                    let declared = node.name.flatMap(node.resolve)
                    if declared.map({ $0.role == .member }) ?? true { mentions.append(node) }
                case .member: mentions.append(node)
                case .variable:
                    if node.bindsItself { mentions.append(node) }
                    // A subclass that looks at it, or another property with the name.
                    if !node.children(.accessor).isEmpty { return nil }
                case .parameter, .argument, .enumCase: break
                default: return nil
                }
            }
        }
        return mentions
    }
}

extension SyntaxNode {
    /// `item` of `item`, `self.item` and Objective-C's `_item`, if that may be a property of the class around it.
    fileprivate var nameOfOwnProperty: String? {
        let node = withoutMarks
        guard let name = node.name else { return nil }
        switch node.kind {
        case .name:
            guard node.resolve(name).map({ $0.role == .member }) ?? true else { return nil }
            return isSwift || !name.hasPrefix("_") ? name : String(name.dropFirst())
        case .member: return node.child(.base)?.isNamed("self") == true ? name : nil
        default: return nil
        }
    }

    /// The expression with the casts and the marks around it: `launchOptions?[.url] as? URL`.
    fileprivate var inCasts: SyntaxNode {
        var node = self
        while let outer = node.parent, [.cast, .tuple, .optionalChain, .forcedUnwrap].contains(outer.kind) {
            node = outer
        }
        return node
    }

    /// `if let item`, `[item]` of a closure.
    var bindsItself: Bool { kind == .variable && [.condition, .capture].contains(role) && child(.value) == nil }

    /// Whether something in its function takes its name over: `if let item`, `[item]` of a closure.
    fileprivate var isBoundAgain: Bool {
        guard let name, let function = enclosingFunction else { return true }
        return function.descendants.contains { $0.bindsItself && $0 != self && $0.isNamed(name) }
    }

    /// Whether an assignment gives it a value: `handler = …`, `self.handler = …`.
    var isOnlySet: Bool { role == .left && parent?.kind == .assignment && parent?.isNamed("=") == true }
}

extension Declaration {
    /// Whether nothing runs when the property is set, and nothing else looks at it.
    fileprivate func isPlain(isSwift: Bool) -> Bool {
        guard isSwift else { return !hasBody && !node.text.contains("getter") }
        return !hasBody && attributes.allSatisfy { $0.name == "objc" || $0.name == "MainActor" }
    }
}

extension CodeType {
    /// Whether the compiler makes code of it that looks at all its properties.
    fileprivate var isSynthesized: Bool {
        inherited.contains { ["Codable", "Encodable", "Equatable", "Hashable"].contains($0.lastName) }
    }

    /// Whether it keeps a promise of a protocol that isn't known to ask for nothing.
    fileprivate func isPromised(in code: TargetCode) -> Bool {
        inherited.contains {
            !FrameworkClass.implementNothing.contains($0.lastName) && code.type($0, seenFrom: name) == nil
        }
    }
}

extension String {
    /// `setItem:` of `item`.
    fileprivate func isAccessor(of property: String) -> Bool {
        self == property || self == "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }
}

extension SyntaxNode {
    /// Whether it is a stored property that is nil until code sets it.
    var isNilAtFirst: Bool {
        writtenType.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true && child(.value) == nil
            && child(.accessor) == nil && children(.attribute).isEmpty
    }
}
