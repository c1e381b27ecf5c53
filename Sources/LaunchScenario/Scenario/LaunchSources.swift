/// What leads into an app and stands neither in its Info.plist nor in the name of a method.
package struct LaunchSources: Hashable, Sendable {
    /// The hosts whose web links open it; nil where it can't be known whether there are any.
    package var linkHosts: [String]?
    /// The types of activities that its code compares with.
    package var activityTypes: [String]
    /// The types of those that its code makes for its own windows alone, so that nothing brings them from outside.
    package var windowActivities: Set<String> = []
    /// The types of the quick actions that its code makes.
    package var quickActions: [String]
    /// The types that its code compares those of quick actions with.
    package var askedQuickActions: [String] = []
    /// The methods that a class of a framework has and that no code of the app does.
    package var inherited: Set<Callback> = []
    /// What its code asks background tasks to be, by their identifiers.
    package var taskKinds: [String: Set<BackgroundEvent.Kind>]
    /// Whether the app may show notifications, which a person could tap: it asks for them, or that can't be known.
    package var mayShowNotifications = true
    /// Whether its code has the system run it for a kind of background event; a kind of which that isn't known isn't there.
    package var kinds: [BackgroundEvent.Kind: Bool] = [:]

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
