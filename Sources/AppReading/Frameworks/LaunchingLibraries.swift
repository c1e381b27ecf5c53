extension LaunchingLibrary {
    package static let all = tasks + notifications

    private static let tasks = [
        LaunchingLibrary(
            "TSBackgroundFetch",
            [
                "react-native-background-fetch", "RNBackgroundFetch", "background_fetch",
                "cordova-plugin-background-fetch", "@transistorsoft/capacitor-background-fetch",
                "react-native-background-geolocation", "RNBackgroundGeolocation", "flutter_background_geolocation",
                "@transistorsoft/capacitor-background-geolocation", "TSLocationManager",
            ], .registerTasks,
            source: .documented(
                "transistorsoft/react-native-background-fetch, the changelog at 75d3ed0: it registers the identifiers of "
                    + "the Info.plist", "https://github.com/transistorsoft/react-native-background-fetch")),
        LaunchingLibrary(
            "workmanager", ["workmanager_apple"], .registerTasks,
            source: .documented(
                "fluttercommunity/flutter_workmanager, WorkmanagerPlugin.swift at af5d75a",
                "https://github.com/fluttercommunity/flutter_workmanager")),
        LaunchingLibrary(
            "flutter_background_service", ["flutter_background_service_ios"], .registerTasks,
            source: .documented(
                "ekasetiawans/flutter_background_service, SwiftFlutterBackgroundServicePlugin.swift at 518aae5",
                "https://github.com/ekasetiawans/flutter_background_service")),
        LaunchingLibrary(
            "flutter_foreground_task", [], .registerTasks,
            source: .documented(
                "Dev-hwang/flutter_foreground_task, SwiftFlutterForegroundTaskPlugin.swift at 3e40a51",
                "https://github.com/Dev-hwang/flutter_foreground_task")),
        LaunchingLibrary(
            "expo-background-task", ["ExpoBackgroundTask"], .registerTasks,
            source: .unsettled(
                "expo/expo, whose guide has the task registered as the app launches; its source wasn't read",
                "https://docs.expo.dev/versions/latest/sdk/background-task/")),
        LaunchingLibrary(
            "@capacitor/background-runner", ["CapacitorBackgroundRunner"], .registerTasks,
            source: .unsettled(
                "ionic-team/background-runner, whose guide has the app call it in its launch; its source wasn't read",
                "https://github.com/ionic-team/capacitor-background-runner")),
    ]

    private static let notifications = [
        LaunchingLibrary(
            "OneSignal",
            [
                "OneSignalXCFramework", "OneSignalFramework", "OneSignalNotifications", "onesignal_flutter",
                "react-native-onesignal", "onesignal-expo-plugin", "onesignal-cordova-plugin",
            ], .setNotificationDelegate,
            source: .documented(
                "OneSignal/OneSignal-iOS-SDK of 5.x at 4164b0f: its own where the app sets none",
                "https://github.com/OneSignal/OneSignal-iOS-SDK")),
        LaunchingLibrary(
            "expo-notifications", ["EXNotifications", "ExpoNotifications"], .setNotificationDelegate,
            source: .documented("expo/expo, NotificationCenterManager.swift at 2581a25", "https://github.com/expo/expo")
        ),
        LaunchingLibrary(
            "Capacitor", ["@capacitor/ios"], .setNotificationDelegate,
            source: .documented("ionic-team/capacitor, NotificationRouter", "https://github.com/ionic-team/capacitor")),
        LaunchingLibrary(
            "react-native-notifications", ["RNNotifications"], .setNotificationDelegate,
            source: .documented(
                "wix/react-native-notifications, RNNotifications.m at aa5a0f3",
                "https://github.com/wix/react-native-notifications")),
        LaunchingLibrary(
            "Notifee", ["@notifee/react-native", "RNNotifee", "RNNotifeeCore"], .setNotificationDelegate,
            source: .documented(
                "invertase/notifee, NotifeeCore+UNUserNotificationCenter.m at b73c76d",
                "https://github.com/invertase/notifee")),
        LaunchingLibrary(
            "React Native Firebase Messaging", ["@react-native-firebase/messaging", "RNFBMessaging"],
            .setNotificationDelegate,
            source: .documented(
                "invertase/react-native-firebase, RNFBMessaging+UNUserNotificationCenter.m at 4ef21d0",
                "https://github.com/invertase/react-native-firebase")),
        LaunchingLibrary(
            "firebase_messaging", [], .setNotificationDelegate,
            source: .documented(
                "firebase/flutterfire, FLTFirebaseMessagingPlugin.m at 09d423b",
                "https://github.com/firebase/flutterfire")),
        LaunchingLibrary(
            "awesome_notifications", ["IosAwnCore"], .setNotificationDelegate,
            source: .documented(
                "rafaelsetragni/awesome_notifications, AwesomeNotifications.swift at a2db4d6",
                "https://github.com/rafaelsetragni/awesome_notifications")),
        LaunchingLibrary(
            "cordova-plugin-push", ["@havesource/cordova-plugin-push", "phonegap-plugin-push"],
            .setNotificationDelegate,
            source: .documented(
                "havesource/cordova-plugin-push, AppDelegate+PushPlugin.m at 9da3aad",
                "https://github.com/havesource/cordova-plugin-push")),
        LaunchingLibrary(
            "cordova-plugin-local-notification", ["cordova-plugin-local-notifications"], .setNotificationDelegate,
            source: .documented(
                "katzer/cordova-plugin-local-notifications, APPLocalNotification.m at 1cdd2be",
                "https://github.com/katzer/cordova-plugin-local-notifications")),
    ]
}
