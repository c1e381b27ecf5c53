import StructuredText

/// A text in which `«` and `»` enclose what a message must point at.
package struct MarkedText {
    package let source: SourceText
    package let marks: [Range<Int>]

    package init(_ marked: String, name: String = "cold.json") {
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var marks: [Range<Int>] = []
        for character in marked {
            switch character {
            case "«": starts.append(bytes.count)
            case "»": marks.append((starts.popLast() ?? 0)..<bytes.count)
            default: bytes += Array(String(character).utf8)
            }
        }
        source = SourceText(name: name, bytes: bytes)
        self.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension SourceText {
    package convenience init(_ text: String, name: String = "cold.json") {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
