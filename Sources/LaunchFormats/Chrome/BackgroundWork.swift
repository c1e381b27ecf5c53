/// The work of the app's code on background queues, in as few rows as hold it without an overlap.
struct BackgroundWork: Sendable {
    private(set) var pieces: [Piece] = []
    /// Where the last piece of each row ends.
    private var rowEnds: [Int] = []

    struct Piece: Sendable {
        let frame: Int
        let end: Int
        /// The number of its row among those of background work.
        let row: Int
    }

    var rows: Int { rowEnds.count }
    var end: Int { rowEnds.max() ?? 0 }

    init(_ timeline: ShownTimeline, _ clock: TraceClock) {
        let processEnds = timeline.processEnds
        for number in timeline.frames.indices where timeline.frames[number].entry.queue == .background {
            let limit = processEnds.partitioningIndex { $0 > number }
            let end = clock.end(ofWorkBeginningWith: number, lasting: timeline.frames[number].entry.durationMs)
            let last = limit < processEnds.count ? clock.starts[processEnds[limit]] : end
            add(number, from: clock.starts[number], to: min(end, last))
        }
    }

    private mutating func add(_ frame: Int, from start: Int, to end: Int) {
        let row = rowEnds.firstIndex { $0 <= start } ?? rowEnds.count
        if row == rowEnds.count { rowEnds.append(end) } else { rowEnds[row] = end }
        pieces.append(Piece(frame: frame, end: end, row: row))
    }
}

extension ShownTimeline {
    /// The frames at which the app's process has come to its end, and all its work with it.
    fileprivate var processEnds: [Int] {
        let spans = tracks.first { $0.subject == .app }?.spans ?? []
        return spans.filter { span in
            switch span.state {
            case .app(let state): state.read == nil
            case .scene: false
            }
        }.map(\.frames.lowerBound)
    }
}
