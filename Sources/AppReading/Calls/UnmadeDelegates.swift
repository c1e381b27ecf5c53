/// Classes of an app with SwiftUI that could be its delegate, and that neither the app nor anything else makes: no code
/// names them.
struct UnmadeDelegates {
    let names: Set<String>

    /// `made`: the types that the system makes objects of.
    init(beside made: Set<String>, _ trees: CodeTrees) {
        let code = trees.code
        let delegates = code.allTypes.filter { type in
            type.isClass && !made.contains(type.name)
                && type.inherited.contains { $0.lastName == "UIApplicationDelegate" }
        }
        names = Set(delegates.filter { !Self.isNamed($0, trees) }.map(\.name))
    }

    private static func isNamed(_ type: CodeType, _ trees: CodeTrees) -> Bool {
        let name = type.name.lastName
        let sought = SoughtNames([name])
        return trees.code.files.enumerated().contains { number, file in
            if file.spells("\(name)\"") { return true }
            return file.mentions(of: sought).contains { trees.tree(number).node(of: $0)?.kind != .type }
        }
    }
}
