/// A framework that moves an app to scenes by itself when it builds it, as long as its delegate is that of the template.
struct SceneMigrator {
    let framework: Framework
    let versions: LibraryRange
    /// The delegate's superclass, and the whole code of its only method, in each language.
    let superclass: String
    let templates: [[String]]
    /// A piece of a sentence.
    let remark: String
    let source: Source

    static let all = [
        SceneMigrator(
            framework: .flutter, versions: LibraryRange(from: LibraryVersion(3, 41)), superclass: "FlutterAppDelegate",
            templates: [
                [
                    "GeneratedPluginRegistrant.register(with: self)",
                    "return super.application(application, didFinishLaunchingWithOptions: launchOptions)",
                ],
                [
                    "[GeneratedPluginRegistrant registerWithRegistry:self]",
                    "return [super application:application didFinishLaunchingWithOptions:launchOptions]",
                ],
            ], remark: "Flutter 3.41 and later migrate an app with the template's delegate to scenes in a build",
            source: .documented(
                "Flutter, UISceneDelegate adoption", "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate"
            ))
    ]

    /// The one that would move an app with such a delegate; nil where the version in use doesn't, or the class has more in it.
    static func moving(_ type: CodeType, in trees: CodeTrees, versions: LockedVersions) -> SceneMigrator? {
        all.first { migrator in
            type.superclass?.lastName == migrator.superclass
                && versions.version(of: migrator.framework.libraries).map(migrator.versions.allows) ?? true
                && migrator.isUnchanged(type, trees)
        }
    }

    private func isUnchanged(_ type: CodeType, _ trees: CodeTrees) -> Bool {
        guard type.methods.count == 1, let body = trees.node(type.methods[0]).child(.body) else { return false }
        let statements = body.children(.statement).map { statement in
            statement.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return templates.contains(statements)
    }
}
