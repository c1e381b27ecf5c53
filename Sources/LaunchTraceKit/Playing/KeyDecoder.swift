/// Turns the bytes that a terminal sends into keys, regardless of how they are split.
package struct KeyDecoder: Sendable {
    private var pending: [UInt8] = []

    package init() {}

    /// Whether bytes are held back that more bytes would give another meaning: ESC alone begins most keys.
    package var isWaiting: Bool { !pending.isEmpty }

    package mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let decoded = DecodedKey(of: pending) {
            pending.removeFirst(decoded.length)
            if let key = decoded.key { keys.append(key) }
        }
        return keys
    }

    /// The keys of the bytes if nothing follows.
    package mutating func keysWithoutMore() -> [Key] {
        defer { pending = [] }
        return pending == [.escape] ? [.escape] : []
    }
}

/// The key at the beginning of some bytes, and the number of its bytes.
private struct DecodedKey {
    /// Nil for a key that the player has no use for.
    let key: Key?
    let length: Int

    init(_ key: Key?, length: Int) { (self.key, self.length) = (key, length) }

    /// Nil where bytes are missing.
    init?(of bytes: [UInt8]) {
        guard let first = bytes.first else { return nil }
        switch first {
        case .escape: self.init(escaped: bytes)
        case 0x0A, 0x0D: self.init(.enter, length: 1)
        case 0x09: self.init(.tab, length: 1)
        case 0x08, 0x7F: self.init(.backspace, length: 1)
        case 0x01...0x1A: self.init(.control(Character(Unicode.Scalar(first + 0x60))), length: 1)
        case 0x00...0x1F: self.init(nil, length: 1)
        case 0x20...0x7E: self.init(.character(Character(Unicode.Scalar(first))), length: 1)
        default: self.init(encoded: bytes, length: Self.length(of: first))
        }
    }

    /// A character of several bytes; invalid UTF-8 and invisible characters are skipped.
    private init?(encoded bytes: [UInt8], length: Int) {
        let wrong = bytes.dropFirst().prefix(length - 1).firstIndex { $0 & 0xC0 != 0x80 }
        if length == 1 || wrong != nil {
            self.init(nil, length: wrong ?? 1)
            return
        }
        guard bytes.count >= length else { return nil }
        var (codec, bytes) = (UTF8(), bytes.prefix(length).makeIterator())
        guard case .scalarValue(let scalar) = codec.decode(&bytes), scalar.isPrintable else {
            self.init(nil, length: length)
            return
        }
        self.init(.character(Character(scalar)), length: length)
    }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}

extension DecodedKey {
    /// A control sequence, as ECMA-48 has them: `ESC [ A`, `ESC O A`, `ESC [ 1 ; 5 C`.
    fileprivate init?(escaped bytes: [UInt8]) {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): self.init(sequence: bytes)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            self.init(Self.keys[bytes[2]], length: 3)
        case .escape: self.init(.escape, length: 1)
        // With the Alt key held, which means nothing here.
        default: self.init(nil, length: 2)
        }
    }

    private init?(sequence bytes: [UInt8]) {
        // The function keys of Linux's console, `ESC [ [ A`, are the only ones with a second bracket.
        let start = bytes.count > 2 && bytes[2] == UInt8(ascii: "[") ? 3 : 2
        let parameters = bytes[start...].prefix { (0x20...0x3F).contains($0) }
        guard parameters.endIndex < bytes.endIndex else {
            if parameters.count <= Self.longest { return nil }
            self.init(nil, length: bytes.count)
            return
        }
        let key = start == 2 ? Self.key(ending: bytes[parameters.endIndex], parameters) : nil
        self.init(key, length: parameters.endIndex + 1)
    }

    /// No key's sequence is longer.
    private static let longest = 32

    private static func key(ending final: UInt8, _ parameters: ArraySlice<UInt8>) -> Key? {
        guard final == UInt8(ascii: "~") else { return keys[final] }
        return numbered[String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)]
    }

    private static let keys: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
    ]

    private static let numbered: [String: Key] = [
        "1": .home, "7": .home, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
    ]
}
