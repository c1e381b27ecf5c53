/// An app on its device, with the methods and actions of the scenario, collected once; a class, because every moment
/// has it, and a scenario is large.
package final class DescribedApp: Sendable {
    let scenario: Scenario
    let namedMethods: [NamedMethod]
    let writtenActions: [WrittenAction]
    /// The windows that code creates, except those that the delegates of other displays create for them.
    let windows: [Action]
    /// The first location of each, deferred or not; an app may have thousands.
    private let sites: [Action: Site]
    private let kinds: Set<Action.Kind>
    /// All facts and options that are read.
    let slots: Set<Slot>
    /// The unknown parts of described methods.
    private let unknown: Set<UnknownPart>
    let listeners: [PayloadKind: Site]
    private let keptKinds: Set<PayloadKind>
    let lifecycle: Lifecycle
    let platform: Platform
    /// The versions of the system and the SDK, numbered like those of iOS.
    let uikit: Version
    let sdk: Version
    var app: ResolvedApp { scenario.app }
    var plist: InfoPlist? { app.infoPlist }
    var launchScreen: LaunchScreen { app.launchScreen }

    init(_ scenario: Scenario) {
        self.scenario = scenario
        namedMethods = scenario.app.namedMethods
        writtenActions = namedMethods.flatMap(\.writtenActions)
        windows = writtenActions.filter { $0.action.kind == .makeWindow && ($0.site.role ?? .window) == .window }.map(
            \.action.itself)
        lifecycle = scenario.app.lifecycle
        uikit = scenario.device.uikit
        sdk = scenario.sdkOnIOS
        platform = scenario.device.platform
        sites = Dictionary(writtenActions.map { ($0.action.itself, $0.site) }) { first, _ in first }
        kinds = Set(writtenActions.map(\.action.kind))
        unknown = namedMethods.reduce(into: []) { $0.formUnion($1.method.unknown) }
        slots = Set(writtenActions.compactMap(\.action.slot))
        let listening = writtenActions.compactMap { written -> (PayloadKind, Site)? in
            if case .listen(let kind, _, _, _) = written.action.itself { (kind, written.site) } else { nil }
        }
        listeners = Dictionary(listening) { first, _ in first }
        keptKinds = Set(
            writtenActions.compactMap { written in
                if case .listen(let kind, _, buffered: true, _) = written.action.itself { kind } else { nil }
            })
    }

    /// Whether payloads of the kind are kept for listeners.
    func isKept(_ kind: PayloadKind) -> Bool { keptKinds.contains(kind) }

    /// Whether the scenario has such an action.
    func writes(_ kind: Action.Kind) -> Bool { kinds.contains(kind) }

    /// The first location of an action, deferred or not; nil if there is none.
    func site(of action: Action) -> Site? { sites[action] }

    /// Whether an action at this location happens only after its method has returned.
    func isDeferred(_ site: Site) -> Bool {
        writtenActions.contains { $0.site == site && $0.action != $0.action.itself }
    }

    /// Whether an action registers the launch handler of a task.
    func registers(_ task: String) -> Bool { site(of: .registerTask(identifier: task)) != nil }

    /// Whether the actions of a launch method are known, and the whole setup with them, which neither it nor the
    /// initializer of the `App` has as unknown.
    var describesSetUp: Bool {
        let beside = [app.written.swiftUIApp?.named[.appInit]].compactMap(\.self)
        return !describedLaunchMethods.isEmpty && !(describedLaunchMethods + beside).contains { $0.hasUnknown(.setUp) }
    }

    /// Whether that is known of this action, even if other setup is unknown.
    func describes(setUp action: Action) -> Bool {
        describesSetUp || !describedLaunchMethods.isEmpty && hasUnknown(.setUp) && !hasUnknown(setUp: action)
    }

    /// The launch methods with known actions.
    private var describedLaunchMethods: [Delegate.Method] {
        SystemValue.launchMethods.value.compactMap { app.appDelegate.named[$0] }.filter { $0.actions != nil }
    }

    /// Whether a described method has this unknown part.
    func hasUnknown(_ part: UnknownPart) -> Bool { unknown.contains(part) }

    /// The method whose use of the window is unknown, preferably one of a scene's delegate.
    var siteOfUnknownWindow: NamedMethod? {
        let open = namedMethods.filter { $0.method.unknown.contains(.window) && ($0.site.role ?? .window) == .window }
        return open.first { $0.site.receiver == .sceneDelegate } ?? open.first
    }

    /// Whether it is unknown if the app, or a scene of it, has a window that is shown.
    var hasUnknownWindow: Bool {
        guard app.interface.isMade(as: .code), siteOfUnknownWindow != nil else { return false }
        return !windows.contains { window in
            guard case .makeWindow(let initializer, visible: true) = window else { return false }
            return initializer == .scene || lifecycle == .appDelegate
        }
    }

    /// Whether a described method may have this action as unknown setup.
    func hasUnknown(setUp action: Action) -> Bool { hasUnknown(.setUp) && app.written.code.mayHaveUnknown(action) }

    /// Whether a described method has an unknown use of a payload in an option.
    func hasUnknown(payloadIn slot: Slot) -> Bool { unknown.contains { $0.covers(payloadIn: slot) } }

    /// The behavior of a receiver's method; nil if UIKit finds nothing to call.
    func method(_ callback: Callback, on receiver: Receiver, role: SceneRole?) -> Delegate.Method? {
        scenario.method(callback, on: receiver, role: role)
    }

    /// The role by which the scenario describes the delegate of a scene; nil where it has one delegate for all.
    func roleOfDelegate(_ receiver: Receiver, of role: SceneRole?) -> SceneRole? {
        scenario.app.roleOfDelegate(receiver, of: role)
    }

    /// The location where a service's delegate is set; nil for the default, a launch method.
    func setUp(of service: ServiceProtocol) -> Site? { site(of: .setServiceDelegate(service)) }

    func actions(in callbacks: [Callback]) -> [Action] {
        writtenActions.filter { callbacks.contains($0.site.callback) }.map(\.action)
    }

    var windowConfigurations: [SceneManifest.Configuration] {
        (plist?.sceneManifest?.configurations ?? []).filter { $0.role == "UIWindowSceneSessionRoleApplication" }
    }

    /// Whether a launch screen is named; one that is unknown, or that a build may add, counts as present.
    var hasLaunchScreen: Bool {
        guard let plist = app.infoPlist else { return true }
        let isNamed =
            plist.hasLaunchScreen && SystemValue.launchScreenKey.value.contains(scenario.device.uikit)
            || plist.launchStoryboard != nil || app.launchScreen.storyboard != nil
        return isNamed || !plist.isWhole || plist.mayHoldMore(.launchScreen) || plist.mayHoldMore(.launchStoryboard)
    }

    /// Setup in a window scene's path: a resource that no launch method creates, or work if they do none.
    var misplacedSetUp: Site? {
        if hasUnknown(.setUp) { return nil }
        let atLaunch = actions(in: SystemValue.launchMethods.value + [.appInit])
        let inScene = writtenActions.filter {
            [.sceneDelegate, .viewController, .view].contains($0.site.receiver) && $0.site.isOfWindow
        }
        let elsewhere = writtenActions.filter { !$0.site.isOfWindow }.map(\.action)
        let others = Set(atLaunch + elsewhere)
        let resource = inScene.first { $0.action.kind == .create && !others.contains($0.action) }
        if let resource { return resource.site }
        if others.contains(where: { [.create, .work].contains($0.kind) }) { return nil }
        // A method that creates a window works on its contents.
        let ofWindows = Set(inScene.filter { $0.action.kind == .makeWindow }.map(\.site.method))
        return inScene.first { $0.action.kind == .work && !ofWindows.contains($0.site.method) }?.site
    }
}

extension Site {
    /// Whether a window's scene runs it, only or like others.
    fileprivate var isOfWindow: Bool { role == nil || role == .window }
}
