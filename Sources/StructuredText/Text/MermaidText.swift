extension String {
    /// The text as one line that Mermaid shows as it is.
    package var mermaidLine: String {
        let orders = ["wrap:", "nowrap:"]
        // Mermaid takes these for no text at the beginning of one.
        if let order = orders.first(where: { unicodeScalars.starts(with: $0.unicodeScalars) }) {
            return order.dropLast() + "#58;" + String(unicodeScalars.dropFirst(order.count)).mermaidLine
        }
        return unicodeScalars.map(\.mermaid).joined()
    }

    /// The same where Mermaid reads Markdown, of which it knows emphasis.
    package var mermaidLabel: String {
        mermaidLine.unicodeScalars.map { $0 == "_" || $0 == "*" ? "#\($0.value);" : String(Character($0)) }.joined()
    }
}

extension Unicode.Scalar {
    /// Itself, or its number where Mermaid could read something into it.
    fileprivate var mermaid: String {
        switch self {
        case "A"..."Z", "a"..."z", "0"..."9": String(Character(self))
        case " ", "!", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", "=", "?", "_", "~": String(Character(self))
        // Mermaid's own signs for what it has set aside.
        case "ﬂ", "°", "¶", "ß": "#\(value);"
        case "\u{FFFE}", "\u{FFFF}": spelledOut.mermaidLine
        default: isASCII && isPrintable ? "#\(value);" : isPrintable ? String(Character(self)) : printable.mermaidLine
        }
    }
}
