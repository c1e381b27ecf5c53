/// What a person writes down: an app, a device, and what happens to them.
public struct Scenario: Hashable, Sendable {
    public var name: String
    public var notes: String?
    public var device: Device
    public var app: App
    public var start: Start
    public var events: [Event]

    public init(
        name: String, notes: String? = nil, device: Device = Device(), app: App = App(),
        start: Start = .notRunning, events: [Event]
    ) {
        self.name = name
        self.notes = notes
        self.device = device
        self.app = app
        self.start = start
        self.events = events
    }
}

/// Where a timeline begins.
public enum Start: String, CaseIterable, Sendable {
    case notRunning, prewarmed, suspended, background, active
}
