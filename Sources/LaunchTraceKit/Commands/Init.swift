/// `launchtrace init`.
struct Init: ToolCommand {
    let source: ProjectSource
    /// The folder to write to.
    let folder: String
    let root: String?
    let color: ColorChoice
}

extension Init {
    static let spec = CommandSpec(
        operands: "PROJECT", options: [.launches, .target, .plist, .entitlements, .sources, .root, .color, .help],
        purpose: "Write launch scenarios for an app from its Xcode project, and record their timelines.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that contains one. The command writes \(LaunchFolder.appFile), "
                + "which refers to the project, and its schema \(AppSchemaFile.name). For each trigger that the app "
                + "declares or handles, it writes a cold and a warm scenario, each with its timeline. It also "
                + "writes \(Configuration.fileName), so that \"check\" and \"lint\" need no arguments. Commit all files: "
                + "\"check\" then reports changes.",
            "Existing files are kept, and listed. Nothing is written through a link. Findings are printed, and don't "
                + "change the exit status.",
            "Without an Xcode project, --plist names the Info.plist, --entitlements the entitlements, and --sources "
                + "the folders with code.",
        ],
        details: [
            "A cold launch starts an app that isn't running. A warm launch opens an app in the background. The scenarios "
                + "run on iOS \(Version.newest). The host of a universal link is from the entitlements; for "
                + "applinks:*.example.com it is www.example.com.",
            "If the project isn't in a git repository, the commands need --root, the folder that contains all of its "
                + "files. The commands that are printed last have this option.",
        ],
        examples: [
            "launchtrace init MyApp.xcodeproj", "launchtrace init ios --target MyApp -d ios/Launches",
            "launchtrace init --plist App/Info.plist --sources App",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        source = try ProjectSource(arguments)
        folder = arguments.value(of: .launches) ?? Self.usualFolder
        root = arguments.value(of: .root)
        color = try arguments.color
    }

    static let usualFolder = "Launches"

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        if let refusal = files.refusal(ofOutputFolder: folder, below: root) { return refusal }
        return outcome(of: try start(files), files, LintStyle(terminal.palette(color), columns: terminal.columns))
    }

    /// Why nothing can be written.
    private struct Refusal: CommandFailure {
        let text: String

        init(_ path: String, _ problem: FileProblem) {
            text = complaint("cannot read \(quotedPath(path)): \(problem.reason)")
        }
    }

    /// What is to be written.
    private struct Start {
        let launches: NewLaunches
        /// Nil where there are some already, or none that would be found.
        let settings: NewSettings?
        /// The settings that are there.
        let keptSettings: String?
    }

    private func start(_ files: FileAccess) throws -> Start {
        let launchFolder = try rethrow(as: { Refusal(folder, $0) }) { () throws(FileProblem) in
            try LaunchFolder(folder, for: source, below: root, files)
        }
        let target = try files.target(of: source, below: launchFolder.root).target
        let reference = try source.reference(to: target, from: launchFolder, files)
        let kept = try files.nearestConfiguration()?.name
        let settings = kept == nil ? try settings(for: launchFolder, target, files) : nil
        let launches = try NewLaunches(of: target, by: reference, in: launchFolder, files)
        return Start(launches: launches, settings: settings, keptSettings: kept)
    }

    private func settings(for folder: LaunchFolder, _ target: ProjectTarget, _ files: FileAccess) throws(Refusal)
        -> NewSettings?
    {
        try rethrow(as: { Refusal(Configuration.fileName, $0) }) { () throws(FileProblem) in
            try files.newSettings(for: folder, project: source.projectFile(of: target), target: target.name)
        }
    }

    private func outcome(of start: Start, _ files: FileAccess, _ style: LintStyle) -> CommandOutcome {
        let launches = start.launches
        let new = launches.files.map { file in
            OutputFile(
                path: launches.folder.path(of: file.name), content: file.text, sources: [], makesFolder: true,
                purpose: file.replaced.map { .source(read: $0) } ?? .new, folder: launches.folder.place.name)
        }
        let settings = start.settings.map {
            OutputFile(path: $0.path, content: $0.text, sources: [], makesFolder: true, purpose: .new)
        }
        var outcome = CommandOutcome()
        var (written, kept): ([String], [String]) = ([], launches.kept.map(launches.folder.path))
        for output in new + [settings].compactMap(\.self) {
            do throws(FileProblem) {
                try files.write(output)
                written.append(output.path)
            } catch {
                // Another run may be at work here, too.
                if error.isPresence {
                    kept.append(output.path)
                    continue
                }
                // What keeps one from being written is likely to keep the others as well.
                outcome = .unwritten(output, error)
                outcome.stdout = NewLaunches.writtenText(written, style.palette)
                return outcome
            }
        }
        let isSettled = settings.map { written.contains($0.path) } ?? false
        outcome.stdout = launches.text(written, isSettled: isSettled, style)
        outcome.stderr = launches.warningText + (kept + [start.keptSettings].compactMap(\.self)).keptText
        outcome.stderr += launches.failures.map(\.text).joined()
        outcome.status = launches.failures.isEmpty ? 0 : 2
        return outcome
    }
}

extension ProjectSource {
    /// The project that a target is of, as it is seen from the root or as it was named; nil without one.
    fileprivate func projectFile(of target: ProjectTarget) -> String? {
        guard case .project(let path, _) = self else { return nil }
        return target.projectFile.map(\.folderPath) ?? path
    }

    /// What an app file in a folder says to mean this.
    fileprivate func reference(to target: ProjectTarget, from folder: LaunchFolder, _ files: FileAccess)
        throws(ProjectSearchProblem) -> Value
    {
        switch self {
        case .project(let path, _):
            let file = projectFile(of: target) ?? path
            return [
                "project": .string(file.path(in: folder.root).path(from: folder.place.path)),
                "target": .string(target.name),
            ]
        case .folders(let folders, _):
            func relative(_ path: String) throws(ProjectSearchProblem) -> Value {
                .string(try files.located(path).path(from: folder.place.path))
            }
            let plist = try folders.infoPlist.map { path throws(ProjectSearchProblem) in try relative(path) }
            let signed = try folders.entitlements.map { path throws(ProjectSearchProblem) in try relative(path) }
            let all = try folders.sources.map { path throws(ProjectSearchProblem) in try relative(path) }
            return .object(Value.members(["plist": plist, "entitlements": signed, "sources": .list(all)]))
        }
    }
}
