import LaunchModel

/// What decides about all that is still to come in an app, and about the laws that it can break: the process, the
/// system, and what the laws remember. The record doesn't, nor the clock, as long as the app's methods do nothing that
/// takes time.
package struct Situation: Hashable, Sendable {
    private let process: World.Process
    private let system: World.System
    private let laws: Laws

    package init(_ world: World, _ laws: Laws) {
        process = world.process
        system = world.system
        self.laws = laws
    }
}
