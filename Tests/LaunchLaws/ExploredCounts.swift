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
        .scene: [.iOS: 606, .iPadOS: 714, .tvOS: 606, .visionOS: 282, .macCatalyst: 552],
        .appDelegate: [.iOS: 1014, .iPadOS: 1122, .tvOS: 804, .visionOS: 270, .macCatalyst: 540],
        .swiftUI: [.iOS: 444, .iPadOS: 552, .tvOS: 444, .visionOS: 282, .macCatalyst: 444],
    ]

    package static let documentedLaunches: Launches = [
        .scene: [.iOS: 58, .iPadOS: 58, .tvOS: 58, .visionOS: 58, .macCatalyst: 58],
        .appDelegate: [.iOS: 54, .iPadOS: 54, .tvOS: 54, .visionOS: 54, .macCatalyst: 54],
        .swiftUI: [.iOS: 58, .iPadOS: 58, .tvOS: 58, .visionOS: 58, .macCatalyst: 58],
    ]

    /// Events that can't happen, on every version, by life cycle and reason.
    package static let refusalsOnEveryVersion: [Lifecycle: [String: Int]] = [
        .scene: [
            "App Intents bring an app forward by its scene from iOS 26": 475,
            "CarPlay scenes exist on iPhones from iOS 14": 576,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 336,
            "a suspended app runs no code that could crash": 114,
            "an app that isn't in front can't open a URL itself": 483,
            "apps are prewarmed from iOS 15 (reported from 14)": 524,
            "only Vision Pro is a headset": 1254,
            "only an active app is interrupted": 6816,
            "only an app in the background is suspended": 144,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 1134,
            "only iPhones and iPads connect a scene for an external display": 362,
            "only visionOS has immersive spaces": 552,
            "quick actions are on the Home screen": 144,
            "the app is active, so the lock screen isn't shown": 144,
            "the app is already in front": 144,
            "the app is already prewarmed": 592,
            "the app is already running": 1140,
            "the app is suspended": 66,
            "the app is suspended already": 114,
            "the app is suspended, so nothing would be called": 114,
            "the app isn't in front": 966,
            "the app isn't running": 1816,
            "the app runs no code that could be warned": 454,
            "the app switcher isn't open": 543,
            "the device hasn't been unlocked since it was started": 2465,
            "the headset is on": 85,
            "the prewarmed launch is paused": 244,
            "the screen is locked already": 85,
            "the screen isn't locked": 543,
            "the system disconnects windows in the background only": 144,
            "the window is active already": 78,
            "the window isn't on the screen": 114,
            "this OS doesn't have that background event": 2653,
            "visionOS has no minimised windows": 45,
            "windows are minimised from iPadOS 26": 72,
        ],
        .appDelegate: [
            "App Intents bring an app forward by its scene from iOS 26": 813,
            "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 336,
            "a suspended app runs no code that could crash": 192,
            "an app that isn't in front can't open a URL itself": 717,
            "an app without scenes has no scene that an App Intent could be performed in": 237,
            "an app without scenes has one window that the system doesn't know": 7845,
            "apps are prewarmed from iOS 15 (reported from 14)": 1876,
            "before iOS 16 an app must support multiple scenes to handle an intent": 124,
            "only Vision Pro is a headset": 1930,
            "only an active app is interrupted": 9936,
            "only an app in the background is suspended": 222,
            "quick actions are on the Home screen": 222,
            "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 104,
            "the app is active, so the lock screen isn't shown": 222,
            "the app is already in front": 222,
            "the app is already prewarmed": 592,
            "the app is already running": 1140,
            "the app is suspended already": 192,
            "the app isn't in front": 1434,
            "the app isn't running": 1184,
            "the app runs no code that could be warned": 636,
            "the app switcher isn't open": 855,
            "the device hasn't been unlocked since it was started": 3219,
            "the headset is on": 85,
            "the prewarmed launch is paused": 148,
            "the screen is locked already": 111,
            "the screen isn't locked": 855,
            "this OS doesn't have that background event": 5253,
            "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "App Intents bring an app forward by its scene from iOS 26": 344,
            "CarPlay scenes exist on iPhones from iOS 14": 445,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 288,
            "a suspended app runs no code that could crash": 87,
            "an app that isn't in front can't open a URL itself": 396,
            "only Vision Pro is a headset": 992,
            "only an active app is interrupted": 5640,
            "only an app in the background is suspended": 111,
            "only iPadOS, visionOS and Mac Catalyst have several windows": 864,
            "only iPhones and iPads connect a scene for an external display": 309,
            "only visionOS has immersive spaces": 432,
            "quick actions are on the Home screen": 111,
            "the app is active, so the lock screen isn't shown": 111,
            "the app is already in front": 111,
            "the app is already prewarmed": 592,
            "the app is already running": 1140,
            "the app is suspended": 48,
            "the app is suspended already": 87,
            "the app is suspended, so nothing would be called": 87,
            "the app isn't in front": 792,
            "the app isn't running": 1518,
            "the app runs no code that could be warned": 383,
            "the app switcher isn't open": 435,
            "the device hasn't been unlocked since it was started": 2146,
            "the headset is on": 85,
            "the prewarmed launch is paused": 244,
            "the screen is locked already": 74,
            "the screen isn't locked": 435,
            "the system disconnects windows in the background only": 111,
            "the window is active already": 63,
            "the window isn't on the screen": 96,
            "this OS doesn't have that background event": 2126,
            "visionOS has no minimised windows": 45,
            "windows are minimised from iPadOS 26": 45,
        ],
    ]
}
