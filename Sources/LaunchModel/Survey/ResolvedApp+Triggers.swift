extension ResolvedApp {
    /// The triggers that open or run the app, in addition to its icon: all that its Info.plist declares. If that is
    /// unknown, or no declaration is needed, all that its delegates have a method for. Web links, and values that code
    /// compares or creates, come from other sources.
    package func triggers(from sources: LaunchSources) -> [Trigger] {
        openedURLs(from: sources) + openedFiles + links(from: sources) + activities(from: sources)
            + quickActions(from: sources) + openings(from: sources) + pushes + backgroundEvents(from: sources) + windows
    }

    /// One for each scheme that is declared, or for an unknown one.
    private func openedURLs(from sources: LaunchSources) -> [Trigger] {
        let schemes = written.infoPlist.flatMap { plist in
            let mayHoldAll = plist.urlSchemes?.isEmpty ?? true && plist.mayHoldMore(.urlTypes)
            return mayHoldAll ? nil : plist.urlSchemes ?? []
        }
        let isHandled =
            isOwn([.openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL], sources)
            || looks(for: .url)
        return (schemes ?? (isHandled ? ["app"] : [])).filter { !Self.onlyAskedFor.contains($0.lowercased()) }
            .compactMap { AbsoluteURL("\($0)://path") }.map { url in
                let isOwn = sources.extensionSchemes.contains(url.scheme.lowercased())
                return .openURL(OpenedURL(url, sourceApplication: isOwn ? OpenedURL.ownExtension : nil))
            }
    }

    /// Schemes that other apps only use to check whether an app of a kind is installed: that of password managers is
    /// from agilebits/onepassword-app-extension, OnePasswordExtension.h, `isAppExtensionAvailable`.
    private static let onlyAskedFor: Set = ["org-appextension-feature-password-management"]

    /// A file of the types that are declared. SwiftUI may open documents by itself, if no view handles the URL.
    private var openedFiles: [Trigger] {
        guard let plist = written.infoPlist, plist.documentTypes?.isEmpty == false else { return [] }
        guard lifecycle != .swiftUI || implements(.onOpenURL) || looks(for: .url) else { return [] }
        return [.openURL(OpenedURL("file:///path/document", openInPlace: plist.opensDocumentsInPlace))]
    }

    /// A link from each host; if they are unknown, one for an app that handles links.
    private func links(from sources: LaunchSources) -> [Trigger] {
        let hosts = sources.linkHosts
        let usual: [Trigger] = hasOwnContinuation(sources) ? [.openUniversalLink("https://example.com/path")] : []
        guard let hosts else { return usual }
        let addresses = hosts.compactMap { AbsoluteURL("https://\($0)/path") }.filter(\.isWeb)
        return addresses.isEmpty && !hosts.isEmpty ? usual : addresses.map { .openUniversalLink(UniversalLink($0)) }
    }

    /// The declared types, if the app handles any; one for an intent, or for restoration, may be declared without code.
    /// If none is declared, one for an app that handles activities, unless the triggers of that are known.
    private func activities(from sources: LaunchSources) -> [Trigger] {
        guard Self.continuations.contains(where: { implements($0) }) || looks(for: .userActivity) else { return [] }
        let declared = (written.infoPlist?.activityTypes ?? []).filter(\.isOfContinuedActivity)
        let types = (declared + sources.activityTypes).unique().filter { !sources.windowActivities.contains($0) }
        let isUsual =
            types.isEmpty && sources.windowActivities.isEmpty && sources.linkHosts == nil && !sources.onlyLinks
            && hasOwnContinuation(sources)
        return (types + (isUsual ? ["com.example.activity"] : [])).map { type in
            .continueActivity(ContinuedActivity(activityType: type, source: Self.source(of: type)))
        }
    }

    private static func source(of type: String) -> ContinuedActivity.Origin {
        if type == searchResult { return .spotlight }
        return type.hasPrefix("IN") && type.hasSuffix("Intent") ? .siri : .handoff
    }

    /// `CSSearchableItemActionType`.
    private static let searchResult = "com.apple.corespotlightitem"

    private static let continuations: [Callback] = [
        .applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity,
    ]

    private func hasOwnContinuation(_ sources: LaunchSources) -> Bool {
        isOwn(Self.continuations, sources) || looks(for: .userActivity)
    }

    private func quickActions(from sources: LaunchSources) -> [Trigger] {
        let declared = (written.infoPlist?.quickActions ?? []).filter { !$0.isEmpty }
        let types = (declared + sources.quickActions).unique()
        let isHandled =
            isOwn([.applicationPerformAction, .windowScenePerformAction], sources) || looks(for: .shortcutItem)
        // An app can create its actions while it runs, of types that its code may check.
        let handled = written.code.handlings.values.flatMap { $0.onlyTypes[.shortcutItem] ?? [] }
        let asked = (sources.askedQuickActions + handled.sorted()).unique()
        let possible = asked.isEmpty ? ["com.example.action"] : asked
        return (types.isEmpty && isHandled ? possible : types).map { .quickAction(type: $0) }
    }

    private func openings(from sources: LaunchSources) -> [Trigger] {
        let mayBeTapped = names(.didReceiveRemoteNotification) || looks(for: .notification)
        let taps: [Trigger] =
            implementsResponse || mayBeTapped && sources.mayShowNotifications
            ? [.tapNotification(TappedNotification())] : []
        let shares: [Trigger] =
            names(.applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare) || looks(for: .cloudKitShare)
            ? [.acceptCloudKitShare(metadata: .object([]))] : []
        let intents: [Trigger] = hasService(.appIntent) ? [.openAppIntent(intent: "ExampleIntent")] : []
        return taps + shares + intents
    }

    private var implementsResponse: Bool {
        let callback = Callback.didReceiveNotificationResponse
        guard let delegate = written.notificationDelegate else { return false }
        return (written.code.isPartlyUnread ? delegate.named[callback] : delegate[callback]) != nil
    }

    private var pushes: [Trigger] {
        declares("remote-notification") ?? implements(.fetchRemoteNotification)
            ? [.remoteNotification(RemoteNotification(contentAvailable: true))] : []
    }

    /// A task may be of either kind, unless the code that requests it states which.
    private func backgroundEvents(from sources: LaunchSources) -> [Trigger] {
        BackgroundEvent.Kind.allCases.flatMap { kind -> [Trigger] in
            if kind.isScheduledTask {
                let tasks = declares(kind.requirement.mode) ?? true ? self.tasks : []
                return tasks.filter { sources.taskKinds[$0]?.contains(kind) ?? mayBe($0, kind) }.map {
                    .backgroundEvent(BackgroundEvent(kind: kind, identifier: $0))
                }
            }
            return sources.kinds[kind] ?? isRun(for: kind) ? [.backgroundEvent(BackgroundEvent(kind: kind))] : []
        }
    }

    /// The tasks that it may register, or does. One with a `*` represents those that continue what a user has begun.
    private var tasks: [String] {
        ((written.infoPlist?.permittedTasks ?? []).filter { !$0.hasSuffix(".*") } + registeredTasks).unique()
    }

    private var registeredTasks: [String] {
        writtenActions.compactMap { written -> String? in
            if case .registerTask(let identifier, continued: false) = written.action.itself { identifier } else { nil }
        }
    }

    /// Whether a task may be delivered as one of this kind; an unregistered one is delivered once, without a handler.
    private func mayBe(_ task: String, _ kind: BackgroundEvent.Kind) -> Bool {
        if isLeftToSwiftUI(task) { return kind == .appRefreshTask }
        guard isUnregistered(task) else { return true }
        let kinds = BackgroundEvent.Kind.allCases.filter { $0.isScheduledTask && declares($0.requirement.mode) ?? true }
        return kind == kinds.first
    }

    /// Whether a scene of SwiftUI handles a task, which is a refresh task in that case.
    private func isLeftToSwiftUI(_ task: String) -> Bool {
        written.swiftUIApp?.named[.swiftUIBackgroundTask] != nil && !registeredTasks.contains(task)
    }

    /// Whether it is known that no code registers a task.
    private func isUnregistered(_ task: String) -> Bool {
        let launch = SystemValue.launchMethods.value.compactMap { written.appDelegate.named[$0] }
        let methods = launch + [written.swiftUIApp?.named[.appInit]].compactMap(\.self)
        return launch.contains { $0.actions != nil }
            && methods.allSatisfy { $0.actions != nil && !$0.hasUnknown(.setUp) } && !registeredTasks.contains(task)
    }

    private func isRun(for kind: BackgroundEvent.Kind) -> Bool {
        switch kind {
        case .location: declares("location") == true || receives(.didUpdateLocations)
        case .region: receives(.didEnterRegion)
        case .visit: receives(.didVisit)
        case .backgroundFetch: declares(kind.requirement.mode) ?? true && names(.performFetch)
        case .urlSession: names(.handleBackgroundSessionEvents) || hasService(.urlSession)
        case .bluetoothCentral: declares(kind.requirement.mode) ?? hasService(.centralManager)
        case .bluetoothPeripheral: declares(kind.requirement.mode) ?? hasService(.peripheralManager)
        case .voipPush: declares(kind.requirement.mode) ?? hasService(.pushRegistry)
        case .healthKit: hasService(.observerQuery) || writtenActions.contains { $0.action == .enableHealthKitDelivery }
        case .watchConnectivity: hasService(.watchSession)
        case .intent: names(.handlerForIntent)
        case .pushToStart: false
        case .appRefreshTask, .processingTask: !tasks.isEmpty
        }
    }

    /// The windows that are opened in addition to the first, or instead of it.
    private var windows: [Trigger] {
        let roles = written.infoPlist?.sceneManifest?.configurations.map(\.role) ?? []
        return [
            multipleScenes ? .openWindow(.window) : nil,
            hasDelegate(of: .carPlay) || roles.contains { $0.contains("CPTemplateApplicationScene") }
                ? .openWindow(.carPlay) : nil,
            hasDelegate(of: .externalDisplay) || roles.contains { $0.contains("ExternalDisplay") }
                ? .openWindow(.externalDisplay) : nil,
        ].compactMap(\.self)
    }

    /// Whether Info.plist has a background mode; nil where it isn't known.
    private func declares(_ mode: String?) -> Bool? {
        guard let infoPlist = written.infoPlist, let mode else { return nil }
        return infoPlist.lists(mode, in: infoPlist.backgroundModes, under: .backgroundModes)
    }

    /// Whether the app has one of the methods: by name, or among all others if this life cycle calls it. A delegate that
    /// isn't described counts only in an app without any description.
    private func implements(_ callbacks: Callback...) -> Bool {
        let isOpen = written.infoPlist == nil && !Receiver.described.contains { describes($0) }
        return callbacks.contains { callback in
            switch callback.receiver.implementation(in: self) {
            case .described(let delegate) where written.code.isPartlyUnread: delegate?.named[callback] != nil
            case .described(let delegate):
                delegate?.named[callback] != nil
                    || !Counterpart.uncalled(in: lifecycle).contains(callback) && delegate?.others != nil
                        && (isOpen || describes(callback.receiver))
            case .everything: lifecycle == .swiftUI && isOpen
            }
        }
    }

    /// Whether the app has one of the methods that the app's own code has, and not only a class that it inherits from.
    private func isOwn(_ callbacks: [Callback], _ sources: LaunchSources) -> Bool {
        callbacks.contains { implements($0) && !sources.inherited.contains($0) }
    }

    /// Whether the app has one of the methods by name.
    private func names(_ callbacks: Callback...) -> Bool {
        callbacks.contains { $0.receiver.implementation(in: self).delegate?.named[$0] != nil }
    }

    /// Whether a delegate that the app describes has the method.
    private func receives(_ callback: Callback) -> Bool {
        callback.receiver.implementation(in: self).delegate?[callback] != nil
    }

    private func hasService(_ service: ServiceProtocol) -> Bool {
        written.serviceDelegates[service] != nil
            || writtenActions.contains { $0.action == .setServiceDelegate(service) }
    }

    /// Whether scenes of the role have a delegate of their own.
    private func hasDelegate(of role: SceneRole) -> Bool { written.sceneDelegates[role] != nil }

    /// Whether code of the app reads such a payload, handles it or waits for it.
    private func looks(for kind: PayloadKind) -> Bool {
        writtenActions.map(\.action).contains { action in
            action.slot?.payload == kind || action == .handle(kind) || action.listens(for: kind)
        }
    }
}

extension String {
    /// Whether a user triggers an activity of this type, and not an intent or UIKit, according to its name.
    fileprivate var isOfContinuedActivity: Bool { !isEmpty && !hasSuffix("Intent") && !lowercased().contains("restor") }
}
