extension [UInt8] {
    /// The same property list in UTF-8 if it is XML in UTF-16; any other bytes unchanged.
    package var plistInUTF8: [UInt8] {
        guard let order = WidePlist.order(of: self) else { return self }
        let units = stride(from: 0, to: count - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(self[index]), UInt16(self[index + 1]))
            return order == .big ? first << 8 | second : second << 8 | first
        }
        let text = String(decoding: units, as: UTF16.self)
        // Decoding replaces units that aren't valid UTF-16.
        guard count.isMultiple(of: 2), text.utf16.elementsEqual(units) else { return self }
        var bytes = Array<UInt8>(text.utf8)
        if bytes.starts(with: WidePlist.byteOrderMark) { bytes.removeFirst(WidePlist.byteOrderMark.count) }
        // A declaration names UTF-16. Without a declaration, XML is UTF-8.
        if bytes.starts(with: "<?xml".utf8), let end = bytes[...].range(of: "?>")?.upperBound { bytes.removeFirst(end) }
        return bytes
    }
}

private enum WidePlist {
    case big, little

    /// The byte order of UTF-16, by its mark or by the first `<`; nil for other texts, such as UTF-32.
    static func order(of bytes: [UInt8]) -> WidePlist? {
        let start = bytes.prefix(4)
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { return .big }
        let isLittle = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0])
        return isLittle && start.dropFirst(2) != [0, 0] ? .little : nil
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
