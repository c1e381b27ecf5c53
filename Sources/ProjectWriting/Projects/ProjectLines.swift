/// The lines of a project file as Xcode writes them: an object of a file is a line, and so is an item of a list.
struct ProjectLines {
    private let lines: [ArraySlice<UInt8>]
    /// New lines, behind the line of this index.
    private var added: [Int: [String]] = [:]
    private(set) var addedCount = 0

    init(_ bytes: [UInt8]) { lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) }

    /// The text of a line, without the blanks around it.
    func words(_ index: Int) -> String { trimmed(index).text }

    private func trimmed(_ index: Int) -> ArraySlice<UInt8> {
        let line = lines[index]
        return (line.last == .carriageReturn ? line.dropLast() : line).trimmed
    }

    func object(_ identifier: String) -> Int? {
        lines.indices.first { index in
            let line = trimmed(index)
            return begins(line, identifier) && line.range(of: "= {") != nil && line.suffix(2).elementsEqual("};".utf8)
        }
    }

    func item(_ identifier: String, of list: String, in owner: String) -> Int? {
        let start = lines.indices.first { index in
            let line = trimmed(index)
            return begins(line, owner) && line.suffix(3).elementsEqual("= {".utf8)
        }
        guard let start, let first = next(list + " = (", from: start, before: "};"),
            let end = next(");", from: first, before: "};")
        else { return nil }
        return (first..<end).first { index in
            let line = trimmed(index)
            return begins(line, identifier) && line.last == .comma
        }
    }

    private func next(_ text: String, from start: Int, before end: String) -> Int? {
        let found = lines[start...].indices.first { index in
            let line = trimmed(index)
            return line.elementsEqual(text.utf8) || line.elementsEqual(end.utf8)
        }
        return found.flatMap { trimmed($0).elementsEqual(text.utf8) ? $0 : nil }
    }

    private func begins(_ line: ArraySlice<UInt8>, _ identifier: String) -> Bool {
        guard line.starts(with: identifier.utf8) else { return false }
        return line.dropFirst(identifier.utf8.count).first.map { $0.isBlank || $0 == .comma } ?? false
    }

    /// Adds a line that looks like another, behind it and what has been added there.
    mutating func add(_ text: String, behind index: Int) {
        let indent = lines[index].prefix(while: \.isBlank).text
        added[index, default: []].append(indent + text + (lines[index].last == .carriageReturn ? "\r" : ""))
        addedCount += 1
    }

    var text: String {
        lines.indices.map { index in ([lines[index].text] + (added[index] ?? [])).joined(separator: "\n") }.joined(
            separator: "\n")
    }
}
