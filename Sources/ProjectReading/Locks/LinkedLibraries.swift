/// The libraries that are part of an app. A lock gives versions to them, and links nothing by itself.
package struct LinkedLibraries: Sendable {
    /// Modules that the code imports, products of packages, frameworks, pods, and plugins by the names of their packages;
    /// where what is linked isn't known, all that a lock names.
    package private(set) var names: Set<String>
    /// The other pods in the lock of a target that links pods, and the plugins that a framework among them would link: the
    /// lock doesn't say which target links them.
    package private(set) var possible: Set<String> = []
    /// Why others may be linked; nil where it is known.
    package private(set) var doubt: String?

    package init(_ target: ProjectTarget, imports: Set<String>, versions: LockedVersions) {
        names = []
        defer { add(imports) }
        guard target.projectFile != nil else {
            if !versions.isEmpty || !versions.problems.isEmpty { note("its libraries are unknown without a project") }
            addLocked(versions)
            return
        }
        let links = target.links
        names.formUnion(links.products.union(links.frameworks))
        if let pods = links.frameworks.sorted().first(where: Self.isOfPods) { addPods(in: pods, imports, versions) }
        for source in PluginSource.allCases {
            if !source.marks.isDisjoint(with: names.union(imports)) || source == .flutter && links.hasFlutterSettings {
                names.formUnion(plugins(of: source, versions))
            } else if !source.marks.isDisjoint(with: possible) {
                possible.formUnion(plugins(of: source, versions))
            }
        }
        if let other = links.fromOtherProjects.sorted().first(where: { !Self.isOfPods($0) }) {
            note("another project builds \(other)")
        }
        addLocked(versions)
        possible.subtract(names)
    }

    /// Modules whose parts are libraries of their own, `FirebaseAuth` or `Firebase/Auth`.
    private static let umbrellas: Set = ["Firebase", "GoogleUtilities"]

    /// Where it is known which parts there are, an umbrella says no more.
    private mutating func add(_ imports: Set<String>) {
        let named = Self.umbrellas.filter { umbrella in
            doubt == nil && names.union(possible).contains { $0 != umbrella && $0.hasPrefix(umbrella) }
        }
        names = names.union(imports).subtracting(named)
        possible.subtract(named)
    }

    /// What CocoaPods makes for a target.
    private static func isOfPods(_ framework: String) -> Bool {
        framework.hasPrefix("Pods_") || framework.hasPrefix("libPods-")
    }

    private mutating func note(_ reason: String) { doubt = doubt ?? reason }

    private mutating func addLocked(_ versions: LockedVersions) { if doubt != nil { names.formUnion(versions.names) } }

    /// The pods of a target, which links them as a whole: a pod whose module the code imports is linked, and what it asks
    /// for. Any other pod is possible.
    private mutating func addPods(in framework: String, _ imports: Set<String>, _ versions: LockedVersions) {
        if let lock = versions.unreadable([.pods]) { return note("\(lock.quoted) can't be read") }
        guard let lock = versions.nearest([.pods]) else {
            return note("no Podfile.lock lists the libraries in \(framework)")
        }
        possible.formUnion(lock.names)
        var wanted = lock.names.filter { imports.contains($0.replacing("-", with: "_")) }
        while let pod = wanted.popLast() { if names.insert(pod).inserted { wanted += lock.dependencies[pod] ?? [] } }
    }

    private mutating func plugins(of source: PluginSource, _ versions: LockedVersions) -> [String] {
        if let lock = versions.unreadable(source.locks) {
            note("\(lock.quoted) can't be read")
        } else if let list = versions.nearest(source.locks) {
            return list.names
        } else {
            note("no lock file names its plugins")
        }
        return []
    }
}
