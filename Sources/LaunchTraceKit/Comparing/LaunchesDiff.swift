/// What one version of the tool believes of launches otherwise than another, by meaning.
struct LaunchesDiff {
    let before: RecordedLaunches
    let after: RecordedLaunches
    let changes: [Change]

    /// A difference, or several, in all launches that have them.
    struct Change: Equatable {
        /// A sentence for each entry of a timeline.
        let differences: [String]
        /// The launches in their order; none for what is no launch's.
        let launches: [Place]
    }

    /// A launch on versions in a row.
    struct Place: Equatable {
        let launch: String
        let versions: SurveyedVersions
    }

    init(_ before: RecordedLaunches, _ after: RecordedLaunches) {
        (self.before, self.after) = (before, after)
        var comparison = LaunchComparison(before, after)
        comparison.compareAll()
        let ofLaunches = comparison.groups.groups.map { group in
            Change(differences: group.texts, launches: group.owners.map { comparison.places[$0] })
        }
        changes = Self.newestVersions(before.versions.max(), after.versions.max()) + ofLaunches
    }

    /// A version that only one of them knows is compared with nothing.
    private static func newestVersions(_ was: Version?, _ now: Version?) -> [Change] {
        was == now ? [] : [Change(differences: ["newest iOS: \(text(was)) -> \(text(now))"], launches: [])]
    }

    private static func text(_ version: Version?) -> String { version?.description ?? "none" }

    var isSame: Bool { changes.isEmpty }
}

/// The comparison while it is made.
private struct LaunchComparison {
    let before: RecordedLaunches
    let after: RecordedLaunches
    private(set) var places: [LaunchesDiff.Place] = []
    private(set) var groups = DifferenceGroups()
    /// The versions at which either says that something can change, as far as both know them.
    private let versions: [Version]
    /// The differences of timelines that have been compared, by their numbers.
    private var known: [[Int]: [String]] = [:]

    init(_ before: RecordedLaunches, _ after: RecordedLaunches) {
        (self.before, self.after) = (before, after)
        let newest = [before.versions.max(), after.versions.max()].compactMap(\.self).min()
        versions = Set(before.versions + after.versions).filter { $0 <= newest ?? $0 }.sorted()
    }

    mutating func compareAll() {
        let names = (before.launches + after.launches).map(\.name).unique()
        let (old, new) = (before.launchesByName, after.launchesByName)
        for name in names {
            switch (old[name], new[name]) {
            case (let old?, let new?): compare(old, new)
            case (let old?, nil): add(["gone: the launch"], name, old.outcomes.map(\.versions))
            case (nil, let new?): add(["new: the launch"], name, new.outcomes.map(\.versions))
            case (nil, nil): break
            }
        }
    }

    /// On iOS on each version that both know, on other platforms on the newest of each.
    private mutating func compare(_ old: RecordedLaunch, _ new: RecordedLaunch) {
        let (oldOnIOS, newOnIOS) = (old.outcomes(on: .iOS), new.outcomes(on: .iOS))
        var last: [Version?] = []
        for (index, version) in versions.enumerated() {
            let (was, now) = (oldOnIOS.outcome(on: version), newOnIOS.outcome(on: version))
            let begins = [was?.versions.first, now?.versions.first]
            if begins == last { continue }
            last = begins
            let others = versions[index...].prefix {
                oldOnIOS.outcome(on: $0)?.versions.first == begins[0]
                    && newOnIOS.outcome(on: $0)?.versions.first == begins[1]
            }
            let span = SurveyedVersions(platform: .iOS, first: version, last: others.last ?? version)
            add(differences(old, was, new, now), new.name, [span])
        }
        for platform in Platform.allCases where platform != .iOS {
            let (was, now) = (old.outcomes(on: platform).last, new.outcomes(on: platform).last)
            // What has no outcome of its own there is as on iOS.
            guard let own = now ?? was else { continue }
            add(differences(old, was ?? oldOnIOS.last, new, now ?? newOnIOS.last), new.name, [own.versions])
        }
    }

    private mutating func differences(
        _ old: RecordedLaunch, _ was: RecordedLaunch.Outcome?, _ new: RecordedLaunch, _ now: RecordedLaunch.Outcome?
    ) -> [String] {
        switch (was?.content, now?.content) {
        case (nil, nil): return []
        case (nil, _): return ["new: the launch"]
        case (_, nil): return ["gone: the launch"]
        case (.impossible(let was), .impossible(let now)): return was == now ? [] : ["impossible: \(was) -> \(now)"]
        case (.timeline, .impossible(let reason)): return ["impossible: \(reason)"]
        case (.impossible(let reason), .timeline): return ["no longer impossible: \(reason)"]
        case (.timeline(let first), .timeline(let second)):
            if let known = known[[first, second]] { return known }
            guard let was, let now else { return [] }
            let texts = before.timeline(first, of: old, on: was.versions)
                .differences(to: after.timeline(second, of: new, on: now.versions))
            known[[first, second]] = texts
            return texts
        }
    }

    private mutating func add(_ texts: [String], _ launch: String, _ versions: [SurveyedVersions]) {
        guard !texts.isEmpty else { return }
        for versions in versions {
            groups.add(texts, of: places.count)
            places.append(LaunchesDiff.Place(launch: launch, versions: versions))
        }
    }
}

extension RecordedLaunches {
    fileprivate var launchesByName: [String: RecordedLaunch] {
        Dictionary(launches.map { ($0.name, $0) }) { first, _ in first }
    }
}

extension RecordedLaunch {
    /// The outcomes on a platform, the oldest first.
    fileprivate func outcomes(on platform: Platform) -> [Outcome] {
        outcomes.filter { $0.versions.platform == platform }
    }
}

extension [RecordedLaunch.Outcome] {
    /// The last outcome that begins at the version or before it.
    fileprivate func outcome(on version: Version) -> RecordedLaunch.Outcome? {
        let next = partitioningIndex { $0.versions.first > version }
        return next > 0 ? self[next - 1] : nil
    }
}
