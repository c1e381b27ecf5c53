/// A key that is compared byte by byte, as in JSON. In Swift, é as one scalar equals é as two.
package struct JSONKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: JSONKey, right: JSONKey) -> Bool { left.text.isSpelled(as: right.text) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether these are its bytes.
    package func isSpelled(by bytes: [UInt8]) -> Bool { utf8.count == bytes.count && Array(utf8) == bytes }
}

extension StringProtocol {
    /// Whether the bytes are the same.
    @inlinable package func isSpelled(as other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
