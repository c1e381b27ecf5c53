extension CodeVariant {
    /// Reads of the application's state on the way from a launch.
    package static let statesAtLaunch: [CodeVariant] = [
        // With scenes it is background in every launch.
        withScenes("compared", "if application.applicationState == .active { show() }", true),
        withScenes("compared with background", "if application.applicationState != .background { show() }", true),
        withScenes(
            "by the shared application",
            "let isSeen = UIApplication.shared.applicationState == .active\n        show(isSeen)", true),
        withScenes(
            "in a variable that is compared",
            "let state = application.applicationState\n        if state == .inactive { show() }", true),
        withScenes(
            "switched over",
            "switch application.applicationState {\n        case .active: show()\n        default: break\n        }",
            true), withScenes("handed on", "show(application.applicationState)", true),
        withScenes("by a helper", "begin(application)", true),
        withScenes("by another type", "Tracker.shared.start()", true),
        withScenes("by an object that is made", "_ = Watcher()", true),
        withScenes(
            "in a local function",
            "func look() { if application.applicationState == .active { show() } }\n        look()", true),
        withScenes(
            "in a closure that runs at once",
            "DispatchQueue.global().sync { if UIApplication.shared.applicationState == .active { show() } }", true),
        withScenes("only logged", "print(\"state\", application.applicationState.rawValue)", false),
        withScenes(
            "in a variable that is only logged", "let state = application.applicationState\n        print(state)", false
        ), withScenes("discarded", "_ = application.applicationState", false),
        withScenes(
            "later", "DispatchQueue.main.async { if UIApplication.shared.applicationState == .active { self.show() } }",
            false), withScenes("in a helper on a condition", "Tracker.shared.check(false)", false),
        withScenes("in a function that nobody calls", "", false),
        withScenes("of something else", "if Tracker.shared.applicationState == 1 { show() }", false),
        withScenes("when it changes", "Tracker.shared.isOn = true", false),
        withoutScenes("compared with active", "if application.applicationState == .active { show() }", true),
        withoutScenes("compared with background", "if application.applicationState == .background { show() }", false),
        withoutScenes(
            "switched over for background",
            "switch application.applicationState {\n        case .background: show()\n        default: break\n        }",
            false), withoutScenes("by another type", "Tracker.shared.start()", true),
        inObjectiveC(
            "compared", "if (application.applicationState == UIApplicationStateActive) { [self show]; }", true),
        inObjectiveC(
            "compared with background",
            "if (application.applicationState == UIApplicationStateBackground) { [self show]; }", false),
        inObjectiveC("by messages in a helper", "[self begin];", true),
        inObjectiveC(
            "only logged", "NSLog(@\"%ld\", (long)[[UIApplication sharedApplication] applicationState]);", false),
        inObjectiveC("later", "dispatch_async(dispatch_get_main_queue(), ^{ [self begin]; });", false),
    ]

    private static let stateMembers = """
            func show(_ any: Any? = nil) { UserDefaults.standard.set("\\(any ?? 0)", forKey: "shown") }

            private func begin(_ application: UIApplication) { if application.applicationState == .active { show() } }
        """

    private static let tracker = """
        import UIKit
        final class Tracker {
            static let shared = Tracker()
            var applicationState = 0
            var isOn = false {
                didSet { if UIApplication.shared.applicationState == .active { note() } }
            }

            func start() { if UIApplication.shared.applicationState == .active { note() } }

            func check(_ isNeeded: Bool) {
                guard isNeeded else { return }
                if UIApplication.shared.applicationState == .active { note() }
            }

            private func note() { UserDefaults.standard.set(true, forKey: "noted") }
        }

        final class Watcher {
            private let isSeen: Bool
            init() { isSeen = UIApplication.shared.applicationState == .active }
        }
        """

    private static func withScenes(_ description: String, _ code: String, _ isFound: Bool) -> CodeVariant {
        launching(
            "state with scenes: \(description)", plist: VariantPlist.scenes(), code, members: stateMembers,
            more: ["SceneDelegate.swift": onlyWindow, "Tracker.swift": tracker], does: stateIs(isFound)
        ).finding("LT032", isFound ? "warning" : nil)
    }

    private static func withoutScenes(_ description: String, _ code: String, _ isFound: Bool) -> CodeVariant {
        launching(
            "state: \(description)", code, members: stateMembers, more: ["Tracker.swift": tracker],
            does: stateIs(isFound)
        ).finding("LT032", isFound ? "warning" : nil)
    }

    private static func inObjectiveC(_ description: String, _ code: String, _ isFound: Bool) -> CodeVariant {
        objectiveCLaunching(
            "state: \(description)", code,
            members: """
                - (void)begin {
                    if ([[UIApplication sharedApplication] applicationState] == UIApplicationStateActive) { [self show]; }
                }

                - (void)show { [NSUserDefaults.standardUserDefaults setBool:YES forKey:@"shown"]; }
                """, does: stateIs(isFound)
        ).finding("LT032", isFound ? "warning" : nil)
    }

    private static func stateIs(_ isRead: Bool) -> Meaning {
        isRead ? .does(VariantAction.reads("applicationState")) : .does()
    }

    /// What is counted as a session, a start or a screen while the app launches, also where no person sees it.
    package static let sessionsAtLaunch: [CodeVariant] = [
        counting("a session of Matomo", "MatomoTracker.shared.startNewSession()", "startNewSession()"),
        counting("a screen of Matomo", "MatomoTracker.shared.track(view: [\"home\"])", "track(view:)"),
        counting("an event of Matomo", "MatomoTracker.shared.track(eventWithCategory: \"a\", action: \"b\")", nil),
        counting("a session of Bugsnag", "Bugsnag.startSession()", "Bugsnag.startSession()"),
        counting("what Bugsnag counts by itself", "Bugsnag.start()", nil),
        counting("what Firebase counts by itself", "FirebaseApp.configure()", nil),
        counting("an opening with Firebase", "Analytics.logEvent(AnalyticsEventAppOpen, parameters: nil)", "AppOpen"),
        counting("a screen with Firebase", "Analytics.logEvent(\"screen_view\", parameters: nil)", "screen_view"),
        counting("a purchase with Firebase", "Analytics.logEvent(AnalyticsEventPurchase, parameters: nil)", nil),
        counting("an opening with Mixpanel", "Mixpanel.mainInstance().track(event: \"App Opened\")", "App Opened"),
        counting("a name that isn't constant", "Mixpanel.mainInstance().track(event: Names.current)", nil),
        counting("a name that is constant", "Mixpanel.mainInstance().track(event: Names.opened)", "app_open"),
        counting("a helper", "count()", "Bugsnag.startSession()"),
        counting(
            "a session that is counted on the main queue", "DispatchQueue.main.async { Bugsnag.startSession() }", nil),
        counting(
            "a session in the foreground", "if application.applicationState != .background { Bugsnag.startSession() }",
            nil, asks: true),
        counting(
            "a session behind a question for the state",
            "guard application.applicationState != .background else { return true }\n        Bugsnag.startSession()",
            nil, asks: true),
        counting(
            "a session behind a return", "if launchOptions?[.location] != nil { return true }\n        count()", nil,
            asks: true),
        counting("a session that a person allowed", "if Names.isAllowed { Bugsnag.startSession() }", nil),
        counting("a session of the app's own", "Sessions.startSession()", nil),
        counting("an opening with analytics of the app's own", "AppAnalytics.shared.track(.appOpened)", "appOpened"),
        counting("a name with analytics of the app's own", "AppAnalytics.shared.log(event: Names.opened)", "app_open"),
        counting("a purchase with analytics of the app's own", "AppAnalytics.shared.track(.purchase)", nil),
        counting("an opening with something else", "Doors.shared.track(.appOpened)", nil),
        objectiveCLaunching(
            "counts a screen with Google's library", plist: VariantPlist.getsPushes,
            "[[GAI sharedInstance].defaultTracker send:[[GAIDictionaryBuilder createScreenView] build]];",
            members: objectiveCPush, does: .does(marks("createScreenView()"))
        ).finding("LT030", "warning"),
        objectiveCLaunching(
            "counts an opening with Firebase", plist: VariantPlist.getsPushes,
            "[FIRAnalytics logEventWithName:kFIREventAppOpen parameters:nil];", members: objectiveCPush,
            does: .does(marks("AppOpen"))
        ).finding("LT030", "warning"),
    ]

    private static func marks(_ label: String) -> String { #"{"mark": "\#(label)", "metric": "session"}"# }

    private static let names = """
        enum Names {
            static let opened = "app_open"
            static var current = "a"
            static var isAllowed = false
        }

        enum Event { case appOpened, purchase }

        final class AppAnalytics {
            static let shared = AppAnalytics()
            private var events: [Event] = []
            func track(_ event: Event) { events.append(event) }
            func log(event: String) { print(event) }
        }

        final class Doors {
            static let shared = Doors()
            private var open: [Event] = []
            func track(_ event: Event) { open.append(event) }
        }

        enum Sessions {
            static func startSession() { Names.isAllowed = true }
        }
        """

    private static func counting(_ description: String, _ code: String, _ label: String?, asks: Bool = false)
        -> CodeVariant
    {
        launching(
            "counts \(description)", plist: VariantPlist.getsPushes, code,
            members: """
                private func count() { Bugsnag.startSession() }

                    \(UIKitMethod.didReceiveRemoteNotification) { completionHandler(.noData) }
                """, more: ["Names.swift": names],
            // What is asked for is read, too.
            does: asks ? nil : label.map { .does(marks($0)) } ?? .does()
        ).finding("LT030", label == nil ? nil : "warning")
    }

    private static let objectiveCPush = """
        - (void)application:(UIApplication *)application
            didReceiveRemoteNotification:(NSDictionary *)userInfo
            fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
            completionHandler(UIBackgroundFetchResultNoData);
        }
        """
}
