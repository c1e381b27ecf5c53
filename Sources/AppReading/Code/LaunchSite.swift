/// A place that is a fact about each launch that reaches it, and sets nothing up.
struct LaunchSite {
    let kind: Kind
    let place: Place

    enum Kind: Equatable {
        /// The application's state is read, and something depends on it.
        case state(StateUse)
        /// Something is called.
        case request(String, evenOnce: Bool)
        /// The main thread waits; nil where the time isn't known.
        case wait(String, milliseconds: Int?)
        /// A session or a screen is counted.
        case session(String)
        /// The system is asked for a device token.
        case registration
        /// A window is made for a scene.
        case window
        /// The window that is there before the app launches is used.
        case interface(InterfaceUse)
        /// The app's delegate is asked for a window that it never gets.
        case delegateWindow
        /// A scene is needed that has to be connected.
        case connectedScene
        /// The time at which the process began is read.
        case processStart
        /// Data is read that is encrypted until the first unlock.
        case protectedData(writesIfMissing: Bool)
    }

    private init(_ kind: Kind, _ place: Place) { (self.kind, self.place) = (kind, place) }

    static func all(_ node: SyntaxNode, _ reading: CodeReading) -> [LaunchSite] {
        let isMiss = reading.delegateWindow?.isMissed(by: node) == true
        return [LaunchSite(node, reading), isMiss ? LaunchSite(.delegateWindow, node.namePlace) : nil].compactMap(
            \.self)
    }

    /// Reads a node; nil for one that does something else.
    init?(_ node: SyntaxNode, _ reading: CodeReading) {
        let constants = reading.constants
        if let use = StateUse(node, constants) {
            (kind, place) = (.state(use), node.namePlace)
        } else if let use = InterfaceUse(node, constants, reading.calls) {
            (kind, place) = (.interface(use), node.namePlace)
        } else if node.needsConnectedScene, constants.mayBeApplication(node.child(.base)?.withoutMarks) {
            (kind, place) = (.connectedScene, node.namePlace)
        } else if node.kind == .member, node.isNamed("p_starttime") || node.isNamed("__p_starttime") {
            (kind, place) = (.processStart, node.namePlace)
        } else if node.kind == .subscript, KeychainSubscript.reads(node, constants) {
            (kind, place) = (.protectedData(writesIfMissing: false), node.place)
        } else if let call = SyntaxCall(node), let kind = Self.kind(of: call, constants) {
            (self.kind, place) = (kind, call.callee?.namePlace ?? node.place)
        } else {
            return nil
        }
    }

    /// Whether it matters in launch methods alone: what a scene's connection works is taken for set-up, which these aren't.
    var isOfLaunchMethods: Bool {
        switch kind {
        case .wait, .session, .interface, .protectedData, .connectedScene: true
        case .state, .request, .registration, .window, .delegateWindow, .processStart: false
        }
    }

    /// The same place, where a new value may be written.
    func writing(if writes: Bool) -> LaunchSite { LaunchSite(.protectedData(writesIfMissing: writes), place) }

    /// Whether it matters in any method.
    var isOfAnyMethod: Bool { kind == .delegateWindow }

    /// Whether it matters still where it comes after the method has returned.
    var isOfAnyTime: Bool { kind == .registration || kind == .window }

    /// Whether it asks for the application's state.
    var isState: Bool { if case .state = kind { true } else { false } }

    var isInterface: Bool { if case .interface = kind { true } else { false } }

    var readsProtectedData: Bool { if case .protectedData = kind { true } else { false } }

    var isSession: Bool { if case .session = kind { true } else { false } }

    private static func kind(of call: SyntaxCall, _ constants: CodeConstants) -> Kind? {
        switch LaunchCall.meaning(of: call, constants) {
        case .request(let request, let evenOnce): .request(request, evenOnce: evenOnce)
        case .wait(let label): .wait(label, milliseconds: nil)
        case .waitForSignal: call.waitsForSignal ? .wait("DispatchSemaphore.wait()", milliseconds: nil) : nil
        case .sleep: .wait("Thread.sleep(forTimeInterval:)", milliseconds: call.sleepMs)
        case .load(let label) where !call.loadsFile: .wait(label, milliseconds: nil)
        case .load: call.isProtected(.ofFile, constants) ? .protectedData(writesIfMissing: false) : nil
        case .protectedData(let read): call.isProtected(read, constants) ? .protectedData(writesIfMissing: false) : nil
        case .session(let label): .session(label)
        case .event: call.countedEvent(constants).map { .session($0) }
        case .ownEvent: call.isToAnalytics ? call.countedEvent(constants).map { .session($0) } : nil
        case nil: WindowMaking(call, constants.trees.code)?.initializer == .scene ? .window : asked(by: call, constants)
        }
    }

    /// What is asked of a person, or of the system.
    private static func asked(by call: SyntaxCall, _ constants: CodeConstants) -> Kind? {
        switch SetupSite.Kind(asking: call, constants) {
        case .request(let request): .request(request, evenOnce: true)
        case .remoteNotifications: .registration
        default: nil
        }
    }

    /// What a scenario says of it; nil where it is no matter in such an app, or not sure to happen.
    func action(hasScenes: Bool, isOnCondition: Bool) -> Action? {
        switch kind {
        // Without scenes the state is background in just the launches that show nothing.
        case .state(.asksForBackground): hasScenes ? .read(slot: .applicationState) : nil
        case .state(.matters): .read(slot: .applicationState)
        case .request(let request, let evenOnce):
            isOnCondition ? (evenOnce ? .request(request, once: true) : nil) : .request(request)
        case .wait(let label, let milliseconds): isOnCondition ? nil : .work(label: label, durationMs: milliseconds)
        case .session(let label): isOnCondition ? nil : .mark(label: label, metric: .session)
        case .registration: isOnCondition ? nil : .registerForRemoteNotifications
        case .connectedScene: isOnCondition || !hasScenes ? nil : .read(slot: .connectedScenes)
        case .processStart: isOnCondition ? nil : .mark(label: "time since the process began", metric: .stop)
        case .protectedData(let writes): isOnCondition ? nil : .read(slot: .protectedData, writesIfMissing: writes)
        // With scenes code may ask in vain on purpose; what it unwraps it counts on.
        case .interface(let use): isOnCondition || hasScenes && !use.isUnwrapped ? nil : .read(slot: use.slot)
        case .delegateWindow: hasScenes ? .read(slot: .appDelegateWindow) : nil
        // The code that knows the other makers of the scene's window reports it.
        case .window: nil
        }
    }
}

/// What code makes of the application's state.
enum StateUse: Equatable {
    /// It is only asked whether it is background, which is right where the state means what it says.
    case asksForBackground
    /// It is compared with others, switched over, or handed on.
    case matters

    /// Nil for what reads no state of an application, and for a read of which nothing comes.
    init?(_ node: SyntaxNode, _ constants: CodeConstants) {
        guard node.kind == .member, node.isNamed("applicationState"),
            constants.mayBeApplication(node.child(.base)?.withoutMarks),
            let use = Self.use(of: SyntaxChain(from: node).end, 0)
        else { return nil }
        self = use
    }

    private static let depthLimit = 3

    private static func use(of end: SyntaxNode, _ depth: Int) -> StateUse? {
        if end.isPrinted || end.isDiscarded { return nil }
        let variables = end.boundVariables.filter { $0.role != .member }
        if !variables.isEmpty {
            guard depth < depthLimit else { return nil }
            let uses = variables.flatMap(\.mentions).compactMap { use(of: SyntaxChain(from: $0).end, depth + 1) }
            return uses.contains(.matters) ? .matters : uses.first
        }
        if let compared = end.comparedNames { return compared.allSatisfy(isBackground) ? .asksForBackground : .matters }
        return end.enclosingCall == nil ? nil : .matters
    }

    private static func isBackground(_ name: String) -> Bool {
        name == "background" || name == "UIApplicationStateBackground"
    }
}

extension SyntaxNode {
    /// The names that it is compared with, or that a `switch` has cases for; nil where it isn't compared.
    fileprivate var comparedNames: [String]? {
        guard let parent else { return nil }
        switch parent.kind {
        case .binary where ["==", "!=", "<", ">", "<=", ">="].contains(parent.name):
            return parent.children.filter { $0 != self }.map { $0.lastName ?? "" }
        case .switch where role == .subject:
            return parent.children(.element).flatMap { $0.children(.pattern) }.map(\.lastNameInside)
        case .match where role == .value: return parent.children(.pattern).map(\.lastNameInside)
        default: return nil
        }
    }

    private var lastNameInside: String { lastName ?? descendants.compactMap(\.lastName).last ?? "" }

    /// Where a local variable is named.
    var mentions: [SyntaxNode] {
        guard let name, let function = enclosingFunction else { return [] }
        return function.descendants.filter { $0.kind == .name && $0.isNamed(name) && $0.resolve(name) == self }
    }
}
