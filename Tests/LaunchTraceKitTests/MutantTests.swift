import Foundation
import LaunchLaws
import LaunchModel
import LaunchMutants
import Testing

/// A sample of what `make mutate` does.
struct MutantTests {
    @Test func areAsManyAsThePageSays() {
        #expect(Mutant.all.count == 2129)
        #expect(FindingMutant.all.count == 1380)
    }

    /// Those that survive are on the page, each with its reason, and none that there isn't.
    @Test func areExplainedOnThePage() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../README.md")
            .standardizedFileURL
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
