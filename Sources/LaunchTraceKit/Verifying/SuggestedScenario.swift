/// The scenario that a log suggests, to be edited.
struct SuggestedScenario {
    /// The scenario as JSON.
    let text: String

    /// Of the device and the interface the log tells nothing, so the first are taken with which the model agrees with
    /// the log; or the nearest ones.
    init(of launch: LoggedLaunch, logged: Set<Callback>, name: String) {
        let draft = Draft(launch.callbacks, name: name)
        let best = draft.variants.map { (scenario: $0, mismatches: draft.mismatches($0, logged)) }
            .min { $0.mismatches < $1.mismatches }
        text = best.map { $0.scenario.value(Spelling(spelledOut: ["by"])).laidOut(depth: 0) + "\n" } ?? ""
    }
}

/// A scenario but for what is still to be chosen.
private struct Draft {
    let callbacks: [ObservedCallback]
    let name: String
    let lifecycle: Lifecycle?
    private(set) var events: SuggestedEvents

    init(_ callbacks: [ObservedCallback], name: String) {
        // What comes after so many is left out of the events, too.
        self.callbacks = Array(callbacks.prefix(SuggestedEvents.limit * 10))
        self.name = name
        lifecycle = Lifecycle(self.callbacks)
        events = SuggestedEvents(self.callbacks)
        while let impossible { events.remove(at: impossible) }
    }

    /// The scenario with every choice of what a log doesn't tell: newer systems first, since most logs are of one; an app
    /// without scenes has none of the newest.
    var variants: [Scenario] {
        let lifecycles = lifecycle.map { [$0] } ?? [nil, .appDelegate]
        return lifecycles.flatMap { lifecycle in
            let versions: [Version] =
                switch lifecycle {
                case .appDelegate: [18, 12, 10, 9, 8, 7, 6]
                case .scene, .swiftUI, nil: [.newest, 18, 16, 14, 13]
                }
            let interfaces: [Interface?] = [nil, .code]
            return interfaces.flatMap { interface in
                versions.compactMap { scenario(app(lifecycle, interface), on: $0) }
            }
        }
    }

    /// Nil where such a system can't have what the log shows.
    private func scenario(_ app: Scenario.App, on os: Version) -> Scenario? {
        do throws(Contradictions) {
            return try Scenario(
                name, notes: "Suggested by a log. What the user does is a guess: edit it.", device: Device(os: os),
                app: app, start: events.start, events: events.events)
        } catch {
            return nil
        }
    }

    private func app(_ lifecycle: Lifecycle?, _ interface: Interface?) -> Scenario.App {
        Scenario.App(
            lifecycle: lifecycle, interface: interface, appDelegate: delegate(.appDelegate) ?? .complete,
            sceneDelegate: delegate(.sceneDelegate), notificationDelegate: delegate(.notificationDelegate),
            viewController: delegate(.viewController) ?? .complete)
    }

    /// The delegate that has the methods of the log; nil where the log has none of it.
    private func delegate(_ receiver: Receiver) -> Delegate? {
        let methods = callbacks.map(\.callback).filter { $0.spec.receiver == receiver }.unique()
        return methods.isEmpty ? nil : Delegate(methods.map { ($0, Delegate.Method()) })
    }

    /// How far the model is from the log; as far as can be where there is no such launch.
    func mismatches(_ scenario: Scenario, _ logged: Set<Callback>) -> Int {
        do {
            let names = Set(logged.map(\.name))
            return Conformance(of: callbacks, with: try scenario.trace(), comparing: names).counts.mismatches
        } catch {
            return .max
        }
    }

    /// The first event that can't happen after those before it.
    private var impossible: Int? {
        do throws(ImpossibleEvent) {
            _ = try variants.first?.trace()
            return nil
        } catch {
            return error.event
        }
    }
}

extension Lifecycle {
    /// The one under which UIKit makes these callbacks; nil where it could be any.
    fileprivate init?(_ callbacks: [ObservedCallback]) {
        let receivers = Set(callbacks.map(\.callback).filter(\.identifiesLifecycle).map(\.receiver))
        let others = Set(callbacks.map(\.callback.receiver))
        if others.contains(.view) || others.contains(.app) {
            self = .swiftUI
        } else if receivers.contains(.sceneDelegate)
            || callbacks.contains(where: { $0.callback == .configurationForConnecting })
        {
            self = .scene
        } else if receivers.contains(.appDelegate) {
            self = .appDelegate
        } else {
            return nil
        }
    }
}

extension Value {
    /// JSON to be edited by hand: small objects stay in a line.
    fileprivate func laidOut(depth: Int) -> String {
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
