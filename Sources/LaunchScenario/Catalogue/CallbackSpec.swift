/// Everything known about a callback except its order.
public struct CallbackSpec: Hashable, Sendable {
    /// Swift's spelling.
    public let name: String
    /// The Objective-C selector; nil for a method of Swift only.
    public let selector: String?
    /// The protocol or class that declares it.
    public let declaredBy: String
    /// The object that the callback is sent to.
    public let receiver: Receiver
    /// The type of its return value.
    public let returns: ReturnType
    /// The first iOS version that has it.
    public let since: Version
    /// The version that deprecated it.
    public let deprecated: Version?
    /// The platforms whose version of that number deprecates it.
    public let deprecatedOn: [Platform]
    /// The version from which UIKit no longer calls it.
    public let calledBefore: Version?
    /// The purpose of the callback, from its documentation.
    public let purpose: String

    /// The type of a callback's return value.
    public enum ReturnType: String, Sendable {
        case nothing = "Void"
        case bool = "Bool"
        /// Passed to a completion handler.
        case fetchResult = "UIBackgroundFetchResult"
        case sceneConfiguration = "UISceneConfiguration"
        case userActivity = "NSUserActivity?"
        case viewController = "UIViewController?"
        case handler = "Any?"
    }

    package init(
        _ name: String, _ selector: String?, of declaredBy: String, to receiver: Receiver,
        returns: ReturnType = .nothing, since: Version, deprecated: Version? = nil,
        deprecatedOn: [Platform] = Platform.allCases, calledBefore: Version? = nil, purpose: String
    ) {
        self.name = name
        self.selector = selector
        self.declaredBy = declaredBy
        self.receiver = receiver
        self.returns = returns
        self.since = since
        self.deprecated = deprecated
        self.deprecatedOn = deprecatedOn
        self.calledBefore = calledBefore
        self.purpose = purpose
    }

    /// A method of the application's delegate.
    package static func application(
        _ name: String, _ selector: String, returns: ReturnType = .nothing, since: Version, deprecated: Version? = nil,
        deprecatedOn: [Platform] = Platform.allCases, calledBefore: Version? = nil, purpose: String
    ) -> CallbackSpec {
        CallbackSpec(
            name, selector, of: "UIApplicationDelegate", to: .appDelegate, returns: returns, since: since,
            deprecated: deprecated, deprecatedOn: deprecatedOn, calledBefore: calledBefore, purpose: purpose)
    }

    /// A method of a scene's delegate.
    package static func scene(
        _ name: String, _ selector: String, returns: ReturnType = .nothing, since: Version, purpose: String
    ) -> CallbackSpec {
        CallbackSpec(
            name, selector, of: "UISceneDelegate", to: .sceneDelegate, returns: returns, since: since, purpose: purpose)
    }

    package static func viewController(_ name: String, _ selector: String, since: Version, purpose: String)
        -> CallbackSpec
    { CallbackSpec(name, selector, of: "UIViewController", to: .viewController, since: since, purpose: purpose) }

    /// `deprecated in iOS 9.0`, from Apple's availability; nil if it isn't deprecated.
    package var deprecation: String? {
        deprecated.map { version in
            // Since 26 all systems share one number.
            let platforms = deprecatedOn.filter { $0 == .iOS || version >= Version(26) || !deprecatedOn.contains(.iOS) }
            return "deprecated in \(platforms.map { "\($0.title) \(version)" }.listed("and"))"
        }
    }

    /// Whether this version of UIKit calls it.
    package func isCalled(on uikit: Version) -> Bool {
        if let calledBefore, uikit >= calledBefore { return false }
        return uikit >= since
    }
}

extension Callback {
    /// Whether the app must report completion: to a closure among the parameters in the headers, or to the task that it
    /// runs.
    package var hasCompletionHandler: Bool {
        self == .taskLaunchHandler || name.hasSuffix("ompletionHandler:)") || name.hasSuffix(":completion:)")
    }

    /// Whether UIKit also calls it when it likes, so that a log has it where nothing leads to it: a scene's size and traits
    /// change for the snapshot, too.
    package var comesUnasked: Bool {
        [.windowSceneDidUpdate, .windowSceneDidUpdateGeometry, .viewWillTransition].contains(self)
    }
}
