extension StringProtocol {
    /// The width in terminal cells.
    package var cells: Int {
        // An ASCII character has the width 1, and most texts contain no others.
        let count = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { (0x20..<0x7F).contains($0) } ? bytes.count : nil
        }
        if let count, let count { return count }
        return reduce(0) { $0 + $1.cells }
    }

    /// The beginning that fits in the cells. It ends before a character with more marks than any language uses, because
    /// all of them would be in one cell.
    package func prefix(cells: Int) -> SubSequence {
        var (end, rest) = (startIndex, cells)
        while end < endIndex, self[end].cells <= rest, self[end].unicodeScalars.count <= 16 {
            rest -= self[end].cells
            formIndex(after: &end)
        }
        return self[..<end]
    }
}

extension Character {
    /// The width in terminal cells: 2 for East Asian wide characters and emoji, 0 for a lone mark.
    package var cells: Int {
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        return unicodeScalars.map(\.cells).max() ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var cells: Int {
        if isASCII { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return isWide ? 2 : 1
        }
    }

    /// The wide blocks of Unicode's EastAsianWidth.txt, and color emoji.
    private var isWide: Bool {
        if properties.isEmojiPresentation { return true }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            return true
        default: return false
        }
    }
}
