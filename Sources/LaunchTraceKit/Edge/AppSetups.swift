/// An app that implements everything, in each life cycle that its system and the settings allow.
struct AppSetups {
    var scenarios: [Scenario] = []
    /// Sentences about the setups for the reader.
    var remarks: [String] = []
}

extension AppSetups {
    init(of tracing: ScenarioTracing, _ files: FileAccess) throws(ScenarioTracing.Failure) {
        // What is wrong with the settings is wrong with them in any life cycle.
        let usual = try tracing.read(Self.text(nil, on: nil), files).scenario
        let isChosen = tracing.settings.contains { $0.key == "app.lifecycle" }
        let lifecycles = isChosen ? [usual.app.lifecycle] : Self.order.filter { usual.device.uikit >= $0.since }
        for lifecycle in lifecycles { add(lifecycle, on: usual.device, tracing, files) }
        if scenarios.isEmpty { scenarios = [usual] }
    }

    /// The life cycles as they stand side by side, the kindred ones together.
    private static let order: [Lifecycle] = [.scene, .swiftUI, .appDelegate]

    private mutating func add(
        _ lifecycle: Lifecycle, on device: Device, _ tracing: ScenarioTracing, _ files: FileAccess
    ) {
        do throws(ScenarioTracing.Failure) {
            let scenario = try tracing.read(Self.text(lifecycle, on: device), files).scenario
            scenarios.append(launching(scenario, tracing))
        } catch {
            let reason = error.diagnostics.first?.message ?? ""
            remarks.append("Left out: \(lifecycle.title), because of a setting (\(reason))")
        }
    }

    /// An app that stops at launch, for want of scenes, shows nothing; one that is linked with an older SDK does.
    private mutating func launching(_ scenario: Scenario, _ tracing: ScenarioTracing) -> Scenario {
        guard !tracing.settings.contains(where: { $0.key == "app.sdk" }) else { return scenario }
        let older = scenario.linked(with: 26)
        guard scenario.stopsAtLaunch, !older.stopsAtLaunch else { return scenario }
        remarks.append("Without scenes an app that is linked with SDK \(scenario.app.sdk) stops at launch.")
        return older
    }

    /// The app as a source, to which the settings can be added.
    private static func text(_ lifecycle: Lifecycle?, on device: Device?) -> SourceText {
        let hasNotifications = device.map { $0.uikit >= Version(10) } ?? false
        let app = Scenario.App(lifecycle: lifecycle, notificationDelegate: hasNotifications ? .complete : nil)
        let draft = ScenarioDraft(
            name: "Launch callbacks of UIKit", app: app, events: [Written(value: .tapIcon, place: nil)])
        return SourceText(name: "the app of the matrix", bytes: Array(draft.value(Spelling()).json.utf8))
    }
}

extension Scenario {
    /// The same with another SDK; the scenario itself where its app can't be linked with that.
    fileprivate func linked(with sdk: Version) -> Scenario {
        var app = app.written
        app.sdk = sdk
        do throws(Contradictions) {
            return try Scenario(name, notes: notes, device: device, app: app, start: start, events: events)
        } catch {
            return self
        }
    }

    fileprivate var stopsAtLaunch: Bool {
        do throws(ImpossibleEvent) {
            return try trace().outcome == .stopped
        } catch {
            return false
        }
    }
}
