/// Recordings beside what the model makes of them.
struct HeldRecordings: Sendable {
    private var lines: [String] = []
    private var counts: [Recording.Verdict.Kind: Int] = [:]

    init(_ verdicts: [(path: String, verdict: Recording.Verdict)]) {
        for (path, verdict) in verdicts {
            counts[verdict.kind, default: 0] += 1
            switch verdict {
            case .holds, .contradictedAsSaid: break
            case .contradicted(let problem): lines.append("contradicted  \(path): \(problem)")
            case .holdsAfterAll: lines.append("matched  \(path), which is marked as a known difference")
            }
        }
    }

    /// Whether each is as it says itself.
    var holds: Bool { lines.isEmpty }

    /// A line for each that isn't, and the sum.
    var text: String {
        let count = counts.values.reduce(0, +)
        let parts = Recording.Verdict.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        let sum = "\(count) \(count == 1 ? "recording" : "recordings"): \(parts.joined(separator: ", "))"
        return (lines + [sum]).map { $0.printable + "\n" }.joined()
    }
}

extension Recording.Verdict {
    /// The verdict in a sum.
    enum Kind: String, CaseIterable {
        case holds = "matched"
        case asSaid = "known to differ"
        case contradicted
        case holdsAfterAll = "unexpectedly matched"
    }

    var kind: Kind {
        switch self {
        case .holds: .holds
        case .contradictedAsSaid: .asSaid
        case .contradicted: .contradicted
        case .holdsAfterAll: .holdsAfterAll
        }
    }
}
