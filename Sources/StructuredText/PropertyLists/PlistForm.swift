/// The form in which a property list is written, told as Foundation tells it, so that what is weighed is what Foundation
/// reads.
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
        // Foundation finds out by itself that a text is in UTF-16 or UTF-32, where no bracket is the byte that it looks like.
        let isWide = Self.wideMarks.contains { bytes.starts(with: $0) } || bytes.contains(0)
        guard !isWide else { throw .otherEncoding }
        // Whatever Foundation may pass over before a text begins: marks, blanks of any kind and control characters.
        self = bytes.first { $0 > .space && $0 < 0x7F } == .less ? .xml : .oldStyle
    }

    /// The byte order marks of UTF-16; those of UTF-32 begin with one of them, or with NUL.
    private static let wideMarks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}
