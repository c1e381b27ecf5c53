/// The app that a target is, ready to be shown.
struct ScannedTarget: Sendable {
    let name: String
    let app: ScannedApp
    /// The app as a scenario has it.
    let value: Value
    /// The tree of the app, whose parts stand where the project says them.
    let tree: JSONNode
    /// What the model keeps of it; nil where it can't hold together.
    let modelled: Scenario.App?
    /// What couldn't be read or followed, and what can't hold together.
    let problems: [Diagnostic]
}

extension ScannedTarget {
    init(_ app: ScannedApp, called name: String) {
        // What the project says nowhere.
        let nowhere = Place(source: SourceText(name: name, bytes: []), range: 0..<0)
        self.name = name
        self.app = app
        tree = app.node(at: nowhere)
        value = tree.plainValue
        let mistakes: [Diagnostic]
        (modelled, mistakes) = Self.modelled(tree)
        problems = app.problems + mistakes
    }

    /// The app for the model, or what a scenario with it would be refused for.
    private static func modelled(_ tree: JSONNode) -> (app: Scenario.App?, mistakes: [Diagnostic]) {
        let files = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no such file") }
        do throws(Diagnostics) {
            return (try files.read(app: tree, in: tree.place.source).scenario.app.written, [])
        } catch {
            let mistakes = error.all.map { mistake in
                let isSomewhere = mistake.place?.source != tree.place.source
                return Diagnostic(
                    mistake.message, severity: .warning, at: isSomewhere ? mistake.place : nil, hint: mistake.hint)
            }
            return (nil, mistakes)
        }
    }

    /// The problems for stderr.
    var problemText: String { problems.problemTexts.joined() }

    /// Why the app isn't written down for others, who would take what isn't in it for missing.
    var refusal: String {
        let doubt = app.open.doubt ?? ""
        return "cannot write the app as a scenario has it: \(doubt), and what it may hold would seem not to be there"
    }

    /// A place, unless the project says it nowhere.
    func shown(_ place: Place?) -> Place? { place?.source == tree.place.source ? nil : place }
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
