/// The examples by question: what `new` prints, and the files of a folder of examples where one is given.
struct ExampleIndex: Sendable {
    let sections: [Section]

    struct Section: Sendable {
        let title: String
        let entries: [Entry]
    }

    /// A question with its answers.
    struct Entry: Sendable {
        let question: String
        let starters: [Starter]
        let folder: String
        let files: [File]
    }

    /// A scenario that `new` prints.
    struct Starter: Sendable {
        /// The word for `new`: an event, or a finding.
        let word: String
        let scenario: Scenario
        let text: String
    }

    /// A scenario in the folder of examples.
    struct File: Hashable, Sendable {
        /// The path below that folder.
        let path: String
        let title: String
    }

    static let findings = (title: "Mistakes", folder: "findings")

    /// Throws where a scenario that the tool has can't happen.
    init(files: [String: [File]] = [:]) throws {
        let questions = try ExampleQuestion.sections.map { section in
            Section(
                title: section.title,
                entries: try section.questions.map { question in
                    Entry(
                        question: question.text, starters: try question.events.map(Starter.init(of:)),
                        folder: question.folder, files: files[question.folder] ?? [])
                })
        }
        let findings = FindingKind.allCases.map { kind in
            Entry(
                question: "\(kind.meaning)",
                starters: [
                    Starter(kind.code, kind.example.shown), Starter("\(kind.code).clean", kind.example.clean),
                ],
                folder: Self.findings.folder,
                files: (files[Self.findings.folder] ?? []).filter {
                    $0.path.hasPrefix("\(Self.findings.folder)/\(kind.code)-")
                })
        }
        sections = questions + [Section(title: Self.findings.title, entries: findings)]
    }
}

extension ExampleIndex.Starter {
    fileprivate init(of event: EventKind) throws {
        let scenario = try event.starter.scenario(.scene)
        self.init(
            word: event.rawValue, scenario: scenario, text: scenario.value(Starter.spelling).prettyJSON)
    }

    fileprivate init(_ code: String, _ scenario: Scenario) {
        self.init(word: code, scenario: scenario, text: FindingExample.text(of: scenario))
    }

    /// `launchtrace new openURL | launchtrace run -`
    var command: String { "\(ToolInfo.name) new \(word) | \(ToolInfo.name) run -" }
}
