/// The types of a target by all names that they have: their own, that of `@objc(Name)`, and aliases.
struct TypeNames {
    let code: TargetCode
    private let aliases = CachedValue<[String: String]>()

    private static let mostAliases = 8

    init(_ code: TargetCode) { self.code = code }

    /// A type by a name as it is written inside another type.
    func type(_ name: String, seenFrom outer: String = "") -> CodeType? {
        var name = name
        for _ in 0..<Self.mostAliases {
            if let type = code.type(name, seenFrom: outer) { return type }
            guard let other = aliases({ allAliases })[name.lastName], other != name else { return nil }
            name = other
        }
        return nil
    }

    private var allAliases: [String: String] {
        var found: [String: String] = [:]
        var ambiguous: Set<String> = []
        func note(_ name: String, _ type: String) {
            if let other = found[name], other != type { ambiguous.insert(name) }
            found[name] = type
        }
        for type in code.allTypes {
            for part in type.parts { part.declaration.attribute("objc")?.argument.map { note($0, type.name) } }
        }
        for file in code.files where file.language == .swift {
            for node in file.outline.root.descendants where node.kind == .otherDeclaration {
                if let (name, type) = node.aliasAndType { note(name, type) }
            }
        }
        return found.filter { !ambiguous.contains($0.key) }
    }
}

extension SyntaxNode {
    /// `Delegate` and `AppDelegate` of `typealias Delegate = AppDelegate`.
    fileprivate var aliasAndType: (name: String, type: String)? {
        let words = text.split { " \n\t".contains($0) }.map(String.init)
        guard let first = words.firstIndex(of: "typealias"), words.count == first + 4, words[first + 2] == "=" else {
            return nil
        }
        return (words[first + 1], words[first + 3])
    }
}
