extension JSONScanner {
    /// The most precise problem for the text at the position.
    package func unexpected(_ expected: JSONMistake.Expectation) -> JSONProblem {
        guard let byte else { return unexpectedEnd(expected) }
        guard let length = sequenceLength(at: position) else {
            return problem(.invalidUTF8, at: position..<position + 1)
        }
        if let length = commentMarkLength { return problem(.comment, at: position..<position + length) }
        if byte == .quote { return unexpectedString(expected) }
        if byte.isWord { return unexpectedWord(expected) }
        let range = position..<position + length
        let scalar = source.text(in: range).unicodeScalars.first ?? "\u{FFFD}"
        return problem(Self.mistake(scalar, expected), at: range)
    }

    /// A problem after the last token of the text.
    private func unexpectedEnd(_ expected: JSONMistake.Expectation) -> JSONProblem {
        let last = bytes[..<end].lastIndex { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        let behind = last.map { $0 + 1 } ?? end
        return problem(.unexpected(found: .end, expected: expected), at: behind..<behind)
    }

    /// The length of `//`, `/*` or `#`; nil if no comment of another language begins here.
    private var commentMarkLength: Int? {
        switch (byte, byte(ahead: 1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")): 2
        case (UInt8(ascii: "#"), _): 1
        default: nil
        }
    }

    private func unexpectedString(_ expected: JSONMistake.Expectation) -> JSONProblem {
        var ahead = self
        do {
            let place = try ahead.string().place
            return JSONProblem(mistake: .unexpected(found: .string, expected: expected), place: place)
        } catch { return error }
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
            if ["nan", "inf", "infinity"].contains(word.lowercased()) { return problem(.notANumber(word), at: range) }
        case .colon, .commaOrBrace, .commaOrBracket, .end: break
        }
        return problem(.unexpected(found: .word(word), expected: expected), at: range)
    }

    /// Words of other languages for the three literals of JSON.
    private static let literals = [
        "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "nil": "null", "none": "null",
        "undefined": "null",
    ]

    private static func mistake(_ scalar: Unicode.Scalar, _ expected: JSONMistake.Expectation) -> JSONMistake {
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
