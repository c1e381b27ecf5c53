/// The libraries that are part of an app. A lock gives versions to them, and links nothing by itself.
package struct LinkedLibraries: Sendable {
    /// Modules that the code imports, products of packages, frameworks, pods, and plugins by the names of their packages;
    /// where what is linked isn't known, all that a lock names.
    package private(set) var names: Set<String>
    /// Why others may be linked; nil where it is known.
    package private(set) var doubt: String?
    /// What couldn't be read and says what is linked.
    package private(set) var problems: [ProjectProblem] = []

    package init(_ target: ProjectTarget, imports: Set<String>, versions: LockedVersions, in folder: ProjectFolder) {
        names = []
        defer { add(imports) }
        guard let file = target.projectFile else {
            if !versions.isEmpty || !versions.problems.isEmpty { note("what it links isn't known without a project") }
            addLocked(versions)
            return
        }
        let links = target.links
        names.formUnion(links.products.union(links.frameworks))
        let search = PodfileSearch(targets: links.targets, project: ProjectPath.folder(of: file), in: folder)
        add(search, versions)
        if search.folder == nil, search.problem == nil, let pods = links.frameworks.sorted().first(where: Self.isOfPods)
        {
            note("no Podfile names what is in \(pods)")
        }
        for source in PluginSource.allCases {
            let isMarked =
                !source.marks.isDisjoint(with: names.union(imports).union(search.pods.helpers))
                || source == .flutter && links.hasFlutterSettings
            if isMarked { add(source, versions) }
        }
        if let other = links.fromOtherProjects.sorted().first(where: { !Self.isOfPods($0) }) {
            note("another project builds \(other)")
        }
        addLocked(versions)
    }

    /// Modules whose parts are libraries of their own, `FirebaseAuth` or `Firebase/Auth`.
    private static let umbrellas: Set = ["Firebase"]

    /// Where it is known which parts are linked, an umbrella says no more.
    private mutating func add(_ imports: Set<String>) {
        let told = Self.umbrellas.filter { umbrella in
            doubt == nil && names.contains { $0 != umbrella && $0.hasPrefix(umbrella) }
        }
        names = names.union(imports).subtracting(told)
    }

    /// What CocoaPods makes for a target.
    private static func isOfPods(_ framework: String) -> Bool {
        framework.hasPrefix("Pods_") || framework.hasPrefix("libPods-")
    }

    private mutating func note(_ reason: String) { doubt = doubt ?? reason }

    private mutating func addLocked(_ versions: LockedVersions) {
        if doubt != nil { names.formUnion(versions.names) }
    }

    /// The pods of a target, and those that they ask for.
    private mutating func add(_ search: PodfileSearch, _ versions: LockedVersions) {
        if let problem = search.problem {
            problems.append(problem)
            return note("its Podfile can't be read")
        }
        guard let folder = search.folder else { return }
        if let line = search.pods.unknownLine {
            // Whatever it comes to, the lock has it.
            if let lock = versions.lists.first(where: { $0.kind == .pods && $0.folder == folder }) {
                names.formUnion(lock.names)
            } else {
                note("line \(line) of \(ProjectPath.joined(folder, PodfileSearch.fileName).quoted) isn't understood")
            }
        }
        if search.pods.names.isEmpty, search.pods.helpers.isEmpty { return }
        if let lock = versions.unreadable([.pods]) { note("\(lock.quoted) can't be read") }
        let lock = versions.lists.first { $0.kind == .pods && $0.folder == folder }
        // What a helper computes is known from what it came to.
        if !search.pods.helpers.isEmpty { names.formUnion(lock?.names ?? []) }
        var wanted = search.pods.names.sorted()
        while let pod = wanted.popLast() {
            if names.insert(pod).inserted || search.pods.names.contains(pod) {
                wanted += (lock?.dependencies[pod] ?? []).filter { !names.contains($0) }
            }
        }
    }

    private mutating func add(_ source: PluginSource, _ versions: LockedVersions) {
        if let lock = versions.unreadable(source.locks) { return note("\(lock.quoted) can't be read") }
        guard let list = versions.nearest(source.locks) else { return note("no lock names its plugins") }
        names.formUnion(list.names)
    }
}
