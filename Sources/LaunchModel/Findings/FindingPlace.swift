/// A part of a scenario that causes a finding.
package enum FindingPlace: Hashable, Sendable {
    /// The action at hand, or the method.
    case here
    case method
    case event
    /// A key of the app, or below one.
    case app([String])
    /// A key of the device.
    case device(String)
    /// A method that the app implements.
    case implementation(Callback)
    /// The callback that is to take the payload: the last that held it, or, where only the choice of a scene's
    /// configuration did, the one that connects the scene.
    case carrier
    /// The last callback that holds the payload and of which the scenario doesn't say what it does; where it isn't
    /// named, what stands for it.
    case untoldCarrier
    case untoldOthers
    /// Who takes the payload, and who takes it once more.
    case firstConsumer, secondConsumer
    /// The consumer that isn't ready.
    case listener
    /// The launch method that returned false.
    case falseReturn
    /// That a path through the method at hand skips its completion handler.
    case skippedCompletion
    /// The method that a running app gets the payload by.
    case runningHandler
    /// The longest work before the first frame, or before a limit runs out.
    case longestWork
    /// The callback during which a limit ran out.
    case stopped
    /// Where the delegate is set that the event is for.
    case serviceSetUp
    /// The delegate that the event is for.
    case service
    /// What a launch method leaves open of the set-up.
    case untoldSetUp
    /// What the event at hand needs of the set-up that code leaves open.
    case openSetUp
    /// That a launch method leaves open what it returns.
    case untoldAnswer
    /// That a method leaves open what becomes of the app's window.
    case untoldWindow
    /// Set-up that stands where it doesn't run.
    case misplacedSetUp
    /// A method whose name is nearly that of a callback.
    case misspelling
    /// A configuration of scenes that the Info.plist doesn't have.
    case misnamedConfiguration
}
