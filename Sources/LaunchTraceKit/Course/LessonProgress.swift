/// A student's progress with the app of a lesson, from a file next to the app.
struct LessonProgress: Equatable, Sendable {
    let lesson: Int
    /// How many hints were given for each app of the lesson.
    var hints: [Int]
    var isSolved = false

    static let fileName = "lesson.json"

    init(of lesson: Lesson) {
        self.lesson = lesson.number
        hints = lesson.apps.map { _ in 0 }
    }
}

extension LessonProgress {
    /// The key by which the file is known.
    private static let lessonKey = "launchtraceLesson"

    var text: String {
        let value: Value = [
            Self.lessonKey: .number(lesson), "hints": .list(hints.map { .number($0) }), "solved": .bool(isSolved),
        ]
        return value.prettyJSON
    }

    /// Reads a file, or says everything that is wrong with it; nil for another's file of the same name.
    init?(_ text: SourceText) throws(Diagnostics) {
        let tree = try ScenarioReader.tree(text)
        guard tree.member(at: [Self.lessonKey]) != nil else { return nil }
        let mistakes = Mistakes()
        guard var fields = Fields(tree, of: .part(Self.fileName), mistakes) else { throw mistakes.diagnostics }
        let number = fields.required(Self.lessonKey)
        let lesson = number?.wholeNumber(upTo: Lesson.all.count, mistakes).flatMap(Lesson.numbered)
        let hints = fields.required("hints")?.list(mistakes)?.compactMap {
            $0.wholeNumber(upTo: LessonRepair.hintCount, mistakes)
        }
        let isSolved = fields.required("solved")?.bool(mistakes)
        fields.close()
        if lesson == nil, mistakes.count == 0, let number {
            mistakes.add(Diagnostic("unknown lesson", at: number.place))
        }
        guard mistakes.count == 0, let lesson, let hints, let isSolved else { throw mistakes.diagnostics }
        self.init(of: lesson)
        for (index, count) in hints.prefix(self.hints.count).enumerated() { self.hints[index] = count }
        self.isSolved = isSolved
    }
}
