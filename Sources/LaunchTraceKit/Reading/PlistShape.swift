/// What a property list must look like before Foundation may have it: its XML reader recurses, and a deep file ends it.
enum PlistShape {
    private static let sizeLimitMiB = 16
    private static let depthLimit = 512

    static func refuseHostile(_ bytes: [UInt8]) throws(FileProblem) {
        guard bytes.count <= sizeLimitMiB << 20 else {
            throw FileProblem(reason: "it has more than \(sizeLimitMiB) MiB")
        }
        if bytes.starts(with: "bplist".utf8) { return }
        guard isXML(bytes) else { throw FileProblem(reason: "it is no property list") }
        try refuseDeep(bytes)
    }

    /// Whether the first character is that of a tag; UTF-16, which hides its tags, is not accepted.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
        let whitespace: [UInt8] = [.space, .tab, .lineFeed, .carriageReturn]
        return text.first { !whitespace.contains($0) } == UInt8(ascii: "<") && !bytes.contains(0)
    }

    private static func refuseDeep(_ bytes: [UInt8]) throws(FileProblem) {
        var depth = 0
        for tag in bytes.split(separator: UInt8(ascii: "<")) {
            if tag.starts(with: "/array".utf8) || tag.starts(with: "/dict".utf8) {
                depth -= 1
            } else if tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8) {
                depth += isClosed(tag) ? 0 : 1
            }
            guard depth <= depthLimit else {
                throw FileProblem(reason: "it nests more than \(depthLimit) levels deep")
            }
        }
    }

    /// Whether the tag ends with `/>`, so that nothing is inside.
    private static func isClosed(_ tag: ArraySlice<UInt8>) -> Bool {
        guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return false }
        return tag[..<end].last == UInt8(ascii: "/")
    }
}
