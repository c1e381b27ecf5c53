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
    /// What the project says that the target links.
    package let links: TargetLinks
    /// What is named and wasn't read; more of it turns up when its files are.
    package let unread: [UnreadPart]
    /// Why some files aren't there.
    package let absences: ExpectedAbsences

    /// The project, or a folder with code where there is none.
    package var folder: String { ProjectPath.folder(of: projectFile ?? sources.first ?? "") }

    /// Why what wasn't read wasn't.
    package var problems: [ProjectProblem] { unread.map(\.problem) }

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
        links = TargetLinks()
        unread = []
        absences = ExpectedAbsences()
    }

    init(
        _ objects: ProjectObjects, _ identifier: String, _ object: ProjectObject, _ targetSettings: TargetSettings
    ) throws(ProjectProblem) {
        var unread = targetSettings.unread
        name = object.name ?? ""
        projectFile = objects.file
        settings = targetSettings.settings
        var sources: [String] = []
        var headers: Set<String> = []
        let linkedTargets = objects.linked(by: identifier)
        var links = TargetLinks(objects, linkedTargets)
        let excluded = ExcludedSources(settings)
        var lists = FolderLists(objects.folder)
        var known: Set<String> = []
        for (linked, target) in linkedTargets {
            var members = TargetMembers(objects, linked, target)
            if linked == identifier { members.readHeaders() }
            try members.read(&lists)
            sources += members.sources.filter { known.insert($0).inserted && !excluded.contains($0) }.sorted()
            headers.formUnion(members.headers)
            unread += members.unread
        }
        var packages = LocalPackages(objects, products: links.products)
        packages.read(&lists)
        links.add(products: packages.otherProducts)
        self.links = links
        self.sources = sources + packages.sources
        self.headers = headers.sorted()
        unread += packages.unread
        var budget = ExpansionBudget()
        infoPlist = BuiltInfoPlist(
            file: Self.propertyList("INFOPLIST_FILE", as: .infoPlist, settings, objects, &unread), settings: settings,
            &budget)
        linkHosts = Self.linkHosts(settings, objects, &unread, &budget)
        if budget.isExceeded { unread.append(UnreadPart(.settingsTooLong(name), .settings)) }
        self.unread = unread
        absences = ExpectedAbsences(objects, settings)
    }

    /// None for a target that is signed without entitlements; nil where these can't be read.
    private static func linkHosts(
        _ settings: BuildSettings, _ objects: ProjectObjects, _ unread: inout [UnreadPart],
        _ budget: inout ExpansionBudget
    ) -> [String]? {
        guard path(Entitlements.setting, settings, objects) != nil else {
            // A file of settings that wasn't read may name them.
            return unread.contains { $0.content == .settings } ? nil : []
        }
        return propertyList(Entitlements.setting, as: .linkHosts, settings, objects, &unread)
            .flatMap { Entitlements($0.values, settings: settings, &budget).linkHosts }
    }

    /// The property list that a setting names; nil where there is none.
    private static func propertyList(
        _ setting: String, as content: UnreadPart.Content, _ settings: BuildSettings, _ objects: ProjectObjects,
        _ unread: inout [UnreadPart]
    ) -> (path: String, values: [String: PropertyTree])? {
        guard let path = path(setting, settings, objects) else { return nil }
        do throws(ProjectProblem) {
            let kind: FileKind = setting == Entitlements.setting ? .entitlements : .propertyList
            let (path, bytes) = try objects.folder.namedFile(path, as: kind)
            let isPreprocessed = setting == "INFOPLIST_FILE" && settings.value("INFOPLIST_PREPROCESS")?.text == "YES"
            return (
                path, try PropertyTree.dictionary(isPreprocessed ? settings.preprocessed(bytes) : bytes, path: path)
            )
        } catch {
            unread.append(UnreadPart(error, content))
            return nil
        }
    }

    private static func path(_ setting: String, _ settings: BuildSettings, _ objects: ProjectObjects) -> String? {
        guard let path = settings.value(setting)?.text, !path.isEmpty else { return nil }
        return ProjectPath.rooted(path, objects.sourceRoot) ?? path
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
