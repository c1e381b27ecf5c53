import Foundation
import FuzzTargets
import GrowthKinds
import LaunchLaws
import LaunchMutants
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit
@testable import ProjectReading

/// A sample of what `make mutate` does.
struct MutantTests {
    @Test func areAsManyAsThePageSays() {
        #expect(Mutant.all.count == 2129)
        #expect(FindingMutant.all.count == 1394)
    }

    /// Those that survive are on the page, each with its reason, and none that there isn't.
    @Test func areExplainedOnThePage() throws {
        let file = Release.project.appendingPathComponent("Tests/README.md")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(ExplainedSurvivor.table))
        let mutants = Set(Mutant.all.map(\.description) + FindingMutant.all.map(\.description))
        #expect(ExplainedSurvivor.all.filter { !mutants.contains($0.mutant) }.map(\.mutant) == [])
    }

    /// A bound that a refusal holds as well makes no difference, and one that nothing else holds does.
    @Test func leaveOutWhatMakesNoDifference() throws {
        let changes = Dictionary(grouping: Mutant.all, by: \.rule.id).mapValues { $0.map(\.change) }
        #expect(changes["intent.warm"]?.contains("the system must be 18.0 or later") == false)
        #expect(changes["scene.connect"]?.contains("in any life cycle") == false)
        #expect(changes["launch.state.scenes"]?.contains("in any life cycle") == true)
        #expect(changes["views.active-first"]?.contains { $0.hasPrefix("the system must be") } == true)
        #expect(changes["app.active"]?.contains { $0.hasPrefix("the app becomes active before") } == true)
    }

    /// What the system knows outlives a process that is stopped by what comes first.
    @Test func swapOnlyWhatDoesNotCommute() throws {
        let home = Mutant.all.filter { $0.rule.id == "leave.home" }.map(\.change)
        #expect(home.contains("the point resigns before from now on the app switcher isn't open"))
        let launch = Mutant.all.filter { $0.rule.id == "launch.process" }.map(\.change)
        #expect(!launch.contains("process created before from now on this event launches the process"))
    }

    /// Each tenth rule left out; the examples alone tell.
    @Test func areToldFromTheRulesAsTheyAre() throws {
        let judge = Judge(examples: try ExampleFiles.examples(), recordings: [])
        let leftOut = Mutant.all.filter { $0.change == "left out" }
        let sample = leftOut.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
        for mutant in sample { #expect(judge.example(against: mutant) != nil, "\(mutant)") }
    }

    /// The apps of the laws are asked about the mutants that no example tells.
    @Test func areToldByAnAppOfTheLaws() throws {
        let mutant = try #require(Mutant.all.first { $0.rule.id == "app.active" && $0.change == "left out" })
        let right = Mutant(mutant.rule, "as it is", mutant.rule)
        let test = LawTest(.everyVersion, .appDelegate, .iOS)
        let newest = try #require(test.setups.last { !$0.device.isLocked && $0.app.appDelegate == .complete })
        let app = ExploredApp(test, newest, Alternatives([mutant, right].map(\.alternative)))
        let judge = Judge(examples: [], recordings: [])
        #expect(judge.lawOrRecording(against: mutant, at: 0, in: [app]) == .law("everyVersion appDelegate iOS"))
        #expect(judge.lawOrRecording(against: right, at: 1, in: [app]) == nil)
    }

    /// With all of them in one book: a kind stays what it is, whichever of its rules is wrong.
    @Test func ofFindingsAreToldBesideEachOther() throws {
        let trial = FindingTrial(FindingMutant.all)
        let leftOut = try #require(
            trial.mutants.firstIndex { $0.rule.id == "not-analyzed.lifecycle" && $0.change == "left out" })
        let (test, app) = try #require(FindingTrial.apps.first { $0.1.app.hasUnknownLifecycle })
        #expect(trial.told(by: test, app).contains(leftOut))
    }

    @Test func aBookThatIsRightIsNotTold() throws {
        let judge = Judge(examples: try ExampleFiles.examples(), recordings: [])
        let rule = try #require(RuleBook.standard.rules.first)
        #expect(judge.example(against: Mutant(rule, "as it is", rule)) == nil)
    }
}

struct RecordedChecksumTests {
    /// `make record` writes them; the diff of a timeline says what has changed, with `--show` for notifications.
    @Test func ofEveryExampleAreAsRecorded() throws {
        let file = Release.project.appendingPathComponent("Tests/timelines.cksum")
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let found = RecordedChecksums.lines(of: try ExampleFiles.examples())
        #expect(Set(found).subtracting(recorded) == [])
        #expect(Set(recorded).subtracting(found) == [])
    }

    @Test(arguments: [("", "4294967295 0"), ("123456789", "930766865 9"), ("UIKit\n", "209744455 6")])
    func areThoseOfPOSIX(text: String, checksum: String) { #expect(text.checksum == checksum) }
}

struct ExampleTests {
    @Test func allAreAsRecorded() throws {
        let outcome = CommandOutcome.of(["check", Example.folder], files: Example.files)
        let count = Example.all.count
        let others = Example.observedPaths.count
        outcome.expect(
            """
            \(count) scenarios: \(count) unchanged; \(try Example.recordedErrors) recorded errors; \
            \(Example.apps.count) app file; \(others) other JSON files

            """)
        #expect(count >= 40)
    }

    @Test(arguments: LintFormat.all) func canBeLinted(format: LintFormat) {
        let outcome = CommandOutcome.of(
            ["lint", "--format", format.name] + Example.all.map(\.path), files: Example.files)
        #expect(outcome.stderr.isEmpty == (format != .text))
        #expect(outcome.status != 2)
        if [.json, .sarif].contains(format) {
            #expect(throws: Never.self) { try JSONReader.read(SourceText(outcome.stdout)) }
        }
    }

    @Test func everyRuleIsUsed() throws {
        var applied: Set<String> = []
        for example in Example.all {
            for preference in Preference.allCases {
                applied.formUnion(try example.scenario().weighing(preferring: preference).applied)
            }
        }
        #expect(RuleBook.standard.rules.map(\.id).filter { !applied.contains($0) } == [])
    }

    /// The README shows it.
    @Test func theExampleIsDrawnAsItIs() throws {
        let path = "\(Example.folder)/url/cold-scene"
        let outcome = CommandOutcome.of(["run", "\(path).json", "--format", "svg"], files: Example.files)
        #expect(try Example.files.readFile("\(path).svg") == Array(outcome.stdout.utf8))
    }
}

/// What `make fuzz` has found, and a few seeded inputs more, held against what it holds.
struct FuzzTests {
    private static let folder = Release.project.appendingPathComponent("Tests/Fuzz")

    /// The files of a folder of inputs.
    private static func inputs(_ folder: String, _ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let url = Self.folder.appendingPathComponent("\(folder)/\(target.name)")
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map {
            ($0, [UInt8](try Data(contentsOf: url.appendingPathComponent($0))))
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func whatWasFoundIsFixed(_ name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        for input in try Self.inputs("Found", target) + Self.inputs("Seeds", target) {
            #expect(target.broken(input.bytes) == nil, "\(input.name)")
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func seededInputs(_ name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let seeds = try Self.inputs("Seeds", target).map(\.bytes) + [[]]
        var random = SeededGenerator(state: 7)
        for round in 0..<40 {
            var bytes = seeds[round % seeds.count]
            let count = bytes.isEmpty ? 200 : 3
            for _ in 0..<count {
                bytes.insert(
                    .random(in: .min ... .max, using: &random), at: .random(in: 0...bytes.count, using: &random))
            }
            #expect(target.broken(bytes) == nil, "\(bytes)")
        }
    }

    /// The folders are those of targets, so that nothing lies there that isn't tried.
    @Test func eachFolderHasATarget() throws {
        let names = Set(FuzzTarget.all.map(\.name))
        for folder in ["Found", "Seeds"] {
            let url = Self.folder.appendingPathComponent(folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasPrefix(".") {
                #expect(names.contains(name), "\(folder)/\(name)")
            }
        }
    }
}

/// The table of `make growth`, which itself runs for minutes.
struct GrowthKindTests {
    @Test func eachKindHasANameOfItsOwn() { #expect(Set(GrowthKind.all.map(\.name)).count == GrowthKind.all.count) }

    /// Those that are given no file, or no folder but Examples, can't take long.
    @Test func everyCommandThatReadsIsTried() {
        let others: [CommandName] = [.probe, .explain, .new, .examples, .schema, .completions, .help]
        let tried = Set(GrowthKind.all.compactMap(\.command.first))
        #expect(tried == Set(CommandName.allCases.filter { !others.contains($0) }.map(\.rawValue)))
    }

    @Test func everyLockFileIsTried() {
        let names = Set(GrowthKind.all.map(\.name))
        for lock in LockFile.allCases { #expect(names.contains("lock: " + lock.rawValue)) }
    }

    @Test(arguments: GrowthKind.all.map(\.name)) func eachKindGrows(_ name: String) throws {
        let kind = try #require(GrowthKind.all.first { $0.name == name })
        func bytes(_ size: Int) -> Int { kind.files(size).map { $0.key.utf8.count + $0.value.count }.reduce(0, +) }
        #expect(bytes(0) < bytes(8) && bytes(8) < bytes(16))
    }
}
