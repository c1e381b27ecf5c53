import Foundation
import GrowthKinds

/// How many times the instructions that an input takes, less those of an empty one, when its size is doubled.
struct Growth: Sendable {
    let kind: GrowthKind
    private(set) var times = 0.0
    /// The instructions of the smaller input.
    private(set) var instructions = 0
    private(set) var fault: Fault?

    enum Fault: Sendable {
        /// It is more than linear, or n log n.
        case grows
        /// Too few instructions to tell anything.
        case tooSmall
        case notMeasured(String)
    }

    /// Twice is linear; n log n is a little more, and a square four times.
    private static let most = 2.6
    /// Fewer instructions don't stand out against what a run takes anyway.
    private static let fewest = 2_000_000

    init(of kind: GrowthKind, tool: String) {
        self.kind = kind
        do {
            let counts = try [0, kind.size, 2 * kind.size].map {
                try MeasuredRun(of: kind, size: $0, tool: tool).instructions
            }
            instructions = counts[1] - counts[0]
            times = Double(counts[2] - counts[0]) / Double(max(1, instructions))
            if instructions < Self.fewest { fault = .tooSmall } else if times > Self.most { fault = .grows }
        } catch {
            fault = .notMeasured("\(error)")
        }
    }

    /// `1.98  41 M  scenario: icons`
    var line: String {
        let number = String(format: "%6.2f %8.1f M  ", times, Double(instructions) / 1_000_000)
        let verdict =
            switch fault {
            case nil: ""
            case .grows: "  NOT LINEAR"
            case .tooSmall: "  TOO SMALL"
            case .notMeasured(let reason): "  NOT MEASURED: " + reason
            }
        return number + kind.name + verdict
    }
}
