extension InfoPlist {
    /// The keys of an Info.plist that affect a launch; other keys are allowed.
    package static let keys: [Field<InfoPlist>] = [
        Field(
            "UIApplicationSceneManifest", \.sceneManifest, .openObject(SceneManifest.keys, SceneManifest()),
            "The scenes that the app supports."),
        Field(
            "UIMainStoryboardFile", \.mainStoryboard, .nonempty,
            "The storyboard of the first window, where no scene names its own."
        ).suchAs("Main"),
        Field("UILaunchStoryboardName", \.launchStoryboard, .nonempty, "The storyboard of the launch screen.").suchAs(
            "LaunchScreen"),
        Field(
            "UILaunchScreen", \.hasLaunchScreen, .presence, "A launch screen without a storyboard.", usual: false,
            showsUsual: false),
        Field(
            "UIBackgroundModes", \.backgroundModes, .list(of: .backgroundMode),
            "The reasons for which the app may run in the background."),
        Field(
            "BGTaskSchedulerPermittedIdentifiers", \.permittedTasks, .list(of: .text),
            "The background tasks that the app may register."
        ).suchAs(["com.example.refresh"]),
        Field("CFBundleURLTypes", \.urlSchemes, .urlSchemes, "The URLs that open the app.").suchAs(
            .list([["CFBundleURLSchemes": ["recipes"]]])),
        Field("CFBundleDocumentTypes", \.documentTypes, .documentTypes, "The files that the app opens.").suchAs(
            .list([["LSItemContentTypes": ["com.example.recipe"]]])),
        Field(
            "LSSupportsOpeningDocumentsInPlace", \.opensDocumentsInPlace, .flag,
            "Files are opened in place, not as copies.", usual: false, showsUsual: false),
        Field("NSUserActivityTypes", \.activityTypes, .list(of: .text), "The activities that the app can continue.")
            .suchAs(["com.example.recipe"]),
        Field("UIApplicationShortcutItems", \.quickActions, .quickActions, "The actions in the menu of the app's icon.")
            .suchAs(.list([["UIApplicationShortcutItemType": "new-recipe"]])),
        Field("UISupportedInterfaceOrientations", \.orientations, .list(of: .text), "The supported orientations.")
            .suchAs(["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]),
        Field(
            "UIApplicationExitsOnSuspend", \.exitsOnSuspend, .flag,
            "The app terminates instead of entering the background.", usual: false, showsUsual: false),
        Field("MinimumOSVersion", \.minimumOS, .lenient, "The oldest system that the app runs on.").suchAs("15.0"),
    ]
}

extension SceneManifest {
    fileprivate static let keys: [Field<SceneManifest>] = [
        Field(
            "UIApplicationSupportsMultipleScenes", \.supportsMultipleScenes, .flag,
            "Whether it can have several windows.", usual: false, showsUsual: false),
        Field(
            "UIApplicationPreferredDefaultSceneSessionRole", \.preferredRole, .ofPlist(.text(suchAs: PlistKey.roles)),
            "The role of the scene that a launch makes."),
        Field(
            "UISceneConfigurations", \.configurations, .configurations, "The configurations of each session role.",
            usual: [], showsUsual: false),
    ]
}

extension SceneManifest.Configuration {
    fileprivate static let keys: [Field<SceneManifest.Configuration>] = [
        Field("UISceneConfigurationName", \.name, .nonempty, "The name of the configuration in code.").suchAs(
            "Default Configuration"),
        Field("UISceneDelegateClassName", \.delegateClass, .nonempty, "The class of the scene's delegate.").suchAs(
            "Recipes.SceneDelegate"),
        Field("UISceneStoryboardFile", \.storyboard, .nonempty, "The storyboard of the scene's first window.").suchAs(
            "Main"),
        Field(ignored: "UISceneClassName", .text, "The class of the scene, UIWindowScene for windows.").suchAs(
            "UIWindowScene"),
    ]
}

extension KeyType<InfoPlist> {
    /// An Info.plist, or its path.
    package static func infoPlist(_ files: NamedFiles) -> KeyType {
        let plist = KeyType.openObject(InfoPlist.keys, InfoPlist())
        return KeyType(
            .any(of: [.name.described("A path relative to the file that contains it."), plist.schema]).suchAs([
                "UILaunchScreen": [:]
            ])
        ) { node, key, mistakes in
            switch node.value {
            case .object: node.infoPlist(plist, key, mistakes)
            case .setting(let text) where text.hasPrefix("{"): node.infoPlist(plist, key, mistakes)
            case .string, .setting: node.infoPlistOfFile(plist, key, files, mistakes)
            case .null, .bool, .number, .list, .removed: node.isNot(.objectOrPath, mistakes)
            }
        } write: {
            plist.write($0, Spelling())
        }
    }
}

extension JSONNode {
    fileprivate func infoPlist(_ type: KeyType<InfoPlist>, _ key: String, _ mistakes: Mistakes) -> InfoPlist? {
        var infoPlist = type.read(self, key, mistakes)
        if keys.contains(where: { $0 != "UILaunchScreen" && PlistKey.isOfLaunchScreen($0) }) {
            infoPlist?.hasLaunchScreen = true
        }
        return infoPlist
    }

    /// The Info.plist in the file at this path. The path is the location of all mistakes in that file.
    fileprivate func infoPlistOfFile(
        _ type: KeyType<InfoPlist>, _ key: String, _ files: NamedFiles, _ mistakes: Mistakes
    ) -> InfoPlist? {
        guard let path = name("the path", mistakes) else { return nil }
        do throws(FileProblem) {
            let file = try PropertyList(files.text(at: path, as: .propertyList, namedIn: place.source))
            let found = Mistakes { Diagnostic($0.inFile(path, file.path(to: $1)), at: place) }
            var infoPlist = file.root.infoPlist(type, key, found)
            infoPlist?.isWhole = file.root.keys.contains(where: PlistKey.ofBuilds.contains)
            if found.count == 0 { return infoPlist }
            for diagnostic in found.diagnostics.all { mistakes.add(diagnostic) }
        } catch { mistakes.add(.unreadableFile(path: path, reason: error.reason), at: place) }
        return nil
    }

    private var keys: [String] { Fields(self, of: .part("infoPlist"), Mistakes())?.members.map(\.key) ?? [] }
}

extension ScenarioMistake {
    /// The mistake in a part of a file without lines; the message names the part.
    fileprivate func inFile(_ path: String, _ part: String) -> ScenarioMistake {
        guard case .wrongType = self else { return self }
        return .unreadableFile(path: path, reason: "\(part) has the wrong type")
    }
}

extension KeyType<String> {
    fileprivate static let backgroundMode = text(.text(suchAs: PlistKey.backgroundModes)) { node, _, mistakes in
        let mode = node.string(mistakes)
        if let mistake = mode.flatMap(PlistKey.mistake) { mistakes.add(mistake, at: node.place) }
        return mode
    }
}

/// One element of `CFBundleURLTypes`.
private struct URLKind: Hashable {
    var schemes: [String] = []

    static let keys: [Field<URLKind>] = [
        Field(
            "CFBundleURLSchemes", \.schemes, .list(of: .text), "The schemes, without a colon.", usual: [],
            showsUsual: false
        ).suchAs(["recipes"])
    ]
}

/// One element of `CFBundleDocumentTypes`.
private struct DocumentKind: Hashable {
    var types: [String] = []

    static let keys: [Field<DocumentKind>] = [
        Field("LSItemContentTypes", \.types, .list(of: .text), "The types of such files.", usual: [], showsUsual: false)
            .suchAs(["com.example.recipe"])
    ]
}

/// One element of `UIApplicationShortcutItems`.
private struct QuickAction: Hashable {
    var type = ""

    static let keys: [Field<QuickAction>] = [
        Field(
            "UIApplicationShortcutItemType", \.type, .text, "The identifier of the action.", usual: "",
            showsUsual: false
        ).suchAs("new-recipe")
    ]
}

extension KeyType<[String]> {
    /// The types of all of `UIApplicationShortcutItems`.
    fileprivate static let quickActions: KeyType = {
        let actions = KeyType<[QuickAction]>.list(of: .openObject(QuickAction.keys, QuickAction()))
        return KeyType(actions.schema) { node, key, mistakes in
            actions.read(node, key, mistakes)?.map(\.type)
        } write: {
            actions.write($0.map(QuickAction.init), Spelling())
        }
    }()

    /// The types of all of `CFBundleDocumentTypes`.
    fileprivate static let documentTypes: KeyType = {
        let kinds = KeyType<[DocumentKind]>.list(of: .openObject(DocumentKind.keys, DocumentKind()))
        return KeyType(kinds.schema) { node, key, mistakes in
            kinds.read(node, key, mistakes)?.flatMap(\.types)
        } write: {
            kinds.write([DocumentKind(types: $0)], Spelling())
        }
    }()

    /// The schemes of all of `CFBundleURLTypes`, in their original spelling.
    fileprivate static let urlSchemes: KeyType = {
        let kinds = KeyType<[URLKind]>.list(of: .openObject(URLKind.keys, URLKind()))
        return KeyType(kinds.schema) { node, key, mistakes in
            kinds.read(node, key, mistakes)?.flatMap(\.schemes)
        } write: {
            kinds.write([URLKind(schemes: $0)], Spelling())
        }
    }()
}

extension KeyType<[SceneManifest.Configuration]> {
    /// The configurations of one role, without the role.
    private static let ofRole = KeyType.list(
        of: .openObject(SceneManifest.Configuration.keys, SceneManifest.Configuration(role: "")))

    /// The definition that the schema refers to.
    package static let definition = Value.Member("configurations", ofRole.schema.value)

    /// An object with a list of configurations for each role.
    fileprivate static let configurations = KeyType(
        .openObject(
            PlistKey.roles.map {
                JSONSchema.Key($0, .definition(definition.key), "The configurations of scenes of this role.")
            }
        ).with("additionalProperties", JSONSchema.definition(definition.key).value)
    ) { node, key, mistakes in
        Fields(node, of: .part(key), mistakes)?.members.flatMap { $0.configurations(mistakes) }
    } write: { configurations in
        .object(
            configurations.map(\.role).unique().map { role in
                Value.Member(role, ofRole.write(configurations.filter { $0.role == role }, Spelling()))
            })
    }

    fileprivate static func read(_ member: JSONMember, _ mistakes: Mistakes) -> Content? {
        ofRole.read(member.value, member.key, mistakes)
    }
}

extension JSONMember {
    /// The configurations under a session role.
    fileprivate func configurations(_ mistakes: Mistakes) -> [SceneManifest.Configuration] {
        if value.value == .removed { return [] }
        if let meant = PlistKey.meant(by: key, among: PlistKey.roles) {
            mistakes.add(.keyMeant(key, meant: meant), at: keyPlace)
        }
        let configurations = KeyType<[SceneManifest.Configuration]>.read(self, mistakes) ?? []
        return configurations.map { configuration in
            var configuration = configuration
            configuration.role = key
            return configuration
        }
    }
}

extension String? {
    /// An empty string in a property list counts as a missing one.
    var nonempty: String? { self?.isEmpty == true ? nil : self }
}
