/// What a project has to do to get scenes, and what becomes of its launches by that.
struct MigrationPlan: Sendable {
    /// The names of the apps, which share their delegate.
    let targets: [String]
    let adoption: SceneAdoption
    /// The files that give it scenes; nil where others do, or it has them.
    var patch: MigrationPatch?
    /// What becomes of its launches by the patch; nil without one, or where they can't be traced.
    var proof: MigrationProof?
    /// Why its launches can't be traced with the patch, where they can't.
    var unproved: String?
    /// What is wrong with an app that has scenes.
    var findings: [PlacedFinding] = []
}

/// A part of a plan: what is alike in it, each with its place.
struct PlanSection: Hashable {
    let title: String
    var rows: [PlanRow] = []
    /// Whether each is a step for the user, so that they are counted.
    var isNumbered = false
}

struct PlanRow: Hashable {
    /// Its locations in order; empty if it has none.
    var places: [Place] = []
    /// What is there, or is to be done.
    let words: String
    /// What is known besides: `warm and cold`.
    var note: String?
    /// The rule or the finding behind it, by its name.
    var reason: String?
    /// Lines that the user has to write.
    var text: String?
}

extension MigrationPlan {
    /// `Recipes and Recipes Pro`
    var names: String { targets.map(\.printable).listed("and") }

    /// The first line: how far the app is.
    var headline: String {
        let isOne = targets.count == 1
        let name = names + (isOne ? " has" : " have")
        let stops = "built with the iOS 27 SDK \(isOne ? "it crashes" : "they crash") at launch (LT001)"
        return switch adoption.stage {
        case .without(nil): "\(name) no scenes: \(stops)"
        case .without: "\(name) a scene manifest without configurations: \(stops)"
        case .partly(.delegate): "\(name) scenes, but their windows have no delegate"
        case .partly(.methods(let methods, let delegate)):
            "\(name) scenes, but \(delegate) lacks the code of "
                + (methods.count == 1 ? "a method" : "\(methods.count) methods") + " of the app delegate"
        case .complete(let delegate) where errors.isEmpty && !adoption.steps.isEmpty:
            "\(name) scenes, and nothing is missing in \(delegate); \(adoption.steps.count.counting("step")) left to you"
        case .complete(let delegate) where errors.isEmpty: "\(name) scenes, and nothing is missing in \(delegate)"
        case .complete: "\(name) scenes, and \(errors.count.counting("error"))"
        case .swiftUI: "\(name) scenes: SwiftUI makes them"
        case .framework(let framework): "\(name) the app delegate of \(framework.row.framework.rawValue)"
        case .unknown(let reason, _): "\(names) can't be planned: \(reason)"
        }
    }

    /// Why there is no patch, and what to do.
    var refusal: String {
        let way =
            switch adoption.stage {
            case .framework(let framework): framework.adoption.map { "; \($0.way)" } ?? ""
            case .partly(.methods): "; \"\(ToolInfo.name) migrate\" lists the missing code"
            case .swiftUI, .complete, .unknown, .without, .partly(.delegate): ""
            }
        return "nothing to patch: \(headline)\(way)"
    }

    /// The notes of a patch: the steps left to the user, and the changes that no file accepts.
    var remainder: String {
        let count = adoption.steps.count
        let steps =
            count == 0 || adoption.unused != nil
            ? [] : ["\(count.counting("step")) left to you, as #warning in the new file"]
        let refused = (patch?.refused ?? []).map { ($0.words, $0.text ?? "") }
        let renaming = [patch?.renaming.map { ($0, "") }].compactMap(\.self)
        let worse = proof.map { planned($0).worse } ?? 0
        let lost =
            worse == 0
            ? []
            : [
                "\(worse.counting("launch")) \(worse == 1 ? "loses" : "lose") something with the patch; "
                    + "\"\(ToolInfo.name) migrate\" lists the changes"
            ]
        return (renaming + (steps + lost).map { ($0, "") } + refused).map { words, text in
            let lines = text.split(whereSeparator: \.isNewline).map { $0.printableWithTabs + "\n" }.joined()
            return "\(ToolInfo.name): note: \(words.printable)\n\(lines)"
        }.joined()
    }

    /// The sections about the app, in the order of a migration.
    var sections: [PlanSection] {
        let sections =
            switch adoption.stage {
            case .without, .partly(.delegate): [written, uncalled, window, stays, different, changed, left]
            case .partly(.methods(let methods, _)): [missing(methods), left]
            case .framework(let framework): [way(of: framework), overridden]
            case .complete: [broken, left, comparing]
            case .swiftUI: [comparing]
            case .unknown(_, let place):
                [PlanSection(title: "where", rows: place.map { [PlanRow(places: [$0], words: "")] } ?? [])]
            }
        return sections.filter { !$0.rows.isEmpty }
    }

    /// `24 launches, cold and warm: 24 keep their payload; 2 steps are left to you`; nil where nothing was tried.
    var conclusion: String? {
        guard let proof else { return unproved.map { "its launches can't be compared: \($0.printable)" } }
        let left = adoption.steps.count + (patch?.refused.count ?? 0)
        let steps = left == 0 ? "" : "; \(left.counting("step")) \(left == 1 ? "is" : "are") left to you"
        let planned = planned(proof).words
        return "\(proof.launches.count.counting("launch")), cold and warm: \(planned)\(steps)"
    }

    func planned(_ proof: MigrationProof) -> PlannedLaunches {
        let fileStep = patch?.leavesFiles == true ? adoption.steps.count + 1 : nil
        return PlannedLaunches(proof, adoption.steps, fileStep: fileStep)
    }

    // MARK: - An app without scenes

    private var written: PlanSection { PlanSection(title: "patch", rows: patch?.rows ?? []) }

    private var uncalled: PlanSection {
        PlanSection(
            title: "not called with scenes" + (adoption.unused == nil ? "; the scene delegate calls them" : ""),
            rows: adoption.uncalled.map(\.row))
    }

    private var window: PlanSection {
        var section = PlanSection(title: "window")
        // A scene delegate that exists does neither.
        let isWritten = adoption.unused == nil
        switch adoption.window {
        case .storyboard(let name):
            let delegate = adoption.delegate.flatMap { $0.hasWindow && isWritten ? $0.name : nil }
            let keeper = delegate.map { "; \($0).window is set to it" } ?? ""
            section.rows = [
                PlanRow(
                    words: "\(name).storyboard makes the window of the scene\(keeper)",
                    reason: "scene.window.storyboard")
            ]
        case .code(let place, let maker):
            let user = isWritten ? "; the scene uses it" : ""
            section.rows = [PlanRow(places: [place], words: "made in \(maker)\(user)", reason: "LT003")]
        case .unknown: break
        }
        return section
    }

    private var stays: PlanSection {
        let names = adoption.staying.map(\.callback.name)
        return PlanSection(
            title: "unchanged", rows: names.isEmpty ? [] : [PlanRow(words: names.joined(separator: ", "))])
    }

    private var different: PlanSection {
        let posted =
            adoption.observers.isEmpty
            ? []
            : [
                PlanRow(
                    places: adoption.observers, words: "willEnterForegroundNotification is also posted at a cold start",
                    reason: "scene.foreground")
            ]
        let opened = adoption.uncalled.filter { $0.callback == .applicationWillEnterForeground }.map { method in
            PlanRow(
                places: [method.place],
                words: "\(method.callback.name) isn't called at the first opening after a background launch",
                reason: "scene.foreground")
        }
        return PlanSection(title: "different", rows: posted + opened)
    }

    /// The differences of the patched project, as it is read again; a step lists its own fixes.
    private var changed: PlanSection {
        let open = (proof?.changes ?? []).filter { shown in
            shown.change.kind == .notAnalyzed
                || shown.change.kind.isWorse && adoption.steps.preventing(shown.change).isEmpty
        }
        let rows = open.map { shown in
            PlanRow(words: "\(shown.change.kind.rawValue)  \(shown.title)", note: shown.change.words)
        }
        return PlanSection(title: "with the patch", rows: rows)
    }

    private var left: PlanSection {
        let rows = adoption.steps.map { step in
            PlanRow(places: step.places, words: step.sentence, reason: step.kind.reason)
        }
        return PlanSection(title: "left to you", rows: rows + (patch?.refused ?? []), isNumbered: true)
    }

    // MARK: - Other apps

    private func missing(_ methods: [SceneAdoption.Method]) -> PlanSection {
        PlanSection(title: "no longer called with scenes", rows: methods.map(\.row))
    }

    private func way(of framework: FrameworkClass) -> PlanSection {
        let name = framework.row.framework.rawValue
        guard let adoption = framework.adoption else {
            return PlanSection(title: "scenes", rows: [PlanRow(words: "the migration of \(name) is unknown")])
        }
        let locked = framework.chosenBy.map { version in
            let has = adoption.versions.allows(version) ? "has them" : "has none"
            return PlanRow(places: [version.place], words: "\(name) \(version.text) \(has)")
        }
        let rows = [
            PlanRow(words: "\(name) has scenes from \(adoption.since) on"), locked, PlanRow(words: adoption.way),
            adoption.givesUp.map { PlanRow(words: $0) },
        ]
        return PlanSection(title: "scenes", rows: rows.compactMap(\.self))
    }

    private var overridden: PlanSection {
        PlanSection(title: "no longer called with scenes", rows: adoption.uncalled.map(\.row))
    }

    private var errors: [PlacedFinding] { findings.filter { $0.severity == .error && $0.acceptance == nil } }

    private var broken: PlanSection {
        let rows = errors.map { placed in
            PlanRow(
                places: [placed.shownPlace], words: placed.finding.account.effect, note: placed.code,
                reason: placed.code)
        }
        return PlanSection(title: "broken", rows: rows)
    }

    private var comparing: PlanSection {
        PlanSection(
            title: "next",
            rows: [
                PlanRow(words: "\(ToolInfo.name) lint analyzes its launches"),
                PlanRow(words: "\(ToolInfo.name) migrate --check OLD NEW compares them with an older state"),
            ])
    }
}

extension SceneAdoption.Method {
    /// The method, and when the scene receives its payload.
    fileprivate var row: PlanRow { PlanRow(places: [place], words: callback.name, note: note, reason: "LT013") }

    private var note: String? {
        if callback == .applicationWillEnterForeground { return "only at a warm start" }
        let brings = Counterpart.all.first { $0.callbacks.contains(callback) }?.payload
        return brings == nil ? nil : "warm and cold"
    }
}

extension Substring {
    /// The line as a terminal shows it, with its tabs.
    fileprivate var printableWithTabs: String {
        split(separator: "\t", omittingEmptySubsequences: false).map(\.printable).joined(separator: "\t")
    }
}
