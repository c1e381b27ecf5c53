/// What is found in a scenario, or in all launches of an app.
struct LintedInput: Sendable {
    /// The name of its file for messages.
    let name: String
    /// In the order of the text.
    var findings: [PlacedFinding]
    /// How many launches an app has; nil of a scenario.
    let launches: Int?
    /// What couldn't be read of the app's project, so that findings may be missing.
    var warnings: [Diagnostic] = []
    /// Which project and target an app was read from, where a folder was named, or what was passed over; nil elsewhere.
    var origin: String?
    /// Whether nothing of it was left unread, so that what isn't found isn't there.
    var isReadWhole = true
    /// Whether a part of the code isn't understood.
    var isMisunderstood = false
    /// The app as it was read, for fixes; nil if it isn't read from a project.
    var app: ReadScenario?
}

extension LintedInput {
    init(_ traced: TracedScenario) { self.init(traced.read, traced.findings) }

    /// The same for findings of any source.
    fileprivate init(_ scenario: ReadScenario, _ findings: [PlacedFinding]) {
        self.init(name: scenario.source.name, findings: findings.inOrderOfPlace, launches: nil)
    }

    /// What is found in the launches of an app.
    init(_ merged: MergedFindings, ofApp app: ReadScenario) {
        // What no part of the app is to blame for says least.
        let top = app.tree.place.opening
        let findings = merged.findings(of: app, top).inOrderOfPlace
        self.init(
            name: app.source.name, findings: findings.filter { $0.place != top } + findings.filter { $0.place == top },
            launches: merged.count)
    }

    /// The number of launches in which a fact is unknown: all, if a part of the code isn't understood.
    fileprivate var launchesNotAnalyzed: Int {
        if isMisunderstood, let launches { return launches }
        return Set(findings.counted.filter { !$0.isOfApp }.flatMap { $0.launches?.all ?? [] }).count
    }

    /// `app.json: 14 launches, 9 errors, 1 warning; 2 not analyzed; 1 ignored`; nil of a scenario.
    var summary: String? {
        guard let launches else { return nil }
        let origin = origin.map { "\(name.printable): read from \($0.printable)\n" } ?? ""
        return origin + "\(name.printable): \([self].summary(in: launches))"
    }
}

extension [LintedInput] {
    /// `14 launches, 9 errors, 1 warning; 2 not analyzed; 1 ignored`, or `14 launches: 2 not analyzed`; nothing is said to
    /// be absent where a launch isn't analyzed or code isn't read.
    func summary(in launches: Int) -> String {
        let findings = flatMap(\.findings)
        let counts = Severity.allCases.compactMap { severity -> String? in
            let number = findings.counted.count { $0.isOfApp && $0.finding.severity == severity }
            return number > 0 ? number.counting(severity.rawValue) : nil
        }
        let open = map(\.launchesNotAnalyzed).reduce(0, +)
        let none = allSatisfy(\.isReadWhole) ? "nothing found" : "no finding in the part that was read"
        let found = counts.isEmpty && open == 0 ? [none] : counts
        let all = ([launches.counting("launch")] + found).joined(separator: ", ")
        return all.adding(notAnalyzed: open, isFirst: counts.isEmpty, ignored: findings.ignored.count)
    }
}

extension String {
    /// `13 launches: 1 not analyzed; 2 ignored`
    fileprivate func adding(notAnalyzed open: Int, isFirst: Bool, ignored: Int) -> String {
        self + (open == 0 ? "" : "\(isFirst ? ":" : ";") \(open) not analyzed")
            + (ignored == 0 ? "" : "; \(ignored) ignored")
    }
}

extension [LintedInput] {
    /// A line for each app, and one for all scenarios.
    var summaries: [String] {
        let scenarios = filter { $0.launches == nil }
        let findings = scenarios.flatMap(\.findings)
        let found = findings.counted.count(where: \.isOfApp)
        let open = Set(findings.counted.filter { !$0.isOfApp }.flatMap { [$0.scenario] + $0.otherScenarios }).count
        let counts =
            [scenarios.count.counting("scenario")] + (found == 0 && open > 0 ? [] : [found.counting("finding")])
        let line = counts.joined(separator: ", ").adding(
            notAnalyzed: open, isFirst: counts.count == 1, ignored: findings.ignored.count)
        return compactMap(\.summary) + (scenarios.isEmpty ? [] : [line])
    }
}

extension PlacedFinding {
    /// Whether it reports a bug of the app, and no gap in what is known of it.
    var isOfApp: Bool { finding.kind.subject == .app }
}

extension ScenarioTracing {
    /// The findings of a scenario, or of an app in each of its launches.
    func lint(_ input: Input, comparedTo before: ScenarioOrApp? = nil, _ files: FileAccess) throws(Failure)
        -> LintedInput
    {
        switch try readOperand(input, files) {
        case .scenario(let read):
            let findings = try inBothForms(try trace(read)) { traced throws(Failure) in
                try compared(traced, before?.before(read)).findings
            }
            var linted = LintedInput(read, findings)
            linted.isReadWhole = read.isReadWhole
            linted.app = read.isFromProject ? read : nil
            let isComplete = before == nil && leavesAlone && !read.isFromProject
            linted.warnings = read.warnings + read.warnings(ofAccepting: isComplete ? findings : nil)
            return linted
        case .app(let app): return try lint(app: app, comparedTo: before?.read)
        }
    }

    func lint(_ folders: CodeFolders, comparedTo before: ScenarioOrApp?, _ files: FileAccess) throws(Failure)
        -> LintedInput
    { try lint(app: try read(folders, files), comparedTo: before?.read) }

    /// The findings of an app, each once.
    func lint(app: ReadScenario, comparedTo before: ReadScenario? = nil) throws(Failure) -> LintedInput {
        lint(app: app, in: try launchesForFindings(of: app), comparedTo: before)
    }

    func launchesForFindings(of app: ReadScenario) throws(Failure) -> [LaunchOfApp] {
        try rethrow(as: { Failure($0, of: app) }) { () throws(ImpossibleEvent) in
            try app.scenario.launchesForFindings(from: app.project?.sources ?? LaunchSources(), preferring: preference)
        }
    }

    /// The facts of a launch that aren't analyzed, each with its reason.
    func gaps(in launch: LaunchOfApp, of app: ReadScenario) -> [PlacedFinding] {
        TracedScenario(app.replacing(launch.scenario), launch.timeline).findings.filter { !$0.isOfApp }
    }

    /// The findings of an app in launches of it that have been traced.
    func lint(app: ReadScenario, in launches: [LaunchOfApp], comparedTo before: ReadScenario? = nil) -> LintedInput {
        var merged = MergedFindings(of: launches.count)
        for launch in launches {
            let traced = TracedScenario(app.replacing(launch.scenario), launch.timeline)
            let before = before.map { $0.replacing($0.scenario.replacingCourse(by: launch.launch)) }
            let findings = inBothForms(traced) { comparedIfPossible($0, before).findings }
            merged.add(findings, of: launch.launch)
        }
        var linted = LintedInput(merged, ofApp: app)
        linted.isReadWhole = app.isReadWhole
        linted.isMisunderstood = app.project?.notUnderstood != nil
        linted.app = app.isFromProject ? app : nil
        linted.origin = app.source.bytes.isEmpty && !app.source.name.isOfProject ? app.project?.origin : nil
        let isComplete = before == nil && leavesAlone && app.isReadWhole
        linted.warnings = app.warnings + app.warnings(ofAccepting: isComplete ? linted.findings : nil)
        return linted
    }

    /// What is found in a scenario, in both forms of a background launch where they differ.
    func inBothForms<Problem: Error>(
        _ traced: TracedScenario, _ findings: (TracedScenario) throws(Problem) -> [PlacedFinding]
    ) throws(Problem) -> [PlacedFinding] {
        let own = try findings(traced)
        guard let other = otherForm(of: traced) else { return own }
        return BackgroundForm.merge(own, try findings(other))
    }

    private func compared(_ traced: TracedScenario, _ before: ReadScenario?) throws(Failure) -> TracedScenario {
        guard let before else { return traced }
        return try compare(traced, with: before)
    }

    /// Without a comparison where the app could not be launched so before.
    private func comparedIfPossible(_ traced: TracedScenario, _ before: ReadScenario?) -> TracedScenario {
        do throws(Failure) { return try compared(traced, before) } catch { return traced }
    }

    func launches(of app: ReadScenario) throws(Failure) -> [LaunchOfApp] {
        return try rethrow(as: { Failure($0, of: app) }) { () throws(ImpossibleEvent) in
            try app.scenario.launches(from: app.project?.sources ?? LaunchSources(), preferring: preference)
        }
    }
}

/// Findings of several launches, of which those that are alike are one.
struct MergedFindings {
    /// How many launches there are.
    let count: Int
    private var found: [(finding: PlacedFinding, launches: [AppLaunch])] = []
    private var indices: [Likeness: Int] = [:]

    init(of count: Int) { self.count = count }

    /// Adds the findings of one launch, which counts once for each.
    mutating func add(_ findings: [PlacedFinding], of launch: AppLaunch) {
        for finding in findings {
            let likeness = Likeness(finding, in: launch)
            if let index = indices[likeness] {
                if found[index].launches.last != launch { found[index].launches.append(launch) }
                // What one launch settles is settled.
                if finding.weight > found[index].finding.weight { found[index].finding = finding }
            } else {
                indices[likeness] = found.count
                found.append((finding, [launch]))
            }
        }
    }

    /// The findings of an app that is read from the top of a text, without those of one form of a background launch that another launch shows in both forms.
    func findings(of app: ReadScenario, _ top: Place) -> [PlacedFinding] {
        let certain = Set(found.map(\.finding).filter { $0.condition == nil }.map { Named($0) })
        let shown = found.filter { $0.finding.condition == nil || !certain.contains(Named($0.finding)) }
        return shown.map { finding, launches in
            var finding = finding
            finding.launches = ShownLaunches(launches, of: count)
            if finding.place == top { finding.openPlace = launches.first.flatMap(app.placeOfReason) }
            return finding
        }
    }

    /// The subject of a finding, regardless of form and severity.
    private struct Named: Hashable {
        let kind: FindingKind
        let place: Place

        init(_ finding: PlacedFinding) { (kind, place) = (finding.finding.kind, finding.place) }
    }

    /// The parts in which the findings of two launches agree if they are one. The URL, the activity or the action of a
    /// launch isn't among them, and neither is the severity, of which the worst is reported.
    private struct Likeness: Hashable {
        let kind: FindingKind
        let place: Place
        let words: String

        init(_ finding: PlacedFinding, in launch: AppLaunch) {
            (kind, place) = (finding.finding.kind, finding.place)
            words = finding.finding.problem(withoutPayloadsOf: launch.triggers)
        }
    }
}

extension PlacedFinding {
    /// How bad it is, and of those that are as bad how sure.
    fileprivate var weight: (Int, Int, Int) {
        let severity = [Severity.note, .warning, .error].firstIndex(of: severity) ?? 0
        return (severity, condition == nil ? 1 : 0, finding.restsOnUnsettled ? 0 : 1)
    }
}

extension [PlacedFinding] {
    /// In the order of the scenario's text; those of one place stay as they are.
    fileprivate var inOrderOfPlace: [PlacedFinding] { sorted { $0.place.position < $1.place.position } }
}

extension [LintedInput] {
    /// The inputs without repetitions: a finding at a location in a file that several scenarios name, and a finding that
    /// describes an app of several scenarios, appears once and names these scenarios. What is found in the launches of an
    /// app isn't repeated for its scenarios.
    var onceInSharedFiles: [LintedInput] {
        var places: [SharedFinding: (input: Int, finding: Int)] = [:]
        var once = self
        for input in indices { once[input].findings = [] }
        // Apps come first, so that the finding of an app stays wherever its file is named.
        for input in indices.filter({ self[$0].launches != nil }) + indices.filter({ self[$0].launches == nil }) {
            for found in self[input].findings {
                guard let shared = found.shared, let known = places[shared] else {
                    if let shared = found.shared { places[shared] = (input, once[input].findings.count) }
                    once[input].findings.append(found)
                    continue
                }
                let launches = once[known.input].findings[known.finding].launches
                if launches == found.launches {
                    once[known.input].findings[known.finding].otherScenarios.append(found.scenario)
                } else if found.launches != nil {
                    once[input].findings.append(found)
                }
            }
        }
        return once
    }
}

extension PlacedFinding {
    /// What makes it one with the finding of another scenario or of the app; nil if only its scenario can have it.
    fileprivate var shared: SharedFinding? {
        let app = finding.kind.isOfWholeApp ? sharedApp ?? (launches == nil ? nil : scenario) : nil
        if app == nil, launches == nil, placeInFile.source == scenario { return nil }
        return SharedFinding(
            kind: finding.kind, statement: statement, place: app.map { Place(source: $0, range: 0..<0) } ?? place,
            acceptance: acceptance)
    }
}

/// What makes the findings of two scenarios one.
private struct SharedFinding: Hashable {
    let kind: FindingKind
    let statement: String
    let place: Place
    let acceptance: Acceptance?
}
