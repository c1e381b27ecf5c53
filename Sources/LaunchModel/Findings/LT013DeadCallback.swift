extension FindingKind {
    /// `LT013 dead-callback`
    public static let deadCallback = FindingKind(
        "LT013", "dead-callback",
        effect: "this method never runs",
        meaning: "The app implements a method that UIKit never calls in this life cycle.",
        why: "With scenes UIKit tells the scene delegate what it used to tell the app delegate: state changes, URLs, "
            + "user activities, shortcuts. Without scenes it has no scene delegate to tell, and of an old and a new "
            + "method for one thing it calls only the new one. The compiler accepts them all. The UIApplication "
            + "notifications are posted in both life cycles. A method that does nothing is no finding, nor one whose "
            + "counterpart lives; where nothing is lost with it, it is a warning. So is a method whose name is nearly UIKit's: "
            + "the methods of a delegate are optional, and what is misspelt is one more of the app's own.",
        fix: "Move the code to the method that the message names. Code that has to work in both life cycles can "
            + "observe the notification instead.",
        methodRules: applicationMethods + sceneMethods + olderMethods,
        rules: [misspelt],
        example: FindingExample(
            "An analytics SDK is told when the app becomes active",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .applicationDidBecomeActive: [.work(label: "start analytics", durationMs: 20, queue: .background)]
                ]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneDidBecomeActive: [.work(label: "start analytics", durationMs: 20, queue: .background)]
                ]),
            events: [.tapIcon]))

    private static let misspelt = FindingRule(
        "dead-callback.misspelt", on: [.declared], when: .app(.misspellsMethod), at: [.misspelling], .warning,
        label: "UIKit calls it \(.misspelt)",
        message: "UIKit never calls \(.misspelling), and \(.misspelt) isn't implemented",
        fix: "spell it as UIKit does",
        source: .documented(
            "Apple, UIApplicationDelegate, UISceneDelegate and UNUserNotificationCenterDelegate: whether a delegate has an "
                + "optional method is asked by its selector"), restsOnEntry: false)

    private static let applicationMethods =
        (Counterpart.states + Counterpart.payloads).flatMap(ofApplication)
        + Counterpart.states.flatMap(underSwiftUI) + Counterpart.restoration.flatMap(ofArchive)

    private static func ofApplication(_ counterpart: Counterpart) -> [FindingRule] {
        guard let replacement = counterpart.ofScene else { return [] }
        return counterpart.ofApplication.map { callback in
            if let notification = counterpart.notification { return state(callback, replacement, notification) }
            return payload(callback, replacement)
        }
    }

    private static func underSwiftUI(_ counterpart: Counterpart) -> [FindingRule] {
        guard let notification = counterpart.notification else { return [] }
        return counterpart.ofApplication.map { phase($0, notification) }
    }

    /// The methods that an archive of the app's state is written and read by, those of view controllers too.
    private static func ofArchive(_ counterpart: Counterpart) -> [FindingRule] {
        guard let replacement = counterpart.ofScene else { return [] }
        return counterpart.callbacks.filter { $0 != replacement }.map { callback in
            FindingRule(
                "dead-callback.\(callback.rawValue).scenes", on: [.method],
                when: .all([.declared(callback), .lifecycle(.scene), .not(.replaced(by: replacement))]), at: [.here],
                .errorIfLosing(besides: replacement), .warning,
                message: "\(.callback) is never called in an app with scenes, whose state no archive holds",
                fix: .literal(
                    "keep the state in the activity of stateRestorationActivity(for:), which the session has in "
                        + Callback.sceneWillConnect.name),
                source: .documented(
                    "Apple, Restoring your app's state",
                    "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state"))
        }
    }

    private static let sceneMethods =
        Callback.allCases.filter { $0.receiver == .sceneDelegate }
        .map { sceneMethod($0) } + [.configurationForConnecting, .didDiscardSceneSessions].map { sceneMethod($0) }

    private static let olderMethods = [
        older(.didReceiveRemoteNotification, behind: .fetchRemoteNotification, in: Lifecycle.allCases),
        older(.openURLFromSource, behind: .openURL), older(.handleOpenURL, behind: .openURL),
        older(.applicationDidFinishLaunching, behind: .didFinishLaunching, in: Lifecycle.allCases),
        older(.shouldRestoreState, behind: .shouldRestoreSecureState),
        older(.shouldSaveState, behind: .shouldSaveSecureState),
        gone(.didReceiveLocalNotification), gone(.handleLocalNotificationAction),
        gone(.handleRemoteNotificationAction),
        FindingRule(
            "dead-callback.handlerForIntent", on: [.method],
            when: .all([
                .declared(.handlerForIntent), .not(.app(.supportsMultipleScenes)),
                .not(.app(.hasUnknownMultipleScenes)), .os(.from(14)),
            ]),
            at: [.here], .errorIfLosing, .warning,
            message: "\(.callback) is called only in apps that support multiple scenes",
            fix: "handle the intent in an extension, or set UIApplicationSupportsMultipleScenes",
            source: .documented("Apple, application(_:handlerFor:)")),
        FindingRule(
            "dead-callback.performFetch", on: [.method],
            when: .all([
                .declared(.performFetch), .app(.permitsBackgroundTasks), .os(.from(13)), .not(.deployment(.before(13))),
            ]), at: [.here],
            // A task that the app registers may do the same.
            .error(.both(.losing, .not(.app(.mayRegisterTask)))), .warning,
            message: "\(.callback) is never called: BGTaskSchedulerPermittedIdentifiers turns the old background "
                + "fetch off",
            fix: "register a BGAppRefreshTask", source: .documented("Apple, BGTaskScheduler")),
    ]

    /// A state method of the app delegate, whose notification is still posted.
    private static func state(
        _ callback: Callback, _ replacement: Callback, _ notification: PostedNotification
    ) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([.declared(callback), .lifecycle(.scene), .not(.replaced(by: replacement))]), at: [.here],
            .errorIfLosing(besides: replacement), .warning,
            message: "\(.callback) is never called in an app with scenes",
            notes: [.calling(replacement)],
            fix: .literal("use \(replacement.name); \(notification.rawValue) is still posted"),
            source: .measured(
                "OneSignal-iOS-SDK 647; Flutter's XCUITests; Apple's page of the method",
                "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/647", on: [13, 26]))
    }

    /// The same under SwiftUI, where views follow the phase of their scene.
    private static func phase(_ callback: Callback, _ notification: PostedNotification) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue).swiftui", on: [.method],
            when: .all([.within([callback]), .lifecycle(.swiftUI), .not(.occurrence(.isIdle)), .not(.isFollowed)]),
            at: [.here],
            .errorIfLosing, .warning,
            message: "\(.callback) is never called in an app with scenes",
            fix: .literal("follow scenePhase; \(notification.rawValue) is still posted"),
            source: .documented("Apple, ScenePhase"))
    }

    /// A method of the app delegate that brought a payload; under SwiftUI such a method has a rule of its own.
    private static func payload(_ callback: Callback, _ replacement: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([.declared(callback), .lifecycle(.scene), .not(.replaced(by: replacement))]),
            at: [.here], .errorIfLosing(besides: replacement), .warning,
            message: "\(.callback) is never called in an app with scenes",
            notes: [.calling(replacement)],
            fix: .literal(
                "use \(replacement.name), and at a cold start the options of \(Callback.sceneWillConnect.name)"),
            source: .measured("Flutter's XCUITests; expo 49925", "https://github.com/expo/expo/issues/49925", on: [26]))
    }

    private static func sceneMethod(_ callback: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([.declared(callback), .lifecycle(.appDelegate), .os(.from(13)), .not(.app(.hasManifest))]),
            at: [.here], .errorIfLosing, .warning,
            message: "\(.callback) is never called in an app without scenes",
            fix: "declare UIApplicationSceneManifest, or use the method of the app delegate",
            source: .lifeCycle)
    }

    private static func older(
        _ callback: Callback, behind newer: Callback, in lifecycles: [Lifecycle] = .withoutScenes
    ) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue).older", on: [.method],
            when: .all([
                .declared(callback), .any(lifecycles.map { .lifecycle($0) }), .implements(newer),
                .not(.deployment(VersionRange(before: newer.spec.since))), .not(.occurrence(.isDoneBy(newer))),
                // What wasn't read may have the newer one or not.
                .any([.names(newer), .not(.app(.hasUnreadCode))]),
            ]),
            at: [.here],
            .error(
                .all([.losing, .not(.occurrence(.isReplacedBy(newer))), .not(.occurrence(.isLeftOpen(in: newer)))])),
            .warning,
            message: .literal("\(callback.name) is never called beside \(newer.name)"),
            notes: [.calling(newer)],
            fix: "move what it does there", source: .header)
    }

    private static func gone(_ callback: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([
                .declared(callback), .os(.from(10)), .not(.occurrence(.isReplacedBy(.didReceiveNotificationResponse))),
            ]),
            at: [.here], .errorIfLosing, .warning,
            message: "\(.callback) is no longer called from iOS 10 on",
            fix: "use userNotificationCenter(_:didReceive:withCompletionHandler:)",
            source: .header)
    }
}

extension FindingNote {
    /// The method that is called in place of a dead one.
    fileprivate static func calling(_ callback: Callback) -> FindingNote {
        FindingNote(.implementation(callback), .literal("UIKit calls \(callback.name)"))
    }
}

extension Condition {
    /// An app that stops at launch for want of scenes calls none of its methods, which needs to be said once, and of one
    /// that does nothing the app misses nothing.
    fileprivate static func declared(_ callback: Callback) -> Condition {
        .all([.within([callback]), .not(.stopsWithoutScenes), .not(.occurrence(.isIdle))])
    }

    /// Views, or the app, follow the phase of scenes.
    fileprivate static let isFollowed = Condition.any(
        [.scenePhase, .appScenePhase].map { .occurrence(.isReplacedBy($0)) })

    fileprivate static let losing = Condition.not(.occurrence(.losesNothing))

    /// The method is there for older systems, and its newer counterpart for those that have it.
    fileprivate static func replaced(by callback: Callback) -> Condition {
        .any([.occurrence(.isReplacedBy(callback)), .both(.deployment(.before(13)), .implements(callback))])
    }
}

extension Severity.Clause {
    fileprivate static let errorIfLosing = error(.losing)

    /// What isn't told of a method that lives in its place may be all that the dead one would do.
    fileprivate static func errorIfLosing(besides callback: Callback) -> Severity.Clause {
        error(.both(.losing, .not(.occurrence(.isLeftOpen(in: callback)))))
    }
}
