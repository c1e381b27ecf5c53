/// What is set up for the whole app while it launches, or may be.
struct LaunchSetup {
    let source: AppSource
    let reading: CodeReading
    let sites: SetupSites
    /// Whether the app has a notification delegate that has to be set.
    let hasNotificationDelegate: Bool

    /// Adds to the launch methods what the rest of the target makes unknown, and returns it; nil for anything.
    func complete(_ delegate: inout DelegateReading, beside others: [MethodReading]) -> Set<Action>? {
        let launch = delegate.methods.indices.filter { delegate.methods[$0].callback.isLaunchMethod }
        let known = launch.filter { delegate.methods[$0].actions != nil }
        guard let last = known.last else { return nil }
        let unknown = launch.first { delegate.methods[$0].actions == nil }.flatMap { index in
            Self.doubt(
                leftBy: delegate.methods[index], at: delegate.methods[index].place ?? delegate.methods[last].place)
        }
        let open = settle(&delegate.methods, known, beside: others, unknown)
        if let unknown, !known.contains(where: { delegate.methods[$0].makesWindow }) {
            delegate.methods[last].doubt(.window, unknown.reason, at: unknown.place)
        }
        return unknown == nil ? open : nil
    }

    /// The unknown set-up of a launch method without known actions.
    private static func doubt(leftBy method: MethodReading, at place: Place?) -> BodyActions.Doubt? {
        place.map {
            BodyActions.Doubt(concern: .setUp, reason: "the setup in \(method.callback.name) is unknown", place: $0)
        }
    }

    /// Adds the set-up that has to happen by the end of the launch, or makes it unknown.
    private func settle(
        _ methods: inout [MethodReading], _ launch: [Int], beside others: [MethodReading], _ unknown: BodyActions.Doubt?
    ) -> Set<Action> {
        guard let last = launch.last else { return [] }
        var open: Set<Action> = []
        let all = methods + others
        let doubts = launch.flatMap { methods[$0].doubts }.filter { $0.concern == .setUp }
        let permitted = wanted.map(\.action)
        for index in launch {
            methods[index].doubts.removeAll { $0.concern == .setUp }
            // What other types register and don't listen to may be a double for tests.
            methods[index].actions?.removeAll { found in
                found.action.kind == .registerTask && found.isLate && !permitted.contains(found.action)
            }
        }
        for wanted in self.wanted where !isInTime(wanted.action, all) {
            if let believed = wanted.sites.lazy.compactMap({ anyTask($0, wanted.action, all, isLate: false) }).first {
                methods[last].actions?.append(believed)
            } else if let doubt = doubt(of: wanted, all, doubts) ?? doubts.first(where: { mayConcern(wanted, $0) })
                ?? unknown
            {
                for index in launch { methods[index].leaveOut(wanted.action) }
                methods[last].doubt(whether: wanted.action, doubt.reason, at: doubt.place)
                open.insert(wanted.action)
            } else if let doubt = doubtOfToken(wanted.action, all) {
                for index in methods.indices { methods[index].leaveOut(wanted.action) }
                methods[last].doubt(whether: wanted.action, doubt.reason, at: doubt.place)
                open.insert(wanted.action)
            } else if all.contains(where: { $0.does(wanted.action) }) {
                continue
            } else if let unseen = wanted.unseen, let place = methods[last].place {
                methods[last].doubt(whether: wanted.action, unseen, at: place)
                open.insert(wanted.action)
            } else {
                methods[last].actions? +=
                    wanted.sites.lazy.compactMap {
                        anyTask($0, wanted.action, all, isLate: true) ?? late($0, wanted.action)
                    }.first.map { [$0] } ?? wanted.believed
            }
        }
        // A task whose identifier isn't a constant may be any, and be none that is permitted.
        let unnamed = sites.tasks.filter { reading.constants.texts($0.argument) == nil }.map(\.1.place)
        for doubt in doubts where unnamed.contains(doubt.place) {
            methods[last].doubt(.setUp, doubt.reason, at: doubt.place)
        }
        return open
    }

    /// Whether it is known, after this analysis, that no code of the target sets the notification delegate.
    func neverSetsNotificationDelegate(_ methods: [MethodReading]) -> Bool {
        guard let wanted = notificationDelegate, wanted.believed.isEmpty, wanted.unseen == nil,
            methods.allSatisfy({ !hasUnknown(wanted, $0) && !$0.does(wanted.action) })
        else { return false }
        return wanted.sites.allSatisfy { site in
            !reading.calls.callers.areSeen(for: site.node)
                && methods.allSatisfy { $0.met[site.node].map { $0 == .never } ?? true }
        }
    }

    /// Whether a method is called while the app launches, and may do what is wanted, but isn't known to do so.
    private func hasUnknown(_ wanted: Wanted, _ method: MethodReading) -> Bool {
        guard method.callback.isLaunchMethod || method.callback == .appInit else { return false }
        return method.actions == nil || method.doubts.contains { $0.concern == .setUp && mayConcern(wanted, $0) }
    }

    func isInTime(_ action: Action, _ methods: [MethodReading]) -> Bool {
        methods.contains { method in
            (method.callback.isLaunchMethod || method.callback == .appInit)
                && method.actions?.contains { $0.action == action && !$0.isLate } == true
        }
    }

    /// Whether what a doubt is about may be something wanted, and isn't a place that is known to set up something else.
    private func mayConcern(_ wanted: Wanted, _ doubt: BodyActions.Doubt) -> Bool {
        if let unit = doubt.unfollowed {
            return wanted.sites.contains { reading.calls.callers.lead(from: unit, to: $0.node) }
        }
        let isPlace = { (site: SetupSites.Found) in site.place == doubt.place }
        let isOther = self.wanted.contains { $0.action != wanted.action && $0.sites.contains(where: isPlace) }
        let isOfAnother = sites.found.contains { isPlace($0) && !$0.site.mayDo(wanted.action) }
        return !isOfAnother && !isOther || wanted.sites.contains(where: isPlace)
    }

    /// The first reason why it isn't known whether something wanted is there in time, as the way to it says, if one does.
    private func doubt(of wanted: Wanted, _ methods: [MethodReading], _ doubts: [BodyActions.Doubt]) -> BodyActions
        .Doubt?
    {
        wanted.sites.lazy.compactMap { site in
            openness(of: site, methods).map { reason in
                doubts.first { $0.place == site.place }
                    ?? BodyActions.Doubt(concern: .setUp, reason: reason, place: site.place)
            }
        }.first
    }

    /// Why it isn't known whether the method that gets the device token is called, which alone does something.
    private func doubtOfToken(_ action: Action, _ methods: [MethodReading]) -> BodyActions.Doubt? {
        let doing = methods.filter { $0.does(action) }
        guard let first = doing.first, doing.allSatisfy({ $0.callback == .didRegisterForRemoteNotifications }),
            !methods.contains(where: { $0.does(.registerForRemoteNotifications) }),
            let place = first.actions?.first(where: { $0.action == action })?.place
        else { return nil }
        return BodyActions.Doubt(
            concern: .setUp, reason: "\(first.callback.name) sets it, and the app may not register at this launch",
            place: place)
    }

    /// What only an event after the launch sets up.
    private func late(_ site: SetupSites.Found, _ action: Action) -> BodyActions.Found? {
        guard reading.calls.callers.leadsLateEvent(to: site.node) else { return nil }
        return BodyActions.Found(action: action, place: site.place, isLate: true)
    }

    /// A task that a launch method registers at once, or too late, by an identifier that isn't a constant, and that may be the
    /// one that is wanted.
    private func anyTask(_ site: SetupSites.Found, _ action: Action, _ methods: [MethodReading], isLate: Bool)
        -> BodyActions.Found?
    {
        guard case .task(let argument) = site.site.kind, reading.constants.texts(argument) == nil,
            methods.contains(where: { $0.callback.isLaunchMethod && $0.met[site.node] == (isLate ? .later : .atOnce) })
        else { return nil }
        return BodyActions.Found(
            action: action, place: site.place, assumption: "with an identifier that isn't a constant", isLate: isLate)
    }

    /// Why it isn't known whether what a place sets up is there when the app has launched; nil where it is known.
    func openness(of site: SetupSites.Found, _ methods: [MethodReading]) -> String? {
        let timings = methods.compactMap { $0.met[site.node] }
        let does = "\(site.type ?? site.place.source.name) \(site.site.does)"
        if timings.contains(.unknown) { return "\(does) at an unknown time" }
        if timings.contains(.onCondition) {
            let words = methods.lazy.compactMap { $0.conditionOf[site.node] }.first
            return "\(does) \(words ?? ConditionReading.vague)"
        }
        // The walk reports no task by an identifier that isn't a constant.
        if case .task(let argument) = site.site.kind, timings.contains(where: { !$0.isLate }),
            reading.constants.texts(argument) == nil
        {
            return "\(does) with an identifier that isn't a constant"
        }
        // What is late on the ways that were followed may be in time on another.
        let followed = Set(methods.flatMap(\.entries))
        guard let way = reading.calls.callers.way(to: site.node, besidesFrom: followed) else { return nil }
        let begin = way.first.flatMap { $0.node == way.last?.node ? nil : $0.name(in: source.code) }
        return begin.map { "\(does), called from \($0) at an unknown time" } ?? "\(does) at an unknown time"
    }

    // MARK: - What is wanted

    /// Something that the system wants done by the end of the launch.
    private struct Wanted {
        let action: Action
        let sites: [SetupSites.Found]
        /// What code that isn't seen is taken to do where no place does it.
        var believed: [BodyActions.Found] = []
        /// Why code that isn't seen may do it or not.
        var unseen: String?
    }

    private var wanted: [Wanted] { [notificationDelegate].compactMap(\.self) + tasks }

    private var notificationDelegate: Wanted? {
        let action = Action.setNotificationDelegate
        guard hasNotificationDelegate else {
            return Wanted(action: action, sites: [], believed: unread(action, at: nil))
        }
        let unseen = doubt(hiding: action).map { "\($0), and may set the delegate" }
        return Wanted(action: action, sites: sites.notificationDelegates.map(\.1), unseen: unseen)
    }

    /// The tasks that the Info.plist permits.
    private var tasks: [Wanted] {
        source.infoPlist.permittedTasks.map { identifier in
            // An identifier that is no constant may be any of them.
            let found = sites.tasks.filter {
                reading.constants.possibleTexts($0.argument).map { $0.contains(identifier) } ?? true
            }
            let action = Action.registerTask(identifier: identifier)
            return task(action, found.map(\.1))
        }
    }

    private func task(_ action: Action, _ sites: [SetupSites.Found]) -> Wanted {
        let unread = unread(action, at: Self.permittedTasks)
        guard unread.isEmpty, sites.isEmpty else { return Wanted(action: action, sites: sites, believed: unread) }
        let belief = source.belief(in: .registerTasks)
        if case (.unknown, let reason)? = belief { return Wanted(action: action, sites: [], unseen: reason) }
        // Without a project the code of a library may be anywhere.
        if belief == nil, source.module == nil {
            return Wanted(action: action, sites: [], unseen: "no code registers it, and a library may")
        }
        let believed = (belief?.reason).map { reason in
            BodyActions.Found(action: action, place: source.place(ofKey: Self.permittedTasks), assumption: reason)
        }
        return Wanted(action: action, sites: [], believed: [believed].compactMap(\.self))
    }

    private static let permittedTasks = "BGTaskSchedulerPermittedIdentifiers"

    /// What code that wasn't read is taken to do, so that it isn't missed; nothing where all was read.
    private func unread(_ action: Action, at key: String?) -> [BodyActions.Found] {
        let place = key.flatMap { source.place(ofKey: $0) } ?? sites.place(hiding: action)
        return doubt(hiding: action).map {
            [BodyActions.Found(action: action, place: place, assumption: "\($0), and is assumed to do it")]
        } ?? []
    }

    /// Which code that wasn't read may do something; nil where all was.
    private func doubt(hiding action: Action) -> String? {
        source.gaps.code ?? sites.place(hiding: action).map { "a part of \($0.source.name.quoted) isn't understood" }
    }
}

extension MethodReading {
    fileprivate func does(_ action: Action) -> Bool { actions?.contains { $0.action == action } == true }
}

extension CodeUnit {
    /// The name of its type and its own, as people write them.
    fileprivate func name(in code: TargetCode) -> String? {
        guard let name = Declaration(node)?.name ?? node.name else { return nil }
        return [code.name(ofTypeAt: node.place), name].compactMap(\.self).joined(separator: ".")
    }
}

extension CodeReading {
    init(
        _ source: AppSource, _ constants: CodeConstants, _ calls: CodeCalls, _ conditions: ConditionReading,
        services: Set<ServiceProtocol>, showings: @escaping (Place, (SyntaxNode) -> Bool) -> [SyntaxNode]?,
        fate: @escaping (Place, [WindowStep], Set<CodeUnit>) -> WindowFate, delegateWindow: DelegateWindow?,
        lateListeners: LateListeners?
    ) {
        self.init(
            constants: constants, calls: calls, acting: ActingCode(calls.targets),
            permitsTasks: !source.infoPlist.permittedTasks.isEmpty, services: services,
            urlSchemes: URLSchemes(source.infoPlist), showings: showings, fate: fate, delegateWindow: delegateWindow,
            lateListeners: lateListeners, conditions: conditions)
    }
}

extension BuiltInfoPlist {
    /// The identifiers of the tasks that the app may register.
    var permittedTasks: [String] {
        guard case .list(let items) = values["BGTaskSchedulerPermittedIdentifiers"] else { return [] }
        return items.compactMap {
            if case .text(let text) = $0, !text.isEmpty, !text.contains("$(") { text } else { nil }
        }
    }
}
