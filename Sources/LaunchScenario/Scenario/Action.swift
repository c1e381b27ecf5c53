/// An action of the app's own code inside a method.
public indirect enum Action: Hashable, Sendable {
    /// `durationMs`: nil if it takes an unknown time. `once`: only at the first launch.
    case work(label: String, durationMs: Int? = 0, queue: Queue = .main, once: Bool = false)
    /// Reads a fact, or handles the value of an option. `first`: only the first member of a set. `protection`: of
    /// protected data.
    case read(
        slot: Slot, first: Bool = false, writesIfMissing: Bool = false, protection: Protection = .untilFirstUnlock)
    case handle(PayloadKind)
    /// A consumer that is ready only after some time. `buffered`: earlier payloads are kept for it. `clears`: it
    /// removes what is kept, so that no other consumer receives that.
    case listen(PayloadKind, afterMs: Int = 0, buffered: Bool = false, clears: Bool = false)
    /// `continued`: a BGContinuedProcessingTask.
    case registerTask(identifier: String, continued: Bool = false)
    case setNotificationDelegate
    case setServiceDelegate(ServiceProtocol)
    case enableHealthKitDelivery
    case registerForRemoteNotifications
    /// Reports an incoming call to the system, as each VoIP push requires.
    case reportCall
    case makeWindow(WindowInitializer, visible: Bool = true)
    case create(resource: String)
    case use(resource: String)
    /// Without a metric it is an ordinary mark.
    case mark(label: String, metric: Metric? = nil)
    /// `once`: only at the first launch.
    case request(String, once: Bool = false)
    /// The registration that a display's scene requires from iOS 27. `userInfo`: any object, for the scene's connection
    /// options.
    case registerSceneAccessory(SceneAccessory, userInfo: Value? = nil)
    /// The end of the latest registration: its view controller is dismissed, or it is disabled or unregistered.
    case unregisterSceneAccessory(SceneAccessory)
    /// An action that happens only after the method has returned: in a closure that it dispatches, in a task, or in a
    /// completion handler. `afterMs`: the delay in milliseconds; nil if unknown.
    case later(Action, afterMs: Int? = nil)

    /// The word for it in a scenario.
    public enum Kind: String, CaseIterable, Sendable {
        case work, read, handle, listen
        case registerTask, setNotificationDelegate, setServiceDelegate, enableHealthKitDelivery
        case registerForRemoteNotifications, reportCall, makeWindow, create, use, mark, request, registerSceneAccessory
        case unregisterSceneAccessory
    }

    /// The queue that work runs on.
    public enum Queue: String, CaseIterable, Sendable { case main, background }

    /// How long data stays encrypted: until the device has been unlocked once, or whenever it is locked.
    public enum Protection: String, CaseIterable, Sendable { case untilFirstUnlock, complete }

    /// The initializer of a window: `UIWindow(windowScene:)` or `UIWindow(frame:)`.
    public enum WindowInitializer: String, CaseIterable, Sendable { case scene, frame }

    /// The kinds of scene accessories that connect a scene, by the role of that scene.
    public enum SceneAccessory: String, CaseIterable, Sendable {
        /// `UISceneAccessory.externalNonInteractive(sceneConfiguration:)`
        case externalDisplay
        /// `UISceneAccessory.cameraCapture(sceneConfiguration:)`
        case cameraCapture

        /// The role of its scene.
        package var role: SceneRole {
            switch self {
            case .externalDisplay: .externalDisplay
            case .cameraCapture: .cameraCapture
            }
        }

        /// The first iOS and iPadOS that have it.
        package var since: Version {
            switch self {
            case .externalDisplay: Version(27)
            case .cameraCapture: Version(27, 1)
            }
        }
    }

    /// The meaning of an analytics mark.
    public enum Metric: String, CaseIterable, Sendable { case start, stop, session }

    /// The kind, by the name that a scenario gives it, whenever it happens.
    public var kind: Kind {
        switch self {
        case .work: .work
        case .read: .read
        case .handle: .handle
        case .listen: .listen
        case .registerTask: .registerTask
        case .setNotificationDelegate: .setNotificationDelegate
        case .setServiceDelegate: .setServiceDelegate
        case .enableHealthKitDelivery: .enableHealthKitDelivery
        case .registerForRemoteNotifications: .registerForRemoteNotifications
        case .reportCall: .reportCall
        case .makeWindow: .makeWindow
        case .create: .create
        case .use: .use
        case .mark: .mark
        case .request: .request
        case .registerSceneAccessory: .registerSceneAccessory
        case .unregisterSceneAccessory: .unregisterSceneAccessory
        case .later(let action, _): action.kind
        }
    }

    /// The action itself, deferred or not.
    public var itself: Action { if case .later(let action, _) = self { action.itself } else { self } }
}

extension SceneRole {
    /// Whether a scene accessory can provide such a scene.
    package var isOfAccessory: Bool { Action.SceneAccessory.allCases.contains { $0.role == self } }
}

extension Action.Kind {
    /// Whether it sets something up, so that its time matters.
    package var setsUp: Bool {
        switch self {
        case .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .makeWindow, .create:
            true
        case .work, .read, .handle, .reportCall, .use, .mark, .request, .registerSceneAccessory,
            .unregisterSceneAccessory:
            false
        }
    }

    /// Whether a scenario may put it off until its method has returned: what is set up, and a mark, such as that of a
    /// metric which ends some time after a callback.
    package var mayBeLater: Bool { setsUp || self == .mark }
}

extension Action {
    /// Whether only the first launch does it.
    package var isOnce: Bool {
        switch self {
        case .work(_, _, _, let once), .request(_, let once): once
        case .later(let action, _): action.isOnce
        case .read, .handle, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate,
            .enableHealthKitDelivery, .registerForRemoteNotifications, .reportCall, .makeWindow, .create, .use, .mark,
            .registerSceneAccessory, .unregisterSceneAccessory:
            false
        }
    }

    package func listens(for kind: PayloadKind) -> Bool {
        if case .listen(kind, _, _, _) = itself { true } else { false }
    }
}

extension Action.Kind {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
