/// The tags of a property list in XML, as Foundation reads them: each ends with the next `>`.
struct XMLPlistShape {
    private let bytes: [UInt8]
    private var position: Int
    private var depth = 0
    private var values = 0

    static func refuseHostile(_ bytes: [UInt8]) throws(PlistRefusal) {
        var shape = XMLPlistShape(bytes)
        try shape.refuseHostile()
    }

    private init(_ bytes: [UInt8]) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        self.bytes = bytes
        position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    private mutating func refuseHostile() throws(PlistRefusal) {
        let whitespace: [UInt8] = [.space, .tab, .lineFeed, .carriageReturn]
        guard bytes[position...].first(where: { !whitespace.contains($0) }) == .less else { throw .noPropertyList }
        while let start = bytes[position...].firstIndex(of: .less) {
            position = start + 1
            if let literal = Literal.all.first(where: { bytes[position...].starts(with: $0.start) }) {
                position = end(of: literal)
            } else {
                try takeTag()
            }
        }
    }

    /// A literal in which `<` doesn't begin a tag.
    private struct Literal {
        let start: [UInt8]
        let end: [UInt8]

        static let all = [
            Literal(start: Array("!--".utf8), end: Array("-->".utf8)),
            Literal(start: Array("![CDATA[".utf8), end: Array("]]>".utf8)),
            Literal(start: Array("?".utf8), end: Array("?>".utf8)),
        ]
    }

    /// The index after a literal; the end of the text if the literal has no end.
    private func end(of literal: Literal) -> Int {
        var index = position + literal.start.count
        while let next = bytes[index...].firstIndex(of: literal.end[0]) {
            if bytes[next...].starts(with: literal.end) { return next + literal.end.count }
            index = next + 1
        }
        return bytes.count
    }

    /// Counts the open elements after a tag, regardless of its name.
    private mutating func takeTag() throws(PlistRefusal) {
        let end = bytes[position...].firstIndex { $0 == .greater || $0 == .less } ?? bytes.count
        let tag = bytes[position..<end]
        if tag.starts(with: "!DOCTYPE".utf8), tag.contains(.leftBracket) { throw .ownEntities }
        // XML allows no `<` in a tag. Foundation and this parser could read such a tag differently.
        guard end < bytes.count, bytes[end] == .greater else { throw .noPropertyList }
        position = end + 1
        switch tag.first {
        case .slash: depth -= 1
        case UInt8(ascii: "!"): break
        default:
            values += 1
            if tag.last != .slash { depth += 1 }
        }
        guard values <= PlistShape.valueLimit else { throw .tooManyValues }
        guard depth <= PlistShape.depthLimit else { throw .tooDeep }
    }
}
