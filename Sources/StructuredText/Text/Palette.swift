/// The meaning of a piece of text, which a palette may show as a color.
package enum Ink: CaseIterable {
    case plain, heading, event, transition, stop, aside
    case active, inactive, background
    case error, warning, note
    case gone, new, changed

    /// The parameters of the terminal's "select graphic rendition"; nil for plain text.
    fileprivate var sgr: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .event: "1;36"
        case .transition: "35"
        case .stop: "1;31"
        case .aside: "2"
        case .active: "32"
        case .inactive: "33"
        case .background: "94"
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        case .gone: "31"
        case .new: "32"
        case .changed: "33"
        }
    }
}

/// The style of inks. Color only repeats the meaning of words and marks.
public enum Palette: Hashable, Sendable {
    case plain, ansi

    package func paint(_ text: String, _ ink: Ink) -> String {
        switch self {
        case .plain: text
        case .ansi: ink.sgr.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
        }
    }
}
