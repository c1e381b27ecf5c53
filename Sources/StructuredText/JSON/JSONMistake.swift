/// A reason why a text isn't JSON, with its place.
package struct JSONProblem: Error, Hashable, Sendable {
    package let mistake: JSONMistake
    package let place: Place
}

/// A violation of RFC 8259 or of the reader's limits.
package enum JSONMistake: Hashable, Sendable {
    case empty
    case tooLarge(limitMiB: Int)
    case tooDeep(limit: Int)
    case byteOrderMark
    case utf16
    case invalidUTF8
    case unexpected(found: Found, expected: Expectation)
    case trailingComma
    case comment
    case literalSpelled(as: String, meant: String)
    case notANumber(String)
    case wrongQuotes
    case keyWithoutQuotes
    case unterminatedString
    case controlCharacter(Unicode.Scalar)
    case unknownEscape(Unicode.Scalar)
    case badUnicodeEscape
    case unpairedSurrogate
    case leadingZero
    case leadingPlus
    case missingDigit(DigitPlace)

    /// The expected text.
    package enum Expectation: String, Sendable {
        case value = "a value"
        case key = "a key in quotation marks"
        case colon = "':' after the key"
        case commaOrBracket = "',' or ']'"
        case commaOrBrace = "',' or '}'"
        case end = "the end"
    }

    /// The text found instead.
    package enum Found: Hashable, Sendable {
        case end
        case string
        case word(String)
        case scalar(Unicode.Scalar)
    }

    /// The position at which a number lacks a digit.
    package enum DigitPlace: String, Sendable {
        case afterMinus = "after '-'"
        case beforePoint = "before the decimal point"
        case afterPoint = "after the decimal point"
        case exponent = "in the exponent"
    }

    /// The sentence without words of the text, for one that may be anything.
    package var messageWithoutText: String {
        switch self {
        case .unexpected(.word, let expected): "expected \(expected.rawValue), found something else"
        case .literalSpelled, .notANumber: "expected JSON, found something else"
        case .empty, .tooLarge, .tooDeep, .byteOrderMark, .utf16, .invalidUTF8, .unexpected(.end, _),
            .unexpected(.string, _), .unexpected(.scalar, _), .trailingComma, .comment, .wrongQuotes, .keyWithoutQuotes,
            .unterminatedString, .controlCharacter, .unknownEscape, .badUnicodeEscape, .unpairedSurrogate, .leadingZero,
            .leadingPlus, .missingDigit:
            message
        }
    }

    package var message: String {
        switch self {
        case .empty: "nothing but whitespace; expected a JSON value"
        case .tooLarge(let limitMiB): "more than \(limitMiB) MiB"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .byteOrderMark: "a byte order mark; JSON is UTF-8 without one"
        case .utf16: "this looks like UTF-16; JSON must be UTF-8"
        case .invalidUTF8: "invalid UTF-8"
        case .unexpected(let found, let expected): "expected \(expected.rawValue), found \(found.text)"
        case .trailingComma: "a trailing comma; JSON allows none before ']' or '}'"
        case .comment: "comments are not allowed in JSON"
        case .literalSpelled(let word, let meant): "unknown word \(word.quoted); did you mean \(meant)?"
        case .notANumber(let word): "\(word.printable) is not a JSON number"
        case .wrongQuotes: "a string needs straight double quotation marks"
        case .keyWithoutQuotes: "a key needs double quotation marks"
        case .unterminatedString: "unterminated string"
        case .controlCharacter(let scalar): "control character in string; write it as \(scalar.jsonEscape)"
        case .unknownEscape(let scalar): "unknown escape '\\\(scalar.printable)' in string"
        case .badUnicodeEscape: "expected four hexadecimal digits after '\\u'"
        case .unpairedSurrogate: "unpaired surrogate in string"
        case .leadingZero: "a number cannot begin with 0 and another digit"
        case .leadingPlus: "a number cannot begin with '+'"
        case .missingDigit(let place): "expected a digit \(place.rawValue)"
        }
    }
}

extension JSONMistake.Found {
    fileprivate var text: String {
        switch self {
        case .end: "the end"
        case .string: "a string"
        case .word(let word): word.quoted
        case .scalar(let scalar): "'\(scalar.printable)'"
        }
    }
}
