/// The path from the top of a scenario to one of its parts.
public struct ScenarioPath: Hashable, Sendable {
    /// The steps, from the top down.
    public var steps: [Step]

    /// One step down.
    public enum Step: Hashable, Sendable {
        case key(String)
        case item(Int)
        /// The key of a method, in Swift's or Objective-C's spelling.
        case method(Callback)
        /// The key of a service's delegate, by any of its names.
        case service(ServiceProtocol)
    }

    /// A path of these steps; without steps it leads to the scenario itself.
    public init(_ steps: [Step]) { self.steps = steps }

    /// The steps with the names of the catalog.
    package var words: [String] {
        steps.map { step in
            switch step {
            case .key(let key): key
            case .item(let index): "\(index)"
            case .method(let callback): callback.name
            case .service(let service): service.rawValue
            }
        }
    }

    /// A scene configuration that code requests by its name.
    package static func configuration(_ name: String) -> ScenarioPath {
        .app(Receiver.appDelegate.rawValue, "UISceneConfiguration \(name)")
    }

    /// A class for the windows of scenes that nothing makes a delegate.
    package static func unusedSceneDelegate(_ name: String) -> ScenarioPath {
        .app(Receiver.sceneDelegate.rawValue, name)
    }

    /// A key of the app, or below one.
    package static func app(_ keys: String...) -> ScenarioPath { ScenarioPath([.key("app")] + keys.map(Step.key)) }

    /// The path to something below this part.
    package func to(_ steps: Step...) -> ScenarioPath { ScenarioPath(self.steps + steps) }

    /// Whether it leads to a part or into it.
    package func starts(with part: ScenarioPath) -> Bool { steps.starts(with: part.steps) }

    package static func event(_ index: Int) -> ScenarioPath {
        ScenarioPath([.key("events"), .item(index), .key("event")])
    }
}

extension Receiver {
    /// The steps below the app to its description in a scenario.
    package var path: [ScenarioPath.Step] {
        let service = ServiceProtocol.allCases.first { $0.receiver == self }
        return service.map { [.key(ServiceProtocol.key), .service($0)] } ?? scenarioKeys.map { .key($0) }
    }
}
