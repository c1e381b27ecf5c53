extension ProjectObjects {
    /// The objects of the project that a specification would become.
    init(_ specified: SpecifiedProject, in folder: ProjectFolder) {
        var objects = SpecifiedObjects()
        var products: [String: String] = [:]
        var targets: [(identifier: String, target: SpecifiedTarget)] = []
        for (number, target) in specified.targets.enumerated() where products[target.name] == nil {
            products[target.name] = "target \(number)"
            targets.append(("target \(number)", target))
        }
        for (identifier, target) in targets { objects.add(target, as: identifier, targets: products) }
        let packages = specified.packages.map { path in
            var others = ProjectObject.OtherKeys()
            others.relativePath = ProjectPath.relative(path, to: ProjectPath.folder(of: specified.file))
            return objects.add(ProjectObject(isa: "XCLocalSwiftPackageReference", others))
        }
        var root = ProjectObject.OtherKeys()
        root.targets = targets.map(\.identifier)
        root.packageReferences = packages
        root.buildConfigurationList = objects.add(specified.configuration)
        self.init(
            folder, file: specified.file, name: specified.name, sourceRoot: ProjectPath.folder(of: specified.file),
            project: ProjectObject(isa: "PBXProject", name: specified.name, root), objects: objects.all,
            specified: Dictionary(targets.map { ($0.identifier, $0.target) }, uniquingKeysWith: { first, _ in first }))
    }
}

/// Objects that are made one after the other.
private struct SpecifiedObjects {
    private(set) var all: [String: ProjectObject] = [:]

    mutating func add(_ object: ProjectObject) -> String {
        let identifier = "object \(all.count)"
        all[identifier] = object
        return identifier
    }

    mutating func add(_ configuration: SpecifiedConfiguration) -> String {
        var own = ProjectObject.OtherKeys()
        own.buildSettings = configuration.settings.mapValues { SettingValue($0) }
        own.baseConfigurationReference = configuration.file.map { path in
            // A path that begins at the root may lead out of the folder of the project.
            add(ProjectObject(isa: "PBXFileReference", path: path, sourceTree: ProjectObject.rootTree))
        }
        var list = ProjectObject.OtherKeys()
        list.buildConfigurations = [add(ProjectObject(isa: "XCBuildConfiguration", name: configuration.name, own))]
        return add(ProjectObject(isa: "XCConfigurationList", list))
    }

    mutating func add(_ target: SpecifiedTarget, as identifier: String, targets: [String: String]) {
        var others = ProjectObject.OtherKeys()
        others.productType = target.productType
        others.buildConfigurationList = add(target.configuration)
        others.packageProductDependencies = target.products.map { product in
            var dependency = ProjectObject.OtherKeys()
            dependency.productName = product
            return add(ProjectObject(isa: "XCSwiftPackageProductDependency", dependency))
        }
        others.dependencies = target.targets.compactMap { targets[$0] }.map { other in
            var dependency = ProjectObject.OtherKeys()
            dependency.target = other
            return add(ProjectObject(isa: "PBXTargetDependency", dependency))
        }
        others.buildPhases = [frameworks(target.frameworks)] + target.scripts.map { script($0) }
        all[identifier] = ProjectObject(isa: "PBXNativeTarget", name: target.name, others)
    }

    private mutating func frameworks(_ files: [String]) -> String {
        var phase = ProjectObject.OtherKeys()
        phase.files = files.map { file in
            let reference = add(ProjectObject(isa: "PBXFileReference", path: file, sourceTree: "SDKROOT"))
            return add(ProjectObject(isa: "PBXBuildFile", fileRef: reference))
        }
        return add(ProjectObject(isa: "PBXFrameworksBuildPhase", phase))
    }

    private mutating func script(_ script: SpecifiedTarget.Script) -> String {
        var phase = ProjectObject.OtherKeys()
        phase.outputPaths = script.outputs
        phase.outputFileListPaths = script.outputLists
        phase.shellScript = script.text
        return add(ProjectObject(isa: "PBXShellScriptBuildPhase", phase))
    }
}
