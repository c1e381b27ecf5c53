package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, backspace, tab
    case up, down, left, right, home, end, pageUp, pageDown
    /// With the control key held: `c` for Ctrl-C.
    case control(Character)
}
