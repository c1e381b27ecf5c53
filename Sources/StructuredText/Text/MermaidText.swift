extension String {
    package var mermaidLine: String {
        let orders = ["wrap:", "nowrap:"]
        // Mermaid interprets these at the beginning of a text.
        if let order = orders.first(where: { unicodeScalars.starts(with: $0.unicodeScalars) }) {
            return order.dropLast() + "#58;" + String(unicodeScalars.dropFirst(order.count)).mermaidLine
        }
        return unicodeScalars.map(\.mermaid).joined()
    }

    /// The same for labels, in which Mermaid reads the emphasis of Markdown.
    package var mermaidLabel: String {
        mermaidLine.unicodeScalars.map { $0 == "_" || $0 == "*" ? "#\($0.value);" : String(Character($0)) }.joined()
    }
}

extension Unicode.Scalar {
    /// The character, or its number if Mermaid could interpret it.
    fileprivate var mermaid: String {
        switch self {
        case "A"..."Z", "a"..."z", "0"..."9": String(Character(self))
        case " ", "!", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", "=", "?", "_", "~": String(Character(self))
        // Mermaid's own signs for escaped text.
        case "ﬂ", "°", "¶", "ß": "#\(value);"
        case "\u{FFFE}", "\u{FFFF}": spelledOut.mermaidLine
        default: isASCII && isPrintable ? "#\(value);" : isPrintable ? String(Character(self)) : printable.mermaidLine
        }
    }
}
