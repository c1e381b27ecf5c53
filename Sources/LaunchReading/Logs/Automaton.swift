/// Aho and Corasick's automaton for some texts in letters of either case, as a table; once one is found, it stays in
/// that state.
struct Automaton {
    /// The class of each byte; bytes in none of the texts share class 0.
    private(set) var classes = [UInt8](repeating: 0, count: 256)
    private(set) var classCount = 1
    /// The next state, by state and class; a state is given as the place of its first class.
    private(set) var table: [Int32] = []

    static let found: Int32 = 0
    /// The bit in which ASCII's capital letters differ from the small ones.
    private static let caseBit: UInt8 = 0x20
    /// At the beginning of a line, where it knows texts that count nowhere else.
    private(set) var lineStart: Int32 = 0

    init(_ texts: [String], atLineStart starts: [String] = []) {
        for byte in (texts + starts).flatMap(\.utf8) where classes[Int(byte)] == 0 {
            classes[Int(byte)] = UInt8(classCount)
            if byte.isLetter { classes[Int(byte ^ Self.caseBit)] = UInt8(classCount) }
            classCount += 1
        }
        var trie = Trie(classCount: classCount)
        for text in texts { trie.add(text.utf8.map { Int(classes[Int($0)]) }) }
        var rows = trie.completed
        var start = rows[Trie.root]
        for text in starts { start[Int(classes[Int(text.utf8.first ?? 0)])] = Trie.found }
        rows.append(start)
        lineStart = Int32((rows.count - 1) * classCount)
        table = rows.flatMap { row in row.map { Int32($0 * classCount) } }
    }

    /// Whether one of the texts stands somewhere in the bytes.
    func finds(in bytes: ArraySlice<UInt8>) -> Bool {
        var state = Trie.root * classCount
        for byte in bytes {
            state = Int(table[state + Int(classes[Int(byte)])])
            if state == Int(Self.found) { return true }
        }
        return false
    }
}

/// The texts as a tree of their letters.
private struct Trie {
    private let classCount: Int
    /// The next state by class; nil where no text goes on so.
    private var children: [[Int?]]

    static let found = 0
    static let root = 1

    init(classCount: Int) {
        self.classCount = classCount
        children = Array(repeating: Array(repeating: nil, count: classCount), count: 2)
    }

    mutating func add(_ text: [Int]) {
        var state = Self.root
        for letter in text.dropLast() {
            if let child = children[state][letter] {
                if child == Self.found { return }
                state = child
            } else {
                children.append(Array(repeating: nil, count: classCount))
                children[state][letter] = children.count - 1
                state = children.count - 1
            }
        }
        if let last = text.last { children[state][last] = Self.found }
    }

    /// The tree with a way on from every state: where no text goes on, to the longest end of what was read that is
    /// the beginning of a text.
    var completed: [[Int]] {
        var rows = Array(repeating: Array(repeating: Self.root, count: classCount), count: children.count)
        rows[Self.found] = Array(repeating: Self.found, count: classCount)
        rows[Self.root] = children[Self.root].map { $0 ?? Self.root }
        var fallback = [Int](repeating: Self.root, count: children.count)
        var queue = rows[Self.root].filter { $0 > Self.root }[...]
        while let state = queue.popFirst() {
            let other = rows[fallback[state]]
            for (letter, child) in children[state].enumerated() {
                rows[state][letter] = other[letter] == Self.found ? Self.found : child ?? other[letter]
                guard let child, child > Self.root else { continue }
                fallback[child] = other[letter]
                queue.append(child)
            }
        }
        return rows
    }
}
