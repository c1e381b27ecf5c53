/// Words that users try for something with another name, and the names that they may mean, likely ones first.
package struct Synonym: Sendable {
    package let words: [String]
    /// Events, keys, values and methods of scenarios, and other names that can be explained.
    package let names: [String]

    private init(_ words: String..., means names: [String]) { (self.words, self.names) = (words, names) }

    package static let all = renamed + opening + notifications + background + process + setup + screen + code

    /// The names that a word may mean, in any case, with or without blanks.
    package static func names(for word: String) -> [String] { byWord[word.folded] ?? [] }

    private static let byWord: [String: [String]] = {
        var index: [String: [String]] = [:]
        for synonym in all {
            for word in Set(synonym.words.map(\.folded)) { index[word, default: []] += synonym.names }
        }
        return index.mapValues { $0.unique() }
    }()

    /// Words of the formats that were renamed.
    private static let renamed = [
        Synonym("take", means: ["handle"]), Synonym("untold", means: ["unknown"]),
        Synonym("stimulus", "stimuli", means: ["event"]), Synonym("payload-unclaimed", means: ["payload-unhandled"]),
        Synonym("not-judged", means: ["not-analyzed"]),
    ]

    private static let opening = [
        Synonym(
            "tap", "icon", "tap icon", "app icon", "open", "open app", "launch", "launch app", "start app",
            means: ["tapIcon", "launch.foreground"]),
        Synonym(
            "cold start", "cold launch", "cold", "fresh start", "not running", "from scratch",
            means: ["notRunning", "tapIcon", "start", "launch.foreground", "LT010"]),
        Synonym(
            "warm start", "warm launch", "hot start", "hot launch", "warm", "resume", "relaunch", "reopen",
            means: ["suspended", "background", "start", "resume.foreground", "tapIcon", "LT011"]),
        Synonym(
            "deep link", "deeplink", "deep linking", "deferred deep link", "custom scheme", "url scheme", "custom url",
            "link", "open link", "openLink", "uri", "href", "openUrlScheme", "scheme",
            means: ["openURL", "openUniversalLink", "url", "scene(_:openURLContexts:)", "LT010", "LT023"]),
        Synonym(
            "universal link", "universalLink", "applink", "app link", "associated domain", "associated domains",
            "weblink", means: ["openUniversalLink", "userActivity", "scene(_:continue:)", "LT010"]),
        Synonym(
            "shortcut", "shortcuts", "shortcut item", "3d touch", "3dtouch", "force touch", "haptic touch",
            "quick actions", "home screen action", "home screen quick action", "UIApplicationShortcutItem",
            "long press", means: ["quickAction", "shortcutItem", "windowScene(_:performActionFor:completionHandler:)"]),
        Synonym(
            "widgets", "widget tap", "tap widget", "widgetURL", "WidgetKit",
            means: ["continueActivity", "openURL", "continueActivity.source=widget"]),
        Synonym(
            "hand off", "NSUserActivity", "user activity", "activity", "spotlight search",
            means: ["continueActivity", "userActivity", "openUniversalLink"]),
        Synonym(
            "app intent", "app intents", "intents", "siri shortcut", "siri intent",
            means: ["openAppIntent", "intent", "continueActivity"]),
        Synonym("share", "icloud share", "collaboration", "CKShare", means: ["acceptCloudKitShare", "cloudKitShare"]),
    ]

    private static let notifications = [
        Synonym(
            "push", "pushes", "push notification", "push notifications", "remote push", "apns", "apn", "receive push",
            means: [
                "remoteNotification", "tapNotification", "notification", "voipPush", "registerForRemoteNotifications",
                "setNotificationDelegate", "notificationDelegate",
            ]),
        Synonym(
            "silent push", "silent notification", "background push", "content available", "content-available", "silent",
            "silentPush",
            means: [
                "remoteNotification", "contentAvailable", "remoteNotification.contentAvailable",
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "LT030",
            ]),
        Synonym(
            "local notification", "tap push", "push tap", "notification tap", "open notification", "notifications",
            "UNUserNotificationCenter",
            means: ["tapNotification", "remoteNotification", "notification", "notificationDelegate"]),
        Synonym("voip", "pushkit", "voip call", means: ["voipPush", "PKPushRegistryDelegate"]),
        Synonym("callkit", "cxprovider", means: ["CXProviderDelegate", "voipPush"]),
        Synonym(
            "device token", "token", "apns token",
            means: [
                "registerForRemoteNotifications", "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
            ]),
    ]

    private static let background = [
        Synonym(
            "background fetch", "fetch", "background refresh", "app refresh", "BGAppRefreshTask", "refresh",
            means: ["backgroundFetch", "appRefreshTask", "backgroundEvent", "performFetch", "registerTask"]),
        Synonym(
            "background task", "bgtask", "BGTaskScheduler task", "BGProcessingTask", "processing",
            "background processing",
            means: ["processingTask", "appRefreshTask", "backgroundEvent", "registerTask", "LT021"]),
        Synonym(
            "background launch", "launch in background", "background mode", "background modes", "wake", "wake up",
            means: ["backgroundEvent", "remoteNotification", "background.launch", "app.infoPlist.UIBackgroundModes"]),
        Synonym(
            "gps", "core location", "significant location", "location update", "location updates", "geofence",
            "region monitoring", "beacon", means: ["location", "region", "visit", "backgroundEvent"]),
        Synonym(
            "bluetooth", "ble", "core bluetooth", means: ["bluetoothCentral", "bluetoothPeripheral", "backgroundEvent"]),
        Synonym(
            "download", "background download", "upload", "background transfer", "url session", "background session",
            means: ["urlSession", "backgroundEvent"]),
        Synonym("health", "hkobserver", means: ["healthKit", "enableHealthKitDelivery", "backgroundEvent"]),
        Synonym(
            "live activity", "live activities", "activitykit", "push to start",
            means: ["pushToStart", "backgroundEvent"]),
        Synonym("widget reload", "timeline reload", "background assets", means: ["backgroundEvent"]),
        Synonym("watch", "apple watch", means: ["watchConnectivity", "backgroundEvent"]),
        Synonym(
            "prewarming", "pre-warm", "pre-warming", "pre-warmed", "ActivePrewarm",
            means: ["prewarm", "prewarmed", "activePrewarm", "LT040", "LT042"]),
    ]

    private static let process = [
        Synonym(
            "kill", "killed", "kill app", "force quit", "force quitted", "force-kill", "swiped away", "swipe away",
            "swipe up", "quit", "exit", "close app", "closed", "terminated by user",
            means: ["terminate", "user", "background.force-quit", "closeWindow", "applicationWillTerminate"]),
        Synonym(
            "crashed", "crashes", "exception", "abort", "sigkill", "sigabrt",
            means: ["crash", "terminate", "LT001", "LT050"]),
        Synonym(
            "watchdog timeout", "launch timeout", "timeout", "8badf00d", "hang", "watchdog kill", "scene-create",
            means: ["limit.launch", "limit.sceneUpdate", "LT050", "LT051"]),
        Synonym(
            "jetsam", "oom", "out of memory", "low memory", "memory", "memory pressure", "evicted",
            means: ["memoryWarning", "terminate", "system", "suspend"]),
        Synonym(
            "home", "home button", "swipe home", "go home", "minimize app", "background app", "enter background",
            "go background",
            means: ["pressHome", "switchToOtherApp", "sceneDidEnterBackground", "applicationDidEnterBackground"]),
        Synonym(
            "multitasking", "app switcher", "task switcher", "double tap home",
            means: ["openAppSwitcher", "closeAppSwitcher"]),
        Synonym("switch app", "other app", "leave app", means: ["switchToOtherApp", "pressHome", "openAppSwitcher"]),
        Synonym(
            "foreground", "enter foreground", "come back", "return",
            means: [
                "sceneWillEnterForeground", "applicationWillEnterForeground", "foregroundActive", "tapIcon", "returns",
            ]),
        Synonym(
            "lock screen", "lock device", "screen lock", "sleep button",
            means: ["lock", "unlock", "device.locked", "locked"]),
        Synonym(
            "face id", "touch id", "password", "passcode", "unlock device",
            means: ["unlock", "authentication", "device.locked"]),
        Synonym(
            "call", "incoming call", "alert", "system alert", "control centre", "interrupt",
            means: ["interruption", "phoneCall", "systemAlert", "controlCenter"]),
        Synonym("uninstall", "remove app", "delete", means: ["deleteApp"]),
        Synonym(
            "midnight", "new day", "time zone", "clock change", "daylight saving",
            means: ["significantTimeChange", "applicationSignificantTimeChange(_:)"]),
        Synonym("hey siri", "ask siri", means: ["siri", "interruption", "continueActivity"]),
        Synonym("frozen", "freeze", means: ["suspend", "suspended"]),
    ]

    private static let setup = [
        Synonym(
            "version", "ios", "os version", "ios version", "system", "osVersion", "systemVersion",
            means: ["os", "device.os", "platform"]),
        Synonym("model", "device type", "simulator", "idiom", "type", means: ["platform", "device.platform", "kind"]),
        Synonym("ipad", means: ["iPadOS", "device.platform=iPadOS"]),
        Synonym("iphone", means: ["iOS", "device.platform=iOS"]),
        Synonym("mac", "catalyst", "macos", means: ["macCatalyst", "device.platform=macCatalyst"]),
        Synonym("vision pro", "vision", "xros", "visionpro", means: ["visionOS", "device.platform=visionOS"]),
        Synonym(
            "xcode", "xcode version", "built with", "sdkVersion", "linked sdk", means: ["sdk", "app.sdk", "LT001"]),
        Synonym(
            "scenes", "uiscene", "scene life cycle", "scene-based", "adopt scenes", "scene manifest", "manifest",
            means: ["scene", "lifecycle", "app.lifecycle", "UIApplicationSceneManifest", "LT001", "LT002"]),
        Synonym(
            "uikit", "app delegate life cycle", "no scenes", "without scenes", "legacy", "application",
            means: ["appDelegate", "lifecycle", "app.lifecycle"]),
        Synonym(
            "swift ui", "swiftui app", "app struct", "WindowGroup", means: ["swiftUI", "swiftUIApp", "app.lifecycle"]),
        Synonym("plist", "info", "info plist", "Info.plist", means: ["infoPlist", "app.infoPlist"]),
        Synonym("deployment target", "minimum version", "minimum ios", means: ["MinimumOSVersion"]),
        Synonym("dark mode", "light mode", "theme", means: ["appearance", "device.appearance", "LT091"]),
        Synonym(
            "rotation", "rotated", "turn", "landscape mode",
            means: ["rotate", "orientation", "device.orientation", "viewWillTransition"]),
        Synonym("iphone duo", "fold", "folding iphone", "inner display", means: ["foldable", "device.model"]),
        Synonym(
            "document", "documents", "document app", "open in place", "file",
            means: ["documentGroup", "openURL.openInPlace", "openURL", "app.interface"]),
        Synonym(
            "hosting controller", "UIHostingController", "UIHostingSceneDelegate",
            means: ["hosting", "hostingScene", "app.interface"]),
        Synonym(
            "state restoration", "restoration", "restore", "state preservation", "restore state", "saved state",
            means: [
                "savedState", "app.savedState", "savedSession", "restoreInteractionState", "didDecodeState", "LT063",
                "LT093",
            ]),
        Synonym(
            "first run", "onboarding", "first install", "fresh install", "install",
            means: ["firstLaunch", "app.firstLaunch", "request", "LT092"]),
        Synonym(
            "multiple windows", "multi window", "multiwindow", "split view", "new window", "second window", "windows",
            "stage manager", means: ["openWindow", "multipleScenes", "app.multipleScenes", "LT062"]),
        Synonym("car", "carplay app", means: ["carPlay", "openWindow", "carPlayDidConnect"]),
        Synonym(
            "external screen", "airplay", "second screen", "external monitor", "display", "hdmi",
            means: ["externalDisplay", "openWindow", "registerSceneAccessory", "LT060", "LT065"]),
        Synonym("headset", "take off", "doff", "don", means: ["removeHeadset", "putOnHeadset"]),
        Synonym("trigger", "action", "name", "kind", "what", "do", means: ["event", "does", "kind"]),
    ]

    private static let screen = [
        Synonym(
            "splash screen", "splash", "splashscreen", "launch image", "launchscreen", "splash view",
            means: ["launch storyboard", "launchScreenShown", "launchScreen", "app.launchScreen", "LT090", "LT091"]),
        Synonym(
            "black screen", "blank screen", "white screen", means: ["scene.no-delegate", "LT002", "LT003", "LT004"]),
        Synonym(
            "first frame", "time to first frame", "tti", "ttff", "slow launch", "launch time",
            means: ["firstFrame", "LT052", "LT050", "LT043"]),
        Synonym(
            "root view controller", "rootVC", "root",
            means: ["rootViewController", "rootViewControllerSet", "makeWindow"]),
        Synonym(
            "uiwindow", "main window", "create window", means: ["makeWindow", "window", "windowCreated", "keyWindow"]),
    ]

    private static let code = [
        Synonym(
            "handles", "takes", "consume", "consumes", "process", "receive", "handled",
            means: ["handle", "read", "listen"]), Synonym("reads", "check", "get", "use option", means: ["read"]),
        Synonym(
            "wait", "delay", "sleep", "after", "pause", "delayMs", "timeout ms",
            means: ["afterMs", "durationMs", "takesMs", "work"]),
        Synonym(
            "duration", "time", "ms", "milliseconds", "takes ms", "takesTime", "cost",
            means: ["durationMs", "takesMs", "afterMs"]),
        Synonym("queue", "thread", "async", "background thread", "dispatch", means: ["on", "work.on", "work"]),
        Synonym("actions", "body", "calls", "code", "steps", means: ["does", "events", "method.does"]),
        Synonym("returnValue", "result", "returning", "return value", means: ["returns", "method.returns"]),
        Synonym(
            "analytics", "metric", "metrics", "session", "tracking event", "log event", "attribution",
            means: ["mark", "mark.metric", "LT030", "LT043"]),
        Synonym(
            "permission", "permissions", "tracking", "att", "app tracking transparency", "prompt", "ask",
            means: ["request", "LT092"]),
        Synonym(
            "javascript", "plugin", "web view", "webview", "bridge", "ionic", "unity", "maui",
            means: ["listen", "LT016"]),
        Synonym(
            "flutter", "dart",
            means: ["FlutterAppDelegate", "FlutterSceneDelegate", "FlutterImplicitEngineDelegate", "listen", "LT016"]),
        Synonym(
            "react native", "expo",
            means: ["RCTAppDelegate", "ExpoAppDelegate", "RCTLinkingManager", "getInitialURL", "listen", "LT016"]),
        Synonym("capacitor", means: ["appUrlOpen", "pushNotificationActionPerformed", "listen", "LT016"]),
        Synonym("cordova", means: ["CDVAppDelegate", "CDVSceneDelegate", "handleOpenURL", "listen", "LT016"]),
        Synonym(
            "static initializer", "static initializers", "pre-main", "premain", "dyld", "load", "+load", "before main",
            means: ["preMainMs", "app.preMainMs", "processStarts"]),
        Synonym("main", "@main", "UIApplicationMain", means: ["applicationMain", "main"]),
        Synonym(
            "keychain", "encrypted", "data protection", "file protection", "protected data",
            means: ["protectedData", "read.class", "device.locked", "LT041"]),
    ]
}
