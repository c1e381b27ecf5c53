/// Two texts as a patch that `patch -p1` and `git apply` take.
package struct UnifiedDiff {
    /// What stands before the first hunk.
    private let heading: String
    private let before: [String]
    private let after: [String]
    private let steps: [EditScript.Step]

    /// The way from one text to the other, of a file at this path.
    package init(of path: String, from before: String, to after: String) {
        let path = path.patchPath
        self.init("--- \("a/\(path)".patchName)\n+++ \("b/\(path)".patchName)\n", before, after)
    }

    /// A change of a file with the lines that git has before it, which distinguish a new file from an empty one.
    init(_ change: FileChange) {
        let (old, new) = ("a/\(change.path.patchPath)", "b/\(change.path.patchPath)")
        let isNew = change.before == nil
        self.init(
            "diff --git \(old.quotedPatchName) \(new.quotedPatchName)\n" + (isNew ? "new file mode 100644\n" : "")
                + "--- \(isNew ? "/dev/null" : old.patchName)\n+++ \(new.patchName)\n", change.before ?? "",
            change.after)
    }

    private init(_ heading: String, _ before: String, _ after: String) {
        self.heading = heading
        (self.before, self.after) = (before.lines, after.lines)
        // By bytes: to Swift, composed and decomposed letters are equal.
        steps = EditScript(from: self.before.map { Array($0.utf8) }, to: self.after.map { Array($0.utf8) }).steps
    }

    /// The patch; empty where the texts are equal.
    package var text: String {
        let changed = steps.indices.filter { steps[$0].before == nil || steps[$0].after == nil }
        guard !changed.isEmpty else { return "" }
        var (old, new) = (HunkSide { $0.before }, HunkSide { $0.after })
        let hunks = Hunks.ranges(of: steps.count, around: changed, context: 3).map { range in
            "@@ -\(old.text(of: range, in: steps)) +\(new.text(of: range, in: steps)) @@\n"
                + steps[range].map(line).joined()
        }
        return heading + hunks.joined()
    }

    private func line(_ step: EditScript.Step) -> String {
        switch step {
        case .same(let index, _): " " + before[index].endingWithLineFeed
        case .gone(let index): "-" + before[index].endingWithLineFeed
        case .new(let index): "+" + after[index].endingWithLineFeed
        }
    }
}

/// One side of a patch, whose lines are counted from hunk to hunk.
private struct HunkSide {
    private let index: (EditScript.Step) -> Int?
    /// How far the lines are counted, and how many there are up to there.
    private var counted = (steps: 0, lines: 0)

    init(_ index: @escaping (EditScript.Step) -> Int?) { self.index = index }

    /// `3,7`: the first line of a hunk, and how many there are.
    mutating func text(of range: Range<Int>, in steps: [EditScript.Step]) -> String {
        let skipped = counted.lines + steps[counted.steps..<range.lowerBound].count { index($0) != nil }
        let count = steps[range].count { index($0) != nil }
        counted = (range.upperBound, skipped + count)
        // A side without lines is named after the line before it.
        let start = count == 0 ? skipped : skipped + 1
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }
}

extension String {
    /// The lines with their line feeds; by bytes, because a carriage return before one belongs to the line.
    fileprivate var lines: [String] {
        var lines: [String] = []
        var rest = utf8[...]
        while let end = rest.firstIndex(of: .lineFeed) {
            lines.append(String(decoding: rest[...end], as: UTF8.self))
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? lines : lines + [String(decoding: rest, as: UTF8.self)]
    }

    fileprivate var endingWithLineFeed: String {
        utf8.last == .lineFeed ? self : self + "\n\\ No newline at end of file\n"
    }

    /// The path as a patch may have it: `patch` and git refuse to leave the folder that they work in.
    fileprivate var patchPath: String { split(separator: "/").drop { $0 == "." || $0 == ".." }.joined(separator: "/") }

    /// The name as git writes it: quoted where it holds controls, quotes or backslashes.
    fileprivate var quotedPatchName: String {
        let isQuoted = unicodeScalars.contains { !$0.isPrintable || $0 == "\"" || $0 == "\\" }
        return isQuoted ? "\"" + utf8.map(\.inPatchName).joined() + "\"" : self
    }

    /// The name in a line that may have a date behind it: with a tab behind a name that has blanks and isn't quoted.
    fileprivate var patchName: String {
        let name = quotedPatchName
        return name == self && utf8.contains(.space) ? name + "\t" : name
    }
}

extension UInt8 {
    fileprivate var inPatchName: String {
        switch self {
        case .quote: "\\\""
        case .backslash: "\\\\"
        case 0x20...0x7E: String(Character(Unicode.Scalar(self)))
        default: "\\" + (String(self, radix: 8).leftPadded)
        }
    }
}

extension String {
    /// Three octal digits.
    fileprivate var leftPadded: String { String(repeating: "0", count: 3 - count) + self }
}
