import LaunchLaws
import Testing

@testable import LaunchModel

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
