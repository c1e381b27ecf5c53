extension SwiftSceneDelegate {
    /// The methods of a connected scene that bring something.
    var payloads: [String] {
        [opening?.methods, willContinue, continuation, failure, update, action, share].compactMap(\.self)
    }

    private var willContinue: String? {
        draft.handedOn(.willContinueActivity).map { handed in
            let call = call(handed, "application", ", willContinueUserActivityWithType: userActivityType")
            return method(
                "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)",
                ["_ = " + call])
        }
    }

    private var continuation: String? {
        draft.handedOn(.continueActivity).map { handed in
            let call = call(handed, "application", ", continue: userActivity, restorationHandler: restore")
            return method(
                "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)",
                [
                    "let restore = { (objects: [any UIUserActivityRestoring]?) in",
                    "    for object in objects ?? [] { object.restoreUserActivityState(userActivity) }", "}",
                    "_ = " + call,
                ])
        }
    }

    private var failure: String? {
        draft.handedOn(.didFailToContinueActivity).map { handed in
            let call = call(
                handed, "application", ", didFailToContinueUserActivityWithType: userActivityType, error: error")
            return """
                    func scene(
                        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
                    ) {
                        \(call)
                    }
                """
        }
    }

    private var update: String? {
        draft.handedOn(.didUpdateActivity).map { handed in
            method(
                "func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)",
                [call(handed, "application", ", didUpdate: userActivity")])
        }
    }

    private var action: String? {
        draft.handedOn(.performAction).map { handed in
            isAsync(handed)
                ? """
                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
                    ) async -> Bool {
                        await \(call(handed, "application", ", performActionFor: shortcutItem")) ?? false
                    }
                """
                : """
                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        \(call(
                            handed, "application",
                            ", performActionFor: shortcutItem, completionHandler: completionHandler"))
                    }
                """
        }
    }

    private var share: String? {
        draft.handedOn(.acceptCloudKitShare).map { handed in
            """
                func windowScene(
                    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
                ) {
                    \(call(handed, "application", ", userDidAcceptCloudKitShareWith: cloudKitShareMetadata"))
                }
            """
        }
    }
}

struct SwiftOpening {
    private let handed: HandedOnMethod
    private let writer: SwiftSceneDelegate
    /// Whether the compiler would warn of the call, which doesn't name the app's own method.
    private let isDeprecated: Bool

    init(_ handed: HandedOnMethod, reach: HandedOnMethod.Reach, in writer: SwiftSceneDelegate) {
        self.handed = handed
        self.writer = writer
        isDeprecated = reach == .byProtocol && handed.method != .openURL
    }

    var methods: String {
        let call = isDeprecated ? "(self as any OlderURLMethods).open(context)" : "open(context)"
        let counterpart = writer.method(
            "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
            ["for context in URLContexts { \(call) }"])
        return isDeprecated ? counterpart : counterpart + "\n\n" + writer.method("private \(head)", body)
    }

    private var head: String { "func open(_ context: UIOpenURLContext)" }

    private var body: [String] {
        if handed.method == .handleOpenURL {
            return ["_ = " + writer.call(handed, "application", ", handleOpen: context.url")]
        }
        let options = handed.method == .openURL ? Self.options : ["let options = context.options"]
        let arguments =
            handed.method == .openURL
            ? "options: options" : "sourceApplication: options.sourceApplication, annotation: options.annotation as Any"
        return options + ["_ = " + writer.call(handed, "application", ", open: context.url, \(arguments)")]
    }

    private static let options = [
        "var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]",
        "options[.sourceApplication] = context.options.sourceApplication",
        "options[.annotation] = context.options.annotation",
    ]

    /// The older method, of which the compiler doesn't warn where what calls it is deprecated, too, and is itself called by a
    /// protocol that isn't.
    var older: String? {
        guard isDeprecated else { return nil }
        return """
            /// What calls a deprecated method of the app delegate, without a warning.
            @MainActor private protocol OlderURLMethods {
                \(head)
            }

            extension \(writer.draft.className): OlderURLMethods {
                @available(*, deprecated)
            \(writer.method(head, body))
            }
            """
    }
}
