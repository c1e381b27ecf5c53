/// A launch of an app or a return to it; together they represent everything that users and the system can do.
package struct AppLaunch: Hashable, Sendable {
    package let start: Start
    package let triggers: [Trigger]
    /// Whether the device hasn't been unlocked since it was started.
    package let isLocked: Bool

    package init(start: Start, triggers: [Trigger], isLocked: Bool = false) {
        (self.start, self.triggers, self.isLocked) = (start, triggers, isLocked)
    }
}

extension Scenario {
    /// The launches of the app: each trigger that it declares or has code for, from each state in which it can occur,
    /// those from other sources among them.
    ///
    /// - Throws: ``ImpossibleEvent`` if not even a tap on the icon can happen.
    package func launches(from sources: LaunchSources = LaunchSources(), preferring preference: Preference = .logs)
        throws(ImpossibleEvent) -> [LaunchOfApp]
    { try possible(app.launches(from: sources), preferring: preference) }

    /// The same launches, with everything that findings are about, and without registrations of other tasks.
    ///
    /// - Throws: ``ImpossibleEvent`` if not even a tap on the icon can happen.
    package func launchesForFindings(from sources: LaunchSources, preferring preference: Preference = .logs)
        throws(ImpossibleEvent) -> [LaunchOfApp]
    {
        let quiet = QuietTasks(of: app, in: SystemValue.launchMethods.value + [.appInit])
        return try possible(
            app.launches(from: sources) + app.lockedLaunches(from: sources), preferring: preference, quiet)
    }

    /// A cold and a warm launch for each trigger, those from other sources among them.
    ///
    /// - Throws: ``ImpossibleEvent`` if not even a tap on the icon can happen.
    package func coldAndWarmLaunches(from sources: LaunchSources, preferring preference: Preference = .logs)
        throws(ImpossibleEvent) -> [LaunchOfApp]
    { try possible(app.coldAndWarmLaunches(from: sources), preferring: preference) }

    private func possible(_ wanted: [AppLaunch], preferring preference: Preference, _ quietTasks: QuietTasks? = nil)
        throws(ImpossibleEvent) -> [LaunchOfApp]
    {
        var launches: [LaunchOfApp] = []
        for launch in wanted {
            do throws(ImpossibleEvent) {
                var scenario = replacingCourse(by: launch)
                if let quietTasks, let task = launch.task { scenario.quietTasks = quietTasks.leaving(task) }
                let timeline = try scenario.trace(preferring: preference)
                // The launch that ends with a stop shows the rest.
                guard timeline.unreached.isEmpty, !launch.isTurnedOff(in: timeline) else { continue }
                launches.append(LaunchOfApp(launch, of: scenario, timeline))
            } catch {
                let isCertain = launch == .coldStart
                // A trigger may be impossible from this state; a rule book that contradicts itself is a mistake.
                if isCertain || error.conflict != nil { throw error }
            }
        }
        return launches
    }

    /// The same app with the events of a launch.
    package func replacingCourse(by launch: AppLaunch) -> Scenario {
        var scenario = self
        scenario.start = launch.start
        if launch.isLocked { scenario.device.isLocked = true }
        scenario.events = launch.triggers.map { Event($0) }
        return scenario
    }
}

package struct LaunchOfApp: Sendable {
    package let launch: AppLaunch
    package let scenario: Scenario
    package let timeline: Timeline

    init(_ launch: AppLaunch, of scenario: Scenario, _ timeline: Timeline) {
        (self.launch, self.scenario, self.timeline) = (launch, scenario, timeline)
    }
}

extension AppLaunch {
    fileprivate var task: String? {
        triggers.lazy.compactMap { $0.backgroundEvent }.first { $0.kind.isScheduledTask }?.identifier
    }

    /// Whether it is for the old background fetch, which the tasks of an app turn off. A launch that lacks a background mode
    /// (LT025) stays, so that the finding is reported.
    fileprivate func isTurnedOff(in timeline: Timeline) -> Bool {
        triggers.contains { $0.backgroundEvent?.kind == .backgroundFetch }
            && !timeline.findings.contains { $0.kind == .backgroundModeMissing }
            && timeline.entries.contains { if case .step(.notLaunched, _) = $0.event { true } else { false } }
    }

    /// A tap on the icon of an app that isn't running, which happens to every app.
    fileprivate static let coldStart = AppLaunch(start: .notRunning, triggers: [.tapIcon])

    /// An app that was prewarmed, and one that is left and opened again.
    fileprivate static let ofEveryApp = [
        coldStart, AppLaunch(start: .prewarmed, triggers: [.tapIcon]),
        AppLaunch(start: .notRunning, triggers: [.tapIcon, .pressHome, .tapIcon]),
        AppLaunch(start: .suspended, triggers: [.tapIcon]),
    ]

    /// Cold, and with the app in memory or in front.
    fileprivate static let starts: [Start] = [.notRunning, .suspended, .active]
}

extension ResolvedApp {
    /// The launches that could be, some of which can't happen on every system and from every state.
    fileprivate func launches(from sources: LaunchSources) -> [AppLaunch] {
        AppLaunch.ofEveryApp
            + triggers(from: sources).flatMap { trigger in
                AppLaunch.starts.map { AppLaunch(start: $0, triggers: [trigger]) }
            } + returns(from: sources) + sources.undeclared.map { AppLaunch(start: .notRunning, triggers: [$0]) }
    }

    /// If code forwards what it keeps, the app is left after it was opened, and opened again.
    private func returns(from sources: LaunchSources) -> [AppLaunch] {
        let handsOut =
            written.code.handlings.values.contains { !$0.handedOutIn.isEmpty }
            || writtenActions.contains { $0.action.itself.isKeeping }
        return triggers(from: sources).filter { handsOut && $0.payload != nil }.map { trigger in
            AppLaunch(start: .notRunning, triggers: [trigger, .pressHome, .tapIcon])
        }
    }

    /// If a launch reads protected data: those that come before the first unlock.
    fileprivate func lockedLaunches(from sources: LaunchSources) -> [AppLaunch] {
        guard writtenActions.contains(where: { $0.action.slot == .protectedData }) else { return [] }
        let early: [[Trigger]] = [[.prewarm(.didFinishLaunching), .unlock, .tapIcon]]
        let background = triggers(from: sources).filter { trigger in
            switch trigger {
            case .remoteNotification, .backgroundEvent: true
            case .openWindow(let window): window.role != .window
            default: false
            }
        }
        return (early + background.map { [$0] }).map { AppLaunch(start: .notRunning, triggers: $0, isLocked: true) }
    }

    fileprivate func coldAndWarmLaunches(from sources: LaunchSources) -> [AppLaunch] {
        ([.tapIcon] + triggers(from: sources)).flatMap { trigger in
            [Start.notRunning, .background].map { AppLaunch(start: $0, triggers: [trigger]) }
        }
    }
}

extension Action {
    /// Whether it listens for kept payloads, and keeps them.
    fileprivate var isKeeping: Bool {
        if case .listen(_, _, buffered: true, clears: false) = self { true } else { false }
    }
}
