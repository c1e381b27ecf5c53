import LaunchModel

/// Apps of one life cycle that the laws are held against, and how many events follow on each other.
package struct LawTest: Hashable, Sendable, CustomStringConvertible {
    package let kind: Kind
    package let lifecycle: Lifecycle
    package let platform: Platform

    package enum Kind: String, CaseIterable, Sendable {
        case pairsOfEvents, everyVersion, documentationPreferred, everyAction, declared, unusual, careless, named,
            viewed
    }

    package init(_ kind: Kind, _ lifecycle: Lifecycle, _ platform: Platform) {
        (self.kind, self.lifecycle, self.platform) = (kind, lifecycle, platform)
    }

    package static let all: [LawTest] = Kind.allCases.flatMap { kind in
        Lifecycle.allCases.flatMap { lifecycle in Platform.allCases.map { LawTest(kind, lifecycle, $0) } }
    }.filter { !$0.setups.isEmpty }

    package var description: String { "\(kind.rawValue) \(lifecycle.rawValue) \(platform.rawValue)" }

    package func exploration(by book: RuleBook = .standard) -> Exploration {
        switch kind {
        case .pairsOfEvents: Exploration(depth: 2, book: book)
        case .declared, .unusual, .careless: Exploration(depth: 2, triggers: Universe.moreTriggers, book: book)
        case .everyVersion, .everyAction, .viewed: Exploration(depth: 1, book: book)
        case .named: Exploration(depth: 0, book: book)
        case .documentationPreferred: Exploration(depth: 1, preference: .documented, book: book)
        }
    }

    package var setups: [Scenario] {
        let setups =
            switch kind {
            case .everyVersion: Universe.standard.setups
            case .pairsOfEvents, .documentationPreferred: Universe.standard.newest
            case .everyAction: Universe.everyActionInEveryMethod
            case .declared: Universe.declared
            case .unusual: Universe.unusual
            case .careless: Universe.careless
            case .named: Universe.named
            case .viewed: Universe.viewed
            }
        return setups.filter { $0.app.lifecycle == lifecycle && $0.device.platform == platform }
    }

    package func run() -> Explored { exploration().run(setups) }

    /// The line that `Tests/explored.txt` has of it.
    package func line(_ explored: Explored) -> String { "\(self) \(explored.fingerprint)" }
}

/// What holds of the notifications that UIKit posts beside delegate methods, held against what one event leads to.
enum NotificationLaws {
    /// The laws that are broken, in words; none where all is well.
    static func broken(by entries: ArraySlice<Timeline.Entry>, in lifecycle: Lifecycle) -> [String] {
        // Without scenes iOS 7 says twice that an app is in the background when it is swiped away.
        lifecycle == .appDelegate ? [] : unposted(entries) + repeated(entries) + premature(entries)
    }

    /// Each method of a scene's delegate with the notification that follows it.
    private static let posts: [Callback: PostedNotification] = [
        .sceneWillConnect: .sceneWillConnect, .sceneWillEnterForeground: .sceneWillEnterForeground,
        .sceneDidBecomeActive: .sceneDidActivate, .sceneWillResignActive: .sceneWillDeactivate,
        .sceneDidEnterBackground: .sceneDidEnterBackground, .sceneDidDisconnect: .sceneDidDisconnect,
    ]

    /// A scene's method is followed by its own notification, in the same states.
    private static func unposted(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        var broken: [String] = []
        for index in entries.indices {
            let call = entries[index]
            guard let callback = call.callback, let post = posts[callback] else { continue }
            guard let next = entries[(index + 1)...].first(where: { !$0.runsInsideOfAMethod }) else {
                broken.append("\(call.name) is followed by nothing")
                continue
            }
            let ends = next.kind == .stop || next.transition?.to == .app(.terminated)
            let isPosted = next.posted == post && next.isAlike(call)
            if !isPosted && !ends { broken.append("\(call.name) is followed by \(next.name)") }
        }
        return broken
    }

    /// An application-wide notification comes once, and names no scene.
    private static func repeated(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        var posted: Set<PostedNotification> = []
        return entries.compactMap { entry in
            if entry.transition?.subject == .app { posted = [] }
            guard let post = entry.posted, post.actor == .application else { return nil }
            let isFirst = posted.insert(post).inserted || post == .appDidReceiveMemoryWarning
            return isFirst && entry.scene == nil ? nil : "\(entry.name) again, or of a scene"
        }
    }

    /// The application says that it is in the background when its last scene has said so.
    private static func premature(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        guard let post = entries.lastIndex(where: { $0.posted == .appDidEnterBackground }) else { return [] }
        let later = entries[post...].prefix { $0.transition?.to != .app(.inactive) }
        return later.contains { $0.posted == .sceneDidEnterBackground }
            ? ["the application is in the background early"] : []
    }
}

extension Timeline.Entry {
    fileprivate var posted: PostedNotification? {
        if case .notification(let notification, _) = event { notification } else { nil }
    }

    /// An action of the app's, or what making a window leads to.
    fileprivate var runsInsideOfAMethod: Bool {
        let steps = [Step.windowCreated, .windowWithoutScene, .rootViewControllerSet].map(\.rawValue)
        return kind == .action || [.viewController, .restoredViewController].contains(receiver) || steps.contains(name)
    }

    fileprivate func isAlike(_ other: Timeline.Entry) -> Bool {
        scene == other.scene && appState == other.appState && sceneState == other.sceneState
    }
}

/// What holds of the phases of SwiftUI's views, whichever rule sends a scene away.
enum PhaseLaws {
    /// The laws that the entries of one event break.
    static func broken(by entries: ArraySlice<Timeline.Entry>, among scenes: [Scene], in scenario: Scenario) -> [String]
    {
        guard scenario.app.lifecycle == .swiftUI, scenario.app.view.map({ $0[.scenePhase] != nil }) ?? true,
            !entries.contains(where: { $0.kind == .stop })
        else { return [] }
        let withViews = Set(scenes.filter { $0.role != .carPlay }.map(\.id))
        return entries.indices.compactMap { index in
            guard let phase = entries[index].phaseOfView, let scene = entries[index].scene, withViews.contains(scene)
            else { return nil }
            // Apple's sample for visionOS shows background alone as a window is closed.
            if phase == "inactive", scenario.device.platform == .visionOS,
                entries[(index + 1)...].contains(where: { $0.scene == scene && $0.phaseOfView == "background" })
            {
                return nil
            }
            let rest = entries[(index + 1)...].filter { $0.scene == scene }
            let isTold = rest.prefix { $0.phaseOfView == nil && $0.callback != .onDisappear }.contains {
                $0.callback == .scenePhase && $0.arguments.first?.value == .string(phase)
            }
            return isTold ? nil : "the view of \(scene) doesn't hear that it is \(phase)"
        }
    }
}

extension Timeline.Entry {
    /// The phase that a scene comes to as it resigns or leaves the screen.
    fileprivate var phaseOfView: String? {
        guard case .scene(let to) = transition?.to, case .scene(let from) = transition?.from else { return nil }
        return switch (from, to) {
        case (.foregroundActive, .foregroundInactive): "inactive"
        case (.foregroundActive, .background), (.foregroundInactive, .background): "background"
        default: nil
        }
    }
}
