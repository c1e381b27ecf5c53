/// A piece of XML: an element, or text.
indirect enum XMLNode {
    case element(String, [(String, String)], [XMLNode])
    case text(String)

    /// The element as a document of its own.
    var document: String {
        var document = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
        write(to: &document)
        return document + "\n"
    }

    private func write(to document: inout String) {
        switch self {
        case .text(let text): document += text.escapedForXML
        case .element(let name, let attributes, let children):
            document += "<" + name
            for (name, value) in attributes { document += " \(name)=\"\(value.escapedForXML)\"" }
            guard !children.isEmpty else { return document += "/>" }
            document += ">"
            for child in children {
                if case .element = child { document += "\n" }
                child.write(to: &document)
            }
            if case .element = children.last { document += "\n" }
            document += "</\(name)>"
        }
    }
}

extension String {
    /// The text as it may stand in XML 1.0, between tags and in quotation marks; what XML can't hold, and what could
    /// drive a terminal, is spelled out.
    fileprivate var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            case "\u{FFFE}", "\u{FFFF}": text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text += scalar.printable
            }
        }
    }
}
