/// Aho and Corasick's automaton for some texts in letters of either case, as a table; once one is found, it stays in
/// that state.
struct Automaton {
    /// The class of each byte; bytes in none of the texts share class 0.
    private(set) var classes = [UInt8](repeating: 0, count: 256)
    private(set) var classCount = 1
    /// The next state, by state and class; a state is given as the place of its first class.
    private(set) var table: [Int32] = []
    /// The texts without those that hold another one.
    private(set) var marks: [[UInt8]] = []

    static let found: Int32 = 0
    /// The bit in which ASCII's capital letters differ from the small ones.
    static let caseBit: UInt8 = 0x20
    /// At the beginning of a line, where it knows texts that count nowhere else.
    private var lineStart: Int32 = 0

    init(_ texts: [String], atLineStart starts: [String] = []) {
        for byte in (texts + starts).flatMap(\.utf8) where classes[Int(byte)] == 0 {
            classes[Int(byte)] = UInt8(classCount)
            if byte.isLetter { classes[Int(byte ^ Self.caseBit)] = UInt8(classCount) }
            classCount += 1
        }
        var trie = Trie(classCount: classCount)
        for text in texts.map({ Array($0.utf8) }).sorted(by: { $0.count < $1.count }) {
            if trie.add(text.map { Int(classes[Int($0)]) }) { marks.append(text) }
        }
        trie.complete()
        table = trie.next
        lineStart = Int32(table.count)
        table += trie.row(of: Trie.root)
        for text in starts { table[Int(lineStart) + Int(classes[Int(text.utf8.first ?? 0)])] = Self.found }
    }

    /// Whether one of the texts stands somewhere in the bytes.
    func finds(in bytes: ArraySlice<UInt8>) -> Bool {
        state(behind: bytes, from: Int32(classCount)) == Self.found
    }

    /// Whether one of the texts stands in a line, or at its beginning.
    func findsLine(_ line: ArraySlice<UInt8>) -> Bool {
        state(behind: line, from: lineStart) == Self.found
    }

    /// The state behind the bytes, or at the end of the first text in them.
    private func state(behind bytes: ArraySlice<UInt8>, from start: Int32) -> Int32 {
        classes.withUnsafeBufferPointer { classes in
            table.withUnsafeBufferPointer { next in
                bytes.withUnsafeBufferPointer { bytes in
                    var state = start
                    for byte in bytes {
                        state = next[Int(state) &+ Int(classes[Int(byte)])]
                        if state == Self.found { break }
                    }
                    return state
                }
            }
        }
    }
}

/// The texts as a tree of their letters; a state is given as the place of its first letter in the table.
private struct Trie {
    private let classCount: Int
    /// The next state by state and letter; negative where no text goes on so.
    private(set) var next: [Int32]

    static let root = 1

    init(classCount: Int) {
        self.classCount = classCount
        next = [Int32](repeating: Automaton.found, count: classCount) + [Int32](repeating: -1, count: classCount)
    }

    private var rootPlace: Int { classCount }

    func row(of state: Int) -> ArraySlice<Int32> { next[state * classCount..<(state + 1) * classCount] }

    /// Adds a text, unless it holds one that is there already.
    mutating func add(_ text: [Int]) -> Bool {
        guard !text.indices.contains(where: { holdsText(at: $0, of: text) }) else { return false }
        var state = rootPlace
        for letter in text.dropLast() {
            if next[state + letter] < 0 {
                next[state + letter] = Int32(next.count)
                next += repeatElement(-1, count: classCount)
            }
            state = Int(next[state + letter])
        }
        if let last = text.last { next[state + last] = Automaton.found }
        return true
    }

    private func holdsText(at start: Int, of text: [Int]) -> Bool {
        var state = rootPlace
        for letter in text[start...] {
            let child = next[state + letter]
            if child < 0 { return false }
            if child == Automaton.found { return true }
            state = Int(child)
        }
        return false
    }

    /// Gives every state a way on: where no text goes on, to the longest end of what was read that is the beginning of
    /// a text.
    mutating func complete() {
        var fallback: [Int: Int] = [:]
        var queue: [Int] = []
        for place in rootPlace..<2 * rootPlace {
            if next[place] > 0 {
                queue.append(Int(next[place]))
            } else if next[place] < 0 {
                next[place] = Int32(rootPlace)
            }
        }
        var index = 0
        while index < queue.count {
            let state = queue[index]
            let other = fallback[state] ?? rootPlace
            for letter in 0..<classCount {
                let child = next[state + letter]
                let instead = next[other + letter]
                if child < 0 || instead == Automaton.found {
                    next[state + letter] = instead
                } else if child > 0 {
                    fallback[Int(child)] = Int(instead)
                    queue.append(Int(child))
                }
            }
            index += 1
        }
    }
}
