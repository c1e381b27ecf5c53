extension FindingKind {
    /// `LT022 task-not-permitted`
    public static let taskNotPermitted = FindingKind(
        "LT022", "task-not-permitted", effect: "the background task never runs",
        meaning: "The Info.plist doesn't permit the background task.",
        why: "BGTaskScheduler accepts only the identifiers in BGTaskSchedulerPermittedIdentifiers. The "
            + "system never runs a task whose identifier isn't in this list.",
        fix: "Add the identifier to BGTaskSchedulerPermittedIdentifiers.",
        rules: [
            FindingRule(
                "task-not-permitted", on: [.event], when: .event(.unpermittedTask),
                at: [.app(["infoPlist", "BGTaskSchedulerPermittedIdentifiers"]), .event], .error,
                label: "BGTaskSchedulerPermittedIdentifiers doesn't contain the task \(.identifier)",
                message: "BGTaskSchedulerPermittedIdentifiers doesn't contain the task \(.identifier), so the system "
                    + "never runs it", fix: "add it to the Info.plist", help: permission,
                source: .documented("Apple, BGTaskScheduler.register")),
            FindingRule(
                "task-not-permitted.registered", on: [.action],
                when: .both(.action(.kind([.registerTask])), .not(.occurrence(.taskIsPermitted))), at: [.here], .error,
                label: "BGTaskSchedulerPermittedIdentifiers doesn't contain the task \(.identifier)",
                message: "\(.callback) registers the task \(.identifier), but BGTaskSchedulerPermittedIdentifiers "
                    + "doesn't contain it", fix: "add it to the Info.plist", help: permission,
                source: .documented("Apple, BGTaskScheduler.register")),
        ],
        example: FindingExample(
            "A second task, new in this version", start: .suspended,
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
