/// An error in recorded timelines, which is one in however many launches it shows.
struct RecordedError: Hashable, Sendable {
    let code: String
    /// The code or the part of a scenario that is to blame; the app where nothing in it is.
    let location: Location
    /// The message, where the error isn't found today and so points nowhere; without the URL that a launch opens.
    let message: String?
    /// Its name in a baseline; nil where it isn't found today.
    let entry: BaselineEntry?
}

/// A finding of a launch as a baseline names it, which is one in however many launches it shows.
struct FoundEntry: Hashable, Sendable {
    let entry: BaselineEntry
    let cause: Location
}

extension TracedScenario {
    /// What is found and counts, as a baseline names it; nothing where there is none.
    func found(_ policy: FindingPolicy?) -> Set<FoundEntry> {
        guard let policy, policy.baseline != nil else { return [] }
        return Set(
            findings.map(policy.configured).counted.map {
                FoundEntry(entry: policy.names.entry(of: $0), cause: Location(cause(of: $0)))
            })
    }

    /// The errors among findings that are recorded of it, without those that are accepted or held to be less bad.
    func errors(among recorded: [Finding], _ policy: FindingPolicy?) -> Set<RecordedError> {
        let (found, triggers) = (findings, read.scenario.namesOfTriggers)
        return Set(
            recorded.filter { $0.severity == .error }.compactMap { error in
                let alike = found.filter { $0.finding.kind == error.kind }
                let match = alike.first { $0.finding.message == error.message } ?? alike.first
                let configured = match.map { policy?.configured($0) ?? $0 }
                if let configured, configured.acceptance != nil || configured.severity != .error { return nil }
                return RecordedError(
                    code: error.code, location: Location(match.map(cause) ?? app),
                    message: match == nil ? error.message.without(triggers) : nil,
                    entry: match.flatMap { policy?.entry(of: $0) })
            })
    }

    /// The location of the fix: in the app, because an event is an action of the user.
    func cause(of found: PlacedFinding) -> Place {
        found.placeInFile.source == read.source ? app(else: found.placeInFile) : found.placeInFile
    }

    private var app: Place { app(else: read.tree.place.opening) }

    /// The app in a file of its own.
    private func app(else place: Place) -> Place {
        guard let app = read.tree.member(at: ["app"])?.value.place, app.source != read.source else { return place }
        return app.opening
    }
}
