/// An element of a property list in XML, with its place among the bytes.
struct PlistElement {
    let tag: String
    /// From its first `<` to behind its last `>`.
    fileprivate(set) var range: Range<Int>
    /// What stands between its tags; empty where it has but one.
    fileprivate(set) var content: Range<Int>
    fileprivate(set) var children: [PlistElement] = []

    /// The first and only value of a property list; nil where the text has none, or its tags don't fit each other.
    static func root(of bytes: [UInt8]) -> PlistElement? {
        var reader = PlistElementReader(bytes)
        return reader.root()
    }

    /// The keys of a dictionary with their values; nil where they don't alternate.
    func entries(_ bytes: [UInt8]) -> [PlistEntry]? {
        guard tag == "dict", children.count.isMultiple(of: 2) else { return nil }
        let pairs = stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
        guard pairs.allSatisfy({ $0.tag == "key" && $1.tag != "key" }) else { return nil }
        return pairs.map { PlistEntry(key: bytes[$0.content].text, start: $0.range.lowerBound, value: $1) }
    }

    /// Whether nothing is in it, as in `<dict/>`.
    var isEmpty: Bool { children.isEmpty }
}

/// A key of a dictionary with its value.
struct PlistEntry {
    /// As it is written; no key of UIKit has a character that XML writes otherwise.
    let key: String
    /// Where the key's tag begins.
    let start: Int
    let value: PlistElement
}

/// Finds the elements of a property list that has been checked against `PlistShape`: no tag is in a tag.
private struct PlistElementReader {
    private let bytes: [UInt8]
    private var position = 0
    private var open: [PlistElement] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Elements in which `<` begins nothing, by how they begin and end.
    private static let literals = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]

    mutating func root() -> PlistElement? {
        while let start = bytes[position...].firstIndex(of: .less) {
            let rest = bytes[start...]
            if let literal = Self.literals.first(where: { rest.starts(with: $0.0.utf8) }) {
                guard let end = rest.dropFirst(literal.0.utf8.count).range(of: literal.1) else { return nil }
                position = end.upperBound
                continue
            }
            guard let end = rest.firstIndex(of: .greater) else { return nil }
            position = end + 1
            guard let isDone = take(tag: start + 1..<end) else { return nil }
            if isDone { return open.first?.children.first }
        }
        return nil
    }

    /// Opens or closes an element; true at the end of the property list, nil where it fits nothing.
    private mutating func take(tag range: Range<Int>) -> Bool? {
        let text = bytes[range]
        if text.first == .slash { return close(name(of: text.dropFirst()), range) }
        let isWhole = text.last == .slash
        let element = PlistElement(
            tag: name(of: isWhole ? text.dropLast() : text), range: range.lowerBound - 1..<range.upperBound + 1,
            content: range.upperBound + 1..<range.upperBound + 1)
        open.append(element)
        return isWhole ? close(element.tag, nil) : false
    }

    /// Ends the innermost element, by a tag of its own if it has one.
    private mutating func close(_ tag: String, _ range: Range<Int>?) -> Bool? {
        guard var element = open.popLast(), element.tag == tag else { return nil }
        if let range {
            element.content = element.content.lowerBound..<range.lowerBound - 1
            element.range = element.range.lowerBound..<range.upperBound + 1
        }
        guard !open.isEmpty else {
            open = [element]
            return element.tag == "plist" && element.children.count == 1 ? true : nil
        }
        open[open.count - 1].children.append(element)
        return false
    }

    private func name(of tag: ArraySlice<UInt8>) -> String { tag.prefix { !$0.isBlank && !$0.isLineEnd }.text }
}
