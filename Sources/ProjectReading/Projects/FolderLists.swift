/// The files below the folders of a project, each of which is listed once for all callers.
struct FolderLists {
    private let folder: ProjectFolder
    private var spelling: FolderSpelling
    private var lists: [String: Result<List, ProjectProblem>] = [:]
    private var remaining: [String: RemainingFiles] = [:]

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
        let list = Result { () throws(ProjectProblem) in List(folder: spelled, files: try folder.files(below: spelled))
        }
        lists[path] = list
        return try list.get()
    }

    /// The files below a folder that a target gets, and that no other target has got already.
    mutating func take(from path: String, _ membership: FolderMembership) throws(ProjectProblem) -> [String] {
        let list = try list(path)
        return remaining[path, default: RemainingFiles(list)].take(membership)
    }
}
