extension JSONScanner {
    /// Says best what is wrong with that which stands at the position.
    func unexpected(_ expected: JSONMistake.Expectation) -> JSONProblem {
        guard let byte else { return unexpectedEnd(expected) }
        guard let length = sequenceLength(at: position) else {
            return problem(.invalidUTF8, at: position..<position + 1)
        }
        if startsComment { return problem(.comment, at: position..<min(position + 2, end)) }
        if byte == .quote { return unexpectedString(expected) }
        if byte.isWord { return unexpectedWord(expected) }
        let range = position..<position + length
        let scalar = source.text(in: range).unicodeScalars.first ?? "\u{FFFD}"
        return problem(Self.mistake(scalar, expected), at: range)
    }

    /// Points behind the last thing that stands in the text.
    private func unexpectedEnd(_ expected: JSONMistake.Expectation) -> JSONProblem {
        let last = bytes[..<end].lastIndex { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        let behind = last.map { $0 + 1 } ?? end
        return problem(.unexpected(found: .end, expected: expected), at: behind..<behind)
    }

    private var startsComment: Bool {
        switch (byte, byte(ahead: 1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")): true
        case (UInt8(ascii: "#"), _): true
        default: false
        }
    }

    private func unexpectedString(_ expected: JSONMistake.Expectation) -> JSONProblem {
        var ahead = self
        let stringEnd = (try? ahead.string()).map { $0.place.range.upperBound } ?? position + 1
        return problem(.unexpected(found: .string, expected: expected), at: position..<stringEnd)
    }

    private func unexpectedWord(_ expected: JSONMistake.Expectation) -> JSONProblem {
        let range = position..<wordEnd(from: position)
        let word = source.text(in: range)
        switch expected {
        case .key: return problem(.keyWithoutQuotes, at: range)
        case .value:
            if let meant = Self.literals[word.lowercased()] {
                return problem(.literalSpelled(as: word, meant: meant), at: range)
            }
            if ["nan", "inf", "infinity"].contains(word.lowercased()) {
                return problem(.notANumber(word), at: range)
            }
        case .colon, .commaOrBrace, .commaOrBracket, .end: break
        }
        return problem(.unexpected(found: .word(word), expected: expected), at: range)
    }

    /// Words of other languages for JSON's three.
    private static let literals = [
        "true": "true", "yes": "true", "false": "false", "no": "false",
        "null": "null", "nil": "null", "none": "null", "undefined": "null",
    ]

    private static func mistake(
        _ scalar: Unicode.Scalar, _ expected: JSONMistake.Expectation
    ) -> JSONMistake {
        let wantsString = expected == .value || expected == .key
        switch scalar {
        case "'", "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "`":
            return wantsString ? .wrongQuotes : .unexpected(found: .scalar(scalar), expected: expected)
        case "+" where expected == .value: return .leadingPlus
        case "." where expected == .value: return .missingDigit(.beforePoint)
        case "\u{FEFF}": return .byteOrderMark
        default: return .unexpected(found: .scalar(scalar), expected: expected)
        }
    }
}
