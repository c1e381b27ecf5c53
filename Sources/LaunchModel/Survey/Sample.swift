/// A trigger that stands for all of its kind, with what has to happen before it.
package struct Sample: Hashable, Sendable {
    package let before: [Trigger]
    package private(set) var trigger: Trigger
    package let section: Section

    /// What several samples have in common.
    package enum Section: String, CaseIterable, Sendable {
        case opening, background, leaving, windows, ending

        /// The words for a heading.
        package var title: String {
            switch self {
            case .opening: "Opening the app"
            case .background: "In the background"
            case .leaving: "Leaving the app, and coming back"
            case .windows: "Windows and scenes"
            case .ending: "The end"
            }
        }
    }

    fileprivate init(_ section: Section, _ trigger: Trigger, after before: Trigger...) {
        self.before = before
        self.trigger = trigger
        self.section = section
    }

    /// An event without sorts that need a row of their own, as in its first scenario.
    private init?(of kind: EventKind) {
        let starter = kind.starter
        let triggers = starter.events.map(\.trigger)
        guard let trigger = triggers.first(where: { $0.kind == kind }) else { return nil }
        self.trigger = trigger
        before = Array(triggers.prefix { $0 != trigger })
        section = starter.start == .notRunning ? .opening : .leaving
    }

    /// A trigger of every kind and sort; those that a scenario has itself stand for their like.
    package static func all(in scenario: Scenario) -> [Sample] {
        let own = scenario.events.map(\.trigger)
        let listed = opening(scenario) + background(scenario) + leaving + windows + ending
        let others = EventKind.allCases.filter { kind in !listed.contains { $0.trigger.kind == kind } }
        return (listed + others.compactMap(Sample.init(of:))).map { sample in
            var sample = sample
            if let like = own.first(where: { $0.isLike(sample.trigger) }) { sample.trigger = like }
            return sample
        }
    }
}

extension Sample {
    private static func opening(_ scenario: Scenario) -> [Sample] {
        let scheme = scenario.app.infoPlist?.urlSchemes?.first ?? "app"
        let url = AbsoluteURL("\(scheme)://path") ?? "app://path"
        return [
            Sample(.opening, .tapIcon),
            Sample(.opening, .openURL(OpenedURL(url))),
            Sample(.opening, .openUniversalLink(UniversalLink("https://example.com/path"))),
            Sample(.opening, .openUniversalLink(UniversalLink("https://example.com/path", via: .airDrop))),
        ]
            + ContinuedActivity.Origin.allCases.map {
                Sample(.opening, .continueActivity(ContinuedActivity(activityType: "activity", source: $0)))
            }
            + [
                Sample(.opening, .continueActivity(ContinuedActivity(activityType: "activity", fails: true))),
                Sample(.opening, .quickAction(type: "action")),
                Sample(.opening, .tapNotification(TappedNotification())),
                Sample(.opening, .tapNotification(TappedNotification(from: .notificationCenter))),
                Sample(.opening, .tapNotification(TappedNotification(kind: .local))),
                Sample(.opening, .acceptCloudKitShare(metadata: .object([]))),
                Sample(.opening, .tapIcon, after: .terminate(.user)),
                Sample(.opening, .tapIcon, after: .prewarm(.didFinishLaunching)),
            ]
    }

    private static func background(_ scenario: Scenario) -> [Sample] {
        let silent = Trigger.remoteNotification(RemoteNotification(contentAvailable: true))
        return [
            Sample(.background, .remoteNotification(RemoteNotification(alert: true))),
            Sample(.background, silent),
            Sample(.background, .remoteNotification(RemoteNotification(alert: true, contentAvailable: true))),
            Sample(.background, silent, after: .terminate(.user)),
        ]
            + BackgroundEvent.Kind.allCases.map { kind in
                let task = kind.isScheduledTask ? scenario.task : nil
                return Sample(.background, .backgroundEvent(BackgroundEvent(kind: kind, identifier: task)))
            }
            + PrewarmPause.allCases.map { Sample(.background, .prewarm($0)) }
    }

    private static let leaving: [Sample] =
        [
            Sample(.leaving, .pressHome), Sample(.leaving, .switchToOtherApp), Sample(.leaving, .openAppSwitcher),
            Sample(.leaving, .closeAppSwitcher, after: .openAppSwitcher), Sample(.leaving, .lock),
            Sample(.leaving, .unlock, after: .lock),
        ]
        + Interruption.Kind.allCases.flatMap { kind in
            Interruption.End.allCases.map { Sample(.leaving, .interruption(Interruption(kind: kind, ends: $0))) }
        }
        + [Sample(.leaving, .suspend)]

    private static let windows: [Sample] =
        SceneRole.allCases.map { Sample(.windows, .openWindow($0)) }
        + [
            Sample(.windows, .activateWindow, after: .openWindow(.window)), Sample(.windows, .minimizeWindow),
            Sample(.windows, .closeWindow), Sample(.windows, .closeWindow, after: .openWindow(.window)),
            Sample(.windows, .disconnectScene), Sample(.windows, .tapIcon, after: .disconnectScene),
        ]

    private static let ending: [Sample] =
        Terminator.allCases.map { Sample(.ending, .terminate($0)) } + [Sample(.ending, .deleteApp)]
}

extension Scenario {
    /// A task that the app can be run for; nil where it declares and registers none.
    fileprivate var task: String? {
        app.infoPlist?.permittedTasks?.first
            ?? app.writtenActions.lazy.compactMap { written in
                if case .registerTask(let identifier) = written.action { identifier } else { nil }
            }.first
    }
}

extension Trigger {
    /// What tells its sorts apart, without what an app makes of it.
    package var sortArguments: [Value.Member] {
        let free = [
            "url", "sourceApplication", "openInPlace", "activityType", "type", "metadata", "identifier", "takesMs",
            "action",
        ]
        return arguments.filter { !free.contains($0.key) }
    }

    fileprivate func isLike(_ other: Trigger) -> Bool {
        kind == other.kind && sortArguments == other.sortArguments
    }
}
