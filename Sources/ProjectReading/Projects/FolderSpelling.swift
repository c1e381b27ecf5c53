/// How the folders of a project spell what it names in other letters, each of them listed once.
struct FolderSpelling {
    private let folder: ProjectFolder
    private var names: [String: Names] = [:]

    /// What a folder holds; in small letters several may be the same, of which the first counts.
    private struct Names {
        let spelled: Set<String>
        let folded: [String: String]

        init(_ names: [String]) {
            spelled = Set(names)
            folded = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    init(_ folder: ProjectFolder) { self.folder = folder }

    /// A path as the folders spell it; nil where nothing is there in any letters.
    ///
    /// - Throws: where the system fails.
    mutating func spelled(_ path: String) throws(ProjectProblem) -> String? {
        guard let inside = ProjectPath.normal(path) else { return nil }
        var spelled = ""
        for part in inside.split(separator: "/").map(String.init) {
            guard let names = try names(in: spelled),
                let name = names.spelled.contains(part) ? part : names.folded[part.lowercased()]
            else { return nil }
            spelled = ProjectPath.joined(spelled, name)
        }
        return spelled
    }

    private mutating func names(in path: String) throws(ProjectProblem) -> Names? {
        if let known = names[path] { return known }
        do throws(ProjectProblem) {
            let found = Names(try folder.entries(path).map(\.name))
            names[path] = found
            return found
        } catch {
            if error.isOfSystem { throw error }
            return nil
        }
    }
}
