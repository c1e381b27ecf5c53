/// Why there is no app to test.
public enum ProjectError: Error, Hashable, Sendable {
    /// The project, or what its app can't do without, can't be found or read.
    case unreadable(Diagnostic)
    /// Several projects may be meant, by these paths.
    case severalProjects(Diagnostic, among: [String])
    /// No target is meant, or several may be; these are the names of those that are apps for iOS.
    case noTarget(Diagnostic, among: [String])
    /// What was read, or a setting, can't hold together, or can't be launched.
    case invalid(Diagnostics)
}

extension ProjectError: CustomStringConvertible {
    /// The complaint as the commands print it.
    public var description: String {
        switch self {
        case .unreadable(let diagnostic), .severalProjects(let diagnostic, _), .noTarget(let diagnostic, _):
            [diagnostic].problemTexts.joined()
        case .invalid(let diagnostics): diagnostics.text
        }
    }
}

extension ProjectError {
    init(_ problem: ProjectSearchProblem) {
        let diagnostic = problem.diagnostic
        self =
            switch problem {
            case .severalProjects(let paths): .severalProjects(diagnostic, among: paths)
            case .project(.severalApplications(let names)), .project(.unknownTarget(_, others: let names)):
                .noTarget(diagnostic, among: names)
            case .project(.noApplication(_)): .noTarget(diagnostic, among: [])
            case .unreadable, .noFolder, .noProject, .notGenerated, .notBelow, .project, .noDelegate:
                .unreadable(diagnostic)
            }
    }

    init(_ failure: ScenarioTracing.Failure) { self = .invalid(Diagnostics(failure.diagnostics)) }
}
