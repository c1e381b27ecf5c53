/// The versions of libraries that a project has locked, by their names in the lock.
package struct LockedVersions: Sendable {
    private var libraries: [String: LockedVersion] = [:]
    /// What each lock names, the nearest first.
    private(set) var lists: [LockList] = []
    /// The lock files that couldn't be read.
    package private(set) var problems: [ProjectProblem] = []

    package init(_ libraries: [LockedVersion] = []) { for library in libraries { note(library) } }

    /// Reads the locks next to `Name.xcodeproj`, or in a folder, and in the folders above it up to the root. The nearest
    /// lock overrides the others, and a locked version overrides a mere requirement.
    package init(_ folder: ProjectFolder, project path: String) {
        guard let path = ProjectPath.normal(path) else {
            problems.append(.outsideRoot(path))
            return
        }
        var search = LockSearch(folder, project: path)
        search.read()
        problems = search.problems
        lists = search.lists
        for library in search.found { note(library) }
    }

    package var isEmpty: Bool { libraries.isEmpty }

    var names: Set<String> { Set(libraries.keys) }

    /// What a lock of the nearest folder that has one of these kinds names.
    func nearest(_ kinds: Set<LockFile>) -> LockList? { lists.first { kinds.contains($0.kind) } }

    /// The lock of one of these kinds that couldn't be read.
    func unreadable(_ kinds: Set<LockFile>) -> String? {
        problems.lazy.compactMap(\.path).first { path in kinds.contains { path.hasSuffix($0.rawValue) } }
    }

    /// The version of a library, whose name is spelled as in the lock.
    package subscript(name: String) -> LockedVersion? { libraries[name] }

    /// The version of a library that has several names: one that is settled, else one that is demanded.
    package func version(of names: [String]) -> LockedVersion? {
        let known = names.compactMap { libraries[$0] }
        return known.first { $0.reach == .exact } ?? known.first { $0.version != nil } ?? known.first
    }

    private mutating func note(_ library: LockedVersion) {
        guard let known = libraries[library.name] else {
            libraries[library.name] = library
            return
        }
        if known.reach != .exact, library.reach == .exact { libraries[library.name] = library }
    }
}

/// What a lock names.
struct LockList: Sendable {
    let kind: LockFile
    /// Where it lies.
    let folder: String
    let names: [String]
    /// The requirements of each of its libraries, if the lock lists them.
    let dependencies: [String: [String]]
}

/// A walk from a project to the root.
private struct LockSearch {
    private let folder: ProjectFolder
    private let project: String
    /// The folder of the project.
    private let start: String
    private var demands: [String: String] = [:]
    /// The nearest first.
    private(set) var found: [LockedVersion] = []
    private(set) var lists: [LockList] = []
    private(set) var problems: [ProjectProblem] = []

    init(_ folder: ProjectFolder, project: String) {
        self.folder = folder
        self.project = project
        let isBundle = project.hasSuffix(".xcodeproj") || project.hasSuffix(".xcworkspace")
        start = isBundle ? ProjectPath.folder(of: project) : project
    }

    mutating func read() {
        var current = start
        for _ in 0..<ProjectLimit.folderDepth.number {
            readFiles(in: current)
            if current.isEmpty { return }
            current = ProjectPath.folder(of: current)
        }
        problems.append(.tooDeep(start))
    }

    private mutating func readFiles(in current: String) {
        let entries: [ProjectFolder.Entry]
        do throws(ProjectProblem) { entries = try folder.entries(current) } catch .absent {
            return  // the project is missed elsewhere
        } catch {
            problems.append(error)
            return
        }
        // A workspace is what people open where there is one.
        for entry in entries where entry.isFolder && entry.name.hasSuffix(".xcworkspace") {
            read(.packages, Self.packages(in: ProjectPath.joined(current, entry.name)), from: current)
        }
        if current == start, project.hasSuffix(".xcodeproj") {
            read(.packages, Self.packages(in: project + "/project.xcworkspace"), from: current)
        }
        let names = Set(entries.map(\.name))
        for kind in LockFile.allCases where names.contains(String(kind.firstName)) {
            read(kind, ProjectPath.joined(current, kind.rawValue), from: current)
        }
    }

    private static func packages(in workspace: String) -> String {
        workspace + "/xcshareddata/swiftpm/" + LockFile.packages.rawValue
    }

    private mutating func read(_ kind: LockFile, _ path: String, from current: String) {
        do throws(ProjectProblem) {
            let source = SourceText(name: path, bytes: try folder.file(path, as: .named(kind.rawValue)))
            let inner = current.isEmpty ? start[...] : start.dropFirst(current.count).drop { $0 == "/" }
            let versions = try kind.versions(source, LockFile.Owner(project: String(inner), demands: demands))
            found += versions
            let dependencies = kind == .pods ? try LockLine.pods(source).dependencies : [:]
            lists.append(LockList(kind: kind, folder: current, names: versions.map(\.name), dependencies: dependencies))
            guard kind == .nodeManifest else { return }
            for demand in versions where demands[demand.name] == nil { demands[demand.name] = demand.text }
        } catch .absent {
            return  // a folder that has the name, and not the file
        } catch { problems.append(error) }
    }
}
