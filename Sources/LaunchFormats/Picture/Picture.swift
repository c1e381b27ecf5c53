/// A timeline laid out from top to bottom: the rows with their lanes, bands and rails. It has no sizes, so that a still
/// picture and a page that wraps its text show the same content.
struct Picture: Sendable {
    let title: String
    /// The device, and the life cycle of the app.
    let subtitle: String
    /// The heads of the bands, which show the states of the app and of its scenes.
    let bands: [String]
    /// The heads of the lanes, each for an actor or a receiver.
    let lanes: [String]
    /// The maximum number of payloads in transit at once.
    let rails: Int
    let rows: [Row]
    /// A remark on tracks that didn't fit; nil if all are drawn.
    let remark: String?
    let outcome: Timeline.Outcome
    /// The methods that aren't called; nil if they aren't shown.
    let uncalled: Timeline.Uncalled?

    /// An entry with its drawn parts.
    package struct Row: Sendable {
        /// Counted from 1.
        package let number: Int
        package let entry: Timeline.Entry
        /// The index of its lane.
        let lane: Int
        /// The virtual time, if it has advanced since the previous row.
        package let time: Int?
        package let bands: [Band]
        /// The band that a transition changes; nil if there is none.
        let changedBand: Int?
        let rails: [Rail]
        let loads: [Load]
        package let findings: [PlacedFinding]
        /// Nil if no rule of the rule book caused it.
        package let rule: Rule?
    }

    /// The part of a band in a row.
    package struct Band: Hashable, Sendable {
        package let state: Timeline.State
        /// Whether the name of the state is here: at the beginning of the state, and at every event.
        let isNamed: Bool
    }

    /// The part of a payload's line in a row.
    enum Rail: Hashable, Sendable {
        case empty, starts, passes
        /// It branches into the row and continues.
        case branches
        /// It ends in the row.
        case ends
    }

    /// The part of a payload's path in a row.
    struct Load: Hashable, Sendable {
        let kind: PayloadKind
        let role: Role
    }

    /// The roles of a callback for a payload, the most important last.
    enum Role: Int, Comparable, Sendable {
        case holds, loses, takes

        static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }
}

extension Picture {
    init(_ timeline: ShownTimeline) {
        let header = timeline.header
        let tracks = timeline.tracks.prefix(Limit.bands)
        let columns = Columns(timeline.lanes)
        let routes = Routes(timeline.payloadTracks, frames: timeline.frames.count)
        title = header.name.printable
        subtitle = header.facts
        bands = tracks.map(\.subject.title.printable)
        lanes = columns.heads
        rails = routes.rails.count
        remark = Self.remark(leftOut: timeline.tracks.count - tracks.count)
        outcome = timeline.outcome
        uncalled = timeline.uncalled
        let pieces = tracks.map { cells(of: $0, in: timeline.frames) }
        rows = timeline.frames.enumerated().map { index, frame in
            Row(
                number: index + 1, entry: frame.entry, lane: columns[frame.entry.lane],
                time: index > 0 ? timeline.frames[index - 1].entry.time(before: frame.entry) : nil,
                bands: pieces.map { $0[index] },
                changedBand: tracks.firstIndex { frame.entry.transition?.subject == $0.subject },
                rails: routes.rails.map { $0[index] }, loads: routes.loads[index] ?? [], findings: frame.findings,
                rule: frame.rule)
        }
    }

    /// The maximum number of columns, so that every picture stays legible.
    package enum Limit {
        package static let bands = 5
        static let lanes = 12
        static let rails = 4
    }

    private static func remark(leftOut count: Int) -> String? {
        guard count > 0 else { return nil }
        return "The states of \(count) more \(count == 1 ? "scene" : "scenes") are not drawn as bands."
    }
}

/// The lanes of a timeline; scenes beyond the limit share one.
private struct Columns {
    private(set) var heads: [String] = []
    private var indices: [Lane: Int] = [:]

    init(_ lanes: [Lane]) {
        let scenes = lanes.filter { $0.scene != nil }
        let room = max(Picture.Limit.lanes - (lanes.count - scenes.count), 1)
        let crowd = scenes.dropFirst(scenes.count > room ? room - 1 : room)
        for lane in lanes where !crowd.contains(lane) || lane == crowd.first {
            indices[lane] = heads.count
            heads.append(lane == crowd.first ? "Other scenes" : lane.title.printable)
        }
        for lane in crowd { indices[lane] = indices[crowd[crowd.startIndex]] }
    }

    subscript(lane: Lane) -> Int { indices[lane] ?? 0 }
}

extension Lane {
    /// The scene of the lane; nil for any other lane.
    package var scene: String? { if case .scene(let id) = self { id } else { nil } }
}

private func cells(of track: ShownTimeline.Track, in frames: [ShownTimeline.Frame]) -> [Picture.Band] {
    track.spans.flatMap { span in
        span.frames.map { index in
            let isNamed = index == span.frames.lowerBound || frames[index].entry.kind == .event
            return Picture.Band(state: span.state, isNamed: isNamed)
        }
    }
}

extension Timeline.Entry {
    /// The time of a later entry; nil if it is the same.
    fileprivate func time(before next: Timeline.Entry) -> Int? { next.timeMs == timeMs ? nil : next.timeMs }
}
