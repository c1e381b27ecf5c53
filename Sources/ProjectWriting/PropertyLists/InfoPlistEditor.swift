/// The edits that put a scene manifest into the text of an Info.plist.
struct InfoPlistEditor {
    private let bytes: [UInt8]
    private let root: PlistElement
    private let layout: TextLayout
    private var edits: [Edit] = []
    private(set) var filledIn: String?

    /// New bytes in place of old ones, of which there may be none.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    init(_ bytes: [UInt8]) throws(InfoPlistRefusal) {
        let form = try rethrow(as: { InfoPlistRefusal.unreadable($0.reason) }) { () throws(PlistRefusal) in
            try PlistForm(bytes)
        }
        switch form {
        case .binary: throw .binary
        case .oldStyle: throw .oldStyle
        case .xml: break
        }
        if let reason = PlistShape.refusal(of: bytes) { throw .unreadable(reason) }
        guard let root = PlistElement.root(of: bytes), root.tag == "dict", let text = bytes[...].validText else {
            throw .unreadable("not a property list")
        }
        (self.bytes, self.root) = (bytes, root)
        layout = TextLayout(of: text, otherwise: "\t")
    }

    // MARK: - What is missing

    mutating func insert(_ manifest: OneWindowManifest) throws(InfoPlistRefusal) {
        let level = Level(OneWindowManifest.key, manifest.value, in: root)
        guard let old = try value(or: level) else { return }
        filledIn = OneWindowManifest.key
        let roles = Level(OneWindowManifest.configurations, manifest.ofRoles, in: old)
        guard let configurations = try value(or: roles) else { return }
        filledIn = OneWindowManifest.configurations
        let windows = Level(OneWindowManifest.role, manifest.ofWindows, in: configurations)
        guard let list = try value(or: windows) else { return }
        filledIn = OneWindowManifest.role
        try fill(list, manifest)
    }

    /// A dictionary that may lack a key.
    private struct Level {
        let key: String
        let missing: PlistValue
        let dictionary: PlistElement

        init(_ key: String, _ missing: PlistValue, in dictionary: PlistElement) {
            (self.key, self.missing, self.dictionary) = (key, missing, dictionary)
        }
    }

    /// What stands under a key; nil where nothing did, and what is missing is written.
    private mutating func value(or level: Level) throws(InfoPlistRefusal) -> PlistElement? {
        let entries = try entries(of: level.dictionary, level.key)
        guard let entry = entries.first(where: { $0.key == level.key }) else {
            add([(level.key, level.missing)], to: level.dictionary, entries)
            return nil
        }
        guard ["dict", "array"].contains(entry.value.tag) else { throw unexpected(level.key, entry.value) }
        guard entry.value.isEmpty else { return entry.value }
        // Nothing goes, and no comment either.
        guard bytes[entry.value.content].allSatisfy({ $0.isBlank || $0.isLineEnd }) else {
            throw unexpected(level.key, entry.value)
        }
        filledIn = level.key
        replace(entry.value, by: level.missing)
        return nil
    }

    /// Gives the first configuration of the window, which is the one that UIKit takes, what it lacks.
    private mutating func fill(_ list: PlistElement, _ manifest: OneWindowManifest) throws(InfoPlistRefusal) {
        guard list.tag == "array", let first = list.children.first, first.tag == "dict" else {
            throw unexpected(OneWindowManifest.role, list)
        }
        if first.isEmpty { return replace(first, by: manifest.configuration) }
        let old = try entries(of: first, OneWindowManifest.role)
        if let named = old.first(where: { $0.key == OneWindowManifest.delegateKey }) {
            guard named.value.content.isEmpty else { throw .complete(line: line(of: named.start)) }
            replace(named.value, by: .text(manifest.delegateClass))
        }
        add(manifest.entries.filter { new in !old.contains { $0.key == new.key } }, to: first, old)
    }

    private func entries(of element: PlistElement, _ key: String) throws(InfoPlistRefusal) -> [PlistEntry] {
        guard let entries = element.entries(bytes) else { throw unexpected(key, element) }
        return entries
    }

    private func unexpected(_ key: String, _ element: PlistElement) -> InfoPlistRefusal {
        .unexpected(key: key, line: line(of: element.range.lowerBound))
    }

    /// What stands in a branch of the preprocessor, which `INFOPLIST_PREPROCESS` has Xcode run, isn't in every build.
    func refuseBranches() throws(InfoPlistRefusal) {
        for edit in edits {
            let lines = bytes[..<edit.range.lowerBound].split(separator: .lineFeed)
            let directives = lines.map { $0.drop(while: \.isBlank) }.filter { $0.first == .hash }.map {
                $0.dropFirst().drop(while: \.isBlank)
            }
            let opened = directives.count { $0.starts(with: "if".utf8) }
            guard opened == directives.count(where: { $0.starts(with: "endif".utf8) }) else {
                throw .conditional(line: line(of: edit.range.lowerBound))
            }
        }
    }

    // MARK: - Edits

    private mutating func replace(_ element: PlistElement, by value: PlistValue) {
        let lines = value.lines(layout.indent)
        let start = indentation(at: element.range.lowerBound)
        let text = lines.joined(separator: layout.lineEnd + start)
        edits.append(Edit(range: element.range, text: text))
    }

    /// Adds keys where they belong in the order of the alphabet, if the others are in it, else behind them.
    private mutating func add(
        _ new: [(key: String, value: PlistValue)], to dictionary: PlistElement, _ old: [PlistEntry]
    ) {
        guard !old.isEmpty else { return replace(dictionary, by: .dictionary(new)) }
        let isSorted = zip(old, old.dropFirst()).allSatisfy { $0.key.lowercased() <= $1.key.lowercased() }
        for entry in new {
            let next = isSorted ? old.firstIndex { $0.key.lowercased() > entry.key.lowercased() } : nil
            let index = next ?? old.endIndex
            let previous = index == 0 ? dictionary.content.lowerBound : old[index - 1].value.range.upperBound
            add(PlistValue.lines(of: entry, layout.indent), behind: previous, like: old[0].start)
        }
    }

    /// Adds lines below the line that ends there, indented as another is.
    private mutating func add(_ lines: [String], behind end: Int, like other: Int) {
        let start = indentation(at: other)
        let rest = bytes[end...].prefix { $0 != .lineFeed }
        let isEnd = rest.allSatisfy { $0.isBlank || $0 == .carriageReturn }
        if isEnd, rest.endIndex < bytes.count {
            let text = lines.map { start + $0 + layout.lineEnd }.joined()
            edits.append(Edit(range: rest.endIndex + 1..<rest.endIndex + 1, text: text))
        } else {
            edits.append(Edit(range: end..<end, text: lines.map { layout.lineEnd + start + $0 }.joined()))
        }
    }

    /// The blanks before something, or before what else begins its line.
    private func indentation(at index: Int) -> String {
        let start = bytes[..<index].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        return bytes[start..<index].prefix(while: \.isBlank).text
    }

    private func line(of index: Int) -> Int { bytes[..<index].count { $0 == .lineFeed } + 1 }

    /// The text with the edits, and the first line that is new.
    func edited() -> (text: String, line: Int) {
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        let text = String(decoding: result + bytes[end...], as: UTF8.self)
        let beginsLine = edits.first?.text.hasPrefix(layout.lineEnd) == true
        return (text, line(of: edits.first?.range.lowerBound ?? 0) + (beginsLine ? 1 : 0))
    }
}
