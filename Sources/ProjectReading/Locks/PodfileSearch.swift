/// The pods of a target: those of the nearest `Podfile` that is for its project.
struct PodfileSearch {
    /// The folder of the file; nil where no file has the target.
    private(set) var folder: String?
    private(set) var pods = Podfile.Pods()
    private(set) var problem: ProjectProblem?

    static let fileName = "Podfile"

    init(targets: Set<String>, project: String, in files: ProjectFolder) {
        guard let project = ProjectPath.normal(project) else { return }
        var current = project
        for _ in 0..<ProjectLimit.folderDepth.number where !current.isEmpty && folder == nil && problem == nil {
            current = ProjectPath.folder(of: current)
            read(current, targets, project, files)
        }
    }

    private mutating func read(_ current: String, _ targets: Set<String>, _ project: String, _ files: ProjectFolder) {
        do throws(ProjectProblem) {
            let path = ProjectPath.joined(current, Self.fileName)
            let file = Podfile(try files.file(path, as: .named(Self.fileName)), folder: current)
            for target in targets.sorted() {
                guard let found = file.pods(of: target, project: project) else { continue }
                folder = current
                pods.names.formUnion(found.names)
                pods.helpers.formUnion(found.helpers)
                pods.unknownLine = [pods.unknownLine, found.unknownLine].compactMap(\.self).min()
            }
        } catch .absent {
            return
        } catch {
            problem = error
        }
    }
}
