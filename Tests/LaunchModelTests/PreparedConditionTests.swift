import LaunchLaws
import TestSupport
import Testing

@testable import LaunchModel

/// Bits and what is left to ask say together what the condition says.
struct PreparedConditionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let condition: Condition
        var testDescription: String { condition.clause }
    }

    @Test(arguments: [
        Case(condition: .always), Case(condition: .flag(.launching)), Case(condition: .not(.flag(.launching))),
        Case(condition: .flag(.windowMade)), Case(condition: .all([.flag(.launching), .not(.flag(.restored))])),
        Case(condition: .all([.all([.flag(.drawn), .flag(.windowMade)]), .not(.flag(.launching))])),
        Case(condition: .any([.flag(.launching), .flag(.windowMade)])),
        Case(condition: .not(.all([.flag(.launching), .flag(.windowMade)]))),
        Case(condition: .all([.flag(.windowMade), .os(.from(27))])),
        Case(condition: .all([.any([.flag(.launching), .os(.from(13))]), .not(.flag(.drawn))])),
        Case(condition: .all([.flag(.foregroundLaunch), .not(.flag(.prewarming))])),
        Case(condition: .event(.kind([.tapIcon, .openURL]))), Case(condition: .not(.event(.kind([.tapIcon])))),
        Case(condition: .all([.event(.kind([.tapIcon, .openURL])), .event(.kind([.openURL, .lock]))])),
        Case(condition: .all([.event(.undeclaredScheme), .not(.flag(.drawn))])),
        Case(condition: .any([.event(.kind([.lock])), .flag(.drawn)])),
        Case(condition: .all([.not(.implements(.openURL)), .any([.has(.view), .os(.from(27))]), .flag(.drawn)])),
        Case(condition: .any([.implements(.sceneWillConnect), .event(.kind([.lock]))])),
    ]) func saysWhatItsConditionSays(_ sample: Case) throws {
        let prepared = PreparedCondition(from: nil, when: sample.condition)
        for world in try Self.worlds {
            for scene in [nil, "main", "other"] {
                let moment = world.moment(scene: scene)
                let bits = world.bits(in: world.process.state, scene: scene)
                let holds =
                    prepared.concerns(world.governing.app) && prepared.isAllowed(by: bits) && prepared.holds(at: moment)
                #expect(holds == sample.condition.holds(at: moment))
            }
        }
    }

    /// Worlds before the first event and at some, with any of the flags that the samples ask for.
    private static var worlds: [World] {
        get throws {
            let world = World(try Scenario("any", device: Device(os: 18), events: []), preferring: .logs)
            let flags: [Flag] = [.launching, .restored, .drawn, .windowMade, .foregroundLaunch, .prewarming]
            let events: [Trigger?] = [nil, .tapIcon, .lock, .openURL("a:b")]
            return events.flatMap { trigger in
                (0..<1 << flags.count).map { bits in
                    var world = world
                    world.current.event = trigger.map { EventAtHand(Event($0), in: world.described) }
                    for (index, flag) in flags.enumerated() where bits >> index & 1 == 1 {
                        world.set(flag, scene: "main")
                    }
                    return world
                }
            }
        }
    }

    @Test func asksNoMomentAboutFlags() throws {
        let world = try #require(try Self.worlds.first)
        var asked = 0
        func moment() -> Moment {
            asked += 1
            return world.moment(scene: nil)
        }
        let prepared = PreparedCondition(from: [.active], when: .all([.flag(.launching), .not(.flag(.drawn))]))
        func isAllowed(in state: AppState, _ flags: Flag...) -> Bool {
            prepared.isAllowed(by: PreparedCondition.Bits(event: nil, state: state, flags: CaseSet(flags)))
        }
        #expect(isAllowed(in: .active, .launching) && prepared.holds(at: moment()) && asked == 0)
        #expect(!isAllowed(in: .background, .launching) && !isAllowed(in: .active))
        #expect(!isAllowed(in: .active, .launching, .drawn))
    }

    /// An event of which no rule can hold is told by its kind alone.
    @Test(arguments: Universe.standard.newest) func holdsOfNoOtherEventThanItMentions(setup: Scenario) {
        let plists: [InfoPlist?] = [nil, InfoPlist(), InfoPlist(backgroundModes: ["audio", "location", "voip"])]
        for plist in plists {
            var app = setup.app.written
            app.infoPlist = plist
            let scenario = Scenario(
                setup.name, notes: nil, device: setup.device, app: ResolvedApp(app, on: setup.device),
                start: setup.start, events: [])
            for trigger in RepresentativeTrigger.all(in: scenario).map(\.trigger) {
                expectNoOther(than: trigger, in: scenario)
            }
        }
    }

    private func expectNoOther(than trigger: Trigger, in scenario: Scenario) {
        var world = World(scenario, preferring: .logs)
        world.current.event = EventAtHand(Event(trigger), in: world.described)
        let moment = world.moment(scene: nil)
        for (fact, events) in Self.facts where !events.contains(trigger.kind) {
            #expect(!fact.holds(at: moment), "\(fact.clause), at \(trigger.kind)")
        }
    }

    /// What is asked about some events alone.
    private static let facts: [(Condition, [EventKind])] = {
        let conditions =
            RuleBook.standard.rules.map(\.when) + RuleBook.standard.refusals.map(\.when)
            + RuleBook.standard.findingRules.map(\.when)
        return Set(conditions.flatMap(\.leaves)).compactMap { fact in
            switch fact {
            case .event(let event) where !event.mentions.events.isEmpty: (fact, event.mentions.events)
            case .process(let process) where !process.mentions.events.isEmpty: (fact, process.mentions.events)
            default: nil
            }
        }
    }()

    /// One way of launching takes the place of another, and the flags of a scene end with it.
    @Test func flagsHaveTheirOwners() {
        var world = World(Scenario("any", events: []), preferring: .logs)
        world.set(.prewarming, scene: nil)
        world.set(.foregroundLaunch, scene: nil)
        #expect(world.isSet(.foregroundLaunch, scene: "main") && !world.isSet(.prewarming, scene: nil))
        world.set(.windowMade, scene: "main")
        #expect(world.isSet(.windowMade, scene: "main"))
        #expect(!world.isSet(.windowMade, scene: "other") && !world.isSet(.windowMade, scene: nil))
        world.process.flags.removeAll(of: "main")
        #expect(!world.isSet(.windowMade, scene: "main") && world.isSet(.foregroundLaunch, scene: "main"))
    }
}

struct AlignmentTests {
    @Test(arguments: 1...400) func aScriptLeadsFromOneListToTheOther(_ seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let vocabulary = Int.random(in: 1...30, using: &random)
        let before = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            Int.random(in: 0..<vocabulary, using: &random)
        }
        var after = before
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let place = Int.random(in: 0...after.count, using: &random)
            if Bool.random(using: &random), place < after.count { after.remove(at: place) }
            after.insert(Int.random(in: 0..<vocabulary, using: &random), at: min(place, after.count))
        }
        let steps = EditScript(from: before, to: after).steps
        #expect(applied(steps, before, after) == after)
        #expect(steps.compactMap(\.before) == Array(before.indices))
        #expect(steps.compactMap(\.after) == Array(after.indices))
        #expect(EditScript(from: before, to: before).steps.allSatisfy { $0.before == $0.after })
    }

    /// Cut there, and the parts have as much in common as the whole had, in either direction.
    @Test(arguments: 1...400) func aMiddleSnakeLosesNothing(_ seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let lists = (0..<2).map { _ in
            (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
        }
        for (left, right) in [(lists[0], lists[1]), (lists[1], lists[0])] {
            let point = MiddleSnake(left[...], right[...]).point
            let head = longestCommonPart(left.prefix(point.before), right.prefix(point.after))
            let tail = longestCommonPart(left.dropFirst(point.before), right.dropFirst(point.after))
            #expect(head + tail == longestCommonPart(left[...], right[...]))
        }
    }

    /// Though two closing braces would be more.
    @Test func whatIsUniqueGoesTogetherFirst() {
        let pairs = Alignment(["a", "}", "}", "c"], ["}", "}", "a", "d"]).pairs
        #expect(pairs == [Alignment.Pair(before: 0, after: 2)])
    }

    @Test(arguments: UnlikeLists.allCases) func unlikeListsDontTakeQuadraticTime(_ lists: UnlikeLists) {
        let (before, after) = lists.pair(count: 20_000)
        var pairs: [Alignment.Pair] = []
        let time = ContinuousClock().measure { pairs = Alignment(before, after).pairs }
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.before < $1.before && $0.after < $1.after })
        #expect(pairs.allSatisfy { before[$0.before] == after[$0.after] })
        // A tenth of a second where it is optimised; a quadratic algorithm would take minutes here.
        #expect(time < .seconds(60))
    }
}

/// Lists that a diff has a hard time with.
enum UnlikeLists: CaseIterable {
    case disjoint, shuffled, reversed, fewNames, twoNames, oneAnchorAtATime

    func pair(count: Int) -> ([Int], [Int]) {
        var random = SeededGenerator(state: 7)
        func names(_ count: Int, of vocabulary: Int) -> [Int] {
            (0..<count).map { _ in Int.random(in: 0..<vocabulary, using: &random) }
        }
        let numbers = Array(0..<count)
        return switch self {
        case .disjoint: (numbers, numbers.map { $0 + count })
        case .shuffled: (numbers, numbers.shuffled(using: &random))
        case .reversed: (numbers, numbers.reversed())
        case .fewNames: (names(count, of: 30), names(count, of: 30))
        case .twoNames: (names(count, of: 2), names(count, of: 2))
        case .oneAnchorAtATime: (staircase(count, noise: count), staircase(count, noise: 2 * count))
        }
    }

    /// Each number but the last comes twice, so that cutting at the last makes the one before it unique.
    private func staircase(_ count: Int, noise: Int) -> [Int] {
        (0..<count / 4).flatMap { [$0, noise + $0, $0 + 1, noise + count + $0] }
    }
}

private func applied(_ steps: [EditScript.Step], _ before: [Int], _ after: [Int]) -> [Int] {
    steps.compactMap { step in
        switch step {
        case .same(let index, _): before[index]
        case .gone: nil
        case .new(let index): after[index]
        }
    }
}

private func longestCommonPart(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for element in left {
        var diagonal = 0
        for (index, other) in right.enumerated() {
            let above = row[index + 1]
            row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
            diagonal = above
        }
    }
    return row[right.count]
}
