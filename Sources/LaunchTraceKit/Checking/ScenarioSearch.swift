/// Looks for what has to be checked below the paths of a command line.
struct ScenarioSearch {
    private let files: FileAccess
    private var items: [CheckItem] = []
    /// The folder that is searched.
    private var top = ""

    /// The items below the paths, each once, in the order of the bytes of their paths.
    static func items(below paths: [String], _ files: FileAccess) -> [CheckItem] {
        var search = ScenarioSearch(files: files)
        for path in paths { search.add(path) }
        return search.items.inOrderOfPath
    }

    private init(files: FileAccess) { self.files = files }

    /// Adds a path of the command line, a file or a folder.
    private mutating func add(_ path: String) {
        let folder = Folder(path)
        do throws(FileProblem) {
            guard let entries = try files.listFolder(path) else {
                top = path.folderPath
                return try addFile(path)
            }
            top = folder.path
            addAll(below: folder, entries)
        } catch { items.append(CheckItem(path: path.relativePath, kind: .unreachable(error), name: "")) }
    }

    /// A timeline represents its scenario, so either can be named.
    private mutating func addFile(_ path: String) throws(FileProblem) {
        let name = path.lastPathPart
        if path.hasSuffix(CheckedName.timeline) {
            let scenario = CheckedName.scenario(of: path)
            if try exists(scenario) {
                add(scenario, .scenario, name: CheckedName.scenario(of: name))
            } else {
                add(path, .orphanedTimeline, name: CheckedName.scenario(of: name))
            }
        } else if path.hasSuffix(CheckedName.scenario) {
            add(path, .scenario, name: name)
        } else {
            throw FileProblem(reason: "it is neither a folder nor a file with the ending \(CheckedName.scenario)")
        }
    }

    private func exists(_ path: String) throws(FileProblem) -> Bool {
        do throws(FileProblem) {
            // A pipe would be waited for.
            guard try files.locate(path).isRegularFile else { throw FileProblem(reason: "not a regular file") }
            return true
        } catch {
            if error.isAbsence { return false }
            throw error
        }
    }

    /// Adds the files of a folder and its subfolders.
    private mutating func addAll(below top: Folder, _ entries: [FolderEntry]) {
        var waiting = add(entries, of: top)
        while let folder = waiting.popLast() {
            do throws(FileProblem) {
                // One that is gone by now, or a file by now, holds nothing.
                waiting += add(try files.listFolder(folder.path) ?? [], of: folder)
            } catch { add(folder.path, .unreachable(error), name: folder.name) }
        }
    }

    /// Adds the files among the entries, and returns the folders.
    private mutating func add(_ entries: [FolderEntry], of folder: Folder) -> [Folder] {
        let scenarios = Set(
            entries.filter { $0.kind == .file && $0.name.hasSuffix(CheckedName.scenario) }.map { Array($0.name.utf8) })
        var folders: [Folder] = []
        for entry in entries where !entry.isSkipped {
            let inner = folder.appending(entry.name)
            let isJSON = entry.name.hasSuffix(CheckedName.scenario)
            let isTimeline = entry.name.hasSuffix(CheckedName.timeline)
            switch (entry.kind, entry.problem) {
            case (.folder, nil): folders.append(inner)
            case (.folder, let problem?): add(inner.path, .unreachable(problem), name: inner.name)
            case (.file, let problem?) where isJSON || isTimeline:
                add(inner.path, .unreachable(problem), name: inner.name)
            case (.file, nil) where isJSON: add(inner.path, .anyJSON, name: inner.name)
            case (.file, nil) where isTimeline:
                guard !scenarios.contains(Array(CheckedName.scenario(of: entry.name).utf8)) else { continue }
                add(inner.path, .orphanedTimeline, name: CheckedName.scenario(of: inner.name))
            case (.file, _), (.other, _): continue
            }
        }
        return folders
    }

    private mutating func add(_ path: String, _ kind: CheckItem.Kind, name: String) {
        items.append(CheckItem(path: path.relativePath, kind: kind, name: name, folder: top))
    }
}

extension FolderEntry {
    /// No scenarios are kept where tools keep their own files: `.git`, `.build`, `node_modules`. A schema is none.
    fileprivate var isSkipped: Bool { name.hasPrefix(".") || name == "node_modules" || name == CheckedName.appSchema }
}

/// A folder, or a file, on the way down from a path of the command line.
private struct Folder {
    let path: String
    /// The name below that path; empty for the path itself.
    let name: String

    init(_ path: String) {
        self.path = path.withoutLastSlashes
        name = ""
    }

    private init(path: String, name: String) { (self.path, self.name) = (path, name) }

    func appending(_ entry: String) -> Folder {
        Folder(path: path == "/" ? "/" + entry : "\(path)/\(entry)", name: name.isEmpty ? entry : "\(name)/\(entry)")
    }
}

extension [CheckItem] {
    /// By bytes, because for Swift two names are equal that aren't the same file: é in one letter and in two.
    fileprivate var inOrderOfPath: [CheckItem] {
        var seen: Set<[UInt8]> = []
        return filter { seen.insert([UInt8]($0.path.utf8)).inserted }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }
}
