import LaunchModel

/// What an exploration came across.
package struct Explored: Equatable, Sendable {
    /// The first violations of the laws, each with the sequence that led to it.
    package var violations: [String] = []
    /// How often the user opened an app that didn't run, in different situations.
    package var launches: [Platform: Int] = [:]
    /// How often an event couldn't happen in a situation, for each reason.
    package var refusals: [String: Int] = [:]
    /// The situations that events followed on, each once for each app.
    package var worlds = 0
    /// The events that happened in them.
    package var events = 0
    /// The sequences of events that lead through them.
    package var sequences = 0
    /// All that the events led to, in one number.
    package var fingerprint: UInt64 = 0

    package init() {}

    package static func + (left: Explored, right: Explored) -> Explored {
        var sum = left
        sum.violations += right.violations
        sum.launches.merge(right.launches, uniquingKeysWith: +)
        sum.refusals.merge(right.refusals, uniquingKeysWith: +)
        sum.worlds += right.worlds
        sum.events += right.events
        sum.sequences += right.sequences
        sum.fingerprint &+= right.fingerprint
        return sum
    }
}
