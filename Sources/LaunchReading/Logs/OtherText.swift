/// A kind of text that names callbacks and is no log.
package enum OtherText: CaseIterable, Sendable {
    /// What a linker, `nm` or a debugger lists.
    case symbols
    /// Sentences about callbacks, under their names or beside them.
    case documentation
    /// A README, or the like, in which a log may be quoted.
    case markdown
    /// Callbacks beside those that take their place.
    case counterparts

    /// The kind that a line gives away; nil for a line of a log, or of anything.
    init?(line: ArraySlice<UInt8>) {
        let line = line.prefix(Self.limit).trimmed
        // A name that stands alone is as good a line of a log.
        guard line.contains(where: Self.separators.contains) else { return nil }
        if line.isSymbolRow {
            self = .symbols
        } else if line.replacesCallback {
            self = .counterparts
        } else if line.explainsCall || line.isTableRow || line.isChecklistItem || line.isCommit {
            self = .documentation
        } else {
            return nil
        }
    }

    /// What sets the parts of a line off, or stands in the names that only a compiler gives.
    private static let separators = Set(" \t_.@(#|$".utf8)

    /// The part of a long line that is looked at.
    private static let limit = 2048

    /// Texts of which a line without any callback holds one that gives its kind away.
    static let marks = symbolMarks + sentences

    fileprivate static let symbolMarkSearch = TextTree(symbolMarks)
    fileprivate static let sentenceSearch = TextTree(sentences)

    /// The parts of names that only a compiler gives.
    fileprivate static let symbolMarks = [
        "_OBJC_CLASS_$_", "_OBJC_METACLASS_$_", "_OBJC_IVAR_$_", "GCC_except_table", ".cxx_destruct", "__TEXT\t",
        "@0:8",
        "(__TEXT,", "# Symbols:", "# Object files:", "literal string:", "linker synthesized", "_$s", "_$S",
        "@objc ", "(N_FUN ", "(N_SECT",
    ]

    /// The beginnings of sentences about a method.
    fileprivate static let sentences = [
        "called when", "called after", "called before", "called if", "called once", "called just", "called right",
        "called immediately", "called as soon", "called whenever", "called every", "called each", "called as",
        "called only", "called by the", "called during", "invoked when", "invoked after", "invoked before",
        "sent when", "triggered when", "tells the delegate", "asks the delegate", "notifies the delegate",
        "tells your delegate", "informs the delegate", "notifies the view controller",
    ]
}

extension ArraySlice<UInt8> {
    /// `0x100004000  0x00000040  [  1] -[AppDelegate applicationDidBecomeActive:]`, or a name that only a compiler gives.
    fileprivate var isSymbolRow: Bool {
        let first = prefix { !$0.isBlank }
        let rest = self[first.endIndex...].trimmed
        let isAddress = first.isAddress || first.elementsEqual("<<dead>>".utf8)
        if isAddress, rest.prefix(while: { !$0.isBlank }).isAddress { return true }
        // `0x100003f50 (    0x40) -[AppDelegate applicationDidBecomeActive:]`
        if isAddress, ["-[", "+[", "("].contains(where: { rest.starts(with: $0.utf8) }) { return true }
        // `0000000100003f50 t -[AppDelegate applicationDidBecomeActive:]`
        if isAddress, rest.first?.isLetter == true, rest.dropFirst().first?.isBlank == true { return true }
        if isAddress || first.count == count || first.first == UInt8(ascii: "#") {
            return OtherText.symbolMarkSearch.finds(in: self)
        }
        return ["imp", "name", "[", "-[", "+["].contains { first.elementsEqual($0.utf8) || starts(with: $0.utf8) }
            && (OtherText.symbolMarkSearch.finds(in: self) || rest.prefix { !$0.isBlank }.isAddress)
    }

    /// `0x100004000`, `0000000100003f50`
    private var isAddress: Bool {
        starts(with: "0x".utf8)
            ? count > 2 && dropFirst(2).allSatisfy(\.isHexDigit) : count >= 8 && allSatisfy(\.isHexDigit)
    }

    /// Whether a callback's name is followed by that of another, with nothing but a mark or a word for it between them;
    /// or by an arrow and the place where its work goes.
    fileprivate var replacesCallback: Bool {
        guard let left = callback(from: startIndex) else { return false }
        let rest = self[left.range.upperBound...]
        if let behind = rest.behindArrow, Self.fates.contains(behind.text.lowercased()) { return true }
        guard let right = rest.callback(from: rest.startIndex), right.candidates != left.candidates else {
            return false
        }
        let between = rest[..<right.range.lowerBound].text.lowercased()
        let words = between.split { !$0.isLetter }.map(String.init)
        // The class of the other one may stand before it.
        return (between.hasSuffix(".") ? words.dropLast() : words[...]).allSatisfy(Self.successions.contains)
            && between.contains { !$0.isLetter && $0 != "." && $0 != "(" && $0 != ")" }
    }

    /// The word behind `->`, `=>` or `→`.
    private var behindArrow: ArraySlice<UInt8>? {
        let rest = drop { $0.isBlank || $0 == .leftParenthesis || $0 == .rightParenthesis || $0 == .colon }
        let arrow = rest.prefix { $0 == .minus || $0 == .equals || $0 == .greater }
        let isArrow = arrow.count > 1 && arrow.last == .greater
        guard isArrow || ["\u{2192}", "\u{21D2}"].contains(where: { rest.starts(with: $0.utf8) }) else { return nil }
        let word = rest.drop { !$0.isLetter }.prefix(while: \.isWord)
        return word.isEmpty ? nil : word
    }

    /// The words for what becomes of a method.
    private static let fates: Set<String> = [
        "deprecated", "gone", "keep", "keeps", "move", "moved", "moves", "removed", "replace", "replaced",
        "scenedelegate", "stays", "unchanged", "uiscenedelegate", "uiwindowscenedelegate", "use",
    ]

    private func callback(from start: Int) -> SpelledCallback? {
        var index = start
        while index < endIndex {
            guard self[index].isLetter else {
                index += 1
                continue
            }
            if let spelled = SpelledCallback(in: self, at: index), spelled.form != .dotNet { return spelled }
            index = self[index...].prefix(while: \.isWord).endIndex
        }
        return nil
    }

    /// The words between a callback and the one in its place.
    private static let successions: Set<String> = [
        "and", "becomes", "by", "corresponds", "equals", "in", "instead", "is", "maps", "migrated", "moves", "moved",
        "new", "now", "of", "or", "renamed", "replaced", "replaces", "to", "turns", "use", "versus", "vs", "with",
    ]

    /// `Called when the scene has become active.`, `sceneDidBecomeActive: when the scene has become active`
    fileprivate var explainsCall: Bool {
        guard let name = callback(from: startIndex) else {
            // Apps and frameworks complain in such words, too, but don't begin with them.
            let sentence = drop { !$0.isLetter }
            guard OtherText.sentenceSearch.finds(in: sentence.prefix(40)) else { return false }
            return OtherText.sentences.contains { sentence.prefix($0.utf8.count).holds($0) }
        }
        if OtherText.sentenceSearch.finds(in: self) { return true }
        // An arrow of a diagram.
        if self[..<name.range.lowerBound].holds("->>") { return true }
        let words = LogWords(self[name.range.upperBound...].drop { !$0.isWord })
        return words.all.count > 2 && ["when", "whenever"].contains(words.first)
    }

    /// A row of a table in Markdown, with or without the bars at its ends.
    fileprivate var isTableRow: Bool {
        if first == .bar, last == .bar, count > 1 { return true }
        let start = drop(while: \.isQuote)
        guard start.first?.isLetter == true, let name = SpelledCallback(in: start, at: start.startIndex) else {
            return false
        }
        return start[name.range.upperBound...].drop { $0.isBlank || $0.isQuote }.first == .bar
    }

    /// `- [x] applicationDidBecomeActive`
    fileprivate var isChecklistItem: Bool {
        let item = drop { $0 == .minus || $0 == UInt8(ascii: "*") || $0.isBlank }
        return ["[ ] ", "[x] ", "[X] "].contains { item.starts(with: $0.utf8) }
    }

    /// `9ab0f1e applicationDidBecomeActive: start the session once`
    fileprivate var isCommit: Bool {
        let first = prefix { !$0.isBlank }
        return first.count >= 7 && first.allSatisfy { $0.isHexDigit && !$0.isUppercase }
            && first.contains(where: \.isDigit)
            && first.contains(where: \.isLetter) && dropFirst(first.count).trimmed.first?.isLetter == true
    }

    /// `- applicationDidBecomeActive`, `3. applicationDidBecomeActive`, as in a list.
    var isListItem: Bool {
        let line = drop(while: \.isBlank)
        let number = line.prefix(while: \.isDigit)
        let mark = line[number.endIndex...].first
        let isMarked = number.isEmpty ? mark == .minus || mark == UInt8(ascii: "*") : mark == .dot
        return isMarked && line[number.endIndex...].dropFirst().first?.isBlank == true
    }

    /// `## Scenes`
    var isHeading: Bool {
        let rest = drop { $0 == UInt8(ascii: "#") }
        return rest.count < count && rest.first?.isBlank == true && last != UInt8(ascii: "#")
    }

    /// Whether it has these letters somewhere, in either case.
    private func holds(_ text: String) -> Bool {
        let letters = text.utf8.map(\.lowercased)
        guard let first = letters.first, count >= letters.count else { return false }
        return indices.dropLast(letters.count - 1).contains { index in
            self[index].lowercased == first
                && zip(self[index...], letters).allSatisfy { $0.lowercased == $1 }
        }
    }
}
