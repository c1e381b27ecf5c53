import LaunchModel

/// What a line of recorded text says, below the heading.
enum RecordedLine {
    case entry(Entry)
    case outcome(Timeline.Outcome)
    case finding(Finding)
    /// What `--explain` adds, which the rules say as well.
    case explanation

    init(_ text: String) throws(RecordedTextMistake) {
        var scanner = LineScanner(text)
        switch scanner.scalar {
        case ">": self = .entry(try scanner.entry(.stimulus))
        case "!": self = .entry(try scanner.entry(.stop))
        case "~": self = .entry(try scanner.transition())
        case "=": self = .outcome(try scanner.outcome())
        case " ", "*", "-": self = try scanner.indented()
        default: self = .finding(try scanner.finding())
        }
    }
}

extension LineScanner {
    /// An event, or what stops the process: a mark, a name and details.
    fileprivate mutating func entry(_ kind: Entry.Kind) throws(RecordedTextMistake) -> Entry {
        guard skip("> ") || skip("! ") else { throw .notALine }
        var entry = Entry(kind: kind, name: field())
        try details(of: &entry)
        return entry
    }

    /// `~ app         not running -> background`
    fileprivate mutating func transition() throws(RecordedTextMistake) -> Entry {
        guard skip("~ ") else { throw .notALine }
        let isOfScene = skip("scene ")
        let subject = RecordedValueReader.text(word())
        _ = skipBlanks()
        let states = field().split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        guard states.count == 2, isOfScene || subject == "app" else { throw .notATransition }
        var entry = Entry(kind: .transition, name: subject, scene: isOfScene ? subject : nil)
        entry.transition =
            isOfScene
            ? Entry.Transition(
                scene: subject, from: try SceneState(recorded: states[0]), to: try SceneState(recorded: states[1]))
            : Entry.Transition(from: try AppState(recorded: states[0]), to: try AppState(recorded: states[1]))
        try details(of: &entry)
        return entry
    }

    /// A step, or a call with its state: `  background  AppDelegate    applicationDidBecomeActive(_:)`.
    fileprivate mutating func indented() throws(RecordedTextMistake) -> RecordedLine {
        let mark = run { $0 == "*" || $0 == "-" }
        let blanks = skipBlanks()
        guard mark.count + blanks > 1 else { throw .notALine }
        if mark.isEmpty, blanks == 16, isAt("why: ") || isAt("rule ") { return .explanation }
        var entry = Entry(kind: mark == "*" ? .notification : mark == "-" ? .action : .callback, name: "")
        if mark.count + blanks == 2 {
            entry.appState = try AppState(recorded: run { $0 != " " })
            _ = skipBlanks()
        }
        entry.receiver = Receiver.allCases.first { isAt($0.title + " ") }
        if let receiver = entry.receiver, skip(receiver.title) { _ = skipBlanks() }
        if mark.isEmpty, entry.receiver == nil, entry.appState == nil { entry.kind = .step }
        try name(&entry)
        return .entry(entry)
    }

    /// The name, behind which an action says what it is about.
    private mutating func name(_ entry: inout Entry) throws(RecordedTextMistake) {
        if entry.kind == .action {
            entry.name = run { $0 != " " }
            if !isAt("  "), skip(" ") { entry.arguments = [Value.Member("", RecordedValueReader.value(field()))] }
        } else {
            entry.name = field()
        }
        guard !entry.name.isEmpty else { throw .notALine }
        try details(of: &entry)
    }

    /// The fields behind the name, each set off by two blanks.
    private mutating func details(of entry: inout Entry) throws(RecordedTextMistake) {
        var arguments: [Value.Member] = []
        var wait: [Value.Member] = []
        while scalar != nil {
            _ = skipBlanks()
            let field = field()
            if let scene = field.enclosed("[", "]"), entry.scene == nil {
                entry.scene = RecordedValueReader.text(scene)
            } else if let digits = field.enclosed("+", " ms"), entry.kind == .stimulus {
                wait = [Value.Member("afterMs", .number(String(try digits.milliseconds())))]
            } else if let value = field.enclosed("= ", ""), entry.returns == nil {
                entry.returns = RecordedValueReader.value(value)
            } else if let digits = field.enclosed("(", " ms)") {
                entry.durationMs = try digits.milliseconds()
            } else if let confidence = field.enclosed("(", ")").flatMap(Confidence.init) {
                entry.confidence = confidence
            } else if arguments.isEmpty, !field.isEmpty {
                arguments = RecordedValueReader.arguments(field)
            } else {
                throw .unexpectedField(field)
            }
        }
        entry.arguments += arguments + wait
    }

    fileprivate mutating func outcome() throws(RecordedTextMistake) -> Timeline.Outcome {
        guard skip("= ") else { throw .notALine }
        return rest == Timeline.Outcome.stopped.name ? .stopped : .app(try AppState(recorded: rest))
    }

    /// `error LT010 payload-unclaimed: nobody takes it`
    fileprivate mutating func finding() throws(RecordedTextMistake) -> Finding {
        guard let severity = Severity(rawValue: word()), skip(" ") else { throw .notALine }
        let code = word()
        guard let known = FindingCode(rawValue: code) else { throw .unknownCode(code) }
        guard skip(" "), !run(while: { $0 != ":" }).isEmpty, skip(": ") else { throw .notALine }
        return Finding(code: known, severity: severity, message: rest)
    }
}

extension String {
    /// What stands between a beginning and an end; nil where it isn't between these.
    fileprivate func enclosed(_ beginning: String, _ end: String) -> String? {
        guard hasPrefix(beginning), hasSuffix(end), utf8.count > beginning.utf8.count + end.utf8.count else {
            return nil
        }
        return String(dropFirst(beginning.count).dropLast(end.count))
    }

    fileprivate func milliseconds() throws(RecordedTextMistake) -> Int {
        guard let number = Int(self), number >= 0, number <= JSONNode.longestMs else { throw .notANumber(self) }
        return number
    }
}

extension AppState {
    fileprivate init(recorded title: String) throws(RecordedTextMistake) {
        guard let state = Self.allCases.first(where: { $0.title == title }) else {
            throw .unknownState(title, known: Self.allCases.map(\.title))
        }
        self = state
    }
}

extension SceneState {
    fileprivate init(recorded title: String) throws(RecordedTextMistake) {
        guard let state = Self.allCases.first(where: { $0.title == title }) else {
            throw .unknownState(title, known: Self.allCases.map(\.title))
        }
        self = state
    }
}
