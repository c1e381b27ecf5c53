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
        /// The words for `new`: events, or findings.
        let words: [String]
        let folder: String
        let files: [File]
    }

    /// A scenario in the folder of examples.
    struct File: Hashable, Sendable {
        /// The path below that folder.
        let path: String
        let title: String
    }

    static let findings = (title: "Mistakes", folder: "findings")

    init(files: [String: [File]] = [:]) {
        let questions = ExampleQuestion.sections.map { section in
            Section(
                title: section.title,
                entries: section.questions.map { question in
                    Entry(
                        question: question.text, words: question.events.map(\.rawValue), folder: question.folder,
                        files: files[question.folder] ?? [])
                })
        }
        let findings = FindingKind.allCases.map { kind in
            Entry(
                question: "\(kind.meaning)", words: [kind.code, "\(kind.code).clean"], folder: Self.findings.folder,
                files: (files[Self.findings.folder] ?? []).filter {
                    $0.path.hasPrefix("\(Self.findings.folder)/\(kind.code)-")
                })
        }
        sections = questions + [Section(title: Self.findings.title, entries: findings)]
    }
}
