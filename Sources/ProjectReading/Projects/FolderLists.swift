/// What lies below the folders of a project, each of which is listed once, whoever asks.
struct FolderLists {
    private let folder: ProjectFolder
    private var spelling: FolderSpelling
    private var lists: [String: Result<List, ProjectProblem>] = [:]
    private var untaken: [String: UntakenFiles] = [:]
    /// Files that may still be held against the patterns of a specification.
    private var comparisons = 50 * ProjectLimit.files.number

    /// A folder, as the folders above it spell it, and the files below it.
    struct List {
        let folder: String
        let files: [String]
    }

    init(_ folder: ProjectFolder) {
        self.folder = folder
        spelling = FolderSpelling(folder)
    }

    /// What lies below a folder that the project names, in whichever letters.
    mutating func list(_ path: String) throws(ProjectProblem) -> List {
        if let known = lists[path] { return try known.get() }
        let spelled = try spelling.spelled(path) ?? path
        let list = Result { () throws(ProjectProblem) in
            List(folder: spelled, files: try folder.files(below: spelled))
        }
        lists[path] = list
        return try list.get()
    }

    /// The files below a folder that a target gets, and that no other target has got already.
    mutating func take(from path: String, _ membership: FolderMembership) throws(ProjectProblem) -> [String] {
        let list = try list(path)
        return untaken[path, default: UntakenFiles(list)].take(membership)
    }

    /// The files of a source that a specification names: itself, or those below it that its patterns leave.
    mutating func files(of source: SpecifiedTarget.Source) throws(ProjectProblem) -> [String] {
        let list: List
        do throws(ProjectProblem) {
            list = try self.list(source.path)
        } catch {
            if error.isOfSystem { throw error }
            if try isFile(source.path) { return [source.path] }
            if source.isOptional { return [] }
            throw error
        }
        comparisons -= list.files.count * (1 + source.patternCount)
        guard comparisons > 0 else { throw .tooManyFiles(source.path) }
        let start = list.folder.isEmpty ? 0 : list.folder.utf8.count + 1
        return list.files.filter { source.takes($0.utf8.dropFirst(start)) }
    }

    private func isFile(_ path: String) throws(ProjectProblem) -> Bool {
        guard let path = ProjectPath.normal(path) else { throw .outsideRoot(path) }
        let name = path.split(separator: "/").last.map(String.init)
        do throws(ProjectProblem) {
            return try folder.entries(ProjectPath.folder(of: path)).contains { $0.name == name && !$0.isFolder }
        } catch {
            if error.isOfSystem { throw error }
            return false
        }
    }
}
