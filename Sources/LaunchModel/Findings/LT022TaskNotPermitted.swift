extension FindingKind {
    /// `LT022 task-not-permitted`
    public static let taskNotPermitted = FindingKind(
        "LT022", "task-not-permitted",
        effect: "the background task never runs",
        meaning: "The Info.plist doesn't permit the background task.",
        why: "BGTaskScheduler knows only the identifiers under BGTaskSchedulerPermittedIdentifiers. An app refresh "
            + "task needs the background mode fetch too, a processing task the mode processing. Without them the "
            + "system never runs the task.",
        fix: "Add the identifier to BGTaskSchedulerPermittedIdentifiers, and the mode to UIBackgroundModes.",
        rules: [
            FindingRule(
                "task-not-permitted", on: [.event],
                when: .event(.unpermittedTask),
                at: [.app(["infoPlist", "BGTaskSchedulerPermittedIdentifiers"]), .event],
                .error,
                label: "the task \(.identifier) isn't among BGTaskSchedulerPermittedIdentifiers",
                message: "the task \(.identifier) isn't among BGTaskSchedulerPermittedIdentifiers, so the scheduler "
                    + "never runs it",
                fix: "list it in Info.plist", help: permission,
                source: .documented("Apple, BGTaskSchedulerPermittedIdentifiers")),
            FindingRule(
                "task-not-permitted.registered", on: [.action],
                when: .both(.action(.kind([.registerTask])), .not(.occurrence(.taskIsPermitted))), at: [.here],
                .error,
                label: "the task \(.identifier) isn't among BGTaskSchedulerPermittedIdentifiers",
                message: "\(.callback) registers the task \(.identifier), which isn't among "
                    + "BGTaskSchedulerPermittedIdentifiers",
                fix: "list it in Info.plist", help: permission,
                source: .documented("Apple, BGTaskSchedulerPermittedIdentifiers")),
            FindingRule(
                "task-not-permitted.mode", on: [.event], when: .event(.missingBackgroundMode),
                at: [.app(["infoPlist", "UIBackgroundModes"]), .event], .error,
                effect: "the event doesn't reach the app in the background",
                label: "UIBackgroundModes doesn't list \"\(.mode)\"",
                message: "UIBackgroundModes doesn't list \"\(.mode)\", so the system doesn't run the app for this "
                    + "event in the background",
                fix: "add the background mode",
                help: .add("<mode>", to: "UIBackgroundModes", of: .app(["infoPlist"])),
                source: .documented("Apple, UIBackgroundModes")),
        ],
        example: FindingExample(
            "A second task, new in this version",
            start: .suspended,
            app: App(
                infoPlist: InfoPlist(
                    hasLaunchScreen: true, backgroundModes: ["fetch", "processing"],
                    permittedTasks: ["com.example.recipes.refresh"])),
            clean: App(
                infoPlist: InfoPlist(
                    hasLaunchScreen: true, backgroundModes: ["fetch", "processing"],
                    permittedTasks: ["com.example.recipes.cleanup", "com.example.recipes.refresh"])),
            events: [
                .backgroundEvent(BackgroundEvent(kind: .processingTask, identifier: "com.example.recipes.cleanup"))
            ]))

    private static let permission = FindingHelp.add(
        "<task>", to: "BGTaskSchedulerPermittedIdentifiers", of: .app(["infoPlist"]))
}
