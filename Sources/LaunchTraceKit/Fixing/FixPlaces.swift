/// Where the files of fixes are.
struct FixPlaces: Sendable {
    let files: FileAccess
    /// The folder that is given as the root; nil where it is found.
    let root: String?

    /// The path of a project's file without links, where the project is read by way of a scenario or by its own name; nil
    /// for what isn't below the root.
    func path(of place: Place, readFor scenario: SourceText) throws(ScenarioTracing.Failure) -> String? {
        let folder = try files.folder(of: scenario.name)
        do throws(FileProblem) {
            let top = try files.rootFolder(root, above: folder)
            let location = try files.locate(place.source.name.path(in: top))
            return location.isRegularFile && location.path.isBelow(top) ? location.path : nil
        } catch {
            if error.isOfSystem { throw .unreadable(.file(scenario.name), error) }
            return nil
        }
    }

    /// Why a file isn't to be written, as the end of a sentence; nil where git has it as it is.
    func refusal(toWrite path: String) -> String? {
        do throws(GitProblem) {
            let repository = try GitRepository(path.folderPath, files)
            guard let bytes = bytes(path) else { return "it can't be read" }
            switch try repository.state(of: path.lastPathPart, bytes: bytes) {
            case .unchanged: return nil
            case .changed: return "it has uncommitted changes"
            case .untracked: return "git doesn't track it"
            }
        } catch { return error.message }
    }

    private func bytes(_ path: String) -> [UInt8]? {
        do throws(FileProblem) { return try files.readRegularFile(path) } catch { return nil }
    }
}
