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
    /// With as many a square stands out, so that no larger input is tried.
    private static let enough = 10_000_000
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
            instructions = try count(size)
            let enough = Self.size(from: size, taking: instructions, atMost: kind.size)
            if enough > size { (size, instructions) = (enough, try count(enough)) }
            while true {
                let doubled = try count(2 * size)
                times = Double(doubled) / Double(max(1, instructions))
                // A step, such as one to another way of writing, looks like a square only once.
                guard instructions < Self.enough || times > Self.most, 2 * size <= kind.size else { break }
                (size, instructions) = (2 * size, doubled)
            }
            if instructions < Self.fewest { fault = .tooSmall } else if times > Self.most { fault = .grows }
        } catch {
            fault = .notMeasured("\(error)")
        }
    }

    /// The size that takes enough instructions if they grow with it, by doubling.
    private static func size(from size: Int, taking instructions: Int, atMost most: Int) -> Int {
        var (size, instructions) = (size, max(1, instructions))
        while instructions < enough, 2 * size <= most { (size, instructions) = (2 * size, 2 * instructions) }
        return size
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
