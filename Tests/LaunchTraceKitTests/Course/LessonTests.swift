import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchTraceKit

extension Lesson: CustomTestStringConvertible {
    /// Its number, for short.
    public var testDescription: String { "lesson \(number)" }
}

struct LessonTests {
    static let link = Lesson.all[5]

    @Test func areTwelveInTheirOrder() {
        #expect(Lesson.all.map(\.number) == Array(1...12))
        #expect(Set(Lesson.all.map(\.title)).count == 12)
        #expect(Lesson.all.allSatisfy { (2...4).contains($0.changes.count) })
    }

    /// What lessons need is in the binary, and the same as in the files.
    @Test(arguments: Lesson.all) func itsLaunchIsTheExample(lesson: Lesson) throws {
        let path = lesson.launch.example + ".json"
        let example = try #require(Example.all.first { $0.description == path })
        var scenario = try example.scenario()
        scenario.notes = nil
        #expect(try lesson.launch.read().scenario == scenario)
    }

    @Test(arguments: Lesson.all) func itsAppsAreTheFindingsPairs(lesson: Lesson) throws {
        for app in lesson.apps {
            let path = "\(Example.folder)/\(app.kind.path().trimmingPrefix("Examples/"))"
            #expect(String(decoding: try Example.files.readFile(path), as: UTF8.self) == app.text)
            #expect(app.text != app.repairedText)
            #expect(app.solution.contains("@@"))
        }
    }

    /// The statements of Apple's pages on launching.
    @Test func eachStatementHasItsLesson() { #expect(Set(Lesson.all.flatMap(\.seeds)) == Set(1...17)) }

    /// Each question can be answered well and badly.
    @Test(arguments: Lesson.all) func itsQuestionHasRightAndWrongChoices(lesson: Lesson) throws {
        let choices = try LessonPage(lesson).choices
        #expect((3...12).contains(choices.count))
        #expect(choices.contains(where: \.isRight) && choices.contains { !$0.isRight })
        #expect(Set(choices.map(\.text)).count == choices.count)
    }

    @Test(arguments: Lesson.all) func eachChangeMovesWhatNoOtherDoes(lesson: Lesson) throws {
        let page = try LessonPage(lesson)
        #expect(Set(page.changes.map(\.lines)).count == page.changes.count)
    }

    @Test(arguments: Lesson.all) func someStepsCanBePredicted(lesson: Lesson) throws {
        let page = try LessonPage(lesson)
        #expect(page.steps.questions(from: 0) >= 3 || lesson.number == 12)
        #expect(!page.teaches.flatMap(\.items).isEmpty)
    }

    @Test(arguments: Lesson.all.flatMap(\.apps)) func eachHintSaysMore(app: LessonRepair) throws {
        let hints = try app.hints()
        #expect(hints.count == 3)
        #expect(Set(hints).count == 3)
        #expect(hints.allSatisfy { $0.count > 20 })
    }
}
