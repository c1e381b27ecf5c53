/// A word with a meaning in Swift, everywhere or in some contexts. The lexer determines it once.
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
    case `operator`, `precedencegroup`, `typealias`, `associatedtype`, macro
    case get, set, willSet, didSet
    case async, reasync, `throws`, `rethrows`
    case `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `in`, `while`, `repeat`, `do`, `catch`, `defer`
    case `return`, `throw`, `break`, `continue`, `fallthrough`, yield, discard, `where`
    case `is`, `as`, `try`, await, `self`, `super`, `true`, `false`, `nil`, `inout`
    case any, some, each, consume, copy, unsafe

    /// Whether it can't be a name without backticks.
    var isReserved: Bool {
        switch self {
        case .import, .var, .let, .func, .`init`, .deinit, .subscript, .enum, .struct, .protocol, .extension, .class,
            .public, .internal, .fileprivate, .private, .static, .operator, .precedencegroup, .typealias,
            .associatedtype, .throws, .rethrows, .if, .else, .guard, .switch, .case, .default, .for, .in, .while,
            .repeat, .do, .catch, .defer, .return, .throw, .break, .continue, .fallthrough, .where, .is, .as, .try,
            .`self`, .super, .true, .false, .nil, .inout:
            true
        case .other, .actor, .package, .open, .final, .override, .required, .convenience, .dynamic, .optional,
            .indirect, .mutating, .nonmutating, .consuming, .borrowing, .lazy, .weak, .unowned, .nonisolated, .isolated,
            .distributed, .prefix, .postfix, .infix, .macro, .get, .set, .willSet, .didSet, .async, .reasync, .yield,
            .discard, .await, .any, .some, .each, .consume, .copy, .unsafe:
            false
        }
    }
}

/// The words, each at an index computed from its last eight bytes or, if that is occupied, after it.
struct SwiftWordTable {
    private let slots: [Slot]
    private static let slotBits = 8

    private struct Slot {
        var lastBytes: UInt64 = 0
        var length = 0
        var word = SwiftWord.other
    }

    /// Shared, because it is constant.
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

    /// The word for its bytes, of which the last eight are also passed as a number.
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

    /// Multiplied by a factor that mixes the bits, because related words have the same ending.
    private static func place(_ lastBytes: UInt64) -> Int {
        Int(truncatingIfNeeded: (lastBytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - slotBits))
    }
}
