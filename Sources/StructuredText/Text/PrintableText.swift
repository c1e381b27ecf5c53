extension Unicode.Scalar {
    /// Whether a terminal shows it unchanged, without interpreting it or reordering the text around it.
    package var isPrintable: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: false  // C0, DEL, C1
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false  // bidi controls
        case 0x2028, 0x2029: false  // line and paragraph separator
        case 0xFEFF, 0xFFF9...0xFFFB: false  // byte order mark, interlinear annotation
        default: true
        }
    }

    /// Whether it is white space; Unicode's tables are used only beyond ASCII.
    package var isWhitespace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }

    /// The character, or `\u{1B}` for a character that must not reach a terminal.
    package var printable: String { isPrintable ? String(Character(self)) : spelledOut }

    /// `\u{1B}`
    package var spelledOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// Whether it is ASCII that needs no escapes in text and in JSON.
    package var isPlain: Bool { utf8.withContiguousStorageIfAvailable(\.isPlain) ?? false }

    /// Whether it may contain characters that ``printable`` escapes. The check is fast, and true for some harmless texts.
    package var mayBeObeyed: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            switch (last, byte) {
            case (_, 0x00..<0x20), (_, 0x7F), (0xC2, 0x80..<0xA0), (0xD8, 0x9C), (0xE2, 0x80...0x81),
                (0xEF, 0xBB...0xBF), (UInt8(ascii: ":"), UInt8(ascii: ":")), (_, UInt8(ascii: "#")):
                return true
            default: last = byte
            }
        }
        return false
    }

    /// The text with every control, bidi and separator character spelled out as `\u{1B}`, and without commands for a CI
    /// runner.
    package var printable: String {
        if isPlain { return self }
        var sign = RunnerSign()
        return printable(continuing: &sign)
    }

    /// The same for a text that continues another one.
    package func printable(continuing sign: inout RunnerSign) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if sign.isCompleted(by: scalar) || !scalar.isPrintable {
                text += scalar.spelledOut
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension UnsafeBufferPointer<UInt8> {
    package var isPlain: Bool {
        var last: UInt8 = 0
        for byte in self {
            switch byte {
            case .quote, .backslash, UInt8(ascii: "#"): return false
            // Two of them can begin a command.
            case .colon where last == .colon: return false
            case 0x20..<0x7F: last = byte
            default: return false
            }
        }
        return true
    }
}

extension Substring {
    /// The same as of a `String`.
    package var printable: String { String(self).printable }
}

extension StringProtocol {
    /// The text in quotation marks for a message: printable, and not too long.
    package var quoted: String { "\"\(clipped(to: 80))\"" }

    /// The first scalars of the text, printable, and `...` for the rest.
    package func clipped(to length: Int) -> String {
        let shown = unicodeScalars.prefix(length)
        return String(String.UnicodeScalarView(shown)).printable
            + (shown.endIndex < unicodeScalars.endIndex ? "..." : "")
    }
}

extension Unicode.Scalar {
    /// `\u001B`; every scalar that isn't printable is below U+10000.
    package var jsonEscape: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
