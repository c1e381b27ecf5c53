extension World {
    /// Main-thread time of the app's own code.
    mutating func spendMainThread(_ durationMs: Int, on label: String, site: Site?) {
        guard durationMs > 0 else { return }
        let work = AppCode.Work(site: site, label: label, durationMs: durationMs)
        if isSet(.launching, scene: nil), !isSet(.drawn, scene: nil) { process.code.launchWork.append(work) }
        spend(durationMs, on: work)
    }

    /// Lets time pass; a limit that expires meanwhile stops the process.
    mutating func spend(_ durationMs: Int, on work: AppCode.Work? = nil, entry: Int? = nil) {
        let limit = runningLimits.min { left($0) < left($1) }
        guard let limit, durationMs > left(limit) else {
            for watchdog in process.watchdogs.keys { process.watchdogs[watchdog, default: 0] += durationMs }
            record.nowMs += durationMs
            return
        }
        let spentMs = left(limit)
        cut(durationMs - spentMs, from: entry ?? record.count - 1)
        record.nowMs += spentMs
        current.overrun = Overrun(
            limit: limit, entry: entry ?? record.count - 1, work: work,
            works: process.code.launchWork + [work].compactMap(\.self))
        process.watchdogs = [:]
        reach(limit.point, scene: nil)
    }

    private var runningLimits: [Limit] {
        book.limits.filter { process.watchdogs[$0.watchdog] != nil && holds($0.when, scene: nil) }
    }

    private func left(_ limit: Limit) -> Int { limit.limitMs - (process.watchdogs[limit.watchdog] ?? 0) }

    /// Shortens the entry that took the time.
    private mutating func cut(_ excessMs: Int, from entry: Int) {
        if record[entry].durationMs > excessMs { record[entry].durationMs -= excessMs }
    }
}
