import ProjectReading

/// Files that exist only in a test, by their paths.
package struct MemoryFolder {
    package var files: [String: String]

    package init(files: [String: String]) { self.files = files }

    package var folder: ProjectFolder {
        let files = files
        return ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                guard let text = files[path] else { throw .absent(path) }
                return Array(text.utf8)
            },
            listFolder: { (path) throws(ProjectProblem) in
                let prefix = path.isEmpty ? "" : path + "/"
                let inside = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
                guard !inside.isEmpty else { throw .absent(path) }
                let entries = inside.map { rest in
                    ProjectFolder.Entry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
                }
                return Array(Set(entries))
            })
    }
}
