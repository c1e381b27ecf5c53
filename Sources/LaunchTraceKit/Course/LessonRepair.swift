/// An app of the course that is to be repaired: the example of a finding.
struct LessonRepair: Sendable {
    let lesson: Lesson
    let kind: FindingKind
    /// Counted from 1 among those of the lesson.
    let number: Int
}

extension Lesson {
    /// The apps to repair, in their order.
    var apps: [LessonRepair] { repairs.enumerated().map { LessonRepair(lesson: self, kind: $1, number: $0 + 1) } }

    /// The folder that it is suggested to be done in, as in `lesson-6`.
    var folder: String { "lesson-\(number)" }
}

extension LessonRepair {
    /// How many hints there are.
    static let hintCount = 3

    var fileName: String { number == 1 ? "launch.json" : "launch-\(number).json" }

    /// The app with its launch, as a scenario.
    var text: String { FindingExample.text(of: kind.example.shown) }

    /// The same app with the fix.
    var repairedText: String { FindingExample.text(of: kind.example.clean) }

    /// The way from one to the other, as a patch; one of several.
    var solution: String { UnifiedDiff(of: fileName, from: text, to: repairedText).text }

    /// The hints, each with more detail than the previous one: the location, the reason, and
    /// the fix.
    func hints() throws -> [String] {
        let launch = LessonLaunch("\(lesson.folder)/\(fileName)", text)
        guard let found = try launch.trace().findings.first(where: { $0.finding.kind == kind }) else { return [] }
        let account = found.finding.account
        let (line, place) = (found.place.line, found.place.lineText.trimmingBlanks)
        let fixes = [account.fix] + [found.finding.help?.words].compactMap(\.self)
        return [["see line \(line): \(place)"], [account.label] + account.notes.map(\.text), fixes].map {
            $0.joined(separator: "; ")
        }
    }
}

extension Lesson {
    var command: String { "\(ToolInfo.name) lesson \(number)" }

    var writeCommand: String { "\(command) -d \(folder)" }

    var checkCommand: String { "\(command) --check \(folder)" }

    var playCommand: String { "\(ToolInfo.name) play --lesson \(number)" }
}

extension String {
    /// Without the blanks at its ends.
    fileprivate var trimmingBlanks: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "," }.reversed())
    }
}
