import LaunchModel

/// Apps of one life cycle that the laws are held against, and how many events follow on each other.
package struct LawTest: Hashable, Sendable, CustomStringConvertible {
    package let kind: Kind
    package let lifecycle: Lifecycle
    package let platform: Platform

    package enum Kind: String, CaseIterable, Sendable {
        case pairsOfEvents, everyVersion, documentationPreferred
    }

    package init(_ kind: Kind, _ lifecycle: Lifecycle, _ platform: Platform) {
        (self.kind, self.lifecycle, self.platform) = (kind, lifecycle, platform)
    }

    package static let all: [LawTest] = Kind.allCases.flatMap { kind in
        Lifecycle.allCases.flatMap { lifecycle in Platform.allCases.map { LawTest(kind, lifecycle, $0) } }
    }

    package var description: String { "\(kind.rawValue) \(lifecycle.rawValue) \(platform.rawValue)" }

    package func exploration(by book: RuleBook = .standard) -> Exploration {
        switch kind {
        case .pairsOfEvents: Exploration(depth: 2, book: book)
        case .everyVersion: Exploration(depth: 1, book: book)
        case .documentationPreferred: Exploration(depth: 1, preference: .documented, book: book)
        }
    }

    package var setups: [Scenario] {
        let setups = kind == .everyVersion ? Universe.standard.setups : Universe.standard.newest
        return setups.filter { $0.app.lifecycle == lifecycle && $0.device.platform == platform }
    }

    package func run() -> Explored { exploration().run(setups) }

    /// The line that `Tests/explored.txt` has of it.
    package func line(_ explored: Explored) -> String { "\(self) \(explored.fingerprint)" }
}
