extension SwiftLexer {
    /// A number, from its first digit.
    mutating func number() {
        let start = position
        if let last = tokens.last, last.kind == .dot, last.end == start { return tupleIndex() }
        while position < end {
            let byte = bytes[position]
            if byte.isNamePart {
                position += 1
            } else if byte == .dot, self.byte(ahead: 1)?.isDigit == true || isHexadecimalFraction(from: start) {
                position += 2
            } else if byte == .minus || byte == .plus, isExponent(bytes[position - 1], from: start) {
                position += 1
            } else {
                break
            }
        }
        add(.number, from: start)
    }

    /// `0` of `x.0.1`.
    private mutating func tupleIndex() {
        let start = position
        while position < end, bytes[position].isNamePart { position += 1 }
        add(.number, from: start)
    }

    /// Whether a sign after the letter belongs to the number: `1e-3`, `0x1p+4`, but not `0xE-3`.
    private func isExponent(_ letter: UInt8, from start: Int) -> Bool {
        letter | 0x20 == UInt8(ascii: isHexadecimal(start) ? "p" : "e")
    }

    private func isHexadecimal(_ start: Int) -> Bool {
        bytes[start] == UInt8(ascii: "0") && start + 1 < end && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    }

    /// Whether the letters after the next dot are digits, as in `0xA.Bp1`, and no member.
    private func isHexadecimalFraction(from start: Int) -> Bool {
        guard isHexadecimal(start), byte(ahead: 1)?.isHexDigit == true else { return false }
        var distance = 1
        while let byte = byte(ahead: distance), byte.isHexDigit || byte == .underscore { distance += 1 }
        return byte(ahead: distance).map { $0 | 0x20 } == UInt8(ascii: "p")
    }
}
