import Foundation

/// `1m 12s, 240 MB`: the time since a start, and the most memory until now.
func cost(since start: ContinuousClock.Instant) -> String {
    let seconds = Int((ContinuousClock.now - start).components.seconds)
    var usage = rusage()
    #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let megabytes = usage.ru_maxrss >> 10
    #else
        getrusage(RUSAGE_SELF, &usage)
        let megabytes = usage.ru_maxrss >> 20
    #endif
    return "\(seconds / 60)m \(seconds % 60)s, \(megabytes) MB"
}
