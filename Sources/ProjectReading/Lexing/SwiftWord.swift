/// A word that introduces a declaration of Swift or modifies one, as the lexer tells it once for all who ask.
enum SwiftWord: String, CaseIterable, Sendable {
    /// Every other word.
    case other = ""
    case `import`
    case `var`, `let`, `func`, `init`, `deinit`, `subscript`
    case `enum`, actor, `struct`, `protocol`, `extension`, `class`
    case `public`, package, `internal`, `fileprivate`, `private`, open
    case `static`, final, override, required, convenience, dynamic, optional, indirect
    case mutating, nonmutating, consuming, borrowing
    case lazy, weak, unowned, nonisolated, isolated, distributed
    case prefix, postfix, infix
}

/// The words, each at the place that its last eight bytes give or, where that is taken, behind it.
struct SwiftWordTable {
    private let slots: [Slot]
    private static let slotBits = 8

    private struct Slot {
        var lastBytes: UInt64 = 0
        var length = 0
        var word = SwiftWord.other
    }

    /// For everybody, since it is always the same.
    static let all = SwiftWordTable()

    private init() {
        var slots = Array(repeating: Slot(), count: 1 << Self.slotBits)
        for word in SwiftWord.allCases where word != .other {
            let lastBytes = word.rawValue.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            var place = Self.place(lastBytes)
            while slots[place].length > 0 { place = (place + 1) % slots.count }
            slots[place] = Slot(lastBytes: lastBytes, length: word.rawValue.utf8.count, word: word)
        }
        self.slots = slots
    }

    /// Tells a word by its bytes, of which the last eight come as a number, too.
    func word(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, lastBytes: UInt64) -> SwiftWord {
        var place = Self.place(lastBytes)
        while slots[place].length > 0 {
            let slot = slots[place]
            if slot.lastBytes == lastBytes, slot.length == bytes.count {
                let isWhole = slot.length <= 8 || slot.word.rawValue.utf8.elementsEqual(bytes)
                if isWhole { return slot.word }
            }
            place = (place + 1) % slots.count
        }
        return .other
    }

    /// By a factor that mixes the bits, since words of a kind end alike.
    private static func place(_ lastBytes: UInt64) -> Int {
        Int(truncatingIfNeeded: (lastBytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - slotBits))
    }
}
