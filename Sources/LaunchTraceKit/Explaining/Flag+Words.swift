import LaunchModel

extension Flag {
    /// The flag as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .launching: Statement("a launch is under way", "no launch is under way")
        case .launchedBefore: Statement("the app", .has, "been launched before")
        case .foregroundLaunch: Statement("the launch", .is, "one to the foreground")
        case .prewarming: Statement("the system", .is, "prewarming the app")
        case .prewarmed: Statement("a prewarmed launch waits", "no prewarmed launch waits")
        case .awakened: Statement("the app", .is, "being run in the background for an event")
        case .restored: Statement("state", .has, "been restored")
        case .viewsLoaded: Statement("the view", .is, "loaded")
        case .windowMade: Statement("the window", .is, "made")
        case .interfaceUp:
            Statement("the moment", .has, "passed at which the view appears with its scene or the launch")
        case .drawn: Statement("a frame was drawn", "no frame was drawn yet")
        case .launchMethodsReturned:
            Statement("the launch methods have returned", "the launch methods haven't returned")
        case .launchedNow: Statement("this event launches the process", "the process was there before this event")
        case .launchedInBackground: Statement("the process", .was, "launched in the background")
        case .wasPrewarmed: Statement("the process", .was, "prewarmed")
        case .notificationDelegateSet: Statement("the notification delegate", .is, "set")
        case .notificationDelegateLate: Statement("the notification delegate", .was, "set too late for this launch")
        case .awaitsToken: Statement("the app", .is, "waiting for its device token")
        case .appeared: Statement("the interface", .has, "appeared")
        case .launchScreenVisible: Statement("the launch screen", .is, "visible")
        case .switcherOpen: Statement("the app switcher", .is, "open")
        case .screenLocked: Statement("the screen", .is, "locked")
        case .leftByLock: Statement("the app", .was, "in front when the screen was locked")
        case .protectedDataUnavailable: Statement("protected data is unavailable", "protected data is available")
        case .hasSavedState: Statement("there is saved state", "there is no saved state")
        case .forceQuit: Statement("the user force-quit the app", "the user didn't force-quit the app")
        case .deleted: Statement("the app", .was, "deleted")
        }
    }
}
