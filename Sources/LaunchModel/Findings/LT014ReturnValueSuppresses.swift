extension FindingKind {
    /// `LT014 return-value-suppresses`
    public static let returnValueSuppresses = FindingKind(
        "LT014", "return-value-suppresses", effect: "\(.opener) is lost at a cold start",
        meaning: "A launch method returns false, so UIKit doesn't deliver the payload.",
        why: "UIKit combines the results of application(_:willFinishLaunchingWithOptions:) and "
            + "application(_:didFinishLaunchingWithOptions:). If either is false, UIKit doesn't call the method "
            + "that would open the URL, continue the activity or perform the shortcut. The launch itself continues "
            + "normally. UIKit ignores the result only in a launch for a remote notification.",
        fix: "Return true, unless the launch method itself has handled the payload. Don't return the result of an "
            + "SDK's method.",
        rules: [
            FindingRule(
                "return-value-suppresses", on: [.payload], when: .both(.answerSuppresses, .not(.payload(.isHandled))),
                at: [.falseReturn, .event], .error,
                label: "this method returns false, so UIKit doesn't call \(.runningHandler)",
                message: "\(.falseReturn) returns false, so UIKit doesn't call \(.runningHandler) with \(.payload)",
                notes: [FindingNote(.runningHandler, "\(.runningHandler) would handle it")],
                fix: "return true, or handle \(.option) in this method", help: .write(true, at: .falseReturn),
                source: .didFinishPage),
            FindingRule(
                "return-value-suppresses.super", on: [.payload],
                when: .both(.answerIgnoresSuper, .not(.payload(.isHandled))), at: [.falseReturn, .event], .warning,
                label: "this method returns false, so UIKit doesn't call \(.runningHandler)",
                message: "\(.falseReturn) returns false regardless of the result of super, so UIKit doesn't call "
                    + "\(.runningHandler) with \(.payload)", fix: "return the result of super", source: .didFinishPage),
        ],
        example: FindingExample(
            "A link and the result of a launch method",
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
                ]), events: [.openURL("recipes://soup?id=7")]))
}
