import Foundation

/// How long all runs took, and how long they may.
struct TimeTaken {
    private let seconds: Int
    private let processorSeconds: Int
    private let mostMinutes: Int

    /// A slower machine, or one with other work, may be given more than the usual.
    init(since start: Date, mostMinutes: Int?) {
        seconds = Int(Date().timeIntervalSince(start))
        processorSeconds = Self.processorSeconds
        self.mostMinutes = mostMinutes ?? Self.usualMinutes
    }

    /// On two cores without other work.
    private static let usualMinutes = 16

    /// Nil where it was quick enough.
    var complaint: String? {
        guard seconds > 60 * mostMinutes else { return nil }
        return "that is more than \(mostMinutes) minutes; MINUTES=30 allows more beside other work"
    }

    /// `4 m 10 s, 8 m 3 s of the processors`
    var text: String { "\(Self.text(seconds)), \(Self.text(processorSeconds)) of the processors" }

    private static func text(_ seconds: Int) -> String { "\(seconds / 60) m \(seconds % 60) s" }

    /// That of all processes that have ended.
    private static var processorSeconds: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        return Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    }
}
