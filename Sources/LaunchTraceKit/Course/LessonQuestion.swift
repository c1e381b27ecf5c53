/// A question before anything of a launch is shown; which of its choices are right the model says.
struct LessonQuestion: Sendable {
    let text: String
    let subject: Subject

    init(_ text: String, _ subject: Subject) { (self.text, self.subject) = (text, subject) }

    /// What its choices are, and what makes one right.
    enum Subject: Sendable {
        /// The callbacks of both variants of the launch; right are those of the first.
        case called(in: [Setting], among: [Setting])
        /// The callbacks of the launch and of a variant; right is the last before a step.
        case lastBefore(Step, among: [Setting])
        /// The callbacks of the launch; right are those before a step.
        case before(Step)
        /// The callbacks that hold the payload in the launch, or in variants; right are those of the launch.
        case carriers(among: [[Setting]])
        /// Variants of the launch, or of another one; right are those for which something holds.
        case variants([LessonVariant], of: LessonLaunch? = nil, where: LessonTest)
    }
}

/// Something that holds for a variant of a launch, or doesn't.
enum LessonTest: Sendable {
    case comes(Step)
    case survives
    case finds(FindingKind)
    /// The first frame comes later than without the change.
    case delaysFirstFrame
    case answersFirstEvent(Callback)
}

extension LessonQuestion {
    /// A choice, and whether it is right.
    struct Choice: Hashable, Sendable {
        let text: String
        let isRight: Bool
        /// The rule by which it is right.
        let rule: String?
    }

    /// The choices for a launch; throws what can't be read or can't happen.
    func choices(of launch: LessonLaunch) throws -> [Choice] {
        switch subject {
        case .called(let right, let all):
            let timeline = try launch.trace(right).timeline
            return choices(among: try launch.trace(all).timeline.ownCallbacks + timeline.ownCallbacks) { callback in
                timeline.entries.first { $0.callback == callback }
            }
        case .lastBefore(let step, let others):
            let timeline = try launch.trace().timeline
            let right = timeline.entries(before: step).last { ShownKind($0) == .callback }
            return choices(among: timeline.ownCallbacks + (try launch.trace(others).timeline.ownCallbacks)) {
                callback in right?.callback == callback ? right : nil
            }
        case .before(let step):
            let timeline = try launch.trace().timeline
            return choices(among: timeline.ownCallbacks) { callback in
                timeline.entries(before: step).first { $0.callback == callback }
            }
        case .carriers(let others):
            let timeline = try launch.trace().timeline
            let all = try others.flatMap { try launch.trace($0).timeline.carriers }
            return choices(among: (timeline.carriers + all).compactMap(\.callback)) { callback in
                timeline.carriers.first { $0.callback == callback }
            }
        case .variants(let variants, let other, let test):
            let base = other ?? launch
            let plain = try base.trace().timeline
            return try variants.map { variant in
                let timeline = try base.trace(variant.settings).timeline
                return Choice(text: variant.label, isRight: test.holds(for: timeline, besides: plain), rule: nil)
            }
        }
    }

    /// A choice for each callback, right if an entry matches.
    private func choices(among callbacks: [Callback], right: (Callback) -> Timeline.Entry?) -> [Choice] {
        callbacks.unique().map { callback in
            let entry = right(callback)
            return Choice(text: callback.name, isRight: entry != nil, rule: entry?.rule)
        }
    }
}

extension LessonTest {
    fileprivate func holds(for timeline: Timeline, besides plain: Timeline) -> Bool {
        switch self {
        case .comes(let step): timeline.has(step)
        case .survives: timeline.outcome != .stopped
        case .finds(let kind): timeline.findings.contains { $0.kind == kind }
        case .delaysFirstFrame: (timeline.firstFrameMs ?? .max) > (plain.firstFrameMs ?? .max)
        case .answersFirstEvent(let callback): timeline.calls(of: callback).contains { $0.eventIndex == 0 }
        }
    }
}

extension Timeline.Entry {
    fileprivate func isStep(_ step: Step) -> Bool { if case .step(step, _) = event { true } else { false } }
}

extension Timeline {
    /// The callbacks but those of view controllers.
    fileprivate var ownCallbacks: [Callback] { entries.filter { ShownKind($0) == .callback }.compactMap(\.callback) }

    fileprivate func has(_ step: Step) -> Bool { entries.contains { $0.isStep(step) } }

    fileprivate func entries(before step: Step) -> ArraySlice<Entry> { entries.prefix { !$0.isStep(step) } }

    /// When the first frame comes, in milliseconds from the beginning; nil where none does.
    var firstFrameMs: Int? { entries.first { $0.isStep(.firstFrame) }?.timeMs }

    /// The callbacks that hold its payloads.
    fileprivate var carriers: [Entry] { payloads.flatMap(\.carriers).map { entries[$0] } }
}
