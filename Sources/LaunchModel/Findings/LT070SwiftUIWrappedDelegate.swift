extension FindingKind {
    /// `LT070 swiftui-wrapped-delegate`
    public static let swiftUIWrappedDelegate = FindingKind(
        "LT070", "swiftui-wrapped-delegate",
        effect: "SwiftUI keeps this from the app's delegate",
        meaning: "In a SwiftUI app UIKit's delegates are SwiftUI's own objects, and not all that they hear reaches the "
            + "app's.",
        why: "SwiftUI's application delegate implements application(_:didFinishLaunchingWithOptions:) and "
            + "application(_:configurationForConnecting:options:) and forwards everything else to the delegate adaptor; "
            + "its scene delegate passes on by hand that a scene connects, changes its state or disconnects, and "
            + "forwards what it doesn't implement. Web links end there, and so does the question for a scene's "
            + "restoration activity. A cast of UIApplication.shared.delegate to the app's class fails, and an SDK "
            + "that looks for methods of that class doesn't find the adaptor's. Since SwiftUI's apps have scenes, "
            + "UIKit sends the application's delegate no payloads and none of its four state methods.",
        fix: "Reach the delegate through the adaptor's property, and use scenePhase, onOpenURL(perform:) and "
            + "onContinueUserActivity(_:perform:).",
        rules: [
            FindingRule(
                "swiftui-wrapped-delegate", on: [.method],
                when: .both(.lifecycle(.swiftUI), .within(Callback.keptBySwiftUI)), at: [.here], .warning,
                label: "\(.callback) of the delegate adaptor isn't called in an app with scenes",
                message:
                    "UIApplication.shared.delegate is SwiftUI's own object, and \(.callback) of the delegate adaptor "
                    + "isn't called in an app with scenes",
                fix:
                    "use onOpenURL and onContinueUserActivity for links and activities, and a scene delegate class for "
                    + "the rest",
                source: .unsettled("Claimed in exponea-ios-sdk 78 and by other SDKs; C-SUI-3")),
            FindingRule(
                "swiftui-wrapped-delegate.scene", on: [.method],
                when: .all([.lifecycle(.swiftUI), .within(SwiftUIMessage.kept), .not(.occurrence(.isIdle))]),
                at: [.here], .warning,
                message: "SwiftUI's own scene delegate answers \(.callback), and doesn't ask the app's",
                fix: "keep what is to be restored in SceneStorage, or in userActivity(_:element:_:)",
                source: .unsettled("Header dumps of SwiftUI's AppSceneDelegate, and OpenSwiftUI; no log")),
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
