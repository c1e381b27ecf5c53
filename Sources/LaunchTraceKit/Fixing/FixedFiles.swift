/// Files with the edits of several fixes, each whole or not at all.
struct FixedFiles {
    /// The edits by the paths of their files, without links.
    private(set) var edits: [String: [TextEdit]] = [:]

    /// Where the files of a fix are.
    typealias Locating = (Place) -> String?

    /// Adds a fix. False where it fits beside none of the edits that are there: it changes what they do.
    mutating func add(_ fix: SourceFix, _ path: Locating) -> Bool {
        var added = self
        for edit in fix.edits {
            guard let path = path(edit.place), edit.place.source.bytes[...].validText != nil else { return false }
            let others = added.edits[path] ?? []
            if others.contains(where: { $0.place.range == edit.place.range && $0.text == edit.text }) { continue }
            guard !others.contains(where: { $0.interferes(with: edit) }) else { return false }
            added.edits[path] = others + [edit]
        }
        self = added
        return true
    }

    var texts: [String: (before: String, after: String)] {
        edits.mapValues { edits in
            let source = edits[0].place.source
            return (source.text(in: 0..<source.bytes.count), edits.edited)
        }
    }

    var after: [String: String] { texts.mapValues(\.after) }

    func count(of path: String) -> Int { edits[path]?.count ?? 0 }
}

extension TextEdit {
    /// Whether both have a method of one name.
    fileprivate func interferes(with other: TextEdit) -> Bool { declared.map { $0 == other.declared } ?? false }

    /// The head of the method that it has, without blanks; nil where it has none.
    private var declared: String? {
        let text = text.drop { $0.isWhitespace }
        guard ["func ", "- ("].contains(where: text.hasPrefix), let body = text.firstIndex(of: "{") else { return nil }
        return text[..<body].filter { !$0.isWhitespace }
    }
}

extension [TextEdit] {
    /// The text of their source with all of them; those at one place in their order.
    fileprivate var edited: String {
        let source = self[0].place.source
        var (text, position) = ("", 0)
        let ordered = enumerated().sorted {
            ($0.element.place.range.lowerBound, $0.offset) < ($1.element.place.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            text += source.text(in: position..<edit.place.range.lowerBound) + edit.text
            position = edit.place.range.upperBound
        }
        return text + source.text(in: position..<source.bytes.count)
    }
}
