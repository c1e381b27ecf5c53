@testable import LaunchModel

/// What holds of every launch, whatever the rules say.
enum Laws {
    /// The laws that a timeline breaks, in words; none where all is well.
    static func broken(by world: World) -> [String] {
        var broken: [String] = []
        for launch in world.record.entries.launches { broken += Launch(launch).broken(in: world.scenario) }
        broken += arrows(of: world)
        broken += unimplemented(in: world)
        broken += unanswered(in: world)
        broken += unfounded(in: world)
        return broken
    }

    private static let spellings = Dictionary(grouping: Callback.allCases, by: \.name)

    private static let legal: Set<String> = [
        "notRunning -> inactive", "notRunning -> background", "notRunning -> terminated", "terminated -> inactive",
        "terminated -> background", "inactive -> active", "inactive -> background", "active -> inactive",
        "background -> inactive", "background -> suspended", "suspended -> background", "active -> terminated",
        "inactive -> terminated", "background -> terminated", "suspended -> terminated",
    ]

    private static let legalForScenes: Set<String> = [
        "unattached -> foregroundInactive", "unattached -> background", "unattached -> foregroundActive",
        "foregroundInactive -> foregroundActive", "foregroundActive -> foregroundInactive",
        "foregroundInactive -> background", "background -> foregroundInactive", "background -> unattached",
        "foregroundInactive -> unattached", "foregroundActive -> unattached", "foregroundActive -> background",
    ]

    private static func arrows(of world: World) -> [String] {
        var states: [Timeline.Subject: Timeline.State] = [:]
        return world.record.entries.compactMap(\.transition).compactMap { move in
            // The scenes of a process end with it.
            defer {
                if move.to == .app(.terminated) { states = [:] }
                states[move.subject] = move.to
            }
            let arrow = "\(move.from.name) -> \(move.to.name)"
            let isLegal = (move.subject == .app ? legal : legalForScenes).contains(arrow)
            let follows = states[move.subject].map { $0 == move.from } ?? true
            return isLegal && follows ? nil : "\(move.subject.name): \(arrow)"
        }
    }

    private static func unimplemented(in world: World) -> [String] {
        world.record.entries.filter { $0.kind == .callback }.compactMap { entry in
            guard let receiver = entry.receiver else { return "\(entry.name) has no receiver" }
            let called = spellings[entry.name]?.filter { $0.spec.isCalled(on: world.scenario.device.uikit) } ?? []
            let isThere = !called.isEmpty && world.holds(receiver.exists, scene: nil)
            guard isThere, let delegate = delegates[receiver] else {
                return isThere ? nil : "\(entry.name) isn't there to be called"
            }
            let isImplemented = called.contains { delegate(world.scenario.app)?[$0] != nil }
            return isImplemented ? nil : "\(entry.name) isn't implemented"
        }
    }

    /// Exactly one of continue and didFail follows willContinue, where the app implements them.
    private static func unanswered(in world: World) -> [String] {
        guard world.scenario.app.appDelegate == .complete, !world.isStopped else { return [] }
        let announcements = [Callback.applicationWillContinueActivity, .sceneWillContinueActivity].map(\.name)
        let answers = [
            Callback.applicationContinueActivity, .applicationDidFailToContinueActivity, .sceneContinueActivity,
            .sceneDidFailToContinueActivity,
        ].map(\.name)
        let entries = world.record.entries
        return entries.indices.filter { announcements.contains(entries[$0].name) }.compactMap { index in
            let later = entries[index...].filter { $0.eventIndex == entries[index].eventIndex }
            let count = later.count { answers.contains($0.name) }
            return count == 1 ? nil : "\(count) answers to \(entries[index].name)"
        }
    }

    /// An app that says nothing of its methods behaves well, so nothing is wrong with it; but macOS 12 builds
    /// views for nobody to see, and warns of that whatever the app does.
    private static func unfounded(in world: World) -> [String] {
        let app = world.scenario.app
        guard app.appDelegate == .complete, app.sceneDelegate ?? .complete == .complete else { return [] }
        return world.record.findings.filter { $0.severity != .note && $0.rule != "ui-built-in-background.swiftui" }.map
        {
            "\($0.kind.code): \($0.message)"
        }
    }

    private static let delegates: [Receiver: @Sendable (ResolvedApp) -> Delegate?] = [
        .appDelegate: { $0.appDelegate }, .sceneDelegate: { $0.sceneDelegate },
        .notificationDelegate: { $0.notificationDelegate }, .viewController: { $0.viewController },
        .restoredViewController: { $0.viewController },
    ]
}

/// The entries of one process.
private struct Launch {
    let entries: [Timeline.Entry]

    init(_ entries: [Timeline.Entry]) {
        self.entries = entries
    }

    func broken(in scenario: Scenario) -> [String] {
        var broken: [String] = []
        if !isOrdered(.willFinishLaunching, before: .didFinishLaunching) { broken.append("did before will") }
        for scene in Set(entries.compactMap(\.scene)) {
            if !isOrdered(.sceneWillConnect, before: .sceneWillEnterForeground, of: scene) {
                broken.append("foreground before connect")
            }
            if !isOrdered(.sceneWillEnterForeground, before: .sceneDidBecomeActive, of: scene) {
                broken.append("active before foreground")
            }
        }
        if staysInBackground, let entry = entries.first(where: \.isForForeground) {
            broken.append("\(entry.name) in a launch that stays in the background")
        }
        return broken
    }

    private func isOrdered(_ first: Callback, before second: Callback, of scene: String? = nil) -> Bool {
        let mine = entries.filter { scene == nil || $0.scene == scene }
        guard let later = mine.firstIndex(where: { $0.name == second.name }),
            let earlier = mine.firstIndex(where: { $0.name == first.name })
        else { return true }
        return earlier < later
    }

    /// The process never left the background.
    private var staysInBackground: Bool {
        !entries.compactMap(\.transition).contains { $0.to == .app(.inactive) || $0.to == .app(.active) }
    }
}

extension Timeline.Entry {
    /// Belongs to a launch that the user sees. Without scenes view controllers are told that they appear in a
    /// background launch too, which was measured; nothing is drawn then.
    fileprivate var isForForeground: Bool {
        let names = [
            Callback.applicationWillEnterForeground, .applicationDidBecomeActive, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .scenePhase,
        ].map(\.name)
        return names.contains(name) && scene.map { $0 == "main" || $0 == "second" } ?? true
            || [Step.firstFrame, .launchScreenShown, .launchScreenRemoved].map(\.rawValue).contains(name)
    }
}

extension [Timeline.Entry] {
    /// The entries from one process to the next; a prewarmed launch shows its screen before it goes on.
    fileprivate var launches: [[Timeline.Entry]] {
        split { $0.name == Step.processCreated.rawValue }.map { Array($0) }.dropFirst().map { $0 }
    }
}
