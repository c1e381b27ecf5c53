/// The URLs in the string literals of files.
struct FixedURLs {
    /// The schemes of literals that are whole URLs, without those that the code also uses to compose URLs. In lowercase.
    let schemes: Set<String>

    /// Reads files of Swift and Objective-C; a file that can't be read leaves no scheme.
    init(in files: [String], of folder: ProjectFolder) {
        var fixed: Set<String> = []
        var composed: Set<String> = []
        let slash = UInt8(ascii: "/")
        for path in files {
            let kind: FileKind = path.hasSuffix(".swift") ? .swift : .objectiveC
            let bytes: [UInt8]
            do throws(ProjectProblem) { bytes = try folder.file(path, as: kind) } catch {
                schemes = []
                return
            }
            for literal in Self.literals(in: bytes) {
                let parts = literal.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
                let scheme = String(decoding: parts[0], as: UTF8.self).lowercased()
                // Code adds something to a text that ends with these.
                let isOpen =
                    literal.last == UInt8(ascii: "=")
                    || literal.suffix(2).first.map { $0 != slash } == true && literal.last == slash
                let isFixed =
                    parts.count == 2 && !isOpen
                    && !literal.contains { [UInt8(ascii: "\\"), UInt8(ascii: "%")].contains($0) }
                if isFixed { fixed.insert(scheme) } else { composed.insert(scheme) }
            }
        }
        schemes = fixed.subtracting(composed)
    }

    /// The literals of one line each, without quotation marks.
    private static func literals(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var literals: [ArraySlice<UInt8>] = []
        for line in bytes.split(separator: .lineFeed) {
            var start: Int?
            var isEscaped = false
            for (index, byte) in zip(line.indices, line) {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = start != nil
                } else if byte == UInt8(ascii: "\"") {
                    if let start { literals.append(line[(start + 1)..<index]) }
                    start = start == nil ? index : nil
                }
            }
        }
        return literals
    }
}
