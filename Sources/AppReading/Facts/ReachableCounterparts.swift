/// The methods of an app that do in one life cycle what an app delegate's methods do in the other.
struct ReachableCounterparts {
    private let delegate: CodeType
    private let trees: CodeTrees
    private let calls: CodeCalls
    private let line: [CodeType]
    /// The methods of scene delegates, each with its class.
    private let sceneMethods: [(callback: Callback, type: CodeType, function: SyntaxNode)]
    /// The classes of scene delegates, and their superclasses.
    private let sceneTypes: [CodeType]
    /// The handlers of the scene phase, and those of the payloads of views.
    private let handlers: [(callback: Callback, closure: SyntaxNode)]
    private let observers: StateObservers
    /// Whether all code of the app is read.
    private let isWhollyRead: Bool
    /// Whether something other than a closure follows the scene phase.
    private let hasUnreadPhase: Bool

    init(
        of delegate: CodeType, sceneDelegates: [CodeType], handlers: [(callback: Callback, closure: SyntaxNode)],
        observers: StateObservers, isWhollyRead: Bool, hasUnreadPhase: Bool, _ calls: CodeCalls
    ) {
        (self.isWhollyRead, self.hasUnreadPhase) = (isWhollyRead, hasUnreadPhase)
        self.observers = observers
        self.delegate = delegate
        self.calls = calls
        self.handlers = handlers
        trees = calls.targets.trees
        line = trees.code.withSuperclasses(delegate)
        let trees = trees
        sceneTypes = sceneDelegates.flatMap(trees.code.withSuperclasses)
        sceneMethods = sceneDelegates.flatMap { type in
            trees.code.withSuperclasses(type).flatMap(\.methods).compactMap { part in
                Callback.declared(part.declaration, by: [.sceneDelegate]).map { ($0, type, trees.node(part)) }
            }
        }
    }

    /// Whether a method of the delegate does nothing.
    func isIdle(_ callback: Callback) -> Bool { function(callback).map { effects(of: $0, line).isEmpty } ?? false }

    /// What does all that a method would do: the name of a class and its method, or a modifier.
    func counterpart(of callback: Callback, neverCalled dead: [Callback]) -> String? {
        guard let own = function(callback) else { return nil }
        let effects = effects(of: own, line).effects
        guard !effects.isEmpty else { return nil }
        let related = callback.related
        let newer = related.filter { $0.receiver == .appDelegate && $0 != callback && !dead.contains($0) }
        for callback in newer {
            if let function = function(callback), effects.isSubset(of: self.effects(of: function, line).effects) {
                return "\(callback.name) does the same"
            }
        }
        for method in sceneMethods where related.contains(method.callback) {
            let type = trees.code.withSuperclasses(method.type)
            if effects.isSubset(of: self.effects(of: method.function, type).effects) {
                return "\(method.callback.name) of \(method.type.name) does the same"
            }
        }
        return handlers.first { handler in
            related.contains(handler.callback) && effects.isSubset(of: self.effects(of: handler.closure, []).effects)
        }.map { "\($0.callback.name) does the same" }
    }

    /// What the methods that UIKit calls in the place of one do of its work.
    enum Replacement {
        /// They are read to their end, and do other work.
        case otherWork
        /// They do it, or may do it.
        case possiblySame
    }

    /// The work of those that come with the same state; nil without any.
    func replacement(of callback: Callback) -> Replacement? {
        guard callback.comesWithState, let own = function(callback) else { return nil }
        let related = callback.related
        let methods = sceneMethods.filter { related.contains($0.callback) }
        let closures = handlers.filter { related.contains($0.callback) }.map(\.closure)
        let replacing = Counterpart.all.first { $0.callbacks.contains(callback) }?.callbacks ?? []
        if hasUnreadPhase || isOfUnreadClass || sceneTypes.contains(where: mayInherit) { return .possiblySame }
        guard !closures.isEmpty || methods.contains(where: { replacing.contains($0.callback) }) else { return nil }
        return replacement(of: own, by: methods.map(\.function) + closures)
    }

    /// Whether the delegate has a superclass that isn't read, which may call its methods as the scenes change.
    private var isOfUnreadClass: Bool {
        line.last.map {
            mayInherit($0)
                && $0.superclass.flatMap { FrameworkClass.named($0.lastName, versions: LockedVersions()) } == nil
        } ?? false
    }

    /// Whether a macro or a superclass that isn't read may add methods.
    private func mayInherit(_ type: CodeType) -> Bool {
        guard !type.hasUnreadMacro, let superclass = type.superclass else { return type.hasUnreadMacro }
        return !type.hasHarmlessSuperclass && trees.code.type(superclass) == nil
    }

    /// The work of the observers of the same state; nil without any.
    func observedWork(of callback: Callback) -> Replacement? {
        guard let own = function(callback), let observers = observers.handlers(of: callback) else { return nil }
        return observers.areAll ? replacement(of: own, by: observers.nodes) : .possiblySame
    }

    private func replacement(of own: SyntaxNode, by functions: [SyntaxNode]) -> Replacement {
        let work = FollowedWork([own], superIsHarmless: line.last?.hasHarmlessSuperclass ?? true, calls)
        let other = FollowedWork(functions, superIsHarmless: true, calls)
        let isOther = other.isIdle || work.isWhole && other.isWhole && work.isApart(from: other)
        return isWhollyRead && isOther ? .otherWork : .possiblySame
    }

    private func function(_ callback: Callback) -> SyntaxNode? {
        line.lazy.flatMap(\.methods).first { Callback.declared($0.declaration, by: [.appDelegate]) == callback }.map(
            trees.node)
    }

    private func effects(of function: SyntaxNode, _ line: [CodeType]) -> BodyEffects {
        BodyEffects(of: function, ofClasses: line, calls)
    }
}
