/// One way to write down what changed.
struct DiffFormat: Sendable {
    let name: String
    let render: @Sendable (TimelineDiff, Palette) -> String
    /// Whether there is a difference; what one format shows another may not.
    let finds: @Sendable (TimelineDiff) -> Bool
    /// What is said of a timeline that can't be compared.
    let complain: @Sendable (ScenarioTracing.Failure) -> String

    init(
        name: String, render: @escaping @Sendable (TimelineDiff, Palette) -> String,
        finds: @escaping @Sendable (TimelineDiff) -> Bool = { !$0.isSame },
        complain: @escaping @Sendable (ScenarioTracing.Failure) -> String = \.text
    ) {
        self.name = name
        self.render = render
        self.finds = finds
        self.complain = complain
    }

    /// Every format, the usual one first.
    static let all: [DiffFormat] = [.text, .unified, .json, .github]
}

extension DiffFormat: Equatable {
    static func == (left: DiffFormat, right: DiffFormat) -> Bool {
        left.name == right.name
    }
}
