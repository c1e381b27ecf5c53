/// The content of a line of recorded text below the heading.
enum RecordedLine {
    case entry(Timeline.Entry)
    case outcome(Timeline.Outcome)
    case finding(Finding)
    /// A line that `--explain` adds, which the rules say as well.
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
    fileprivate mutating func entry(_ kind: Timeline.Kind) throws(RecordedTextMistake) -> Timeline.Entry {
        guard skip("> ") || skip("! ") else { throw .notALine }
        return try details(of: Timeline.Written(kind, field()))
    }

    /// `~ app         not running -> background`
    fileprivate mutating func transition() throws(RecordedTextMistake) -> Timeline.Entry {
        guard skip("~ ") else { throw .notALine }
        let isOfScene = skip("scene ")
        let subject = RecordedValueReader.text(word())
        _ = skipBlanks()
        let states = field().split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        guard states.count == 2, isOfScene || Timeline.Subject(subject) == .app else { throw .notATransition }
        let transition: Timeline.Transition =
            isOfScene
            ? .scene(subject, from: try SceneState(recorded: states[0]), to: try SceneState(recorded: states[1]))
            : .app(from: try AppState(recorded: states[0]), to: try AppState(recorded: states[1]))
        return try details(of: Timeline.Written(.transition, subject), transition)
    }

    /// A step, or a call with its state: `  background  AppDelegate    applicationDidBecomeActive(_:)`.
    fileprivate mutating func indented() throws(RecordedTextMistake) -> RecordedLine {
        let mark = run { $0 == "*" || $0 == "-" }
        let blanks = skipBlanks()
        guard mark.count + blanks > 1 else { throw .notALine }
        if mark.isEmpty, blanks == 16, isAt("why: ") || isAt("rule ") || isAt("state ") { return .explanation }
        var written = Timeline.Written(mark == "*" ? .notification : mark == "-" ? .action : .callback, "")
        var appState: AppState?
        var stateConfidence: Confidence?
        if mark.count + blanks == 2 {
            var state = run { $0 != " " }
            if state.count > 1, state.hasSuffix("?") {
                (state, stateConfidence) = (String(state.dropLast()), .inferred)
            }
            appState = try AppState(recorded: state)
            _ = skipBlanks()
        }
        written.receiver = Receiver.allCases.first { isAt($0.title + " ") }
        if let receiver = written.receiver, skip(receiver.title) { _ = skipBlanks() }
        if mark.isEmpty, written.receiver == nil, appState == nil { written.kind = .step }
        // An action says behind its name what it is about.
        written.name = written.kind == .action ? run { $0 != " " } : field()
        if written.kind == .action, !isAt("  "), skip(" ") {
            written.arguments = [Value.Member("", RecordedValueReader.value(field()))]
        }
        guard !written.name.isEmpty else { throw .notALine }
        var entry = try details(of: written)
        (entry.appState, entry.stateConfidence) = (appState, stateConfidence)
        return .entry(entry)
    }

    /// The entry with the fields behind its name, each set off by two blanks.
    private mutating func details(
        of event: Timeline.Written, _ transition: Timeline.Transition? = nil
    ) throws(RecordedTextMistake) -> Timeline.Entry {
        var event = event
        var entry = Timeline.Entry(.unknown(event), scene: transition?.subject.scene)
        var arguments: [Value.Member] = []
        var wait: [Value.Member] = []
        while scalar != nil {
            _ = skipBlanks()
            let field = field()
            if let scene = field.enclosed("[", "]"), entry.scene == nil {
                entry.scene = RecordedValueReader.text(scene)
            } else if let digits = field.enclosed("+", " ms"), event.kind == .stimulus {
                wait = [Value.Member("afterMs", .number(String(try digits.milliseconds())))]
            } else if let digits = field.enclosed("(", " ms)") {
                entry.durationMs = try digits.milliseconds()
            } else if let confidence = field.enclosed("(", ")").flatMap(Confidence.init) {
                (entry.confidence, entry.ownConfidence) = (confidence, confidence)
            } else if transition != nil || field.isEmpty {
                throw .unexpectedField(field)
            } else if let value = field.enclosed("= ", ""), event.returns == nil {
                event.returns = RecordedValueReader.value(value)
            } else if arguments.isEmpty {
                arguments = RecordedValueReader.arguments(field)
            } else {
                throw .unexpectedField(field)
            }
        }
        event.arguments += arguments + wait
        entry.event = transition.map(Timeline.Event.transition) ?? Timeline.Event(event)
        return entry
    }

    fileprivate mutating func outcome() throws(RecordedTextMistake) -> Timeline.Outcome {
        guard skip("= ") else { throw .notALine }
        return rest == Timeline.Outcome.stopped.name ? .stopped : .app(try AppState(recorded: rest))
    }

    /// `error LT010 payload-unclaimed: nobody takes it`
    fileprivate mutating func finding() throws(RecordedTextMistake) -> Finding {
        guard let severity = Severity(rawValue: word()), skip(" ") else { throw .notALine }
        let code = word()
        guard let kind = FindingKind(rawValue: code) else { throw .unknownCode(code) }
        guard skip(" "), !run(while: { $0 != ":" }).isEmpty, skip(": ") else { throw .notALine }
        return Finding(kind: kind, severity: severity, message: rest)
    }
}

extension String {
    /// The text between a beginning and an end; nil where it isn't between these.
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
