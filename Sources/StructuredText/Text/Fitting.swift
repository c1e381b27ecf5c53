/// The text in at most this many lines of a width in terminal cells. The first line may have less space.
///
/// It breaks after blanks and punctuation if possible, and ends in `…` if it is cut.
package func fitted(_ text: String, first: Int, rest: Int, lines: Int) -> [String] {
    var fitting = Fitting(widths: (first, rest), limit: lines)
    for character in text where !fitting.isFull { fitting.add(character) }
    return fitting.lines
}

private struct Fitting {
    let widths: (first: Int, rest: Int)
    let limit: Int
    private var done: [String] = []
    private var line: [Character] = []
    private var cells = 0
    /// The number of characters before the last possible break in the line.
    private var breakable = 0
    private(set) var isFull = false

    init(widths: (first: Int, rest: Int), limit: Int) { (self.widths, self.limit) = (widths, limit) }

    var lines: [String] {
        let last = isFull ? line.dropLast() + ["…"] : line
        return last.isEmpty ? done : done + [String(last)]
    }

    private var width: Int { max(done.isEmpty ? widths.first : widths.rest, 2) }

    mutating func add(_ character: Character) {
        if cells + character.cells > width {
            if character == " " { breakable = line.count }
            breakLine()
        }
        guard !isFull else { return }
        if line.isEmpty, !done.isEmpty, character == " " { return }
        line.append(character)
        cells += character.cells
        if " :(,/?&=.".contains(character) { breakable = line.count }
    }

    private mutating func breakLine() {
        if done.count == limit - 1 {
            isFull = true
            return
        }
        let kept = breakable > 0 ? breakable : line.count
        done.append(String(line[..<kept]).trimmingLastBlanks)
        line.removeFirst(kept)
        cells = line.reduce(0) { $0 + $1.cells }
        breakable = 0
    }
}

extension String {
    fileprivate var trimmingLastBlanks: String {
        String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
    }
}
