/// Related rules, with the triggers at which they are evaluated: a run creates only the tables that it reaches.
struct RuleTable: Sendable {
    private let makeContent: @Sendable () -> Content
    /// The events and the points of a launch at which its rules are evaluated, each once.
    let triggers: [RuleTrigger]

    /// The rules of a table, which are created once.
    private final class Content: Sendable {
        let rules: [Rule]
        /// By the number of each trigger.
        let byTrigger: Grouped<Rule>

        init(_ rules: [Rule]) {
            self.rules = rules
            byTrigger = Grouped(rules, into: RuleTrigger.count) { rule, add in rule.on.forEach { add($0.number) } }
        }
    }

    private init(
        _ content: @escaping @autoclosure @Sendable () -> Content, events: [EventKind] = [],
        at points: [LaunchPoint] = []
    ) {
        makeContent = content
        triggers = events.map(RuleTrigger.event) + points.map(RuleTrigger.at)
    }

    /// The rules of another book.
    init(_ rules: [Rule]) {
        let content = Content(rules)
        makeContent = { content }
        triggers = rules.flatMap(\.on).unique()
    }

    var rules: [Rule] { makeContent().rules }

    /// The rules of one of its triggers.
    func rules(at trigger: RuleTrigger) -> ArraySlice<Rule> { makeContent().byTrigger[trigger.number] }

    private static let processLaunch = Content(Rule.processLaunch)
    private static let prewarming = Content(Rule.prewarming)
    private static let stateRestoration = Content(Rule.stateRestoration)
    private static let views = Content(Rule.views)
    private static let applicationStates = Content(Rule.applicationStates)
    private static let applicationPayloads = Content(Rule.applicationPayloads)
    private static let sceneConnection = Content(Rule.sceneConnection)
    private static let sceneStates = Content(Rule.sceneStates)
    private static let swiftUIApp = Content(Rule.swiftUIApp)
    private static let swiftUIMessages = Content(Rule.swiftUIMessages)
    private static let scenePayloads = Content(Rule.scenePayloads)
    private static let appIntents = Content(Rule.appIntents)
    private static let backgroundLaunch = Content(Rule.backgroundLaunch)
    private static let backgroundEvents = Content(Rule.backgroundEvents)
    private static let leaving = Content(Rule.leaving)
    private static let deviceChanges = Content(Rule.deviceChanges)
    private static let windows = Content(Rule.windows)
    private static let swiftUIWindows = Content(Rule.swiftUIWindows)
    private static let hostedViews = Content(Rule.hostedViews)
    private static let ending = Content(Rule.ending)
    private static let appActions = Content(Rule.appActions)

    /// All tables, in their order.
    static let all: [RuleTable] = [
        RuleTable(
            processLaunch, events: .opening,
            at: [
                .processStarts, .launchScreenAppears, .swiftUIAppStarts, .applicationStarts,
                .eventLoopBeforeLaunchMethods, .firstState, .sceneAdoption, .interfaceLoads, .willFinish, .didFinish,
                .windowInWillFinish, .windowInDidFinish, .windowInCode, .launchMethodsReturn, .launchSettles,
                .discardedSessions, .mainEventLoop, .interfaceComesUp,
            ]),
        RuleTable(
            prewarming, events: [EventKind].opening + [.prewarm],
            at: [.beforeApplicationMain, .inApplicationMain, .afterDidFinish, .prewarmedInterface]),
        RuleTable(
            stateRestoration,
            at: [
                .restoration, .restorationDecision, .savesState, .encodesState, .sceneSavesState, .restoresInteraction,
            ]),
        RuleTable(
            views,
            at: [
                .viewsLoad, .viewWillAppear, .viewIsAppearing, .layout, .iconWindow, .firstFrame,
                .launchScreenDisappears, .liveViewing, .viewDidAppear, .firstActivation, .viewsDisappear,
                .viewsAppearLate,
            ]),
        RuleTable(
            applicationStates, events: .opening,
            at: [
                .unsuspends, .comesForward, .becomesActive, .resigns, .goesToBackground, .staysInFront,
                .undeclaredSceneEntersForeground, .undeclaredSceneActivates, .appFollowsCold,
            ]), RuleTable(applicationPayloads, at: [.delivery, .continuation, .backgroundDelivery]),
        RuleTable(
            sceneConnection,
            at: [
                .appFollowsCold, .sceneLaunches, .sceneConnects, .sceneConfiguration, .sceneWindow, .sceneViewsLoad,
                .sceneInterface, .sceneConnected, .sceneEntersForeground, .sceneFirstActivation, .sceneSaysActive,
                .secondarySceneConnects, .roleConnects, .carPlayConnects, .handoffArrives, .missingDelegateLogged,
                .coldResponse,
            ]),
        RuleTable(
            sceneStates, events: [.openURL, .openUniversalLink, .continueActivity, .openAppIntent],
            at: [
                .comesForward, .becomesActive, .resigns, .goesToBackground, .staysInFront, .appFollowsWarm,
                .appFollowsActive, .appFollowsResigning, .appFollowsBackground, .sceneReturns, .sceneActivates,
                .sceneResigns, .sceneLeavesScreen, .sceneEnteredBackground, .sceneRests, .scenePhaseInactive,
                .scenePhaseActive, .scenePhaseBackground, .backgroundEntered, .displayRests, .displayReturns,
            ]),
        RuleTable(
            swiftUIApp,
            at: [
                .viewTaskStarts, .appPhaseInactive, .appPhaseReturns, .appPhaseActive, .appPhaseBackground,
                .appPhaseOfRest,
            ]), RuleTable(swiftUIMessages, at: [.coldPublication, .earlyDelivery, .continuation]),
        RuleTable(scenePayloads, at: [.earlyDelivery, .delivery, .continuation]),
        RuleTable(appIntents, at: [.coldHandover, .delivery, .intentReachesScene]),
        RuleTable(
            backgroundLaunch, events: [.tapNotification, .remoteNotification, .backgroundEvent],
            at: [.backgroundInterface, .backgroundConnection, .backgroundViews, .backgroundWork, .afterBackgroundWork]),
        RuleTable(
            backgroundEvents, events: [.remoteNotification, .backgroundEvent],
            at: [.backgroundDelivery, .sessionDelivery]),
        RuleTable(
            leaving,
            events: [
                .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .removeHeadset,
                .putOnHeadset, .interruption, .memoryWarning, .suspend,
            ], at: [.exitsOnSuspend, .protectedDataBecomesAvailable, .protectedDataBecomesUnavailable]),
        RuleTable(
            deviceChanges, events: [.rotate, .significantTimeChange], at: [.sceneTurns, .viewsTurn, .owedTimeChange]),
        RuleTable(
            windows, events: [.openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene],
            at: [
                .sceneDisconnects, .sceneDiscards, .sceneYieldsFocus, .sceneRegainsFocus, .carPlayResigns,
                .carPlayDisconnects, .windowResigns, .windowPutAway, .displayLeaves, .registersAccessory,
                .unregistersAccessory, .accessoryEnds, .asksBeforeClosing, .sceneDismissed,
            ]),
        RuleTable(swiftUIWindows, events: [.openWindow], at: [.windowIsChosen, .coldPublication, .earlyDelivery]),
        RuleTable(
            hostedViews,
            at: [
                .sceneInterface, .hostedViewsAppear, .hostedTaskStarts, .hostedViewsReceive, .coldPublication,
                .scenePhaseInactive, .scenePhaseActive, .scenePhaseBackground,
            ]),
        RuleTable(
            ending, events: [.terminate, .deleteApp], at: [.postsBackgroundAgain, .terminates, .sessionsDestroyed]),
        RuleTable(
            appActions,
            at: [
                .makesWindow, .setsNotificationDelegate, .registersTask, .deferredActionIsDue, .launchTakesTooLong,
                .backgroundSceneTakesTooLong, .sceneUpdateTakesTooLong, .backgroundTakesTooLong, .leavingTakesTooLong,
                .eventSettles,
            ]),
    ]
}

extension [EventKind] {
    /// The events by which the user opens an app.
    fileprivate static let opening: [EventKind] = [
        .tapIcon, .openURL, .openUniversalLink, .continueActivity, .quickAction, .tapNotification, .openAppIntent,
        .acceptCloudKitShare,
    ]
}
