/// The position in a timeline: a value, which each key turns into the next one.
package struct Player: Equatable, Sendable {
    let timeline: SteppedTimeline
    /// The step that is shown, counted from 0.
    private(set) var position = 0
    var mode = Mode.reading
    var message: StatusMessage?
    /// The last search.
    private(set) var query = ""
    /// Nil where there are no questions.
    var quiz: Quiz?
    /// The lesson of the launch; nil if it is played without one.
    let script: LessonScript?
    /// Nil without a script.
    var stage: LessonScript.Stage?
    /// What is still to be predicted of the step.
    var parts: [ChoiceQuestion] = []
    /// How many lines of a question with choices are scrolled away.
    var scrolled = 0

    /// The meaning of the next key.
    enum Mode: Hashable, Sendable {
        case reading
        /// All keys are shown.
        case help
        /// All notes on a step are shown, without so many at the beginning.
        case details(Int)
        /// A text to search for is typed, the number of a step, or an answer.
        case searching(String), enteringNumber(String), answering(Question, String)
        /// The numbers of choices are typed.
        case choosing(ChoiceQuestion, String)
        /// A page of a lesson is shown, without so many lines at the beginning.
        case page([String], Int)
        case over
    }

    init(_ timeline: SteppedTimeline, quiz: Quiz? = nil, script: LessonScript? = nil) {
        self.timeline = timeline
        self.quiz = quiz
        self.script = script
        if let script {
            stage = .question
            mode = .choosing(script.question, "")
        }
    }

    package var isOver: Bool { mode == .over }

    /// Whether the prompt asks for an answer.
    var awaitsAnswer: Bool {
        switch mode {
        case .answering, .choosing: true
        case .reading, .help, .details, .searching, .enteringNumber, .page, .over: false
        }
    }

    package func pressing(_ key: Key) -> Player {
        var next = self
        next.message = nil
        next.handle(key)
        return next
    }

    /// The last step that may be seen.
    var reached: Int { quiz?.reached ?? timeline.steps.count - 1 }

    private mutating func handle(_ key: Key) {
        switch (mode, key) {
        case (.over, _): break
        case (_, .control("c")), (_, .control("d")): mode = .over
        case (.reading, _): handleStepKey(key)
        case (.help, _): leavePage(key)
        case (.details(let skipped), _): scroll(skipped, key)
        case (.searching(let text), _): search(text, key)
        case (.enteringNumber(let digits), _): enterNumber(digits, key)
        case (.answering(let question, let text), _): answer(question, text, key)
        case (.choosing(let question, let text), _): choose(question, text, key)
        case (.page(let lines, let skipped), _): turn(lines, skipped, key)
        }
    }

    private mutating func handleStepKey(_ key: Key) {
        switch key {
        case .enter, .right, .down, .character("n"), .character(" "), .character("j"), .character("l"): stepForward()
        case .left, .up, .backspace, .character("b"), .character("p"), .character("k"), .character("h"): stepBack()
        case .home, .character("g"): position = 0
        case .end, .character("G"): goToEnd()
        case .pageDown, .character("e"): goToEvent { $0 > $1 }
        case .pageUp, .character("E"): goToEvent { $0 < $1 }
        case .character("/"): mode = .searching("")
        case .character("d"): mode = .details(0)
        case .character("?"): mode = .help
        case .character("q"): mode = .over
        case .character(let digit) where digit.isDigit: mode = .enteringNumber(String(digit))
        case .character, .control, .escape, .tab: break
        }
    }

    private mutating func scroll(_ skipped: Int, _ key: Key) {
        let last = timeline.notes(on: position).flatMap(\.items).count
        switch key {
        case .down, .pageDown, .character("j"): mode = .details(min(skipped + 1, last))
        case .up, .pageUp, .character("k"): mode = .details(max(skipped - 1, 0))
        default: leavePage(key)
        }
    }

    /// Any key closes a page; the one that quits does so here, too.
    private mutating func leavePage(_ key: Key) { mode = key == .character("q") ? .over : .reading }

    private mutating func stepForward() {
        guard position + 1 < timeline.steps.count else {
            if script != nil { return showChanges() }
            message = .atTheLast(timeline.outcome)
            return
        }
        if position == quiz?.reached { goToQuestion() } else { show(position + 1) }
    }

    /// Shows the steps up to the next callback, and asks for it; where none is left, all steps.
    private mutating func goToQuestion() {
        if let asked = timeline.nextQuestion(after: position) {
            show(asked.step - 1)
            mode = .answering(asked.question, "")
        } else {
            show(timeline.steps.count - 1)
            message = script == nil ? .noQuestionLeft(timeline.outcome) : .changesFollow
        }
    }

    private mutating func show(_ step: Int) {
        position = step
        quiz?.reach(step)
    }

    private mutating func stepBack() {
        guard position > 0 else { return message = .atTheFirst }
        position -= 1
    }

    private mutating func goToEnd() {
        if reached < timeline.steps.count - 1 { message = .stepsBehindTheQuiz }
        position = reached
    }

    /// Goes to the nearest event of the scenario on one side.
    private mutating func goToEvent(_ isOnThatSide: (Int, Int) -> Bool) {
        let events = timeline.steps.indices.filter {
            timeline.steps[$0].entry.kind == .event && isOnThatSide($0, position) && $0 <= reached
        }
        let nearest = isOnThatSide(1, 0) ? events.first : events.last
        if let nearest { return position = nearest }
        if isOnThatSide(1, 0) { goToEnd() } else { position = 0 }
    }

    private mutating func search(_ text: String, _ key: Key) {
        switch PromptInput(key, onto: text) {
        case .text(let text): mode = .searching(text)
        case .done: find(text.isEmpty ? query : text)
        case .cancelled: mode = .reading
        }
    }

    private mutating func find(_ text: String) {
        (mode, query) = (.reading, text)
        guard !text.isEmpty else { return }
        let found = timeline.steps.indices.filter { $0 <= reached && timeline.steps[$0].contains(text) }
        guard let next = found.first(where: { $0 > position }) ?? found.first else {
            message = .notFound(text)
            return
        }
        if next <= position { message = .foundFromTheTop(text) }
        position = next
    }

    /// A number leads to its step; any other key has its usual meaning.
    private mutating func enterNumber(_ digits: String, _ key: Key) {
        switch key {
        case .character(let digit) where digit.isDigit:
            mode = .enteringNumber(String((digits + String(digit)).prefix(9)))
        case .backspace: mode = digits.count > 1 ? .enteringNumber(String(digits.dropLast())) : .reading
        case .enter, .character("g"), .character("G"): go(to: digits)
        default:
            mode = .reading
            handleStepKey(key)
        }
    }

    private mutating func go(to digits: String) {
        mode = .reading
        guard let number = Int(digits), timeline.steps.indices.contains(number - 1) else {
            message = .noSuchStep(digits, count: timeline.steps.count)
            return
        }
        if number - 1 > reached { message = .stepsBehindTheQuiz }
        position = min(number - 1, reached)
    }

    /// What is typed is an answer, never a command.
    private mutating func answer(_ question: Question, _ text: String, _ key: Key) {
        switch key {
        case .escape: mode = .over
        case .up, .left: lookBack()
        case .enter: handle(question.parsed(text), of: text, to: question)
        case .backspace where text.isEmpty: break
        default: if case .text(let text) = PromptInput(key, onto: text) { mode = .answering(question, text) }
        }
    }

    /// Leaves a question open, which is asked again where the steps end that have been shown.
    private mutating func lookBack() {
        mode = .reading
        stepBack()
    }

    private mutating func handle(_ answer: Question.ParsedAnswer, of text: String, to question: Question) {
        mode = .answering(question, "")
        switch answer {
        case .empty: message = .noAnswer
        case .nothing: message = .notACallback(text)
        case .several(let callbacks): message = .severalCallbacks(callbacks)
        case .unknown: assess(nil, question)
        case .callback(let callback): assess(callback, question)
        }
    }

    private mutating func assess(_ answer: Callback?, _ question: Question) {
        let later = timeline.steps.dropFirst(position + 2).contains { $0.entry.callback == answer && answer != nil }
        let reply = Reply(answer: answer, callback: question.callback, answerComesLater: later)
        quiz?.record(reply)
        mode = .reading
        show(position + 1)
        message = .reply(reply)
        if script != nil {
            parts = timeline.prediction(of: position)?.questions ?? []
            askNextPart()
        }
    }
}

/// The effect of a key on a text at the prompt.
enum PromptInput {
    case text(String), done, cancelled

    init(_ key: Key, onto text: String) {
        switch key {
        case .character(let character): self = .text(text.unicodeScalars.count < 200 ? text + String(character) : text)
        case .backspace: self = text.isEmpty ? .cancelled : .text(String(text.dropLast()))
        case .enter: self = .done
        case .escape: self = .cancelled
        case .control("u"): self = .text("")
        case .control, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: self = .text(text)
        }
    }
}

extension SteppedTimeline.Step {
    /// Whether its line, its rule or the name of its callback in Objective-C holds a text, in any case.
    fileprivate func contains(_ text: String) -> Bool {
        let texts = [entry.line.text(.plain), entry.rule, entry.callback?.spec.selector ?? ""]
        return texts.contains { $0.lowercased().contains(text.lowercased()) }
    }
}

extension Character { fileprivate var isDigit: Bool { ("0"..."9").contains(self) } }
