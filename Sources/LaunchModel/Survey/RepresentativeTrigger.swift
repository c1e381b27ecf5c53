/// A trigger that represents all of its kind, with the events before it.
package struct RepresentativeTrigger: Hashable, Sendable {
    package let before: [Trigger]
    package private(set) var trigger: Trigger
    package let section: Section

    /// A group of triggers under one heading.
    package enum Section: String, CaseIterable, Sendable {
        case opening, background, leaving, windows, ending

        /// The title of the heading.
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
        (self.before, self.trigger, self.section) = (before, trigger, section)
    }

    /// An event without variants that need their own row, as in its starter scenario.
    private init?(of kind: EventKind) {
        let starter = kind.starter
        let triggers = starter.events.map(\.trigger)
        guard let trigger = triggers.first(where: { $0.kind == kind }) else { return nil }
        self.trigger = trigger
        before = Array(triggers.prefix { $0 != trigger })
        section = starter.start == .notRunning ? .opening : .leaving
    }

    /// A trigger of every kind and variant; a scenario's own triggers represent the similar ones.
    package static func all(in scenario: Scenario) -> [RepresentativeTrigger] {
        let own = scenario.events.map(\.trigger)
        let listed = opening(scenario) + background(scenario) + leaving + windows + ending
        let others = EventKind.allCases.filter { kind in !listed.contains { $0.trigger.kind == kind } }
        return (listed + others.compactMap(Self.init(of:))).map { representative in
            var representative = representative
            if let like = own.first(where: { $0.isLike(representative.trigger) }) { representative.trigger = like }
            return representative
        }
    }

    private static func opening(_ scenario: Scenario) -> [RepresentativeTrigger] {
        let scheme = scenario.app.infoPlist?.urlSchemes?.first ?? "app"
        let url = AbsoluteURL("\(scheme)://path") ?? "app://path"
        return [
            Self(.opening, .tapIcon), Self(.opening, .openURL(OpenedURL(url))),
            Self(.opening, .openUniversalLink(UniversalLink("https://example.com/path"))),
            Self(.opening, .openUniversalLink(UniversalLink("https://example.com/path", via: .airDrop))),
        ]
            + ContinuedActivity.Origin.allCases.map {
                Self(.opening, .continueActivity(ContinuedActivity(activityType: "activity", source: $0)))
            } + [
                Self(.opening, .continueActivity(ContinuedActivity(activityType: "activity", fails: true))),
                Self(.opening, .quickAction(type: "action")), Self(.opening, .openAppIntent(intent: "intent")),
                Self(.opening, .tapNotification(TappedNotification())),
                Self(.opening, .tapNotification(TappedNotification(from: .notificationCenter))),
                Self(.opening, .tapNotification(TappedNotification(kind: .local))),
                Self(.opening, .acceptCloudKitShare(metadata: .object([]))),
                Self(.opening, .tapIcon, after: .terminate(.user)),
                Self(.opening, .tapIcon, after: .prewarm(.didFinishLaunching)),
            ]
    }

    private static func background(_ scenario: Scenario) -> [RepresentativeTrigger] {
        let silent = Trigger.remoteNotification(RemoteNotification(contentAvailable: true))
        return [
            Self(.background, .remoteNotification(RemoteNotification(alert: true))), Self(.background, silent),
            Self(.background, .remoteNotification(RemoteNotification(alert: true, contentAvailable: true))),
            Self(.background, silent, after: .terminate(.user)),
        ]
            + BackgroundEvent.Kind.allCases.map { kind in
                let task = kind.isScheduledTask ? scenario.task : nil
                return Self(.background, .backgroundEvent(BackgroundEvent(kind: kind, identifier: task)))
            } + PrewarmPause.allCases.map { Self(.background, .prewarm($0)) }
    }

    private static let leaving: [RepresentativeTrigger] =
        [
            Self(.leaving, .pressHome), Self(.leaving, .switchToOtherApp), Self(.leaving, .openAppSwitcher),
            Self(.leaving, .closeAppSwitcher, after: .openAppSwitcher), Self(.leaving, .lock),
            Self(.leaving, .unlock, after: .lock),
        ]
        + Interruption.Kind.allCases.flatMap { kind in
            Interruption.End.allCases.map { Self(.leaving, .interruption(Interruption(kind: kind, ends: $0))) }
        } + [Self(.leaving, .suspend)]

    private static let windows: [RepresentativeTrigger] =
        SceneRole.allCases.map { Self(.windows, .openWindow(OpenedWindow(role: $0))) } + [
            Self(.windows, .activateWindow, after: .openWindow(.window)), Self(.windows, .minimizeWindow),
            Self(.windows, .closeWindow()), Self(.windows, .closeWindow(), after: .openWindow(.window)),
            Self(.windows, .disconnectScene), Self(.windows, .tapIcon, after: .disconnectScene),
        ]

    private static let ending: [RepresentativeTrigger] =
        Terminator.allCases.map { Self(.ending, .terminate($0)) } + [Self(.ending, .deleteApp)]
}

extension Scenario {
    /// A task that the app can be run for; nil if it declares and registers none.
    fileprivate var task: String? {
        app.infoPlist?.permittedTasks?.first
            ?? app.writtenActions.lazy.compactMap { written in
                if case .registerTask(let identifier, _) = written.action.itself { identifier } else { nil }
            }.first
    }
}

extension Trigger {
    /// The values that distinguish its variants, without those that an app chooses.
    package var sortArguments: [Value.Member] {
        let free = [
            "url", "sourceApplication", "openInPlace", "activityType", "type", "metadata", "identifier", "takesMs",
            "action", "sameTeam", "file", "value", "intent",
        ]
        return arguments.filter { !free.contains($0.key) }
    }

    fileprivate func isLike(_ other: Trigger) -> Bool { kind == other.kind && sortArguments == other.sortArguments }
}
