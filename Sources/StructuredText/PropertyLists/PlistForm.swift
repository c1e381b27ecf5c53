/// The form of a property list, detected like Foundation does, so that the checked content is the content that
/// Foundation reads.
package enum PlistForm: Sendable {
    case binary
    case xml
    /// `{ key = (a, "b"); }`, as in a `project.pbxproj`.
    case oldStyle

    package init(_ bytes: [UInt8]) throws(PlistRefusal) {
        if bytes.starts(with: "bplist".utf8) {
            self = .binary
            return
        }
        // Foundation detects UTF-16 and UTF-32 itself. In these encodings a bracket isn't a single byte.
        let isWide = Self.wideMarks.contains { bytes.starts(with: $0) } || bytes.contains(0)
        guard !isWide else { throw .otherEncoding }
        // Foundation may skip marks, blanks of any kind and control characters before a text.
        self = bytes.first { $0 > .space && $0 < 0x7F } == .less ? .xml : .oldStyle
    }

    /// The byte order marks of UTF-16; those of UTF-32 begin with one of them, or with NUL.
    private static let wideMarks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}
