/// A key as JSON compares it, byte by byte: for Swift é in one letter equals é in two.
package struct JSONKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: JSONKey, right: JSONKey) -> Bool {
        left.text.isSpelled(as: right.text)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether these are its bytes; eight are compared at once, since most texts that are compared are the same.
    package func isSpelled(by bytes: [UInt8]) -> Bool {
        var text = self
        return text.withUTF8 { text in
            bytes.withUnsafeBytes { bytes in
                let text = UnsafeRawBufferPointer(text)
                guard text.count == bytes.count else { return false }
                let end = text.count / 8 * 8
                for start in stride(from: 0, to: end, by: 8) {
                    let word = text.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                    guard word == bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) else { return false }
                }
                return text[end...].elementsEqual(bytes[end...])
            }
        }
    }
}

extension StringProtocol {
    /// Whether the bytes are the same.
    @inlinable
    package func isSpelled(as other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
