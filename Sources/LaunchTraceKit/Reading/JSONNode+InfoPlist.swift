import LaunchModel

extension JSONNode {
    /// The Info.plist that stands here, or whose path stands here.
    func infoPlist(_ files: PlistFiles, _ mistakes: Mistakes) -> InfoPlist? {
        switch value {
        case .object: break
        case .setting(let text) where text.hasPrefix("{"): break
        case .string, .setting:
            guard let path = name("the path", mistakes) else { return nil }
            do {
                return try files.infoPlist(at: path)
            } catch {
                for mistake in error.mistakes { mistakes.add(mistake, at: place) }
                return nil
            }
        case .null, .bool, .number, .list, .removed:
            mistakes.add(.wrongType(expected: .objectOrPath, found: kind), at: place)
            return nil
        }
        return Fields(self, of: .part("infoPlist"), mistakes)?.infoPlist()
    }
}

extension Fields {
    /// An Info.plist that is written as JSON, with Apple's own keys.
    fileprivate consuming func infoPlist() -> InfoPlist {
        let launchScreen = node("UILaunchScreen")
        let otherScreen = members.contains { PlistKey.isOfLaunchScreen($0.key) && $0.key != "UILaunchScreen" }
        let minimumOS = node("MinimumOSVersion")?.string(mistakes)
        let plist = InfoPlist(
            sceneManifest: fields("UIApplicationSceneManifest")?.sceneManifest(),
            mainStoryboard: string("UIMainStoryboardFile").nonempty,
            launchStoryboard: string("UILaunchStoryboardName").nonempty,
            hasLaunchScreen: launchScreen?.object(mistakes) != nil || otherScreen,
            backgroundModes: node("UIBackgroundModes")?.backgroundModes(mistakes),
            permittedTasks: strings("BGTaskSchedulerPermittedIdentifiers"),
            urlSchemes: node("CFBundleURLTypes")?.urlSchemes(mistakes),
            orientations: strings("UISupportedInterfaceOrientations"),
            exitsOnSuspend: flag("UIApplicationExitsOnSuspend") ?? false,
            minimumOS: minimumOS.flatMap { Version($0) })
        closeUnlessNear()
        return plist
    }

    /// The object under a key of an Info.plist.
    private mutating func fields(_ key: String) -> Fields? {
        guard let node = node(key) else { return nil }
        return Fields(node, of: .part(key), mistakes)
    }

    private consuming func sceneManifest() -> SceneManifest {
        let supportsMultipleScenes = flag("UIApplicationSupportsMultipleScenes") ?? false
        let roles = fields("UISceneConfigurations")?.members ?? []
        let preferredRole = string("UIApplicationPreferredDefaultSceneSessionRole").nonempty
        closeUnlessNear()
        return SceneManifest(
            supportsMultipleScenes: supportsMultipleScenes,
            configurations: roles.flatMap { $0.configurations(mistakes) }, preferredRole: preferredRole)
    }

    fileprivate consuming func configuration(role: String) -> SceneManifest.Configuration {
        let configuration = SceneManifest.Configuration(
            role: role,
            name: string("UISceneConfigurationName").nonempty,
            delegateClass: string("UISceneDelegateClassName").nonempty,
            storyboard: string("UISceneStoryboardFile").nonempty)
        _ = string("UISceneClassName")
        closeUnlessNear()
        return configuration
    }

    fileprivate consuming func urlSchemes() -> [String] {
        let schemes = strings("CFBundleURLSchemes") ?? []
        closeUnlessNear()
        return schemes.map { $0.lowercased() }
    }
}

extension JSONMember {
    /// The configurations under a session role.
    fileprivate func configurations(_ mistakes: Mistakes) -> [SceneManifest.Configuration] {
        if value.value == .removed { return [] }
        if let meant = PlistKey.meant(by: key, among: PlistKey.roles) {
            mistakes.add(.nearlyPlistKey(key, meant: meant), at: keyPlace)
        }
        return value.list(mistakes)?.compactMap {
            Fields($0, of: .part(key), mistakes)?.configuration(role: key)
        } ?? []
    }
}

extension JSONNode {
    fileprivate func backgroundModes(_ mistakes: Mistakes) -> [String]? {
        list(mistakes)?.compactMap { node in
            let mode = node.string(mistakes)
            if let mistake = mode.flatMap(PlistKey.mistake) { mistakes.add(mistake, at: node.place) }
            return mode
        }
    }

    fileprivate func urlSchemes(_ mistakes: Mistakes) -> [String]? {
        list(mistakes)?.flatMap { node in
            Fields(node, of: .part("CFBundleURLTypes"), mistakes)?.urlSchemes() ?? []
        }
    }
}

extension String? {
    /// An empty string in a property list says no more than a missing one.
    var nonempty: String? {
        self?.isEmpty == true ? nil : self
    }
}
