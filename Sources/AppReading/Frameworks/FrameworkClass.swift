/// What a class that isn't in the target does with callbacks.
struct FrameworkClass: Sendable {
    let name: String
    let methods: [FrameworkMethod]

    static let implementNothing: Set<String> = ["UIResponder", "NSObject", "UIApplication"]

    func method(spelled name: String) -> FrameworkMethod? {
        methods.first { $0.callback.name == name || $0.callback.spec.selector == name }
    }
}

struct FrameworkMethod: Sendable {
    let callback: Callback
    let returns: ReturnValue?
    let actions: [Action]?
}
