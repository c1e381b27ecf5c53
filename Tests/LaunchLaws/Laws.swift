import LaunchModel

/// What holds of every launch, whatever the rules say, held against one event after another.
package struct Laws: Hashable, Sendable {
    /// The process that was created last; nil before the first, whose beginning isn't in the record.
    private var launch: Launch?
    private var states: [Timeline.Subject: Timeline.State]

    package init(from start: World) { states = start.record.initialStates }

    /// The laws that the last event breaks, in words; none where all is well.
    package mutating func broken(by world: World, since before: World) -> [String] {
        let entries = world.record.entries[before.record.entries.count...]
        let findings = world.record.findings[before.record.findings.count...]
        var broken: [String] = []
        for entry in entries {
            if entry.createsProcess {
                broken += [launch?.brokenAtRest].compactMap(\.self)
                launch = Launch()
            }
            broken += launch?.broken(by: entry) ?? []
            let isOfCarPlay = (before.system.scenes + world.system.scenes).contains {
                $0.id == entry.scene && $0.role == .carPlay
            }
            let unimplemented = isOfCarPlay ? nil : Self.unimplemented(entry, in: world.scenario)
            broken += [arrow(of: entry), unimplemented].compactMap(\.self)
        }
        // Whether a launch that was stopped would have come to the front isn't known.
        if !world.isStopped { broken += [launch?.brokenAtRest].compactMap(\.self) }
        // What a process has done binds no other.
        if world.process.state == .terminated { launch = nil }
        broken += NotificationLaws.broken(by: entries, in: world.scenario.app.lifecycle)
        broken += PhaseLaws.broken(by: entries, among: before.system.scenes + world.system.scenes, in: world.scenario)
        return broken + Self.unanswered(in: world) + Self.unfounded(findings, in: world.scenario.app)
    }

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

    private mutating func arrow(of entry: Timeline.Entry) -> String? {
        guard let move = entry.transition else { return nil }
        let arrow = "\(move.from.name) -> \(move.to.name)"
        let isLegal = (move.subject == .app ? Self.legal : Self.legalForScenes).contains(arrow)
        let follows = states[move.subject].map { $0 == move.from } ?? true
        // The scenes of a process end with it.
        if move.to == .app(.terminated) { states = [:] }
        states[move.subject] = move.to
        return isLegal && follows ? nil : "\(move.subject.name): \(arrow)"
    }

    private static func unimplemented(_ entry: Timeline.Entry, in scenario: Scenario) -> String? {
        guard let callback = entry.callback else { return nil }
        guard let receiver = entry.receiver else { return "\(entry.name) has no receiver" }
        guard callback.spec.isCalled(on: scenario.device.uikit), scenario.has(receiver) else {
            return "\(entry.name) isn't there to be called"
        }
        guard let delegate = delegates[receiver] else { return nil }
        return delegate(scenario.app)?[callback] != nil ? nil : "\(entry.name) isn't implemented"
    }

    private static let announcements: Set<Callback> = [.applicationWillContinueActivity, .sceneWillContinueActivity]

    private static let answers: Set<Callback> = [
        .applicationContinueActivity, .applicationDidFailToContinueActivity, .sceneContinueActivity,
        .sceneDidFailToContinueActivity,
    ]

    /// Exactly one of continue and didFail follows willContinue, where the app implements them.
    private static func unanswered(in world: World) -> [String] {
        guard world.scenario.app.appDelegate == .complete, !world.isStopped,
            let event = world.record.entries.lastIndex(where: { $0.kind == .event })
        else { return [] }
        let calls = world.record.entries[event...].compactMap(\.callback)
        // SwiftUI makes a URL of a web link.
        let isLinkOfSwiftUI =
            world.scenario.app.lifecycle == .swiftUI
            && world.record.entries[event].name == EventKind.openUniversalLink.rawValue
        return calls.enumerated().filter { announcements.contains($0.element) }.compactMap { place, announcement in
            let answers = isLinkOfSwiftUI ? [.onOpenURL] : answers
            let count = calls[place...].count { answers.contains($0) }
            return count == 1 ? nil : "\(count) answers to \(announcement.name)"
        }
    }

    /// An app that says nothing of its methods behaves well, so nothing is wrong with it; but macOS 12 builds
    /// views for nobody to see, and warns of that whatever the app does.
    private static func unfounded(_ findings: ArraySlice<Finding>, in app: ResolvedApp) -> [String] {
        guard app.appDelegate == .complete, app.sceneDelegate ?? .complete == .complete else { return [] }
        return findings.filter { $0.severity != .note && $0.rule != "ui-built-in-background.swiftui" }.map {
            "\($0.kind.code): \($0.message)"
        }
    }

    private static let delegates: [Receiver: @Sendable (ResolvedApp) -> Delegate?] = [
        .appDelegate: { $0.appDelegate }, .sceneDelegate: { $0.sceneDelegate },
        .notificationDelegate: { $0.notificationDelegate }, .viewController: { $0.viewController },
        .restoredViewController: { $0.viewController },
    ]
}

/// What has come in one process, as far as laws are about the order.
private struct Launch: Hashable, Sendable {
    private var calls: Set<Call> = []
    /// The first entry that belongs to a launch that the user sees.
    private var firstForForeground: String?
    private var hasLeftBackground = false

    private struct Call: Hashable, Sendable {
        let callback: Callback
        let scene: String?
    }

    private struct Order: Sendable {
        let first: Callback
        let second: Callback
        let violation: String
    }

    private static let orders = [
        Order(first: .willFinishLaunching, second: .didFinishLaunching, violation: "did before will"),
        Order(first: .sceneWillConnect, second: .sceneWillEnterForeground, violation: "foreground before connect"),
        Order(first: .sceneWillEnterForeground, second: .sceneDidBecomeActive, violation: "active before foreground"),
    ]

    private static let ordered = Set(orders.flatMap { [$0.first, $0.second] })

    mutating func broken(by entry: Timeline.Entry) -> [String] {
        if let next = entry.transition?.to, next == .app(.inactive) || next == .app(.active) {
            hasLeftBackground = true
        }
        if firstForForeground == nil, entry.isForForeground { firstForForeground = entry.name }
        guard let callback = entry.callback, Self.ordered.contains(callback),
            calls.insert(Call(callback: callback, scene: entry.scene)).inserted
        else { return [] }
        return Self.orders.filter { order in
            order.first == callback && calls.contains(Call(callback: order.second, scene: entry.scene))
        }.map(\.violation)
    }

    /// What is wrong once nothing more follows from an event.
    var brokenAtRest: String? {
        guard !hasLeftBackground, let name = firstForForeground else { return nil }
        return "\(name) in a launch that stays in the background"
    }
}

extension Timeline.Entry {
    /// Belongs to a launch that the user sees. Without scenes view controllers are told that they appear in a
    /// background launch too, which was measured; nothing is drawn then.
    fileprivate var isForForeground: Bool {
        switch event {
        case .callback(let callback, _, _, _):
            Self.foregroundCallbacks.contains(callback) && scene.map { $0 == "main" || $0 == "second" } ?? true
        case .step(let step, _): [.firstFrame, .launchScreenShown, .launchScreenRemoved].contains(step)
        case .event, .notification, .transition, .action, .stop, .unknown: false
        }
    }

    private static let foregroundCallbacks: Set<Callback> = [
        .applicationWillEnterForeground, .applicationDidBecomeActive, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .scenePhase, .appScenePhase,
    ]
}
