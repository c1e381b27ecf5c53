/// A comment up to the end of its line whose first word addresses a tool.
package struct LineComment: Hashable, Sendable {
    /// From its slashes to its end.
    package let place: Place
    /// The text after the word.
    package let text: String
    /// The lines that it refers to: its own after code, otherwise those up to the first line of the code below it.
    /// Attributes and their declaration count as one.
    package let lines: ClosedRange<Int>
}

extension SourceFile {
    /// The comments whose first word is this, without those in excluded branches.
    package func lineComments(beginningWith word: String) -> [LineComment] {
        let hits = text.text.source.bytes.offsets(of: Array(word.utf8))
        var comments: [LineComment] = []
        var before: Int?
        for hit in hits {
            let gap = text.text.gap(around: hit)
            // Several comments in one gap are found together.
            guard let gap, before != gap.next else { continue }
            before = gap.next
            comments += text.text.commentStarts(in: gap.range, isNested: language == .swift).compactMap {
                comment(from: $0, upTo: gap, beginningWith: word)
            }
        }
        return comments
    }

    private func comment(from start: Int, upTo gap: LexedText.Gap, beginningWith word: String) -> LineComment? {
        let source = text.text.source
        let line = source.bytes[start..<gap.range.upperBound].prefix { !$0.isLineEnd }
        let content = line.drop { $0 == .slash }.drop(while: \.isBlank)
        guard content.starts(with: word.utf8), !text.leavesOut(start) else { return nil }
        let rest = content.dropFirst(word.utf8.count)
        if let next = rest.first, !next.isBlank { return nil }
        let place = Place(source: source, range: start..<line.endIndex)
        return LineComment(
            place: place, text: String(decoding: rest, as: UTF8.self),
            lines: text.text.lines(of: place, before: gap.next))
    }
}

extension ChosenText {
    /// Whether a byte is in an excluded branch.
    fileprivate func leavesOut(_ byte: Int) -> Bool {
        var (low, high) = (0, removed.count)
        while low < high {
            let middle = (low + high) / 2
            if removed[middle].lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 && removed[low - 1].contains(byte)
    }
}

extension LexedText {
    /// The part between two tokens, and the number of the one after it.
    fileprivate struct Gap {
        let range: Range<Int>
        let next: Int
    }

    /// Nil inside of a token.
    fileprivate func gap(around place: Int) -> Gap? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start <= place { low = middle + 1 } else { high = middle }
        }
        let start = low > 0 ? tokens[low - 1].end : 0
        let end = low < tokens.count ? tokens[low].start : source.bytes.count
        return start <= place ? Gap(range: start..<end, next: low) : nil
    }

    /// The starts of comments that extend to the end of their line.
    fileprivate func commentStarts(in range: Range<Int>, isNested: Bool) -> [Int] {
        let bytes = source.bytes
        var (starts, depth, index) = ([Int](), 0, range.lowerBound)
        while index < range.upperBound {
            let (byte, next) = (bytes[index], index + 1 < range.upperBound ? bytes[index + 1] : 0)
            if byte == .slash, next == .star, depth == 0 || isNested {
                depth += 1
                index += 2
            } else if byte == .star, next == .slash, depth > 0 {
                depth -= 1
                index += 2
            } else if byte == .slash, next == .slash, depth == 0 {
                starts.append(index)
                while index < range.upperBound, !bytes[index].isLineEnd { index += 1 }
            } else {
                index += 1
            }
        }
        return starts
    }

    fileprivate func lines(of comment: Place, before next: Int) -> ClosedRange<Int> {
        let own = comment.line
        let isBehindCode = next > 0 && line(of: next - 1, atItsEnd: true) == own
        guard !isBehindCode, next < tokens.count else { return own...own }
        return own...max(own, line(of: tokens.count > next ? behindAttributes(next) : next))
    }

    private func line(of token: Int, atItsEnd: Bool = false) -> Int {
        let range = tokens[token].range
        return Place(source: source, range: atItsEnd ? range.upperBound - 1..<range.upperBound : range).line
    }

    /// The first token that belongs to no attribute: `@objc(name) @MainActor func`.
    private func behindAttributes(_ first: Int) -> Int {
        var index = first
        while index + 2 < tokens.count, tokens[index].kind == .at {
            index += 2
            guard tokens[index].kind == .leftParenthesis, tokens[index].start == tokens[index - 1].end else { continue }
            var depth = 0
            repeat {
                if tokens[index].opens { depth += 1 } else if tokens[index].closes { depth -= 1 }
                index += 1
            } while depth > 0 && index < tokens.count
        }
        return min(index, tokens.count - 1)
    }
}

extension [UInt8] {
    /// The positions of a word. Whole texts of many files are searched, so the search uses its last byte.
    fileprivate func offsets(of word: [UInt8]) -> [Int] {
        guard let last = word.indices.last else { return [] }
        var steps = [Int](repeating: word.count, count: 256)
        for index in word.indices.dropLast() { steps[Int(word[index])] = last - index }
        return withUnsafeBufferPointer { bytes in
            var (found, end) = ([Int](), last)
            while end < bytes.count {
                let byte = bytes[end]
                if byte == word[last], bytes[(end - last)...end].elementsEqual(word) { found.append(end - last) }
                end += steps[Int(byte)]
            }
            return found
        }
    }
}
