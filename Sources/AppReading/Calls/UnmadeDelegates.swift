/// Classes that could be the app's delegate, and of which neither the system nor any code makes an object: no code names
/// them, except to choose the class that starts the app.
struct UnmadeDelegates {
    let names: Set<String>

    /// `made`: the types that the system makes objects of.
    init(besides made: Set<String>, _ trees: CodeTrees) {
        let code = trees.code
        // The superclasses of the delegate are parts of it.
        let line = Set(made.flatMap { code.type($0).map(code.withSuperclasses) ?? [] }.map(\.name))
        let delegates = code.allTypes.filter { type in
            type.isClass && !made.contains(type.name) && !line.contains(type.name)
                && type.inherited.contains { $0.lastName == "UIApplicationDelegate" }
        }
        names = Set(delegates.filter { !Self.isNamed($0, trees) }.map(\.name))
    }

    /// Whether code names a class otherwise than as a type.
    static func isNamed(_ type: CodeType, _ trees: CodeTrees) -> Bool {
        let name = type.name.lastName
        let searched = SearchedNames([name])
        return trees.code.files.enumerated().contains { number, file in
            if file.spells("\(name)\"") { return true }
            return file.mentions(of: searched).contains { mention in
                guard let node = trees.tree(number).node(of: mention) else { return true }
                return node.kind != .type && !(node.isClassObject && file.spells("UIApplicationMain"))
            }
        }
    }
}

extension SyntaxNode {
    /// Whether it names a class as an object, as in `NSStringFromClass(AppDelegate.self)`.
    fileprivate var isClassObject: Bool {
        guard role == .base, let outer = parent else { return false }
        return outer.isNamed("self") || outer.isNamed("class")
    }
}
