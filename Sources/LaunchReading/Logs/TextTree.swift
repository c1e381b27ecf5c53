/// Texts in either case, as a tree of their letters. Few lines are searched, so it is optimized for fast construction.
struct TextTree: Sendable {
    /// The texts, without those that contain another one.
    private(set) var texts: [[UInt8]] = []
    /// The first one is the root.
    private var nodes = [Node(letter: 0)]
    /// The root's children, by their letters.
    private var firsts = [Int](repeating: 0, count: 256)

    /// A letter after others. Its relatives are given by their indices; 0 is none.
    private struct Node {
        let letter: UInt8
        var endsText = false
        /// The last of the letters that may follow.
        var child = 0
        /// An alternative letter.
        var sibling = 0
    }

    init(_ texts: [String]) {
        for text in texts.map({ Array($0.utf8) }).sorted(by: { $0.count < $1.count }) where !finds(in: text[...]) {
            self.texts.append(text)
            add(text)
        }
    }

    /// Whether the bytes contain one of the texts.
    func finds(in bytes: ArraySlice<UInt8>) -> Bool { bytes.indices.contains { isText(at: $0, in: bytes) } }

    private func isText(at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        var node = firsts[Int(bytes[start].lowercased)]
        var index = start
        while node != 0 {
            if nodes[node].endsText { return true }
            index += 1
            guard index < bytes.endIndex else { return false }
            node = child(of: node, bytes[index].lowercased)
        }
        return false
    }

    private func child(of parent: Int, _ letter: UInt8) -> Int {
        if parent == 0 { return firsts[Int(letter)] }
        var node = nodes[parent].child
        while node != 0, nodes[node].letter != letter { node = nodes[node].sibling }
        return node
    }

    private mutating func add(_ text: [UInt8]) {
        var node = 0
        for letter in text.map(\.lowercased) {
            let next = child(of: node, letter)
            node = next == 0 ? append(letter, to: node) : next
        }
        nodes[node].endsText = true
    }

    private mutating func append(_ letter: UInt8, to parent: Int) -> Int {
        let node = nodes.count
        if parent == 0 { firsts[Int(letter)] = node }
        nodes.append(Node(letter: letter, sibling: nodes[parent].child))
        nodes[parent].child = node
        return node
    }
}
