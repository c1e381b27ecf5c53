extension Scenario.App {
    /// Gives an Info.plist without scenes those of Xcode's template, for a command line that asks for scenes. In a file
    /// they would contradict the Info.plist.
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

    /// Removes the method that adopts scenes by itself, and the properties of scenes, for a command line that asks for
    /// the life cycle without scenes.
    mutating func giveUpScenes() {
        guard lifecycle == .appDelegate else { return }
        appDelegate.named[.configurationForConnecting] = nil
        (closureConfirmation, destructionConditions) = (false, [])
    }

    /// Removes the methods of the app delegate that are never called in the life cycle.
    mutating func leaveOut(_ inVain: [Lifecycle: Set<Callback>]) {
        guard let lifecycle else { return }
        for callback in inVain[lifecycle] ?? [] { appDelegate.named[callback] = nil }
    }
}

extension JSONNode {
    /// Whether the command line sets the life cycle.
    var setsLifecycle: Bool { member(at: ["app", "lifecycle"])?.value.place.source.settingNumber ?? 0 > 0 }
}
