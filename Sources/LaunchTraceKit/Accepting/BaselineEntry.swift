/// One kind of finding at one declaration, as a baseline names it.
struct BaselineEntry: Hashable, Sendable {
    /// The path below the root.
    let file: String
    /// `LT013 AppDelegate.applicationWillEnterForeground(_:)`
    let key: String
}

/// Names findings as a baseline does, regardless of the working folder.
struct BaselineNames: Sendable {
    let files: FileAccess
    /// The folder that is given as the root; nil where it is found.
    let root: String?

    func entry(of finding: PlacedFinding) -> BaselineEntry {
        // A line that only represents the project may change.
        let source = finding.place.source.settingNumber == 0 ? finding.place.source : finding.scenario
        let name = source.name
        let file = finding.isNamedBelowRoot(finding.place) ? name : pathBelowRoot(name, of: finding.scenario.name)
        return BaselineEntry(file: file, key: finding.baselineKey)
    }

    /// A file by its path below the root; as it is named where it isn't below it.
    private func pathBelowRoot(_ name: String, of scenario: String) -> String {
        do { return try files.locate(name).path.relative(to: top(of: scenario)) ?? name } catch { return name }
    }

    private func top(of scenario: String) throws -> String {
        try files.rootFolder(root, above: files.folder(of: scenario))
    }
}
