/// The slices of the main thread: what the app's code does there, the inner inside the outer.
struct MainThread: Sendable {
    /// Where each frame ends that runs there.
    private(set) var ends: [Int: Int] = [:]

    init(_ frames: [ShownTimeline.Frame], _ clock: TraceClock) {
        let numbers = frames.indices.filter { frames[$0].runsOnMainThread }
        for number in numbers {
            ends[number] = clock.end(of: number, lasting: frames[number].entry.durationMs)
        }
        for number in numbers.reversed() {
            guard let outer = frames[number].within, let end = ends[number] else { continue }
            ends[outer] = max(ends[outer] ?? end, end)
        }
        nest(numbers, clock)
    }

    /// Ends each slice where another begins that isn't all inside it; a reader would drop one of the two.
    private mutating func nest(_ numbers: [Int], _ clock: TraceClock) {
        var open: [Int] = []
        for number in numbers {
            let (start, end) = (clock.starts[number], ends[number] ?? 0)
            while let outer = open.last, let outerEnd = ends[outer], outerEnd < end {
                ends[outer] = min(outerEnd, start)
                open.removeLast()
            }
            open.append(number)
        }
    }
}

extension ShownTimeline.Frame {
    /// Whether it is the app's code that runs on the main thread.
    var runsOnMainThread: Bool {
        switch entry.kind {
        case .callback: true
        case .action: entry.queue == .main
        case .stimulus, .step, .notification, .transition, .stop: false
        }
    }
}
