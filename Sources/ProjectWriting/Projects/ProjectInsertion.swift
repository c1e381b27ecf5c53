/// What a project needs so that new files are built with an app.
package enum ProjectInsertion: Hashable, Sendable {
    /// Nothing: they lie in a folder that Xcode keeps in step with the files in it.
    case inFolder(String)
    /// The text of the project file with this many lines more.
    case lines(Int, text: String)

    /// The lines for files beside the source at a path, each behind the source's own; headers are no part of the sources.
    ///
    /// - Parameters:
    ///   - names: of the new files, without folders.
    ///   - path: of the source, from the root.
    ///   - bytes: of the project file.
    ///   - file: the path of the project file, from the root.
    /// - Throws: what isn't found in the project.
    package init(of names: [String], beside path: String, in bytes: [UInt8], file: String) throws(ProjectRefusal) {
        let entries = try rethrow(as: ProjectRefusal.unreadable) { () throws(ProjectProblem) in
            try ProjectEntries(bytes, file: file)
        }
        switch try NamedSource(path, in: entries) {
        case .inFolder(let folder): self = .inFolder(folder)
        case .entry(let entry, let taken):
            var writer = try ProjectWriter(bytes, entry, taken: taken)
            for name in names { writer.add(name, path: ProjectPath.joined(ProjectPath.folder(of: path), name)) }
            self = .lines(writer.lineCount, text: writer.text)
        }
    }
}

/// Why a project isn't given new files, so that a person has to do it.
package enum ProjectRefusal: Error, Hashable, Sendable {
    /// There is no project, but a folder of code.
    case noProject(folder: String)
    case unreadable(ProjectProblem)
    /// No app of the project is built from this source, according to its groups and phases.
    case notNamed(String)
    /// An object has no line of its own.
    case noLine(ProjectLine, of: String)

    package enum ProjectLine: Hashable, Sendable { case reference, buildFile, child, source }

    /// The reason in a clause that fits behind a colon; what can't be read has a message of its own.
    package var reason: String {
        switch self {
        case .noProject: "there is no project"
        case .unreadable: "the project can't be read"
        case .notNamed(let path): "neither a group nor the sources of an app contain \(path)"
        case .noLine(let line, let name): "\(name) has no line of its own \(line.place)"
        }
    }
}

extension ProjectRefusal.ProjectLine {
    fileprivate var place: String {
        switch self {
        case .reference: "among the PBXFileReferences"
        case .buildFile: "among the PBXBuildFiles"
        case .child: "in its group"
        case .source: "in the sources of the app"
        }
    }
}
