/// How apps of a framework get scenes.
package struct FrameworkAdoption: Sendable {
    package let framework: Framework
    /// From which version on it has scenes of its own: `3.41`, or several.
    package let since: String
    /// The versions that have them; those before it don't.
    package let versions: LibraryRange
    /// What moves an app there: a command, or what the app does.
    package let way: String
    /// Where the way ends, and a person goes on; nil where nothing is known of that.
    package let givesUp: String?
    package let source: Source

    package static let all = [
        FrameworkAdoption(
            framework: .flutter, since: "3.41", versions: LibraryRange(from: LibraryVersion(3, 41)),
            way: "flutter build ios migrates the app",
            givesUp: "it doesn't migrate a changed app delegate, or an Info.plist that differs from the template's",
            source: .documented(
                "Flutter, UISceneDelegate adoption", "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate"
            )),
        FrameworkAdoption(
            framework: .reactNative, since: "0.88", versions: LibraryRange(from: LibraryVersion(0, 88)),
            way: "the app writes a scene delegate that starts React Native with the connection options", givesUp: nil,
            source: .documented("react/react-native, RCTReactNativeFactory.mm and the template's SceneDelegate")),
        FrameworkAdoption(
            framework: .expo, since: "SDK 58", versions: LibraryRange(from: LibraryVersion(58)),
            way: "npx expo prebuild writes the template with scenes",
            givesUp: "SDK 57 does so from expo 57.0.23 with ios.enableSceneSupport of expo-build-properties",
            source: .documented("expo/expo#46664, PR 50191 and PR 50205")),
        FrameworkAdoption(
            framework: .capacitor, since: "8.5", versions: LibraryRange(from: LibraryVersion(8, 5)),
            way: "npx cap migrate migrates the app", givesUp: "an update of the package alone changes nothing",
            source: .documented("Capacitor, Updating to 8.5; PR 8544", "https://capacitorjs.com/docs/updating/8-0")),
        FrameworkAdoption(
            framework: .cordova, since: "8.0", versions: LibraryRange(from: LibraryVersion(8)),
            way: "cordova platform add ios@8 creates a project with scenes",
            givesUp: "changes to the old project must be moved by hand",
            source: .documented("apache/cordova-ios, the template of 8.0.0")),
        FrameworkAdoption(
            framework: .unity, since: "2022.3.72, 6000.0.68 and 6000.3.8",
            versions: LibraryRange(from: LibraryVersion(2022, 3, 72), before: LibraryVersion(2023)).or(
                LibraryRange(from: LibraryVersion(6000, 0, 68))), way: "Unity generates a project with scenes",
            givesUp: "changes to the old project must be moved by hand",
            source: .unsettled("reported for these versions: Unity, release notes and issue tracker")),
        FrameworkAdoption(
            framework: .maui, since: "every version", versions: .all,
            way: "a scene manifest that names a subclass of MauiUISceneDelegate adopts them", givesUp: nil,
            source: .documented("dotnet/maui, MauiUISceneDelegate")),
    ]
}

extension FrameworkClass {
    /// How apps of the framework get scenes; nil where that isn't known.
    package var adoption: FrameworkAdoption? { FrameworkAdoption.all.first { $0.framework == row.framework } }
}
