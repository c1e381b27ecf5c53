/// Finds the functions of a target that its code declares and never mentions.
struct UnmentionedFunctions: Sendable {
    let source: AppSource
    /// The class of the app's delegate, and those of its methods that UIKit doesn't call.
    let delegate: CodeType?
    let uncalled: Set<Callback>

    private struct Uses {
        var isDeclared = false
        /// Where else the name is; nil for a place in code that isn't parsed.
        var nodes: [SyntaxNode?] = []
    }

    /// The functions with some of these names. A name in a string is a mention; a name in a method of the app delegate that
    /// neither UIKit nor the code calls is none.
    func among(_ functions: Set<String>) -> Set<String> {
        let trees = CodeTrees(source.code)
        let methods = uses(of: uncalled.map(\.name.firstName), trees)
        let dead = uncalled.filter { callback in
            let name = callback.name.firstName
            return methods[name].map { $0.isDeclared && $0.nodes.isEmpty } == true && !isSpelled(name)
        }
        let uses = uses(of: functions.map(\.firstName), trees)
        return functions.filter { function in
            guard let use = uses[function.firstName], use.isDeclared else { return false }
            return use.nodes.allSatisfy { $0.map { isIn(dead, $0) } ?? false } && !isSpelled(function.firstName)
        }
    }

    /// The names that are nowhere in the code, not in a string either.
    func missing(_ names: Set<String>) -> Set<String> {
        let found = uses(of: Array(names), CodeTrees(source.code))
        return names.filter { found[$0] == nil && !isSpelled($0) }
    }

    private func uses(of names: [String], _ trees: CodeTrees) -> [String: Uses] {
        let searched = SearchedNames(names)
        var uses: [String: Uses] = [:]
        for (number, file) in source.code.files.enumerated() {
            for mention in file.mentions(of: searched) {
                let node = trees.tree(number).node(of: mention)
                if let node, let function = Declaration(node), function.firstName == mention.name {
                    uses[mention.name, default: Uses()].isDeclared = true
                } else {
                    uses[mention.name, default: Uses()].nodes.append(node)
                }
            }
        }
        return uses
    }

    private func isSpelled(_ name: String) -> Bool { source.code.spells(["\"\(name)\"", "\"\(name):", "\"\(name)("]) }

    private func isIn(_ dead: Set<Callback>, _ node: SyntaxNode) -> Bool {
        guard !dead.isEmpty, source.code.name(ofTypeAt: node.place) == delegate?.name else { return false }
        return node.ancestors.lazy.compactMap { Declaration($0) }.compactMap {
            Callback.declared($0, by: [.appDelegate])
        }.contains(where: dead.contains)
    }
}

extension Declaration { fileprivate var firstName: String { name.firstName } }

extension String {
    /// `open` of `open(_:options:)` and of `open:options:`.
    fileprivate var firstName: String { String(prefix { $0 != "(" && $0 != ":" }) }
}
