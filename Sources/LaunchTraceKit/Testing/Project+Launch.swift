extension Project {
    /// One way into an app, or back into it.
    public struct Launch: Hashable, Sendable {
        /// The app with what happens to it.
        public let scenario: Scenario
    }
}

extension Project.Launch {
    /// Where it begins.
    public var start: Start { scenario.start }

    /// What the user and the system do, in order.
    public var events: [Event] { scenario.events }

    /// What UIKit calls, when, and in which state.
    ///
    /// - Throws: ``/LaunchModel/ImpossibleEvent`` where one of the events can't happen.
    public func trace(preferring preference: Preference = .logs) throws(ImpossibleEvent) -> Timeline {
        try scenario.trace(preferring: preference)
    }
}

extension Project.Launch: CustomStringConvertible {
    /// `openURL (notRunning)`, as a finding names the launches in which it shows.
    public var description: String { AppLaunch(scenario).name }
}
