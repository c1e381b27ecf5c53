/// Where a rule can apply: an event, or a point that an earlier rule leads to.
package enum RuleTrigger: Hashable, Sendable {
    case event(EventKind)
    case at(LaunchPoint)

    /// How many there are.
    static let count = EventKind.allCases.count + LaunchPoint.allCases.count

    /// The index among all of them, the events first.
    var number: Int {
        switch self {
        case .event(let event): Int(event.caseNumber)
        case .at(let point): EventKind.allCases.count + Int(point.caseNumber)
        }
    }

    /// The events by which the user opens an app.
    package static let foregroundTriggers: [RuleTrigger] = [
        .event(.tapIcon), .event(.openURL), .event(.openUniversalLink), .event(.continueActivity), .event(.quickAction),
        .event(.openAppIntent), .event(.tapNotification), .event(.acceptCloudKitShare),
    ]

    /// The events for which the system runs an app without its interface.
    static let backgroundTriggers: [RuleTrigger] = [
        .event(.backgroundEvent), .event(.remoteNotification), .event(.tapNotification),
    ]
}

/// The named points of a launch, a return, a departure and an end.
package enum LaunchPoint: String, CaseIterable, Sendable {
    // From the process to the main event loop
    case processStarts, launchScreenAppears, swiftUIAppStarts, beforeApplicationMain, inApplicationMain
    case applicationStarts, eventLoopBeforeLaunchMethods
    case firstState, sceneAdoption, interfaceLoads, restoration, restorationDecision, willFinish, didFinish
    case windowInWillFinish, windowInDidFinish, windowInCode, launchMethodsReturn, launchSettles
    case discardedSessions, mainEventLoop, afterDidFinish, prewarmedInterface, interfaceComesUp
    // Views
    case viewsLoad, viewWillAppear, viewIsAppearing, layout, iconWindow, firstFrame, launchScreenDisappears
    case liveViewing, viewDidAppear
    case firstActivation, viewsDisappear, viewsAppearLate
    // The app as a whole
    case unsuspends, comesForward, becomesActive, resigns, goesToBackground, staysInFront
    /// UIKit has a scene for an app without scenes, too.
    case undeclaredSceneEntersForeground, undeclaredSceneActivates
    case savesState, encodesState, postsBackgroundAgain
    case appFollowsCold, appFollowsWarm, appFollowsActive, appFollowsResigning, appFollowsBackground
    // One scene
    case sceneLaunches, sceneConnects, sceneConfiguration, sceneWindow, sceneViewsLoad, sceneInterface
    case sceneConnected, sceneEntersForeground, sceneFirstActivation, sceneReturns, sceneActivates
    case sceneSaysActive, sceneResigns, sceneLeavesScreen, sceneEnteredBackground, sceneRests, sceneSavesState
    case sceneTurns, viewsTurn, windowIsChosen
    case hostedViewsAppear, hostedTaskStarts, hostedViewsReceive
    case viewTaskStarts, coldHandover, coldPublication
    case appPhaseInactive, appPhaseReturns, appPhaseActive, appPhaseBackground, appPhaseOfRest
    case restoresInteraction, scenePhaseInactive, scenePhaseActive, scenePhaseBackground
    case sceneDisconnects, sceneDiscards, sceneYieldsFocus, sceneRegainsFocus, secondarySceneConnects, roleConnects
    case carPlayConnects, carPlayResigns, carPlayDisconnects
    case displayLeaves, displayRests, displayReturns, accessoryEnds
    case asksBeforeClosing, sceneDismissed, sessionsDestroyed
    case windowResigns, windowPutAway, handoffArrives, missingDelegateLogged
    // Payloads
    case earlyDelivery, delivery, continuation, coldResponse, intentReachesScene
    // Background
    case backgroundInterface, backgroundConnection, backgroundViews, backgroundEntered, backgroundDelivery
    case backgroundWork
    case sessionDelivery
    case afterBackgroundWork
    // The end
    case exitsOnSuspend, terminates
    // The clock
    case owedTimeChange
    // The lock
    case protectedDataBecomesAvailable, protectedDataBecomesUnavailable
    // Consequences of the app's own code and the clock
    case makesWindow, setsNotificationDelegate, registersTask, registersAccessory, unregistersAccessory
    case deferredActionIsDue
    case launchTakesTooLong, backgroundSceneTakesTooLong, sceneUpdateTakesTooLong, backgroundTakesTooLong
    case leavingTakesTooLong
    case eventSettles

    /// The points at which the app receives an event's payload.
    static let handingOver: Set<LaunchPoint> = [
        .earlyDelivery, .delivery, .continuation, .coldResponse, .coldHandover, .coldPublication, .handoffArrives,
        .backgroundDelivery, .sessionDelivery, .hostedViewsReceive,
    ]

    /// The points that no rule leads to: the app's actions do, time limits, and the end of an event.
    package static let reachedByTheMachine: Set<LaunchPoint> = [
        .makesWindow, .setsNotificationDelegate, .registersTask, .registersAccessory, .unregistersAccessory,
        .deferredActionIsDue, .launchTakesTooLong, .backgroundSceneTakesTooLong, .sceneUpdateTakesTooLong,
        .backgroundTakesTooLong, .leavingTakesTooLong, .eventSettles,
    ]

    package func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
