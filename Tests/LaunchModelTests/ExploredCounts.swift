@testable import LaunchModel

/// How much the laws are held against: a universe that has emptied itself shows here.
extension Exploration {
    /// Foreground launches by life cycle and platform, each from another situation or by another event.
    typealias Launches = [Lifecycle: [Platform: Int]]

    /// On iPadOS.
    static let launchesInPairs: [Lifecycle: Int] = [.scene: 504, .appDelegate: 342, .swiftUI: 504]

    static let launchesInTriples: Launches = [
        .scene: [.iOS: 1311, .iPadOS: 1614, .tvOS: 1257, .visionOS: 1365, .macCatalyst: 432],
        .appDelegate: [.iOS: 828, .iPadOS: 828, .tvOS: 828, .visionOS: 828, .macCatalyst: 204],
        .swiftUI: [.iOS: 1311, .iPadOS: 1614, .tvOS: 1257, .visionOS: 1365, .macCatalyst: 432],
    ]

    static let launchesOnEveryVersion: Launches = [
        .scene: [.iOS: 570, .iPadOS: 570, .tvOS: 570, .visionOS: 264, .macCatalyst: 519],
        .appDelegate: [.iOS: 948, .iPadOS: 948, .tvOS: 759, .visionOS: 255, .macCatalyst: 510],
        .swiftUI: [.iOS: 417, .iPadOS: 417, .tvOS: 417, .visionOS: 264, .macCatalyst: 417],
    ]

    static let documentedLaunches: Launches = [
        .scene: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .appDelegate: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .swiftUI: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
    ]

    /// Events that can't happen, on every version, by life cycle and reason.
    static let refusalsOnEveryVersion: [Lifecycle: [String: Int]] = [
        .scene: [
            "App Intents bring an app forward by its scene from iOS 26": 420,
            "CarPlay scenes exist on iPhones from iOS 14": 507,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 336,
            "a suspended app runs no code that could crash": 114,
            "an app that isn't in front can't open a URL itself": 483,
            "apps are prewarmed from iOS 15 (reported from 14)": 480,
            "only an active app is interrupted": 5796,
            "only an app in the background is suspended": 144,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1134,
            "only iPhones and iPads connect a scene for an external display": 315,
            "quick actions are on the Home screen": 144,
            "the app is active, so the lock screen isn't shown": 144,
            "the app is already in front": 144,
            "the app is already prewarmed": 444,
            "the app is already running": 1140,
            "the app is suspended": 90,
            "the app is suspended already": 114,
            "the app is suspended, so nothing would be called": 114,
            "the app isn't in front": 966,
            "the app isn't running": 1509,
            "the app runs no code that could be warned": 369,
            "the app switcher isn't open": 543,
            "the prewarmed launch is paused": 183,
            "the system disconnects windows in the background only": 144,
            "the window is active already": 78,
            "the window isn't on the screen": 114,
            "this OS doesn't have that background event": 2322,
            "visionOS has no minimised windows": 45,
            "windows are minimised from iPadOS 26": 72,
        ],
        .appDelegate: [
            "App Intents bring an app forward by its scene from iOS 26": 732,
            "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 336,
            "a suspended app runs no code that could crash": 192,
            "an app that isn't in front can't open a URL itself": 717,
            "an app without scenes has no scene that an App Intent could be performed in": 207,
            "an app without scenes has one window that the system doesn't know": 6573,
            "apps are prewarmed from iOS 15 (reported from 14)": 1728,
            "before iOS 16 an app must support multiple scenes to handle an intent": 108,
            "only an active app is interrupted": 8604,
            "only an app in the background is suspended": 222,
            "quick actions are on the Home screen": 222,
            "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 96,
            "the app is active, so the lock screen isn't shown": 222,
            "the app is already in front": 222,
            "the app is already prewarmed": 444,
            "the app is already running": 1140,
            "the app is suspended already": 192,
            "the app isn't in front": 1434,
            "the app isn't running": 888,
            "the app runs no code that could be warned": 525,
            "the app switcher isn't open": 855,
            "the prewarmed launch is paused": 111,
            "this OS doesn't have that background event": 4626,
            "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "App Intents bring an app forward by its scene from iOS 26": 300,
            "CarPlay scenes exist on iPhones from iOS 14": 387,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 288,
            "a suspended app runs no code that could crash": 87,
            "an app that isn't in front can't open a URL itself": 396,
            "only an active app is interrupted": 4752,
            "only an app in the background is suspended": 111,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 864,
            "only iPhones and iPads connect a scene for an external display": 267,
            "quick actions are on the Home screen": 111,
            "the app is active, so the lock screen isn't shown": 111,
            "the app is already in front": 111,
            "the app is already prewarmed": 444,
            "the app is already running": 1140,
            "the app is suspended": 72,
            "the app is suspended already": 87,
            "the app is suspended, so nothing would be called": 87,
            "the app isn't in front": 792,
            "the app isn't running": 1266,
            "the app runs no code that could be warned": 309,
            "the app switcher isn't open": 435,
            "the prewarmed launch is paused": 183,
            "the system disconnects windows in the background only": 111,
            "the window is active already": 63,
            "the window isn't on the screen": 96,
            "this OS doesn't have that background event": 1842,
            "visionOS has no minimised windows": 45,
            "windows are minimised from iPadOS 26": 45,
        ],
    ]
}
