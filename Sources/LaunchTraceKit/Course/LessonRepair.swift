/// An app of the course that is to be repaired: the example of a finding.
struct LessonRepair: Sendable {
    let lesson: Lesson
    let kind: FindingKind
}

extension Lesson {
    /// The apps to repair, of which the first is handed out.
    var apps: [LessonRepair] { repairs.map { LessonRepair(lesson: self, kind: $0) } }
}

extension LessonRepair {
    /// The name of the file that has the app and its launch.
    static let fileName = "launch.json"

    /// The folder that the lesson is suggested to be done in, as in `lesson-6`.
    var folder: String { "lesson-\(lesson.number)" }

    /// The command that writes the app.
    var command: String { "\(lesson.command) -d \(folder)" }

    /// The command that says whether it is repaired.
    var checkCommand: String { "\(lesson.command) --check \(folder)" }

    /// The app with its launch, as a scenario.
    var text: String { FindingExample.text(of: kind.example.shown) }

    /// The same with what is wrong mended.
    var repairedText: String { FindingExample.text(of: kind.example.clean) }

    /// The way from one to the other, as a patch; one of several.
    var solution: String { UnifiedDiff(of: Self.fileName, from: text, to: repairedText).text }

    /// What helps to find it, each hint saying more than the one before: what the app's users see and where it stands, why, and
    /// what mends it.
    func hints() throws -> [String] {
        let launch = LessonLaunch("\(folder)/\(Self.fileName)", text)
        guard let found = try launch.trace().findings.first(where: { $0.finding.kind == kind }) else { return [] }
        let account = found.finding.account
        let (line, place) = (found.place.line, found.place.lineText.trimmingBlanks)
        let cures = [account.fix] + [found.finding.help?.words].compactMap(\.self)
        return [
            ["People see that \(account.effect). Look at line \(line): \(place)"],
            [account.label] + account.notes.map(\.text),
            cures,
        ].map { $0.joined(separator: "; ") }
    }
}

extension Lesson {
    /// The command about the lesson.
    var command: String { "\(ToolInfo.name) lesson \(number)" }

    /// The command that plays it.
    var playCommand: String { "\(ToolInfo.name) play --lesson \(number)" }
}

extension String {
    /// Without the blanks at its ends.
    fileprivate var trimmingBlanks: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "," }.reversed())
    }
}
