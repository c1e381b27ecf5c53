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
        operands: "PROJECT",
        options: [.launches, .target, .plist, .entitlements, .sources, .root, .color, .help],
        purpose: "Write the launch scenarios of an app, from its Xcode project, and record their timelines.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that holds one. Written are \(LaunchFolder.appFile), which refers to the "
                + "project, a scenario for each trigger that the app declares or handles, cold and warm, and its "
                + "timeline. Commit them: when a change of the code changes a launch, \"\(ToolInfo.name) check\" tells.",
            "What exists is left as it is, and named. What is found in the launches is printed, and doesn't change the "
                + "exit status.",
            "Without an Xcode project --plist names the Info.plist, --entitlements what the app is signed with, and "
                + "--sources the folders with code.",
        ],
        details: [
            "Cold is a launch of an app that isn't running, warm one of an app in the background. The scenarios are pinned to "
                + "iOS \(Version.newest). A web link of the app is one whose host its entitlements name; for "
                + "applinks:*.example.com it is www.example.com.",
            "Of a project that git doesn't know the scenarios have to be told the folder above all of its files: the commands "
                + "that are printed last do that, with --root.",
        ],
        examples: [
            "launchtrace init MyApp.xcodeproj",
            "launchtrace init ios --target MyApp -d ios/Launches",
            "launchtrace init --plist App/Info.plist --sources App",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        source = try ProjectSource(arguments)
        folder = arguments.value(of: .launches) ?? Self.usualFolder
        root = arguments.value(of: .root)
        color = try arguments.color
    }

    static let usualFolder = "Launches"

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(Refusal) {
            return outcome(of: try launches(files), files, terminal.palette(color))
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    /// Why nothing can be written.
    private struct Refusal: Error {
        let text: String
    }

    private func launches(_ files: FileAccess) throws(Refusal) -> NewLaunches {
        let launchFolder: LaunchFolder
        do throws(FileProblem) {
            launchFolder = try LaunchFolder(folder, for: source, below: root, files)
        } catch {
            throw Refusal(text: complaint("cannot read \(quotedIfNeeded(folder)): \(error.reason)"))
        }
        let (target, reference) = try target(for: launchFolder, files)
        return try rethrow(as: { Refusal(text: $0.text) }) { () throws(ScenarioTracing.Failure) in
            try NewLaunches(of: target, by: reference, in: launchFolder, files)
        }
    }

    /// The target, and what an app file in a folder says to mean it.
    private func target(
        for folder: LaunchFolder, _ files: FileAccess
    ) throws(Refusal) -> (ProjectTarget, reference: Value) {
        do throws(ProjectSearchProblem) {
            let target = try files.target(of: source, below: folder.root).target
            return (target, try source.reference(to: target, from: folder, files))
        } catch {
            throw Refusal(text: error.text)
        }
    }

    private func outcome(of launches: NewLaunches, _ files: FileAccess, _ palette: Palette) -> CommandOutcome {
        var outcome = CommandOutcome()
        var (written, kept): ([String], [String]) = ([], [])
        for file in launches.files {
            let output = OutputFile(
                path: launches.folder.path(of: file.name), content: file.text, sources: [], makesFolder: true,
                purpose: .new)
            do throws(FileProblem) {
                try files.write(output)
                written.append(file.name)
            } catch {
                // Another run may be at work here, too.
                if error.isPresence {
                    kept.append(file.name)
                    continue
                }
                // What keeps one from being written is likely to keep the others as well.
                outcome = .unwritten(output, error)
                outcome.stdout = launches.writtenText(written, palette)
                return outcome
            }
        }
        outcome.stdout = launches.text(written, palette)
        outcome.stderr = launches.warningText + launches.keptText(besides: kept)
        outcome.stderr += launches.failures.map(\.text).joined()
        outcome.status = launches.failures.isEmpty ? 0 : 2
        return outcome
    }
}

extension String {
    /// The project in which a `project.pbxproj` is, and what a project is made of as it is: the folder of that may hold another
    /// project.
    fileprivate var fileOfProject: String { XcodeProject.specifications.contains(lastPathPart) ? self : folderPath }
}

extension ProjectSource {
    /// What an app file in a folder says to mean this.
    fileprivate func reference(
        to target: ProjectTarget, from folder: LaunchFolder, _ files: FileAccess
    ) throws(ProjectSearchProblem) -> Value {
        switch self {
        case .project(let path, _):
            let file = target.projectFile.map(\.fileOfProject) ?? path
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
