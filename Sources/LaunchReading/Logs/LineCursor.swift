/// Reads the head of a line from left to right.
struct LineCursor {
    private(set) var rest: ArraySlice<UInt8>
    private(set) var name: String?
    private(set) var pid: Int?

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Moves past the pieces; false if the line has others.
    mutating func skip(_ head: [LineShape.Piece]) -> Bool {
        for piece in head { guard skip(piece) else { return false } }
        return true
    }

    private mutating func skip(_ piece: LineShape.Piece) -> Bool {
        switch piece {
        case .gap: skip(atLeast: 0, while: \.isBlank)
        case .blanks: skip(atLeast: 1, while: \.isBlank)
        case .tab: skip("\t")
        case .literal(let text): skip(text)
        case .date: skipDate()
        case .time: skipTime()
        case .monthAndDay: skipMonthAndDay()
        case .isoTime: skipDate() && skip("T") && skipTime()
        case .word: skip(atLeast: 1, while: { !$0.isBlank })
        case .messageType: skipMessageType()
        case .pid: skipPid()
        case .elapsed: skipElapsed()
        case .processWithThread: skipProcess { $0.skip(":") && $0.skip(atLeast: 1, while: \.isHexDigit) }
        case .processWithPid: skipProcess { _ in true }
        case .processLabel: skipName(upTo: ":") && skip(":")
        case .processColumn: skipName(upTo: "\t")
        case .timeColumn: skipTimeColumn()
        case .otherColumns: skipOtherColumns()
        }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    private mutating func skip(atLeast least: Int, while isPart: (UInt8) -> Bool) -> Bool {
        let found = rest.prefix(while: isPart)
        rest = rest[found.endIndex...]
        return found.count >= least
    }

    /// `2013-10-13` or `2013/10/13`.
    private mutating func skipDate() -> Bool {
        skipDigits(4) && (skip("-") || skip("/")) && skipDigits(2) && (skip("-") || skip("/")) && skipDigits(2)
    }

    /// `17:23:41.409737-0700`, `13:37:55:649`
    private mutating func skipTime() -> Bool {
        guard skipDigits(2), skip(":"), skipDigits(2), skip(":"), skipDigits(2) else { return false }
        if let next = rest.first, next == .dot || next == .comma || next == .colon {
            rest = rest.dropFirst()
            guard skip(atLeast: 1, while: \.isDigit) else { return false }
        }
        if skip("Z") { return true }
        if rest.first == .plus || rest.first == .minus {
            rest = rest.dropFirst()
            return skipDigits(2) && (skip(":") || true) && skipDigits(2)
        }
        return true
    }

    private mutating func skipTimeColumn() -> Bool {
        var dated = self
        if dated.skipDate(), dated.skip(atLeast: 1, while: { $0 == .space }) { self = dated }
        return skipTime()
    }

    /// Moves past the columns that can be distinguished from a message; one may be empty.
    private mutating func skipOtherColumns() -> Bool {
        var isCategory = false
        while let end = rest.firstIndex(of: .tab) {
            let column = rest[..<end]
            let isSubsystem = column.contains(.dot)
            guard column.isEmpty || column.isNumber || column.isName && (isSubsystem || isCategory) else { break }
            if pid == nil { pid = Int(column.text) }
            isCategory = isSubsystem && !isCategory
            rest = rest[(end + 1)...]
        }
        return true
    }

    private mutating func skipMonthAndDay() -> Bool {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard months.contains(where: { rest.starts(with: $0.utf8) }) else { return false }
        rest = rest.dropFirst(3)
        return skip(atLeast: 1, while: \.isBlank) && skip(atLeast: 1, while: \.isDigit)
    }

    private mutating func skipDigits(_ count: Int) -> Bool {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isDigit) else { return false }
        rest = rest.dropFirst(count)
        return true
    }

    private mutating func skipMessageType() -> Bool {
        ["Df", "Db", "E", "I", "F", "A"].contains { type in
            rest.starts(with: type.utf8) && rest.dropFirst(type.utf8.count).first?.isBlank == true && skip(type)
        }
    }

    private mutating func skipElapsed() -> Bool {
        guard rest.first == .leftBracket, let end = rest.prefix(16).firstIndex(of: .rightBracket) else { return false }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        let allowed = Array(" +,ms".utf8)
        guard inside.first == .space, inside.count >= 4, inside.allSatisfy({ $0.isDigit || allowed.contains($0) })
        else { return false }
        rest = rest[(end + 1)...]
        return true
    }

    private mutating func skipPid() -> Bool {
        let digits = rest.prefix(while: \.isDigit)
        rest = rest[digits.endIndex...]
        pid = Int(digits.text)
        return pid != nil
    }

    /// A name, which may contain blanks, then a pid in brackets.
    private mutating func skipProcess(_ readThread: (inout LineCursor) -> Bool) -> Bool {
        guard let bracket = rest.prefix(Self.nameLimit).firstIndex(of: .leftBracket) else { return false }
        // `SpringBoard(FrontBoard)[510]`: the image that logged follows the process.
        let written = rest[..<bracket].prefix { $0 != .leftParenthesis && $0 != .leftBrace }
        guard isName(written), written.last != .space else { return false }
        name = written.text
        rest = rest[(bracket + 1)...]
        return skipPid() && readThread(&self) && skip("]")
    }

    private mutating func skipName(upTo end: Unicode.Scalar) -> Bool {
        guard let index = rest.prefix(Self.nameLimit).firstIndex(of: UInt8(ascii: end)) else { return false }
        guard isName(rest[..<index]) else { return false }
        name = rest[..<index].text
        rest = rest[index...]
        return true
    }

    private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && !bytes.contains { $0.isBracketOrBar || $0 == .colon || $0 == .tab }
    }

    /// Longer than any process name.
    private static let nameLimit = 128
}

extension ArraySlice<UInt8> {
    /// `1766` or `0x1a2b`
    fileprivate var isNumber: Bool {
        starts(with: "0x".utf8) ? dropFirst(2).allSatisfy(\.isHexDigit) : allSatisfy(\.isDigit)
    }

    /// `com.example.app`, `lifecycle`; but not a callback, which may begin a message.
    fileprivate var isName: Bool {
        allSatisfy { $0.isWord || $0 == .dot || $0 == .minus } && SpelledCallback(in: self, at: startIndex) == nil
    }
}
