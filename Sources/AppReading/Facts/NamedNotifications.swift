/// The names under which code asks for the notifications that are posted as an app changes its state.
enum NamedNotifications {
    /// Those of a scene count as those of the app: one or the other may do a method's work.
    private static let names: [PostedNotification: [String]] = [
        .appDidBecomeActive: [
            "didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification", "UIApplicationDidBecomeActive",
            "didActivateNotification", "UISceneDidActivateNotification",
        ],
        .appWillResignActive: [
            "willResignActiveNotification", "UIApplicationWillResignActiveNotification",
            "UIApplicationWillResignActive", "willDeactivateNotification", "UISceneWillDeactivateNotification",
        ],
        .appDidEnterBackground: [
            "didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            "UIApplicationDidEnterBackground", "UISceneDidEnterBackgroundNotification",
        ],
        .appWillEnterForeground: [
            "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
            "UIApplicationWillEnterForeground", "UISceneWillEnterForegroundNotification",
        ],
        .appWillTerminate: [
            "willTerminateNotification", "UIApplicationWillTerminateNotification", "UIApplicationWillTerminate",
        ],
        .appDidReceiveMemoryWarning: [
            "didReceiveMemoryWarningNotification", "UIApplicationDidReceiveMemoryWarningNotification",
        ],
    ]

    static let all = names.values.flatMap(\.self).sorted()

    static func files(_ index: NodeIndex) -> [PostedNotification: Int] {
        names.mapValues { names in Set(names.flatMap(index.files(mentioning:))).count }.filter { $0.value > 0 }
    }
}
