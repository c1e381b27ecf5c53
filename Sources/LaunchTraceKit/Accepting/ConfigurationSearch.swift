/// Where the settings come from.
enum ConfigurationChoice: Equatable, Sendable {
    /// From the nearest file from the working folder up to the one that git knows.
    case nearest
    case file(String)
    case none
}

extension FileAccess {
    /// The settings, with their paths as they are seen from the working folder; none where no file has any.
    func configuration(_ choice: ConfigurationChoice) throws(ScenarioTracing.Failure) -> Configuration {
        switch choice {
        case .none: return Configuration()
        case .file(let path): return try configuration(in: Input.file(path).text(self))
        case .nearest:
            guard let found = try nearestConfiguration() else { return Configuration() }
            return try configuration(in: found)
        }
    }

    /// The nearest file of settings from the working folder up to the one that git knows.
    func nearestConfiguration() throws(ScenarioTracing.Failure) -> SourceText? {
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(Configuration.fileName), $0) }) {
            () throws(FileProblem) in
            guard let work = try workingFolder() else { return nil }
            let top = try rootFolder(nil, above: ".")
            var folder = work
            while true {
                let path = Configuration.fileName.path(in: folder)
                if let bytes = try configurationBytes(path, in: folder) {
                    return SourceText(name: path.path(from: work), bytes: bytes)
                }
                if folder == top || folder == "/" { return nil }
                folder = folder.folderPath
            }
        }
    }

    /// Nil where it is gone.
    private func workingFolder() throws(FileProblem) -> String? {
        do throws(FileProblem) { return try locate(".").path } catch {
            if error.isOfSystem { throw error }
            return nil
        }
    }

    private func configurationBytes(_ path: String, in folder: String) throws(FileProblem) -> [UInt8]? {
        do throws(FileProblem) { return try readFile(path, as: .named(Configuration.fileName), foundIn: folder) } catch
        {
            if error.isAbsence { return nil }
            throw error
        }
    }

    private func configuration(in text: SourceText) throws(ScenarioTracing.Failure) -> Configuration {
        let configuration = try rethrow(as: ScenarioTracing.Failure.invalid) { () throws(Diagnostics) in
            try Configuration(text)
        }
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(text.name), $0) }) { () throws(FileProblem) in
            let work = try locate(".").path
            let folder = try locate(text.name).path.folderPath
            let top = try rootFolder(nil, above: folder)
            let seen = try configuration.mapPaths { path throws(FileProblem) in
                let place = path.path(in: folder).withoutDots
                guard !path.hasPrefix("/"), place == top || place.isBelow(top), try isBelow(top, place) else {
                    throw FileProblem(reason: "\(path.quoted) in it is not below \(top.printable)")
                }
                return place.path(from: work)
            }
            try refuseOtherFiles(in: seen)
            return seen
        }
    }

    /// The settings may be a stranger's, and a file that isn't what they say would have its mistakes shown, line by line.
    private func refuseOtherFiles(in configuration: Configuration) throws(FileProblem) {
        if let project = configuration.project, !project.isOfProject, try isFile(project) {
            throw FileProblem(reason: "\(project.quoted) in it is not a project")
        }
        for folder in configuration.scenarios where try isFile(folder) {
            throw FileProblem(reason: "\(folder.quoted) in it is not a folder")
        }
    }

    private func isFile(_ path: String) throws(FileProblem) -> Bool {
        do throws(FileProblem) { return try listFolder(path) == nil } catch {
            if error.isAbsence { return false }
            throw error
        }
    }

    /// Whether something is below a folder where the links on its way end, too; what isn't there leads nowhere.
    private func isBelow(_ top: String, _ path: String) throws(FileProblem) -> Bool {
        do throws(FileProblem) {
            let end = try locate(path).path
            return end == top || end.isBelow(top)
        } catch {
            if error.isAbsence { return true }
            throw error
        }
    }
}
