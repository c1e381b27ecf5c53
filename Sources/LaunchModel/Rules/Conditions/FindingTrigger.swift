/// A point of a run at which findings are searched for.
package enum FindingTrigger: String, CaseIterable, Sendable {
    /// A run begins, so that all that is declared is known.
    case declared
    /// A delegate implements a method, by name.
    case method
    /// The user or the system does something.
    case event
    /// A callback is called.
    case callback
    /// The app's code runs an action.
    case action
    /// A payload has reached all its receivers.
    case payload
    /// A payload that is kept since an earlier event is forwarded.
    case handedOut
    /// A process, or the run, ends that had actions in the background and never reached the foreground.
    case neverInForeground
    /// There is nothing to draw.
    case blackScreen
    /// There is no receiver for an event.
    case unreceived
    case firstFrame
    /// All consequences of an event have come.
    case settled
    /// Two runs are compared.
    case comparison
    /// The system stops the process, or the app traps.
    case stop

    package func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
