/// Rules that belong together, with the triggers at which they are asked: a run makes only the tables that it reaches.
struct RuleTable: Sendable {
    private let makeRules: @Sendable () -> [Rule]
    /// Nil for any.
    let triggers: Triggers?

    /// The events and the points of a launch at which rules of a table are asked.
    struct Triggers: Equatable, Sendable {
        let events: [EventKind]
        let points: [LaunchPoint]
    }

    private init(
        _ rules: @escaping @autoclosure @Sendable () -> [Rule], events: [EventKind] = [], at points: [LaunchPoint] = []
    ) {
        makeRules = rules
        triggers = Triggers(events: events, points: points)
    }

    /// The rules of another book.
    init(_ rules: [Rule]) {
        makeRules = { rules }
        triggers = nil
    }

    var rules: [Rule] { makeRules() }

    func rules(at trigger: RuleTrigger) -> [Rule] {
        let isNamed =
            switch trigger {
            case .event(let event): triggers?.events.contains(event)
            case .at(let point): triggers?.points.contains(point)
            }
        return isNamed == false ? [] : rules.filter { $0.on.contains(trigger) }
    }
}

extension RuleTable {
    /// All tables, in their order.
    static let all: [RuleTable] = [
        RuleTable(
            Rule.processLaunch, events: .opening,
            at: [
                .processStarts, .launchScreenAppears, .swiftUIAppStarts, .applicationStarts,
                .eventLoopBeforeLaunchMethods, .firstState, .sceneAdoption, .interfaceLoads, .willFinish, .didFinish,
                .windowInWillFinish, .windowInDidFinish, .windowInCode, .launchMethodsReturn, .launchSettles,
                .discardedSessions, .mainEventLoop, .interfaceComesUp,
            ]),
        RuleTable(
            Rule.prewarming, events: [EventKind].opening + [.prewarm],
            at: [
                .beforeApplicationMain, .inApplicationMain, .afterDidFinish, .prewarmedInterface,
            ]),
        RuleTable(
            Rule.stateRestoration,
            at: [
                .restoration, .restorationDecision, .savesState, .encodesState, .sceneSavesState,
                .restoresInteraction,
            ]),
        RuleTable(
            Rule.views,
            at: [
                .viewsLoad, .viewWillAppear, .viewIsAppearing, .layout, .iconWindow, .firstFrame,
                .launchScreenDisappears, .liveViewing, .viewDidAppear, .firstActivation, .viewsDisappear,
                .viewsAppearLate,
            ]),
        RuleTable(
            Rule.applicationStates, events: .opening,
            at: [
                .unsuspends, .comesForward, .becomesActive, .resigns, .goesToBackground, .staysInFront,
                .undeclaredSceneEntersForeground, .undeclaredSceneActivates, .appFollowsCold,
            ]),
        RuleTable(Rule.applicationPayloads, at: [.delivery, .continuation, .backgroundDelivery]),
        RuleTable(
            Rule.sceneConnection,
            at: [
                .appFollowsCold, .sceneLaunches, .sceneConnects, .sceneConfiguration, .sceneWindow, .sceneViewsLoad,
                .sceneInterface, .sceneConnected, .sceneEntersForeground, .sceneFirstActivation, .sceneSaysActive,
                .secondarySceneConnects, .roleConnects, .carPlayConnects, .handoffArrives, .missingDelegateLogged,
                .coldResponse,
            ]),
        RuleTable(
            Rule.sceneStates, events: [.openURL, .openUniversalLink, .continueActivity, .openAppIntent],
            at: [
                .comesForward, .becomesActive, .resigns, .goesToBackground, .staysInFront, .appFollowsWarm,
                .appFollowsActive, .appFollowsResigning, .appFollowsBackground, .sceneReturns, .sceneActivates,
                .sceneResigns, .sceneLeavesScreen, .sceneEnteredBackground, .sceneRests, .scenePhaseInactive,
                .scenePhaseActive, .scenePhaseBackground, .backgroundEntered,
            ]),
        RuleTable(
            Rule.swiftUIApp,
            at: [
                .viewTaskStarts, .appPhaseInactive, .appPhaseReturns, .appPhaseActive, .appPhaseBackground,
                .appPhaseOfRest,
            ]),
        RuleTable(Rule.swiftUIMessages, at: [.coldPublication, .earlyDelivery, .continuation]),
        RuleTable(Rule.scenePayloads, at: [.earlyDelivery, .delivery, .continuation]),
        RuleTable(Rule.appIntents, at: [.coldHandover, .delivery]),
        RuleTable(
            Rule.backgroundLaunch, events: [.tapNotification, .remoteNotification, .backgroundEvent],
            at: [
                .backgroundInterface, .backgroundConnection, .backgroundViews, .backgroundWork, .afterBackgroundWork,
            ]),
        RuleTable(
            Rule.backgroundEvents, events: [.remoteNotification, .backgroundEvent],
            at: [
                .backgroundDelivery, .sessionDelivery,
            ]),
        RuleTable(
            Rule.leaving,
            events: [
                .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .removeHeadset,
                .putOnHeadset, .interruption, .memoryWarning, .suspend,
            ],
            at: [
                .exitsOnSuspend, .protectedDataBecomesAvailable, .protectedDataBecomesUnavailable,
            ]),
        RuleTable(
            Rule.deviceChanges, events: [.rotate, .significantTimeChange],
            at: [
                .sceneTurns, .viewsTurn, .owedTimeChange,
            ]),
        RuleTable(
            Rule.windows, events: [.openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene],
            at: [
                .sceneDisconnects, .sceneDiscards, .sceneYieldsFocus, .sceneRegainsFocus, .carPlayResigns,
                .carPlayDisconnects, .windowResigns, .windowPutAway,
            ]),
        RuleTable(Rule.swiftUIWindows, events: [.openWindow], at: [.windowIsChosen, .coldPublication, .earlyDelivery]),
        RuleTable(
            Rule.hostedViews,
            at: [
                .sceneInterface, .hostedViewsAppear, .hostedTaskStarts, .hostedViewsHear, .coldPublication,
                .scenePhaseInactive, .scenePhaseActive, .scenePhaseBackground,
            ]),
        RuleTable(Rule.ending, events: [.terminate, .deleteApp], at: [.postsBackgroundAgain, .terminates]),
        RuleTable(
            Rule.appActions,
            at: [
                .makesWindow, .setsNotificationDelegate, .registersTask, .putOffComesDue, .launchTakesTooLong,
                .backgroundSceneTakesTooLong, .sceneUpdateTakesTooLong, .backgroundTakesTooLong,
                .leavingTakesTooLong, .eventSettles,
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
