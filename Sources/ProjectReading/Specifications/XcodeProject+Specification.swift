extension XcodeProject {
    /// The names of files that a project can be made of, the first of which counts where a folder has several.
    package static let specifications = ["project.yml", "Project.swift"]

    /// Reads `Name.xcodeproj` below the root, or the specification of a project that has yet to be made.
    package init(_ folder: ProjectFolder, path: String) throws(ProjectProblem) {
        switch path.split(separator: "/").last.map(String.init) {
        case "project.yml": self.init(ProjectObjects(try XcodeGenSpecification.project(path, in: folder), in: folder))
        case "Project.swift": self.init(ProjectObjects(try TuistManifest.project(path, in: folder), in: folder))
        default: try self.init(folder, xcodeproj: path)
        }
    }
}
