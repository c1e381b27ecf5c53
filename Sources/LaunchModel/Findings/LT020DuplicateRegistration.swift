extension FindingKind {
    /// `LT020 duplicate-registration`
    public static let duplicateRegistration = FindingKind(
        "LT020", "duplicate-registration",
        effect: "the app crashes when it registers this task again",
        meaning: "One background task identifier is registered twice.",
        why: "BGTaskScheduler takes one launch handler for an identifier and ends the app with an exception at the "
            + "second. It happens when two SDKs share an identifier, and when set-up runs again for another scene.",
        fix: "Register each identifier once, in application(_:didFinishLaunchingWithOptions:), and give each SDK an "
            + "identifier of its own.",
        rules: [
            FindingRule(
                "duplicate-registration", on: [.action],
                when: .both(.action(.kind([.registerTask])), .occurrence(.taskIsRegistered)), at: [.here], .error,
                label: "the task \(.identifier) has a launch handler already",
                message: "\(.callback) registers the task \(.identifier), which has a launch handler already; "
                    + "BGTaskScheduler throws",
                notes: [FindingNote("BGTaskScheduler takes one for an identifier, and throws at the second")],
                fix: "register each identifier once",
                source: .measured(
                    "flutter_background_geolocation 1205",
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
                ]),
            events: [.tapIcon]))
}
