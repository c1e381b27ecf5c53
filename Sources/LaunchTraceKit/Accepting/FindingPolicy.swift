/// What counts of the findings of a run: by the settings, and by a baseline.
struct FindingPolicy: Sendable {
    let configuration: Configuration
    /// What is known; nil where nothing is.
    let baseline: Baseline?
    let names: BaselineNames
}

extension FindingPolicy {
    /// Reads the settings that are chosen, and the baseline that is named, or that they name.
    init(_ choice: ConfigurationChoice, baseline: BaselineUse, root: String?, _ files: FileAccess)
        throws(ScenarioTracing.Failure)
    {
        configuration = try files.configuration(choice)
        self.baseline = try baseline.baseline(configuration, files)
        names = BaselineNames(files: files, root: root)
    }

    /// The findings that count, without those that the baseline knows.
    func counted(_ findings: [PlacedFinding]) -> [PlacedFinding] {
        let counted = findings.map(configured).counted
        guard let baseline else { return counted }
        let known = baseline.known(among: counted.map(names.entry))
        return counted.filter { !known.contains(names.entry(of: $0)) }
    }

    /// The name of a finding in the baseline; nil where there is none.
    func entry(of finding: PlacedFinding) -> BaselineEntry? { baseline == nil ? nil : names.entry(of: finding) }

    /// Whether each finding has to be asked for its file.
    private var analyzesAny: Bool { !configuration.severities.isEmpty || !configuration.ignored.isEmpty }

    /// A finding as the settings have it.
    func configured(_ finding: PlacedFinding) -> PlacedFinding {
        analyzesAny ? configuration.configured(finding, in: names.entry(of: finding).file) : finding
    }
}
