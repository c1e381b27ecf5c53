/// The shape that a property list must have before Foundation gets it: its XML reader recurses, and a deep file ends it.
package enum PlistShape {
    private static let sizeLimitMiB = 16
    private static let depthLimit = 512

    /// Why Foundation mustn't get it, in words that fit behind a colon; nil if it may.
    package static func refusal(of bytes: [UInt8]) -> String? {
        guard bytes.count <= sizeLimitMiB << 20 else { return "it has more than \(sizeLimitMiB) MiB" }
        if bytes.starts(with: "bplist".utf8) { return nil }
        return isXML(bytes) ? refusalOfTags(bytes) : "it is no property list"
    }

    /// Whether the first character is that of a tag; UTF-16, which hides its tags, is not accepted.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
        let whitespace: [UInt8] = [.space, .tab, .lineFeed, .carriageReturn]
        return text.first { !whitespace.contains($0) } == UInt8(ascii: "<") && !bytes.contains(0)
    }

    /// Counts what is open after each tag; the tags in a comment don't count.
    private static func refusalOfTags(_ bytes: [UInt8]) -> String? {
        var depth = 0
        var passage: Passage?
        for tag in bytes.split(separator: UInt8(ascii: "<")) {
            if let end = passage?.end {
                if tag.contains(text: end) { passage = nil }
            } else if let begun = Passage.all.first(where: { tag.starts(with: $0.start.utf8) }) {
                let isWhole = tag.dropFirst(begun.start.utf8.count).contains(text: begun.end)
                passage = isWhole ? nil : begun
            } else {
                if hasOwnEntities(tag) { return "its document type declares something of its own" }
                depth += change(ofDepthBy: tag)
            }
            if depth > depthLimit { return "it nests more than \(depthLimit) levels deep" }
        }
        return nil
    }

    /// A passage in which `<` begins no tag.
    private struct Passage {
        let start: String
        let end: String

        static let all = [
            Passage(start: "!--", end: "-->"), Passage(start: "![CDATA[", end: "]]>"),
            Passage(start: "?", end: "?>"),
        ]
    }

    private static func hasOwnEntities(_ tag: ArraySlice<UInt8>) -> Bool {
        tag.starts(with: "!DOCTYPE".utf8) && tag.contains(UInt8(ascii: "["))
    }

    private static func change(ofDepthBy tag: ArraySlice<UInt8>) -> Int {
        if tag.starts(with: "/array".utf8) || tag.starts(with: "/dict".utf8) { return -1 }
        guard tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8) else { return 0 }
        return isClosed(tag) ? 0 : 1
    }

    /// Whether the tag ends with `/>`, so that nothing is inside.
    private static func isClosed(_ tag: ArraySlice<UInt8>) -> Bool {
        guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return false }
        return tag[..<end].last == UInt8(ascii: "/")
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
