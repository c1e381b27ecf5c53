import LaunchModel

extension Fields {
    static let discardedSessionsLimit = 1000

    consuming func app(_ plistFiles: PlistFiles) -> Scenario.App {
        let app = Scenario.App(
            lifecycle: choice("lifecycle"),
            sdk: version("sdk"),
            infoPlist: node("infoPlist")?.infoPlist(plistFiles, mistakes),
            interface: choice("interface"),
            launchScreen: launchScreen() ?? LaunchScreen(),
            multipleScenes: flag("multipleScenes"),
            savedState: flag("savedState") ?? false,
            savedSession: flag("savedSession") ?? false,
            discardedSessions: node("discardedSessions")?.wholeNumber(upTo: Self.discardedSessionsLimit, mistakes) ?? 0,
            firstLaunch: flag("firstLaunch") ?? false,
            preMainMs: milliseconds("preMainMs"),
            appDelegate: delegate(.appDelegate) ?? .complete,
            sceneDelegate: lacks(.sceneDelegate) ? nil : delegate(.sceneDelegate),
            lacksSceneDelegate: lacks(.sceneDelegate),
            notificationDelegate: delegate(.notificationDelegate),
            viewController: delegate(.viewController) ?? .complete)
        close()
        return app
    }

    private mutating func delegate(_ receiver: Receiver) -> Delegate? {
        guard let node = node(receiver.rawValue) else { return nil }
        return Fields(node, of: .part(receiver.rawValue), mistakes)?.delegate(receiver)
    }

    /// Whether `null` says that there is no such class.
    private mutating func lacks(_ receiver: Receiver) -> Bool {
        let value = node(receiver.rawValue)?.value
        return value == .null || value == .setting("null")
    }

    private mutating func launchScreen() -> LaunchScreen? {
        guard let node = node("launchScreen"),
            var fields = Fields(node, of: .part("launchScreen"), mistakes)
        else { return nil }
        let launchScreen = LaunchScreen(
            storyboard: fields.name("storyboard"),
            imageMB: fields.node("imageMB")?.megabytes(mistakes),
            containsText: fields.flag("containsText"),
            containsBranding: fields.flag("containsBranding"),
            matchesFirstScreen: fields.flag("matchesFirstScreen"),
            followsAppearance: fields.flag("followsAppearance"))
        fields.close()
        return launchScreen
    }
}

extension JSONNode {
    fileprivate func megabytes(_ mistakes: Mistakes) -> Double? {
        guard let text = number(mistakes) else { return nil }
        if let size = Double(text), size.isFinite, size >= 0 { return size }
        mistakes.add(.notASize(text), at: place)
        return nil
    }
}
