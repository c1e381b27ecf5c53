/// The file that is made of a log: the scenario alone, or a recording, which has what was observed as well.
enum SuggestionForm: String, CaseIterable, Sendable { case scenario, recording }

/// The scenario that a log suggests, to be edited.
struct SuggestedScenario {
    /// Nil where none can be made of the log.
    let scenario: Scenario?

    /// The log doesn't show the device and the interface, so the first ones are used with which the model matches
    /// the log; or the nearest ones.
    init(of launch: LoggedLaunch, logged: Set<String>, name: String) {
        let draft = Draft(launch.entries, device: launch.probe?.device, name: name)
        let best = draft.variants.map { (scenario: $0, mismatches: draft.mismatches($0, logged)) }.min {
            $0.mismatches < $1.mismatches
        }
        scenario = best?.scenario
    }

    var text: String { value.map { $0.laidOut(depth: 0) + "\n" } ?? "" }

    var value: Value? { scenario?.value(Spelling(spelledOut: ["by"])) }
}

/// A scenario but for what is still to be chosen.
private struct Draft {
    let entries: [ObservedEntry]
    /// The one in the log.
    let device: Device?
    let name: String
    let lifecycle: Lifecycle?
    private(set) var events: SuggestedEvents

    init(_ entries: [ObservedEntry], device: Device?, name: String) {
        // What comes after so many is left out of the events, too.
        self.entries = Array(entries.prefix(SuggestedEvents.limit * 10))
        self.device = device
        self.name = name
        lifecycle = Lifecycle(self.entries)
        events = SuggestedEvents(self.entries)
        while let impossible { events.remove(at: impossible) }
    }

    /// The scenario with every choice of the facts that a log doesn't show: newer systems first, since most logs are of one; an app
    /// without scenes has none of the newest.
    var variants: [Scenario] {
        // A device may be newer than all that is known.
        let known = device.map { device in variants { _ in [device] } } ?? []
        guard known.isEmpty else { return known }
        return variants { lifecycle in
            let versions: [Version] =
                switch lifecycle {
                case .appDelegate: [18, 12, 10, 9, 8, 7, 6]
                case .scene, .swiftUI, nil: [.newest, 18, 16, 14, 13]
                }
            return versions.map { Device(os: $0) }
        }
    }

    private func variants(_ devices: (Lifecycle?) -> [Device]) -> [Scenario] {
        let lifecycles = lifecycle.map { [$0] } ?? [nil, .appDelegate]
        return lifecycles.flatMap { lifecycle in
            let interfaces: [Interface?] = [nil, .code]
            return interfaces.flatMap { interface in
                devices(lifecycle).flatMap { device in
                    readings.compactMap { scenario(app(lifecycle, interface, $0), on: device) }
                }
            }
        }
    }

    /// The methods that may be meant by the names in the log: as they are written, and as asynchronous ones.
    private var readings: [[Callback: Callback]] {
        let namesakes = entries.compactMap(\.callback).unique().compactMap { callback in
            callback.asynchronousNamesake.map { (callback, $0) }
        }
        return namesakes.isEmpty ? [[:]] : [[:], Dictionary(namesakes) { first, _ in first }]
    }

    /// Nil where such a system can't have what the log shows.
    private func scenario(_ app: Scenario.App, on device: Device) -> Scenario? {
        do throws(Contradictions) {
            return try Scenario(
                name, notes: "Inferred from a log. The events are a guess: edit them.", device: device, app: app,
                start: events.start, events: events.events)
        } catch { return nil }
    }

    private func app(_ lifecycle: Lifecycle?, _ interface: Interface?, _ reading: [Callback: Callback]) -> Scenario.App
    {
        Scenario.App(
            lifecycle: lifecycle, interface: interface, appDelegate: delegate(.appDelegate, reading) ?? .complete,
            sceneDelegate: delegate(.sceneDelegate), notificationDelegate: delegate(.notificationDelegate),
            viewController: delegate(.viewController) ?? .complete)
    }

    /// The delegate that has the methods of the log; nil where the log has none of it.
    private func delegate(_ receiver: Receiver, _ reading: [Callback: Callback] = [:]) -> Delegate? {
        let callbacks = entries.compactMap(\.callback).filter { $0.spec.receiver == receiver }
        let methods = callbacks.map { reading[$0] ?? $0 }.unique()
        return methods.isEmpty ? nil : Delegate(methods.map { ($0, Delegate.Method()) })
    }

    /// How far the model is from the log; as far as can be where there is no such launch.
    func mismatches(_ scenario: Scenario, _ logged: Set<String>) -> Int {
        do { return Conformance(of: entries, with: try scenario.trace(), comparing: logged).counts.mismatches } catch {
            return .max
        }
    }

    /// The first event that can't happen after those before it.
    private var impossible: Int? {
        do throws(ImpossibleEvent) {
            _ = try variants.first?.trace()
            return nil
        } catch { return error.event }
    }
}

extension Lifecycle {
    /// The one under which UIKit makes these callbacks; nil where it could be any.
    fileprivate init?(_ entries: [ObservedEntry]) {
        let callbacks = entries.compactMap(\.callback)
        let receivers = Set(callbacks.filter(\.identifiesLifecycle).map(\.receiver))
        let others = Set(callbacks.map(\.receiver))
        let notified = Set(entries.compactMap(\.notification).map(\.actor))
        if others.contains(.view) || others.contains(.swiftUIApp) {
            self = .swiftUI
        } else if receivers.contains(.sceneDelegate) || callbacks.contains(.configurationForConnecting)
            || notified.contains(.scene)
        {
            self = .scene
        } else if receivers.contains(.appDelegate) || notified.contains(.application) {
            self = .appDelegate
        } else {
            return nil
        }
    }
}

extension Value {
    /// JSON to be edited by hand: small objects stay in a line.
    func laidOut(depth: Int) -> String {
        let (brackets, items): ((String, String), [String]) =
            switch self {
            case .null, .bool, .number, .string: (("", ""), [])
            case .list(let values): (("[", "]"), values.map { $0.laidOut(depth: depth + 1) })
            case .object(let members):
                (("{", "}"), members.map { "\(Value.string($0.key).json): \($0.value.laidOut(depth: depth + 1))" })
            }
        guard !items.isEmpty else { return json }
        let line = "\(brackets.0) \(items.joined(separator: ", ")) \(brackets.1)"
        if depth > 1 || (depth == 1 && line.utf8.count < 40), !line.contains("\n"), line.utf8.count < 100 {
            return line
        }
        let indent = String(repeating: "  ", count: depth)
        return brackets.0 + "\n" + items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
            + "\n\(indent)\(brackets.1)"
    }
}
