/// The text before a callback's name in a message.
struct MentionLead {
    /// The class, or the words for it: `AppDelegate`.
    private(set) var type: String?
    /// Whether it says who was called, if only as `App`.
    private(set) var isReceiver = false
    private(set) var sourceLine: Int?
    private(set) var state: Timeline.State?
    /// "called", "entering": what follows must then be short.
    private(set) var isVerb = false
    /// "leaving": the method is done.
    private(set) var isEnd = false
    /// Unity's `->`
    private(set) var isArrow = false
    /// "The method", which needs "was called" behind the name.
    private(set) var isSubject = false
    /// The closing brackets of those that are still open, the inner ones first.
    private(set) var unclosed: [UInt8] = []
    /// `[Firebase/Analytics]`, which tells of its own part in a call.
    private var isOfLibrary = false
    /// Words that need a colon, or the like, to be more than the beginning of a sentence.
    private var label: [String] = []

    /// Nil where it is the beginning of a sentence, of a line of a program, or of a path.
    init?(_ bytes: ArraySlice<UInt8>) {
        // Far more than any logger writes before a message.
        guard bytes.count <= 512 else { return nil }
        var rest = bytes
        while let byte = rest.first {
            if byte.isBlank {
                rest = rest.dropFirst()
            } else if let closer = byte.closingBracket {
                rest = rest.dropFirst()
                if let end = rest.firstIndex(of: closer) {
                    takeGroup(rest[..<end])
                    rest = rest[(end + 1)...]
                } else {
                    unclosed.insert(closer, at: 0)
                }
            } else if byte == .apostrophe, !label.isEmpty, rest.dropFirst().starts(with: "s ".utf8) {
                // `AppDelegate's applicationDidBecomeActive`
                rest = rest.dropFirst(2)
            } else if byte.isWord {
                let word = rest.prefix { $0.isWord || $0 == .dot || $0 == .minus || $0 == .colon || $0 == .plus }
                guard take(word) else { return nil }
                rest = rest[word.endIndex...]
            } else {
                guard takeMark(byte, before: rest.dropFirst()) else { return nil }
                rest = rest.dropFirst()
            }
        }
        guard takeLastLabel(), !isOfLibrary else { return nil }
        isArrow = bytes.trimmed.suffix(2).elementsEqual("->".utf8)
        if bytes.trimmed.suffix(3).elementsEqual("\u{2190}".utf8) { isEnd = true }
    }

    /// Takes the words right before the name; false for those of a sentence.
    private mutating func takeLastLabel() -> Bool {
        // `[AppDelegate] The application did become active`
        if type != nil, label.count == 1, label[0].lowercased() == "the" { label = [] }
        if label.isEmpty || takeLabelAsType() { return true }
        isSubject = label.allSatisfy { Self.subjects.contains($0.lowercased()) }
        return isSubject
    }

    /// `[AppDelegate.swift:64]`, `(active)`, `[info]`
    private mutating func takeGroup(_ inside: ArraySlice<UInt8>) {
        let text = inside.trimmed.text
        if Self.isLibrary(text) { isOfLibrary = true }
        if let state = Timeline.State(word: text) { self.state = state }
        if let line = Self.sourceLine(text) { sourceLine = line }
        if Self.isType(text), Self.isClass(text) { type = text }
        label = []
    }

    private mutating func takeMark(_ byte: UInt8, before rest: ArraySlice<UInt8>) -> Bool {
        // A quotation mark quotes, and two slashes begin a comment, as a slash and a star do.
        if byte.isQuote || (byte == .slash && (rest.first == .slash || rest.first == .star)) { return false }
        let isSeparator = byte == .colon || byte == .equals || byte == .minus || byte == .greater || byte == .bar
        if isSeparator, !label.isEmpty { return takeLabel() }
        return true
    }

    private mutating func take(_ word: ArraySlice<UInt8>) -> Bool {
        let text = word.text
        if text.utf8.first?.isDigit == true { return true }
        let plain = text.hasSuffix(":") ? String(text.dropLast()) : text
        let lowercase = plain.lowercased()
        if let line = Self.sourceLine(text) {
            sourceLine = line
        } else if Self.levels.contains(lowercase) {
            return takeLabel()
        } else if Self.entering.contains(lowercase), label.isEmpty {
            isVerb = true
        } else if Self.leaving.contains(lowercase), label.isEmpty {
            (isVerb, isEnd) = (true, true)
        } else {
            label.append(plain)
            return text.hasSuffix(":") ? takeLabel() : label.count <= 4
        }
        return true
    }

    /// Takes words that something separates from what follows.
    private mutating func takeLabel() -> Bool {
        guard label.count <= 4, !label.contains(where: { Self.unfit.contains($0.lowercased()) }) else { return false }
        if label.contains(where: Self.isLibrary) { isOfLibrary = true }
        if !label.isEmpty, !takeLabelAsType() { label = [] }
        return true
    }

    /// Takes `App`, `AppDelegate`, `Root View Controller`; such words need no colon.
    private mutating func takeLabelAsType() -> Bool {
        let words = label.allSatisfy { $0.utf8.first?.isUppercase == true }
        guard words, label.count <= 3, let last = label.last, Self.isType(last) || Self.isMethod(last) else {
            return false
        }
        isReceiver = true
        if let name = label.joined().split(separator: ".").last(where: { Self.isClass($0) }) { type = String(name) }
        label = []
        return true
    }

    private static func isType(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0.isWord || $0 == .dot } && receivers.contains { text.hasSuffix($0) }
    }

    /// `SceneDelegate.scene`, as loggers name the method that a line stands in.
    private static func isMethod(_ text: String) -> Bool {
        let parts = text.split(separator: ".")
        return parts.count > 1 && parts.last?.utf8.first?.isLowercase == true
            && parts.dropLast().contains { isClass($0) }
    }

    /// The endings of the names of receivers.
    private static let receivers = ["Delegate", "Controller", "VC", "App", "Application"]

    /// Whether it is the name of a class rather than that of the whole app.
    private static func isClass(_ name: some StringProtocol) -> Bool {
        ["Delegate", "Controller", "VC"].contains { name.hasSuffix($0) && name.count > $0.count }
    }

    /// Whether it is a library that takes the place of the app's delegate, or a part of one.
    private static func isLibrary(_ text: String) -> Bool {
        libraries.contains { text.hasPrefix($0) } && !isClass(text)
    }

    private static let libraries = ["Firebase", "GoogleUtilities", "GULAppDelegate", "GULSceneDelegate"]

    /// 64 of `AppDelegate.swift:64`
    private static func sourceLine(_ text: String) -> Int? {
        guard [".swift:", ".m:", ".mm:", ".cs:"].contains(where: { text.contains($0) }) else { return nil }
        return text.split(separator: ":").lazy.compactMap { Int($0) }.first
    }

    private static let levels: Set<String> = [
        "verbose", "trace", "debug", "info", "notice", "warning", "warn", "error", "fault", "critical", "default",
        "log",
    ]

    private static let subjects: Set<String> = [
        "the", "my", "our", "method", "function", "callback", "delegate", "app", "application", "scene",
    ]

    private static let entering: Set<String> = [
        "called", "calling", "entered", "entering", "enter", "begin", "start", "in", "inside",
    ]

    private static let leaving: Set<String> = ["leaving", "leave", "exiting", "exit", "end", "finished", "done"]

    /// Words of a sentence, or of a program.
    private static let unfit: Set<String> = [
        "a", "an", "and", "as", "at", "before", "after", "by", "call", "calls", "can", "case", "could", "deprecated",
        "example", "expected", "fixme", "for", "hint", "if", "implement", "implemented", "import", "instead", "is",
        "let", "like", "may", "might", "missing", "must", "never", "no", "not", "note", "of", "on", "or", "override",
        "return", "see", "shall", "should", "than", "the", "to", "todo", "use", "var", "was", "when", "will", "with",
        "would",
    ]
}

extension UInt8 {
    fileprivate static let star = UInt8(ascii: "*")

    fileprivate var closingBracket: UInt8? {
        switch self {
        case .leftParenthesis: .rightParenthesis
        case .leftBracket: .rightBracket
        case .leftBrace: .rightBrace
        case .less: .greater
        default: nil
        }
    }
}
