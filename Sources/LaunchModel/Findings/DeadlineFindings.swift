extension FindingBook {
    /// What has to be set up before the launch methods return, and what tasks and links need in Info.plist.
    static let deadlines: [FindingRule] = [
        FindingRule(
            "launch-deadline-missed", .launchDeadlineMissed, on: [.action],
            when: .both(
                .any([
                    .action(.kind([.registerTask, .enableHealthKitDelivery])),
                    .both(.action(.kind([.setNotificationDelegate])), .not(.flag(.notificationDelegateSet))),
                ]),
                .flag(.launchMethodsReturned)),
            at: [.here], .error,
            message: "\(.callback) comes after application(_:didFinishLaunchingWithOptions:) has returned, too late "
                + "for \(.action)",
            fix: "do it in a launch method",
            source: .documented(
                "Apple, BGTaskScheduler.register, UNUserNotificationCenter.delegate, "
                    + "HKHealthStore.enableBackgroundDelivery")),
        FindingRule(
            "duplicate-registration", .duplicateRegistration, on: [.action],
            when: .both(.action(.kind([.registerTask])), .occurrence(.taskIsRegistered)), at: [.here], .error,
            message: "\(.callback) registers the task \(.identifier), which has a launch handler already; "
                + "BGTaskScheduler throws",
            fix: "register each identifier once",
            source: .measured(
                "flutter_background_geolocation 1205",
                "https://github.com/transistorsoft/flutter_background_geolocation/issues/1205")),
        FindingRule(
            "no-launch-handler", .noLaunchHandler, on: [.event],
            when: .all([
                .process(.unregisteredTask), .not(.event(.unpermittedTask)), .not(.event(.missingBackgroundMode)),
                .flag(.launchMethodsReturned),
            ]),
            at: [.event], .error,
            message: "the task \(.identifier) is delivered, and this launch registered no handler for it",
            fix: "register it in a launch method, at every launch", source: .documented("Apple, BGTaskScheduler")),
        FindingRule(
            "task-not-permitted", .taskNotPermitted, on: [.event],
            when: .event(.unpermittedTask), at: [.app(["infoPlist", "BGTaskSchedulerPermittedIdentifiers"]), .event],
            .error,
            message: "the task \(.identifier) isn't among BGTaskSchedulerPermittedIdentifiers, so the scheduler "
                + "never runs it",
            fix: "list it in Info.plist", source: .documented("Apple, BGTaskSchedulerPermittedIdentifiers")),
        FindingRule(
            "task-not-permitted.registered", .taskNotPermitted, on: [.action],
            when: .both(.action(.kind([.registerTask])), .not(.occurrence(.taskIsPermitted))), at: [.here],
            .error,
            message: "\(.callback) registers the task \(.identifier), which isn't among "
                + "BGTaskSchedulerPermittedIdentifiers",
            fix: "list it in Info.plist", source: .documented("Apple, BGTaskSchedulerPermittedIdentifiers")),
        FindingRule(
            "task-not-permitted.mode", .taskNotPermitted, on: [.event], when: .event(.missingBackgroundMode),
            at: [.app(["infoPlist", "UIBackgroundModes"]), .event], .error,
            message: "UIBackgroundModes doesn't list \"\(.mode)\", so the system doesn't run the app for this event",
            fix: "add the background mode", source: .documented("Apple, UIBackgroundModes")),
        FindingRule(
            "url-scheme-not-declared", .urlSchemeNotDeclared, on: [.event], when: .event(.undeclaredScheme),
            at: [.app(["infoPlist", "CFBundleURLTypes"]), .event], .error,
            message: "CFBundleURLTypes doesn't declare the scheme \"\(.scheme)\", so nothing opens the app",
            fix: "declare the scheme in Info.plist; http and https links come as universal links",
            source: .documented("Apple, Defining a custom URL scheme for your app")),
    ]
}
