/// A target that is an app for iOS, with all that is compiled into it.
package struct ProjectTarget: Sendable {
    package let name: String
    package let settings: BuildSettings
    /// The Swift and Objective-C files of the target, then those of libraries and of local packages that it links.
    package let sources: [String]
    /// Headers of the project, whichever target they belong to: an app's headers are members of none.
    package let headers: [String]
    package let packageSources: Set<String>
    /// The sources that another app of the project is made of, too, or may be.
    package let sharedSources: Set<String>
    /// The sources that only its extensions are built from; empty if the app declares no URL types.
    package internal(set) var extensionSources: [String] = []
    package let infoPlist: BuiltInfoPlist
    /// The files of the Info.plist that its configurations name, in their order.
    package private(set) var configuredInfoPlists: [ConfiguredInfoPlist] = []
    /// The hosts whose web links open the app, by the entitlements that it is signed with.
    package let linkHosts: [String]?
    /// The path of the file in which the settings stand; nil without a project.
    package let projectFile: String?
    /// The other targets of the project that are apps for iOS.
    var otherApplications: [String] = []
    package let links: TargetLinks
    /// What is named and wasn't read; more of it turns up when its files are.
    package let unread: [UnreadPart]
    /// Why some files aren't there.
    package let absences: ExpectedAbsences
    /// Those of its project; nil without one.
    private let objects: ProjectObjects?

    /// The objects by which its project has sources; nil without a project.
    package var entries: ProjectEntries? { objects?.entries }

    /// The files of the Info.plist that configurations name which aren't built for Release, such as Debug.
    package var otherInfoPlists: [String] {
        Set(configuredInfoPlists.map(\.path)).subtracting([infoPlist.path].compactMap(\.self)).sorted()
    }

    /// The project, or a folder with code where there is none.
    package var folder: String { ProjectPath.folder(of: projectFile ?? sources.first ?? "") }

    /// Why what wasn't read wasn't.
    package var problems: [ProjectProblem] { unread.map(\.problem) }

    package var files: [String] { sources + headers }

    package var moduleName: String { settings.value("PRODUCT_MODULE_NAME")?.text ?? name }

    /// What `#if` asks of the target's build.
    package var buildConditions: BuildConditionWords {
        BuildConditionWords(
            flags: words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), definitions: words("GCC_PREPROCESSOR_DEFINITIONS"))
    }

    private func words(_ setting: String) -> [String] {
        (settings.value(setting)?.text ?? "").split(separator: " ").filter { !$0.contains("$") }.map(String.init)
    }

    /// A target all of whose files and settings are at hand.
    init(
        name: String, settings: BuildSettings, sources: [String], headers: [String], infoPlist: BuiltInfoPlist,
        linkHosts: [String]?, unread: [UnreadPart]
    ) {
        self.name = name
        self.settings = settings
        self.sources = sources
        self.headers = headers
        packageSources = []
        sharedSources = []
        self.infoPlist = infoPlist
        self.linkHosts = linkHosts
        projectFile = nil
        links = TargetLinks()
        self.unread = unread
        absences = ExpectedAbsences()
        objects = nil
    }

    init(
        _ objects: ProjectObjects, _ identifier: String, _ object: ProjectObject, _ targetSettings: TargetSettings,
        besides others: [String] = []
    ) throws(ProjectProblem) {
        var unread = targetSettings.unread
        name = object.name ?? ""
        projectFile = objects.file
        settings = targetSettings.settings
        var sources: [String] = []
        var headers: Set<String> = []
        let linkedTargets = objects.linked(by: [identifier])
        var links = TargetLinks(objects, linkedTargets)
        let excluded = ExcludedSources(settings)
        var folders = FolderLists(objects.folder)
        var known: Set<String> = []
        for (linked, target) in linkedTargets {
            var members = TargetMembers(objects, linked, target)
            if linked == identifier { members.readHeaders() }
            try members.read(&folders)
            sources += members.sources.filter { known.insert($0).inserted && !excluded.contains($0) }.sorted()
            headers.formUnion(members.headers)
            unread += members.unread
        }
        var packages = LocalPackages(objects, products: links.products)
        packages.read(&folders)
        links.add(products: packages.otherProducts)
        self.links = links
        self.sources = sources + packages.sources
        packageSources = Set(packages.sources)
        sharedSources =
            others.isEmpty ? [] : objects.sources(of: others).union(packages.sources).intersection(self.sources)
        self.headers = headers.sorted()
        unread += packages.unread
        var budget = ExpansionBudget()
        let lists = TargetPropertyLists(objects, settings)
        infoPlist = BuiltInfoPlist(
            file: lists.propertyList("INFOPLIST_FILE", as: .infoPlist, &unread), settings: settings, &budget)
        linkHosts = lists.linkHosts(&unread, &budget)
        configuredInfoPlists = objects.infoPlists(of: object, &unread)
        if let path = lists.path(of: "INFOPLIST_FILE") {
            unread += InfoPlistScripts(objects.objects(object.buildPhases).compactMap(\.shellScript), path).parts
        }
        unread += OtherLanguage.unread(compiledBy: objects.objects(object.buildPhases).compactMap(\.shellScript))
        if self.sources.isEmpty { unread += OtherLanguage.unread(besides: objects.file, in: objects.folder) }
        if budget.isExceeded { unread.append(UnreadPart(.settingsTooLong(name), .settings)) }
        // The keys of an Info.plist are known if its file is. A file of settings that is missing is assumed to hold paths or
        // versions: a project that generates keys declares that in a file of its own repository.
        let isListed =
            infoPlist.path != nil && settings.isSettled("INFOPLIST_FILE")
            && settings.value("GENERATE_INFOPLIST_FILE")?.text != "YES"
        self.unread = unread.map { part in
            isListed && part.content == .settings ? UnreadPart(part.problem, .conditions) : part
        }
        absences = ExpectedAbsences(objects, settings)
        self.objects = objects
    }
}

/// Words of settings that an `#if` can ask for.
package struct BuildConditionWords: Hashable, Sendable {
    package let flags: [String]
    /// `NAME` or `NAME=value`.
    package let definitions: [String]
}

/// Which target of which project an app is read from.
package struct TargetOrigin: Hashable, Sendable {
    package let project: String
    package let target: String
    /// The other apps for iOS that the project has.
    package let passedOver: [String]

    /// That of a target; nil where there is no project.
    package init?(_ target: ProjectTarget) {
        guard let file = target.projectFile else { return nil }
        project = ProjectPath.folder(of: file)
        self.target = target.name
        passedOver = target.otherApplications
    }
}
