@testable import LaunchModel

/// How much the laws are held against: a universe that has emptied itself shows here.
extension Exploration {
    /// Foreground launches by life cycle and platform, each from another situation or by another event.
    typealias Launches = [Lifecycle: [Platform: Int]]

    /// On iPadOS.
    static let launchesInPairs: [Lifecycle: Int] = [.scene: 504, .appDelegate: 342, .swiftUI: 504]

    static let launchesInTriples: Launches = [
        .scene: [.iOS: 1251, .iPadOS: 1539, .tvOS: 1200, .visionOS: 1302, .macCatalyst: 408],
        .appDelegate: [.iOS: 828, .iPadOS: 828, .tvOS: 828, .visionOS: 828, .macCatalyst: 204],
        .swiftUI: [.iOS: 1251, .iPadOS: 1539, .tvOS: 1200, .visionOS: 1302, .macCatalyst: 408],
    ]

    static let launchesOnEveryVersion: Launches = [
        .scene: [.iOS: 540, .iPadOS: 540, .tvOS: 540, .visionOS: 216, .macCatalyst: 486],
        .appDelegate: [.iOS: 960, .iPadOS: 960, .tvOS: 750, .visionOS: 216, .macCatalyst: 486],
        .swiftUI: [.iOS: 378, .iPadOS: 378, .tvOS: 378, .visionOS: 216, .macCatalyst: 378],
    ]

    static let documentedLaunches: Launches = [
        .scene: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .appDelegate: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .swiftUI: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
    ]

    /// Events that can't happen, on every version, by life cycle and reason.
    static let refusalsOnEveryVersion: [Lifecycle: [String: Int]] = [
        .scene: [
            "CarPlay scenes exist on iPhones from iOS 14": 636,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 300,
            "a suspended app runs no code that could crash": 102,
            "an app that isn't in front can't open a URL itself": 429,
            "apps are prewarmed from iOS 15 (reported from 14)": 612,
            "only an active app is interrupted": 7848,
            "only an app in the background is suspended": 129,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1026,
            "only iPhones and iPads connect a scene for an external display": 399,
            "quick actions are on the Home screen": 129,
            "the app is active, so the lock screen isn't shown": 129,
            "the app is already in front": 129,
            "the app is already prewarmed": 768,
            "the app is already running": 984,
            "the app is suspended": 81,
            "the app is suspended already": 102,
            "the app is suspended, so nothing would be called": 102,
            "the app isn't in front": 858,
            "the app isn't running": 2076,
            "the app runs no code that could be warned": 552,
            "the app switcher isn't open": 483,
            "the device hasn't been unlocked since it was started": 6300,
            "the prewarmed launch is paused": 318,
            "the screen is locked already": 225,
            "the screen isn't locked": 483,
            "the system disconnects windows in the background only": 129,
            "the window is active already": 69,
            "the window isn't on the screen": 96,
            "this OS doesn't have that background event": 2931,
            "visionOS has no minimised windows": 36,
            "windows are minimised from iPadOS 26": 72,
        ],
        .appDelegate: [
            "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 300,
            "a suspended app runs no code that could crash": 180,
            "an app that isn't in front can't open a URL itself": 663,
            "an app without scenes has one window that the system doesn't know": 6999,
            "apps are prewarmed from iOS 15 (reported from 14)": 2172,
            "before iOS 16 an app must support multiple scenes to handle an intent": 156,
            "only an active app is interrupted": 11592,
            "only an app in the background is suspended": 207,
            "quick actions are on the Home screen": 207,
            "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 120,
            "the app is active, so the lock screen isn't shown": 207,
            "the app is already in front": 207,
            "the app is already prewarmed": 768,
            "the app is already running": 984,
            "the app is suspended already": 180,
            "the app isn't in front": 1326,
            "the app isn't running": 1656,
            "the app runs no code that could be warned": 786,
            "the app switcher isn't open": 795,
            "the device hasn't been unlocked since it was started": 8484,
            "the prewarmed launch is paused": 192,
            "the screen is locked already": 303,
            "the screen isn't locked": 795,
            "this OS doesn't have that background event": 5811,
            "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "CarPlay scenes exist on iPhones from iOS 14": 483,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 252,
            "a suspended app runs no code that could crash": 75,
            "an app that isn't in front can't open a URL itself": 342,
            "only an active app is interrupted": 6408,
            "only an app in the background is suspended": 96,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 756,
            "only iPhones and iPads connect a scene for an external display": 336,
            "quick actions are on the Home screen": 96,
            "the app is active, so the lock screen isn't shown": 96,
            "the app is already in front": 96,
            "the app is already prewarmed": 768,
            "the app is already running": 984,
            "the app is suspended": 63,
            "the app is suspended already": 75,
            "the app is suspended, so nothing would be called": 75,
            "the app isn't in front": 684,
            "the app isn't running": 1668,
            "the app runs no code that could be warned": 459,
            "the app switcher isn't open": 375,
            "the device hasn't been unlocked since it was started": 5376,
            "the prewarmed launch is paused": 318,
            "the screen is locked already": 192,
            "the screen isn't locked": 375,
            "the system disconnects windows in the background only": 96,
            "the window is active already": 54,
            "the window isn't on the screen": 78,
            "this OS doesn't have that background event": 2310,
            "visionOS has no minimised windows": 36,
            "windows are minimised from iPadOS 26": 45,
        ],
    ]
}
