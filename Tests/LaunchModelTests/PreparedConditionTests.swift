import LaunchLaws
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
