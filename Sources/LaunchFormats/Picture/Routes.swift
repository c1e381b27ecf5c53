/// The ways of payloads through a picture, each on a rail that is free for as long.
struct Routes {
    /// Of every rail its pieces, frame by frame.
    private(set) var rails: [[Picture.Rail]] = []
    /// The part of each frame in the way of a payload.
    private(set) var loads: [Int: [Picture.Load]] = [:]
    /// Where each rail is taken last.
    private var ends: [Int] = []

    init(_ payloadTracks: [ShownTimeline.PayloadTrack], frames: Int) {
        for track in payloadTracks where track.event < frames {
            let loads = track.loads
            for (frame, load) in loads { self.loads[frame, default: []].append(load) }
            lay(([track.event] + loads.map(\.frame)).unique(), frames: frames)
        }
    }

    /// A payload that reaches no callback needs no rail, and one for which none is free has to do without.
    private mutating func lay(_ stops: [Int], frames: Int) {
        guard let start = stops.first, let end = stops.last, start < end else { return }
        let free = ends.firstIndex { $0 < start }
        guard let rail = free ?? (ends.count < Picture.Limit.rails ? ends.count : nil) else { return }
        if free == nil {
            ends.append(end)
            rails.append(Array(repeating: .empty, count: frames))
        }
        ends[rail] = end
        for frame in start..<end { rails[rail][frame] = .passes }
        for stop in stops { rails[rail][stop] = .branches }
        rails[rail][start] = .starts
        rails[rail][end] = .ends
    }
}

extension ShownTimeline.PayloadTrack {
    /// What happens to the payload where it leads, in order.
    fileprivate var loads: [(frame: Int, load: Picture.Load)] {
        var roles: [Int: Picture.Role] = [:]
        func add(_ role: Picture.Role, to frame: Int) {
            roles[frame] = max(role, roles[frame] ?? role)
        }
        for frame in carriers { add(.holds, to: frame) }
        for frame in handlers { add(.takes, to: frame) }
        if isLost { add(.loses, to: carriers.last ?? event) }
        return roles.sorted { $0.key < $1.key }.map { ($0.key, Picture.Load(kind: kind, role: $0.value)) }
    }
}
