import Foundation
import GrowthKinds

/// How many times the instructions that an input takes, less those of an empty one, when its size is doubled.
struct Growth: Sendable {
    let kind: GrowthKind
    private(set) var times = 0.0
    /// The instructions of the largest input.
    private(set) var instructions = 0
    private(set) var fault: Fault?

    enum Fault: Sendable {
        /// It is more than linear, or n log n.
        case grows
        /// It is marked as more than linear, and isn't.
        case isLinear
        /// Too few instructions to tell anything.
        case tooSmall
        case notMeasured(String)
    }

    /// Twice is linear; n log n is a little more, and a square four times.
    private static let most = 2.6
    /// Fewer instructions don't stand out against what a run takes anyway.
    private static let fewest = 4_000_000
    /// With as many a square stands out, so that no larger input is tried.
    private static let enough = 20_000_000
    /// How many times larger an input may be that is held against another.
    private static let mostToCompare = 4
    /// The part of a kind's size that is tried first.
    private static let firstPart = 8

    init(of kind: GrowthKind, besides empty: EmptyRuns, tool: String) {
        self.kind = kind
        do {
            let empty = try empty.instructions(of: kind)
            func count(_ size: Int) throws -> Int {
                let input = GrowthInput(kind, size: size)
                return try MeasuredRun(of: input, ends: kind.statuses, tool: tool).instructions - empty
            }
            var size = max(1, kind.size / Self.firstPart)
            var larger = try count(size)
            repeat {
                var smaller = larger
                var factor = Self.factor(from: size, taking: smaller, atMost: 2 * kind.size)
                size *= factor
                larger = try count(size)
                // What is done once is as much of an input that is many times smaller as what grows.
                if factor > Self.mostToCompare { (smaller, factor) = (try count(size / 2), 2) }
                times = Self.times(of: Double(larger) / Double(max(1, smaller)), over: Double(factor))
                // A step, such as one to another way of writing, looks like a square only once.
            } while (larger < Self.enough / 2 || times > Self.most) && size <= kind.size
            instructions = larger
            let isSquare = times > Self.most
            if larger < Self.fewest {
                fault = .tooSmall
            } else if isSquare != kind.isKnownSquare {
                fault = isSquare ? .grows : .isLinear
            }
        } catch { fault = .notMeasured("\(error)") }
    }

    /// How many times larger the next input is: as large as takes enough if the instructions grow with it, by doubling.
    private static func factor(from size: Int, taking instructions: Int, atMost most: Int) -> Int {
        var factor = 2
        while max(1, instructions) * factor < enough, 2 * factor * size <= most { factor *= 2 }
        return factor
    }

    /// How many times the instructions grow in the last doubling, where they have a linear part and a square one and are so
    /// many times as many over the whole factor.
    private static func times(of ratio: Double, over factor: Double) -> Double {
        let square = max(0, (ratio - factor) / (factor * factor - factor))
        let half = factor / 2
        return ratio / (half * (1 - square) + half * half * square)
    }

    /// `1.98  41 M  scenario: icons`
    var line: String {
        let number = String(format: "%6.2f %8.1f M  ", times, Double(instructions) / 1_000_000)
        let verdict =
            switch fault {
            case nil: kind.isKnownSquare ? "  known" : ""
            case .isLinear: "  LINEAR, AND MARKED AS KNOWN"
            case .grows: "  NOT LINEAR"
            case .tooSmall: "  TOO SMALL"
            case .notMeasured(let reason): "  NOT MEASURED: " + reason
            }
        return number + kind.name + verdict
    }
}
