/// The names under which code asks for the notifications that are posted as an app changes its state.
enum NamedNotifications {
    /// Those of a scene count as those of the app: one or the other may do a method's work.
    private static let names: [PostedNotification: [String]] = [
        .appDidBecomeActive: [
            "didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification", "UIApplicationDidBecomeActive",
            "didActivateNotification", "UISceneDidActivateNotification", "DidBecomeActiveMessage", "DidActivateMessage",
        ],
        .appWillResignActive: [
            "willResignActiveNotification", "UIApplicationWillResignActiveNotification",
            "UIApplicationWillResignActive", "willDeactivateNotification", "UISceneWillDeactivateNotification",
            "WillResignActiveMessage", "WillDeactivateMessage",
        ],
        .appDidEnterBackground: [
            "didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            "UIApplicationDidEnterBackground", "UISceneDidEnterBackgroundNotification", "DidEnterBackgroundMessage",
        ],
        .appWillEnterForeground: [
            "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
            "UIApplicationWillEnterForeground", "UISceneWillEnterForegroundNotification", "WillEnterForegroundMessage",
        ],
        .appWillTerminate: [
            "willTerminateNotification", "UIApplicationWillTerminateNotification", "UIApplicationWillTerminate",
            "WillTerminateMessage",
        ],
        .appDidReceiveMemoryWarning: [
            "didReceiveMemoryWarningNotification", "UIApplicationDidReceiveMemoryWarningNotification",
            "DidReceiveMemoryWarningMessage",
        ],
    ]

    static let all = names.values.flatMap(\.self).sorted()

    static func files(_ index: NodeIndex) -> [PostedNotification: Int] {
        names.mapValues { names in Set(names.flatMap(index.files(mentioning:))).count }.filter { $0.value > 0 }
    }
}
