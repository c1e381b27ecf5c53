extension CodeText {
    /// Whether the name before a parenthesis is that of something which only writes what it gets to a log: `NSLog`,
    /// `logger.debug`, `Log.info`, `DDLogInfo` or `MyLogError`, whose first argument is a text.
    func isLog(_ index: Int) -> Bool {
        let name = text(index)
        if ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(name) { return true }
        let first = isLabel(index + 2) ? index + 4 : index + 2
        guard kind(index + 1) == .leftParenthesis, literalBegins(first) else { return false }
        let isLevel = Self.levels.contains(name.lowercased())
        if kind(index - 1) == .dot { return isLevel && isLogger(endingAt: index - 2) }
        return isLevel || Self.namesLog(name)
    }

    /// The same for the selector of a message: `[Log info:@"…", x]`, `[self logText:@"…"]`.
    func isLog(_ message: ObjectiveCMessage) -> Bool {
        let first = String(message.selector.prefix { $0 != ":" })
        guard let argument = message.arguments.first, literalBegins(argument.lowerBound) else { return false }
        return Self.levels.contains(first.lowercased()) || Self.namesLog(first)
    }

    /// Whether a function calls or sets anything, beside logs and its completion handler.
    func acts(in function: Declaration) -> Bool {
        let handler = function.parameters.last?.name ?? ""
        return (function.body ?? 0..<0).contains { index in
            if text(index) == "=" { return true }
            if !isSwift, kind(index) == .leftBracket, let message = ObjectiveCMessage(self, index) {
                return !reads(index + 1, "super") && !isLog(message)
            }
            guard let name = name(index), kind(index + 1) == .leftParenthesis, name != handler else { return false }
            let isSuper = kind(index - 1) == .dot && reads(index - 2, "super")
            return !isSuper && !Self.conditions.contains(name) && !isLog(index)
        }
    }

    private static let conditions: Set<String> = [
        "if", "guard", "while", "for", "switch", "return", "catch", "available",
    ]

    /// Swift's texts, those of Objective-C and of C.
    private func literalBegins(_ index: Int) -> Bool {
        [.string, .stringPiece].contains(kind(index)) || (kind(index) == .at && kind(index + 1) == .string)
    }

    /// Whether one of the names of `Log`, `self.logger` or `Logger.shared` has the word in it.
    private func isLogger(endingAt end: Int) -> Bool {
        var position = end
        while position > end - 8 {
            if kind(position) == .rightParenthesis {
                guard let opening = 0.upTo(position).last(where: { isOpening($0) && closing($0) == position }) else {
                    return false
                }
                position = opening - 1
            }
            guard let name = name(position) else { return false }
            if Self.namesLog(name) { return true }
            guard kind(position - 1) == .dot else { return false }
            position -= 2
        }
        return false
    }

    private static let levels: Set<String> = [
        "trace", "debug", "verbose", "info", "default", "notice", "warn", "warning", "error", "fault", "critical",
        "log",
        "message",
    ]
    private static let verbs: Set<String> = ["show", "open", "send", "upload", "export", "share", "present", "handle"]

    /// Whether a name is that of a log, by its words: `logger`, `DDLogInfo`, `OSLog`, and not `login` or `showLog`.
    static func namesLog(_ name: String) -> Bool {
        let words = camelCaseWords(name).map { $0.lowercased() }
        guard
            let log = words.firstIndex(where: { ["log", "logger", "logging", "ddlog", "oslog", "nslog"].contains($0) })
        else { return false }
        return !verbs.contains(words[0]) && words[(log + 1)...].allSatisfy { levels.contains($0) || $0 == "manager" }
    }

    /// `My`, `Log` and `Error` of `MyLogError`; capitals in a row are a word up to the last of them.
    private static func camelCaseWords(_ name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let isCapital = letter.isUppercase
            let follows = index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
            let begins =
                index > 0 && index + 1 < letters.count && letters[index - 1].isUppercase
                && letters[index + 1].isLowercase
            if letter == "_" {
                words.append("")
            } else if words.isEmpty || (isCapital && (follows || begins)) {
                words.append(String(letter))
            } else {
                words[words.endIndex - 1].append(letter)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
