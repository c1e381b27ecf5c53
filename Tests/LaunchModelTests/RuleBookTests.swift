import Testing

@testable import LaunchModel

struct RuleBookTests {
    @Test func idsAreUnique() {
        let ids = RuleBook.standard.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    /// A trigger that a table doesn't name would leave its rules out.
    @Test func eachTableNamesTheTriggersOfItsRules() {
        for table in RuleTable.all {
            #expect(Set(table.triggers) == Set(table.rules.flatMap(\.on)), "\(table.rules.first?.id ?? "")")
            #expect(table.triggers.unique() == table.triggers)
        }
    }

    @Test(arguments: RuleBook.standard.rules) func hasAReasonAndASource(rule: Rule) {
        #expect(rule.because.hasSuffix("."))
        #expect(rule.because.count > 20)
        #expect(rule.source.citation.count > 5)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
    }

    @Test(arguments: LaunchPoint.allCases) func isLedToAndHasARule(point: LaunchPoint) {
        #expect(!RuleBook.standard.rules(at: .at(point)).isEmpty)
        let isLedTo = !RuleBook.standard.rules(leadingTo: point).isEmpty
        #expect(isLedTo != LaunchPoint.reachedByTheMachine.contains(point))
    }

    @Test(arguments: EventKind.allCases) func hasARule(event: EventKind) {
        #expect(!RuleBook.standard.rules(at: .event(event)).isEmpty)
    }

    @Test(arguments: Callback.allCases) func isCalledBySomeRule(callback: Callback) {
        #expect(RuleBook.standard.rules.contains { $0.callbacks.contains(callback) })
    }

    @Test func noPointLeadsBackToItself() {
        for point in LaunchPoint.allCases { #expect(!point.canReach(point), "\(point)") }
    }

    @Test func callbacksOfAReceiverHaveSpellingsOfTheirOwn() {
        for callback in Callback.allCases {
            #expect(Callback.spelled(callback.name, by: callback.receiver) == callback)
            if let selector = callback.spec.selector {
                #expect(Callback.spelled(selector, by: callback.receiver) == callback)
            }
        }
    }
}

struct OtherRuleBookTests {
    private let scenario = Scenario("Cold", events: [.tapIcon])

    @Test func aBookWithoutARuleLeavesOutWhatItDoes() throws {
        let book = RuleBook(rules: RuleBook.standard.rules.filter { $0.id != "scene.foreground" })
        let names = try scenario.trace(by: book).entries.map(\.name)
        let usual = try scenario.trace().entries.map(\.name)
        let missing = [Callback.sceneWillEnterForeground.name, PostedNotification.sceneWillEnterForeground.rawValue]
        #expect(names == usual.filter { !missing.contains($0) })
        #expect(names != usual)
    }

    @Test func aBookWithoutRefusalsRefusesNothing() throws {
        let twice = Scenario("Twice", events: [.tapIcon, .lock, .lock])
        #expect(throws: ImpossibleEvent.self) { try twice.trace() }
        #expect(try twice.trace(by: RuleBook(refusals: [])).entries.count > 0)
    }

    @Test func aBookWithOtherLimitsStopsOtherLaunches() throws {
        let slow = try Scenario("Slow", app: Scenario.App(preMainMs: 21_000), events: [.tapIcon])
        #expect(try slow.trace().outcome == .stopped)
        #expect(try slow.trace(by: RuleBook(limits: [])).outcome == .app(.active))
    }

    @Test func twoRulesInOneSituationAreAMistakeOfTheBook() {
        let conflict = RuleConflict(trigger: .at(.sceneEntersForeground), rules: ["scene.foreground", "copy"])
        #expect(throws: ImpossibleEvent(event: 0, conflict: conflict)) { try scenario.trace(by: .contradictory) }
        var running = scenario
        running.start = .active
        #expect(throws: ImpossibleEvent(event: nil, conflict: conflict)) { try running.trace(by: .contradictory) }
    }
}

extension RuleBook {
    /// Has two rules that hold when a scene enters the foreground.
    static let contradictory = RuleBook(
        rules: standard.rules + [
            Rule(
                "copy", on: [.at(.sceneEntersForeground)], effects: [.call(.sceneWillEnterForeground)],
                because: "Holds where another rule does.", source: .inferred("A test"))
        ])
}

extension Rule: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}

extension LaunchPoint {
    fileprivate var next: Set<LaunchPoint> {
        RuleBook.standard.rules(at: .at(self)).reduce(into: []) { $0.formUnion($1.points) }
    }

    fileprivate func canReach(_ target: LaunchPoint) -> Bool {
        var (seen, open) = (Set<LaunchPoint>(), next)
        while let point = open.popFirst() {
            seen.insert(point)
            open.formUnion(point.next.subtracting(seen))
        }
        return seen.contains(target)
    }
}
