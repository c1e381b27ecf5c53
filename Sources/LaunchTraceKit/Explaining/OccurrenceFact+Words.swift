import LaunchModel

extension OccurrenceFact {
    /// The fact as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .within(let callbacks):
            Statement("the callback", .is, callbacks.map(\.name).listed("or"))
        case .isInScene: Statement("the callback", .is, "one of a scene")
        case .action(let fact): fact.statement
        case .readsNothing: Statement("there is nothing to read", "there is something to read")
        case .readsReplacement:
            Statement(
                "the app also looks where the value is since there are scenes",
                "the app doesn't look where the value is since there are scenes")
        case .taskIsRegistered: Statement("the task", .is, "registered already")
        case .taskIsPermitted: Statement("Info.plist permits the task", "Info.plist doesn't permit the task")
        case .resourceIsThere: Statement("the resource", .is, "there")
        case .resourceComesFrom(let callbacks):
            Statement(
                "the resource comes from \(callbacks.map(\.name).listed("or"))",
                "the resource doesn't come from \(callbacks.map(\.name).listed("or"))")
        case .carriesPayload:
            Statement("the callback brought the payload", "the callback didn't bring the payload")
        case .ranForThisScene: Statement("the same code", .has, "run before for this scene")
        case .ranForAnotherScene: Statement("the same code", .has, "run before for another scene")
        case .metricHasWaited:
            Statement("the process waited while the metric ran", "the process didn't wait while the metric ran")
        case .metricWasInBackground:
            Statement("the app", .was, "in the background while the metric ran")
        case .doesSomething: Statement("the method does something", "the method does nothing")
        case .doesNothing:
            Statement(
                "the scenario says that the method does nothing",
                "the scenario doesn't say that the method does nothing")
        case .isReplacedBy(let callback):
            Statement("the scenario names \(callback.name) too", "the scenario doesn't name \(callback.name)")
        case .payload(let fact): fact.statement
        case .overran(let watches):
            Statement("the limit", .is, "that of \(watches.map(\.rawValue).listed("or"))")
        case .launchWorkOver(let milliseconds):
            Statement(
                "the first frame waits for more than \(milliseconds) ms of main-thread work",
                "the first frame waits for no more than \(milliseconds) ms of main-thread work")
        case .sceneConnectedBefore: Statement("the scene", .has, "connected before")
        }
    }
}

extension ActionFact {
    fileprivate var statement: Statement {
        switch self {
        case .kind(let kinds): Statement("the action", .is, kinds.map(\.rawValue).listed("or"))
        case .reads(let slots): Self.denied("reads", "read", slots.map(\.rawValue).listed("or"))
        case .readsLaunchOption: Self.denied("reads", "read", "a launch option")
        case .takesFirstOfSet: Self.denied("takes", "take", "the first member of a set")
        case .writesIfMissing: Self.denied("writes", "write", "a new value where it finds none")
        case .measures(let metrics): Self.denied("marks", "mark", "a \(metrics.map(\.rawValue).listed("or"))")
        case .asks(let requests): Self.denied("asks", "ask", "for \(requests.listed("or"))")
        case .asksForPermission: Self.denied("asks", "ask", "for a permission")
        case .makesWindow(let initializers):
            Self.denied(
                "makes", "make",
                initializers.map { "UIWindow(\($0 == .scene ? "windowScene" : "frame"):)" }.listed("or"))
        case .makesVisibleWindow: Self.denied("makes", "make", "a visible window")
        }
    }

    private static func denied(_ verb: String, _ infinitive: String, _ object: String) -> Statement {
        Statement("the action \(verb) \(object)", "the action doesn't \(infinitive) \(object)")
    }
}

extension PayloadFact {
    fileprivate var statement: Statement {
        switch self {
        case .isLost: Statement("nobody takes the payload", "somebody takes the payload")
        case .isOffered: Statement("some callback holds the payload", "no callback holds the payload")
        case .isDropped:
            Statement(
                "the payload is passed on before its consumer is ready",
                "the payload isn't passed on before its consumer is ready")
        case .isTakenTwice: Statement("the payload", .is, "taken twice")
        case .isKeptTwice: Statement("several listeners keep the payload", "at most one listener keeps the payload")
        case .isWithheld: Statement("UIKit keeps the payload to itself", "UIKit hands the payload over")
        case .isInOptions: Statement("the payload", .is, "in launch or connection options")
        case .runningHandlerExists:
            Statement("the running app's method is implemented", "the running app's method isn't implemented")
        case .hasRunningHandler:
            Statement(
                "the method of a running app would take the payload",
                "the method of a running app wouldn't take the payload")
        }
    }
}
