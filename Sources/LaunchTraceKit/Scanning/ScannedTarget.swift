/// The app that a target is, ready to be shown.
struct ScannedTarget: Sendable {
    let name: String
    let app: ScannedApp
    /// What couldn't be read or followed, and what can't hold together.
    let problems: [Diagnostic]
    /// What no scenario has, and a move to scenes meets.
    var scenes = SceneFacts.none
}

extension ScannedTarget {
    init(_ app: ScannedApp, called name: String) {
        self.name = name
        self.app = app
        problems = app.problems + Self.mistakes(in: app)
    }

    /// What a scenario with the app would be refused for.
    private static func mistakes(in app: ScannedApp) -> [Diagnostic] {
        let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)
        let reader = ScenarioReader { (_, _) throws(FileProblem) in
            throw FileProblem(reason: "no file is needed")
        } readProject: { (_, place) throws(FileProblem) in
            app.asProject(at: place)
        }
        do throws(Diagnostics) {
            _ = try reader.read(app: .project(".", at: nowhere), in: nowhere.source)
            return []
        } catch {
            return error.all.map { mistake in
                let place = mistake.place?.source == nowhere.source ? nil : mistake.place
                return Diagnostic(mistake.message, severity: .warning, at: place, hint: mistake.hint)
            }
        }
    }

    var problemText: String { problems.problemTexts.joined() }

    /// Why the app isn't written down for others, who would take what isn't in it for missing; nil where it is.
    var refusal: String? {
        if app.notAnalyzed != nil { return "cannot write the app of a scenario without the class of its delegate" }
        return app.gaps.doubt.map {
            "cannot write the app of a scenario: \($0), and its facts would appear to be missing"
        }
    }
}

extension ScannedApp {
    /// What couldn't be read or followed, so that something of the app may be missing.
    var problems: [Diagnostic] { projectProblems.map { $0.diagnostic(.warning) } + sourceProblems.map(\.diagnostic) }
}

extension [Diagnostic] {
    /// What a project has problems with, each for stderr.
    var problemTexts: [String] {
        map { problem in
            guard problem.place != nil else { return "\(ToolInfo.name): \(problem.text)" }
            // Other files than code may hold secrets.
            return problem.isInCode ? problem.text : problem.headline(.plain) + "\n"
        }
    }
}

extension Diagnostic {
    fileprivate var isInCode: Bool {
        [".swift", ".m", ".mm", ".h"].contains { place?.source.name.hasSuffix($0) == true }
    }
}
