/// How JSON is laid out.
package enum JSONLayout: Sendable {
    /// All in one line, without spaces.
    case compact
    /// One member or element a line, indented by two spaces.
    case indented
    /// One member a line of the object at the top, and one element of its lists; all else is compact, so that a changed
    /// element is one line of a diff.
    case linewise
}

extension Value {
    /// The value as JSON in one line, without spaces.
    package var json: String { json(laidOut: .compact) }

    package func json(laidOut layout: JSONLayout) -> String {
        var text = ""
        writeJSON(layout, depth: 0, to: &text)
        return text
    }

    /// Writes the value as JSON behind the text; `depth` is how far its surroundings are indented already.
    private func writeJSON(_ layout: JSONLayout, depth: Int, to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): number.writeJSONNumber(to: &text)
        case .string(let string): string.writeJSON(to: &text)
        case .list(let values):
            layout.write(values, between: "[", and: "]", depth: depth, to: &text) { value, text in
                value.writeJSON(layout == .linewise ? .compact : layout, depth: depth + 1, to: &text)
            }
        case .object(let members):
            let layout = layout == .linewise && depth > 0 ? .compact : layout
            layout.write(members, between: "{", and: "}", depth: depth, to: &text) { member, text in
                member.key.writeJSON(to: &text)
                text += layout.colon
                member.value.writeJSON(layout, depth: depth + 1, to: &text)
            }
        }
    }
}

extension String {
    /// Writes the text as a JSON string in which nothing can drive a terminal or reorder what stands around it.
    fileprivate func writeJSON(to text: inout String) {
        text += "\""
        var sign = RunnerSign()
        for scalar in unicodeScalars {
            // A string never begins a line.
            if sign.isCompleted(by: scalar), scalar == "[" {
                text += scalar.jsonEscape
            } else if let escape = scalar.neededJSONEscape {
                text += escape
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// A number made elsewhere might be none; then it is written as a string, so that the output stays JSON.
    fileprivate func writeJSONNumber(to text: inout String) {
        if isJSONNumber {
            text += self
        } else {
            writeJSON(to: &text)
        }
    }

    private var isJSONNumber: Bool {
        let source = SourceText(name: "", bytes: Array(utf8))
        var scanner = JSONScanner(source, in: source.bytes.indices)
        do {
            _ = try scanner.number()
            return scanner.byte == nil && !isEmpty
        } catch {
            return false
        }
    }
}

extension JSONLayout {
    fileprivate var colon: String {
        switch self {
        case .compact: ":"
        case .indented, .linewise: ": "
        }
    }

    private func lineBreak(depth: Int) -> String {
        switch self {
        case .compact: ""
        case .indented, .linewise: "\n" + String(repeating: "  ", count: depth)
        }
    }

    fileprivate func write<Element>(
        _ elements: [Element], between opening: String, and closing: String, depth: Int,
        to text: inout String, _ writeElement: (Element, inout String) -> Void
    ) {
        text += opening
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "" : ","
            text += lineBreak(depth: depth + 1)
            writeElement(element, &text)
        }
        text += elements.isEmpty ? closing : lineBreak(depth: depth) + closing
    }
}

extension Unicode.Scalar {
    /// The escape that JSON, or a safe terminal, demands; nil where the scalar can stand as it is.
    fileprivate var neededJSONEscape: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isPrintable ? nil : jsonEscape
        }
    }
}
