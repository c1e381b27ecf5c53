/// What a target declares, by the names that code calls it by.
final class DeclarationIndex {
    let trees: CodeTrees
    private let globals = CachedValue<[String: [CodeType.Part]]>()
    private let members = CachedValue<[String: [Member]]>()
    private let others = CachedValue<Set<String>>()
    private let ofTypes = CachedValues<String, [String: [CodeType.Part]]>()
    private let valuesOfTypes = CachedValues<String, [CodeUnit]>()
    private let linesOfTypes = CachedValues<String, [CodeType]>()
    private let classNames = CachedValues<String, Set<String>>()

    /// A function or a property in a type.
    struct Member {
        let owner: CodeType
        let part: CodeType.Part
    }

    /// Whether code in Objective-C may call code in Swift.
    private let isMixed: Bool

    init(_ trees: CodeTrees) {
        self.trees = trees
        isMixed = trees.code.files.contains { $0.language == .objectiveC }
    }

    private var code: TargetCode { trees.code }

    func globals(_ name: String) -> [CodeType.Part] {
        globals {
            var found: [String: [CodeType.Part]] = [:]
            for (number, file) in code.files.enumerated() {
                for declaration in file.declarations where !declaration.isType {
                    let part = CodeType.Part(file: number, declaration: declaration)
                    found[declaration.baseName, default: []].append(part)
                }
            }
            return found
        }[name] ?? []
    }

    func members(_ name: String) -> [Member] {
        members {
            var found: [String: [Member]] = [:]
            for type in code.allTypes {
                for part in type.runningMembers {
                    for name in names(of: part, in: type) {
                        found[name, default: []].append(Member(owner: type, part: part))
                    }
                }
            }
            return found
        }[name] ?? []
    }

    /// Names of types that aren't declared as types: aliases, and parameters of generic types.
    var otherNames: Set<String> {
        others {
            Set(
                code.files.flatMap { file in
                    file.outline.root.descendants.filter { $0.kind == .otherDeclaration }.compactMap(\.name)
                })
        }
    }

    /// The functions of that name in a type, its superclasses and the protocols that it names, the nearest first.
    func methods(_ name: String, of type: CodeType) -> [CodeType.Part] {
        lines(of: type).flatMap { own($0)[name] ?? [] }.filter { $0.declaration.kind != .property }
    }

    /// The functions and properties of that name, the nearest first.
    func members(_ name: String, of type: CodeType) -> [CodeType.Part] {
        lines(of: type).flatMap { own($0)[name] ?? [] }
    }

    func hasCase(_ name: String, in type: CodeType) -> Bool {
        type.parts.contains { part in
            part.declaration.kind == .enum
                && trees.node(CodeType.Part(file: part.file, declaration: part.declaration)).descendants.contains {
                    $0.kind == .enumCase && $0.isNamed(name)
                }
        }
    }

    /// Whether a declaration can be named where a node stands: what is private can't in other files.
    func isVisible(_ part: CodeType.Part, from node: SyntaxNode) -> Bool {
        !trees.declared(part).isPrivate || code.files[part.file].text.text.source.name == node.place.source.name
    }

    func property(_ name: String, of type: CodeType) -> CodeType.Part? {
        lines(of: type).lazy.compactMap { self.own($0)[name]?.first { $0.declaration.kind == .property } }.first
    }

    func initializers(of type: CodeType) -> [CodeType.Part] {
        code.withSuperclasses(type).lazy.map { self.own($0)["init"] ?? [] }.first { !$0.isEmpty } ?? []
    }

    /// The stored properties of a class and its superclasses that get a value with each object.
    func values(of type: CodeType) -> [CodeUnit] {
        valuesOfTypes(type.name) {
            code.withSuperclasses(type).flatMap(\.parts).flatMap { part in
                part.declaration.members.filter { $0.kind == .property && $0.modifiers.isDisjoint(with: .waiting) }.map
                { CodeUnit(around: trees.node(CodeType.Part(file: part.file, declaration: $0))) }
            }.filter(\.isValueOfInstance)
        }
    }

    /// The type and what it inherits from in the target, which may add to the classes of others as well.
    func lines(of type: CodeType) -> [CodeType] {
        linesOfTypes(type.name) {
            let classes = code.withSuperclasses(type)
            let named = classes.flatMap { line in line.inherited.compactMap { code.type($0, seenFrom: line.name) } }
            let above = classes.last?.superclass.map { FrameworkClass.superclasses(of: $0.lastName) } ?? []
            return classes + named.filter { !$0.isClass } + above.compactMap { code.type($0) }.filter { !$0.isOfTarget }
        }
    }

    /// Whether a type is a class of the target, or inherits from it.
    func descends(_ type: CodeType, from name: String) -> Bool {
        classNames(type.name) { Set(code.withSuperclasses(type).map(\.name)) }.contains(name)
    }

    private func own(_ type: CodeType) -> [String: [CodeType.Part]] {
        ofTypes(type.name) {
            var own: [String: [CodeType.Part]] = [:]
            for part in type.runningMembers {
                for name in names(of: part, in: type) { own[name, default: []].append(part) }
            }
            return own
        }
    }

    /// The name by which its own language calls a member, and that by which the other does.
    private func names(of member: CodeType.Part, in type: CodeType) -> [String] {
        let name = member.declaration.baseName
        guard isMixed, let other = member.declaration.objectiveCName ?? member.declaration.swiftName(in: type.name),
            other != name
        else { return [name] }
        return [name, other]
    }
}

extension CodeType {
    /// The functions with a body, and the properties.
    fileprivate var runningMembers: [Part] {
        parts.flatMap { part in
            part.declaration.members.filter { !$0.isType && ($0.kind == .property || $0.hasBody) }.map {
                Part(file: part.file, declaration: $0)
            }
        }
    }
}

extension Declaration.Modifiers {
    /// Those of properties that get their values when they are first asked for.
    static let waiting: Declaration.Modifiers = [.static, .class, .lazy]
}

extension Declaration {
    /// Whether the type itself has it, and not its objects.
    var isOfType: Bool { !modifiers.isDisjoint(with: [.static, .class]) }

    /// `open` of `open(_:options:)`, a whole selector of Objective-C, of whose initializers `init`.
    var baseName: String {
        if kind == .initializer || !node.isSwift && kind == .function && Self.isInitializer(name) { return "init" }
        return node.isSwift ? String(name.prefix { $0 != "(" }) : name
    }

    /// The first part of a selector, and the name in Swift: that by which calls are found.
    var nameOfCall: String { String(baseName.prefix { $0 != ":" }) }

    /// `init`, `initWithName:`, and not `initialize`.
    static func isInitializer(_ selector: String) -> Bool {
        selector.hasPrefix("init") && selector.dropFirst("init".count).first?.isLowercase != true
    }
}
