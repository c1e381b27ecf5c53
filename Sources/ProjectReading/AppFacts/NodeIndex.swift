/// The nodes of a target's files that have certain names.
package struct NodeIndex {
    private var nodes: [String: [SyntaxNode]] = [:]
    /// Names that stand in a part which isn't understood, each with its first place.
    package private(set) var hidden: [String: Place] = [:]
    /// The numbers of the files in which certain other names stand.
    private var mentions: [String: [Int]] = [:]

    /// The names that were found and end as was asked, or are as good as those that do.
    package private(set) var namesOfEnding: [String] = []

    /// Makes the trees of those files alone in which a name stands. A selector is found by its first part; `ending`: names
    /// that end so are found, too, and those that are as `good`. `mentioned`: names of which only the files are asked, whose
    /// trees aren't made for them.
    package init(
        _ trees: CodeTrees, names: [String], ending: String = "", good: [String] = [], mentioned: [String] = []
    ) {
        let searched = SearchedNames(names + good + mentioned, ending: ending)
        for (number, file) in trees.code.files.enumerated() {
            for mention in file.mentions(of: searched) {
                if mentioned.contains(mention.name) {
                    if mentions[mention.name]?.last != number { mentions[mention.name, default: []].append(number) }
                    continue
                }
                let tree = trees.tree(number)
                if let node = tree.node(of: mention) {
                    nodes[mention.name, default: []].append(node)
                } else if tree.hides(mention), hidden[mention.name] == nil {
                    hidden[mention.name] = mention.place
                }
            }
        }
        guard !ending.isEmpty else { return }
        let others = Set(good)
        namesOfEnding = nodes.keys.filter { $0.hasSuffix(ending) || others.contains($0) }.sorted()
    }

    /// The files, by their numbers, in which a name stands of which only that was asked.
    package func files(mentioning name: String) -> [Int] { mentions[name] ?? [] }

    /// In the order of the files and of their text.
    package subscript(name: String) -> [SyntaxNode] { nodes[name] ?? [] }
}
