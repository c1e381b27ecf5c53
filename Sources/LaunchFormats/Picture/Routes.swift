/// The paths of payloads through a picture, each on a rail that is free for its whole length.
struct Routes {
    /// The pieces of every rail, frame by frame.
    private(set) var rails: [[Picture.Rail]] = []
    /// The loads of each frame.
    private(set) var loads: [Int: [Picture.Load]] = [:]
    /// The last frame of each rail.
    private var ends: [Int] = []

    init(_ payloadTracks: [ShownTimeline.PayloadTrack], frames: Int) {
        for track in payloadTracks where track.event < frames {
            let loads = track.loads
            for (frame, load) in loads { self.loads[frame, default: []].append(load) }
            lay(([track.event] + loads.map(\.frame)).unique(), frames: frames)
        }
    }

    /// Adds a rail for a payload, unless it reaches no callback or no rail is free.
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
    /// The loads of the payload, in order.
    fileprivate var loads: [(frame: Int, load: Picture.Load)] {
        var roles: [Int: Picture.Role] = [:]
        func add(_ role: Picture.Role, to frame: Int) { roles[frame] = max(role, roles[frame] ?? role) }
        for frame in carriers { add(.holds, to: frame) }
        for frame in handlers { add(.takes, to: frame) }
        if isLost { add(.loses, to: carriers.last ?? event) }
        return roles.sorted { $0.key < $1.key }.map { ($0.key, Picture.Load(kind: kind, role: $0.value)) }
    }
}
