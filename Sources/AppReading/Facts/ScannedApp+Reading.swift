extension ScannedApp {
    package init(_ source: AppSource) { self = AppFactReading.read(source) { ScannedApp($0) } }

    init(_ reading: AppFactReading) {
        let source = reading.source
        var draft = reading.draft
        let found = reading.typesOfLaunches
        var sources = found.sources(linkedFrom: source.linkHosts ?? reading.linkHostsOfCode(found))
        sources.extensionSchemes = source.extensionSchemes
        sources.mayShowNotifications = reading.mayShowNotifications
        sources.taskKinds = reading.taskRequests.kinds
        if !draft.tellsLaunch {
            sources.leaveOut(tasks: reading.registeredSomewhere.filter { !draft.startRegisters($0) })
        }
        sources.leaveOut(tasks: reading.unusedTasks)
        sources.windowActivities = WindowActivities(reading.index, reading.reader.reading.constants).types
        sources.kinds = draft.kinds
        sources.inherited = draft.inherited
        let missing = reading.missingModes
        sources.undeclared = missing.events
        draft.tell(filesNaming: NamedNotifications.files(reading.index))
        draft.tell(stateBodies: reading.stateBodies)
        draft.tell(tasksOfSwiftUI: reading.swiftUI?.kindsOfTasks ?? [])
        // Without the life cycle nothing is known of which methods are called.
        if draft.app.lifecycle != nil {
            draft.leaveOutMethods(in: reading.ownCalls, besides: reading.livingTwins)
            draft.leaveOutDeadAssumptions()
        }
        let hasScenes = draft.app.lifecycle != .appDelegate
        let functions = UnmentionedFunctions(
            source: source, delegate: reading.entry.delegate.flatMap { source.code.type($0) },
            uncalled: hasScenes ? Counterpart.uncalled(in: .scene) : [])
        draft.tell(unmentioned: Scenario.App.Code.UnmentionedFunctions(functions.among))
        let comments = IgnoreComments(in: source.code.files, shared: source.sharedFiles)
        self.init(
            draft.app, draft.origins, mistakes: draft.mistakes, sources: sources,
            sourcePlaces: found.places.merging(missing.places) { $1 }, unread: source.unread, open: source.open,
            sourceProblems: source.code.files.flatMap(\.problems) + [source.unfollowed].compactMap(\.self),
            accepted: comments.accepted, uselessComments: comments.problems,
            declarations: source.code.declarationNames(at: draft.origins.compactMap(\.place)),
            top: source.plistTexts.first.map { Place(source: $0, range: 0..<0) }, notAnalyzed: reading.notAnalyzed)
    }
}

/// The parts of an app, room by room.
struct AppFactReading {
    let source: AppSource
    let entry: EntryPoint
    let reader: DelegateReader
    let index: NodeIndex
    let sites: SetupSites
    let scenes: SceneDelegates
    let launches: ServiceLaunches

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
            names: SetupSite.names + SwiftUIFacts.names + OwnCalls.names + SceneAccessory.names
                + ChosenConfigurations.names + LaunchTypes.names + TaskRequests.names + UnmadeWindow.names
                + PermissionRequest.calls + [HostedView.controller] + WindowChange.names + ServiceAsk.names
                + WindowActivities.names + NamedNotifications.messages + MissingModes.names + LateListeners.names + [
                    "connectedScenes"
                ], ending: SetupSite.ending, good: WindowClasses.names(of: source.code),
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
            timing: UnitTimings(conditions, targets).timing)
        let shown = ShownWindows(index: index, sites: sites, targets: targets)
        reader = DelegateReader(
            source,
            CodeReading(
                source, constants, calls, conditions, services: launches.services,
                showings: { source.open.code == nil ? shown.showings(of: $0, until: $1) : nil },
                fate: { source.open.code == nil ? shown.fate(of: $0, by: $1, reached: $2) : .shown },
                delegateWindow: entry.missingWindow(source, targets.types),
                lateListeners: source.open.code == nil ? LateListeners(index, constants, calls) : nil),
            isSwiftUI: entry.swiftUIApp != nil)
    }

    /// No hosts, where code asks activities for their types, and none for web links; nil where it isn't known.
    func linkHostsOfCode(_ types: LaunchTypes) -> [String]? {
        let asksForLinks = LaunchTypes.links.contains { !index.files(mentioning: $0).isEmpty }
        return source.open.code == nil && types.asksForActivities && !asksForLinks ? [] : nil
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
        guard source.open.code == nil, source.module != nil, source.belief(in: .registerTasks) == nil,
            sites.place(hiding: action) == nil, swiftUI?.kindsOfTasks.contains(.appRefreshTask) != true
        else { return [] }
        let requests = taskRequests
        let registered = sites.tasks.map { reader.reading.constants.texts($0.argument) }
        return source.infoPlist.permittedTasks.filter { task in
            !requests.mayAsk(for: task) && !registered.contains { $0?.contains(task) ?? true }
        }
    }

    var missingModes: MissingModes {
        let app = entry.delegate.flatMap { source.code.type($0) }.map { reader.read($0, as: [.appDelegate]) }
        return MissingModes(source, index, sites, app: app, taskRequests) { reader.reading.calls.areSeen(for: $0) }
    }

    var taskRequests: TaskRequests { TaskRequests(index, reader.reading.constants) }

    /// Types that code compares with, and that it makes.
    var typesOfLaunches: LaunchTypes { LaunchTypes(index, reader.reading.constants) }

    /// Nil without an app delegate that can be read.
    var ownCalls: OwnCalls? {
        entry.delegate.flatMap { source.code.type($0) }.map { OwnCalls(source, reader.trees, index, of: $0) }
    }

    var stateBodies: [Callback: Scenario.App.Code.StateBody] {
        let app = entry.delegate.flatMap { source.code.type($0) }.map { [(type: $0, receiver: Receiver.appDelegate)] }
        let scenes = scenes.named.compactMap { source.code.type($0.name) }.map {
            (type: $0, receiver: Receiver.sceneDelegate)
        }
        return StateBodies(reader.reading.calls).all(in: (app ?? []) + scenes, and: swiftUI?.closures ?? [])
    }

    /// Nil without an app delegate that can be read.
    var livingTwins: LivingTwins? {
        entry.delegate.flatMap { source.code.type($0) }.map { delegate in
            LivingTwins(
                of: delegate, sceneDelegates: scenes.named.compactMap { source.code.type($0.name) },
                handlers: swiftUI?.closures ?? [], reader.reading.calls)
        }
    }

    var draft: AppDraft {
        var app = entry.delegate.flatMap { source.code.type($0) }.map { reader.read($0, as: [.appDelegate]) }
        let notifications = ChosenDelegate.ofNotifications(in: source, sites)
        let swiftUI = self.swiftUI
        var (appMethods, viewMethods) = (swiftUI?.appMethods ?? [], swiftUI?.viewMethods ?? [])
        var sceneDelegates = self.sceneDelegates
        addSharedResources(to: &sceneDelegates)
        addArbitraryScenes(to: &sceneDelegates)
        let lifecycle = lifecycle(app)
        let hasScenes = lifecycle.value == .scene
        let isOfScenes = hasScenes || lifecycle.value == .swiftUI
        app?.settle(hasScenes: isOfScenes)
        if lifecycle.value == .appDelegate { leaveWindowOpen(&app) }
        if hasScenes { app?.handleQuickActionsTwice(sceneDelegates.flatMap(\.telling.methods)) }
        let late =
            hasScenes && source.open.code == nil && app?.tellsLaunch == true
                && sceneDelegates.allSatisfy { $0.telling.leavesResponsesAlone(in: $0.slot) }
            ? lateDelegate(notifications) : nil
        let setup = LaunchSetup(
            source: source, reading: reader.reading, sites: sites,
            hasNotificationDelegate: notifications != nil && late == nil)
        let others = appMethods + viewMethods + sceneDelegates.flatMap(\.telling.methods)
        let services = ServiceTimes(launches.services, setup, (app?.methods ?? []) + others, hasScenes: isOfScenes)
        var openSetUp: Set<Action>?
        if var delegate = app {
            openSetUp = setup.complete(&delegate, beside: others)?.union(services.openSetUp)
            app = delegate
        }
        let unset = late == nil ? unset(notifications, app, beside: others, setup) : nil
        if var delegate = app {
            services.settle(&delegate.methods)
            app = delegate
        }
        services.settle(&appMethods)
        services.settle(&viewMethods)
        var once = DoneOnce()
        once.leaveOut(of: &appMethods)
        if var delegate = app {
            once.leaveOut(of: &delegate.methods)
            app = delegate
        }
        for index in sceneDelegates.indices {
            sceneDelegates[index].telling.change { delegate in
                services.settle(&delegate.methods)
                once.leaveOut(of: &delegate.methods)
            }
        }
        once.leaveOut(of: &viewMethods)
        if hasScenes { app?.adaptToScenes(bridged: bridged) }
        var draft = AppDraft(openSetUp: openSetUp)
        if let value = lifecycle.value { draft.tell(value) }
        draft.note(lifecycle.origin)
        source.tellInfoPlist(in: &draft)
        draft.tell(appDelegate(app), at: .appDelegate)
        for delegate in sceneDelegates { draft.tell(delegate.telling, at: delegate.slot) }
        if var telling = telling(of: unset.map { .type($0) } ?? notifications) {
            telling.change { $0.settle(hasScenes: isOfScenes) }
            draft.tell(telling, at: .notificationDelegate)
        }
        if unset != nil {
            draft.note(
                undone: .setNotificationDelegate, of: .notificationDelegate, at: sites.letGo,
                "none of its methods is called")
        }
        if lifecycle.value == .appDelegate, isWithoutWindow {
            draft.note(undone: .makeWindow, of: .appDelegate, "the screen stays black")
        } else if lifecycle.value == .scene, isSceneWithoutWindow {
            draft.note(undone: .makeWindow, of: .sceneDelegate, "the screen stays black")
        }
        for found in misspelt(notifications) { draft.note(found) }
        if lifecycle.value == .scene, isWholly(read: "UIApplicationSceneManifest") {
            for (name, place) in scenes.misnamed { draft.note(misnamedConfiguration: name, at: place) }
        }
        if lifecycle.value != .scene, let unused = unusedSceneDelegate {
            draft.note(unusedSceneDelegate: unused.name, at: unused.place)
        }
        if let late { draft.tell(.read(late.delegate), at: .viewController) }
        tell(services, app, besides: once, in: &draft)
        if lifecycle.value == .scene, let hosting = hostingScene {
            draft.tell(.hostingScene, at: hosting.place, "\(hosting.name) is a UIHostingSceneDelegate")
        }
        if draft.app.plistStoryboard == nil, let hosted = hostedView(lifecycle.value) { tell(hosted, in: &draft) }
        if let swiftUI { tell(swiftUI, appMethods, viewMethods, in: &draft) }
        if let accessory = SceneAccessory(source, index, isSwiftUI: lifecycle.value == .swiftUI) {
            draft.tell(.read(accessory.delegate), at: accessory.isOfView ? .view : .viewController)
        }
        return draft
    }

    /// The methods of the delegates that are nearly callbacks.
    private func misspelt(_ notifications: ChosenDelegate?) -> [MisspeltMethods.Found] {
        guard source.open.code == nil else { return [] }
        let methods = MisspeltMethods(code: source.code, calls: reader.reading.calls)
        let app = entry.delegate.flatMap { source.code.type($0) }.map { methods.all(in: $0, as: .appDelegate) } ?? []
        let windows = scenes.named.filter { $0.role == .window }.compactMap { source.code.type($0.name) }
        let pushes =
            if case .type(let type) = notifications { methods.all(in: type, as: .notificationDelegate) } else {
                [MisspeltMethods.Found]()
            }
        return app + windows.flatMap { methods.all(in: $0, as: .sceneDelegate) } + pushes
    }

    /// The delegate of windows that shows scenes of SwiftUI.
    private var hostingScene: (name: String, place: Place)? {
        scenes.named.lazy.filter { $0.role == .window }.compactMap { named -> (name: String, place: Place)? in
            guard let type = source.code.type(named.name), let part = type.parts.first,
                source.code.withSuperclasses(type).contains(where: { $0.inherited.contains("UIHostingSceneDelegate") })
            else { return nil }
            return (type.name, source.code.place(part).firstLine)
        }.first
    }

    // MARK: - SwiftUI

    var swiftUI: SwiftUIFacts? {
        guard case .swiftUI(let name) = entry.kind, let app = source.code.type(name) else { return nil }
        return SwiftUIFacts(source, app, index, reader)
    }

    private func tell(
        _ facts: SwiftUIFacts, _ appMethods: [MethodReading], _ viewMethods: [MethodReading], in draft: inout AppDraft
    ) {
        let others = source.open.code.map { DelegateReading.Others.unknown($0) }
        func tell(_ name: String, _ methods: [MethodReading], at slot: DelegateSlot) {
            let delegate = DelegateReading(
                name: name, place: entry.place?.firstLine, choice: slot == .swiftUIApp ? entry.choice : nil,
                methods: methods, others: others)
            draft.tell(.read(delegate), at: slot)
        }
        tell(facts.app.name, appMethods, at: .swiftUIApp)
        tell("all views of the target", viewMethods, at: .view)
        if let place = facts.documentGroup { draft.tell(.documentGroup, at: place, "a DocumentGroup") }
        if let choice = facts.choiceOfWindow { draft.note(choice) }
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

extension LaunchSources {
    /// Says of no launch for these tasks: it isn't told when code registers them.
    fileprivate mutating func leaveOut(tasks: [String]) { for task in tasks { taskKinds[task] = [] } }
}
