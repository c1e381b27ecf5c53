import LaunchModel

extension JSONSchema {
    /// A delegate, whose keys are its methods in both spellings.
    static func delegate(_ receiver: Receiver) -> Key {
        let callbacks = Callback.allCases.map(\.spec).filter { $0.receiver == receiver }
        let names = callbacks.map { method($0.name, of: $0) }
        let selectors = callbacks.compactMap { spec in spec.selector.map { method($0, of: spec) } }
        let others = Key("*", definition("method"), "All methods that aren't named.")
        let methods = object([others] + names + selectors)
        // A manifest can name a scene delegate whose class is missing.
        return Key(
            receiver.rawValue, receiver == .sceneDelegate ? any(of: [methods, only(.null)]) : methods,
            "The methods that it implements, and what they do; left out, it implements all of its protocol.")
    }

    /// What the methods of delegates have in common, by what they return.
    static let methodDefinitions: [Value.Member] = [
        .init("method", method(returning: nil).value), .init("boolMethod", method(returning: flag).value),
        .init("fetchMethod", method(returning: choice(FetchResult.self)).value),
    ]

    private static func method(_ name: String, of spec: CallbackSpec) -> Key {
        let end = spec.deprecated.map { ", deprecated in iOS \($0)" } ?? ""
        return Key(name, definition(spec.returns.definition), "\(spec.declaredBy), since iOS \(spec.since)\(end).")
    }

    private static func method(returning value: JSONSchema?) -> JSONSchema {
        object(
            (value.map { [Key("returns", $0, "What it returns.")] } ?? []) + [
                Key("durationMs", milliseconds, "Main-thread time in the method itself.", default: .number("0")),
                Key("does", list(of: definition("action")), "What it does, in order, and nothing else."),
            ])
    }
}

extension CallbackSpec.ReturnType {
    /// The definition of methods that return this.
    fileprivate var definition: String {
        switch self {
        case .bool: "boolMethod"
        case .fetchResult: "fetchMethod"
        case .nothing, .sceneConfiguration, .userActivity, .viewController, .handler: "method"
        }
    }
}
