extension Project {
    /// An app as its project and code define it.
    public struct App: Sendable {
        /// The name of its target.
        public let target: String
        private let read: ReadScenario
        private let possible: [LaunchOfApp]
    }
}

extension Project.App {
    /// The app of a target, which is called so if it is called anything.
    init(_ source: ProjectSource, called name: String?, _ settings: [Setting], _ files: FileAccess) throws(ProjectError)
    {
        let (scanned, found) = try Self.scanned(source, files)
        if let name, name != found { throw ProjectError(.project(.unknownTarget(name, others: [found]))) }
        target = found
        let reader = ScenarioReader(
            readFile: { (_, _) throws(FileProblem) in throw .absence(reason: "no such file") },
            readProject: { (_, place) in scanned.asProject(at: place) })
        let text = SourceText(ofProject: source.name)
        let read = try rethrow(as: ProjectError.invalid) { () throws(Diagnostics) in
            try reader.read(app: text.appOfProject, in: text, settings: settings)
        }
        self.read = read
        possible = try rethrow(as: ProjectError.init) { () throws(ScenarioTracing.Failure) in
            try ScenarioTracing().launches(of: read)
        }
    }

    private static func scanned(_ source: ProjectSource, _ files: FileAccess) throws(ProjectError) -> (
        app: ScannedApp, target: String
    ) {
        return try rethrow(as: ProjectError.init) { () throws(ProjectSearchProblem) in
            let found = try files.target(of: source, below: nil)
            return (try found.app(by: files.parallelWork), found.target.name)
        }
    }

    /// The app as a scenario has it, for scenarios of your own:
    ///
    ///     try Scenario("A link on iOS 18", device: Device(os: 18), app: app.declaration, events: [.openURL("recipes://soup")])
    public var declaration: Scenario.App { read.scenario.app.written }

    /// What couldn't be read or followed, so that something of the app may be missing; as `launchtrace scan` warns of it.
    public var warnings: [Diagnostic] { read.warnings }

    /// Whether all was read that a launch depends on. Otherwise methods or keys may be there that nothing is known of, and
    /// that nothing is found says less.
    public var isAnalyzed: Bool { read.project?.doubt == nil }

    /// The launches in which ``lint()`` looks for mistakes: each trigger that the app declares or has code for, from each
    /// state in which it can come. A tap on the icon of an app that isn't running is the first.
    public func launches() -> [Project.Launch] { possible.map { Project.Launch(scenario: $0.scenario) } }

    /// A launch of your own, by default of an app that isn't running: `app.launch(.openURL("recipes://soup?id=7"))`.
    public func launch(_ events: Event..., from start: Start = .notRunning) -> Project.Launch {
        var scenario = read.scenario
        (scenario.start, scenario.events) = (start, events)
        return Project.Launch(scenario: scenario)
    }

    /// What `launchtrace lint` finds in the ``launches()``: each mistake once, in the order of the places that are to blame, without
    /// those that comments in the code accept.
    ///
    /// - Throws: ``ProjectError/invalid(_:)`` where a launch that has to be possible isn't.
    public func lint() throws(ProjectError) -> [PlacedFinding] {
        return try rethrow(as: { ProjectError($0) }) { () throws(ScenarioTracing.Failure) in
            try ScenarioTracing().lint(app: read).findings.counted
        }
    }
}

extension ProjectSource {
    /// What messages call it.
    fileprivate var name: String {
        switch self {
        case .project(let path, _): path
        case .folders(let folders, _): folders.sources.first ?? folders.infoPlist ?? "."
        }
    }
}
