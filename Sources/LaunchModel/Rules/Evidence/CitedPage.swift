/// A page, a log or an account that several sources cite.
struct CitedPage: Sendable {
    /// The first name in a citation.
    let name: String
    /// Nil if only a recording has it.
    let address: String?
    /// The recordings in `Examples/observed` of it, or of the callbacks that a report of a bug in an app rests on.
    let recordings: [String]

    private init(_ name: String, _ address: String? = nil, recordings: [String] = []) {
        (self.name, self.address, self.recordings) = (name, address, recordings)
    }

    /// The page that a citation names first: `jigarm` of `jigarm, iOS 10`; nil if the page isn't in the table.
    static func cited(by citation: String) -> CitedPage? {
        let isOfApple = citation.hasPrefix(apple)
        let name = (isOfApple ? citation.dropFirst(apple.count) : citation[...]).firstName
        if isOfApple { return applePages[name].map { CitedPage(name, documentation + $0) } }
        return others.first { $0.name == name }
    }

    private static let apple = "Apple, "
    private static let documentation = "https://developer.apple.com/documentation/"

    private static let others = [
        CitedPage(
            "63rabbits/UILifecycle", "https://github.com/63rabbits/UILifecycle",
            recordings: ["uil-icon-cold-ios12-states", "uil-icon-cold-ios13-states"]),
        CitedPage("A SwiftUI sample's printed output", recordings: ["sue-phase-home-and-back"]),
        CitedPage("A log of 2015", "https://github.com/onmyway133/notes/issues/8", recordings: ["om-banner-other-app"]),
        CitedPage(
            "An answer about view controllers and state restoration",
            "https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration",
            recordings: ["doc-restoration-vc"]),
        CitedPage("An author's prints of March 2022", recordings: ["sn22-notification-center"]),
        CitedPage(
            "Apple forum 706782", "https://developer.apple.com/forums/thread/706782",
            recordings: ["forum706782-prewarm-scene"]),
        CitedPage(
            "Batch-iOS-SDK", "https://github.com/BatchLabs/Batch-iOS-SDK",
            recordings: ["batch-icon-cold-ios13", "batch-icon-cold-ios14"]),
        CitedPage(
            "Byungwook An",
            "https://medium.com/@frentebw/how-does-the-scene-phase-change-in-the-swiftui-app-102ed4586b50",
            recordings: ["an-view-phase-home"]),
        CitedPage(
            "Console output of a developer's app AppLifeCycle",
            recordings: ["alc-ipad-split-new-window", "alc-ipad-close-one-window"]),
        CitedPage(
            "Crash stacks of _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption in workspace:didCreateScene:",
            "https://github.com/assistant-ui/assistant-ui/issues/7854", recordings: ["ios27-no-scene-trap"]),
        CitedPage(
            "Developers' comparison of iOS 4 and 5", "https://geek-qa.imtqy.com/questions/150534/index.html",
            recordings: ["lk-lock-ios4", "lk-lock-ios5"]),
        CitedPage("FB6185896", "https://douglashill.co/app-termination/", recordings: ["hill-ipad-three-windows"]),
        CitedPage(
            "Flutter", "https://github.com/flutter/flutter/tree/main/dev/integration_tests/ios_add2app_uiscene",
            recordings: ["flutter-url-cold", "flutter-url-warm", "flutter-universal-link-warm"]),
        CitedPage(
            "Flutter CI", "https://github.com/flutter/flutter/tree/main/dev/integration_tests/ios_add2app_uiscene",
            recordings: ["flutter-icon-cold"]),
        CitedPage(
            "Instruments", "https://github.com/63rabbits/UILifecycle", recordings: ["uil-icon-cold-ios12-states"]),
        CitedPage(
            "Issue logs", "https://github.com/expo/expo/issues/50179", recordings: ["ios27-manifest-no-delegate"]),
        CitedPage(
            "JPush log", "https://blog.csdn.net/qq_28523871/article/details/71172820",
            recordings: ["jp-push-foreground-ios10"]),
        CitedPage(
            "Matt Neuburg", "https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration",
            recordings: ["nb-icon-cold-ios7", "nb-background-launch-vc"]),
        CitedPage(
            "NativeScript#9906", "https://github.com/NativeScript/NativeScript/issues/9906",
            recordings: ["nb-background-launch-vc"]),
        CitedPage(
            "OneSignal-iOS-SDK#647", "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/647",
            recordings: ["flutter-home-and-back"]),
        CitedPage(
            "OsmAnd", "https://github.com/osmandapp/OsmAnd-iOS",
            recordings: ["osmand-carplay-ios18-4", "osmand-carplay-ios18-5"]),
        CitedPage(
            "ProMotion-push#10", "https://github.com/rubymotion-community/ProMotion-push/issues/10",
            recordings: ["rd-push-tap-bg-ios11"]),
        CitedPage("SO 25857028", "https://stackoverflow.com/a/25857028", recordings: ["my-kill-switcher-ios7"]),
        CitedPage("SO report", "https://isolution.pro/pt/q/so71570813", recordings: ["so-swipe-ipad-single"]),
        CitedPage(
            "SalesforceMobileSDK-iOS#3679", "https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3679",
            recordings: ["salesforce-airplay-foreground"]),
        CitedPage(
            "Stack Overflow answer 25857028", "https://stackoverflow.com/a/25857028",
            recordings: ["my-kill-switcher-ios7", "my-kill-switcher-ios8"]),
        CitedPage("Symbol traces of two apps", recordings: ["sym-storyboard-window-before-connect"]),
        CitedPage(
            "UIApplication.h",
            "https://github.com/xybp888/iOS-SDKs/blob/368c9fb22e450ca5cbf1596e885fc6bd2cb6171c/iPhoneOS10.3.sdk"
                + "/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"),
        CitedPage("Unity PolySpatial", recordings: ["psp-headset-scene", "psp-crown-home-phase-volume"]),
        CitedPage(
            "WordPress-iOS#18156", "https://github.com/wordpress-mobile/WordPress-iOS/issues/18156",
            recordings: ["wordpress-task-without-handler"]),
        CitedPage(
            "alexanderchopan/casberi", "https://github.com/alexanderchopan/casberi",
            recordings: ["casberi-catalyst-no-foreground-post"]),
        CitedPage("apache/cordova-ios", "https://github.com/apache/cordova-ios"),
        CitedPage(
            "blog.uso400.net", "https://blog.uso400.net/ios7_8_9_app_lifecycles", recordings: ["us-icon-cold-ios7"]),
        CitedPage(
            "bugsnag-cocoa#1108", "https://github.com/bugsnag/bugsnag-cocoa/pull/1108",
            recordings: ["rb-bgfetch-cold", "snapsync-urlsession-relaunch"]),
        CitedPage(
            "bugsnag-cocoa#1263 and #1307", "https://github.com/bugsnag/bugsnag-cocoa/pull/1263",
            recordings: ["bugsnag-launch-state", "datadog-launch-state", "firebase-swiftui-launch-state"]),
        CitedPage(
            "c4arl0s", "https://github.com/c4arl0s/ViewControllerLIfeCycle_CreatingStateLab",
            recordings: ["ca-icon-cold", "ca-switcher-return", "ca-home-delete"]),
        CitedPage(
            "cocoanetics", "https://cocoanetics.com/2012/06/corelocation-background-update-messaging",
            recordings: ["cn-location-cold-ios5"]),
        CitedPage(
            "cordova-ios#1681", "https://github.com/apache/cordova-ios/issues/1681", recordings: ["flutter-url-cold"]),
        CitedPage("dotnet/maui", "https://github.com/dotnet/maui"),
        CitedPage(
            "expo#50179", "https://github.com/expo/expo/issues/50179", recordings: ["ios27-manifest-no-delegate"]),
        CitedPage("expo/expo#46664", "https://github.com/expo/expo/pull/50191"),
        CitedPage("feedback-assistant/reports#275", "https://github.com/feedback-assistant/reports/issues/275"),
        CitedPage(
            "firebase-ios-sdk#9026", "https://github.com/firebase/firebase-ios-sdk/issues/9026",
            recordings: ["so71025205-prewarm"]),
        CitedPage(
            "firebase-ios-sdk#9622", "https://github.com/firebase/firebase-ios-sdk/issues/9622",
            recordings: ["so71025205-prewarm"]),
        CitedPage(
            "firefox-ios#1498", "https://github.com/mozilla-mobile/firefox-ios/pull/1498",
            recordings: ["ff-url-cold-ios8-9"]),
        CitedPage(
            "flowcrypt-ios#1373", "https://github.com/FlowCrypt/flowcrypt-ios/issues/1373",
            recordings: ["so71025205-prewarm"]),
        CitedPage(
            "flutter_background_fetch#414", "https://github.com/transistorsoft/flutter_background_fetch/issues/414",
            recordings: ["tbf-task-registered-late"]),
        CitedPage(
            "flutter_background_geolocation#1205",
            "https://github.com/transistorsoft/flutter_background_geolocation/issues/1205",
            recordings: ["tbg-task-registered-twice"]),
        CitedPage("google/GoogleUtilities", "https://github.com/google/GoogleUtilities"),
        CitedPage("iOS 5 log", "https://geek-qa.imtqy.com/questions/150534/index.html", recordings: ["lk-lock-ios5"]),
        CitedPage(
            "ios-branch-deep-linking-attribution#699",
            "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/699",
            recordings: ["br-airdrop-foreground"]),
        CitedPage(
            "ioswifter 2016", "http://ioswifter.com/2016/06/13/NSURLSessionDownloadTask-usage",
            recordings: ["iw-bgsession-killed", "iw-bgsession-background"]),
        CitedPage(
            "jigarm", "https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf",
            recordings: ["jg-push-background", "jg-push-system-killed"]),
        CitedPage(
            "luxmentis.org", "https://luxmentis.org/on-ios-scenes-and-why-your/",
            recordings: ["lux-first-launch", "lux-relaunch"]),
        CitedPage(
            "openradar 21710499", "https://github.com/lionheart/openradar-mirror/issues/9430",
            recordings: ["rd-openurl-self"]),
        CitedPage(
            "openradar 34332569", "https://github.com/lionheart/openradar-mirror/issues/18350",
            recordings: ["rd-push-tap-nc-ios10", "rd-push-tap-nc-ios11"]),
        CitedPage(
            "openradar 49216830", "https://github.com/lionheart/openradar-mirror/issues/21113",
            recordings: ["rd-notificationcenter-ios12"]),
        CitedPage(
            "openradar 49817144", "https://github.com/lionheart/openradar-mirror/issues/21180",
            recordings: ["rd-willenterforeground-notification"]),
        CitedPage("react/react-native", "https://github.com/facebook/react-native"),
        CitedPage(
            "regularberry/AppLaunchSequence", "https://github.com/regularberry/AppLaunchSequence",
            recordings: ["rb-icon-cold"]),
        CitedPage(
            "splunk-otel-ios#714", "https://github.com/signalfx/splunk-otel-ios/pull/714",
            recordings: ["rb-bgfetch-cold", "snapsync-urlsession-relaunch"]),
        CitedPage(
            "swift#63333", "https://github.com/swiftlang/swift/issues/63333",
            recordings: ["stack-did-finish-in-event-loop"]),
        CitedPage(
            "wtrmiya/LaunchPractice", "https://github.com/wtrmiya/LaunchPractice",
            recordings: ["lp-scene2-icon-cold", "lp-scene2-icon-warm"]),
    ]

    /// The pages of Apple's documentation, by the name in a citation.
    private static let applePages = [
        "Activity.pushToStartTokenUpdates": "activitykit/activity/pushtostarttokenupdates",
        "Add Home Screen quick actions": "uikit/add-home-screen-quick-actions", "AppIntent": "appintents/appintent",
        "AppIntentSceneDelegate": "appintents/appintentscenedelegate",
        "BGTaskScheduler": "backgroundtasks/bgtaskscheduler",
        "BGTaskScheduler.register":
            "backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)",
        "CKShare": "cloudkit/ckshare", "CLLocationManager": "corelocation/cllocationmanager",
        "CLLocationManagerDelegate": "corelocation/cllocationmanagerdelegate",
        "CPTemplateApplicationSceneDelegate": "carplay/cptemplateapplicationscenedelegate",
        "Defining a custom URL scheme for your app": "xcode/defining-a-custom-url-scheme-for-your-app",
        "Encrypting Your App's Files": "uikit/encrypting-your-app-s-files",
        "Handling notifications and notification-related actions":
            "usernotifications/handling-notifications-and-notification-related-actions",
        "HKHealthStore.enableBackgroundDelivery":
            "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
        "HKObserverQuery": "healthkit/hkobserverquery", "ImmersiveSpace": "swiftui/immersivespace",
        "Information Property List": "bundleresources/information-property-list/uilaunchscreen",
        "NSUserActivity": "foundation/nsuseractivity", "PKPushRegistry": "pushkit/pkpushregistry",
        "Presenting content on a connected display": "uikit/presenting-content-on-a-connected-display",
        "Responding to invocations": "appclip/responding-to-invocations",
        "Responding to the launch of your app": "uikit/responding-to-the-launch-of-your-app",
        "ScenePhase": "swiftui/scenephase", "TN3115": "technotes/tn3115-bluetooth-state-restoration-app-relaunch-rules",
        "Transitioning to the UIKit scene-based life cycle": "uikit/transitioning-to-the-uikit-scene-based-life-cycle",
        "UIApplication.OpenURLOptionsKey.sourceApplication": "uikit/uiapplication/openurloptionskey/sourceapplication",
        "UIApplication.isProtectedDataAvailable": "uikit/uiapplication/isprotecteddataavailable",
        "UIApplicationDelegate": "uikit/uiapplicationdelegate",
        "UIApplicationShortcutItem": "uikit/uiapplicationshortcutitem",
        "UIApplicationSupportsMultipleScenes":
            "bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes",
        "UIApplication.connectedScenes": "uikit/uiapplication/connectedscenes",
        "UIScene.ConnectionOptions": "uikit/uiscene/connectionoptions",
        "UIScene.ConnectionOptions.appIntent": "uikit/uiscene/connectionoptions/appintent",
        "UIScene.ConnectionOptions.userActivities": "uikit/uiscene/connectionoptions/useractivities",
        "UISceneDelegate": "uikit/uiwindowscenedelegate/window",
        "UISceneSession.stateRestorationActivity": "uikit/uiscenesession/staterestorationactivity",
        "UIWindow": "uikit/uiwindow",
        "UNNotificationDefaultActionIdentifier": "usernotifications/unnotificationdefaultactionidentifier",
        "UNUserNotificationCenter.delegate": "usernotifications/unusernotificationcenter/delegate",
        "Using background tasks to update your app": "uikit/using-background-tasks-to-update-your-app",
        "WCSession": "watchconnectivity/wcsession",
        "WindowGroup(for:) and OpenWindowAction": "swiftui/openwindowaction",
        "application(_:configurationForConnecting:options:)":
            "uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)",
        "application(_:continue:restorationHandler:)":
            "uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)",
        "application(_:didDiscardSceneSessions:)":
            "uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)",
        "application(_:didReceiveRemoteNotification:)":
            "uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
            "uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)":
            "uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)",
        "application(_:handleOpen:)": "uikit/uiapplicationdelegate/application(_:handleopen:)",
        "application(_:handlerFor:)": "uikit/uiapplicationdelegate/application(_:handlerfor:)",
        "application(_:shouldSaveSecureApplicationState:)":
            "uikit/uiapplicationdelegate/application(_:shouldsavesecureapplicationstate:)",
        "application(_:willFinishLaunchingWithOptions:)":
            "uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)",
        "applicationDidEnterBackground(_:)": "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:)":
            "uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)":
            "uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)",
        "applicationSignificantTimeChange(_:)": "uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)",
        "applicationWillTerminate(_:)": "uikit/uiapplicationdelegate/applicationwillterminate(_:)",
        "onOpenURL(perform:)": "swiftui/view/onopenurl(perform:)",
        "registerForRemoteNotifications()": "uikit/uiapplication/registerforremotenotifications()",
        "requestSceneSessionActivation(_:userActivity:options:errorHandler:)":
            "uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)",
        "scene(_:didFailToContinueUserActivityWithType:error:)":
            "uikit/uiscenedelegate/scene(_:didfailtocontinueuseractivitywithtype:error:)",
        "sceneDidBecomeActive(_:)": "uikit/uiscenedelegate/scenedidbecomeactive(_:)",
        "sceneDidDisconnect(_:)": "uikit/uiscenedelegate/scenediddisconnect(_:)",
        "sceneWillEnterForeground(_:)": "uikit/uiscenedelegate/scenewillenterforeground(_:)",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)":
            "usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:didreceive:withcompletionhandler:)",
        "visionOS sample on closing windows": "visionos/handling-the-window-life-cycle-with-multiple-scenes",
    ]
}

extension Substring {
    /// The part before the first comma, semicolon, colon or parenthesis that isn't part of a name.
    fileprivate var firstName: String {
        var previous: Character = " "
        var length = 0
        for character in self {
            if character == " ", ",;:".contains(previous) { return String(prefix(length - 1)) }
            if character == "(", previous == " " { return String(prefix(length - 1)) }
            (previous, length) = (character, length + 1)
        }
        return String(self)
    }
}
