import LaunchModel

/// Apps of one life cycle that the laws are held against, and how many events follow on each other.
package struct LawTest: Hashable, Sendable, CustomStringConvertible {
    package let kind: Kind
    package let lifecycle: Lifecycle
    package let platform: Platform

    package enum Kind: String, CaseIterable, Sendable {
        case pairsOfEvents, everyVersion, documentationPreferred, everyAction, declared, unusual, careless, named,
            viewed
    }

    package init(_ kind: Kind, _ lifecycle: Lifecycle, _ platform: Platform) {
        (self.kind, self.lifecycle, self.platform) = (kind, lifecycle, platform)
    }

    package static let all: [LawTest] = Kind.allCases.flatMap { kind in
        Lifecycle.allCases.flatMap { lifecycle in Platform.allCases.map { LawTest(kind, lifecycle, $0) } }
    }.filter { !$0.setups.isEmpty }

    package var description: String { "\(kind.rawValue) \(lifecycle.rawValue) \(platform.rawValue)" }

    package func exploration(by book: RuleBook = .standard) -> Exploration {
        switch kind {
        case .pairsOfEvents: Exploration(depth: 2, book: book)
        case .declared, .unusual, .careless: Exploration(depth: 2, triggers: Universe.moreTriggers, book: book)
        case .everyVersion, .everyAction, .viewed: Exploration(depth: 1, book: book)
        case .named: Exploration(depth: 0, book: book)
        case .documentationPreferred: Exploration(depth: 1, preference: .documented, book: book)
        }
    }

    package var setups: [Scenario] {
        let setups =
            switch kind {
            case .everyVersion: Universe.standard.setups
            case .pairsOfEvents, .documentationPreferred: Universe.standard.newest
            case .everyAction: Universe.everyActionInEveryMethod
            case .declared: Universe.declared
            case .unusual: Universe.unusual
            case .careless: Universe.careless
            case .named: Universe.named
            case .viewed: Universe.viewed
            }
        return setups.filter { $0.app.lifecycle == lifecycle && $0.device.platform == platform }
    }

    package func run() -> Explored { exploration().run(setups) }

    /// The line that `Tests/explored.txt` has of it.
    package func line(_ explored: Explored) -> String { "\(self) \(explored.fingerprint)" }
}
