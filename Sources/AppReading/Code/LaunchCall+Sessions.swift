extension LaunchCall {
    /// Calls of libraries for analytics that begin a session, count a screen, or count what their argument names, in any
    /// state the app is in. What a library counts by itself isn't here: those that do wait for the foreground, such as
    /// Firebase, AppCenter, Sentry and Bugsnag, or it hangs on their version.
    static let sessions = starts + screens + events

    private static let starts = [
        LaunchCall(
            ["startNewSession"], of: ["MatomoTracker"], means: .session("startNewSession()"),
            source: "https://github.com/matomo-org/matomo-sdk-ios"),
        LaunchCall(
            ["startSession"], of: ["Bugsnag"], means: .session("Bugsnag.startSession()"),
            source: "https://docs.bugsnag.com/platforms/ios/capturing-sessions/"),
        LaunchCall(
            ["startSession"], of: ["SentrySDK"], means: .session("SentrySDK.startSession()"),
            source: "https://docs.sentry.io/platforms/apple/configuration/releases/"),
        LaunchCall(
            ["generateNewSession"], of: ["TelemetryDeck", "TelemetryManager"],
            means: .session("TelemetryDeck.generateNewSession()"),
            source: "https://github.com/TelemetryDeck/SwiftSDK, TelemetryClient.swift at ad4a03e"),
        LaunchCall(
            ["beginSession"], of: ["Countly"], means: .session("Countly.beginSession()"),
            source: "https://support.count.ly/hc/en-us/articles/360037753511-iOS-watchOS-tvOS-macOS"),
        // Adobe's guide has it behind a question for the state, so that launches in the background aren't counted.
        LaunchCall(
            ["lifecycleStart"], of: ["MobileCore", "AEPMobileCore", "ACPCore"],
            means: .session("MobileCore.lifecycleStart(additionalContextData:)"),
            source: "https://developer.adobe.com/client-sdks/home/base/mobile-core/lifecycle/ios/"),
    ]

    private static let screens = [
        LaunchCall(
            ["screen"], of: ["SEGAnalytics", "PostHogSDK", "RSClient"], means: .session("screen(_:)"),
            source: "https://segment.com/docs/connections/spec/screen/"),
        LaunchCall(
            ["track"], "view", of: ["MatomoTracker"], means: .session("track(view:)"),
            source: "https://github.com/matomo-org/matomo-sdk-ios"),
        LaunchCall(
            ["createScreenView"], of: ["GAIDictionaryBuilder"], means: .session("createScreenView()"),
            source: "https://developers.google.com/analytics/devguides/collection/ios/v3/screens"),
        LaunchCall(
            ["setScreenName"], of: ["Analytics", "FIRAnalytics"], means: .session("setScreenName(_:screenClass:)"),
            source: "https://firebase.google.com/docs/analytics/screenviews"),
    ]

    private static let events = [
        LaunchCall(
            ["logEvent", "logEventWithName"], of: ["Analytics", "FIRAnalytics", "Amplitude"], means: .event,
            source: "https://firebase.google.com/docs/reference/swift/firebaseanalytics/api/reference/Constants"),
        LaunchCall(
            ["track"], of: ["Mixpanel", "Amplitude", "SEGAnalytics"], means: .event,
            source: "https://docs.mixpanel.com/docs/tracking-methods/sdks/swift"),
        LaunchCall(["capture"], of: ["PostHogSDK"], means: .event, source: "https://posthog.com/docs/libraries/ios"),
        LaunchCall(
            ["trackEvent", "trackEventWithName"], of: ["MSACAnalytics", "MSAnalytics"], means: .event,
            source: "https://learn.microsoft.com/appcenter/sdk/analytics/ios"),
        LaunchCall(
            ["track", "trackEvent", "log", "logEvent", "capture", "record", "send", "report"], means: .ownEvent,
            source: "wrappers in apps: WordPress-iOS WPAnalytics.track(_:), Pocket Casts Analytics.track(_:)"),
    ]

    /// The names, in small letters alone, of events that mark a session, a start or a screen: what the libraries call
    /// their own, and what their guides have apps call theirs.
    static let countedEvents: Set = [
        "appopen", "appopened", "appopens", "applicationopened", "openapp", "openedapp", "applaunch", "applaunched",
        "applicationlaunched", "launchapp", "appstart", "appstarted", "sessionstart", "sessionstarted", "startsession",
        "newsession", "screenview", "screenviewed", "pageview",
    ]
}

extension SyntaxCall {
    /// Whether it is a message to analytics of the app's own: `Analytics.shared`, `tracker`, a method of `Analytics` itself.
    var isToAnalytics: Bool {
        let isOwn = receiver?.isNamed("self") ?? (callee?.kind == .name)
        let type = isOwn ? node.ancestors.first { $0.kind == .type }?.name : nil
        let names = type.map { [$0] } ?? receiver?.firstNames ?? []
        return names.map { $0.lowercased() }.contains { name in
            ["analytics", "telemetry", "tracker", "metrics", "statistics"].contains { name.hasSuffix($0) }
        }
    }

    /// The name of the event that it counts, if that marks a session, a start or a screen.
    func countedEvent(_ constants: CodeConstants) -> String? {
        guard let argument = values.first else { return nil }
        // `AnalyticsEventAppOpen` and `kFIREventScreenView`, which libraries declare.
        let constant = argument.lastName.flatMap { name in
            ["AnalyticsEvent", "kFIREvent"].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
        }
        // `.appOpened` of an enumeration of the app's own.
        let ofCase = argument.kind == .member ? argument.name : nil
        guard let name = constants.text(argument) ?? constant ?? ofCase else { return nil }
        let letters = name.lowercased().filter(\.isLetter)
        return LaunchCall.countedEvents.contains(letters) ? name : nil
    }
}
