/// A URL that the app is to open.
public struct OpenedURL: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The parsed URL.
    public var address: AbsoluteURL
    /// The app that opened it; `self` if the app opens it itself, `extension` if only an extension of the app does.
    public var sourceApplication: String?
    /// Whether it is the URL of a document; nil if the scheme decides.
    public var file: Bool?
    /// Whether a file is opened in place.
    public var openInPlace: Bool?
    /// Whether the app that opened it is of the same team as the app.
    public var isFromSameTeam: Bool

    /// A URL that the user or another app opens: `OpenedURL("recipes://soup?id=7", sourceApplication: "self")`.
    public init(
        _ address: AbsoluteURL, sourceApplication: String? = nil, file: Bool? = nil, openInPlace: Bool? = nil,
        isFromSameTeam: Bool = false
    ) {
        self.address = address
        self.file = file
        self.sourceApplication = sourceApplication
        self.openInPlace = openInPlace
        self.isFromSameTeam = isFromSameTeam
    }

    /// A URL that the user opens: `"recipes://soup?id=7"`.
    public init(stringLiteral text: String) { self.init(AbsoluteURL(stringLiteral: text)) }

    /// Whether a document is opened, which no scheme but a document type declares.
    package var isOfFile: Bool { file ?? (scheme.lowercased() == "file") }

    package var isOpenedByItself: Bool { sourceApplication == "self" }

    package var isOpenedByExtension: Bool { sourceApplication == Self.ownExtension }

    package static let ownExtension = "extension"

    /// The source that the opened app receives; nil for an extension, which UIKit doesn't name.
    package var sender: String? { isOpenedByExtension ? nil : sourceApplication }

    /// The URL as it is written.
    public var url: String { address.text }
    /// The text before the first colon.
    public var scheme: String { address.scheme }
    /// The items of the query.
    public var queryItems: [QueryItem] { address.queryItems }
}

/// A universal link.
public struct UniversalLink: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The parsed URL.
    public package(set) var address: AbsoluteURL
    /// How the link reaches the device.
    public var via: Route

    /// How the link reaches the device.
    public enum Route: String, CaseIterable, Sendable { case tap, airDrop }

    /// A link that a browser could open; anything else is a programming error.
    public init(_ address: AbsoluteURL, via: Route = .tap) {
        precondition(address.isWeb, "a universal link is an http or https URL with a host")
        self.address = address
        self.via = via
    }

    /// A link that the user taps: `"https://example.com/soup?id=7"`.
    public init(stringLiteral text: String) { self.init(AbsoluteURL(stringLiteral: text)) }

    /// The URL as it is written.
    public var url: String { address.text }
    /// The items of the query.
    public var queryItems: [QueryItem] { address.queryItems }
}

/// A user activity that the app is to continue.
public struct ContinuedActivity: Hashable, Sendable {
    /// `NSUserActivity.activityType`, such as `com.example.soup`.
    public var activityType: String
    /// The source of the activity.
    public var source: Origin
    /// The activity can't be fetched.
    public var fails: Bool

    /// The source of an activity.
    public enum Origin: String, CaseIterable, Sendable { case handoff, spotlight, siri, widget }

    /// An activity, by default one from Handoff that can be fetched.
    public init(activityType: String, source: Origin = .handoff, fails: Bool = false) {
        (self.activityType, self.source, self.fails) = (activityType, source, fails)
    }
}

/// A notification that the user taps.
public struct TappedNotification: Hashable, Sendable {
    /// The kind of sender.
    public var kind: Kind
    /// The identifier of the action that the user chose; nil for the notification itself.
    public var action: String?
    /// The user info of the notification; nil if the scenario has none.
    public var payload: Value?
    /// Nil if the scenario doesn't state it: a banner if the app is frontmost, else the lock screen.
    public var from: Place?
    /// Whether the action is declared with `UNNotificationActionOptions.foreground`.
    public var actionIsForeground: Bool

    /// The value of `UNNotificationDefaultActionIdentifier`: a tap on the notification itself.
    package static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"

    /// The sender.
    public enum Kind: String, CaseIterable, Sendable { case remote, local }

    /// Where it was tapped.
    public enum Place: String, CaseIterable, Sendable { case lockScreen, banner, notificationCenter }

    /// A tap, by default on a remote notification itself, without a payload and wherever the model expects it.
    public init(
        kind: Kind = .remote, action: String? = nil, actionIsForeground: Bool = false, payload: Value? = nil,
        from: Place? = nil
    ) {
        self.kind = kind
        self.action = action
        self.payload = payload
        self.from = from
        self.actionIsForeground = actionIsForeground
    }
}

/// A remote notification that arrives and isn't tapped.
public struct RemoteNotification: Hashable, Sendable {
    /// Whether the notification is shown to the user.
    public var alert: Bool
    /// Whether it asks to run the app in the background: `content-available`.
    public var contentAvailable: Bool
    /// The user info of the notification; nil if the scenario has none.
    public var payload: Value?

    /// A push, by default without an alert and without available content.
    public init(alert: Bool = false, contentAvailable: Bool = false, payload: Value? = nil) {
        (self.alert, self.contentAvailable, self.payload) = (alert, contentAvailable, payload)
    }
}

/// An event for which the app asked to run in the background.
public struct BackgroundEvent: Hashable, Sendable {
    /// The reason for which the system runs the app.
    public var kind: Kind
    /// The task, session or region that it concerns.
    public var identifier: String?
    /// How long the app works on it, in milliseconds.
    public var takesMs: Int
    /// Whether a scene connects in this launch in the background, where UIKit isn't known to connect one.
    public var connectsScene: Bool

    /// A reason for which the system runs the app.
    public enum Kind: String, CaseIterable, Sendable {
        case location, region, visit, backgroundFetch, appRefreshTask, processingTask, urlSession
        case bluetoothCentral, bluetoothPeripheral, voipPush, healthKit, watchConnectivity, intent, pushToStart
    }

    /// An event that the app works on for this many milliseconds.
    public init(kind: Kind, identifier: String? = nil, takesMs: Int = 0, connectsScene: Bool = false) {
        self.kind = kind
        self.identifier = identifier
        self.takesMs = takesMs
        self.connectsScene = connectsScene
    }
}

/// How far a prewarmed launch runs before it waits for the user.
public enum PrewarmPause: String, CaseIterable, Sendable {
    /// Up to the call of `UIApplicationMain`: what Apple documents.
    case beforeUIApplicationMain
    case main
    case didFinishLaunching
    case viewDidLoad
}

/// A window that is opened, or another screen that is connected.
public struct OpenedWindow: Hashable, Sendable {
    /// The role of its scene.
    public var role: SceneRole
    /// The value that `openWindow(value:)` opens a window of SwiftUI's `WindowGroup(for:)` with.
    public var value: Value?
    /// The type of the activity with which the app asks for the window itself, by
    /// `requestSceneSessionActivation(_:userActivity:options:)`.
    public var activityType: String?

    /// A window, or a scene of another role: `OpenedWindow(value: "soup")`.
    public init(role: SceneRole = .window, value: Value? = nil, activityType: String? = nil) {
        (self.role, self.value, self.activityType) = (role, value, activityType)
    }

    /// A window on the device's own screen.
    public static let window = OpenedWindow()
    /// A scene on a connected display.
    public static let externalDisplay = OpenedWindow(role: .externalDisplay)
    /// A scene in a car.
    public static let carPlay = OpenedWindow(role: .carPlay)
    /// An immersive space of visionOS.
    public static let immersiveSpace = OpenedWindow(role: .immersiveSpace)
    /// A scene during camera capture.
    public static let cameraCapture = OpenedWindow(role: .cameraCapture)
}

/// Something that covers the app for a while.
public struct Interruption: Hashable, Sendable {
    /// The kind of interruption.
    public var kind: Kind
    /// How the user ends it.
    public var ends: End

    /// A kind of interruption.
    public enum Kind: String, CaseIterable, Sendable {
        case phoneCall, systemAlert, authentication, controlCenter, notificationCenter, banner, siri
    }

    /// How the user ends it.
    public enum End: String, CaseIterable, Sendable { case dismissed, accepted }

    /// An interruption, by default one that the user dismisses.
    public init(kind: Kind, ends: End = .dismissed) { (self.kind, self.ends) = (kind, ends) }
}

/// The actor that ends the process.
public enum Terminator: String, CaseIterable, Sendable { case user, system, crash }
