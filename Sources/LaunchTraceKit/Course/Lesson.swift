/// One of the lessons of the course: a question, a launch with changes to it, and an app to repair.
///
/// It holds no answer: those are computed from the model, by ``LessonPage``.
struct Lesson: Sendable {
    /// Counted from 1.
    let number: Int
    let title: String
    /// The launch whose steps are predicted.
    let launch: LessonLaunch
    /// What is asked before anything is shown.
    let question: LessonQuestion
    /// What can be changed about the launch, two to four things.
    let changes: [LessonVariant]
    /// The findings whose apps are to be repaired.
    let repairs: [FindingKind]
    /// The statements of Apple's pages on launching that it covers, by number: 8 is S-8.
    let seeds: [Int]

    init(
        _ number: Int, _ title: String, launch: LessonLaunch, asks question: LessonQuestion, changes: [LessonVariant],
        repairs: FindingKind..., seeds: [Int]
    ) {
        self.number = number
        self.title = title
        self.launch = launch
        self.question = question
        self.changes = changes
        self.repairs = repairs
        self.seeds = seeds
    }
}

extension Lesson: Equatable {
    /// Compares the numbers, which identify lessons.
    static func == (left: Lesson, right: Lesson) -> Bool { left.number == right.number }
}

extension Lesson {
    /// All lessons, in their order.
    static let all = [
        iconColdAndWarm, falseFromLaunchMethods, whoMakesTheWindow, launchScreen, firstScreen, link, tappedNotification,
        backgroundLaunch, restoration, permissionsAndDevices, twoWindows, newestSystem,
    ]

    /// The lesson with a number; nil where there is none.
    static func numbered(_ number: Int) -> Lesson? { all.first { $0.number == number } }
}
