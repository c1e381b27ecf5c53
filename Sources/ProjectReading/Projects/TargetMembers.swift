/// The files that belong to a target, by its build phases and by folders that Xcode keeps in step with it.
struct TargetMembers {
    private let objects: ProjectObjects
    private let identifier: String
    private let target: ProjectObject
    private(set) var sources: Set<String> = []
    private(set) var headers: Set<String> = []
    private(set) var unread: [UnreadPart] = []

    init(_ objects: ProjectObjects, _ identifier: String, _ target: ProjectObject) {
        (self.objects, self.identifier, self.target) = (objects, identifier, target)
    }

    mutating func read(_ lists: inout FolderLists) throws(ProjectProblem) {
        for phase in objects.objects(target.buildPhases) where phase.isa == "PBXSourcesBuildPhase" {
            for file in objects.objects(phase.files) where Self.isForPhone(file.platformFilters, file.platformFilter) {
                if let reference = file.fileRef { add(reference: reference) }
            }
        }
        readFolders(&lists)
        guard sources.count + headers.count <= ProjectLimit.files.number else { throw .tooManyFiles(target.name ?? "") }
    }

    /// The headers of the project, whichever target they are for.
    mutating func readHeaders() {
        for reference in objects.fileReferences {
            guard let path = objects[reference]?.path, SourceKind(path) == .header else { continue }
            add(reference: reference)
        }
    }

    private mutating func add(reference: String) {
        switch objects.location(of: reference) {
        case .path(let path): add(path)
        case .unreachable(let problem):
            guard let kind = (objects[reference]?.path).flatMap(SourceKind.init) else { return }
            unread.append(UnreadPart(problem, kind.content))
        case .product, nil: return
        }
    }

    private mutating func add(_ path: String) {
        guard let path = ProjectPath.normal(path) else {
            return unread.append(UnreadPart(.outsideRoot(path), SourceKind(path)?.content ?? .nothing))
        }
        switch SourceKind(path) {
        case .swift, .objectiveC: sources.insert(path)
        case .header: headers.insert(path)
        case nil: return
        }
    }

    /// Each folder belongs to the targets that name it, apart from its exceptions, which invert membership. A file that an
    /// earlier target has isn't reported again.
    private mutating func readFolders(_ lists: inout FolderLists) {
        let own = Set(target.fileSystemSynchronizedGroups ?? [])
        for (group, exceptions) in objects.folders(of: identifier, target) {
            guard let location = objects.location(of: group) else { continue }
            do throws(ProjectProblem) {
                switch location {
                case .path(let folder):
                    let membership = FolderMembership(isOwn: own.contains(group), exceptions: exceptions)
                    for file in try lists.take(from: folder, membership) { add(file) }
                case .unreachable(let problem): throw problem
                case .product: continue
                }
            } catch { unread.append(UnreadPart(error, .code)) }
        }
    }

    static func isForPhone(_ filters: [String]?, _ filter: String?) -> Bool {
        let names = (filters ?? []) + (filter.map { [$0] } ?? [])
        return names.isEmpty || names.contains("ios")
    }
}

extension ProjectObjects {
    /// The code of targets and of what they link, as far as it is known.
    func sources(of targets: [String]) -> Set<String> {
        var folders = FolderLists(folder)
        var sources: Set<String> = []
        for (linked, target) in linked(by: targets) {
            var members = TargetMembers(self, linked, target)
            do throws(ProjectProblem) { try members.read(&folders) } catch { continue }
            sources.formUnion(members.sources)
        }
        return sources
    }
}

/// A file that can declare something, by the end of its name.
enum SourceKind {
    case swift
    case objectiveC
    case header

    /// What such a file holds.
    var content: UnreadPart.Content {
        switch self {
        case .swift, .objectiveC: .code
        case .header: .header
        }
    }

    /// What such a file is read as.
    var fileKind: FileKind {
        switch self {
        case .swift: .swift
        case .objectiveC: .objectiveC
        case .header: .header
        }
    }

    init?(_ path: String) {
        if path.hasSuffix(".swift") {
            self = .swift
        } else if path.hasSuffix(".m") || path.hasSuffix(".mm") {
            self = .objectiveC
        } else if path.hasSuffix(".h") {
            self = .header
        } else {
            return nil
        }
    }
}
