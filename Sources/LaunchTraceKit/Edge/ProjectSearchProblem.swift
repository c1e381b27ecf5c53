/// Why there is no target to read.
enum ProjectSearchProblem: CommandFailure, Sendable {
    case unreadable(String, FileProblem)
    /// Something that is neither a project nor a folder.
    case noFolder(String)
    /// A folder without a project in it or a little below.
    case noProject(String, other: (String, OtherLanguage)?)
    /// A folder without a project, but with a file from which one is generated; or that file.
    case notGenerated(String, ProjectManifest)
    case severalProjects([String])
    case notBelow(String, root: String)
    case project(ProjectProblem)
    /// Nothing says where the app begins, for that reason.
    case noDelegate(String)

    var text: String { complaint(diagnostic.message) }

    /// The same as a value.
    var diagnostic: Diagnostic {
        if case .noDelegate(let reason) = self { Diagnostic(reason, at: nil) } else { Diagnostic(message, at: nil) }
    }

    /// What is said of an app whose launches can't be traced.
    static func notAnalyzed(_ reason: String) -> String { "the app isn't analyzed: \(reason)" }

    /// One sentence, without the name of the tool.
    var message: String {
        switch self {
        case .unreadable(let path, let problem): "cannot read \(quotedPath(path)): \(problem.reason)"
        case .noFolder(let path): "\(quotedPath(path)) is neither an Xcode project nor a folder with one"
        case .noProject(let path, let other?):
            "no Xcode project found in \(quotedIfNeeded(path)), but \(quotedIfNeeded(other.0)): "
                + "\(other.1.rawValue) code isn't read"
        case .noProject(let path, nil):
            "no Xcode project found in \(quotedIfNeeded(path)) (searched two levels deep); without a project, pass the "
                + "Info.plist with --plist, and the code with --sources"
        case .notGenerated(let path, let manifest):
            "no Xcode project in \(quotedIfNeeded(path)): run `\(manifest.command)` first; or pass the Info.plist with "
                + "--plist, and the code with --sources"
        case .severalProjects(let paths): "several projects found: \(Self.list(paths)); name one of them"
        case .notBelow(let path, let root):
            "cannot read \(quotedPath(path)): it is not below \(root.printable); choose another folder with --root"
        case .project(let problem): problem.message
        case .noDelegate(let reason): Self.notAnalyzed(reason)
        }
    }

    /// The paths that are listed.
    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(8).map { quotedIfNeeded($0) }.joined(separator: ", ")
        return paths.count > 8 ? "\(shown) and \(paths.count - 8) more" : shown
    }
}
