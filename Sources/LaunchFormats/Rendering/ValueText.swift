extension Value {
    /// The text for readers: `recipes://soup?id=7 {id: 7}`, where JSON has lists of objects.
    package var text: String {
        switch self {
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits.printable
        case .string(let text): looksLikeAnother(text) ? quoted(text) : quotedIfNeeded(text)
        case .list(let items): queryText ?? listText(items)
        case .object(let members): openedURLText ?? bracedText(members)
        }
    }

    /// `{id: 7}` for a list of query items, `[{"name": "id", "value": "7"}]`; their values are always text.
    private var queryText: String? {
        guard case .list(let items) = self, !items.isEmpty else { return nil }
        var pairs: [String] = []
        for item in items {
            guard case .object(let parts) = item, parts.allSatisfy({ ["name", "value"].contains($0.key) }),
                case .string(let name) = item["name"]
            else { return nil }
            pairs.append("\(quotedIfNeeded(name, marks: ":")): \((item["value"] ?? .null).queryValueText)")
        }
        return "{" + pairs.joined(separator: ", ") + "}"
    }

    private var queryValueText: String {
        guard case .string(let text) = self, text != "nil" else { return self.text }
        return quotedIfNeeded(text)
    }

    /// A URL with its query items, and the other values of an opened URL in parentheses.
    private var openedURLText: String? {
        guard case .object(let members) = self, case .string(let url) = self["url"],
            case .list(let items) = self["queryItems"]
        else { return nil }
        var text = quotedIfNeeded(url)
        if !items.isEmpty { text += " " + Value.list(items).text }
        let others = members.filter { !["url", "queryItems"].contains($0.key) }
        if !others.isEmpty { text += " (" + others.map(\.text).joined(separator: ", ") + ")" }
        return text
    }

}

extension Value.Member {
    /// `key: value`; an object with one member is a path, as in `launchOptions.url: recipes://soup`.
    package var text: String {
        var path = Self.keyText(key)
        var value = value
        while case .object(let members) = value, members.count == 1, let only = members.first {
            path += "." + Self.keyText(only.key)
            value = only.value
        }
        return "\(path): \(value.text)"
    }

    private static func keyText(_ key: String) -> String { quotedIfNeeded(key, marks: ".:") }
}

private func listText(_ items: [Value]) -> String {
    if items.count == 1 { return items[0].text }
    return "[" + items.map(\.text).joined(separator: ", ") + "]"
}

private func bracedText(_ members: [Value.Member]) -> String { "{" + members.map(\.text).joined(separator: ", ") + "}" }

/// A text as one word, in quotes if blanks or punctuation would hide its end.
package func quotedIfNeeded(_ text: String, marks: String = "") -> String {
    let punctuation = ",{}[]\"" + marks
    let isBare =
        !text.isEmpty && !text.unicodeScalars.contains { $0.isWhitespace || punctuation.unicodeScalars.contains($0) }
    return isBare ? text.printable : quoted(text)
}

/// A path in a sentence, in quotes if it would read as a word of the sentence.
package func quotedPath(_ path: String) -> String {
    path.contains { "./<".contains($0) } ? quotedIfNeeded(path) : quoted(path)
}

/// Whether a text without quotes would read as null, a boolean or a number.
private func looksLikeAnother(_ text: String) -> Bool {
    ["nil", "true", "false"].contains(text) || Double(text) != nil
}

private func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
    }
    return "\"" + result.printable + "\""
}
