/// One way to write a report on a check down.
struct ReportFormat: Sendable {
    let name: String
    let destination: Destination
    let render: @Sendable (CheckReport) -> String
    /// What is said beside it of what could not be done.
    let complain: @Sendable (CheckReport) -> String

    init(
        name: String, destination: Destination, render: @escaping @Sendable (CheckReport) -> String,
        complain: @escaping @Sendable (CheckReport) -> String = \.complaints
    ) {
        self.name = name
        self.destination = destination
        self.render = render
        self.complain = complain
    }

    /// Where it goes if nobody says.
    enum Destination: Sendable {
        case standardOutput
        /// Somebody has to say it.
        case file
    }

    /// Every format.
    static let all: [ReportFormat] = [.junit, .sarif, .github, .markdown]
}

extension ReportFormat: Equatable {
    static func == (left: ReportFormat, right: ReportFormat) -> Bool {
        left.name == right.name
    }
}
