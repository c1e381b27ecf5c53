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

/// `launchtrace lesson`.
struct LessonsTests {
    /// A folder in which a lesson has been begun.
    private static func begun(_ lesson: Lesson, in folder: String = "a") -> SampleFiles {
        let files = SampleFiles([:])
        for file in files.outcome("lesson", "\(lesson.number)", "-d", folder).files {
            files.set(file.path, Array(file.content.utf8))
        }
        return files
    }

    /// The outcome of a check, whose progress is written.
    private static func check(_ lesson: Lesson, _ files: SampleFiles) -> CommandOutcome {
        let outcome = files.outcome("lesson", "\(lesson.number)", "--check", "a")
        for file in outcome.files { files.set(file.path, Array(file.content.utf8)) }
        return outcome
    }

    @Test(arguments: Lesson.all) func onlyARepairedAppPasses(lesson: Lesson) throws {
        let files = Self.begun(lesson)
        #expect(Self.check(lesson, files).status == 1)
        for app in lesson.apps { files.set("a/\(app.fileName)", Array(app.repairedText.utf8)) }
        let solved = Self.check(lesson, files)
        #expect(solved.status == 0)
        for app in lesson.apps {
            #expect(solved.stdout.contains(app.kind.title))
            #expect(solved.stdout.contains("A solution of \(app.fileName), as a patch:"))
        }
        #expect(files.outcome("lesson").stdout.contains("  solved in a\n"))
        #expect(files.outcome("lesson").stdout.hasPrefix("Twelve lessons on launches: 1 of 12 solved here."))
    }

    /// An app that is empty, another launch, another device: the finding is gone, and nothing is repaired.
    @Test(arguments: Lesson.all) func whatOnlyHidesTheMistakeDoesNotPass(lesson: Lesson) throws {
        let app = lesson.apps[0]
        let tricks: [(String, [Setting])] = [
            ("app", [.set("app", "{}")]),
            ("events", [.set("events", #"[{"event": "memoryWarning"}]"#), .set("start", "active")]),
            ("device", [.set("device.platform", "iPadOS"), .set("device.os", "17.0"), .set("app.sdk", "17.0")]),
        ]
        for (name, settings) in tricks {
            guard let traced = try Self.trace(app.text, settings) else { continue }
            let verdict = app.verdict(on: traced)
            #expect(verdict != .solved, "\(name)")
            if case .stillFound = verdict { Issue.record("\(name) of \(lesson.number)") }
        }
    }

    /// Nil where the launch can't happen any more, which is told as such.
    private static func trace(_ text: String, _ settings: [Setting]) throws -> TracedScenario? {
        let read = try LessonLaunch("a", text).read(settings)
        do throws(ImpossibleEvent) { return TracedScenario(read, try read.scenario.trace()) } catch { return nil }
    }

    @Test func whatTheAppDoesMustStay() throws {
        let slow = try #require(Lesson.numbered(5)).apps[0]
        func verdict(_ settings: Setting...) throws -> LessonVerdict {
            slow.verdict(on: try LessonLaunch("a", slow.text).trace(settings))
        }
        let actions = "app.appDelegate.\(Callback.didFinishLaunching.name).does"
        #expect(
            try verdict(.set("\(actions).1", "null"))
                == .leftOut(#"{"work": "open the recipe database", "durationMs": 650}"#))
        #expect(
            try verdict(.set("\(actions).1.durationMs", "50"))
                == .leftOut(#"{"work": "open the recipe database", "durationMs": 650}"#))
        #expect(try verdict(.set("app.lifecycle", "appDelegate")) == .changedElse("app.lifecycle"))
        #expect(try verdict(.set("\(actions).1.on", "background")) == .solved)
        let link = LessonTests.link.apps[0]
        let verdictOnLink = link.verdict(
            on: try LessonLaunch("a", link.text).trace([
                .actions(#"{"read": "connectionOptions.shortcutItem"}"#, in: .sceneWillConnect, of: "sceneDelegate"),
                .set(
                    "app.appDelegate",
                    #"{"*": {}, "applicationDidBecomeActive(_:)": {"does": [{"work": "x", "durationMs": 1}]}}"#),
            ]))
        guard case .newlyFound(.deadCallback, _) = verdictOnLink else {
            Issue.record("\(verdictOnLink)")
            return
        }
    }

    /// Each check that says no has the next hint, and the last of them stays.
    @Test func hintsGoOn() throws {
        let files = Self.begun(LessonTests.link)
        let hints = try LessonTests.link.apps[0].hints()
        for number in [1, 2, 3, 3] {
            let outcome = Self.check(LessonTests.link, files)
            #expect(outcome.status == 1)
            let told = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(told.contains("Hint \(number) of 3: \(hints[number - 1])"))
            #expect(told.contains("The solution: launchtrace new LT011.clean") == (number == 3))
        }
        #expect(files["a/lesson.json"]?.contains(#""hints": [3]"#) == true)
        #expect(files.outcome("lesson").stdout.contains("  begun (3 hints) in a\n"))
    }

    /// What a file can't be read for is told at its place, and nothing is counted.
    @Test func badInputIsNoAnswer() {
        let files = Self.begun(LessonTests.link)
        files.set("a/launch.json", Array("{".utf8))
        let broken = Self.check(LessonTests.link, files)
        #expect(broken.status == 2 && broken.stderr.hasPrefix("a/launch.json:1:2: error:") && broken.files.isEmpty)
        files.set("a/launch.json", Array(LessonTests.link.apps[0].text.utf8))
        files.set("a/lesson.json", Array(#"{ "launchtraceLesson": 6, "hints": [4], "solved": 1 }"#.utf8))
        let spoilt = Self.check(LessonTests.link, files)
        #expect(spoilt.status == 2 && spoilt.stderr.contains("a/lesson.json:1:37: error:"))
        #expect(files.outcome("lesson").status == 2)
        files.set("a/lesson.json", Array(LessonProgress(of: Lesson.all[0]).text.utf8))
        #expect(
            Self.check(LessonTests.link, files).stderr
                == "launchtrace: error: cannot read a/lesson.json: it belongs to lesson 1\n")
        files.set("a/lesson.json", Array("[]".utf8))
        #expect(files.outcome("lesson").status == 0)
        #expect(
            Self.check(LessonTests.link, files).stderr
                == "launchtrace: error: cannot read a/lesson.json: it belongs to no lesson\n")
    }

    @Test func aLessonSaysHowToGoOn() {
        let text = SampleFiles([:]).outcome("lesson", "6").stdout
        for words in ["play --lesson 6", "lesson 6 -d lesson-6", "lesson 6 --check lesson-6"] {
            #expect(text.contains("\n     launchtrace \(words)\n"))
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func nothingIsReplaced() {
        let outcome = SampleFiles([:]).outcome("lesson", "10", "-d", "a/b")
        #expect(outcome.files.map(\.path) == ["a/b/launch.json", "a/b/launch-2.json", "a/b/lesson.json"])
        #expect(outcome.files.allSatisfy { $0.purpose == .new && $0.makesFolder })
    }
}
