import LaunchModel

/// How much the laws are held against: a universe that has emptied itself shows here.
extension Exploration {
    /// Foreground launches by life cycle and platform, each from another situation or by another event.
    package typealias Launches = [Lifecycle: [Platform: Int]]

    /// On iPadOS.
    package static let launchesInPairs: [Lifecycle: Int] = [.scene: 581, .appDelegate: 322, .swiftUI: 581]

    package static let launchesInQuadruples: Launches = [
        .scene: [.iOS: 2363, .iPadOS: 3180, .tvOS: 642, .visionOS: 1739, .macCatalyst: 965],
        .appDelegate: [.iOS: 692, .iPadOS: 692, .tvOS: 384, .visionOS: 692, .macCatalyst: 342],
        .swiftUI: [.iOS: 2363, .iPadOS: 3976, .tvOS: 642, .visionOS: 2295, .macCatalyst: 1485],
    ]

    package static let launchesOnEveryVersion: Launches = [
        .scene: [.iOS: 810, .iPadOS: 810, .tvOS: 516, .visionOS: 468, .macCatalyst: 753],
        .appDelegate: [.iOS: 1308, .iPadOS: 1308, .tvOS: 678, .visionOS: 456, .macCatalyst: 741],
        .swiftUI: [.iOS: 639, .iPadOS: 639, .tvOS: 408, .visionOS: 468, .macCatalyst: 639],
    ]

    package static let documentedLaunches: Launches = [
        .scene: [.iOS: 61, .iPadOS: 61, .tvOS: 40, .visionOS: 61, .macCatalyst: 61],
        .appDelegate: [.iOS: 57, .iPadOS: 57, .tvOS: 36, .visionOS: 57, .macCatalyst: 57],
        .swiftUI: [.iOS: 61, .iPadOS: 61, .tvOS: 40, .visionOS: 61, .macCatalyst: 61],
    ]

    /// Events that can't happen, on every version, by life cycle and reason.
    package static let refusalsOnEveryVersion: [Lifecycle: [String: Int]] = [
        .scene: [
            "App Intents bring an app to the foreground by its scene from iOS 26": 712,
            "Apple TV has no quick actions": 159,
            "CarPlay scenes exist on iPhones, for audio and communication apps from iOS 14": 762,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 444,
            "a notification on Apple TV can't be tapped": 1365, "a suspended app runs no code that could crash": 150,
            "an app that isn't in front can't open a URL itself": 645,
            "apps are prewarmed from iOS 15 (reported from 14)": 524,
            "only SwiftUI's WindowGroup(for:) opens a window by a value": 237, "only Vision Pro is a headset": 1626,
            "only an active app is interrupted": 10640, "only an app in the background is suspended": 189,
            "only iPadOS, visionOS, Mac Catalyst and foldable iPhones have several windows": 2364,
            "only iPhones and iPads connect a scene for an external display": 497, "only iPhones and iPads rotate": 497,
            "only visionOS has immersive spaces": 714,
            "only windows on iOS, iPadOS and Mac Catalyst ask before they close, from iOS 27": 225,
            "quick actions are on the Home screen": 189,
            "scenes for camera capture exist on iOS and iPadOS from 27.1": 834,
            "the app has no closureConfirmation": 12, "the app is active, so the lock screen isn't shown": 189,
            "the app is already in front": 189, "the app is already prewarmed": 832, "the app is already running": 1608,
            "the app is already suspended": 150, "the app is suspended": 84,
            "the app is suspended, so its code makes no request": 66,
            "the app is suspended, so nothing would be called": 150, "the app isn't in front": 1290,
            "the app isn't running": 3331, "the app runs no code to warn": 610, "the app switcher isn't open": 723,
            "the device hasn't been unlocked since it was started": 3910, "the headset is on": 136,
            "the prewarmed launch is paused": 340, "the screen is already locked": 115, "the screen isn't locked": 723,
            "the system disconnects only windows in the background": 189, "the window is already active": 105,
            "the window isn't on the screen": 150, "this OS doesn't have that background event": 4636,
            "visionOS has no minimized windows": 72, "windows can be minimized from iPadOS 26": 99,
        ],
        .appDelegate: [
            "App Intents bring an app to the foreground by its scene from iOS 26": 1089,
            "Apple TV has no quick actions": 204, "CloudKit sharing exists from iOS 10": 240,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 444,
            "a notification on Apple TV can't be tapped": 1770, "a suspended app runs no code that could crash": 237,
            "an app that isn't in front can't open a URL itself": 906,
            "an app without scenes has no scene to perform an App Intent in": 237,
            "an app without scenes has no window that the system can address": 14616,
            "apps are prewarmed from iOS 15 (reported from 14)": 2032,
            "before iOS 16 an app must support multiple scenes to handle an intent": 124,
            "only Vision Pro is a headset": 2380, "only an active app is interrupted": 14700,
            "only an app in the background is suspended": 276, "only iPhones and iPads rotate": 562,
            "quick actions are on the Home screen": 276, "quick actions exist from iOS 9": 126,
            "silent notifications exist from iOS 7": 104, "the app is active, so the lock screen isn't shown": 276,
            "the app is already in front": 276, "the app is already prewarmed": 832, "the app is already running": 1608,
            "the app is already suspended": 237, "the app isn't in front": 1812, "the app isn't running": 1472,
            "the app runs no code to warn": 813, "the app switcher isn't open": 1071,
            "the device hasn't been unlocked since it was started": 4896, "the headset is on": 136,
            "the prewarmed launch is paused": 208, "the screen is already locked": 144, "the screen isn't locked": 1071,
            "this OS doesn't have that background event": 7899, "user activities exist from iOS 8": 1008,
        ],
        .swiftUI: [
            "App Intents bring an app to the foreground by its scene from iOS 26": 581,
            "Apple TV has no quick actions": 132,
            "CarPlay scenes exist on iPhones, for audio and communication apps from iOS 14": 631,
            "a Mac has no Home screen, app switcher or lock that UIKit knows of": 396,
            "a notification on Apple TV can't be tapped": 1122, "a suspended app runs no code that could crash": 123,
            "an app that isn't in front can't open a URL itself": 558, "only Vision Pro is a headset": 1364,
            "only an active app is interrupted": 9268, "only an app in the background is suspended": 156,
            "only iPadOS, visionOS, Mac Catalyst and foldable iPhones have several windows": 1914,
            "only iPhones and iPads connect a scene for an external display": 444, "only iPhones and iPads rotate": 444,
            "only visionOS has immersive spaces": 594,
            "only windows on iOS, iPadOS and Mac Catalyst ask before they close, from iOS 27": 192,
            "quick actions are on the Home screen": 156,
            "scenes for camera capture exist on iOS and iPadOS from 27.1": 714,
            "the app has no closureConfirmation": 12, "the app is active, so the lock screen isn't shown": 156,
            "the app is already in front": 156, "the app is already prewarmed": 832, "the app is already running": 1608,
            "the app is already suspended": 123, "the app is suspended": 66,
            "the app is suspended, so its code makes no request": 108,
            "the app is suspended, so nothing would be called": 123, "the app isn't in front": 1116,
            "the app isn't running": 2952, "the app runs no code to warn": 539, "the app switcher isn't open": 615,
            "the device hasn't been unlocked since it was started": 3536, "the headset is on": 136,
            "the prewarmed launch is paused": 340, "the screen is already locked": 104, "the screen isn't locked": 615,
            "the system disconnects only windows in the background": 156, "the window is already active": 90,
            "the window isn't on the screen": 132, "this OS doesn't have that background event": 3911,
            "visionOS has no minimized windows": 72, "windows can be minimized from iPadOS 26": 72,
            "windows open by a value from iOS 16": 24,
        ],
    ]
}
