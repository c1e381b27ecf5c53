/// One way to write findings down.
struct LintFormat: Sendable {
    let name: String
    let render: @Sendable ([PlacedFinding], Palette) -> String
    /// What is said of a scenario that has no timeline.
    let complain: @Sendable (ScenarioTracing.Failure) -> String

    init(
        name: String, render: @escaping @Sendable ([PlacedFinding], Palette) -> String,
        complain: @escaping @Sendable (ScenarioTracing.Failure) -> String = \.text
    ) {
        self.name = name
        self.render = render
        self.complain = complain
    }

    /// Every format, the usual one first.
    static let all: [LintFormat] = [.text, .json, .sarif, .github]
}

extension LintFormat: Equatable {
    static func == (left: LintFormat, right: LintFormat) -> Bool {
        left.name == right.name
    }
}
