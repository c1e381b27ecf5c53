import Testing

@testable import LaunchModel

/// What decides about all that is still to come in an app, and about the laws that it can break: the process, the
/// system, and what the laws remember. The record doesn't, as long as the app's methods do nothing that takes time.
struct Situation: Hashable {
    private let process: String
    private let system: String
    private let laws: Laws

    init(_ world: World, _ laws: Laws) {
        process = Self.text(of: world.process)
        system = Self.text(of: world.system)
        self.laws = laws
    }

    /// Every stored property with its value, whatever the type is made of: one that is added tells situations apart too.
    private static func text(of value: Any) -> String {
        if let rule = value as? Rule { return rule.id }
        let mirror = Mirror(reflecting: value)
        if mirror.children.isEmpty { return String(reflecting: value) }
        let parts = mirror.children.map { "\($0.label ?? ""): \(text(of: $0.value))" }
        let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
        return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ", ")))"
    }
}

struct SituationTests {
    @Test func isTheSameInWhateverOrderFlagsWereSet() {
        var world = World(Universe.standard.newest[0], preferring: .logs)
        var other = world
        let flags = Flag.allCases.map { FlagKey(flag: $0, scene: "main") }
        for flag in flags { world.process.flags.insert(flag) }
        for flag in flags.reversed() { other.process.flags.insert(flag) }
        let laws = Laws(from: world)
        #expect(Situation(world, laws) == Situation(other, laws))
        other.process.flags.remove(flags[0])
        #expect(Situation(world, laws) != Situation(other, laws))
    }
}
