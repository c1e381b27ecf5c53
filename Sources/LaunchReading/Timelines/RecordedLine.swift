/// The content of a line of recorded text below the heading.
enum RecordedLine {
    case entry(Timeline.Entry)
    case outcome(Timeline.Outcome)
    case finding(Finding)
    case notCalled(Timeline.NotCalled)
    /// One sentence for all methods that aren't called.
    case cutShort(String)
    /// The heads of the columns.
    case columns
    /// The meaning of the sign of doubt.
    case legend
    /// A line that `--explain` adds, which the rules say as well.
    case explanation

    init(_ text: String) throws(RecordedTextMistake) {
        var scanner = LineScanner(text)
        switch scanner.scalar {
        case ">": self = .entry(try scanner.entry(.event))
        case "!": self = .entry(try scanner.entry(.stop))
        case "~": self = .entry(try scanner.transition())
        case "=": self = .outcome(try scanner.outcome())
        case "?": self = .legend
        case " ", "*", "-": self = try scanner.indented()
        default: if let line = try scanner.notCalled() { self = line } else { self = .finding(try scanner.finding()) }
        }
    }
}

extension LineScanner {
    /// An event, or what stops the process: a mark, a name and details.
    fileprivate mutating func entry(_ kind: Timeline.Kind) throws(RecordedTextMistake) -> Timeline.Entry {
        guard skip("> ") || skip("! ") else { throw .notALine }
        let name = nameField()
        return try details(of: Timeline.Written(kind, name.text), isDoubtful: name.isDoubtful)
    }

    /// `~ app         not running -> background`
    fileprivate mutating func transition() throws(RecordedTextMistake) -> Timeline.Entry {
        guard skip("~ ") else { throw .notALine }
        let isOfScene = skip("scene ")
        let subject = RecordedValueReader.text(word())
        _ = skipBlanks()
        let name = nameField()
        let states = name.text.split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        guard states.count == 2, isOfScene || Timeline.Subject(subject) == .app else { throw .notATransition }
        let transition: Timeline.Transition =
            isOfScene
            ? .scene(subject, from: try SceneState(recorded: states[0]), to: try SceneState(recorded: states[1]))
            : .app(from: try AppState(recorded: states[0]), to: try AppState(recorded: states[1]))
        return try details(of: Timeline.Written(.transition, subject), transition, isDoubtful: name.isDoubtful)
    }

    /// A field, with or without the sign of doubt after it.
    private mutating func nameField() -> (text: String, isDoubtful: Bool) {
        let text = field()
        if text == "?" { return ("", true) }
        return text.hasSuffix(" ?") ? (String(text.dropLast(2)), true) : (text, false)
    }

    /// Whether it continues with the beginning of a line with reasons.
    private var isAtReason: Bool {
        isAt("why: ") || isAt("rule ") || isAt("doubt ") || isAt("order ") || isAt("state ")
    }

    /// A step, or a call with the states in which it occurs: `  background  applicationDidBecomeActive(_:)`. The
    /// receiver is before the name if several have a method of that name.
    fileprivate mutating func indented() throws(RecordedTextMistake) -> RecordedLine {
        let mark = run { $0 == "*" || $0 == "-" }
        let blanks = skipBlanks()
        guard mark.count + blanks > 1 else { throw .notALine }
        if mark.isEmpty, blanks == 16, isAtReason { return .explanation }
        if mark.isEmpty, blanks == 2, isAt("app state ") { return .columns }
        let state = mark.count + blanks == 2 ? try appState() : nil
        let sceneState = state == nil ? nil : sceneState()
        let receiver = Receiver.allCases.first { skip($0.title + ".") }
        var (written, isDoubtful) = mark == "-" ? action() : named(mark == "*" ? .notification : .callback)
        guard !written.name.isEmpty else { throw .notALine }
        if written.kind == .callback {
            written.receiver = receiver ?? (blanks == 4 ? nil : written.name.receiver(inScene: sceneState != nil))
            if written.receiver == nil, state == nil { written.kind = .step }
        }
        var entry = try details(of: written, isDoubtful: isDoubtful)
        (entry.appState, entry.stateConfidence, entry.sceneState) = (state?.state, state?.confidence, sceneState)
        if sceneState != nil, entry.scene == nil { entry.scene = Scenario.mainScene }
        return .entry(entry)
    }

    private mutating func named(_ kind: Timeline.Kind) -> (Timeline.Written, isDoubtful: Bool) {
        let name = nameField()
        return (Timeline.Written(kind, name.text), name.isDoubtful)
    }

    /// An action, whose subject follows its name.
    private mutating func action() -> (Timeline.Written, isDoubtful: Bool) {
        var written = Timeline.Written(.action, run { $0 != " " })
        guard !isAt("  "), skip(" ") else { return (written, false) }
        let subject = nameField()
        if !subject.text.isEmpty { written.arguments = [Value.Member("", RecordedValueReader.value(subject.text))] }
        return (written, subject.isDoubtful)
    }

    /// The state of the app, with or without the sign of doubt after it.
    private mutating func appState() throws(RecordedTextMistake) -> (state: AppState, confidence: Confidence?) {
        var word = run { $0 != " " }
        let isDoubtful = word.count > 1 && word.hasSuffix("?")
        if isDoubtful { word.removeLast() }
        defer { _ = skipBlanks() }
        return (try AppState(recorded: word), isDoubtful ? .inferred : nil)
    }

    /// The state of a scene, by its one word; nil if none is next.
    private mutating func sceneState() -> SceneState? {
        let state = SceneState.allCases.first { skip($0.word + " ") }
        if state != nil { _ = skipBlanks() }
        return state
    }

    /// The entry with the fields after its name, each separated by two blanks.
    private mutating func details(
        of event: Timeline.Written, _ transition: Timeline.Transition? = nil, isDoubtful: Bool
    ) throws(RecordedTextMistake) -> Timeline.Entry {
        var event = event
        var entry = Timeline.Entry(
            .unknown(event), scene: transition?.subject.scene, confidence: isDoubtful ? .inferred : .documented)
        var brought: [Value.Member] = []
        var arguments: [Value.Member] = []
        var wait: [Value.Member] = []
        while scalar != nil {
            _ = skipBlanks()
            let field = field()
            if let scene = field.enclosed("[", "]"), entry.scene == nil {
                entry.scene = RecordedValueReader.text(scene)
            } else if let digits = field.enclosed("+", " ms"), event.kind == .event {
                wait = [Value.Member("afterMs", .number(String(try digits.milliseconds())))]
            } else if let digits = field.enclosed("(", " ms)") {
                entry.durationMs = try digits.milliseconds()
            } else if let confidence = field.enclosed("(", ")").flatMap(Confidence.init) {
                (entry.confidence, entry.ownConfidence) = (confidence, confidence)
            } else if let names = field.enclosed("<- ", ""), brought.isEmpty {
                brought = [Value.Member(Timeline.Entry.broughtKey, names.names)]
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
        event.arguments += brought + arguments + wait
        entry.event = transition.map(Timeline.Event.transition) ?? Timeline.Event(event)
        return entry.inBrief
    }

    /// `not called scene(_:openURLContexts:): the URL comes with the launch -> ...`, with ` of SceneDelegate` after a
    /// name that several have; nil for another line.
    fileprivate mutating func notCalled() throws(RecordedTextMistake) -> RecordedLine? {
        if skip("not called: ") { return .cutShort(rest) }
        guard skip("not called ") else { return nil }
        let parts = rest.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
        let isDoubtful = parts[0].hasSuffix(" ?")
        let method = parts[0].dropLast(isDoubtful ? 2 : 0).split(separator: " of ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let name = method.first, !name.contains(" ") else { throw .notALine }
        let owner = method.dropFirst().first
        let receiver =
            owner.map { title in Receiver.allCases.first { $0.title == title }?.rawValue ?? title } ?? Callback.allCases
            .first { $0.name == name }?.receiver.rawValue ?? ""
        let reason = parts[1].split(separator: " -> ", maxSplits: 1).map(String.init)
        return .notCalled(
            Timeline.NotCalled(
                receiver: receiver, name: name, why: reason.first ?? "", insteadIn: reason.count > 1 ? reason[1] : nil,
                confidence: isDoubtful ? .inferred : .documented))
    }

    fileprivate mutating func outcome() throws(RecordedTextMistake) -> Timeline.Outcome {
        guard skip("= ") else { throw .notALine }
        return rest == Timeline.Outcome.stopped.name ? .stopped : .app(try AppState(recorded: rest))
    }

    /// `error LT010 payload-unhandled: ...`
    fileprivate mutating func finding() throws(RecordedTextMistake) -> Finding {
        guard let severity = Severity(rawValue: word()), skip(" ") else { throw .notALine }
        let code = word()
        guard let kind = FindingKind(rawValue: code) else { throw .unknownCode(code) }
        guard skip(" "), !run(while: { $0 != ":" }).isEmpty, skip(": ") else { throw .notALine }
        return Finding(kind: kind, severity: severity, message: rest)
    }
}

extension Timeline.Entry {
    /// The entry as in text.
    fileprivate var inBrief: Timeline.Entry {
        var (entry, written) = (self, event.written)
        guard transition == nil else { return self }
        written.arguments = briefArguments
        if let callback { written.returns = returns ?? callback.usualResult }
        if kind == .action { written.receiver = nil }
        entry.event = Timeline.Event(written)
        return entry
    }
}

extension String {
    /// The receiver of the callback with this name; if several have one, the one that belongs to a scene or not.
    fileprivate func receiver(inScene: Bool) -> Receiver? {
        let receivers = Callback.allCases.filter { $0.name == self }.map(\.receiver)
        return receivers.first { $0.isOfScene == inScene } ?? receivers.first
    }

    /// The names of a list, such as `url, sourceApplication`.
    fileprivate var names: Value { .list(split(separator: ", ").map { .string(RecordedValueReader.text(String($0))) }) }

    /// The text between a beginning and an end; nil if it isn't enclosed by these.
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
