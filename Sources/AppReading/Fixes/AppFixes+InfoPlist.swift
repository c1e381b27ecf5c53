extension AppFixes {
    func infoPlistEntry(_ problem: Problem) -> SourceFix? {
        guard let help = problem.help, help.path.steps.count == 3, help.path.starts(with: .app("infoPlist")),
            case .key(let key) = help.path.steps[2], let file = infoPlist, let list = WrittenPropertyList(file)
        else { return nil }
        let text = help.edit == .add ? list.adding(help.value, to: key) : list.writing(help.value, as: key)
        return text.map { SourceFix($0) }
    }

    private var infoPlist: SourceText? {
        guard let source = read.project?.top?.source, source.name.hasSuffix(".plist") else { return nil }
        return source
    }
}

/// A property list in XML as it is written, whose keys stand one to a line or in any other way.
private struct WrittenPropertyList {
    private let source: SourceText
    /// The tags outside of comments, with what stands between them.
    private let tags: [Tag]

    private struct Tag {
        /// `dict`, `/dict`, `key`
        let name: Substring
        let range: Range<Int>
        let isEmpty: Bool
    }

    /// Nil for a binary list, and for what is cut.
    init?(_ source: SourceText) {
        self.source = source
        var tags: [Tag] = []
        var position = 0
        let bytes = source.bytes
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[start...].starts(with: Array("<!--".utf8)) {
                guard let end = Self.end(of: "-->", in: bytes, from: start) else { return nil }
                position = end
                continue
            }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            let inside = source.text(in: start + 1..<end)
            let name = inside.prefix { !$0.isWhitespace && ($0 != "/" || inside.hasPrefix("/")) }
            tags.append(Tag(name: name, range: start..<end + 1, isEmpty: inside.hasSuffix("/")))
            position = end + 1
        }
        guard tags.contains(where: { $0.name == "plist" }), !bytes.contains(0) else { return nil }
        self.tags = tags
    }

    private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        return (start..<max(start, bytes.count - mark.count + 1)).first { bytes[$0...].starts(with: mark) }.map {
            $0 + mark.count
        }
    }

    /// The list of a key with one more item, or the key with a list of it.
    func adding(_ value: Value, to key: String) -> TextEdit? {
        guard let index = valueTag(of: key) else { return writing(.list([value]), as: key) }
        guard tags[index].name == "array" else { return nil }
        // An insertion can't add content to an empty element.
        guard !tags[index].isEmpty, let end = closing(of: index) else { return nil }
        return inserting(value.propertyList, before: tags[end])
    }

    /// The key with a value, as the last of the list; nil where it is there.
    func writing(_ value: Value, as key: String) -> TextEdit? {
        guard let root = tags.firstIndex(where: { $0.name == "dict" }), !tags[root].isEmpty, valueTag(of: key) == nil,
            let end = closing(of: root)
        else { return nil }
        return inserting(["<key>\(key)</key>"] + value.propertyList, before: tags[end])
    }

    private func inserting(_ lines: [String], before tag: Tag) -> TextEdit {
        let start = tag.range.lowerBound
        if let blanks = source.blanksAlone(before: start) {
            let index = start - blanks.utf8.count
            // Xcode indents what is in the outermost dictionary by a tab.
            let text = lines.map { blanks + "\t" + $0 + "\n" }.joined()
            return TextEdit(text, at: Place(source: source, range: index..<index))
        }
        let text = lines.map { $0.drop { $0 == "\t" } }.joined()
        return TextEdit(text, at: Place(source: source, range: start..<start))
    }

    /// The number of the tag of a key's value in the outermost dictionary.
    private func valueTag(of key: String) -> Int? {
        var depth = 0
        for (index, tag) in tags.enumerated() {
            if tag.name == "dict" || tag.name == "array", !tag.isEmpty { depth += 1 }
            if tag.name == "/dict" || tag.name == "/array" { depth -= 1 }
            guard depth == 1, tag.name == "key", tags.indices.contains(index + 2) else { continue }
            let text = source.text(in: tag.range.upperBound..<tags[index + 1].range.lowerBound)
            if text == key { return index + 2 }
        }
        return nil
    }

    /// The number of the tag that closes another.
    private func closing(of index: Int) -> Int? {
        let name = tags[index].name
        var depth = 0
        for other in tags.indices[index...] where !tags[other].isEmpty {
            if tags[other].name == name { depth += 1 }
            if tags[other].name == "/" + name { depth -= 1 }
            if depth == 0 { return other }
        }
        return nil
    }
}

extension Value {
    fileprivate var propertyList: [String] {
        switch self {
        case .null: []
        case .bool(let value): [value ? "<true/>" : "<false/>"]
        case .number(let number): ["<integer>\(number)</integer>"]
        case .string(let text): ["<string>\(text.xmlContent)</string>"]
        case .list(let items): Self.element("array", items.flatMap(\.propertyList))
        case .object(let members): Self.element("dict", members.flatMap(\.propertyList))
        }
    }

    private static func element(_ name: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? ["<\(name)/>"] : ["<\(name)>"] + lines.map { "\t" + $0 } + ["</\(name)>"]
    }
}

extension Value.Member {
    fileprivate var propertyList: [String] { ["<key>\(key.xmlContent)</key>"] + value.propertyList }
}

extension String {
    fileprivate var xmlContent: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
