extension Scenario {
    /// The app as written in a scenario; the device and Info.plist decide about nil.
    public struct App: Hashable, Sendable {
        /// By default as in Info.plist; otherwise with scenes, from iOS 13.
        public var lifecycle: Lifecycle?
        /// The SDK that the app is linked with; by default the version of the system, but 26 at most for an app without
        /// scenes.
        public var sdk: Version?
        /// The parts of Info.plist that a launch depends on; nil where the scenario gives none.
        public var infoPlist: InfoPlist?
        /// The creator of the first window; by default as in Info.plist.
        public var interface: Interface?
        /// The properties of the launch screen that guidelines and limits cover.
        public var launchScreen: LaunchScreen
        /// Whether the app supports several windows; by default as in Info.plist.
        public var multipleScenes: Bool?
        /// A restoration archive, or a scene's restoration activity, exists.
        public var savedState: Bool
        /// The system remembers a scene session from an earlier run.
        public var savedSession: Bool
        /// Sessions that the user closed while the app was not running.
        public var discardedSessions: Int
        /// Whether window scenes have a `closureConfirmation`, so that closing one asks the user first.
        public var closureConfirmation: Bool
        /// The `destructionConditions` of window scenes.
        public var destructionConditions: Set<DestructionCondition>
        /// One-time setup is due.
        public var firstLaunch: Bool
        /// Main-thread time before `main`, in milliseconds.
        public var preMainMs: Int
        /// The application's delegate.
        public var appDelegate: Delegate
        /// By default one that implements everything, if the life cycle and Info.plist require one.
        public var sceneDelegate: Delegate?
        /// Whether the class of the scene delegate is missing.
        public var lacksSceneDelegate: Bool
        /// The delegates of scenes by role, if they differ; a role that isn't named has a delegate with unknown
        /// behavior.
        public var sceneDelegates: [SceneRole: Delegate]
        /// The roles whose scene delegate's class is missing.
        public var rolesWithoutDelegate: Set<SceneRole>
        /// The UNUserNotificationCenterDelegate; nil where the app sets none.
        public var notificationDelegate: Delegate?
        /// The view controllers, all alike.
        public var viewController: Delegate
        /// The `App` of SwiftUI; by default one that implements everything.
        public var swiftUIApp: Delegate?
        /// The root view of SwiftUI's scenes; by default one that implements everything.
        public var view: Delegate?
        /// The delegates of frameworks that run the app in the background; by default they implement everything.
        public var serviceDelegates: [ServiceProtocol: Delegate]
        /// The delegate protocols that no class of the app adopts.
        public var servicesWithoutDelegate: Set<ServiceProtocol>
        /// Facts about its code without a key in scenarios.
        public var code = Code()

        /// An app with only these properties.
        public init(
            lifecycle: Lifecycle? = nil, sdk: Version? = nil, infoPlist: InfoPlist? = nil, interface: Interface? = nil,
            launchScreen: LaunchScreen = LaunchScreen(), multipleScenes: Bool? = nil, savedState: Bool = false,
            savedSession: Bool = false, discardedSessions: Int = 0, closureConfirmation: Bool = false,
            destructionConditions: Set<DestructionCondition> = [], firstLaunch: Bool = false, preMainMs: Int = 0,
            appDelegate: Delegate = .complete, sceneDelegate: Delegate? = nil, lacksSceneDelegate: Bool = false,
            sceneDelegates: [SceneRole: Delegate] = [:], rolesWithoutDelegate: Set<SceneRole> = [],
            notificationDelegate: Delegate? = nil, viewController: Delegate = .complete, swiftUIApp: Delegate? = nil,
            view: Delegate? = nil, serviceDelegates: [ServiceProtocol: Delegate] = [:],
            servicesWithoutDelegate: Set<ServiceProtocol> = []
        ) {
            self.lifecycle = lifecycle
            self.sdk = sdk
            self.infoPlist = infoPlist
            self.interface = interface
            self.launchScreen = launchScreen
            self.multipleScenes = multipleScenes
            self.savedState = savedState
            self.savedSession = savedSession
            self.discardedSessions = discardedSessions
            self.closureConfirmation = closureConfirmation
            self.destructionConditions = destructionConditions
            self.firstLaunch = firstLaunch
            self.preMainMs = preMainMs
            self.appDelegate = appDelegate
            self.sceneDelegate = sceneDelegate
            self.lacksSceneDelegate = lacksSceneDelegate
            self.sceneDelegates = sceneDelegates
            self.rolesWithoutDelegate = rolesWithoutDelegate
            self.notificationDelegate = notificationDelegate
            self.viewController = viewController
            self.swiftUIApp = swiftUIApp
            self.view = view
            self.serviceDelegates = serviceDelegates
            self.servicesWithoutDelegate = servicesWithoutDelegate
        }
    }
}

extension Scenario.App {
    /// The first role, apart from windows, whose scene delegate's class is missing.
    package var roleWithoutDelegate: SceneRole? {
        SceneRole.allCases.first { $0 != .window && rolesWithoutDelegate.contains($0) }
    }
}

/// A reason for which UIKit destroys a scene, with its session: a `UIScene.DestructionCondition`.
public enum DestructionCondition: String, CaseIterable, Sendable {
    case userInitiatedDismissal, systemDisconnection

    /// The reason in one sentence.
    public var meaning: String {
        switch self {
        case .userInitiatedDismissal: "The user goes to the Home screen, or closes the window on visionOS."
        case .systemDisconnection: "The system disconnects the scene, or ends the process."
        }
    }
}

/// The creator of the first window.
public enum Interface: String, CaseIterable, Sendable {
    case storyboard, code
    /// SwiftUI's `DocumentGroup`, which opens documents by itself.
    case documentGroup
    /// A view of SwiftUI in a hosting controller of UIKit, in a window that code creates.
    case hosting
    /// The scenes of a `UIHostingSceneDelegate`, which SwiftUI shows in an app with the scene life cycle.
    case hostingScene

    /// Whether the window is of that kind; a hosting controller is put into a window that code creates.
    package func isMade(as other: Interface) -> Bool {
        self == other || other == .code && [.hosting, .documentGroup].contains(self)
    }

    /// Whether views of SwiftUI are shown in UIKit's life cycle.
    package var hostsViews: Bool { self == .hosting || self == .hostingScene }
}

/// The launch screen, as far as guidelines and limits cover it.
public struct LaunchScreen: Hashable, Sendable {
    /// The name of its storyboard; nil where the scenario names none.
    public var storyboard: String?
    /// Size of the images in megabytes, as the scenario writes it.
    public var imageMB: Double?
    /// Whether text is on it; nil if unknown.
    public var containsText: Bool?
    /// Whether a logo or the like is on it; nil if unknown.
    public var containsBranding: Bool?
    /// Whether it looks like the first screen of the app; nil if unknown.
    public var matchesFirstScreen: Bool?
    /// Whether it is light or dark as the system is; nil if unknown.
    public var followsAppearance: Bool?

    /// A launch screen with only these properties.
    public init(
        storyboard: String? = nil, imageMB: Double? = nil, containsText: Bool? = nil, containsBranding: Bool? = nil,
        matchesFirstScreen: Bool? = nil, followsAppearance: Bool? = nil
    ) {
        self.storyboard = storyboard
        self.imageMB = imageMB
        self.containsText = containsText
        self.containsBranding = containsBranding
        self.matchesFirstScreen = matchesFirstScreen
        self.followsAppearance = followsAppearance
    }
}
