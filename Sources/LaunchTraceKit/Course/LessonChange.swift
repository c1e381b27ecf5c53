/// What a change moves in the launch of a lesson.
struct LessonChange {
    let variant: LessonVariant
    let launch: TracedScenario
    let diff: TimelineDiff
}

extension LessonChange {
    init(_ variant: LessonVariant, to plain: TracedScenario, of lesson: Lesson) throws {
        self.variant = variant
        launch = try lesson.launch.trace(variant.settings)
        var ignored = Ignored(aspects: [.time, .confidence])
        ignored.kinds = ShownKind.everything.subtracting(ShownKind.usual).subtracting([.finding])
        diff = try TimelineDiff(
            DiffSide(label: lesson.launch.example, path: nil, content: .computed(plain.timeline)),
            DiffSide(label: variant.label, path: nil, content: .computed(launch.timeline)), ignoring: ignored)
    }

    /// The callbacks and what can be seen that come, go or change, in the order of the timeline, when the first frame comes, how
    /// the launch ends, and what is found, a line each.
    var lines: [String] {
        let rows = diff.rowNotes { $0 == .callback || $0 == .stop || $0 == .step }.filter {
            !Self.preparations.contains($0.subject)
        }
        let moved = rows.map(\.text) + firstFrame + outcome + findings
        return moved.isEmpty ? ["no differences"] : moved
    }

    /// The steps of every launch, which the callbacks imply.
    private static let preparations = Set(
        [
            Step.processCreated, .applicationMain, .applicationCreated, .delegateCreated, .mainEventLoop,
            .storyboardLoaded, .initialViewController, .rootViewControllerSet, .launchScreenRemoved,
        ].map(\.rawValue))

    private var firstFrame: [String] {
        guard let was = diff.comparison.before.firstFrameMs, let now = diff.comparison.after.firstFrameMs, was != now
        else { return [] }
        return ["changed: the first frame comes after \(was) ms -> \(now) ms"]
    }

    private var outcome: [String] { diff.comparison.outcomeChanged ? diff.endNotes([], []).prefix(1).map(\.text) : [] }

    /// The findings that come or go, by their names.
    private var findings: [String] {
        let (was, now) = (diff.comparison.before.findingTitles, diff.comparison.after.findingTitles)
        return was.filter { !now.contains($0) }.map { "gone: \($0)" }
            + now.filter { !was.contains($0) }.map { "new: \($0)" }
    }
}

extension Timeline {
    fileprivate var findingTitles: [String] { findings.filter { $0.kind.subject == .app }.map(\.kind.title).unique() }
}
