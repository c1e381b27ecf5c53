import LaunchModel
import Testing

@testable import LaunchTraceKit

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
