/// What a `Package.swift` says in literals; what it computes isn't read.
struct PackageManifest {
    /// The targets of each library.
    private(set) var products: [String: [String]] = [:]
    private(set) var targets: [Target] = []
    /// The paths of packages beside it.
    private(set) var packagePaths: [String] = []

    struct Target {
        let name: String
        let path: String?
        let excluded: ArraySlice<String>
        /// Names of targets and products.
        let dependencies: ArraySlice<String>
    }

    init(_ source: SourceText) {
        var calls = ManifestCalls(LexedText(swift: source))
        calls.read()
        var targets: [String: (order: Int, target: Target)] = [:]
        for (order, call) in calls.found.enumerated() {
            switch call.function {
            case .library:
                if let name = call.texts("name").first { products[name] = Array(call.texts("targets")) }
            case .target:
                // The same word names a dependency, which has nothing but a name; it is noted without harm to the first.
                guard let name = call.texts("name").first, targets[name] == nil || call.count > 1 else { continue }
                let target = Target(
                    name: name, path: call.texts("path").first, excluded: call.texts("exclude"),
                    dependencies: call.texts("dependencies"))
                targets[name] = (order, target)
            case .package: packagePaths += call.texts("path").prefix(1)
            }
        }
        self.targets = targets.values.sorted { $0.order < $1.order }.map(\.target)
    }
}
