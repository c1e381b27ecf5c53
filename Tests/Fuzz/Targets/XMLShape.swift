/// Whether the tags of an XML text are whole, and closed in the order in which they were opened.
enum XMLShape {
    /// What is wrong with it, in words; nil where it is well-formed.
    static func problem(of text: String) -> String? {
        var open: [Substring] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = end(of: rest[start...]) else { return "a tag has no end" }
            let tag = text[start...end]
            rest = rest[text.utf8.index(after: end)...]
            if tag.hasPrefix("<?") || tag.hasPrefix("<!") { continue }
            let name = tag.dropFirst(tag.hasPrefix("</") ? 2 : 1).prefix {
                $0.isLetter || $0.isNumber || $0 == ":" || $0 == "-"
            }
            if tag.hasPrefix("</") {
                guard open.popLast() == name else { return "\(tag) closes another" }
            } else if !tag.hasSuffix("/>") {
                open.append(name)
            }
        }
        return open.last.map { "<\($0)> isn't closed" }
    }

    /// The bracket that ends a tag; one in a value ends none.
    private static func end(of tag: Substring.UTF8View) -> String.Index? {
        var quote: UInt8?
        for index in tag.indices.dropFirst() {
            switch tag[index] {
            case UInt8(ascii: "<"): return nil
            case let byte where byte == quote: quote = nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? tag[index]
            case UInt8(ascii: ">") where quote == nil: return index
            default: break
            }
        }
        return nil
    }
}
