/// A framework whose plugins are linked by what its own package manager has installed, and not by the project.
enum PluginSource: CaseIterable {
    case flutter
    /// React Native, Expo, Capacitor and Cordova.
    case node

    /// The files that name the plugins; of `package.json` and the locks beside it the first is what the app asks for.
    var locks: Set<LockFile> {
        switch self {
        case .flutter: [.dart]
        case .node: [.nodeManifest, .npm, .npmShrinkwrap, .yarn]
        }
    }

    /// An app that links or imports one of these is an app of that framework: modules, products and pods.
    var marks: Set<String> {
        switch self {
        case .flutter: ["Flutter", "FlutterMacOS"]
        case .node:
            [
                "React", "React-Core", "React_RCTAppDelegate", "ReactAppDependencyProvider", "Expo", "ExpoModulesCore",
                "Capacitor", "CapApp-SPM", "Cordova", "CordovaLib",
            ]
        }
    }
}
