import LaunchLaws
import Testing

@testable import LaunchModel

/// What the documentation tells to do about a version that isn't known yet: an invented fact of iOS 28.
struct UnknownVersionTests {
    private static let newRules = [
        Rule(
            "scene.configuration", on: [.at(.sceneConfiguration)], when: .scene(.new), lifecycles: .withScenes,
            os: .before(28), effects: [.call(.configurationForConnecting, carrying: .connectionOptions)],
            because: "UIKit requests a configuration only for a new session; a remembered session keeps its own.",
            source: .measured(
                "luxmentis.org; Apple forum 702040", "https://developer.apple.com/forums/thread/702040", on: [13])),
        Rule(
            "scene.configuration.ios28", on: [.at(.sceneConfiguration)], lifecycles: .withScenes, os: .from(28),
            effects: [.call(.configurationForConnecting, carrying: .connectionOptions)],
            because: "From iOS 28 the configuration is asked for at every connection.",
            source: .documented("Apple, iOS 28 release notes")),
    ]

    private let book = RuleBook(
        rules: RuleBook.standard.rules.flatMap { $0.id == "scene.configuration" ? Self.newRules : [$0] },
        newest: Version(28))

    @Test func theOldRuleIsTheOneOfTodayWithAnEnd() throws {
        let today = try #require(RuleBook.standard.rule("scene.configuration"))
        let old = Self.newRules[0]
        #expect(old.requirements.filter { $0 != .system(.before(28)) } == today.requirements)
        #expect(old.on == today.on && old.effects == today.effects)
        #expect(old.because == today.because && old.source == today.source)
    }

    @Test(arguments: [(27, 0), (28, 1)]) func theNewRuleHoldsFromThere(os: Int, calls: Int) throws {
        let app = Scenario.App(sdk: 27, savedSession: true)
        let device = Device(os: Version(os))
        // The scenario's own check knows the newest version of today.
        let scenario = Scenario(
            "", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning, events: [.tapIcon])
        let names = try scenario.trace(by: book).entries.map(\.name)
        #expect(names.count { $0 == Callback.configurationForConnecting.name } == calls)
    }

    @Test(arguments: Lifecycle.allCases) func theLawsRunOverTheNewVersion(lifecycle: Lifecycle) {
        let universe = Universe(book)
        // Something exists only from 27.1, which is newer than the standard book's newest version.
        #expect(universe.versions == Universe.standard.versions + [.newestKnown, Version(28)])
        let explored = Exploration(depth: 1, book: book).run(universe.newest, lifecycle)
        #expect(explored.violations == [])
        #expect(lifecycle == .appDelegate || Set(explored.launches.keys) == Set(Platform.allCases))
    }
}
