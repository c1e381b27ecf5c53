extension World {
    /// Main-thread time of the app's own code.
    mutating func spendMainThread(_ durationMs: Int, on label: String, site: Site?) {
        guard durationMs > 0 else { return }
        if isSet(.launching, scene: nil), !isSet(.drawn, scene: nil) {
            code.launchWork.append(AppCode.Work(site: site, label: label, durationMs: durationMs))
        }
        spend(durationMs, at: site)
    }

    /// Lets time pass; a limit that runs out on the way stops the process.
    mutating func spend(_ durationMs: Int, at site: Site? = nil) {
        let limit = runningLimits.min { left($0) < left($1) }
        guard let limit, durationMs > left(limit) else {
            for watch in watches.keys { watches[watch, default: 0] += durationMs }
            nowMs += durationMs
            return
        }
        let spentMs = left(limit)
        cut(durationMs - spentMs)
        nowMs += spentMs
        overrun = Overrun(limit: limit, entry: entries.count - 1, work: code.launchWork, site: site)
        watches = [:]
        reach(limit.point, scene: nil)
    }

    private var runningLimits: [Limit] {
        Limit.all.filter { watches[$0.watch] != nil && holds($0.when, scene: nil) }
    }

    private func left(_ limit: Limit) -> Int {
        limit.limitMs - (watches[limit.watch] ?? 0)
    }

    /// What took the time was cut short.
    private mutating func cut(_ excessMs: Int) {
        guard let last = entries.indices.last, entries[last].durationMs > excessMs else { return }
        entries[last].durationMs -= excessMs
    }
}

/// A limit that ran out.
struct Overrun: Hashable, Sendable {
    let limit: Limit
    /// The index of the entry during which it did.
    let entry: Int
    let work: [AppCode.Work]
    let site: Site?
}
