extension FindingKind {
    /// `LT063 restoration-order`
    public static let restorationOrder = FindingKind(
        "LT063", "restoration-order", effect: "state is used before it is restored",
        meaning: "State is used before it has been restored, or the window is shown too late for its restoration.",
        why: "Without scenes, UIKit restores state between application(_:willFinishLaunchingWithOptions:) and "
            + "application(_:didFinishLaunchingWithOptions:), and the window has to be visible by then. With "
            + "scenes, the session contains the activity when the scene connects. UIKit calls "
            + "scene(_:restoreInteractionStateWith:) only when the scene enters the foreground.",
        fix: "Without scenes, call makeKeyAndVisible() in application(_:willFinishLaunchingWithOptions:). With "
            + "scenes, read session.stateRestorationActivity in scene(_:willConnectTo:options:), and restore the "
            + "rest in scene(_:restoreInteractionStateWith:).",
        rules: [
            FindingRule(
                "restoration-order.window", on: [.action],
                when: .all([
                    .lifecycle(.appDelegate), .action(.makesVisibleWindow), .flag(.hasSavedState),
                    .within([.didFinishLaunching]),
                ]), at: [.here], .error, effect: "restored state isn't shown",
                label: "the window is made visible after state has been restored",
                message: "\(.callback) makes the window visible after state has been restored",
                fix: "call makeKeyAndVisible() in application(_:willFinishLaunchingWithOptions:)",
                source: .documented("Apple, application(_:willFinishLaunchingWithOptions:)")),
            FindingRule(
                "restoration-order.state", on: [.action],
                when: .all([
                    .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                    .occurrence(.resourceComesFrom(Callback.restoringState)),
                ]), at: [.here], .error,
                message: "\(.callback) uses \"\(.label.shown(as: "recipe store"))\" before it is restored: \(.maker)",
                fix: "use the session's stateRestorationActivity in scene(_:willConnectTo:options:), or wait",
                source: .measured(
                    "wtrmiya/LaunchPractice, iOS 16, when state is restored; flutter#193016",
                    "https://github.com/flutter/flutter/issues/193016", on: [16])),
        ],
        example: FindingExample(
            "The window and the saved state",
            app: App(
                lifecycle: .appDelegate, savedState: true,
                appDelegate: [.didFinishLaunching: [.makeWindow(.frame)], .shouldRestoreSecureState: Method()]),
            clean: App(
                lifecycle: .appDelegate, savedState: true,
                appDelegate: [.willFinishLaunching: [.makeWindow(.frame)], .shouldRestoreSecureState: Method()]),
            events: [.tapIcon]))
}
