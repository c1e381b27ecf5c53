extension SystemText {
    /// Background tasks of `BGTaskScheduler` and of `UIApplication`.
    static let tasks = [
        SystemText(
            "task-registered-late", "All launch handlers must be registered before application finishes launching",
            outcome: .crash,
            meaning: "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:) is called after "
                + "application(_:didFinishLaunchingWithOptions:) has returned, for example while a scene connects.",
            kinds: [.launchDeadlineMissed], rules: ["action.task.late"], names: ["registerTask"],
            source: .measured(
                "transistorsoft/flutter_background_fetch#414; shinyorg/shiny#280",
                "https://github.com/transistorsoft/flutter_background_fetch/issues/414")),
        SystemText(
            "task-registered-twice", "Launch handler for task with identifier * has already been registered",
            outcome: .crash, meaning: "Two parts of the app register a launch handler for one task identifier.",
            kinds: [.duplicateRegistration], rules: ["action.task.twice"], names: ["registerTask"],
            source: .measured(
                "transistorsoft/flutter_background_geolocation#1205",
                "https://github.com/transistorsoft/flutter_background_geolocation/issues/1205")),
        SystemText(
            "task-without-handler", "No launch handler registered for task with identifier",
            "No launch handler registered", outcome: .crash,
            meaning: "The system delivers a background task, but this launch has registered no handler for its "
                + "identifier before application(_:didFinishLaunchingWithOptions:) returned.",
            kinds: [.noLaunchHandler, .launchDeadlineMissed], names: ["registerTask", "backgroundEvent"],
            source: .measured(
                "wordpress-mobile/WordPress-iOS#18156, iOS 15.4",
                "https://github.com/wordpress-mobile/WordPress-iOS/issues/18156", on: [Version(15, 4)])),
        SystemText(
            "task-not-permitted", "BGTaskSchedulerErrorDomain error 3", "BGTaskSchedulerErrorDomain Code=3",
            "BGTaskSchedulerErrorCodeNotPermitted",
            meaning: "The task can't be submitted: BGTaskSchedulerPermittedIdentifiers doesn't contain its "
                + "identifier, or UIBackgroundModes doesn't contain its mode.",
            kinds: [.taskNotPermitted, .backgroundModeMissing], names: ["app.infoPlist.UIBackgroundModes"],
            source: .documented(
                "Apple, BGTaskScheduler.Error.Code.notPermitted",
                "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code/notpermitted")),
        SystemText(
            "task-unavailable", "BGTaskSchedulerErrorDomain error 1", "BGTaskSchedulerErrorDomain Code=1",
            "BGTaskSchedulerErrorCodeUnavailable",
            meaning: "The task can't be submitted: the app runs in the simulator or is an extension that may not "
                + "schedule tasks, or the user has switched off Background App Refresh.", names: ["backgroundEvent"],
            source: .documented(
                "Apple, BGTaskScheduler.Error.Code.unavailable",
                "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code/unavailable")),
        SystemText(
            "background-task-not-ended", "Background Task * was created over 30 seconds ago",
            "Remember to call UIApplication.endBackgroundTask(_:) for your task",
            meaning: "A task of beginBackgroundTask(expirationHandler:) is still open after 30 seconds. If the "
                + "time of the task expires in the background, the system terminates the app.",
            kinds: [.watchdogBackground], names: ["limit.backgroundEvent"],
            source: .measured(
                "firebase-ios-sdk#8908; deltachat-ios#1128", "https://github.com/firebase/firebase-ios-sdk/issues/8908",
                on: [15])),
        SystemText(
            "background-assertion-expired", "has active assertions beyond permitted time",
            "has active assertions beyond permitted duration", outcome: .watchdog,
            meaning: "The system terminates the app because a background task hasn't ended when its time is over.",
            kinds: [.watchdogBackground], names: ["limit.backgroundEvent"],
            source: .measured(
                "transistorsoft/cordova-background-geolocation-lt#108",
                "https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/108", on: [10])),
    ]

    /// Notifications, calls, and other services that launch an app.
    static let services = [
        SystemText(
            "completion-never-called",
            "Application delegate received call to * but the completion handler was never called",
            "but the completion handler was never called",
            meaning: "The app delegate's method for a push, a fetch or a URL session has returned or its time is "
                + "over, and its completion handler wasn't called. The system launches the app less often.",
            kinds: [.completionNotCalled, .watchdogBackground], rules: ["limit.background-event"],
            source: .measured(
                "wordpress-mobile/WordPress-iOS#4454; transistorsoft/cordova-plugin-background-fetch#21",
                "https://github.com/wordpress-mobile/WordPress-iOS/issues/4454", on: [9])),
        SystemText(
            "background-mode-missing",
            "You've implemented * but you still need to add * to the list of your supported UIBackgroundModes",
            "you still need to add remote-notification to the list of your supported UIBackgroundModes",
            meaning: "The app delegate has a method for silent pushes or for fetches, and UIBackgroundModes doesn't "
                + "contain remote-notification or fetch. The system doesn't launch the app for them.",
            kinds: [.backgroundModeMissing],
            names: ["app.infoPlist.UIBackgroundModes", "remoteNotification", "backgroundFetch"],
            source: .measured("flutter/flutter#30839", "https://github.com/flutter/flutter/issues/30839", on: [12])),
        SystemText(
            "call-not-reported",
            "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push",
            "VoIP pushes must post an incoming call via CallKit in the same run loop",
            "terminateAppIfThereAreUnhandledVoIPPushes", outcome: .crash,
            meaning: "The app received a VoIP push and returned without reporting a call to CallKit. It has to call "
                + "reportNewIncomingCall(with:update:completion:) for every VoIP push, in every state.",
            kinds: [.voipPushWithoutCall],
            names: ["voipPush", "reportCall", "PKPushRegistryDelegate", "CXProviderDelegate"],
            source: .measured(
                "react-native-webrtc/react-native-callkeep#664; element-ios#3986",
                "https://github.com/react-native-webrtc/react-native-callkeep/issues/664", on: [13])),
        SystemText(
            "calls-not-reported-repeatedly", "failed to report an incoming call too many times", outcome: .kill,
            meaning: "The system no longer launches the app for VoIP pushes, because the app has repeatedly "
                + "reported no call. Reinstalling the app resets this limit.", kinds: [.voipPushWithoutCall],
            names: ["voipPush", "reportCall", "PKPushRegistryDelegate"],
            source: .measured(
                "react-native-webrtc/react-native-voip-push-notification#102",
                "https://github.com/react-native-webrtc/react-native-voip-push-notification/issues/102", on: [17])),
        SystemText(
            "push-entitlement-missing", "no valid aps-environment entitlement string found for application",
            meaning: "The app isn't signed with the Push Notifications capability, so it gets no device token.",
            names: ["application(_:didFailToRegisterForRemoteNotificationsWithError:)"],
            source: .documented(
                "Apple, Registering your app with APNs",
                "https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns")),
        SystemText(
            "location-mode-missing", "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable",
            outcome: .crash,
            meaning: "allowsBackgroundLocationUpdates is set to true, and UIBackgroundModes doesn't contain location.",
            kinds: [.backgroundModeMissing], names: ["location", "app.infoPlist.UIBackgroundModes"],
            source: .measured(
                "mauron85/react-native-background-geolocation#60, iOS 10.2",
                "https://github.com/mauron85/react-native-background-geolocation/issues/60", on: [Version(10, 2)])),
    ]

    /// Errors of calls.
    static let errors = [
        SystemText(
            "no-app-for-url", "OSStatus error -10814", "NSOSStatusErrorDomain code=-10814",
            "LSApplicationWorkspaceErrorDomain error 115", "LSApplicationWorkspaceErrorDomain code=115",
            meaning: "No installed app declares the scheme of the URL in CFBundleURLTypes, so nothing opens.",
            kinds: [.urlSchemeNotDeclared], names: ["openURL", "app.infoPlist.CFBundleURLTypes"],
            source: .measured("expo/expo#3506", "https://github.com/expo/expo/issues/3506", on: [12])),
        SystemText(
            "keychain-locked", "errSecInteractionNotAllowed", "OSStatus error -25308", "keychain * -25308",
            meaning: "A keychain item can't be read while the device is locked, or before its first unlock.",
            kinds: [.protectedDataUnavailable], names: ["read.class", "device.locked"],
            source: .documented(
                "Apple, errSecInteractionNotAllowed",
                "https://developer.apple.com/documentation/security/errsecinteractionnotallowed")),
        SystemText(
            "usage-description-missing", "attempted to access privacy-sensitive data without a usage description",
            "Namespace TCC", outcome: .crash,
            meaning: "The app uses protected data or a device, such as the camera, and its Info.plist has no text "
                + "for the request.", names: ["request"],
            source: .documented(
                "Apple, Requesting access to protected resources",
                "https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources")),
    ]
}
