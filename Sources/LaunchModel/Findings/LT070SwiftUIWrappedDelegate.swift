extension FindingKind {
    /// `LT070 swiftui-wrapped-delegate`
    public static let swiftUIWrappedDelegate = FindingKind(
        "LT070", "swiftui-wrapped-delegate", effect: "SwiftUI doesn't forward this to the app's delegate",
        meaning: "In a SwiftUI app, UIKit's delegates are SwiftUI's own objects, and SwiftUI doesn't forward every "
            + "call to the app's delegates.",
        why: "SwiftUI's application delegate implements application(_:didFinishLaunchingWithOptions:) and "
            + "application(_:configurationForConnecting:options:), and forwards all other calls to the delegate "
            + "adaptor. SwiftUI's scene delegate forwards the connection, state changes and disconnection of a scene, "
            + "and the methods that it doesn't implement. It doesn't forward web links or the request for a scene's "
            + "restoration activity. A cast of UIApplication.shared.delegate to the app's class fails, and an SDK that "
            + "searches for methods of that class finds none. Because SwiftUI's apps have scenes, "
            + "UIKit delivers no payloads to the application delegate, and calls none of its four state methods.",
        fix: "Access the delegate through the adaptor's property, and use scenePhase, onOpenURL(perform:) and "
            + "onContinueUserActivity(_:perform:).",
        rules: [
            FindingRule(
                "swiftui-wrapped-delegate", on: [.method],
                when: .both(.lifecycle(.swiftUI), .within(Callback.keptBySwiftUI)), at: [.here],
                .note(.receivedByCounterpart), .warning,
                label: "\(.callback) of the delegate adaptor isn't called in an app with scenes",
                message:
                    "UIApplication.shared.delegate is SwiftUI's own object, and \(.callback) of the delegate adaptor "
                    + "isn't called in an app with scenes",
                fix: "use onOpenURL and onContinueUserActivity for links and activities, and a scene delegate class "
                    + "for other payloads", source: .unsettled("Stated in exponea-ios-sdk#78 and by other SDKs")),
            FindingRule(
                "swiftui-wrapped-delegate.scene", on: [.method],
                when: .all([.lifecycle(.swiftUI), .within(SwiftUIMessage.kept), .not(.occurrence(.isIdle))]),
                at: [.here], .warning,
                message: "SwiftUI's own scene delegate implements \(.callback), and doesn't call the app's",
                fix: "keep state to restore in SceneStorage, or in userActivity(_:element:_:)",
                source: .unsettled("Header dumps of SwiftUI's AppSceneDelegate, and OpenSwiftUI; no log")),
        ],
        example: FindingExample(
            "A SwiftUI app with a delegate adaptor",
            app: App(lifecycle: .swiftUI, appDelegate: [.didFinishLaunching: Method(), .openURL: Method()]),
            clean: App(lifecycle: .swiftUI, appDelegate: [.didFinishLaunching: Method()]),
            events: [.openURL("recipes://soup?id=7")]))
}

extension Condition {
    /// A view, or a scene delegate, has the method that receives the payload instead.
    fileprivate static let receivedByCounterpart = Condition.any(
        Counterpart.payloads.map { counterpart in
            .both(
                .within(counterpart.ofApplication),
                .any(counterpart.callbacks.filter { $0.receiver != .appDelegate }.map { .names($0) }))
        })
}

extension Callback {
    fileprivate static let keptBySwiftUI: [Callback] = [
        .openURL, .openURLFromSource, .handleOpenURL, .applicationWillContinueActivity, .applicationContinueActivity,
        .applicationDidFailToContinueActivity, .applicationPerformAction, .applicationAcceptCloudKitShare,
    ]
}
