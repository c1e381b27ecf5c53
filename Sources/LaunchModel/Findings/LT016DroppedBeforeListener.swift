extension FindingKind {
    /// `LT016 dropped-before-listener`
    public static let droppedBeforeListener = FindingKind(
        "LT016", "dropped-before-listener",
        effect: "\(.opener) comes before its listener, and is lost",
        meaning: "The payload is passed on before the code that wants it listens.",
        why: "UIKit delivers it while the app launches, and SwiftUI once, 0.1 s after the scene has connected. "
            + "A plugin, a web view or a script is ready only later, and an "
            + "event that is posted before anything listens is gone; in a running app everything listens already, and the same code "
            + "works.",
        fix: "Keep the payload until a consumer asks for it, hand it over once, and forget it.",
        rules: [
            FindingRule(
                "dropped-before-listener", on: [.payload], when: .both(.payload(.isDropped), .not(.publishedOnce)),
                at: [.listener, .event],
                .warning(.any([.reachesViewBesideDelegate, .payload(.mayBeHandled), .payload(.listenerIsUnderWay)])),
                .error,
                label: "the listener is ready too late (\(.lateness)), and nothing keeps \(.payload)",
                message:
                    "\(.payload) is passed on before its listener in \(.listener) is ready (\(.lateness)), and nothing "
                    + "keeps it",
                fix: "keep it until the listener is there, and let the listener ask for it",
                help: .write(true, as: "buffered", at: .listener),
                source: .measured(
                    "cordova-ios 1681, capacitor-plugins 2484", "https://github.com/apache/cordova-ios/issues/1681")),
            FindingRule(
                "dropped-before-listener.swiftui", on: [.payload], when: .both(.payload(.isDropped), .publishedOnce),
                at: [.listener, .event],
                .warning(.any([.reachesViewBesideDelegate, .payload(.mayBeHandled), .payload(.listenerIsUnderWay)])),
                .error,
                label: "the listener is ready too late (\(.lateness))",
                message:
                    "\(.payload) comes to views once, 0.1 s after the scene has connected and before its listener in "
                    + "\(.listener) is ready (\(.lateness)), and nothing repeats it",
                notes: [
                    FindingNote(
                        "\(.payload) comes to views once, 0.1 s after the scene has connected, and nothing repeats it"
                    ),
                    FindingNote("links that start a SwiftUI app are reported as lost now and then: FB17446617"),
                ],
                fix: "take it in \(.runningHandler) of a view that is there from the start, and keep it",
                help: .write(true, as: "buffered", at: .listener),
                source: .inferred("OpenSwiftUI; FB17446617: links that start a SwiftUI app are lost now and then")),
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
    /// SwiftUI publishes to views what has started the app.
    fileprivate static let publishedOnce = Condition.all([
        .lifecycle(.swiftUI), .flag(.launchedNow), .event(.kind([.openURL, .openUniversalLink, .continueActivity])),
        .not(.event(.handoff)),
    ])
}
