/// An app, a device, and events.
public struct Scenario: Hashable, Sendable {
    /// The title of the timeline.
    public var name: String
    /// Remarks for the reader, which the model ignores.
    public var notes: String?
    /// The device that the app runs on.
    public package(set) var device: Device
    /// The app with its defaults.
    public let app: ResolvedApp
    /// The start of the timeline.
    public var start: Start
    /// The acts of the user and the system, in order.
    public var events: [Event]
    /// The registrations that the timeline leaves out.
    package var quietTasks = QuietTasks()

    /// The id of the scene that every app has, the first window's.
    package static let mainScene = "main"

    /// A scenario with its own device: `try Scenario("Cold link", device: Device(os: 12), events: [.tapIcon])`.
    ///
    /// - Throws: ``Contradictions`` if the description of the app and the device contradicts itself.
    public init(
        _ name: String, notes: String? = nil, device: Device = Device(), app: App = App(), start: Start = .notRunning,
        events: [Event]
    ) throws(Contradictions) {
        let contradictions = Contradiction.all(in: app, on: device)
        guard contradictions.isEmpty else { throw Contradictions(all: contradictions) }
        self.init(name, notes: notes, device: device, app: ResolvedApp(app, on: device), start: start, events: events)
    }

    /// A scenario of an app with the defaults of the newest device.
    public init(_ name: String, notes: String? = nil, start: Start = .notRunning, events: [Event]) {
        let (device, app) = (Device(), App())
        self.init(name, notes: notes, device: device, app: ResolvedApp(app, on: device), start: start, events: events)
    }

    /// A scenario whose contradictions, if there are any, are reported elsewhere.
    package init(_ name: String, notes: String?, device: Device, app: ResolvedApp, start: Start, events: [Event]) {
        self.name = name
        self.notes = notes
        self.device = device
        self.app = app
        self.start = start
        self.events = events
    }

    /// The SDK numbered like that of iOS.
    package var sdkOnIOS: Version { Device(platform: device.platform, os: app.sdk).uikit }
}

/// The start of a timeline.
public enum Start: String, CaseIterable, Sendable { case notRunning, prewarmed, suspended, background, active }
