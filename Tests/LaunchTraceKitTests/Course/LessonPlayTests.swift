import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// `launchtrace play --lesson`.
struct LessonPlayTests {
    /// The keys of a student who knows everything, and tries the first change.
    static func keys(of page: LessonPage) throws -> String {
        func numbers(_ right: Set<Int>) -> String {
            right.sorted().map { "\($0 + 1)" }.joined(separator: " ") + "<Enter>"
        }
        var keys = numbers(Set(page.choices.indices.filter { page.choices[$0].isRight })) + "<Enter>"
        for step in page.steps.steps.indices {
            guard let question = page.steps.question(before: step), let prediction = page.steps.prediction(of: step)
            else { continue }
            let index = try #require(question.choices.firstIndex(of: question.callback))
            keys += "n\(index + 1)<Enter>" + prediction.questions.compactMap(\.right).map(numbers).joined()
        }
        // Where steps follow the last callback, they are shown first.
        let steps = page.steps.steps
        return keys + (steps.last?.entry.callback == nil ? "n" : "") + "<Enter>1<Enter><Enter><Enter><Enter>"
    }

    private static func play(_ words: String...) -> CommandOutcome { SampleFiles([:]).outcome(["play"] + words) }

    @Test(arguments: Lesson.all) func isDoneByKeyboardAlone(lesson: Lesson) throws {
        let page = try LessonPage(lesson)
        let outcome = Self.play("--lesson", "\(lesson.number)", "--plain", "--keys", try Self.keys(of: page))
        let score = try #require(outcome.stdout.firstMatch(of: /\nquiz: (\d+) of (\d+) right\nlaunchtrace/))
        #expect(score.1 == score.2)
        #expect(try #require(Int(score.2)) > page.steps.questions(from: 0))
        for line in page.changes[0].lines.filter({ $0.count < 70 }) {
            #expect(outcome.stdout.contains("\n  \(line)\n"))
        }
        #expect(outcome.stdout.contains("    \(lesson.checkCommand)\n"))
        #expect(
            outcome.stdout.hasSuffix(
                "\(lesson.writeCommand) writes \(lesson.apps.count == 1 ? "an app" : "apps") to repair\n"))
    }

    /// Nothing of the launch is told before the question is answered, nor what is still asked of a step.
    @Test func nothingIsToldBeforehand() throws {
        let asked = Self.play("--lesson", "6", "--keys", "").stdout
        #expect(!asked.contains("> openURL") && asked.contains("A link launches an app with scenes."))
        let state = Self.play("--lesson", "6", "--keys", "0<Enter><Enter>nwillFin<Enter>").stdout
        #expect(state.contains("Which UIApplication.State does it read?") && !state.contains("reads: "))
        let plain = Self.play("--lesson", "6", "--plain", "--keys", "0<Enter><Enter>nwillFin<Enter>").stdout
        #expect(
            plain.contains("\n  application(_:willFinishLaunchingWithOptions:)\n\nRight.\nWhich UIApplication.State"))
    }

    @Test func aWrongAnswerIsToldWithTheRightOnes() {
        let told = Self.play("--lesson", "1", "--keys", "1 2<Enter>").stdout
        #expect(told.contains("No, it is 5 (sceneWillEnterForeground(_:)) and 6 (sceneDidBecomeActive(_:))."))
        #expect(told.contains("quiz: 0 of 1 right, 1 wrong"))
        #expect(
            Self.play("--lesson", "1", "--keys", "7<Enter>").stdout.contains(#""7" is not the number of a choice."#))
        #expect(Self.play("--lesson", "1", "--keys", "<Enter>").stdout.contains("Type the number of a choice"))
        #expect(Self.play("--lesson", "1", "--keys", "0<Enter>").stdout.contains("1 not known"))
    }

    /// Every page fits, in whatever window.
    @Test(
        arguments: Lesson.all,
        [ScreenSize.usual, ScreenSize(columns: 40, rows: 12), ScreenSize(columns: 133, rows: 50)]) func fitsTheWindow(
            lesson: Lesson, size: ScreenSize
        ) throws
    {
        let page = try LessonPage(lesson)
        var player = Player(page.steps, quiz: Quiz(), script: page.script)
        for key in try KeyNotation.keys(written: try Self.keys(of: page)) where !player.isOver {
            let screen = player.screen(size)
            #expect(screen.rows.count == size.rows && screen.rows.allSatisfy { $0.cells <= size.columns })
            player = player.pressing(key)
        }
        #expect(player.isOver)
    }
}
