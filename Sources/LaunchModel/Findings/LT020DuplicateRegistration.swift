extension FindingKind {
    /// `LT020 duplicate-registration`
    public static let duplicateRegistration = FindingKind(
        "LT020", "duplicate-registration", effect: "the app crashes when it registers this task again",
        meaning: "A background task identifier is registered twice.",
        why: "BGTaskScheduler accepts one launch handler for an identifier, and throws an exception at the second "
            + "registration. This happens if two SDKs use the same identifier, or if setup runs again for another "
            + "scene.",
        fix: "Register each identifier once, in application(_:didFinishLaunchingWithOptions:). Give each SDK its own "
            + "identifier.",
        rules: [
            FindingRule(
                "duplicate-registration", on: [.action],
                when: .both(.action(.kind([.registerTask])), .occurrence(.taskIsRegistered)), at: [.here], .error,
                label: "the task \(.identifier) already has a launch handler",
                message: "\(.callback) registers the task \(.identifier), which already has a launch handler: "
                    + "BGTaskScheduler throws an exception",
                notes: [
                    FindingNote("BGTaskScheduler throws an exception if an identifier is registered a second time")
                ], fix: "register each identifier once",
                source: .measured(
                    "flutter_background_geolocation#1205",
                    "https://github.com/transistorsoft/flutter_background_geolocation/issues/1205"))
        ],
        example: FindingExample(
            "Two SDKs that refresh in the background",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .registerTask(identifier: "com.example.recipes.refresh"),
                        .registerTask(identifier: "com.example.recipes.refresh"),
                    ]
                ]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .registerTask(identifier: "com.example.recipes.refresh"),
                        .registerTask(identifier: "com.example.recipes.locations"),
                    ]
                ]), events: [.tapIcon]))
}
