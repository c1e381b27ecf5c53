/// The part of the machine that a diagram shows.
package enum DiagramSubject: String, CaseIterable, Sendable {
    /// The states of the app and of its first window.
    case states
    /// The events, the points of the machine, and the rules between them.
    case rules
}
