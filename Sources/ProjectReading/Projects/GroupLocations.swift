enum ProjectLocation: Hashable {
    /// Below the root, if its path is known.
    case path(String)
    /// Among products, or in an SDK.
    case product
    case unreachable(ProjectProblem)

    /// The place of something below it.
    func appending(_ path: String?) -> ProjectLocation {
        guard let path, case .path(let folder) = self else { return self }
        let joined = ProjectPath.joined(folder, path)
        // Where Xcode runs no path is longer, and those of groups in groups would fill the memory.
        return joined.utf8.count > Self.longestPath ? .unreachable(.tooDeep(path)) : .path(joined)
    }

    private static let longestPath = 1024
}

/// The places of all groups, each found once, however many groups are around it.
struct GroupLocations {
    private let objects: [String: ProjectObject]
    private let parents: [String: String]
    private let sourceRoot: String
    /// The name of the project, for groups that have none.
    private let name: String
    private var groups: [String: ProjectLocation] = [:]

    init(_ objects: [String: ProjectObject], sourceRoot: String, name: String) {
        self.objects = objects
        self.sourceRoot = sourceRoot
        self.name = name
        var parents: [String: String] = [:]
        for (identifier, object) in objects.sorted(by: { $0.key < $1.key }) {
            for child in object.children ?? [] { parents[child] = identifier }
        }
        self.parents = parents
        for group in Set(parents.values).sorted() { find(group) }
    }

    /// Nil where the project has no such object.
    func location(of identifier: String) -> ProjectLocation? {
        groups[identifier] ?? objects[identifier].map { start(of: $0, identifier).location.appending($0.path) }
    }

    /// Goes up to a group that is known, and from there down again.
    private mutating func find(_ group: String) {
        var chain: [(identifier: String, object: ProjectObject)] = []
        var seen: Set<String> = []
        var next: String? = group
        var location = ProjectLocation.path(sourceRoot)
        while let current = next, let object = objects[current] {
            if let known = groups[current] {
                location = known
                break
            }
            guard seen.insert(current).inserted else {
                location = .unreachable(.groupInItself(object.name ?? object.path ?? name))
                break
            }
            chain.append((current, object))
            (location, next) = start(of: object, current)
        }
        for (identifier, object) in chain.reversed() {
            location = location.appending(object.path)
            groups[identifier] = location
        }
    }

    /// Where the path of an object begins, and the group to ask where that isn't known yet.
    private func start(of object: ProjectObject, _ identifier: String) -> (location: ProjectLocation, group: String?) {
        switch object.sourceTree {
        case "SOURCE_ROOT": return (.path(sourceRoot), nil)
        case "<group>", nil:
            guard let parent = parents[identifier] else { return (.path(sourceRoot), nil) }
            return (groups[parent] ?? .path(sourceRoot), parent)
        case let tree?:
            if Self.treesOfBuilds.contains(tree) { return (.product, nil) }
            let folder = tree == "<absolute>" ? "" : tree
            return (.unreachable(.outsideRoot(ProjectPath.joined(folder, object.path ?? ""))), nil)
        }
    }

    /// The trees whose files no repository has.
    private static let treesOfBuilds: Set = ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"]
}
