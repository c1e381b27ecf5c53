extension FindingKind {
    /// `LT014 return-value-suppresses`
    public static let returnValueSuppresses = FindingKind(
        "LT014", "return-value-suppresses",
        effect: "\(.opener) that starts the app is lost",
        meaning: "A launch method returned false, and so UIKit didn't hand the payload over.",
        why: "UIKit combines the results of application(_:willFinishLaunchingWithOptions:) and "
            + "application(_:didFinishLaunchingWithOptions:). If either is false, it doesn't call the method that "
            + "would open the URL, continue the activity or perform the shortcut; the launch itself goes on as if "
            + "nothing had happened. Only a launch for a remote notification ignores the result.",
        fix: "Return true, unless the launch method itself has handled the payload. Don't return the result of an "
            + "SDK's method.",
        rules: [
            FindingRule(
                "return-value-suppresses", on: [.payload],
                when: .both(.answerSuppresses, .not(.payload(.isHandled))),
                at: [.falseReturn, .event], .error,
                label: "false keeps UIKit from calling \(.runningHandler)",
                message: "\(.falseReturn) returned false, so UIKit doesn't hand \(.payload) to \(.runningHandler)",
                notes: [FindingNote(.runningHandler, "\(.runningHandler) would take it")],
                fix: "return true, or handle \(.option) there", help: .write(true, at: .falseReturn),
                source: .didFinishPage)
        ],
        example: FindingExample(
            "didFinishLaunching returns what an SDK says",
            app: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(
                        returns: .bool(false), actions: [.work(label: "start the login SDK", durationMs: 30)]),
                    .openURL: [.handle(.url)],
                ]),
            clean: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(
                        returns: .bool(true), actions: [.work(label: "start the login SDK", durationMs: 30)]),
                    .openURL: [.handle(.url)],
                ]),
            events: [.openURL("recipes://soup?id=7")]))
}
