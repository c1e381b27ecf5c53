/// A strict reader of RFC 8259 that records all places; it keeps its own stack and never recurses.
package struct JSONReader {
    package static let sizeLimitMiB = 64
    package static let depthLimit = 512

    private var scanner: JSONScanner
    private var open: [Container] = []

    /// An array or object whose end has not been read yet.
    private struct Container {
        let start: Int
        var items: [JSONNode] = []
        var members: [JSONMember] = []
        /// The key of the next value; nil in an array.
        var key: (text: String, place: Place)?
    }

    /// The value of a whole text.
    package static func read(_ source: SourceText) throws(JSONProblem) -> JSONNode {
        let bytes = source.bytes
        guard bytes.count <= sizeLimitMiB << 20 else { throw problem(.tooLarge(limitMiB: sizeLimitMiB), in: source) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw problem(.byteOrderMark, in: source) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0) {
            throw problem(.utf16, in: source)
        }
        return try read(source, in: bytes.indices)
    }

    /// The value of a part of a text.
    package static func read(_ source: SourceText, in range: Range<Int>) throws(JSONProblem) -> JSONNode {
        var reader = JSONReader(scanner: JSONScanner(source, in: range))
        return try reader.document()
    }

    private static func problem(_ mistake: JSONMistake, in source: SourceText) -> JSONProblem {
        JSONProblem(mistake: mistake, place: Place(source: source, range: 0..<0))
    }

    private init(scanner: JSONScanner) { self.scanner = scanner }

    private mutating func document() throws(JSONProblem) -> JSONNode {
        let start = scanner.position
        scanner.skipWhitespace()
        if scanner.byte == nil { throw scanner.problem(.empty, at: start..<start) }
        while true {
            var finished = try value()
            while let node = finished {
                if open.isEmpty { return try whole(node) }
                finished = try attach(node)
            }
        }
    }

    /// The value of the document, if nothing follows it.
    private mutating func whole(_ node: JSONNode) throws(JSONProblem) -> JSONNode {
        scanner.skipWhitespace()
        if scanner.byte != nil { throw scanner.unexpected(.end) }
        return node
    }

    /// A value; nil after an opening bracket or brace with content.
    private mutating func value() throws(JSONProblem) -> JSONNode? {
        guard let byte = scanner.byte else { throw scanner.unexpected(.value) }
        switch byte {
        case UInt8(ascii: "["):
            try begin()
            return scanner.byte == UInt8(ascii: "]") ? closeList() : nil
        case UInt8(ascii: "{"):
            try begin()
            if scanner.byte == UInt8(ascii: "}") { return closeObject() }
            try key()
            return nil
        case .quote:
            let (text, place) = try scanner.string()
            return JSONNode(.string(text), at: place)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanner.number()
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return try scanner.literal()
        default: throw scanner.unexpected(.value)
        }
    }

    private mutating func begin() throws(JSONProblem) {
        let start = scanner.position
        guard open.count < Self.depthLimit else {
            throw scanner.problem(.tooDeep(limit: Self.depthLimit), at: start..<start + 1)
        }
        open.append(Container(start: start))
        scanner.position += 1
        scanner.skipWhitespace()
    }

    private mutating func key() throws(JSONProblem) {
        guard scanner.byte == .quote else { throw scanner.unexpected(.key) }
        open[open.count - 1].key = try scanner.string()
        scanner.skipWhitespace()
        guard scanner.skip(UInt8(ascii: ":")) else { throw scanner.unexpected(.colon) }
        scanner.skipWhitespace()
    }

    /// Adds a value to the innermost container; returns the container if it ends here.
    private mutating func attach(_ node: JSONNode) throws(JSONProblem) -> JSONNode? {
        let top = open.count - 1
        guard let key = open[top].key else {
            open[top].items.append(node)
            return try endOrComma(UInt8(ascii: "]"), .commaOrBracket) ? closeList() : nil
        }
        open[top].members.append(JSONMember(key.text, at: key.place, node))
        if try endOrComma(UInt8(ascii: "}"), .commaOrBrace) { return closeObject() }
        try self.key()
        return nil
    }

    /// Whether the container ends here; otherwise moves past the comma.
    private mutating func endOrComma(_ end: UInt8, _ expected: JSONMistake.Expectation) throws(JSONProblem) -> Bool {
        scanner.skipWhitespace()
        if scanner.byte == end { return true }
        let comma = scanner.position
        guard scanner.skip(UInt8(ascii: ",")) else { throw scanner.unexpected(expected) }
        scanner.skipWhitespace()
        if scanner.byte == end { throw scanner.problem(.trailingComma, at: comma..<comma + 1) }
        return false
    }

    private mutating func closeList() -> JSONNode? {
        scanner.position += 1
        return open.popLast().map { JSONNode(.list($0.items), at: scanner.place(from: $0.start)) }
    }

    private mutating func closeObject() -> JSONNode? {
        scanner.position += 1
        return open.popLast().map { JSONNode(.object($0.members), at: scanner.place(from: $0.start)) }
    }
}
