/// The parts of the path of a `--set`. They are separated by dots, except inside parentheses and quotation marks.
struct SettingPath {
    package let parts: [Part]

    /// One key or index of the path.
    package struct Part {
        let key: String
        let place: Place
    }

    package init(_ source: SourceText, in range: Range<Int>) throws(Diagnostic) {
        var parts: [Part] = []
        var start = range.lowerBound
        while start <= range.upperBound {
            let part = try Self.part(of: source, in: start..<range.upperBound)
            parts.append(part)
            start = part.place.range.upperBound + 1
            guard parts.count <= InputLimit.settingKeys.number else {
                throw Diagnostic(.path(.tooLong), at: part.place)
            }
        }
        self.parts = parts
    }

    /// The part at the beginning of a range, up to its dot.
    private static func part(of source: SourceText, in range: Range<Int>) throws(Diagnostic) -> Part {
        if source.bytes[range].first == .quote { return try quotedPart(of: source, in: range) }
        let end = try dot(in: source, range) ?? range.upperBound
        let place = Place(source: source, range: range.lowerBound..<end)
        guard !place.range.isEmpty else { throw Diagnostic(.path(.empty), at: place) }
        return Part(key: source.text(in: place.range), place: place)
    }

    private static func dot(in source: SourceText, _ range: Range<Int>) throws(Diagnostic) -> Int? {
        var open: [Int] = []
        for index in range {
            switch source.bytes[index] {
            case UInt8(ascii: "("): open.append(index)
            case UInt8(ascii: ")"): _ = open.popLast()
            case UInt8(ascii: ".") where open.isEmpty: return index
            default: break
            }
        }
        guard let first = open.first else { return nil }
        throw Diagnostic(.path(.unclosed("(")), at: Place(source: source, range: first..<range.upperBound))
    }

    private static func quotedPart(of source: SourceText, in range: Range<Int>) throws(Diagnostic) -> Part {
        let inside = range.lowerBound + 1
        guard let closing = source.bytes[inside..<range.upperBound].firstIndex(of: .quote) else {
            throw Diagnostic(.path(.unclosed("\"")), at: Place(source: source, range: range))
        }
        let place = Place(source: source, range: range.lowerBound..<closing + 1)
        let next = closing + 1
        if next < range.upperBound, source.bytes[next] != UInt8(ascii: ".") {
            throw Diagnostic(.path(.textAfterQuotedKey), at: Place(source: source, range: next..<range.upperBound))
        }
        return Part(key: source.text(in: inside..<closing), place: place)
    }
}
