/// A line of a lock file that isn't JSON, without what indents it: CocoaPods, Dart and Yarn write such lines.
struct IndentedLine {
    let indent: Int
    /// Its indices are places in the file.
    let text: ArraySlice<UInt8>

    /// The lines that say something; throws for a file with the marks of a merge that wasn't finished.
    static func lines(of source: SourceText) throws(ProjectProblem) -> [IndentedLine] {
        var lines: [IndentedLine] = []
        for line in source.bytes.withoutByteOrderMark.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }
        ) {
            let text = line.trimmed
            guard let first = text.first, first != UInt8(ascii: "#") else { continue }
            if text.starts(with: mergeMark) { throw .malformedLock(source.name, .lines) }
            lines.append(IndentedLine(indent: text.startIndex - line.startIndex, text: text))
        }
        return lines
    }

    private static let mergeMark = Array("<<<<<<< ".utf8)

    /// The texts before the colon and behind it, without quotation marks; nil where there is no colon.
    var entry: (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        guard let colon = colon else { return nil }
        return (text[..<colon].unquoted, text[(colon + 1)...].trimmed.unquoted)
    }

    /// The first colon behind a quoted key, or with a space or nothing behind it.
    private var colon: Int? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == .quote { isQuoted.toggle() }
            guard text[index] == .colon, !isQuoted else { continue }
            if index + 1 == text.endIndex || text[index + 1].isBlank { return index }
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// Without the quotation marks around it.
    var unquoted: ArraySlice<UInt8> {
        guard count > 1, let quote = first, quote == .quote || quote == .apostrophe, last == quote else { return self }
        return dropFirst().dropLast()
    }
}

extension [UInt8] {
    /// The bytes behind the mark that some editors put before UTF-8.
    var withoutByteOrderMark: ArraySlice<UInt8> {
        starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    }
}

extension LockedVersion {
    /// A version whose text is a part of a file; nil where there is none, or the half of a quoted one.
    init?(_ name: String, locked text: ArraySlice<UInt8>, in source: SourceText) {
        guard let first = text.first, !first.isQuote else { return nil }
        self.init(name, locked: text.text, at: Place(source: source, range: text.startIndex..<text.endIndex))
    }

    /// A demand whose text is a part of a file; nil where there is none, or the half of a quoted one.
    init?(_ name: String, demanded text: ArraySlice<UInt8>, in source: SourceText) {
        guard let first = text.first, !first.isQuote else { return nil }
        self.init(name, demanded: text.text, at: Place(source: source, range: text.startIndex..<text.endIndex))
    }
}
