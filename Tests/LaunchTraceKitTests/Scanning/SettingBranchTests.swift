import Testing

@testable import LaunchTraceKit

/// Where a file of settings isn't there, it isn't known which branches of `#if` are built: what may stand in them is open, and
/// nothing else.
struct SettingBranchTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var members = ""
        var body = ""
        var behind = ""
        let isOpen: Bool
    }

    static let cases = [
        Case(testDescription: "no branch", isOpen: false),
        Case(testDescription: "among the members", members: "#if PRO\nfunc other() {}\n#endif", isOpen: true),
        Case(
            testDescription: "behind another word of the same", members: "#if DEBUG\n#elseif PRO\nfunc a() {}\n#endif",
            isOpen: true), Case(testDescription: "in a method", body: "#if PRO\nstart()\n#endif", isOpen: false),
        Case(
            testDescription: "an extension in a branch",
            behind: "#if PRO\nextension SceneDelegate { func other() {} }\n#endif", isOpen: true),
        Case(testDescription: "another type in a branch", behind: "#if PRO\nclass Store {}\n#endif", isOpen: false),
        Case(
            testDescription: "what isn't the settings'", members: "#if os(iOS) && DEBUG\nfunc other() {}\n#endif",
            isOpen: false),
    ]

    private static let project = "Recipes.xcodeproj/project.pbxproj"

    @Test(arguments: cases) func onlyWhatMayStandInABranchIsOpen(_ example: Case) {
        var files = SampleApp().files
        files["App/SceneDelegate.swift"] = """
            import UIKit
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                \(example.members)
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    \(example.body)
                }
            }
            \(example.behind)
            """
        files[Self.project] = files[Self.project]?.replacing(
            "name = Release;", with: "name = Release; baseConfigurationReference = gone;"
        ).replacing(
            "list = {",
            with: "gone = {isa = PBXFileReference; path = Gone.xcconfig; sourceTree = SOURCE_ROOT; };\nlist = {")
        let table = SampleFiles(files).outcome("scan", "Recipes.xcodeproj").stdout
        // What the notification delegate may be is another question.
        let sections = table.ranges(of: "\n\n")
        let start = table.ranges(of: "\nscene delegate").first?.upperBound ?? table.startIndex
        let end = sections.first { $0.lowerBound > start }?.lowerBound ?? table.endIndex
        #expect(table[start..<end].contains("all other methods") == example.isOpen, "\(table)")
    }
}
