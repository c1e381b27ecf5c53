/// A target that is an app for iOS, with all that is compiled into it.
package struct ProjectTarget: Sendable {
    package let name: String
    package let settings: BuildSettings
    /// The Swift and Objective-C files of the target, then those of libraries and of local packages that it links.
    package let sources: [String]
    /// Headers of the project, whichever target they belong to: an app's headers are members of none.
    package let headers: [String]
    package let infoPlist: BuiltInfoPlist
    /// The hosts whose web links open the app, by the entitlements that it is signed with.
    package let linkHosts: [String]?
    /// The path of the file in which the settings stand; nil without a project.
    package let projectFile: String?
    /// The products of packages that the target links, by their names.
    package let products: Set<String>
    /// What couldn't be read, and so is unknown.
    package let problems: [ProjectProblem]

    /// The project, or a folder with code where there is none.
    package var folder: String { ProjectPath.folder(of: projectFile ?? sources.first ?? "") }

    /// All files that are read.
    package var files: [String] { sources + headers }

    /// The module of its Swift code.
    package var moduleName: String { settings.value("PRODUCT_MODULE_NAME")?.text ?? name }

    /// What `#if` asks of the target's build.
    package var buildConditions: BuildConditionWords {
        BuildConditionWords(
            flags: words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"),
            definitions: words("GCC_PREPROCESSOR_DEFINITIONS"))
    }

    private func words(_ setting: String) -> [String] {
        (settings.value(setting)?.text ?? "").split(separator: " ").filter { !$0.contains("$") }.map(String.init)
    }

    /// A target all of whose files and settings are at hand.
    init(
        name: String, settings: BuildSettings, sources: [String], headers: [String], infoPlist: BuiltInfoPlist
    ) {
        self.name = name
        self.settings = settings
        self.sources = sources
        self.headers = headers
        self.infoPlist = infoPlist
        linkHosts = nil
        projectFile = nil
        products = []
        problems = []
    }

    init(
        _ objects: ProjectObjects, _ identifier: String, _ object: ProjectObject, _ targetSettings: TargetSettings
    ) throws(ProjectProblem) {
        var problems = targetSettings.problems
        name = object.name ?? ""
        projectFile = objects.file
        settings = targetSettings.settings
        var sources: [String] = []
        var headers: Set<String> = []
        var products: Set<String> = []
        let excluded = ExcludedSources(settings)
        var lists = FolderLists(objects.folder)
        for (identifier, target) in objects.linked(by: identifier) {
            var members = TargetMembers(objects, identifier, target)
            try members.read(&lists)
            sources += members.sources.subtracting(sources).filter { !excluded.contains($0) }.sorted()
            headers.formUnion(members.headers)
            products.formUnion(objects.objects(target.packageProductDependencies).compactMap(\.productName))
            problems += members.problems
        }
        var packages = LocalPackages(objects, products: products)
        packages.read(&lists)
        self.products = products
        self.sources = sources + packages.sources
        self.headers = headers.sorted()
        problems += packages.problems
        infoPlist = BuiltInfoPlist(
            file: Self.propertyList("INFOPLIST_FILE", settings, objects, &problems), settings: settings)
        linkHosts = Self.linkHosts(settings, objects, &problems)
        self.problems = problems
    }

    /// None for a target that is signed without entitlements; nil where these can't be read.
    private static func linkHosts(
        _ settings: BuildSettings, _ objects: ProjectObjects, _ problems: inout [ProjectProblem]
    ) -> [String]? {
        guard path(Entitlements.setting, settings, objects) != nil else { return [] }
        return propertyList(Entitlements.setting, settings, objects, &problems)
            .flatMap { Entitlements($0.values, settings: settings).linkHosts }
    }

    /// The property list that a setting names; nil where there is none.
    private static func propertyList(
        _ setting: String, _ settings: BuildSettings, _ objects: ProjectObjects, _ problems: inout [ProjectProblem]
    ) -> (path: String, values: [String: PropertyTree])? {
        guard let path = path(setting, settings, objects) else { return nil }
        do throws(ProjectProblem) {
            let (path, bytes) = try objects.folder.namedFile(path)
            let isPreprocessed = setting == "INFOPLIST_FILE" && settings.value("INFOPLIST_PREPROCESS")?.text == "YES"
            return (
                path, try PropertyTree.dictionary(isPreprocessed ? settings.preprocessed(bytes) : bytes, path: path)
            )
        } catch {
            problems.append(error)
            return nil
        }
    }

    private static func path(_ setting: String, _ settings: BuildSettings, _ objects: ProjectObjects) -> String? {
        guard let path = settings.value(setting)?.text, !path.isEmpty else { return nil }
        // What begins with `$(SRCROOT)` has the root in it already.
        let root = objects.sourceRoot
        let isRooted = path.hasPrefix(root.isEmpty ? "./" : "./\(root)/")
        return ProjectPath.normal(isRooted ? path : ProjectPath.joined(root, path)) ?? path
    }
}

extension BuildSettings {
    fileprivate func preprocessed(_ bytes: [UInt8]) -> [UInt8] {
        let words = (value("INFOPLIST_PREPROCESSOR_DEFINITIONS")?.text ?? "").split(separator: " ").map(String.init)
        return PreprocessedPropertyList(definitions: words).chosen(bytes)
    }
}

/// Words of settings that an `#if` can ask for.
package struct BuildConditionWords: Hashable, Sendable {
    package let flags: [String]
    /// `NAME` or `NAME=value`.
    package let definitions: [String]
}
