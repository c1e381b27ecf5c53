import LaunchModel

/// A value with the place where it is written.
struct Written<Content> {
    let value: Content
    let place: Place
}

/// The `app` of a scenario as it is written, before anything left out is filled in.
struct WrittenApp {
    var lifecycle: Written<Lifecycle>?
    var sdk: Version?
    var infoPlist: InfoPlist?
    var interface: Written<Interface>?
    var launchScreen = LaunchScreen()
    var multipleScenes: Written<Bool>?
    var savedState: Written<Bool>?
    var savedSession: Written<Bool>?
    var discardedSessions: Written<Int>?
    var firstLaunch = false
    var preMainMs = 0
    var appDelegate: Delegate?
    /// Nil inside where the scenario says that the class doesn't exist.
    var sceneDelegate: Written<Delegate?>?
    var notificationDelegate: Written<Delegate>?
    var viewController: Delegate?
}

extension Fields {
    static let discardedSessionsLimit = 1000

    consuming func app(_ plistFiles: PlistFiles) -> WrittenApp {
        let app = WrittenApp(
            lifecycle: written("lifecycle") { $0.choice("lifecycle", $1) },
            sdk: version("sdk", of: "SDK", oldest: Platform.visionOS.oldest),
            infoPlist: node("infoPlist")?.infoPlist(plistFiles, mistakes),
            interface: written("interface") { $0.choice("interface", $1) },
            launchScreen: launchScreen() ?? LaunchScreen(),
            multipleScenes: written("multipleScenes") { $0.bool($1) },
            savedState: written("savedState") { $0.bool($1) },
            savedSession: written("savedSession") { $0.bool($1) },
            discardedSessions: written("discardedSessions") {
                $0.wholeNumber(upTo: Self.discardedSessionsLimit, $1)
            },
            firstLaunch: flag("firstLaunch") ?? false,
            preMainMs: milliseconds("preMainMs"),
            appDelegate: delegate("appDelegate", .appDelegate)?.value,
            sceneDelegate: delegateOrNone("sceneDelegate", .sceneDelegate),
            notificationDelegate: delegate("notificationDelegate", .notificationDelegate),
            viewController: delegate("viewController", .viewController)?.value)
        close()
        return app
    }

    private mutating func written<Content>(
        _ key: String, _ read: (JSONNode, Mistakes) -> Content?
    ) -> Written<Content>? {
        guard let node = node(key), let value = read(node, mistakes) else { return nil }
        return Written(value: value, place: node.place)
    }

    /// A delegate; messages about the whole of it point at its key.
    private mutating func delegate(_ key: String, _ receiver: Receiver) -> Written<Delegate>? {
        guard let member = member(key),
            let fields = Fields(member.value, of: .part(key), mistakes)
        else { return nil }
        return Written(value: fields.delegate(receiver), place: member.keyPlace)
    }

    /// A delegate, or `null` where its class is missing.
    private mutating func delegateOrNone(_ key: String, _ receiver: Receiver) -> Written<Delegate?>? {
        if let member = member(key), member.value.value == .null || member.value.value == .setting("null") {
            return Written(value: nil, place: member.keyPlace)
        }
        return delegate(key, receiver).map { Written(value: $0.value, place: $0.place) }
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
