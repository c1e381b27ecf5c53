/// The states that an app can get into, event by event, until no new one is found.
struct StateSpace {
    /// A prewarmed launch that runs further than Apple documents would add a second launch to each arrow.
    let triggers: [Trigger]
    private(set) var handledEvents: [HandledEvent] = []
    private var seen: Set<StateKey> = []
    private var open: [World] = []

    /// An event in one state of the world, and the entries that it leads to.
    struct HandledEvent {
        let trigger: Trigger
        let entries: [Timeline.Entry]
    }

    init(of scenario: Scenario, preferring preference: Preference) {
        var known: Set<Trigger> = []
        triggers = RepresentativeTrigger.all(in: scenario).map(\.trigger).filter { trigger in
            (trigger.kind != .prewarm || trigger == .prewarm(.beforeUIApplicationMain))
                && known.insert(trigger).inserted
        }
        visit(World(scenario, preferring: preference))
        while let world = open.popLast() { for trigger in triggers { follow(trigger, from: world) } }
    }

    private mutating func follow(_ trigger: Trigger, from world: World) {
        var next = world
        // An impossible event leads nowhere.
        do { try next.advance(to: Event(trigger), index: nil) } catch { return }
        handledEvents.append(HandledEvent(trigger: trigger, entries: next.record.entries))
        visit(next)
    }

    private mutating func visit(_ world: World) {
        // A third window does nothing that the second doesn't.
        guard world.system.scenes.count <= 2, seen.insert(StateKey(world)).inserted else { return }
        var world = world
        world.beginTimeline()
        open.append(world)
    }
}

/// The part of the world that decides about the callbacks to come, by which visited states are known.
private struct StateKey: Hashable {
    let state: AppState
    let scenes: [Scene]
    let flags: ProcessFlags
    let systemFlags: CaseSet<Flag>

    init(_ world: World) {
        state = world.process.state
        scenes = world.system.scenes.map { scene in
            var scene = scene
            scene.connections = 0
            return scene
        }
        flags = world.process.flags
        systemFlags = world.system.flags
    }
}
