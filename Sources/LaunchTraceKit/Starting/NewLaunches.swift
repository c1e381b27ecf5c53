/// The launches of an app that is new to the tool: what has to be written, and what is found in them.
struct NewLaunches: Sendable {
    let folder: LaunchFolder
    /// In the order in which they are to be written: the schema that an app names, the app, its scenarios.
    let files: [NewFile]
    /// The names of files that are there already.
    let kept: [String]
    private(set) var linted: LintedInput
    /// Scenarios that were there, and can't be read.
    let failures: [ScenarioTracing.Failure]
    /// The unread parts of the project, so that launches may be missing, and notes about versions.
    let warnings: [Diagnostic]
    /// The number of launches that only `lint` analyzes, because they begin in further states of the app.
    let launchesOnlyLinted: Int

    /// A file that isn't there, or takes the place of an older one of the tool's own.
    struct NewFile: Sendable {
        let name: String
        let text: String
        /// The older text that it replaces; nil for a file that isn't there.
        var replaced: String?
    }
}

extension NewLaunches {
    /// The launches of the app that a target is, to which a reference leads.
    init(of target: ProjectTarget, by reference: Value, in folder: LaunchFolder, _ files: FileAccess)
        throws(ScenarioTracing.Failure)
    {
        let tracing = ScenarioTracing(root: folder.root)
        let schema = AppSchemaFile(in: folder, files)
        let app = NewFile(name: LaunchFolder.appFile, text: schema.naming(reference).prettyJSON)
        let read = try tracing.app(app, in: folder, files)
        // An app file that was there before may not refer to the project.
        let sources = read.project?.sources ?? LaunchSources(linkHosts: target.linkHosts)
        let scenarios = try tracing.scenarios(of: read, from: sources)
        let all = try tracing.launchesForFindings(of: read).count
        let pending = files.adding([app] + scenarios, to: folder)
        let traced = pending.parallelWork.results(scenarios.count, .long) { index in
            Result { () throws(ScenarioTracing.Failure) in
                try tracing.trace(pending.text(of: scenarios[index].name, in: folder), pending)
            }
        }
        self.init(
            folder: folder, app: [schema.file, app].compactMap(\.self), scenarios: Array(zip(scenarios, traced)),
            of: read, warnings: read.warnings, launchesOnlyLinted: max(0, all - scenarios.count))
    }

    private init(
        folder: LaunchFolder, app: [NewFile], scenarios: [(NewFile, Result<TracedScenario, ScenarioTracing.Failure>)],
        of read: ReadScenario, warnings: [Diagnostic], launchesOnlyLinted: Int
    ) {
        var all = app
        var merged = MergedFindings(of: scenarios.count)
        var failures: [ScenarioTracing.Failure] = []
        for (scenario, result) in scenarios {
            all.append(scenario)
            switch result {
            case .success(let traced):
                all.append(
                    NewFile(name: CheckedName.timeline(of: scenario.name), text: traced.launchToRecord.textToRecord))
                // Refers only to the app, as if the app is linted: the scenarios don't need a fix.
                let ofApp = TracedScenario(read.replacing(traced.read.scenario), traced.timeline)
                merged.add(ofApp.findings, of: AppLaunch(traced.read.scenario))
            case .failure(let failure): failures.append(failure)
            }
        }
        self.folder = folder
        files = all.filter { $0.replaced != nil || !folder.has($0.name) }
        kept = all.filter { $0.replaced == nil }.map(\.name).filter(folder.has)
        linted = LintedInput(merged, ofApp: read)
        linted.isReadWhole = read.isReadWhole
        linted.isMisunderstood = read.project?.notUnderstood != nil
        self.failures = failures
        self.warnings = warnings
        self.launchesOnlyLinted = launchesOnlyLinted
    }
}

extension ScenarioTracing {
    /// The app of a folder, which may have yet to be written.
    fileprivate func app(_ file: NewLaunches.NewFile, in folder: LaunchFolder, _ files: FileAccess) throws(Failure)
        -> ReadScenario
    {
        let pending = files.adding([file], to: folder)
        return try readScenarioOrApp(try pending.text(of: file.name, in: folder), pending).read
    }

    /// A scenario for each trigger of an app, cold and warm.
    fileprivate func scenarios(of app: ReadScenario, from sources: LaunchSources) throws(Failure) -> [NewLaunches
        .NewFile]
    {
        let launches = try rethrow(as: { ScenarioTracing.Failure($0, of: app) }) { () throws(ImpossibleEvent) in
            try app.scenario.coldAndWarmLaunches(from: sources, preferring: preference)
        }
        return zip(launches, LaunchName.all(of: launches.map(\.launch))).map { launch, name in
            NewLaunches.NewFile(
                name: name.file + CheckedName.scenario,
                text: LaunchScenario.text(of: launch, called: name.title, app: LaunchFolder.appFile))
        }
    }
}

extension FileAccess {
    /// The text of a file that is there already, or will be: it was named by no command line, and a pipe in its place would be waited for.
    fileprivate func text(of name: String, in folder: LaunchFolder) throws(ScenarioTracing.Failure) -> SourceText {
        let path = folder.path(of: name)
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(path), $0) }) { () throws(FileProblem) in
            let bytes = try readFile(path, as: .json, namedBy: path, below: folder.root)
            return SourceText(name: path, bytes: bytes, isNamed: false)
        }
    }

    /// The files as they will be once those that a folder lacks are written.
    fileprivate func adding(_ new: [NewLaunches.NewFile], to folder: LaunchFolder) -> FileAccess {
        let missing = new.filter { !folder.has($0.name) }.map { ($0.name, $0.text) }
        return adding(Dictionary(missing) { first, _ in first }, to: folder.place)
    }
}

extension AppLaunch {
    init(_ scenario: Scenario) {
        self.init(start: scenario.start, triggers: scenario.events.map(\.trigger), isLocked: scenario.device.isLocked)
    }
}

extension NewLaunches {
    /// What was written and what is found, and how to go on.
    func text(_ written: [String], isSettled: Bool, _ style: LintStyle) -> String {
        let found = LintFormat.text.render(linted.findings.counted, style)
        let summary = [linted].summary(in: linted.launches ?? 0)
        let others =
            launchesOnlyLinted == 0
            ? ""
            : "lint also analyzes \(launchesOnlyLinted.counting("launch")) from other states, such as a prewarmed app\n"
        let sections = [
            Self.writtenText(written, style.palette), found + summary + "\n" + others,
            folder.nextText(isSettled: isSettled),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A line for each file that was written, but for the timeline of a scenario, which goes without saying.
    static func writtenText(_ written: [String], _ palette: Palette) -> String {
        let paths = Set(written)
        return written.compactMap { path -> Line? in
            let scenario = path.hasSuffix(CheckedName.timeline) ? CheckedName.scenario(of: path) : path
            guard path == scenario || !paths.contains(scenario) else { return nil }
            var line = Line(path == scenario ? "written" : "recorded", .heading)
            line.addField(scenario.printable)
            return line
        }.map { $0.text(palette) + "\n" }.joined()
    }

    var warningText: String { warnings.problemTexts.unique().joined() }
}
