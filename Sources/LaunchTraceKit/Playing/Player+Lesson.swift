// A lesson: a question, then its launch, then changes to that.

extension Player {
    /// What a key does while the numbers of choices are typed.
    mutating func choose(_ question: ChoiceQuestion, _ text: String, _ key: Key) {
        switch key {
        case .escape: leave()
        case .enter: handle(question.parsed(text), to: question)
        case .down: scrolled += 1
        case .up: scrolled = max(scrolled - 1, 0)
        case .backspace where text.isEmpty: break
        default: if case .text(let text) = PromptInput(key, onto: text) { mode = .choosing(question, text) }
        }
    }

    private mutating func handle(_ answer: ChoiceQuestion.ParsedAnswer, to question: ChoiceQuestion) {
        (mode, scrolled) = (.choosing(question, ""), 0)
        switch answer {
        case .empty:
            if question.right == nil {
                showClosing()
            } else {
                message = .choice("Type the number of a choice, or several; 0 if you don't know.")
            }
        case .nothing(let word): message = .choice("\(word.quoted) is not the number of a choice.")
        case .unknown: assess(nil, question)
        case .choices(let numbers): assess(numbers, question)
        }
    }

    private mutating func assess(_ answer: Set<Int>?, _ question: ChoiceQuestion) {
        quiz?.record(
            isRight: answer == nil && question.right != nil ? nil : question.isRight(answer),
            isAsked: question.right != nil)
        let (reply, results) = (question.reply(of: answer), question.results(of: answer))
        guard stage == .launch else {
            mode = .page([reply].filter { !$0.isEmpty } + results, 0)
            return
        }
        message = .choice(reply)
        askNextPart()
    }

    /// Asks what is left to predict of the step, or shows it.
    mutating func askNextPart() { mode = parts.isEmpty ? .reading : .choosing(parts.removeFirst(), "") }

    /// What a key does on a page: it scrolls, leaves, or goes on.
    mutating func turn(_ lines: [String], _ skipped: Int, _ key: Key) {
        switch key {
        case .down, .pageDown, .character("j"): mode = .page(lines, min(skipped + 1, max(lines.count - 1, 0)))
        case .up, .pageUp, .character("k"): mode = .page(lines, max(skipped - 1, 0))
        case .escape, .character("q"): mode = .over
        default: goOn()
        }
    }

    private mutating func goOn() {
        switch stage {
        case .question:
            stage = .launch
            mode = .reading
        case .launch, .changes: showChanges()
        case .closing, nil: mode = .over
        }
    }

    /// Goes from the end of the launch to the changes; false where there are none.
    mutating func showChanges() {
        guard let script else { return }
        stage = .changes
        mode = .choosing(script.changes, "")
    }

    private mutating func showClosing() {
        guard let script else { return }
        stage = .closing
        mode = .page(script.closing, 0)
    }

    private mutating func leave() { if stage == .changes { showClosing() } else { mode = .over } }

    /// Whether a page of the lesson is shown, and nothing of its launch.
    var isBesideLaunch: Bool {
        switch mode {
        case .page: true
        case .choosing: stage != .launch
        case .reading, .help, .details, .searching, .enteringNumber, .answering, .over: false
        }
    }

    /// Whether the state or the payload of a step is asked for.
    var isPredicting: Bool { if case .choosing = mode { stage == .launch } else { false } }

    /// The lines of a question, as far as they aren't scrolled away.
    func choiceRows(_ lines: [Line], _ size: ScreenSize) -> [Line] {
        let room = size.rows - 5
        return shortened(Array(lines.dropFirst(min(scrolled, max(lines.count - room, 0)))), to: room, "Down for more")
    }

    /// What is asked of a step below the steps, or where there is no room for it below the step alone.
    func predictionRows(_ lines: [Line], _ size: ScreenSize) -> [Line] {
        if lines.count <= Layout(size).noteRows { return stepRows(size, below: lines, hidesStates: true) }
        return choiceRows([timeline.steps[position].listLine(isCurrent: true)] + lines, size)
    }

    func scriptRows(_ size: ScreenSize) -> [Line] {
        (script.map(scriptHeading) ?? []) + [Line(quiz.map { "quiz: \($0.score)" } ?? "")] + [
            Line(String(repeating: "-", count: size.columns), .aside)
        ]
    }

    func scriptHeading(_ script: LessonScript) -> [Line] { [Line(script.title, .heading)] }

    /// A text of a page in lines of a screen; what is set in stays so.
    static func lines(_ text: String, _ columns: Int) -> [Line] {
        let indent = String(text.prefix { $0 == " " })
        guard text.cells > columns else { return [Line(text.printable)] }
        let inner = wrapped(String(text.dropFirst(indent.count)), toCells: max(columns - indent.count - 2, 10))
        return inner.enumerated().map { Line((indent + ($0 == 0 ? "" : "  ") + $1).printable) }
    }

    static func printed(_ text: String) -> [Line] { lines(text, Page.width) }
}
