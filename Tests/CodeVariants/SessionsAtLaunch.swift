extension CodeVariant {
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

                    func application(
                        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
                    ) {
                        completionHandler(.noData)
                    }
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
