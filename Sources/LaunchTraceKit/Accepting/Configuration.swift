/// The settings of a project for this tool: what is meant where nothing is named, and what of the findings counts.
struct Configuration: Equatable, Sendable {
    var project: String?
    var target: String?
    var scenarios: [String] = []
    var baseline: String?
    var severities: [ConfiguredSeverity] = []
    var ignored: [IgnoredFiles] = []

    static let fileName = ".\(ToolInfo.name).json"
}

/// How bad the findings of a kind are held to be.
struct ConfiguredSeverity: Equatable, Sendable {
    let code: String
    let level: Level
    let place: Place

    enum Level: String, CaseIterable, Sendable {
        case error, warning, note, off

        /// Nil of those that count for nothing.
        var severity: Severity? { Severity(rawValue: rawValue) }
    }
}

/// The files in which findings of a kind count for nothing.
struct IgnoredFiles: Equatable, Sendable {
    let code: String
    /// A pattern for the path below the root, with `*`, `?` and `**`; nil for all files.
    let paths: String?
    let reason: String
    let place: Place
}

extension Configuration {
    func mapPaths<Problem: Error>(_ change: (String) throws(Problem) -> String) throws(Problem) -> Configuration {
        var changed = self
        changed.project = try project.map(change)
        changed.scenarios = try scenarios.map(change)
        changed.baseline = try baseline.map(change)
        return changed
    }

    /// A finding with the severity of these settings.
    func configured(_ finding: PlacedFinding, in file: String) -> PlacedFinding {
        var configured = finding
        if let severity = severities.first(where: { $0.code == finding.code }) {
            configured = configured.held(to: severity)
        }
        if configured.acceptance == nil, let ignored = ignored.first(where: { $0.covers(finding.code, in: file) }) {
            configured.acceptance = ignored.acceptance
        }
        return configured
    }
}

extension PlacedFinding {
    fileprivate func held(to configured: ConfiguredSeverity) -> PlacedFinding {
        var held = self
        if let severity = configured.level.severity {
            var finding = finding
            finding.severity = severity
            held = replacing(finding)
        } else if held.acceptance == nil {
            held.acceptance = .reason(
                AcceptedFinding(
                    code, because: "its severity is \(configured.level.rawValue)", at: configured.place, in: .everything
                ))
        }
        return held
    }
}

extension IgnoredFiles {
    func covers(_ code: String, in file: String) -> Bool {
        code == self.code && paths.map { PathPattern($0)?.matches(file) ?? false } ?? true
    }

    var acceptance: Acceptance { .reason(AcceptedFinding(code, because: reason, at: place, in: .everything)) }
}
