extension Scenario.App {
    /// Gives an Info.plist without scenes those of Xcode's template. A command line that asks for scenes asks what would be
    /// if the app adopted them; in a file they would contradict the Info.plist.
    mutating func adoptScenes() {
        guard lifecycle == .scene, let mainStoryboard = infoPlist.map(\.mainStoryboard),
            infoPlist?.sceneManifest == nil, appDelegate[.configurationForConnecting] == nil
        else { return }
        infoPlist?.sceneManifest = SceneManifest(configurations: [
            SceneManifest.Configuration(
                role: "UIWindowSceneSessionRoleApplication", name: "Default Configuration",
                delegateClass: "SceneDelegate", storyboard: mainStoryboard)
        ])
    }

    /// Leaves out the method that adopts scenes by itself. A command line that asks for none asks what would be without it.
    mutating func giveUpScenes() {
        if lifecycle == .appDelegate { appDelegate.named[.configurationForConnecting] = nil }
    }

    /// Leaves out the methods of the app's delegate that are in vain in the life cycle.
    mutating func leaveOut(_ inVain: [Lifecycle: Set<Callback>]) {
        guard let lifecycle else { return }
        for callback in inVain[lifecycle] ?? [] { appDelegate.named[callback] = nil }
    }
}

extension JSONNode {
    /// Whether the command line asks for the life cycle.
    var setsLifecycle: Bool {
        member(at: ["app", "lifecycle"])?.value.place.source.settingNumber ?? 0 > 0
    }
}
