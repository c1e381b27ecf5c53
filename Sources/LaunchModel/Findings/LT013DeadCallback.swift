extension FindingKind {
    /// `LT013 dead-callback`
    public static let deadCallback = FindingKind(
        "LT013", "dead-callback", effect: "this method never runs",
        meaning: "The app implements a method that UIKit never calls in this life cycle.",
        why: "With scenes, UIKit notifies the scene delegate instead of the app delegate of state changes, URLs, "
            + "user activities and shortcuts. Without scenes, there is no scene delegate. If an app implements an "
            + "old and a new method for one event, UIKit calls only the new one. All of these methods compile. The "
            + "UIApplication notifications are posted in both life cycles. Methods that do nothing aren't reported. If "
            + "the counterpart that UIKit calls does the work, or its work is unknown, the finding is a note. It is a note "
            + "too if another method does the work, or an observer of the notification may do it. In a scenario, a "
            + "method isn't reported if its counterpart has actions. "
            + "A method with nearly the name of a UIKit method is also a warning: delegate methods are optional, so "
            + "UIKit ignores a misspelled one.",
        fix: "Move the code to the method that the message names. Code that has to work in both life cycles can "
            + "observe the notification instead.", methodRules: applicationMethods + sceneMethods + olderMethods,
        rules: [misspelt],
        example: FindingExample(
            "An analytics SDK that starts when the app becomes active",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .applicationDidBecomeActive: [.work(label: "start analytics", durationMs: 20, queue: .background)]
                ]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneDidBecomeActive: [.work(label: "start analytics", durationMs: 20, queue: .background)]
                ]), events: [.tapIcon]))

    private static let misspelt = FindingRule(
        "dead-callback.misspelt", on: [.declared], when: .app(.misspellsMethod), at: [.misspelling], .warning,
        label: "UIKit's name of this method is \(.misspelt)",
        message: "UIKit never calls \(.misspelling), and \(.misspelt) isn't implemented", fix: "use UIKit's name",
        source: .documented(
            "Apple, UIApplicationDelegate, UISceneDelegate and UNUserNotificationCenterDelegate: UIKit checks by its "
                + "selector whether a delegate implements an optional method"), restsOnEntry: false)

    private static let applicationMethods =
        (Counterpart.states + Counterpart.payloads).flatMap(ofApplication) + Counterpart.states.flatMap(underSwiftUI)
        + Counterpart.restoration.flatMap(ofArchive)

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

    /// The methods that write and read an archive of the app's state, including those of view controllers.
    private static func ofArchive(_ counterpart: Counterpart) -> [FindingRule] {
        guard let replacement = counterpart.ofScene else { return [] }
        return counterpart.callbacks.filter { $0 != replacement }.map { callback in
            FindingRule(
                "dead-callback.\(callback.rawValue).scenes", on: [.method],
                when: .all([.declared(callback), .lifecycle(.scene), .not(.replaced(by: replacement))]), at: [.here],
                .errorIfLosing(besides: replacement), .noteIfDoneElsewhere, .warning,
                message: "\(.callback) is never called in an app with scenes, because UIKit doesn't archive their "
                    + "state",
                fix: .literal(
                    "return the state in stateRestorationActivity(for:), and restore it from the session in "
                        + Callback.sceneWillConnect.name),
                source: .documented(
                    "Apple, Restoring your app's state",
                    "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state"))
        }
    }

    private static let sceneMethods =
        Callback.allCases.filter { $0.receiver == .sceneDelegate }.map { sceneMethod($0) }
        + [.configurationForConnecting, .didDiscardSceneSessions].map { sceneMethod($0) }

    private static let olderMethods = [
        older(.didReceiveRemoteNotification, in: Lifecycle.allCases), older(.openURLFromSource), older(.handleOpenURL),
        older(.applicationDidFinishLaunching, in: Lifecycle.allCases), older(.shouldRestoreState),
        older(.shouldSaveState), gone(.didReceiveLocalNotification), gone(.handleLocalNotificationAction),
        gone(.handleRemoteNotificationAction),
        FindingRule(
            "dead-callback.handlerForIntent", on: [.method],
            when: .all([
                .declared(.handlerForIntent), .not(.app(.supportsMultipleScenes)),
                .not(.app(.hasUnknownMultipleScenes)), .os(.from(14)),
            ]), at: [.here], .errorIfLosing, .noteIfDoneElsewhere, .warning,
            message: "\(.callback) is called only in apps that support multiple scenes",
            fix: "handle the intent in an extension, or set UIApplicationSupportsMultipleScenes",
            source: .documented("Apple, application(_:handlerFor:)")),
        FindingRule(
            "dead-callback.performFetch", on: [.method],
            when: .all([
                .declared(.performFetch), .app(.permitsBackgroundTasks), .os(.from(13)), .not(.deployment(.before(13))),
            ]), at: [.here],
            // A task that the app registers may do the same work.
            .error(.both(.losing, .not(.app(.mayRegisterTask)))), .noteIfDoneElsewhere, .warning,
            message: "\(.callback) is never called: BGTaskSchedulerPermittedIdentifiers disables the old background "
                + "fetch", fix: "register a BGAppRefreshTask",
            source: .documented("Apple, Using background tasks to update your app")),
    ]

    /// A state method of the app delegate, whose notification is still posted.
    private static func state(_ callback: Callback, _ replacement: Callback, _ notification: PostedNotification)
        -> FindingRule
    {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([
                .declared(callback), .lifecycle(.scene), .any([.not(.replaced(by: replacement)), .isCompared]),
            ]), at: [.here], .error(.occurrence(.isUndoneByCounterpart)), .errorIfLosing(besides: replacement),
            .noteIfDoneElsewhere, .warning, message: "\(.callback) is never called in an app with scenes",
            notes: [.calling(replacement)],
            fix: .literal("use \(replacement.name); \(notification.rawValue) is still posted"),
            source: .measured(
                "OneSignal-iOS-SDK#647; Flutter's XCUITests; Apple's page for the method",
                "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/647", on: [13, 26]))
    }

    /// A state method in a SwiftUI app, where views observe the phase of their scene.
    private static func phase(_ callback: Callback, _ notification: PostedNotification) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue).swiftui", on: [.method],
            when: .all([
                .within([callback]), .lifecycle(.swiftUI), .not(.occurrence(.isIdle)),
                .any([.not(.isFollowed), .isCompared]),
            ]), at: [.here], .errorIfLosing, .noteIfDoneElsewhere, .warning,
            message: "\(.callback) is never called in an app with scenes",
            fix: .literal("use scenePhase; \(notification.rawValue) is still posted"),
            source: .documented(
                "Apple, \(callback.name)",
                "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/\(callback.name.lowercased())"))
    }

    /// A method of the app delegate that received a payload; SwiftUI apps have their own rule for it.
    private static func payload(_ callback: Callback, _ replacement: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([.declared(callback), .lifecycle(.scene), .not(.replaced(by: replacement))]), at: [.here],
            .errorIfLosing(besides: replacement), .noteIfDoneElsewhere, .warning,
            message: "\(.callback) is never called in an app with scenes", notes: [.calling(replacement)],
            fix: .literal(
                "use \(replacement.name), and for a cold start the options of \(Callback.sceneWillConnect.name)"),
            source: .measured(
                "Flutter, its XCUITests; expo#49925", "https://github.com/expo/expo/issues/49925", on: [26]))
    }

    private static func sceneMethod(_ callback: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([.declared(callback), .lifecycle(.appDelegate), .os(.from(13)), .not(.app(.hasManifest))]),
            at: [.here], .errorIfLosing, .noteIfDoneElsewhere, .warning,
            message: "\(.callback) is never called in an app without scenes",
            fix: "declare UIApplicationSceneManifest, or use the app delegate's method", source: .lifeCycle)
    }

    private static func older(_ callback: Callback, in lifecycles: [Lifecycle] = .withoutScenes) -> FindingRule {
        let newer = Counterpart.newer[callback] ?? callback
        return FindingRule(
            "dead-callback.\(callback.rawValue).older", on: [.method],
            when: .all([
                .declared(callback), .any(lifecycles.map { .lifecycle($0) }), .implements(newer),
                .not(.deployment(VersionRange(before: newer.spec.since))), .not(.occurrence(.isDoneBy(newer))),
                // Code that wasn't read may implement the newer method.
                .any([.names(newer), .not(.app(.hasUnreadCode))]),
            ]), at: [.here],
            .error(
                .all([.losing, .not(.occurrence(.isReplacedBy(newer))), .not(.occurrence(.isLeftOpen(in: newer)))])),
            .warning, message: .literal("\(callback.name) is never called if \(newer.name) is implemented"),
            notes: [.calling(newer)], fix: "move its code there", source: .header)
    }

    private static func gone(_ callback: Callback) -> FindingRule {
        FindingRule(
            "dead-callback.\(callback.rawValue)", on: [.method],
            when: .all([
                .declared(callback), .os(.from(10)), .not(.occurrence(.isReplacedBy(.didReceiveNotificationResponse))),
            ]), at: [.here], .errorIfLosing, .noteIfDoneElsewhere, .warning,
            message: "\(.callback) isn't called on iOS 10 and later",
            fix: "use userNotificationCenter(_:didReceive:withCompletionHandler:)", source: .header)
    }
}

extension FindingNote {
    /// The method that UIKit calls instead.
    fileprivate static func calling(_ callback: Callback) -> FindingNote {
        FindingNote(.implementation(callback), .literal("UIKit calls \(callback.name) instead"))
    }
}

extension Condition {
    /// Excludes an app that stops at launch without scenes, because LT001 reports it, and methods that do nothing.
    fileprivate static func declared(_ callback: Callback) -> Condition {
        .all([.within([callback]), .not(.stopsWithoutScenes), .not(.occurrence(.isIdle))])
    }

    /// Views, or the app, observe the phase of scenes.
    fileprivate static let isFollowed = Condition.any(
        [.scenePhase, .appScenePhase].map { .occurrence(.isReplacedBy($0)) })

    /// The code of the counterparts is read.
    fileprivate static let isCompared = Condition.any([
        .occurrence(.isPossiblyDone), .occurrence(.isUndoneByCounterpart),
    ])

    fileprivate static let losing = Condition.not(.occurrence(.losesNothing))

    /// The method is for older systems, and its newer counterpart for later ones.
    fileprivate static func replaced(by callback: Callback) -> Condition {
        .any([.occurrence(.isReplacedBy(callback)), .both(.deployment(.before(13)), .implements(callback))])
    }
}

extension Severity.Clause {
    fileprivate static let errorIfLosing = error(.losing)

    /// Another method, which UIKit calls, does the work.
    fileprivate static let noteIfDoneElsewhere = note(.occurrence(.isDoneElsewhere))

    /// The unknown behavior of the called counterpart may include all that the method would do.
    fileprivate static func errorIfLosing(besides callback: Callback) -> Severity.Clause {
        error(.both(.losing, .not(.occurrence(.isLeftOpen(in: callback)))))
    }
}
