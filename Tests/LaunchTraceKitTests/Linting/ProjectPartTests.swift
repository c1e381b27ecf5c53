import Testing

@testable import LaunchTraceKit

/// A file of an app in the place of the app.
struct ProjectPartTests {
    private static let texts = [
        "App/SceneDelegate.swift": "class SceneDelegate {}", "App/Old.m": "@implementation Old\n@end",
        "App/Info.plist": "<plist><dict/></plist>", "App/App.entitlements": "<plist><dict/></plist>",
        "App/Main.storyboard": "<document/>", "App/App.xcconfig": "A = B",
    ]

    @Test(arguments: [
        ("App/SceneDelegate.swift", "Swift code"), ("App/Old.m", "Objective-C code"),
        ("App/Info.plist", "a property list"), ("App/App.entitlements", "an entitlements file"),
        ("App/Main.storyboard", "an interface of Interface Builder"), ("App/App.xcconfig", "build settings"),
    ]) func theProjectIsNamedInstead(_ path: String, _ noun: String) {
        let project = ["ios/Recipes.xcodeproj/project.pbxproj": ""]
        let texts = Dictionary(uniqueKeysWithValues: Self.texts.map { ("ios/\($0.key)", $0.value) })
        let files = SampleFiles(texts.merging(project) { first, _ in first })
        let expected = """
            ios/\(path):1:1: error: this is \(noun), which is a part of an app
            hint: "launchtrace lint ios/Recipes.xcodeproj" reads it with the rest of its app

            """
        #expect(files.outcome("lint", "ios/\(path)") == CommandOutcome(stderr: expected, status: 2))
        #expect(files.outcome("run", "ios/\(path)").stderr == expected)
    }

    @Test func ofSeveralProjectsTheFolderIsNamed() {
        let more = ["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]
        let outcome = SampleFiles(Self.texts.merging(more) { first, _ in first }).outcome("lint", "App/Old.m")
        #expect(outcome.stderr.contains("\"launchtrace lint .\" reads it"), "\(outcome.stderr)")
    }

    /// Git's folder is the last in which the project is looked for.
    @Test(arguments: [
        ("App/SceneDelegate.swift", "--plist FILE"), ("App/Info.plist", "--plist App/Info.plist"),
        ("App/App.entitlements", "--plist FILE --entitlements App/App.entitlements"),
    ]) func withoutAProjectItsPartsAreNamed(_ path: String, _ options: String) {
        let more = [".git/HEAD": "", "../A.xcodeproj/project.pbxproj": ""]
        let outcome = SampleFiles(Self.texts.merging(more) { first, _ in first }).outcome("lint", path)
        #expect(outcome.status == 2)
        #expect(
            outcome.stderr.hasSuffix(
                "hint: \"launchtrace lint DIR\" reads the project in a folder, \"launchtrace lint \(options) --sources "
                    + "DIR\" an app without a project\n"), "\(outcome.stderr)")
    }

    @Test func aFileThatIsNotThereIsNoPart() {
        let outcome = SampleFiles(Self.texts).outcome("lint", "App/None.swift", "App/Old.m")
        #expect(outcome.stderr.hasPrefix("launchtrace: error: cannot read App/None.swift: no such file or directory\n"))
        #expect(outcome.stderr.contains("App/Old.m:1:1: error: this is Objective-C code"))
    }
}
