import LaunchModel

/// How much the laws are held against: a universe that has emptied itself shows here.
extension Exploration {
    /// Foreground launches by life cycle and platform, each from another situation or by another event.
    package typealias Launches = [Lifecycle: [Platform: Int]]

    /// On iPadOS.
    package static let launchesInPairs: [Lifecycle: Int] = [.scene: 495, .appDelegate: 306, .swiftUI: 495]

    package static let launchesInTriples: Launches = [
        .scene: [.iOS: 975, .iPadOS: 1182, .tvOS: 917, .visionOS: 1031, .macCatalyst: 613],
        .appDelegate: [.iOS: 564, .iPadOS: 564, .tvOS: 564, .visionOS: 564, .macCatalyst: 252],
        .swiftUI: [.iOS: 975, .iPadOS: 1182, .tvOS: 917, .visionOS: 1031, .macCatalyst: 613],
    ]

    package static let launchesInQuadruples: Launches = [
        .scene: [.iOS: 1284, .iPadOS: 1856, .tvOS: 1074, .visionOS: 1661, .macCatalyst: 955],
        .appDelegate: [.iOS: 660, .iPadOS: 660, .tvOS: 660, .visionOS: 660, .macCatalyst: 324],
        .swiftUI: [.iOS: 1284, .iPadOS: 1856, .tvOS: 1074, .visionOS: 1661, .macCatalyst: 955],
    ]

    package static let launchesOnEveryVersion: Launches = [
        .scene: [.iOS: 714, .iPadOS: 714, .tvOS: 714, .visionOS: 390, .macCatalyst: 660],
        .appDelegate: [.iOS: 1122, .iPadOS: 1122, .tvOS: 912, .visionOS: 378, .macCatalyst: 648],
        .swiftUI: [.iOS: 552, .iPadOS: 552, .tvOS: 552, .visionOS: 390, .macCatalyst: 552],
    ]

    package static let documentedLaunches: Launches = [
        .scene: [.iOS: 58, .iPadOS: 58, .tvOS: 58, .visionOS: 58, .macCatalyst: 58],
        .appDelegate: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .swiftUI: [.iOS: 58, .iPadOS: 58, .tvOS: 58, .visionOS: 58, .macCatalyst: 58],
    ]

    /// Events that can't happen, on every version, by life cycle and reason.
    package static let refusalsOnEveryVersion: [Lifecycle: [String: Int]] = [
        .scene: [
            "App Intents bring an app forward by its scene from iOS 26": 633,
            "CarPlay scenes exist on iPhones from iOS 14": 700,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 408,
            "a suspended app runs no code that could crash": 138,
            "an app that isn't in front can't open a URL itself": 591,
            "apps are prewarmed from iOS 15 (reported from 14)": 524,
            "only Vision Pro is a headset": 1502,
            "only an active app is interrupted": 8352,
            "only an app in the background is suspended": 174,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1350,
            "only iPhones and iPads connect a scene for an external display": 452,
            "only visionOS has immersive spaces": 660,
            "quick actions are on the Home screen": 174,
            "the app is active, so the lock screen isn't shown": 174,
            "the app is already in front": 174,
            "the app is already prewarmed": 752,
            "the app is already running": 1452,
            "the app is suspended": 78,
            "the app is suspended already": 138,
            "the app is suspended, so nothing would be called": 138,
            "the app isn't in front": 1182,
            "the app isn't running": 2236,
            "the app runs no code that could be warned": 558,
            "the app switcher isn't open": 663,
            "the device hasn't been unlocked since it was started": 3045,
            "the headset is on": 119,
            "the prewarmed launch is paused": 308,
            "the screen is locked already": 105,
            "the screen isn't locked": 663,
            "the system disconnects windows in the background only": 174,
            "the window is active already": 96,
            "the window isn't on the screen": 138,
            "this OS doesn't have that background event": 3261,
            "visionOS has no minimised windows": 63,
            "windows are minimised from iPadOS 26": 90,
        ],
        .appDelegate: [
            "App Intents bring an app forward by its scene from iOS 26": 971,
            "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 408,
            "a suspended app runs no code that could crash": 216,
            "an app that isn't in front can't open a URL itself": 825,
            "an app without scenes has no scene that an App Intent could be performed in": 237,
            "an app without scenes has one window that the system doesn't know": 9009,
            "apps are prewarmed from iOS 15 (reported from 14)": 1876,
            "before iOS 16 an app must support multiple scenes to handle an intent": 124,
            "only Vision Pro is a headset": 2178,
            "only an active app is interrupted": 11472,
            "only an app in the background is suspended": 252,
            "quick actions are on the Home screen": 252,
            "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 104,
            "the app is active, so the lock screen isn't shown": 252,
            "the app is already in front": 252,
            "the app is already prewarmed": 752,
            "the app is already running": 1452,
            "the app is suspended already": 216,
            "the app isn't in front": 1650,
            "the app isn't running": 1344,
            "the app runs no code that could be warned": 740,
            "the app switcher isn't open": 975,
            "the device hasn't been unlocked since it was started": 3799,
            "the headset is on": 119,
            "the prewarmed launch is paused": 188,
            "the screen is locked already": 131,
            "the screen isn't locked": 975,
            "this OS doesn't have that background event": 5861,
            "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "App Intents bring an app forward by its scene from iOS 26": 502,
            "CarPlay scenes exist on iPhones from iOS 14": 569,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 360,
            "a suspended app runs no code that could crash": 111,
            "an app that isn't in front can't open a URL itself": 504,
            "only Vision Pro is a headset": 1240,
            "only an active app is interrupted": 7176,
            "only an app in the background is suspended": 141,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1080,
            "only iPhones and iPads connect a scene for an external display": 399,
            "only visionOS has immersive spaces": 540,
            "quick actions are on the Home screen": 141,
            "the app is active, so the lock screen isn't shown": 141,
            "the app is already in front": 141,
            "the app is already prewarmed": 752,
            "the app is already running": 1452,
            "the app is suspended": 60,
            "the app is suspended already": 111,
            "the app is suspended, so nothing would be called": 111,
            "the app isn't in front": 1008,
            "the app isn't running": 1938,
            "the app runs no code that could be warned": 487,
            "the app switcher isn't open": 555,
            "the device hasn't been unlocked since it was started": 2726,
            "the headset is on": 119,
            "the prewarmed launch is paused": 308,
            "the screen is locked already": 94,
            "the screen isn't locked": 555,
            "the system disconnects windows in the background only": 141,
            "the window is active already": 81,
            "the window isn't on the screen": 120,
            "this OS doesn't have that background event": 2734,
            "visionOS has no minimised windows": 63,
            "windows are minimised from iPadOS 26": 63,
        ],
    ]
}
