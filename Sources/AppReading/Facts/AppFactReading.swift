/// The indexes and readers of an app, and the facts that they find.
struct AppFactReading {
    let source: AppSource
    let entry: EntryPoint
    let reader: DelegateReader
    let index: NodeIndex
    let sites: SetupSites
    let scenes: SceneDelegates
    let launches: ServiceLaunches
    /// The app delegate as its code is read; nil without one that can be read.
    let appReading: DelegateReading?

    /// Reads an app. Where its code leads to more than is followed, it is read again as one of which a part isn't known.
    static func read<Value>(_ source: AppSource, _ use: (AppFactReading) -> Value) -> Value {
        let trees = CodeTrees(source.code)
        let value = use(AppFactReading(source, trees))
        guard let place = trees.budget.firstRefused?.namePlace else { return value }
        return use(AppFactReading(source.leavingUnknown(at: place), CodeTrees(source.code)))
    }

    private init(_ source: AppSource, _ trees: CodeTrees) {
        self.source = source
        let targets = CallTargets(trees)
        let flows = ControlFlows()
        entry = EntryPoint.find(in: source, targets, flows)
        let constants = CodeConstants(
            trees, bundleIdentifier: source.infoPlist.bundleIdentifier, permittedTasks: source.infoPlist.permittedTasks)
        index = NodeIndex(
            trees,
            names: SetupSite.names + SwiftUIFacts.names + OwnCalls.names + SceneAccessory.names + SceneProperties.names
                + ChosenConfigurations.names + LaunchTypes.names + TaskRequests.names + UnmadeWindow.names
                + PermissionRequest.calls + [HostedView.controller] + WindowChange.names + ServiceAsk.names
                + WindowActivities.names + NamedNotifications.messages + MissingModes.names + LateListeners.names
                + StateObservers.names + ["connectedScenes", Self.navigation], ending: SetupSite.ending,
            good: WindowClasses.names(of: source.code),
            mentioned: [SwiftUIFacts.phase] + ServiceAsk.mentioned + LaunchTypes.links + NamedNotifications.all)
        let conditions = ConditionReading(
            role: nil, tests: TestQuestions(targets, flows), budget: trees.budget, flows: flows)
        sites = SetupSites(index, constants, conditions)
        let app = Set([entry.delegate, entry.swiftUIApp].compactMap(\.self))
        // Without a known delegate, each class may be it.
        let unmade = app.isEmpty || entry.doubt != nil ? [] : UnmadeDelegates(besides: app, trees).names
        scenes = SceneDelegates(
            source, index, constants, conditions,
            isUsed: DelegateCode(of: entry, unmade: unmade, index, source.code).isUsed)
        launches = ServiceLaunches(source, index, sites, constants)
        let made = app.union(scenes.named.map(\.name))
        let calls = CodeCalls(
            targets, to: sites.wantedByTheEndOfTheLaunch(launches.services).map(\.node),
            OutsideCallers(types: targets.types, made: made, unmade: unmade.subtracting(made)),
            hasStoryboard: source.infoPlist.namesStoryboard || source.infoPlist.values["UIMainStoryboardFile"] != nil,
            isWhole: source.gaps.code == nil, timing: UnitTimings(conditions, targets).timing)
        let views = entry.swiftUIApp.flatMap { source.code.type($0) }.map { ViewPresence(of: $0, targets, conditions) }
        let shown = ShownWindows(index: index, sites: sites, targets: targets)
        reader = DelegateReader(
            source,
            CodeReading(
                source, constants, calls, conditions, services: launches.services,
                showings: { source.gaps.code == nil ? shown.showings(of: $0, until: $1) : nil },
                fate: { source.gaps.code == nil ? shown.fate(of: $0, by: $1, reached: $2) : .shown },
                delegateWindow: entry.missingWindow(source, targets.types),
                lateListeners: source.gaps.code == nil ? LateListeners(index, constants, calls, views) : nil),
            isSwiftUI: entry.swiftUIApp != nil)
        let delegates = reader
        appReading = entry.delegate.flatMap { source.code.type($0) }.map { delegates.read($0, as: [.appDelegate]) }
    }

    /// No hosts, where code asks activities for their types, and none for web links; nil where it isn't known.
    func linkHostsOfCode(_ types: LaunchTypes) -> [String]? {
        let asksForLinks = LaunchTypes.links.contains { !index.files(mentioning: $0).isEmpty }
        return source.gaps.code == nil && types.asksForActivities && !asksForLinks ? [] : nil
    }

    /// The permitted tasks that code registers to which something may come.
    var registeredSomewhere: [String] {
        let named = sites.tasks.filter { reader.reading.calls.areSeen(for: $0.1.node) }.map {
            reader.reading.constants.texts($0.argument)
        }
        return source.infoPlist.permittedTasks.filter { task in named.contains { $0?.contains(task) ?? true } }
    }

    /// The permitted tasks that nothing asks the system to run, nor registers.
    var unusedTasks: [String] {
        let action = Action.registerTask(identifier: "")
        guard source.gaps.code == nil, source.module != nil, source.belief(in: .registerTasks) == nil,
            sites.place(hiding: action) == nil, swiftUI?.kindsOfTasks.contains(.appRefreshTask) != true
        else { return [] }
        let requests = taskRequests
        let registered = sites.tasks.map { reader.reading.constants.texts($0.argument) }
        return source.infoPlist.permittedTasks.filter { task in
            !requests.mayAsk(for: task) && !registered.contains { $0?.contains(task) ?? true }
        }
    }

    var missingModes: MissingModes {
        MissingModes(source, index, sites, app: appReading, taskRequests) { reader.reading.calls.areSeen(for: $0) }
    }

    var taskRequests: TaskRequests { TaskRequests(index, reader.reading.constants) }

    /// Types that code compares with, and that it makes.
    var typesOfLaunches: LaunchTypes { LaunchTypes(index, reader.reading.constants) }

    /// Nil without an app delegate that can be read.
    /// The class of the app's delegate, if the target declares it.
    var delegateType: CodeType? { entry.delegate.flatMap { source.code.type($0) } }

    var ownCalls: OwnCalls? { delegateType.map { OwnCalls(source, reader.trees, index, of: $0) } }

    var stateBodies: [Callback: Scenario.App.Code.StateBody] {
        let app = delegateType.map { [(type: $0, receiver: Receiver.appDelegate)] }
        let scenes = scenes.named.compactMap { source.code.type($0.name) }.map {
            (type: $0, receiver: Receiver.sceneDelegate)
        }
        return StateBodies(reader.reading.calls).all(in: (app ?? []) + scenes, and: swiftUI?.closures ?? [])
    }

    /// The functions that need the window of the app's delegate; none where something may give it one that isn't seen.
    func neededWindows(hasScenes: Bool) -> [Scenario.App.Code.WindowFact] {
        guard let window = reader.reading.delegateWindow else { return [] }
        let needs = window.allNeeds.filter(reader.reading.calls.areSeen)
        let keys = source.infoPlist.values.keys
        let isOfFile =
            !hasScenes && keys.contains { $0.hasPrefix("UIMainStoryboardFile") || $0.hasPrefix("NSMainNibFile") }
        let isMissing = !needs.isEmpty && !isOfFile && window.isNeverGiven
        var known: Set<String> = []
        return needs.compactMap { node in
            guard let name = node.wholeFunction.flatMap({ Declaration($0)?.name }) else { return nil }
            let function = (source.code.name(ofTypeAt: node.place).map { "\($0)." } ?? "") + name
            guard known.insert(function).inserted else { return nil }
            return .need(function: function, at: node.namePlace.inFile, isMissing: isMissing)
        }
    }

    /// Nil without an app delegate that can be read.
    var reachableCounterparts: ReachableCounterparts? {
        delegateType.map { delegate in
            ReachableCounterparts(
                of: delegate, sceneDelegates: scenes.named.compactMap { source.code.type($0.name) },
                handlers: swiftUI?.closures ?? [], observers: StateObservers(index, reader.reading.calls),
                isWhollyRead: source.gaps.ownCode == nil, hasUnreadPhase: swiftUI?.hasUnreadPhase ?? false,
                reader.reading.calls)
        }
    }
}

extension EntryPoint {
    var swiftUIApp: String? { if case .swiftUI(let app) = kind { app } else { nil } }

    /// Where a target begins. What says it more plainly than the only class may stand where nothing was read.
    fileprivate static func find(in source: AppSource, _ targets: CallTargets, _ flows: ControlFlows) -> EntryPoint {
        let entry = find(in: targets, flows, libraries: source.libraries)
        guard entry.kind == .onlyConformance, let name = entry.delegate, let place = entry.place,
            source.unread.contains(where: { $0.isOpen && $0.isCode })
        else { return entry }
        return .unknown(Doubt(candidates: [Doubt.Candidate(name: name, place: place)], open: nil))
    }
}
