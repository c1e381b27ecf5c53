import LaunchModel

extension Contradiction {
    var message: String {
        switch self {
        case .lifecycleTooNew(let lifecycle, let platform, let os):
            "the \(lifecycle.title) " + needs(platform, lifecycle.since, has: os)
        case .manifestWithAppDelegate:
            "infoPlist has scene configurations, so the app cannot live without scenes"
        case .scenesNotAdopted: "nothing in the app adopts scenes"
        case .sdkTooOld(let lifecycle, let sdk):
            "SDK \(sdk) doesn't have the \(lifecycle.title) yet"
        case .needsScenes(let key): "\(key.quoted) needs scenes, and the app has none"
        case .multipleScenes(let inPlist):
            "infoPlist says \(inPlist) under UIApplicationSupportsMultipleScenes"
        case .storyboardMissingInPlist: "infoPlist names no storyboard"
        case .storyboardNamedInPlist(let name): "infoPlist names the storyboard \(name.quoted)"
        case .notificationDelegateTooNew(let platform, let os):
            "UNUserNotificationCenterDelegate " + needs(platform, Version(10), has: os)
        case .notTheFirstLaunch(let key):
            "\(key.quoted) says that the app has run before; firstLaunch denies it"
        }
    }

    private func needs(_ platform: Platform, _ since: Version, has os: Version) -> String {
        "needs \(platform.title) \(since) or later; the device has \(os)"
    }

    var hint: String? {
        switch self {
        case .scenesNotAdopted:
            """
            add UIApplicationSceneManifest to infoPlist, or \
            application(_:configurationForConnecting:options:) to appDelegate
            """
        case .manifestWithAppDelegate: "remove UIApplicationSceneManifest from infoPlist"
        case .storyboardMissingInPlist: "add UIMainStoryboardFile or UISceneStoryboardFile"
        case .lifecycleTooNew, .sdkTooOld, .needsScenes, .multipleScenes, .storyboardNamedInPlist,
            .notificationDelegateTooNew,
            .notTheFirstLaunch:
            nil
        }
    }
}
