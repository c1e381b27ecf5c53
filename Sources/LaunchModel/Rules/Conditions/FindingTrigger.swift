/// Something that happens in a run, at which findings are looked for.
package enum FindingTrigger: String, CaseIterable, Sendable {
    /// A run begins, so that all that is declared is known.
    case declared
    /// A delegate implements a method, by name.
    case method
    /// The user or the system does something.
    case event
    /// A callback is made.
    case callback
    /// The app's code does something.
    case action
    /// A payload has reached every callback that it will reach.
    case payload
    /// A payload that is kept since an earlier event is handed out.
    case handedOut
    /// A process ends, or the run does, that did something in the background and never came to the front.
    case neverInForeground
    /// There is nothing to draw.
    case blackScreen
    /// Nothing is there that an event could be told to.
    case unreceived
    /// The first frame is drawn.
    case firstFrame
    /// All consequences of an event have come.
    case settled
    /// Two runs are held against each other.
    case comparison
    /// The system stops the process, or the app traps.
    case stop
}

extension FindingTrigger {
    /// Hashes the number of the case.
    package func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
