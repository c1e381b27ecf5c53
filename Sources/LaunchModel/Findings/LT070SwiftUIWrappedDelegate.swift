extension FindingKind {
    /// `LT070 swiftui-wrapped-delegate`
    public static let swiftUIWrappedDelegate = FindingKind(
        "LT070", "swiftui-wrapped-delegate",
        meaning: "In a SwiftUI app UIKit's delegate is SwiftUI's own object, and not all that it hears reaches the "
            + "app's delegate.",
        why: "UIApplicationDelegateAdaptor keeps the app's delegate behind SwiftUI's. A cast of "
            + "UIApplication.shared.delegate to the app's class fails, and an SDK that looks for methods there "
            + "doesn't find them. Which methods SwiftUI passes on is written down nowhere; the four about activity "
            + "and background are not among them.",
        fix: "Reach the delegate through the adaptor's property, and use scenePhase, onOpenURL(perform:) and "
            + "onContinueUserActivity(_:perform:).",
        rules: [
            FindingRule(
                "swiftui-wrapped-delegate", on: [.method],
                when: .both(.lifecycle(.swiftUI), .within(Callback.keptBySwiftUI)), at: [.here], .warning,
                message:
                    "UIApplication.shared.delegate is SwiftUI's own object, which keeps \(.callback) from the delegate "
                    + "adaptor",
                fix:
                    "use onOpenURL and onContinueUserActivity for links and activities, and a scene delegate class for "
                    + "the rest",
                source: .unsettled("Claimed in exponea-ios-sdk 78 and by other SDKs; C-SUI-3"))
        ],
        example: FindingExample(
            "A SwiftUI app with a delegate adaptor",
            app: App(lifecycle: .swiftUI, appDelegate: [.didFinishLaunching: Method(), .openURL: Method()]),
            clean: App(lifecycle: .swiftUI, appDelegate: [.didFinishLaunching: Method()]),
            events: [.openURL("recipes://soup?id=7")]))
}

extension Callback {
    fileprivate static let keptBySwiftUI: [Callback] = [
        .openURL, .openURLFromSource, .handleOpenURL, .applicationWillContinueActivity, .applicationContinueActivity,
        .applicationDidFailToContinueActivity, .applicationPerformAction, .applicationAcceptCloudKitShare,
    ]
}
