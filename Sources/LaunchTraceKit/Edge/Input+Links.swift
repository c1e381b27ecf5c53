extension FileAccess {
    /// Whether a path of the command line leads through a link: the user has typed the name of the file there, but
    /// a stranger may have set the target.
    ///
    /// - Throws: where the file that it leads to is neither of the kind nor called like the link.
    func leadsElsewhere(_ input: Input, as kind: FileKind? = .json) throws(FileProblem) -> Bool {
        guard case .file(let path) = input, let way = try way(to: path), way.end.path != way.typed else { return false }
        let end = way.end.path
        if end.leadsIntoGit, !way.typed.leadsIntoGit { throw FileProblem(reason: FileRefusal.inGit.reason) }
        guard way.end.isRegularFile else { throw FileProblem(reason: "it is a link, but not to a regular file") }
        guard kind?.fits(end) == true || end.isCalled(like: path) else {
            throw FileProblem(reason: "it is a link to a file with another name")
        }
        return true
    }

    /// A path as it is typed, and where links lead from there; nil for what the system itself links, such as pipes and
    /// standard input, and for what can't be found: reading it says why.
    func way(to path: String) throws(FileProblem) -> (typed: String, end: FileLocation)? {
        guard !["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return nil }
        do throws(FileProblem) {
            let typed = path.hasPrefix("/") ? path : path.path(in: try locate(".").path)
            return (typed.withoutDots, try locate(path))
        } catch {
            if error.isOfSystem { throw error }
            return nil
        }
    }
}

extension String {
    /// Whether the name of a file is another's, or ends as that does.
    fileprivate func isCalled(like other: String) -> Bool {
        let (name, other) = (lastPathPart, other.lastPathPart)
        if name == other { return true }
        guard let dot = other.dropFirst().lastIndex(of: "."), !name.hasPrefix(".") else { return false }
        return name.lowercased().hasSuffix(other[dot...].lowercased())
    }
}
