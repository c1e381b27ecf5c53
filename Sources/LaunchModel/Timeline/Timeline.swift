/// The run of a scenario: its entries, its findings and its outcome.
public struct Timeline: Hashable, Sendable {
    /// The scenario's facts for a heading.
    public var scenario: Header
    /// The entries in the order of time.
    public var entries: [Entry]
    /// The methods that the scenario names and that aren't called; nil if a file doesn't list them.
    public var notCalled: Uncalled?
    /// The events that can't happen any more, because the process was stopped; none in a timeline that was read from
    /// a file.
    public var unreached: [EventKind]
    /// The mistakes of the app, in the order in which they occur.
    public var findings: [Finding]
    /// The states at the beginning; none in a timeline that was read from a file.
    public var initialStates: [Subject: State]
    /// The paths of its events' payloads; none in a timeline that was read from a file.
    public var payloads: [PayloadPath]
    /// The state that the app ends in.
    public var outcome: Outcome

    package init(
        scenario: Header, entries: [Entry], notCalled: Uncalled? = nil, unreached: [EventKind] = [],
        findings: [Finding] = [], initialStates: [Subject: State] = [:], payloads: [PayloadPath] = [], outcome: Outcome
    ) {
        self.scenario = scenario
        self.entries = entries
        self.notCalled = notCalled
        self.unreached = unreached
        self.findings = findings
        self.initialStates = initialStates
        self.payloads = payloads
        self.outcome = outcome
    }

    /// The facts of a scenario that a timeline repeats.
    public struct Header: Hashable, Sendable {
        /// The name of the scenario.
        public var name: String
        /// The platform of the device.
        public var platform: Platform
        /// The version of the device's system.
        public var os: Version
        /// The SDK that the app is linked with.
        public var sdk: Version
        /// The life cycle that UIKit runs the app through.
        public var lifecycle: Lifecycle
        /// The version whose recordings the sequence is extrapolated from; nil if a recording of the device's own version
        /// has it, or if the version isn't of the newest.
        public var extrapolatedFrom: Version?

        package init(
            name: String, platform: Platform, os: Version, sdk: Version, lifecycle: Lifecycle,
            extrapolatedFrom: Version? = nil
        ) {
            self.name = name
            self.platform = platform
            self.os = os
            self.sdk = sdk
            self.lifecycle = lifecycle
            self.extrapolatedFrom = extrapolatedFrom
        }

        package init(_ scenario: Scenario) {
            self.init(
                name: scenario.name, platform: scenario.device.platform, os: scenario.device.os, sdk: scenario.app.sdk,
                lifecycle: scenario.app.lifecycle, extrapolatedFrom: scenario.extrapolatedFrom)
        }
    }

    /// The end of a timeline.
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
