/// What a target links, as far as its project says it.
package struct TargetLinks: Sendable {
    /// The target, and the libraries of the project that it is built from.
    private(set) var targets: Set<String> = []
    /// Products of packages, those among them that local packages ask for.
    private(set) var products: Set<String> = []
    /// Frameworks and libraries, without the ends of their names.
    private(set) var frameworks: Set<String> = []
    /// Those that another project builds.
    private(set) var fromOtherProjects: Set<String> = []
    /// Whether the project has the settings that Flutter writes.
    private(set) var hasFlutterSettings = false

    /// Of an app without a project.
    init() {}

    init(_ objects: ProjectObjects, _ linked: [(identifier: String, target: ProjectObject)]) {
        for (_, target) in linked {
            targets.insert(target.name ?? "")
            products.formUnion(objects.objects(target.packageProductDependencies).compactMap(\.productName))
            for phase in objects.objects(target.buildPhases) where phase.isa == "PBXFrameworksBuildPhase" {
                for file in objects.objects(phase.files) { add(file, objects) }
            }
        }
        hasFlutterSettings = objects.fileReferences.contains { identifier in
            objects[identifier]?.path?.hasSuffix("Flutter/Generated.xcconfig") == true
        }
    }

    private mutating func add(_ file: ProjectObject, _ objects: ProjectObjects) {
        guard let identifier = file.fileRef, let reference = objects[identifier],
            let name = (reference.path ?? reference.name)?.split(separator: "/").last,
            let base = name.split(separator: ".").first.map(String.init)
        else { return }
        frameworks.insert(base)
        let isBuilt = reference.isa == "PBXReferenceProxy" || reference.sourceTree == "BUILT_PRODUCTS_DIR"
        if isBuilt, !objects.builds(identifier) { fromOtherProjects.insert(String(name)) }
    }

    mutating func add(products others: Set<String>) { products.formUnion(others) }
}
