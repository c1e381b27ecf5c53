/// An element of an XML document, which contains text or other elements.
package struct XMLTag {
    private let name: String
    private let attributes: [(name: String, value: String)]
    private let text: String
    private let children: [XMLTag]

    package init(_ name: String, _ attributes: [(String, String)] = [], text: String = "", children: [XMLTag] = []) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.children = children
    }

    /// A document with this root element.
    package var document: String {
        var document = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
        write(depth: 0, to: &document)
        return document
    }

    private func write(depth: Int, to document: inout String) {
        let indent = String(repeating: "  ", count: depth)
        document += indent + "<" + name
        for attribute in attributes { document += " \(attribute.name)=\"\(attribute.value.xmlAttribute)\"" }
        if children.isEmpty {
            document += text.isEmpty ? "/>\n" : ">\(text.xmlText)</\(name)>\n"
        } else {
            document += ">\n"
            for child in children { child.write(depth: depth + 1, to: &document) }
            document += indent + "</\(name)>\n"
        }
    }
}

extension String {
    /// The text between two tags. Characters that XML forbids, or that could control a terminal, are spelled out.
    package var xmlText: String { xml(lineFeed: "\n", tab: "\t") }

    /// The text of an attribute, in which a reader would replace a line feed by a blank.
    var xmlAttribute: String { xml(lineFeed: "&#10;", tab: "&#9;") }

    private func xml(lineFeed: String, tab: String) -> String {
        if isPlain, !utf8.contains(where: { "&<>".utf8.contains($0) }) { return self }
        var sign = RunnerSign()
        return unicodeScalars.reduce(into: "") { text, scalar in
            let isKept = scalar == "\n" || scalar == "\t"
            if sign.isCompleted(by: isKept ? " " : scalar) { return text += scalar.markupReference }
            if let entity = scalar.markupEntity { return text += entity }
            switch scalar {
            case "\n": text += lineFeed
            case "\t": text += tab
            // The other two characters that XML forbids; all others that it forbids are not printable.
            case "\u{FFFE}", "\u{FFFF}": text += scalar.spelledOut
            default: text += scalar.printable
            }
        }
    }
}

extension Unicode.Scalar {
    /// The numeric character reference for HTML and XML.
    var markupReference: String { "&#\(value);" }

    /// The entity for a markup character in HTML and XML.
    var markupEntity: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }
}
