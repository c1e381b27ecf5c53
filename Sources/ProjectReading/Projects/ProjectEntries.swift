/// The objects by which a project has a source: another file needs such objects to be built in the same way.
package struct ProjectEntries {
    package let identifiers: Set<String>
    private let objects: [String: ProjectObject]
    private let locations: GroupLocations
    private let parents: [String: String]
    private let applications: [ProjectObject]

    /// Reads a project file, whose path begins at the root.
    package init(_ bytes: [UInt8], file: String) throws(ProjectProblem) {
        let folder = ProjectPath.folder(of: file)
        let content = try ProjectFile.read(bytes, path: folder)
        guard let project = content.objects[content.rootObject] else { throw .missingObject(content.rootObject) }
        let sourceRoot = ProjectPath.joined(ProjectPath.folder(of: folder), project.projectDirPath ?? "")
        self.init(project, content.objects, GroupLocations(content.objects, sourceRoot: sourceRoot, name: folder))
    }

    /// Those of a project whose objects have been read.
    init(_ project: ProjectObject, _ objects: [String: ProjectObject], _ locations: GroupLocations) {
        self.objects = objects
        self.locations = locations
        identifiers = Set(objects.keys)
        var parents: [String: String] = [:]
        for (identifier, object) in objects.sorted(by: { $0.key < $1.key }) {
            for child in object.children ?? [] { parents[child] = identifier }
        }
        self.parents = parents
        applications = (project.targets ?? []).compactMap { objects[$0] }.filter(\.isApplication)
    }

    /// A file that a project names.
    package struct Entry: Hashable, Sendable {
        package let reference: String
        package let group: String
        /// What the project shows in place of the last part of its path.
        package let name: String?
        /// As the project has it, from its group or from what `sourceTree` names.
        package let path: String
        package let sourceTree: String
        package let members: [Member]
    }

    /// A file as a part of the sources of an app.
    package struct Member: Hashable, Sendable {
        package let buildFile: String
        package let phase: String
    }

    /// The file at a path below the root that apps are built from; nil where no group has it, or no app is.
    package func entry(of path: String) -> Entry? {
        let candidates = objects.filter { $0.value.isa == "PBXFileReference" && isPath(path, of: $0.key) }
        return candidates.sorted { $0.key < $1.key }.lazy.compactMap { reference, object in
            guard let group = parents[reference], let ownPath = object.path else { return nil }
            let members = members(of: reference)
            return members.isEmpty
                ? nil
                : Entry(
                    reference: reference, group: group, name: object.name, path: ownPath,
                    sourceTree: object.sourceTree ?? "<group>", members: members)
        }.first
    }

    /// The folder that Xcode keeps in step with the files in it, and that a path lies in.
    package func synchronizedFolder(of path: String) -> String? {
        let groups = objects.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
        return groups.lazy.compactMap { group in
            guard case .path(let place) = locations.location(of: group), let folder = ProjectPath.normal(place) else {
                return nil
            }
            return folder.isEmpty || path.hasPrefix(folder + "/") ? folder : nil
        }.first
    }

    private func isPath(_ path: String, of reference: String) -> Bool {
        guard case .path(let place) = locations.location(of: reference) else { return false }
        return ProjectPath.normal(place) == path
    }

    private func members(of reference: String) -> [Member] {
        applications.flatMap { $0.buildPhases ?? [] }.flatMap { phase in
            guard let object = objects[phase], object.isa == "PBXSourcesBuildPhase" else { return [Member]() }
            return (object.files ?? []).filter { objects[$0]?.fileRef == reference }.map {
                Member(buildFile: $0, phase: phase)
            }
        }
    }
}
