/// A fact about what has just happened.
public enum OccurrenceFact: Hashable, Sendable {
    /// It happens in one of these callbacks.
    case within([Callback])
    /// In a callback of one scene.
    case isInScene
    case action(ActionFact)
    /// What is read isn't there.
    case readsNothing
    /// The app also looks where the value is since there are scenes.
    case readsReplacement
    case taskIsRegistered
    case taskIsPermitted
    case resourceIsThere
    /// The resource is made by one of these callbacks.
    case resourceComesFrom([Callback])
    /// The callback brought what the app was opened with.
    case carriesPayload
    /// The same code has run before for the same scene, in this process.
    case ranForThisScene
    /// The same code has run before for another scene, in this process.
    case ranForAnotherScene
    /// The process waited, prewarmed, while the metric ran.
    case metricHasWaited
    case metricWasInBackground
    /// The method has actions, and isn't empty.
    case doesSomething
    /// The scenario says that the method does nothing.
    case doesNothing
    /// The scenario names this method too, so that the one at hand is a leftover for older systems.
    case isReplacedBy(Callback)
    case payload(PayloadFact)
    case overran([Watchdog])
    /// Main-thread work before the first frame, over this many milliseconds.
    case launchWorkOver(Int)
    /// A scene connects that has connected before, in this process.
    case sceneConnectedBefore
}

/// A fact about one of the app's actions.
public enum ActionFact: Hashable, Sendable {
    case kind([Action.Kind])
    case reads([Slot])
    case readsLaunchOption
    /// Takes one member of an unordered set.
    case takesFirstOfSet
    case writesIfMissing
    case measures([Action.Metric])
    case asks([String])
    case asksForPermission
    case makesWindow([Action.WindowInitializer])
    case makesVisibleWindow
}

extension Condition {
    static func action(_ fact: ActionFact) -> Condition { .occurrence(.action(fact)) }
}

/// A fact about what an event handed over, once it has reached everybody that it will reach.
public enum PayloadFact: String, Hashable, Sendable {
    /// Nobody takes it.
    case isLost
    /// A callback held it, or would have, had it been implemented.
    case isOffered
    /// Somebody takes it whose consumer isn't ready.
    case isDropped
    case isTakenTwice
    /// Several listeners keep it for later.
    case isKeptTwice
    case isWithheld
    /// It stands in launch or connection options.
    case isInOptions
    /// The method that a running app gets it by would take it.
    case hasRunningHandler
    /// The method that a running app gets it by is implemented.
    case runningHandlerExists
}
