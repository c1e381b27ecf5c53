/// What a scenario leads to.
public struct Timeline: Hashable, Sendable {
    public var scenario: Header
    public var entries: [Entry]
    /// What the app would better do otherwise, in the order in which it shows.
    public var findings: [Finding] = []
    /// The state that the app ends in.
    public var outcome: Outcome

    /// The facts of a scenario that a timeline repeats.
    public struct Header: Hashable, Sendable {
        public var name: String
        public var platform: Platform
        public var os: Version
        public var sdk: Version
        public var lifecycle: Lifecycle

        init(_ scenario: Scenario) {
            name = scenario.name
            platform = scenario.device.platform
            os = scenario.device.os
            sdk = scenario.app.sdk
            lifecycle = scenario.app.lifecycle
        }
    }

    /// Where a timeline ends.
    public enum Outcome: Hashable, Sendable {
        case app(AppState)
        /// The process was stopped: by a trap, a watchdog or a crash.
        case stopped

        /// The word of a timeline's last line.
        public var name: String {
            switch self {
            case .app(let state): state.rawValue
            case .stopped: "stopped"
            }
        }
    }
}
