/// A reader of one YAML document, as settings are written in it: mappings and sequences by indentation or in brackets, all
/// kinds of scalars, comments, anchors with aliases, and `<<`. Neither tags nor directives nor keys that aren't scalars.
package struct YAMLReader {
    let source: SourceText
    let bytes: [UInt8]
    var index = 0
    var lineStart = 0
    private var depth = 0
    private var anchors: [String: YAMLNode] = [:]
    /// What aliases have repeated so far, which short texts can make endless.
    private var repeated = 0

    static let depthLimit = 64
    static let nodeLimit = 200_000

    private init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
    }

    /// The value of the whole text; an empty one means nothing.
    package static func read(_ source: SourceText) throws(YAMLProblem) -> YAMLNode {
        guard String(validating: source.bytes, as: UTF8.self) != nil else {
            throw YAMLProblem(mistake: .invalidUTF8, place: Place(source: source, range: 0..<0))
        }
        var reader = YAMLReader(source)
        return try reader.document()
    }

    private mutating func document() throws(YAMLProblem) -> YAMLNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
        try skipToInk()
        if byte == UInt8(ascii: "%") { throw problem(.directive) }
        if isMarker(.minus) { index += 3 }
        let node = try value(of: -1, behind: .start)
        try skipToInk()
        if isMarker(.dot) {
            index += 3
            try skipToInk()
        }
        if isMarker(.minus) { throw problem(.severalDocuments) }
        guard byte == nil else { throw problem(.unexpected) }
        return node
    }

    /// What a value stands behind.
    enum Opener { case start, key, dash }

    /// A value in a collection whose entries begin at a column.
    mutating func value(of parent: Int, behind opener: Opener) throws(YAMLProblem) -> YAMLNode {
        try enter()
        defer { leave() }
        let (start, line) = (index, lineStart)
        try skipToInk()
        guard let anchor = try anchor() else { return try content(of: parent, behind: opener, from: start, line) }
        let anchorLine = lineStart
        try skipToInk()
        if lineStart == anchorLine, isBlockCollection { throw problem(.complexKey) }
        let node = try content(of: parent, behind: opener, from: index, line)
        anchors[anchor] = node
        return node
    }

    private mutating func content(
        of parent: Int, behind opener: Opener, from start: Int, _ line: Int
    ) throws(YAMLProblem) -> YAMLNode {
        let isOnNewLine = lineStart != line
        let isLevelSequence = opener == .key && column == parent && isDash
        guard let byte, !isMarker(.minus), !isMarker(.dot), !isOnNewLine || column > parent || isLevelSequence else {
            return try node(.scalar("", isPlain: true), start..<start)
        }
        let canNest = opener != .key || isOnNewLine
        if isBlockCollection, !canNest { throw problem(.unexpected) }
        if isDash { return try sequence(at: column) }
        if isKey { return try mapping(at: column) }
        switch byte {
        case .bar, .greater: return try blockScalar(of: parent)
        case .leftBracket, .leftBrace, .star, .quote, .apostrophe:
            let node = try flowValue()
            try endLine()
            return node
        default: return try plainScalar(of: parent)
        }
    }

    private mutating func sequence(at column: Int) throws(YAMLProblem) -> YAMLNode {
        let start = index
        var items: [YAMLNode] = []
        repeat {
            index += 1
            items.append(try value(of: column, behind: .dash))
            try skipToInk()
            if byte != nil, self.column > column { throw problem(.indentation) }
        } while self.column == column && isDash && !isMarker(.minus)
        return try node(.sequence(items), start..<start + 1)
    }

    private mutating func mapping(at column: Int) throws(YAMLProblem) -> YAMLNode {
        let start = index
        var entries = YAMLEntries()
        repeat {
            let key = try key()
            try entries.add(key.text, key.place, try value(of: column, behind: .key))
            try skipToInk()
            if byte != nil, self.column > column { throw problem(.indentation) }
        } while byte != nil && self.column == column && !isMarker(.minus) && !isMarker(.dot) && isKey
        return try node(.mapping(try entries.all()), start..<start + 1)
    }

    /// A key, and its colon.
    private mutating func key() throws(YAMLProblem) -> (text: String, place: Place) {
        let (start, end) = (index, keyEnd(from: index) ?? index)
        let words = bytes[start..<end].trimmed
        let text = byte == .quote || byte == .apostrophe ? try quotedScalar() : words.text
        let place = Place(source: source, range: start..<start + words.count)
        index = end + 1
        return (text, place)
    }

    // MARK: - Anchors and limits

    private mutating func anchor() throws(YAMLProblem) -> String? {
        if byte == UInt8(ascii: "!") { throw problem(.tag) }
        guard byte == UInt8(ascii: "&") else { return nil }
        let name = anchorName()
        if name.isEmpty { throw problem(.unexpected) }
        return name
    }

    /// The name behind `&` or `*`.
    private mutating func anchorName() -> String {
        let start = index + 1
        index = bytes[start...].firstIndex { $0.isBlank || $0.isLineEnd || $0.isFlowSign } ?? bytes.endIndex
        return bytes[start..<index].text
    }

    mutating func anchored(_ read: (inout YAMLReader) throws(YAMLProblem) -> YAMLNode) throws(YAMLProblem) -> YAMLNode {
        try enter()
        defer { leave() }
        guard let anchor = try anchor() else { return try read(&self) }
        try skipToInk()
        let node = try read(&self)
        anchors[anchor] = node
        return node
    }

    mutating func alias() throws(YAMLProblem) -> YAMLNode {
        let start = index
        guard let node = anchors[anchorName()] else { throw problem(.unknownAlias, at: start) }
        repeated += node.size
        if repeated > Self.nodeLimit { throw problem(.tooManyNodes, at: start) }
        if depth + node.height > Self.depthLimit { throw problem(.tooDeep, at: start) }
        return node
    }

    private mutating func enter() throws(YAMLProblem) {
        guard depth < Self.depthLimit else { throw problem(.tooDeep) }
        depth += 1
    }

    private mutating func leave() { depth -= 1 }

    func node(_ content: YAMLNode.Content, _ range: Range<Int>) throws(YAMLProblem) -> YAMLNode {
        let node = YAMLNode(content, Place(source: source, range: range))
        if node.size > Self.nodeLimit { throw problem(.tooManyNodes, at: range.lowerBound) }
        return node
    }
}

/// The entries of a mapping that is read, and the mappings that `<<` merges into it.
struct YAMLEntries {
    private var entries: [YAMLEntry] = []
    private var merged: [YAMLNode] = []
    private var keys: Set<String> = []

    mutating func add(_ key: String, _ place: Place, _ value: YAMLNode) throws(YAMLProblem) {
        guard keys.insert(key).inserted else { throw YAMLProblem(mistake: .duplicateKey, place: place) }
        if key == "<<" {
            if case .sequence(let items) = value.content { merged += items } else { merged.append(value) }
        } else {
            entries.append(YAMLEntry(key: key, keyPlace: place, value: value))
        }
    }

    /// What is written stands over what is merged, and of that the first.
    mutating func all() throws(YAMLProblem) -> [YAMLEntry] {
        for node in merged {
            guard case .mapping(let others) = node.content else {
                throw YAMLProblem(mistake: .mergedScalar, place: node.place)
            }
            entries += others.filter { keys.insert($0.key).inserted }
        }
        return entries
    }
}
