/// A method that a framework's delegate class implements, and what it does.
package struct FrameworkMethod: Hashable, Sendable {
    package let callback: Callback
    /// The return value, where it is always the same.
    package let returns: ReturnValue?
    /// In order; nil where a part of the app may receive the payload from it, or where its code isn't known.
    package let actions: [Action]?
    /// The delegate methods that it calls, of its own object or of the app's delegate: an override of one gets what
    /// UIKit handed to this one.
    package let calls: [Callback]
    /// Whether UIKit may find no such method: plugins decide, or the version of the framework in which it came is
    /// unknown.
    package let mayBeAbsent: Bool
    /// Whether it hands a launch to plugins, which may look at its options and set something up, and does nothing itself.
    package let isForPlugins: Bool

    private init(
        _ callback: Callback, returns: ReturnValue? = nil, actions: [Action]? = nil, calls: [Callback] = [],
        mayBeAbsent: Bool = false, isForPlugins: Bool = false
    ) {
        self.isForPlugins = isForPlugins
        self.callback = callback
        self.returns = returns
        self.actions = actions
        self.calls = calls
        self.mayBeAbsent = mayBeAbsent
    }

    /// Hands what it gets on, or does what isn't known.
    static func unknown(
        _ callback: Callback, returns: ReturnValue? = nil, calls: Callback..., mayBeAbsent: Bool = false
    ) -> FrameworkMethod { FrameworkMethod(callback, returns: returns, calls: calls, mayBeAbsent: mayBeAbsent) }

    /// Hands a launch to plugins; windows are none of theirs.
    static func forPlugins(_ callback: Callback) -> FrameworkMethod { FrameworkMethod(callback, isForPlugins: true) }

    /// Performs these actions, and ignores all other payloads.
    static func known(
        _ callback: Callback, returns: ReturnValue? = nil, does actions: [Action] = [], calls: Callback...
    ) -> FrameworkMethod { FrameworkMethod(callback, returns: returns, actions: actions, calls: calls) }

    /// The method in a subclass that overrides others: what it does is unknown where it calls one of them.
    func inSubclass(overriding callbacks: Set<Callback>) -> FrameworkMethod {
        guard calls.contains(where: callbacks.contains) else { return self }
        return FrameworkMethod(callback, returns: returns, calls: calls, mayBeAbsent: mayBeAbsent)
    }
}

extension [FrameworkMethod] {
    /// Methods that hand on what they get, or do what isn't known.
    static func unknown(_ callbacks: Callback..., mayBeAbsent: Bool = false) -> [FrameworkMethod] {
        callbacks.map { .unknown($0, mayBeAbsent: mayBeAbsent) }
    }

    /// Methods without a body.
    static func empty(_ callbacks: Callback...) -> [FrameworkMethod] { callbacks.map { .known($0) } }
}
