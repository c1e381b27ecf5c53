/// Whether a file is text that its readers understand.
enum SourceEncoding {
    /// A zero is part of UTF-16 and of no source. Bytes that no character has stop the compiler of Swift; that of C passes
    /// over them, as in comments of files that are older than Unicode.
    static func isReadable(_ bytes: [UInt8], as kind: SourceKind?) -> Bool {
        guard !bytes.contains(0) else { return false }
        switch kind {
        case .swift: return bytes.allSatisfy { $0 < 0x80 } || bytes[...].validText != nil
        case .objectiveC, .header, nil: return true
        }
    }
}
