extension ObjectiveCParser {
    func kind(ahead distance: Int = 0) -> Token.Kind? { index + distance < end ? tokens[index + distance].kind : nil }

    func word(ahead distance: Int = 0) -> CWord { index + distance < end ? words[index + distance] : .other }

    func kind(at place: Int) -> Token.Kind? { place >= 0 && place < end ? tokens[place].kind : nil }

    func word(at place: Int) -> CWord { place >= 0 && place < end ? words[place] : .other }

    func startsLine(_ place: Int) -> Bool { place < end && tokens[place].startsLine }

    /// Whether a token is a mark of this one byte.
    func isMark(_ byte: UInt8, at place: Int) -> Bool {
        guard place >= 0, place < end else { return false }
        let token = tokens[place]
        return token.kind == .mark && bytes[token.start] == byte && token.end - token.start == 1
    }

    func isMark(_ byte: UInt8, ahead distance: Int = 0) -> Bool { isMark(byte, at: index + distance) }

    /// Whether a token directly follows the one before it.
    func isAdjacent(at place: Int) -> Bool { place > 0 && place < end && tokens[place].start == tokens[place - 1].end }

    func isAdjacent(ahead distance: Int) -> Bool { isAdjacent(at: index + distance) }

    /// `&&` of a reference of C++, and other marks of two bytes.
    func isDoubleMark(_ byte: UInt8, at place: Int) -> Bool {
        guard place >= 0, place < end else { return false }
        let token = tokens[place]
        return token.kind == .mark && bytes[token.start] == byte && token.end - token.start == 2
    }

    /// `::`
    func isScope(at place: Int) -> Bool {
        kind(at: place) == .colon && kind(at: place + 1) == .colon && isAdjacent(at: place + 1)
    }

    /// `->`
    func isArrow(at place: Int) -> Bool {
        isMark(.minus, at: place) && isMark(.greater, at: place + 1) && isAdjacent(at: place + 1)
    }

    /// `++` or `--`
    func isStep(at place: Int) -> Bool {
        isMark(.plus, at: place) && isMark(.plus, at: place + 1) && isAdjacent(at: place + 1)
            || isMark(.minus, at: place) && isMark(.minus, at: place + 1) && isAdjacent(at: place + 1)
    }

    /// `...`
    func isEllipsis(at place: Int) -> Bool {
        kind(at: place) == .dot && kind(at: place + 1) == .dot && kind(at: place + 2) == .dot
    }

    func reads(_ word: StaticString, at place: Int) -> Bool {
        guard place >= 0, place < end else { return false }
        let token = tokens[place]
        guard token.kind == .name, token.end - token.start == word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[token.start + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// A name that isn't a word of the language.
    func isName(at place: Int) -> Bool { kind(at: place) == .name && words[place] == .other }

    /// A text, with or without `@`.
    func isString(at place: Int) -> Bool {
        kind(at: place) == .string || kind(at: place) == .at && kind(at: place + 1) == .string
    }

    func name(at place: Int) -> String { place < tokens.count ? text.name(tokens[place]) : "" }

    /// The text from one token up to another.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
        return text.source.text(in: tokens[first].start.upTo(tokens[last].end))
    }

    /// A name such as `NS_ENUM`, which is that of a macro.
    func isMacroName(at place: Int) -> Bool {
        guard isName(at: place) else { return false }
        let name = bytes[tokens[place].range]
        return name.contains(UInt8(ascii: "_")) && isUppercase(at: place)
    }

    func isUppercase(at place: Int) -> Bool {
        guard kind(at: place) == .name else { return false }
        return !bytes[tokens[place].range].contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    }

    func skip(_ kind: Token.Kind) -> Bool {
        guard self.kind() == kind else { return false }
        index += 1
        return true
    }

    func skip(word: CWord) -> Bool {
        guard self.word() == word else { return false }
        index += 1
        return true
    }

    /// The end of the next statement: its semicolon or its braces, at the latest the end of the brackets.
    var statementEnd: Int {
        var place = index
        while place < end, tokens[place].kind != .semicolon {
            if !isInBody, place > index, tokens[place].startsLine, beginsMember(at: place) { return place }
            guard tokens[place].opens else {
                place += 1
                continue
            }
            let isBrace = tokens[place].kind == .leftBrace
            place = behind(place)
            if isBrace, startsLine(place) { return place }
        }
        return place
    }

    /// Whether a declaration certainly begins here, so that the one before it has no semicolon.
    func beginsMember(at place: Int) -> Bool {
        if isMark(.minus, at: place) || isMark(.plus, at: place) { return kind(at: place + 1) == .leftParenthesis }
        return containerKind(at: place) != nil
            || kind(at: place) == .at && (reads("end", at: place + 1) || reads("property", at: place + 1))
    }
}
