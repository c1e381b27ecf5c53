import Testing

@testable import LaunchTraceKit

/// Texts of consoles, names of frameworks and words of bug reports lead to a page.
struct MeantTopicTests {
    private static func page(_ text: String) throws -> String {
        try Explain(ParsedArguments(text.split(separator: " ").map(String.init), options: [.all])).text
    }

    /// Words of public bug reports, and the page that is printed first. `explain` knew none of them.
    struct Report: Sendable {
        let words: String
        let page: String

        init(_ words: String, _ page: String) { (self.words, self.page) = (words, page) }
    }

    @Test(arguments: [
        Report("Deeplink doesn't work when the app is killed or inactive in iOS", "LT010 payload-unhandled"),
        Report("Deeplinking doesn\u{2019}t work when app is cold start on iOS", "LT010 payload-unhandled"),
        Report(
            "Deeplinks only work if the app is open in the background. It doesn't work if app is killed",
            "LT011 warm-only-handler"), Report("getInitialURL() always null", "LT016 dropped-before-listener"),
        Report("the Capacitor bridge isn't ready yet so the link is silently dropped", "LT016 dropped-before-listener"),
        Report("onNotificationOpened() not called if app was dead", "LT016 dropped-before-listener"),
        Report("How to handle notification action when app is killed", "LT010 payload-unhandled"),
        Report("Fix iOS Quick Actions dying on cold launch", "LT010 payload-unhandled"),
        Report("handleOpenURL called twice in iOS 9", "LT015 payload-delivered-twice"),
        Report("applicationDidBecomeActive is not called when using scene based delegates", "LT013 dead-callback"),
        Report("iOS SceneDelegate willConnectTo not called", "LT002 scene-manifest-incomplete"),
        Report(
            "CarPlay sometimes fails to load unless the app is already open on the mobile device",
            "LT060 secondary-role-launch"),
        Report("Session.started fires on background-only cold launches", "LT030 background-launch-counted"),
        Report("Fix pre warmed app start measurement", "LT040 prewarm-clock-skew"),
        Report("random logouts on iOS 15 during prewarming", "LT041 protected-data-unavailable"),
        Report(
            "BGTaskScheduler registration happens after application finished launching", "LT019 launch-deadline-missed"),
        Report("UIApplication.shared.delegate?.window is nil", "LT003 orphan-window"),
        Report("black screen at iOS app launch under UIScene", "LT002 scene-manifest-incomplete"),
        Report(
            "Background location doesn't work - significant location change trigger never fires",
            "LT021 no-launch-handler"),
        Report("didReceive response never called when app is terminated", "LT019 launch-deadline-missed"),
        Report("BGAppRefreshTask never runs", "LT021 no-launch-handler"),
        Report("UNUserNotificationCenter delegate set in viewDidLoad", "LT019 launch-deadline-missed"),
        Report("PushKit app terminated", "LT026 voip-push-without-call"),
        Report("connectedScenes empty", "LT005 dependency-not-ready"),
    ]) func wordsOfAReport(report: Report) throws {
        #expect(try Self.page(report.words).hasPrefix("\(report.page) (finding)\n"), "\(report.words)")
    }

    /// The names of callbacks are evidence: each of these led to LT013 or LT011, or to nothing.
    @Test(arguments: [
        ("applicationWillTerminate doesn't get called", "applicationWillTerminate(_:)"),
        (
            "didRegisterForRemoteNotificationsWithDeviceToken is never called",
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
        ),
        (
            "handleEventsForBackgroundURLSession not called when app terminated",
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
        ), ("willRestoreState bluetooth app relaunched in background", "centralManager(_:willRestoreState:)"),
        ("didBecomeActiveNotification called regardless of scenes", "UIApplication.didBecomeActiveNotification"),
    ]) func aNamedCallbackComesFirst(words: String, title: String) {
        #expect(Topic.meant(by: words).first?.title == title)
    }

    /// More evidence than a name.
    @Test(arguments: [
        ("userActivities is a Set, an arbitrary first activity is handled", "LT017"),
        ("tapping the notification would just take the user to the home screen", "LT010"),
        ("UNUserNotificationCenterDelegate is not constructed in time", "LT019"),
        ("the app only shows a black screen", "LT003"), ("Add UIScene life cycle support", "LT001"),
        ("submit background task request without registered handler, crash", "LT021"),
        ("timeout happens before didFinishLaunchingWithOptions is getting called", "LT050"),
        ("Copied link opened on both windows", "LT062"), ("app delegate methods not called", "LT013"),
        ("universal links only work when the app is in background", "LT011"),
    ]) func wordsComeBeforeANameWithLessEvidence(words: String, code: String) {
        #expect(Topic.meant(by: words).first?.names.first == code)
    }

    /// A message of the system that names a method was read as the option -a.
    @Test func aSelectorIsNoOption() throws {
        let line =
            "explain Warning: Application delegate received call to -application:performFetchWithCompletionHandler: but "
            + "the completion handler was never called."
        let command = try GivenCommand(line.split(separator: " ").map(String.init)).command
        #expect((command as? Explain)?.explanation.title.hasPrefix("Application delegate received call to") == true)
        #expect(throws: UsageError.self) { try GivenCommand(["run", "-application:openURL:"]) }
    }

    /// A page for words without relation to a launch would be a wrong answer.
    @Test(arguments: [
        "weather", "the app is nice", "how to center a div", "table view cell not selected",
        "memory leak in collection view",
    ]) func otherWordsHaveNoPage(words: String) {
        #expect(Topic.named(words).isEmpty && Topic.meant(by: words).isEmpty)
    }

    /// Phrases of common words, or with a misspelled one, had no suggestion.
    @Test(arguments: [
        ("memory leak in collection view", "windowSceneDidUpdate interruption.leads-away traitCollectionDidChange(_:)"),
        ("notification tab", "tapNotification tapIcon tapNotification.kind"),
        ("app killed in background", "LT011 call-not-reported call-not-reported-kill"),
        ("splash screen stuck forever", "LT090 LT091 UIRequiresFullScreen"),
        ("deep lnik", "openUniversalLink RCTLinkingManager getInitialLink"),
        ("sesion restored wrong window", "stateRestorationActivity LT063 restorationFactory"),
    ]) func theThreeNearestAreSuggested(words: String, names: String) {
        let names = names.split(separator: " ").map { "\"\($0)\"" }
        #expect(
            UsageError.Mistake.unknownTopic(words).message
                == "unknown name \"\(words)\"; did you mean \(names[0]), \(names[1]) or \(names[2])?")
    }

    @Test func everySymptomLeadsToATopic() {
        for symptom in Symptom.all { #expect(!Topic.named(symptom.topic).isEmpty, "\(symptom.topic)") }
    }

    @Test func everyNameOfASystemTextLeadsToATopic() {
        for text in SystemText.all {
            for name in text.names { #expect(!Topic.named(name).isEmpty, "\(text.name): \(name)") }
            #expect(!text.kinds.isEmpty || !text.names.isEmpty || !text.rules.isEmpty, "\(text.name)")
        }
    }

    @Test(arguments: [
        ("notification tap", "tapNotification (trigger)"),
        ("FlutterAppDelegate", "FlutterAppDelegate (framework class)"),
        ("RCTLinkingManager", "RCTLinkingManager (term)"), ("appUrlOpen", "appUrlOpen (term)"),
        ("getInitialMessage()", "getInitialMessage (term)"), ("Linking.getInitialURL()", "getInitialURL (term)"),
        ("@UIApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor (term)"),
        ("React Native", "RCTAppDelegate (framework class)"), ("CAPBridgeViewController", "appUrlOpen (term)"),
        ("popInitialAction", "popInitialAction (term)"),
        ("addNotificationResponseReceivedListener", "getInitialNotification (term)"),
        ("isEnabled", "sceneAccessory(content:) (term)"), ("iPhone Mirroring", "UIRequiresFullScreen (term)"),
        ("typed notification messages", "NotificationCenter.MessageIdentifier (term)"),
        ("Application failed to launch", "UIScene life cycle is required for apps built with this SDK (system text)"),
        ("Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc", "0xdead10cc (system text)"),
        ("Termination Reason: FRONTBOARD 2343432205", "0x8badf00d (system text)"),
        ("2343432205", "0x8badf00d (system text)"), ("0xdeadfa11", "0xdeadfa11 (system text)"),
        // A name in the line, or that of a step, came before the message.
        ("No launch handler registered", "No launch handler registered for task with identifier (system text)"),
        ("step no launch handler registered", "no launch handler registered (step)"),
        (
            "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you "
                + "still need to add \"fetch\" to the list of your supported UIBackgroundModes in your Info.plist.",
            "You've implemented ... but you still need to add ... to the list of your\nsupported UIBackgroundModes "
                + "(system text)"
        ), ("Message from debugger: Terminated due to signal 9", "Terminated due to signal 9 (system text)"),
        ("Message from debugger: Terminated due to signal 15", "Terminated due to signal (system text)"),
        ("Fatal error:", "Assertion failure in ... (system text)"),
        ("Precondition failed", "Assertion failure in ... (system text)"),
        // Names of methods in words that no symptom has.
        ("didFinishLaunching called twice", "application(_:didFinishLaunchingWithOptions:) (callback)"),
        ("bluetooth willRestoreState", "centralManager(_:willRestoreState:) (callback)"),
        ("watch didReceiveMessage", "session(_:didReceiveMessage:) (callback)"),
        (
            "notifications not shown in foreground",
            "userNotificationCenter(_:willPresent:withCompletionHandler:) (callback)"
        ),
    ]) func aTextWithoutQuotes(text: String, heading: String) throws {
        #expect(try Self.page(text).hasPrefix(heading + "\n"), "\(text)")
    }

    @Test func aSystemTextHasItsMeaningItsFindingsAndItsSource() throws {
        let line =
            "Shop[49390:2864] reason: \u{2018}Launch handler for task with identifier a.b has already been "
            + "registered\u{2019}"
        #expect(
            try Self.page(line) == """
                Launch handler for task with identifier ... has already been registered (system
                text)

                Two parts of the app register a launch handler for one task identifier.

                Effect:
                    The process ends with a crash.

                Findings:
                    LT020 duplicate-registration: A background task identifier is registered
                      twice.

                Rules of the findings:
                    duplicate-registration
                      error; measured: flutter_background_geolocation#1205
                      https://github.com/transistorsoft/flutter_background_geolocation/issues/1205

                Rules:
                    action.task.twice
                      BGTaskScheduler throws when one identifier is registered twice.
                      if the task is registered already
                      if the launch methods haven't returned
                      measured: flutter_background_geolocation#1205; Apple,
                      BGTaskScheduler.register: the system kills the app
                      https://github.com/transistorsoft/flutter_background_geolocation/issues/1205

                See:
                    launchtrace explain registerTask

                Source:
                    measured: transistorsoft/flutter_background_geolocation#1205
                    https://github.com/transistorsoft/flutter_background_geolocation/issues/1205

                """)
    }

    @Test(arguments: [
        ("getInitialLink", [ReportWord.link, .cold, .javaScript]), ("app wasn't running", [.lost, .cold]),
        ("prewarmed", [.prewarm]), ("pre-warmed", [.prewarm, .warm]), ("CarPlay", [.carPlay]), ("car play", [.carPlay]),
        ("sceneDidBecomeActive(_:)", [.sceneCall, .scenes]),
    ]) func formsOfAWord(phrase: String, words: [ReportWord]) { #expect(ReportWord.all(in: phrase) == Set(words)) }
}
