/// The keys of an Info.plist that a launch depends on.
public struct InfoPlist: Hashable, Sendable {
    /// `UIApplicationSceneManifest`.
    public var sceneManifest: SceneManifest?
    /// `UIMainStoryboardFile`.
    public var mainStoryboard: String?
    /// `UILaunchStoryboardName`.
    public var launchStoryboard: String?
    /// Whether `UILaunchScreen` is there.
    public var hasLaunchScreen: Bool
    /// `UIBackgroundModes`; nil where the key is absent.
    public var backgroundModes: [String]?
    /// `BGTaskSchedulerPermittedIdentifiers`; nil where the key is absent.
    public var permittedTasks: [String]? { didSet { taskPatterns = TaskPatterns(permittedTasks ?? []) } }
    package private(set) var taskPatterns = TaskPatterns([])
    /// The schemes of `CFBundleURLTypes`, in lower case; nil where the key is absent.
    public var urlSchemes: [String]?
    /// The types of `CFBundleDocumentTypes`, those of all kinds of documents; nil where the key is absent.
    public var documentTypes: [String]?
    /// `LSSupportsOpeningDocumentsInPlace`.
    public var opensDocumentsInPlace: Bool
    /// `NSUserActivityTypes`; nil where the key is absent.
    public var activityTypes: [String]?
    /// The types of `UIApplicationShortcutItems`; nil where the key is absent.
    public var quickActions: [String]?
    /// `UISupportedInterfaceOrientations`; nil where the key is absent.
    public var orientations: [String]?
    /// `UIApplicationExitsOnSuspend`, which Apple has made obsolete.
    public var exitsOnSuspend: Bool
    /// `MinimumOSVersion`; nil where the key is absent.
    public var minimumOS: Version?
    /// Whether missing keys are also missing in the app: the Info.plist of a project lacks the keys that a build adds.
    public var isWhole: Bool
    /// The keys that the app's Info.plist may have in addition, because a part of the project wasn't read.
    public var unread: Unread

    /// How much may be missing.
    public enum Unread: Hashable, Sendable {
        /// Nothing is missing, except in some keys.
        case values(ofKeys: Set<String>)
        /// Keys with all their contents.
        case keys

        /// Nothing is missing.
        public static let nothing = Unread.values(ofKeys: [])

        /// Whether a key may contain more than is known.
        package func mayHoldMore(_ key: String) -> Bool {
            switch self {
            case .values(let keys): keys.contains(key)
            case .keys: true
            }
        }
    }

    /// An Info.plist with these keys and no others.
    public init(
        sceneManifest: SceneManifest? = nil, mainStoryboard: String? = nil, launchStoryboard: String? = nil,
        hasLaunchScreen: Bool = false, backgroundModes: [String]? = nil, permittedTasks: [String]? = nil,
        urlSchemes: [String]? = nil, documentTypes: [String]? = nil, opensDocumentsInPlace: Bool = false,
        activityTypes: [String]? = nil, quickActions: [String]? = nil, orientations: [String]? = nil,
        exitsOnSuspend: Bool = false, minimumOS: Version? = nil, isWhole: Bool = true, unread: Unread = .nothing
    ) {
        self.sceneManifest = sceneManifest
        self.mainStoryboard = mainStoryboard
        self.launchStoryboard = launchStoryboard
        self.hasLaunchScreen = hasLaunchScreen
        self.backgroundModes = backgroundModes
        self.permittedTasks = permittedTasks
        taskPatterns = TaskPatterns(permittedTasks ?? [])
        self.urlSchemes = urlSchemes
        self.documentTypes = documentTypes
        self.opensDocumentsInPlace = opensDocumentsInPlace
        self.activityTypes = activityTypes
        self.quickActions = quickActions
        self.orientations = orientations
        self.exitsOnSuspend = exitsOnSuspend
        self.minimumOS = minimumOS
        self.isWhole = isWhole
        self.unread = unread
    }

    /// Whether a key may have more values than these.
    package func mayHoldMore(_ key: Key) -> Bool { unread.mayHoldMore(key.rawValue) }

    /// Whether the list under a key has an element; nil if that is unknown.
    package func lists(_ item: String, in list: [String]?, under key: Key) -> Bool? {
        if list?.contains(item) == true { return true }
        return mayHoldMore(key) ? nil : false
    }

    /// The keys whose absence causes a finding.
    package enum Key: String {
        case sceneManifest = "UIApplicationSceneManifest"
        case urlTypes = "CFBundleURLTypes"
        case backgroundModes = "UIBackgroundModes"
        case permittedTasks = "BGTaskSchedulerPermittedIdentifiers"
        case launchScreen = "UILaunchScreen"
        case launchStoryboard = "UILaunchStoryboardName"
    }
}

/// `UIApplicationSceneManifest`.
public struct SceneManifest: Hashable, Sendable {
    /// `UIApplicationSupportsMultipleScenes`.
    public var supportsMultipleScenes: Bool
    /// `UISceneConfigurations`, flattened: every configuration with its role.
    public var configurations: [Configuration]
    /// `UIApplicationPreferredDefaultSceneSessionRole`: what visionOS opens first.
    public var preferredRole: String?

    /// One configuration of the manifest.
    public struct Configuration: Hashable, Sendable {
        /// The session role, such as `UIWindowSceneSessionRoleApplication`.
        public var role: String
        /// `UISceneConfigurationName`; nil where the key is absent.
        public var name: String?
        /// `UISceneDelegateClassName`; nil where the key is absent.
        public var delegateClass: String?
        /// `UISceneStoryboardFile`; nil where the key is absent.
        public var storyboard: String?

        /// A configuration with these keys and no others.
        public init(role: String, name: String? = nil, delegateClass: String? = nil, storyboard: String? = nil) {
            self.role = role
            self.name = name
            self.delegateClass = delegateClass
            self.storyboard = storyboard
        }
    }

    /// A scene manifest with these keys and no others.
    public init(
        supportsMultipleScenes: Bool = false, configurations: [Configuration] = [], preferredRole: String? = nil
    ) {
        self.supportsMultipleScenes = supportsMultipleScenes
        self.configurations = configurations
        self.preferredRole = preferredRole
    }
}
