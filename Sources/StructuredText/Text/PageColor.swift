/// The colors of pages and pictures, in light and dark mode; they only repeat information in the text.
package enum PageColor: String, CaseIterable {
    case paper, ink, soft, line, band
    case active, inactive, background, stop, payload
    case activeTint = "active-tint"
    case inactiveTint = "inactive-tint"
    case backgroundTint = "background-tint"
    case restTint = "rest-tint"
    case stopTint = "stop-tint"

    package var light: String {
        switch self {
        case .paper: "#fff"
        case .ink: "#1c1c1e"
        case .soft: "#5a5a60"
        case .line: "#c9c9cf"
        case .band: "#f2f2f6"
        case .active: "#1a6b2d"
        case .inactive: "#8a4b00"
        case .background: "#1a4fa3"
        case .stop: "#b3261e"
        case .payload: "#7a2a9c"
        case .activeTint: "#d4f0db"
        case .inactiveTint: "#fbe6cb"
        case .backgroundTint: "#d9e6fb"
        case .restTint: "#ebebef"
        case .stopTint: "#fbe3e1"
        }
    }

    package var dark: String {
        switch self {
        case .paper: "#1c1c1e"
        case .ink: "#f2f2f4"
        case .soft: "#b4b4bb"
        case .line: "#48484d"
        case .band: "#2a2a2e"
        case .active: "#7fd894"
        case .inactive: "#f0b266"
        case .background: "#8fb8f5"
        case .stop: "#ff9a90"
        case .payload: "#d9a8ef"
        case .activeTint: "#1d3f27"
        case .inactiveTint: "#48320f"
        case .backgroundTint: "#1d3358"
        case .restTint: "#36363b"
        case .stopTint: "#4a2320"
        }
    }

    /// Variables of CSS, such as `--ink`; paper is light.
    fileprivate static let variables = """
        :root { \(declarations(\.light)) }
        @media (prefers-color-scheme: dark) { :root { \(declarations(\.dark)) } }
        @media print { :root { \(declarations(\.light)) } }
        """

    private static func declarations(_ value: (PageColor) -> String) -> String {
        allCases.map { "--\($0.rawValue): \(value($0));" }.joined(separator: " ")
    }
}

/// A style sheet of a page: its rules, and the colors as variables.
package struct StyleSheet: Sendable {
    package let text: String

    /// Numeric attributes become variables: `data-lane="3"` gives `--lane: 3`, up to the stated maximum.
    package init(_ rules: StaticString..., numbers: [(attribute: StaticString, upTo: Int)] = []) {
        let variables = numbers.map { name, last in
            (0...last).map { "[data-\(name)=\"\($0)\"] { --\(name): \($0); }" }.joined(separator: " ")
        }
        text = "\n" + ([PageColor.variables] + variables + rules.map { "\($0)" }).joined(separator: "\n") + "\n"
    }
}
