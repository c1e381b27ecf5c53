/// Why an app has a launch: a key of its Info.plist, what it is signed with, or code.
struct LaunchReason {
    let words: String
    let place: Place?
}

extension ReadScenario {
    /// `openURL (notRunning) recipes://path: CFBundleURLTypes, App/Info.plist:12; analyzed`, or the facts that aren't
    /// analyzed, each on a line of its own.
    func line(for launch: AppLaunch, _ gaps: [PlacedFinding]) -> String {
        let reason = launch.triggers.last.map(reason) ?? LaunchReason(words: "every app", place: nil)
        let names = launch.triggers.compactMap(\.nameInApp).map { " \($0.printable)" }.joined()
        let place = reason.place.map { ", \($0.file.printable):\($0.line)" } ?? ""
        let open = project?.notUnderstood.map { ($0.place?.heading, $0.text) }
        let state = gaps.isEmpty && open == nil ? "analyzed" : "not analyzed"
        let head = "\(launch.name)\(names): \(reason.words)\(place); \(state)\n"
        let reasons = gaps.map { gap in
            (gap.shownPlace.source.bytes.isEmpty ? nil : gap.shownPlace.heading, gap.reasoned.printable)
        }
        let lines = (reasons + [open].compactMap(\.self)).map { place, reason in
            "  \([place, reason].compactMap(\.self).joined(separator: ": "))\n"
        }
        return head + lines.unique().joined()
    }

    /// The line of a project with the reason of a launch, else one that declares the app; nil for an app that is no
    /// project, which has a place itself.
    func placeOfReason(for launch: AppLaunch) -> Place? {
        guard let project, source.bytes.isEmpty else { return nil }
        return launch.triggers.last.flatMap { reason(for: $0).place } ?? project.top
    }

    private func reason(for trigger: Trigger) -> LaunchReason {
        switch trigger {
        case .openURL(let url) where url.url.hasPrefix("file:"): return reason(key: "CFBundleDocumentTypes")
        case .openURL:
            return reason(
                key: "CFBundleURLTypes",
                or: [
                    .openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL, .sceneWillConnect,
                ])
        case .openUniversalLink:
            if project?.sources.linkHosts?.isEmpty == false {
                return LaunchReason(words: "associated domains", place: nil)
            }
            return reason(or: Self.continuing)
        case .continueActivity(let activity):
            let isDeclared = scenario.app.infoPlist?.activityTypes?.contains(activity.activityType) == true
            return reason(
                source: ProjectApp.sourceName(activity.activityType, of: .continueActivity),
                key: isDeclared ? "NSUserActivityTypes" : nil, or: Self.continuing)
        case .quickAction(let type):
            let isDeclared = scenario.app.infoPlist?.quickActions?.contains(type) == true
            return reason(
                source: ProjectApp.sourceName(type, of: .quickAction),
                key: isDeclared ? "UIApplicationShortcutItems" : nil,
                or: [.applicationPerformAction, .windowScenePerformAction, .sceneWillConnect])
        case .tapNotification: return reason(or: [.didReceiveNotificationResponse, .didReceiveRemoteNotification])
        case .remoteNotification:
            return reason(
                source: ProjectApp.sourceName("", of: .remoteNotification), key: "UIBackgroundModes",
                or: [.fetchRemoteNotification])
        case .acceptCloudKitShare:
            return reason(or: [.applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare])
        case .backgroundEvent(let event): return reason(for: event.kind)
        case .openWindow: return reason(key: "UIApplicationSceneManifest")
        case .tapIcon, .pressHome: return LaunchReason(words: "every app", place: nil)
        default: return Self.code
        }
    }

    private static let code = LaunchReason(words: "code", place: nil)
    private static let continuing: [Callback] = [
        .sceneContinueActivity, .applicationContinueActivity, .onContinueUserActivity, .sceneWillConnect,
    ]

    private func reason(for kind: BackgroundEvent.Kind) -> LaunchReason {
        if kind.isScheduledTask { return reason(key: "BGTaskSchedulerPermittedIdentifiers") }
        let isDeclared =
            kind.requirement.mode.map { scenario.app.infoPlist?.backgroundModes?.contains($0) == true } ?? false
        return reason(
            source: ProjectApp.sourceName(kind.rawValue, of: .backgroundEvent),
            key: isDeclared ? "UIBackgroundModes" : nil,
            or: [.performFetch, .handleBackgroundSessionEvents, .handlerForIntent].filter { kind.isBrought(by: $0) })
    }

    /// A key that is there, else the place where the code has it, else the first of the methods that is.
    private func reason(source: String? = nil, key: String? = nil, or callbacks: [Callback] = []) -> LaunchReason {
        if let key, let place = tree.place(at: .app("infoPlist", key)) { return LaunchReason(words: key, place: place) }
        if let source, let place = project?.sourcePlaces[source] { return LaunchReason(words: "code", place: place) }
        for callback in callbacks {
            let path = ScenarioPath([.key("app"), .key(callback.receiver.rawValue), .method(callback)])
            if let place = tree.place(at: path) { return LaunchReason(words: callback.name, place: place) }
        }
        return Self.code
    }
}

extension Trigger {
    /// Its name in the app: a URL, a type, the identifier of a task.
    var nameInApp: String? { if case .backgroundEvent(let event) = self { event.identifier } else { ownName } }
}

extension BackgroundEvent.Kind {
    fileprivate func isBrought(by callback: Callback) -> Bool {
        switch self {
        case .backgroundFetch: callback == .performFetch
        case .urlSession: callback == .handleBackgroundSessionEvents
        case .intent: callback == .handlerForIntent
        default: false
        }
    }
}
