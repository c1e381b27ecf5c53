/// The triggers of an app that neither its Info.plist nor the name of a method declares.
package struct LaunchSources: Hashable, Sendable {
    /// The hosts whose web links open it; nil if it is unknown whether there are any.
    package var linkHosts: [String]?
    /// The URL schemes that only its own extensions are known to open, with fixed URLs.
    package var extensionSchemes: Set<String> = []
    /// Whether web links are the only activities that its code asks for by their type.
    package var onlyLinks = false
    /// The types of activities that its code compares with.
    package var activityTypes: [String]
    /// The types of activities that its code creates only for its own windows, so that none arrive from outside.
    package var windowActivities: Set<String> = []
    /// The types of the quick actions that its code creates.
    package var quickActions: [String]
    /// The types that its code compares those of quick actions with.
    package var askedQuickActions: [String] = []
    /// The methods that only a class of a framework implements, not the app's code.
    package var inherited: Set<Callback> = []
    /// The kinds of background tasks that its code requests, by their identifiers.
    package var taskKinds: [String: Set<BackgroundEvent.Kind>]
    /// Whether the app may show notifications, which a user could tap: it asks for them, or that is unknown.
    package var mayShowNotifications = true
    /// Whether its code has the system run it for a kind of background event; unknown kinds are absent.
    package var kinds: [BackgroundEvent.Kind: Bool] = [:]
    /// The background events that its code handles, and whose modes its Info.plist doesn't declare.
    package var undeclared: [Trigger] = []

    package init(
        linkHosts: [String]? = nil, activityTypes: [String] = [], quickActions: [String] = [],
        taskKinds: [String: Set<BackgroundEvent.Kind>] = [:]
    ) {
        self.taskKinds = taskKinds
        self.linkHosts = linkHosts
        self.activityTypes = activityTypes
        self.quickActions = quickActions
    }
}
