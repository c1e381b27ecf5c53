/// All that a lesson says, answers included: what pages and the terminal are made of.
struct LessonPage {
    let lesson: Lesson
    /// The choices of the first question.
    let choices: [LessonQuestion.Choice]
    /// The launch whose steps are predicted.
    let launch: TracedScenario
    /// The same with what could have come in the place of each step.
    let steps: SteppedTimeline
    let changes: [LessonChange]
    /// The subjects of the lesson, with their rules.
    let teaches: [PageSection]
    /// What was wrong in the apps, for when they are repaired.
    let explains: [PageSection]
}

extension LessonPage {
    /// Throws where the model says that a launch of the lesson can't happen.
    init(_ lesson: Lesson) throws {
        self.lesson = lesson
        choices = try lesson.question.choices(of: lesson.launch)
        let read = try lesson.launch.read()
        let detailed = try read.scenario.detailedTimeline()
        let launch = TracedScenario(read, detailed.timeline)
        guard let steps = SteppedTimeline(launch, detailed, kinds: ShownKind.usual) else {
            throw Problem.nothingHappens
        }
        self.launch = launch
        self.steps = steps
        let changes = try lesson.changes.map { try LessonChange($0, to: launch, of: lesson) }
        self.changes = changes
        explains = lesson.explanations
        let ofAnswers = choices.compactMap(\.rule)
        teaches = lesson.sections(rules: ofAnswers.isEmpty ? changes.flatMap(\.newRules) : ofAnswers)
    }

    private enum Problem: Error { case nothingHappens }
}

extension LessonChange {
    /// The rules behind the callbacks that are new with the change.
    fileprivate var newRules: [String] {
        diff.comparison.rows.filter { $0.before == nil }.compactMap { diff.comparison.entry(of: $0) }.filter {
            $0.callback != nil || $0.kind == .stop
        }.map(\.rule)
    }
}

extension Lesson {
    /// What is taught, with some rules by their ids.
    fileprivate func sections(rules ids: [String]) -> [PageSection] {
        [
            .rules("Rules for the answers", ids.unique().compactMap(RuleBook.standard.rule)),
            .essential(
                "Statements of Apple's pages that this covers",
                seeds.isEmpty ? [] : [seeds.map { "S-\($0)" }.joined(separator: ", ")]),
        ]
    }

    /// The problem of each app, with its reason and source.
    fileprivate var explanations: [PageSection] {
        repairs.map { kind in
            let rules = kind.rules.map { $0.origin(depth: 6) }
            let item = PageItem("\(naming: kind): \(kind.meaning)") + PageItem(kind.why, depth: 6)
            return .essential("The problem of the app", items: [(item + (rules.first ?? PageItem([])))])
        }
    }
}
