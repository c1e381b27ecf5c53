/// The time of a setup: in the method, or after it has returned.
private typealias Timing = (isLater: Bool, afterMs: Int?)

extension Form<Action> {
    /// The same for actions that can be deferred until the method has returned.
    var puttingOff: Form {
        adding([Self.later, Self.afterMs], (false, nil)) { action, timing in
            timing.isLater ? .later(action, afterMs: timing.afterMs) : action
        } split: { action in
            guard case .later(let action, let afterMs) = action else { return (action, (false, nil)) }
            return (action, (true, afterMs))
        }
    }

    /// The same for listeners, which have their own time until they are ready.
    var puttingOffListeners: Form {
        adding([Self.later], (false, nil)) { action, timing in
            guard timing.isLater, case .listen(let kind, let afterMs, let isBuffered, let clears) = action else {
                return action
            }
            return .later(.listen(kind, buffered: isBuffered, clears: clears), afterMs: afterMs == 0 ? nil : afterMs)
        } split: { action in
            guard case .later(.listen(let kind, let readyMs, let isBuffered, let clears), let afterMs) = action else {
                return (action, (false, nil))
            }
            let listener = Action.listen(kind, afterMs: readyMs + (afterMs ?? 0), buffered: isBuffered, clears: clears)
            return (listener, (true, nil))
        }
    }

    private static let later = Field(
        "later", \Timing.isLater, .flag, "It happens only after the method has returned.", usual: false)
    private static let afterMs = Field(
        "afterMs", \Timing.afterMs, .milliseconds, "The delay of an action with \"later\": true, if it is known."
    ).beside("later")
}
