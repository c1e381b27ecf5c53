/// `launchtrace init`.
struct Init: Equatable, Sendable {
    let source: ProjectSource
    /// The folder to write to.
    let folder: String
    let root: String?
    let color: ColorChoice
}

extension Init {
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

extension ProjectSource {
    /// What an app file in a folder says to mean this.
    fileprivate func reference(
        to target: ProjectTarget, from folder: LaunchFolder, _ files: FileAccess
    ) throws(ProjectSearchProblem) -> Value {
        switch self {
        case .project(let path, _):
            let file = target.projectFile.map(\.folderPath) ?? path
            return [
                "project": .string(file.path(in: folder.root).path(from: folder.place.path)),
                "target": .string(target.name),
            ]
        case .folders(let infoPlist, let sources, _):
            func relative(_ path: String) throws(ProjectSearchProblem) -> Value {
                .string(try files.located(path).path(from: folder.place.path))
            }
            let plist = try infoPlist.map { path throws(ProjectSearchProblem) in try relative(path) }
            let all = try sources.map { path throws(ProjectSearchProblem) in try relative(path) }
            return .object(Value.members(["plist": plist, "sources": .list(all)]))
        }
    }
}
