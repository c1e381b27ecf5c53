/// Where the frames of a timeline lie on the axis of a trace, in microseconds.
///
/// Virtual time moves only by what a scenario declares, so that most frames share one moment. On the axis each begins
/// a tick behind the one before; declared time comes on top of that, to scale.
struct TraceClock: Sendable {
    /// No longer than the shortest time that can be declared.
    static let tick = 1000
    static let microseconds = 1000

    /// Where each frame begins.
    let starts: [Int]
    private let times: [Int]

    init(_ frames: [ShownTimeline.Frame]) {
        // Perfetto counts nanoseconds in 64 bits, which are 292 years.
        let latest = 1 << 42
        var times: [Int] = []
        for frame in frames { times.append(min(max(frame.entry.timeMs, times.last ?? 0), latest)) }
        self.times = times
        starts = times.enumerated().map { $1 * Self.microseconds + $0 * Self.tick }
    }

    /// Where the frame ends that nothing else happens in.
    func end(of frame: Int, lasting durationMs: Int) -> Int {
        starts[frame] + max(durationMs * Self.microseconds, Self.tick)
    }

    /// Where that ends which begins with a frame and goes on while others begin.
    func end(ofWorkBeginningWith frame: Int, lasting durationMs: Int) -> Int {
        let time = times[frame] + durationMs
        let meanwhile = max(times.partitioningIndex { $0 >= time } - frame - 1, 0)
        return end(of: frame, lasting: durationMs) + meanwhile * Self.tick
    }
}
