@testable import LaunchModel

/// How much the laws are held against: a universe that has emptied itself shows here.
extension Exploration {
    /// Foreground launches by life cycle and platform, each from another situation or by another event.
    typealias Launches = [Lifecycle: [Platform: Int]]

    /// On iPadOS.
    static let launchesInPairs: [Lifecycle: Int] = [.scene: 468, .appDelegate: 306, .swiftUI: 468]

    static let launchesInTriples: Launches = [
        .scene: [.iOS: 1311, .iPadOS: 1614, .tvOS: 1257, .visionOS: 1365, .macCatalyst: 432],
        .appDelegate: [.iOS: 828, .iPadOS: 828, .tvOS: 828, .visionOS: 828, .macCatalyst: 204],
        .swiftUI: [.iOS: 1311, .iPadOS: 1614, .tvOS: 1257, .visionOS: 1365, .macCatalyst: 432],
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
            "CarPlay scenes exist on iPhones from iOS 14": 514,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 300,
            "a suspended app runs no code that could crash": 102,
            "an app that isn't in front can't open a URL itself": 429,
            "apps are prewarmed from iOS 15 (reported from 14)": 524,
            "only Vision Pro is a headset": 1130,
            "only an active app is interrupted": 6048,
            "only an app in the background is suspended": 129,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1026,
            "only iPhones and iPads connect a scene for an external display": 317,
            "only visionOS has immersive spaces": 498,
            "quick actions are on the Home screen": 129,
            "the app is active, so the lock screen isn't shown": 129,
            "the app is already in front": 129,
            "the app is already prewarmed": 512,
            "the app is already running": 984,
            "the app is suspended": 60,
            "the app is suspended already": 102,
            "the app is suspended, so nothing would be called": 102,
            "the app isn't in front": 858,
            "the app isn't running": 1606,
            "the app runs no code that could be warned": 402,
            "the app switcher isn't open": 483,
            "the device hasn't been unlocked since it was started": 2175,
            "the headset is on": 68,
            "the prewarmed launch is paused": 212,
            "the screen is locked already": 75,
            "the screen isn't locked": 483,
            "the system disconnects windows in the background only": 129,
            "the window is active already": 69,
            "the window isn't on the screen": 96,
            "this OS doesn't have that background event": 2349,
            "visionOS has no minimised windows": 36,
            "windows are minimised from iPadOS 26": 72,
        ],
        .appDelegate: [
            "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 300,
            "a suspended app runs no code that could crash": 180,
            "an app that isn't in front can't open a URL itself": 663,
            "an app without scenes has one window that the system doesn't know": 7263,
            "apps are prewarmed from iOS 15 (reported from 14)": 1876,
            "before iOS 16 an app must support multiple scenes to handle an intent": 124,
            "only Vision Pro is a headset": 1806,
            "only an active app is interrupted": 9168,
            "only an app in the background is suspended": 207,
            "quick actions are on the Home screen": 207,
            "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 104,
            "the app is active, so the lock screen isn't shown": 207,
            "the app is already in front": 207,
            "the app is already prewarmed": 512,
            "the app is already running": 984,
            "the app is suspended already": 180,
            "the app isn't in front": 1326,
            "the app isn't running": 1104,
            "the app runs no code that could be warned": 584,
            "the app switcher isn't open": 795,
            "the device hasn't been unlocked since it was started": 2929,
            "the headset is on": 68,
            "the prewarmed launch is paused": 128,
            "the screen is locked already": 101,
            "the screen isn't locked": 795,
            "this OS doesn't have that background event": 4949,
            "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "CarPlay scenes exist on iPhones from iOS 14": 383,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 252,
            "a suspended app runs no code that could crash": 75,
            "an app that isn't in front can't open a URL itself": 342,
            "only Vision Pro is a headset": 868,
            "only an active app is interrupted": 4872,
            "only an app in the background is suspended": 96,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 756,
            "only iPhones and iPads connect a scene for an external display": 264,
            "only visionOS has immersive spaces": 378,
            "quick actions are on the Home screen": 96,
            "the app is active, so the lock screen isn't shown": 96,
            "the app is already in front": 96,
            "the app is already prewarmed": 512,
            "the app is already running": 984,
            "the app is suspended": 42,
            "the app is suspended already": 75,
            "the app is suspended, so nothing would be called": 75,
            "the app isn't in front": 684,
            "the app isn't running": 1308,
            "the app runs no code that could be warned": 331,
            "the app switcher isn't open": 375,
            "the device hasn't been unlocked since it was started": 1856,
            "the headset is on": 68,
            "the prewarmed launch is paused": 212,
            "the screen is locked already": 64,
            "the screen isn't locked": 375,
            "the system disconnects windows in the background only": 96,
            "the window is active already": 54,
            "the window isn't on the screen": 78,
            "this OS doesn't have that background event": 1822,
            "visionOS has no minimised windows": 36,
            "windows are minimised from iPadOS 26": 45,
        ],
    ]
}
