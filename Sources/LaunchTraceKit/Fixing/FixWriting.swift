/// Whether and where fixes are written.
struct FixWriting: Equatable, Sendable {
    /// Whether they are shown as a diff instead.
    var isDry = false
    /// Whether a file is written that git doesn't have as it is.
    var isForced = false
}

/// Files on their way to having all fixes.
struct FixProgress {
    let places: FixPlaces
    let writing: FixWriting
    /// The texts as they are, and as they will be, by their paths without links.
    private(set) var texts: [String: (before: String, after: String)] = [:]
    /// How many edits each file gets.
    private(set) var counts: [String: Int] = [:]
    /// Why files are left, by their paths.
    private(set) var refusals: [String: String] = [:]
    /// The files that git was asked about.
    private var known: Set<String> = []

    init(_ places: FixPlaces, _ writing: FixWriting) { (self.places, self.writing) = (places, writing) }

    var after: [String: String] { texts.mapValues(\.after) }

    /// What some findings need, as many as fit beside each other; all of it was tried alone.
    mutating func next(_ findings: [PlacedFinding]) throws(ScenarioTracing.Failure) -> FixedFiles {
        var fixed = FixedFiles()
        for finding in findings {
            guard let fix = finding.fix else { continue }
            var paths: [String: String] = [:]
            for edit in fix.edits {
                paths[edit.place.source.name] = try places.path(of: edit.place, readFor: finding.scenario)
            }
            guard paths.values.allSatisfy({ mayWrite($0) }) else { continue }
            _ = fixed.add(fix) { paths[$0.source.name] }
        }
        return fixed
    }

    /// Takes what was tried together, or one fix that was tried alone.
    mutating func take(_ fixed: FixedFiles) {
        for (path, text) in fixed.texts {
            texts[path] = (texts[path]?.before ?? text.before, text.after)
            counts[path, default: 0] += fixed.count(of: path)
        }
    }

    private mutating func mayWrite(_ path: String) -> Bool {
        if !writing.isForced, known.insert(path).inserted { refusals[path] = places.refusal(toWrite: path) }
        return refusals[path] == nil
    }
}
