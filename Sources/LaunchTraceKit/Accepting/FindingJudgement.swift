/// What counts of the findings of a run: by the settings, and by a baseline.
struct FindingJudgement: Sendable {
    let configuration: Configuration
    /// What is known; nil where nothing is.
    let baseline: Baseline?
    let names: BaselineNames
}

extension FindingJudgement {
    /// Reads the settings that are chosen, and the baseline that is named, or that they name.
    init(_ choice: ConfigurationChoice, baseline: BaselineUse, root: String?, _ files: FileAccess)
        throws(ScenarioTracing.Failure)
    {
        configuration = try files.configuration(choice)
        self.baseline = try baseline.baseline(configuration, files)
        names = BaselineNames(files: files, root: root)
    }

    /// Reads the settings alone.
    init(_ choice: ConfigurationChoice, root: String?, _ files: FileAccess) throws(ScenarioTracing.Failure) {
        configuration = try files.configuration(choice)
        baseline = nil
        names = BaselineNames(files: files, root: root)
    }

    /// The name of a finding in the baseline; nil where there is none.
    func entry(of finding: PlacedFinding) -> BaselineEntry? { baseline == nil ? nil : names.entry(of: finding) }

    /// Whether each finding has to be asked for its file.
    private var analyzesAny: Bool { !configuration.severities.isEmpty || !configuration.ignored.isEmpty }

    /// A finding as the settings have it.
    func judged(_ finding: PlacedFinding) -> PlacedFinding {
        analyzesAny ? configuration.judged(finding, in: names.entry(of: finding).file) : finding
    }
}
