/// Whether a delegate has its window as UIKit calls one of its methods.
struct WindowAtStart {
    /// Whether a storyboard makes the windows of scenes; nil where it isn't known who makes them.
    let scenesHaveStoryboard: Bool?
    /// Whether one makes the window of an app without scenes.
    let appHasStoryboard: Bool

    init(_ source: AppSource, isSwiftUI: Bool) {
        appHasStoryboard = source.infoPlist.values["UIMainStoryboardFile"] != nil
        let isKnown = !isSwiftUI && !source.gaps.infoPlist.mayHoldMore("UIApplicationSceneManifest")
        scenesHaveStoryboard = isKnown ? source.infoPlist.namesStoryboard : nil
    }

    func start(_ callback: Callback, _ function: SyntaxNode, _ role: SceneRole?, _ helpers: ClassHelpers) -> MethodStart
    {
        let window = window(callback, function, role, helpers)
        let makers = helpers.makersOfWindow.filter { $0 != function }.compactMap { Declaration($0)?.nameOfCall }
        return MethodStart(window: window, inactive: MethodStart.Inactive(callback), of: function, makers: Set(makers))
    }

    private func window(_ callback: Callback, _ function: SyntaxNode, _ role: SceneRole?, _ helpers: ClassHelpers)
        -> MethodStart.Window
    {
        if callback.isLaunchMethod {
            return !appHasStoryboard && isFirst(function, helpers) ? .missing : .usuallyMissing
        }
        guard callback == .sceneWillConnect || role == .window else { return .unknown }
        guard callback == .sceneWillConnect else { return scenesHaveStoryboard == true ? .there : .unknown }
        guard role == .window, let scenesHaveStoryboard else { return .usuallyMissing }
        if scenesHaveStoryboard { return .there }
        return isFirst(function, helpers) ? .missing : .usuallyMissing
    }

    /// Whether nothing else of the class may have made a window before.
    private func isFirst(_ function: SyntaxNode, _ helpers: ClassHelpers) -> Bool {
        helpers.haveHarmlessSuperclass
            && helpers.makersOfWindow.allSatisfy { $0 == function || helpers.isCalledOnly($0, by: function) }
    }
}

extension BuiltInfoPlist {
    /// Whether a storyboard makes the window of a scene.
    var namesStoryboard: Bool {
        let configurations = values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        guard case .list(let windows) = configurations?["UIWindowSceneSessionRoleApplication"] else {
            return values["UIMainStoryboardFile"] != nil
        }
        return windows.contains { $0["UISceneStoryboardFile"] != nil }
    }
}
