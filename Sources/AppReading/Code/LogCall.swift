extension SyntaxCall {
    /// Whether it only writes what it gets to a log: `NSLog`, `logger.debug`, `Log.info`, `DDLogInfo` or `MyLogError`, whose
    /// first argument or whose message is a text; or a message such as `[Log info:@"…", x]`, `[self logText:@"…"]`.
    var isLog: Bool {
        guard let name = name.map({ String($0.prefix { $0 != ":" }) }) else { return false }
        if isFunctionOfFile { return false }
        if receiver == nil, ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(name) { return true }
        guard [values.first, argument("message")].contains(where: { $0?.isWrittenText == true }) else { return false }
        let isLevel = LogName.levels.contains(name.lowercased())
        if callee?.kind == .member, receiver?.isLogger == true { return isLevel || !LogName.showsLog(name) }
        if isLevel, callee?.kind == .member { return false }
        return isLevel && node.isSwift || LogName.isLog(name)
    }

    /// Whether a closure of this file is called, with any name.
    private var isFunctionOfFile: Bool {
        guard let callee, callee.kind == .name, let declared = name.flatMap(callee.resolve) else { return false }
        return declared.kind == .parameter || declared.kind == .variable
    }
}

extension SyntaxNode {
    /// Whether it is a literal, or the name of the function around it: `#function`.
    fileprivate var isWrittenText: Bool {
        kind == .string || kind == .interpolatedString
            || kind == .macro && ["function", "file", "fileID", "filePath"].contains { isNamed($0) }
    }

    /// Whether one of the names of `Log`, `self.logger`, `Logger.shared` or `Log.make()` is that of a log.
    fileprivate var isLogger: Bool {
        var node: SyntaxNode? = withoutMarks
        while let current = node {
            if current.lastName.map(LogName.isLog) == true { return true }
            node = (current.child(.base) ?? current.child(.callee))?.withoutMarks
        }
        return false
    }
}

private enum LogName {
    static let levels: Set<String> = [
        "trace", "debug", "verbose", "info", "default", "notice", "warn", "warning", "error", "fault", "critical",
        "log", "message",
    ]
    private static let verbs: Set<String> = ["show", "open", "send", "upload", "export", "share", "present", "handle"]

    /// Whether a function of a log does something else than to write into it, by its first word: `open`, `sendLog`.
    static func showsLog(_ name: String) -> Bool {
        camelCaseWords(name).first.map { verbs.contains($0.lowercased()) } ?? false
    }

    /// Whether a name is that of a log, by its words: `logger`, `DDLogInfo`, `OSLog`, and not `login` or `showLog`.
    static func isLog(_ name: String) -> Bool {
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
