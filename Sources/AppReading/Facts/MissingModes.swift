/// The events that code handles in the background, and whose modes the Info.plist is known not to declare.
struct MissingModes {
    private(set) var events: [Trigger] = []
    private(set) var places: [String: Place] = [:]

    /// The names by which code asks for such events.
    static let names = [interval] + types
    private static let interval = "setMinimumBackgroundFetchInterval"
    private static let types = ["desiredPushTypes", "setDesiredPushTypes"]

    init(
        _ source: AppSource, _ index: NodeIndex, _ sites: SetupSites, app: DelegateReading?, _ requests: TaskRequests,
        isSeen: (SyntaxNode) -> Bool
    ) {
        func isMissing(_ mode: String) -> Bool { source.declares(mode) == false }
        func own(_ callback: Callback) -> Place? {
            app?[callback].flatMap { $0.how == .read && !$0.isIdle ? $0.place : nil }
        }
        if isMissing("remote-notification"), let place = own(.fetchRemoteNotification),
            sites.found.contains(where: { $0.site.kind == .remoteNotifications && isSeen($0.node) })
        {
            note(.remoteNotification(RemoteNotification(contentAvailable: true)), at: place)
        }
        let isAsked = index[Self.interval].contains { $0.asksForFetches && isSeen($0) }
        if isMissing("fetch"), let place = own(.performFetch), isAsked, source.infoPlist.permittedTasks.isEmpty {
            note(.backgroundEvent(BackgroundEvent(kind: .backgroundFetch)), at: place)
        }
        for (task, kinds) in requests.kinds.sorted(by: { $0.key < $1.key })
        where source.infoPlist.permittedTasks.contains(task) {
            for kind in [BackgroundEvent.Kind.appRefreshTask, .processingTask] where kinds.contains(kind) {
                guard let mode = kind.requirement.mode, isMissing(mode) else { continue }
                note(.backgroundEvent(BackgroundEvent(kind: kind, identifier: task)))
            }
        }
        let asksForVoIP = Self.types.flatMap { index[$0] }.contains { $0.asksForVoIP && isSeen($0) }
        if isMissing("voip"), asksForVoIP, let registry = sites.services(.pushRegistry).first?.1 {
            note(.backgroundEvent(BackgroundEvent(kind: .voipPush)), at: registry.place)
        }
    }

    private mutating func note(_ trigger: Trigger, at place: Place? = nil) {
        events.append(trigger)
        let name = ProjectApp.sourceName(trigger.backgroundEvent?.kind.rawValue ?? "", of: trigger.kind)
        places[name] = places[name] ?? place
    }
}

extension SyntaxNode {
    /// `setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)`, and not `…Never`.
    fileprivate var asksForFetches: Bool {
        callOfIt?.values.first.map { !($0.lastName ?? "").hasSuffix("Never") } ?? false
    }

    /// `desiredPushTypes = [.voIP]`
    fileprivate var asksForVoIP: Bool {
        let use = inMarks.role == .left ? inMarks.parent : callOfIt?.node
        return use?.descendants.contains(where: \.namesVoIP) ?? false
    }
}
