/// The text behind a callback's name in a message.
struct MentionTail {
    let remark: String
    private(set) var state: Timeline.State?
    private(set) var address: String?
    private(set) var url: String?
    private(set) var launchOption: LoggedLaunchOption?
    private(set) var sourceLine: Int?
    private(set) var isEnd: Bool
    /// Whether it is `called`, or a sentence to that effect.
    let isCalled: Bool

    /// Nil for a sentence, a frame of a stack trace, a line of a program. A spelling that hardly anybody types is read
    /// leniently: any words may follow it but those of a sentence about it. Behind the name of SwiftUI's scene phase
    /// stands the new one. Where the class that was called stands before the name, a clause may follow it.
    init?(
        _ bytes: ArraySlice<UInt8>, isLenient: Bool, endsCall: Bool, tellsPhase: Bool = false, namesType: Bool = false
    ) {
        if let first = bytes.first, Self.clings(first, bytes.dropFirst()) { return nil }
        let rest = bytes.prefix(Self.limit).trimmed
        let start = rest.drop { !$0.isWord }
        let marks = rest[..<start.startIndex]
        let words = LogWords(start)
        guard !Self.isStackFrame(rest), !Self.belongsToSentence(marks, before: words, namesType) else {
            return nil
        }
        let phase = tellsPhase ? Timeline.State(phaseBehind: words) : nil
        let isFit = marks.isEmpty ? Self.follows(words, isLenient) || Self.isValue(rest) : !Self.complains(words)
        guard isFit || phase != nil else { return nil }
        guard !Self.isMeasurement(rest) else { return nil }
        remark = rest.text
        isCalled = Self.isCalled(words)
        isEnd = endsCall || words.first.map { Self.endings.contains($0) } == true
        state = phase ?? Timeline.State(behind: words)
        address = words.address
        url = rest.url
        launchOption = LoggedLaunchOption(in: rest)
        sourceLine = Self.sourceLine(marks, words)
    }

    /// The part of a long line that is looked at.
    private static let limit = 2048

    /// Whether the name goes on, as a file's, a block's, a call's.
    private static func clings(_ byte: UInt8, _ rest: ArraySlice<UInt8>) -> Bool {
        if byte.isWord || byte == .leftParenthesis || byte == .slash || byte.isQuote { return true }
        if byte == .dot || byte == .minus { return rest.first?.isLetter == true }
        guard byte == .colon else { return false }
        // Another part of a selector, or a parameter in a program.
        let part = rest.prefix(while: \.isWord)
        return rest.first == .leftParenthesis || (!part.isEmpty && rest[part.endIndex...].first == .colon)
    }

    /// ` + 123`, `  (in Shop) + 123`
    private static func isStackFrame(_ rest: ArraySlice<UInt8>) -> Bool {
        let image = rest.starts(with: "(in ".utf8) ? rest.prefix { $0 != .rightParenthesis } : rest.prefix(0)
        let offset = rest[image.endIndex...].drop { $0.isBlank || $0 == .rightParenthesis }
        return offset.first == .plus && offset.dropFirst().drop(while: \.isBlank).first?.isDigit == true
    }

    /// `100.00% (6/6)`, `144 bytes`: a row of a report on a program.
    private static func isMeasurement(_ rest: ArraySlice<UInt8>) -> Bool {
        let number = rest.prefix { $0.isDigit || $0 == .dot }
        let unit = rest[number.endIndex...]
        return !number.isEmpty && (unit.first == UInt8(ascii: "%") || unit.trimmed.starts(with: "bytes".utf8))
    }

    /// `, which` and `. It`; but `,25` and `, line: 25` tell of a line in a program.
    private static func belongsToSentence(
        _ marks: ArraySlice<UInt8>, before words: LogWords, _ namesType: Bool
    ) -> Bool {
        guard let first = marks.first, first == .comma || first == .dot || first == .semicolon else { return false }
        if namesType, first == .comma, tellsOfWork(words) { return false }
        if marks.dropFirst().first == .dot || words.isFirstSetOff { return false }
        return words.written.utf8.first?.isLetter == true || marks.contains(where: \.isQuote)
    }

    /// `refreshing feed`: what the method goes on to do.
    private static func tellsOfWork(_ words: LogWords) -> Bool {
        guard let first = words.first, first.hasSuffix("ing"), first.utf8.count > 4 else { return false }
        return !connectives.contains(first) && words.all.count <= 4
    }

    /// Whether words can follow a name directly.
    private static func follows(_ words: LogWords, _ isLenient: Bool) -> Bool {
        guard let first = words.first else { return true }
        if Timeline.State.labels.contains(first) || first.utf8.first?.isDigit == true { return !complains(words) }
        if first == "line" { return words.all.dropFirst().first.flatMap { Int($0) } != nil }
        if isCalled(words) || emptyValues.contains(first) || namesArgument(words) { return true }
        if remarks.contains(first) || endings.contains(first) { return isLenient && !explains(words) }
        if words.isFirstSetOff || tellsTime(words) { return !complains(words) }
        guard isLenient else { return Timeline.State(word: first) != nil && words.all.count == 1 }
        return !sentence.contains(first) && !isVerb(words.written) && !complains(words)
    }

    /// `called`, `method called`, `has been called`; but not `called when`, which tells of no call.
    private static func isCalled(_ words: LogWords) -> Bool {
        let rest = words.all.drop(while: auxiliaries.contains)
        guard let verb = rest.first, remarks.contains(verb) || endings.contains(verb) else { return false }
        if explains(words) { return false }
        let isSentence = rest.count < words.all.count
        return rest.count <= (isSentence ? 1 : 3) || rest.dropFirst().first.map(origins.contains) == true
    }

    /// `called when`, `called twice`
    private static func explains(_ words: LogWords) -> Bool {
        words.all.prefix(4).contains(where: explanations.contains)
    }

    private static let auxiliaries: Set<String> = [
        "was", "is", "has", "been", "got", "gets", "getting", "being", "just", "now", "method", "function", "callback",
        "event", "delegate",
    ]

    /// `called with launchOptions: nil`, `called from AppDelegate`
    private static let origins: Set<String> = ["with", "from"]

    private static let explanations: Set<String> = [
        "when", "whenever", "before", "after", "if", "because", "twice", "once", "every", "each", "while", "as",
    ]

    /// `scene session E1234`: an argument with its identifier.
    private static func namesArgument(_ words: LogWords) -> Bool {
        let rest = words.all.drop(while: arguments.contains)
        return rest.count == 1 && rest.count < words.all.count && rest.first?.utf8.contains(where: \.isDigit) == true
    }

    private static let arguments: Set<String> = ["scene", "session", "identifier", "id", "window", "activity"]

    private static let emptyValues: Set<String> = ["nil", "null"]

    /// `Optional([…])`, as `print` writes what a method got.
    private static func isValue(_ rest: ArraySlice<UInt8>) -> Bool { rest.starts(with: "Optional(".utf8) }

    /// `in 0.3 s`, `took 300 ms`, `at 12:30`
    private static func tellsTime(_ words: LogWords) -> Bool {
        let isNumber = words.all.dropFirst().first?.utf8.first?.isDigit == true
        return isNumber && ["in", "took", "at", "after"].contains(words.first)
    }

    /// `receives`: what a method does, said in an explanation.
    private static func isVerb(_ word: String) -> Bool {
        word.utf8.allSatisfy(\.isLowercase) && word.hasSuffix("s") && !word.hasSuffix("ss") && word != "options"
    }

    /// The words of the Objective-C runtime and of UIKit for methods that were not called.
    private static func complains(_ words: LogWords) -> Bool {
        words.all.starts(with: ["unrecognized", "selector"]) || words.all.starts(with: ["is", "deprecated"])
            || words.all.starts(with: ["was", "deprecated"]) || words.all.starts(with: ["not", "called"])
            || words.first.map(treatments.contains) == true
    }

    /// What a library does to a method, or finds out about it later.
    private static let treatments: Set<String> = [
        "proxied", "swizzled", "hooked", "overridden", "unimplemented", "missing", "blocked", "blocks", "hung",
        "stalled",
    ]

    /// 583 of `line 583`, 25 of `,25` and of `:25`
    private static func sourceLine(_ marks: ArraySlice<UInt8>, _ words: LogWords) -> Int? {
        if words.first == "line" { return words.all.dropFirst().first.flatMap { Int($0) } }
        guard marks.first == .comma || marks.first == .colon, marks.count == 1 else { return nil }
        return words.first.flatMap { Int($0) }
    }

    private static let remarks: Set<String> = [
        "called", "invoked", "fired", "triggered", "entered", "enter", "begin", "began", "begins", "start", "started",
        "starts",
    ]

    private static let endings: Set<String> = [
        "end", "ended", "ends", "exit", "exited", "leave", "leaving", "left", "done", "finished", "finish", "complete",
        "completed", "return", "returned", "returning",
    ]

    /// Words that end like what the app does, and begin a clause about the method.
    private static let connectives: Set<String> = [
        "according", "being", "causing", "concerning", "depending", "during", "following", "having", "including",
        "making", "meaning", "missing", "regarding", "something", "using", "nothing",
    ]

    private static let sentence: Set<String> = [
        "a", "also", "always", "and", "are", "as", "at", "because", "before", "after", "but", "by", "can", "cannot",
        "could", "did", "do", "for", "from", "gives", "had", "has", "have", "if", "in", "instead", "into", "is", "isn",
        "may", "might", "must", "never", "not", "of", "on", "only", "or", "rather", "shall", "should", "so", "than",
        "that", "the", "then", "to", "unless", "until", "was", "wasn", "were", "when", "where", "which", "while",
        "will", "would", "doesn", "don",
    ]
}
