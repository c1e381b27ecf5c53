extension Scenario {
    /// How the app is built, as it is written down; nil is left to the device and to Info.plist.
    public struct App: Hashable, Sendable {
        /// By default as Info.plist says; else with scenes, from iOS 13.
        public var lifecycle: Lifecycle?
        /// The SDK that the app is linked with; by default the version of the system, but 26 at most for an app without
        /// scenes.
        public var sdk: Version?
        /// The parts of Info.plist that a launch depends on; nil where the scenario gives none.
        public var infoPlist: InfoPlist?
        /// Who makes the first window; by default as Info.plist says.
        public var interface: Interface?
        /// The properties of the launch screen that guidelines and limits ask about.
        public var launchScreen: LaunchScreen
        /// Whether the app supports several windows; by default as Info.plist says.
        public var multipleScenes: Bool?
        /// A restoration archive, or a scene's restoration activity, exists.
        public var savedState: Bool
        /// The system remembers a scene session from an earlier run.
        public var savedSession: Bool
        /// Sessions that the user closed while the app was not running.
        public var discardedSessions: Int
        /// One-time set-up is due.
        public var firstLaunch: Bool
        /// Main-thread time before `main`, in milliseconds.
        public var preMainMs: Int
        /// The application's delegate.
        public var appDelegate: Delegate
        /// By default one that implements everything, where the life cycle and Info.plist ask for one.
        public var sceneDelegate: Delegate?
        /// Whether the class of the scene delegate is missing.
        public var lacksSceneDelegate: Bool
        /// The delegates of scenes by role, where one for all doesn't do; a role that isn't named has one of which
        /// nothing is said.
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
        /// The protocols that no class of the app is a delegate by.
        public var servicesWithoutDelegate: Set<ServiceProtocol>
        /// What is known of its code that no key of a scenario says.
        public var code = Code()

        /// An app of which only this is said.
        public init(
            lifecycle: Lifecycle? = nil, sdk: Version? = nil, infoPlist: InfoPlist? = nil,
            interface: Interface? = nil, launchScreen: LaunchScreen = LaunchScreen(),
            multipleScenes: Bool? = nil, savedState: Bool = false, savedSession: Bool = false,
            discardedSessions: Int = 0, firstLaunch: Bool = false, preMainMs: Int = 0,
            appDelegate: Delegate = .complete, sceneDelegate: Delegate? = nil, lacksSceneDelegate: Bool = false,
            sceneDelegates: [SceneRole: Delegate] = [:], rolesWithoutDelegate: Set<SceneRole> = [],
            notificationDelegate: Delegate? = nil,
            viewController: Delegate = .complete,
            swiftUIApp: Delegate? = nil, view: Delegate? = nil, serviceDelegates: [ServiceProtocol: Delegate] = [:],
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

/// Who makes the first window.
public enum Interface: String, CaseIterable, Sendable {
    case storyboard, code
    /// SwiftUI's `DocumentGroup`, which opens documents by itself.
    case documentGroup
    /// A view of SwiftUI in a hosting controller of UIKit, in a window that code makes.
    case hosting
    /// The scenes of a `UIHostingSceneDelegate`, which SwiftUI shows in an app with the scene life cycle.
    case hostingScene

    /// Whether the window comes as one of that sort: a hosting controller is put into a window that code makes.
    package func isMade(as other: Interface) -> Bool {
        self == other || other == .code && [.hosting, .documentGroup].contains(self)
    }

    /// Whether views of SwiftUI are shown in UIKit's life cycle.
    package var hostsViews: Bool { self == .hosting || self == .hostingScene }
}

/// The launch screen, as far as guidelines and limits ask about it.
public struct LaunchScreen: Hashable, Sendable {
    /// The name of its storyboard; nil where the scenario names none.
    public var storyboard: String?
    /// Size of the images in megabytes, as the scenario writes it.
    public var imageMB: Double?
    /// Whether text is on it; nil where the scenario doesn't say.
    public var containsText: Bool?
    /// Whether a logo or the like is on it; nil where the scenario doesn't say.
    public var containsBranding: Bool?
    /// Whether it looks like the first screen of the app; nil where the scenario doesn't say.
    public var matchesFirstScreen: Bool?
    /// Whether it is light or dark as the system is; nil where the scenario doesn't say.
    public var followsAppearance: Bool?

    /// A launch screen of which the scenario says only so much.
    public init(
        storyboard: String? = nil, imageMB: Double? = nil, containsText: Bool? = nil,
        containsBranding: Bool? = nil, matchesFirstScreen: Bool? = nil, followsAppearance: Bool? = nil
    ) {
        self.storyboard = storyboard
        self.imageMB = imageMB
        self.containsText = containsText
        self.containsBranding = containsBranding
        self.matchesFirstScreen = matchesFirstScreen
        self.followsAppearance = followsAppearance
    }
}
