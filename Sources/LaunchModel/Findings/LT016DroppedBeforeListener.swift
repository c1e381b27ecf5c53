extension FindingKind {
    /// `LT016 dropped-before-listener`
    public static let droppedBeforeListener = FindingKind(
        "LT016", "dropped-before-listener", effect: "\(.opener) is lost because its listener isn't ready",
        meaning: "The app forwards a URL or another payload before the code that listens for it is ready.",
        why: "UIKit and SwiftUI deliver the payload once, during the launch. A plugin, a web view or "
            + "a script is ready later, and misses earlier events. In a running app the listener is already ready, "
            + "so the same code works.",
        fix: "Keep the payload until its listener asks for it, deliver it once, and remove it.",
        rules: [
            FindingRule(
                "dropped-before-listener", on: [.payload], when: .both(.payload(.isDropped), .not(.publishedOnce)),
                at: [.listener, .event],
                .warning(.any([.reachesViewBesideDelegate, .payload(.mayBeHandled), .payload(.listenerIsUnderWay)])),
                .error, label: "the listener \(.lateness), and \(.payload) isn't buffered",
                message: "\(.payload) is forwarded without a buffer, and its listener in \(.listener) \(.lateness)",
                fix: "keep it until the listener asks for it", help: .write(true, as: "buffered", at: .listener),
                source: .measured("cordova-ios#1681, capacitor-plugins#2484")),
            FindingRule(
                "dropped-before-listener.swiftui", on: [.payload], when: .both(.payload(.isDropped), .publishedOnce),
                at: [.listener, .event],
                .warning(.any([.reachesViewBesideDelegate, .payload(.mayBeHandled), .payload(.listenerIsUnderWay)])),
                .error, label: "the listener \(.lateness)",
                message:
                    "SwiftUI probably delivers \(.payload) only once, soon after the scene has connected, and its listener "
                    + "in \(.listener.shown(as: .onAppear)) \(.lateness)",
                notes: [
                    FindingNote(
                        "SwiftUI delivers \(.payload) only once; OpenSwiftUI delivers it 0.1 s after the scene has connected"
                    ), FindingNote("FB17446617 reports that links that launch a SwiftUI app are sometimes lost"),
                ],
                fix:
                    "handle it in \(.runningHandler.shown(as: .onOpenURL)) of a view that exists from the start, and keep it",
                help: .write(true, as: "buffered", at: .listener),
                source: .inferred("OpenSwiftUI; FB17446617: links that launch a SwiftUI app are sometimes lost")),
        ],
        example: FindingExample(
            "A link is forwarded to a web view",
            app: App(
                lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts)]],
                viewController: [.viewDidLoad: [.listen(.url, afterMs: 800)]]),
            clean: App(
                lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts)]],
                viewController: [.viewDidLoad: [.listen(.url, afterMs: 800, buffered: true)]]),
            events: [.openURL("recipes://soup?id=7")]))
}

extension Condition {
    /// SwiftUI publishes the payload that launched the app to views.
    fileprivate static let publishedOnce = Condition.all([
        .lifecycle(.swiftUI), .flag(.launchedNow), .event(.kind([.openURL, .openUniversalLink, .continueActivity])),
        .not(.event(.handoff)),
    ])
}
