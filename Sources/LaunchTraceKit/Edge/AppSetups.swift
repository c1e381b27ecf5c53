/// An app that implements everything, in each life cycle that its system and the settings allow.
struct AppSetups {
    var scenarios: [Scenario] = []
    /// Sentences about the setups for the reader.
    var remarks: [String] = []
    /// What couldn't be read of the project that an app is read from.
    var warnings: [Diagnostic] = []
}

extension FileAccess {
    /// Of a system without files.
    static let nothing = FileAccess(
        readFile: { _ throws(FileProblem) in throw FileProblem(reason: "it is not there") },
        readStandardInput: { () throws(FileProblem) in throw FileProblem(reason: "it is not there") })
}

extension AppSetups {
    init(of tracing: ScenarioTracing, _ files: FileAccess) throws(ScenarioTracing.Failure) {
        // What is wrong with the settings is wrong with them in any life cycle.
        let read = try tracing.read(Self.text(nil, on: nil), files)
        let usual = read.scenario
        warnings = read.warnings
        let isChosen = tracing.settings.contains { $0.key == "app.lifecycle" }
        let lifecycles = isChosen ? [usual.app.lifecycle] : Self.order.filter { usual.device.uikit >= $0.since }
        for lifecycle in lifecycles { add(lifecycle, on: usual.device, tracing, files) }
        if scenarios.isEmpty { scenarios = [usual] }
    }

    /// The same of a device alone.
    init(on device: Device) {
        let settings = [
            Setting(key: "device.platform", value: device.platform.rawValue),
            Setting(key: "device.os", value: "\(device.os)"),
        ]
        do throws(ScenarioTracing.Failure) { try self.init(of: ScenarioTracing(settings: settings), .nothing) } catch {
            self.init()
        }
    }

    /// The life cycles in their order on pages, related ones together.
    private static let order: [Lifecycle] = [.scene, .swiftUI, .appDelegate]

    private mutating func add(
        _ lifecycle: Lifecycle, on device: Device, _ tracing: ScenarioTracing, _ files: FileAccess
    ) {
        do throws(ScenarioTracing.Failure) {
            let scenario = try tracing.read(Self.text(lifecycle, on: device), files).scenario
            scenarios.append(scenario)
            if scenario.app.written.sdk == nil, scenario.app.sdk < device.os {
                remarks.append("An app without scenes that is linked with SDK \(device.os) crashes at launch.")
            }
        } catch {
            let reason = error.diagnostics.first?.message ?? ""
            remarks.append("Left out: \(lifecycle.title), because of a setting (\(reason))")
        }
    }

    /// The app as a source, to which the settings can be added.
    private static func text(_ lifecycle: Lifecycle?, on device: Device?) -> SourceText {
        let hasNotifications = device.map { $0.uikit >= Version(10) } ?? false
        let app = Scenario.App(lifecycle: lifecycle, notificationDelegate: hasNotifications ? .complete : nil)
        let draft = ScenarioDraft(name: "Launch callbacks of UIKit", app: app, events: [.tapIcon])
        return SourceText(name: "the app of the matrix", bytes: Array(draft.value(Spelling()).json.utf8))
    }
}
