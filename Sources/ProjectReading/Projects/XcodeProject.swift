package struct XcodeProject: Sendable {
    private let objects: ProjectObjects
    private let applications: [Application]
    /// The systems of the other apps, such as macOS.
    private let otherPlatforms: [String]

    /// A target that is an app for iOS, of which no file has been read.
    private struct Application {
        let identifier: String
        let object: ProjectObject
        let settings: TargetSettings
        var name: String { object.name ?? "" }
    }

    /// Reads `Name.xcodeproj` below the root.
    package init(_ folder: ProjectFolder, path: String) throws(ProjectProblem) {
        let objects = try ProjectObjects(folder, path: path)
        var configurations = TargetConfigurations(objects)
        self.objects = objects
        let all = (objects.project.targets ?? []).compactMap { identifier -> Application? in
            guard let object = objects[identifier], object.isApplication else { return nil }
            let settings = TargetSettings(objects, target: object, &configurations)
            return Application(identifier: identifier, object: object, settings: settings)
        }
        applications = all.filter(\.settings.isForPhone)
        otherPlatforms = Set(all.filter { !$0.settings.isForPhone }.flatMap(\.settings.platforms)).sorted()
    }

    /// Whether a target is an app for iOS.
    package var hasApplication: Bool { !applications.isEmpty }

    /// The names of the targets that are apps for iOS.
    package var names: [String] { applications.map(\.name) }

    /// The target of a name, or the only one.
    package func target(named name: String?) throws(ProjectProblem) -> ProjectTarget {
        if let name {
            guard let target = applications.first(where: { $0.name == name }) else {
                throw .unknownTarget(name, others: names)
            }
            return try read(target)
        }
        guard let target = applications.first else { throw .noApplication(platforms: otherPlatforms) }
        guard applications.count == 1 else { throw .severalApplications(names) }
        return try read(target)
    }

    private func read(_ application: Application) throws(ProjectProblem) -> ProjectTarget {
        let others = applications.filter { $0.identifier != application.identifier }
        var target = try ProjectTarget(
            objects, application.identifier, application.object, application.settings, besides: others.map(\.identifier)
        )
        target.otherApplications = others.map(\.name)
        if target.infoPlist.values["CFBundleURLTypes"] != nil {
            let embedded = objects.objects(application.object.dependencies).compactMap(\.target)
            let extensions = embedded.filter { objects[$0]?.isExtension == true }
            target.extensionSources = objects.sources(of: extensions).subtracting(target.sources).sorted()
        }
        return target
    }
}

extension ProjectObject {
    var isApplication: Bool { isa == "PBXNativeTarget" && self.productType == "com.apple.product-type.application" }

    /// Whether it is a widget, a share extension, or another extension of an app.
    fileprivate var isExtension: Bool {
        ["com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension"].contains(
            self.productType ?? "")
    }

    /// Whether its code becomes part of what links it.
    fileprivate var isLibrary: Bool {
        guard isa == "PBXNativeTarget", let type = self.productType else { return false }
        return type.hasPrefix("com.apple.product-type.library") || type.hasPrefix("com.apple.product-type.framework")
    }
}

/// The objects of a project, and where those that are files lie.
final class ProjectObjects: Sendable {
    let folder: ProjectFolder
    let file: String
    let name: String
    let project: ProjectObject
    /// The folder to which paths are relative.
    let sourceRoot: String
    /// The folders that Xcode keeps in step with the files in them.
    let synchronizedFolders: [String]
    /// The exceptions of these folders, by the target that they are for and the folder.
    private let folderExceptions: [String: [String: [ProjectObject]]]
    private let objects: [String: ProjectObject]
    private let locations: GroupLocations
    private let products: [String: String]

    init(_ folder: ProjectFolder, path: String) throws(ProjectProblem) {
        let file = path + "/project.pbxproj"
        let content = try ProjectFile.read(try folder.file(file, as: .projectFile), path: path)
        guard let project = content.objects[content.rootObject] else { throw .missingObject(content.rootObject) }
        let fileName = path.split(separator: "/").last ?? ""
        self.folder = folder
        self.file = file
        name = String(fileName.hasSuffix(".xcodeproj") ? fileName.dropLast(".xcodeproj".count) : fileName)
        sourceRoot = ProjectPath.joined(ProjectPath.folder(of: path), project.projectDirPath ?? "")
        self.project = project
        objects = content.objects
        locations = GroupLocations(objects, sourceRoot: sourceRoot, name: name)
        synchronizedFolders = objects.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }.map(\.key)
            .sorted()
        folderExceptions = Self.exceptions(of: synchronizedFolders, objects)
        let targets = objects.filter { $0.value.isa == "PBXNativeTarget" }.sorted { $0.key < $1.key }
        products = Dictionary(
            targets.compactMap { target in target.value.productReference.map { ($0, target.key) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func exceptions(of folders: [String], _ objects: [String: ProjectObject]) -> [String: [String:
        [ProjectObject]]]
    {
        var found: [String: [String: [ProjectObject]]] = [:]
        for folder in folders {
            for exception in (objects[folder]?.exceptions ?? []).compactMap({ objects[$0] }) {
                guard let target = exception.target else { continue }
                found[target, default: [:]][folder, default: []].append(exception)
            }
        }
        return found
    }

    /// Those by which it has its sources.
    var entries: ProjectEntries { ProjectEntries(project, objects, locations) }

    subscript(identifier: String) -> ProjectObject? { objects[identifier] }

    func objects(_ identifiers: [String]?) -> [ProjectObject] { (identifiers ?? []).compactMap { objects[$0] } }

    /// The steps of a build, of any target, that write files.
    var stepsThatWrite: [ProjectObject] {
        objects.filter { $0.value.isa == "PBXShellScriptBuildPhase" }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The targets that make files of other kinds of sources.
    var targetsWithRules: [ProjectObject] {
        objects.filter { $0.value.isa == "PBXNativeTarget" && !($0.value.buildRules ?? []).isEmpty }.sorted {
            $0.key < $1.key
        }.map(\.value)
    }

    /// All files that the project names, by their identifiers.
    var fileReferences: [String] { objects.filter { $0.value.isa == "PBXFileReference" }.map(\.key).sorted() }

    /// The libraries and frameworks of the project that targets are built from, after these targets.
    func linked(by targets: [String]) -> [(identifier: String, target: ProjectObject)] {
        var found: [(String, ProjectObject)] = []
        var seen: Set<String> = []
        var wanted = targets
        var index = 0
        while index < wanted.count {
            let (next, isAsked) = (wanted[index], index < targets.count)
            index += 1
            guard seen.insert(next).inserted, let target = objects[next] else { continue }
            guard isAsked || target.isLibrary else { continue }
            found.append((next, target))
            wanted += objects(target.dependencies).compactMap(\.target)
            let files = objects(target.buildPhases).filter { $0.isa == "PBXFrameworksBuildPhase" }.flatMap {
                objects($0.files)
            }
            wanted += files.compactMap { $0.fileRef.flatMap { products[$0] } }
        }
        return found
    }

    func builds(_ product: String) -> Bool { products[product] != nil }

    /// The folders that a target names, or that have exceptions for it, and these exceptions.
    func folders(of identifier: String, _ target: ProjectObject) -> [(group: String, exceptions: [ProjectObject])] {
        let exceptions = folderExceptions[identifier] ?? [:]
        let named = (target.fileSystemSynchronizedGroups ?? []).filter {
            objects[$0]?.isa == "PBXFileSystemSynchronizedRootGroup"
        }
        return Set(named).union(exceptions.keys).sorted().map { ($0, exceptions[$0] ?? []) }
    }

    var namedPackages: [String] {
        objects(project.packageReferences).filter { $0.isa == "XCLocalSwiftPackageReference" }.compactMap(
            \.relativePath
        ).map { ProjectPath.joined(sourceRoot, $0) }
    }

    /// The packages that lie in folders of the project: those named as such, and folders with a manifest.
    var localPackages: [String] {
        let folders = fileReferences.filter { identifier in
            guard let type = objects[identifier]?.lastKnownFileType else { return false }
            return type == "wrapper" || type == "folder" || type == "text"
        }
        return namedPackages + folders.compactMap(path(of:))
    }

    /// The path of a file or a group below the root; nil for what lies elsewhere.
    func path(of identifier: String) -> String? {
        if case .path(let path) = location(of: identifier) { path } else { nil }
    }

    /// Where a file or a group lies; nil where the project has no such object.
    func location(of identifier: String) -> ProjectLocation? { locations.location(of: identifier) }
}
