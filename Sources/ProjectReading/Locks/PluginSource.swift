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

    /// What links, imports or calls such a thing is an app of that framework: modules, products, pods, and functions of a
    /// `Podfile`.
    var marks: Set<String> {
        switch self {
        case .flutter:
            [
                "Flutter", "FlutterMacOS", "flutter_install_all_ios_pods", "flutter_install_ios_plugin_pods",
                "install_all_flutter_pods", "install_flutter_plugin_pods",
            ]
        case .node:
            [
                "React", "React-Core", "React_RCTAppDelegate", "ReactAppDependencyProvider", "Expo", "ExpoModulesCore",
                "Capacitor", "CapApp-SPM", "Cordova", "CordovaLib", "use_react_native!", "use_native_modules!",
                "use_expo_modules!", "capacitor_pods",
            ]
        }
    }
}
