import Testing

@testable import LaunchTraceKit

/// A project in the place of an app file.
struct ProjectLintTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    private func writeBrokenApp(_ app: SampleApp = SampleApp()) throws {
        try app.write(in: tool)
        let folder = app.folder.isEmpty ? "" : app.folder + "/"
        try tool.folder.write(
            "\(folder)App/SceneDelegate.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
    }

    /// All ways to name it; the paths are those from the root.
    @Test(arguments: [
        "Recipes.xcodeproj", "Recipes.xcodeproj/", ".", "./", "Recipes.xcodeproj/project.pbxproj",
        "Recipes.xcodeproj --set app.target=Recipes", ". --target Recipes",
    ]) func aProjectNeedsNoFile(operand: String) throws {
        try writeBrokenApp()
        let result = try tool.sh("mkdir .git; $tool lint \(operand) --format github")
        #expect(result.status == 1 && result.stderr.isEmpty, "\(result)")
        #expect(
            result.stdout.hasPrefix("::error file=App/SceneDelegate.swift,line=6,col=5,endColumn=108,title=LT011 "),
            "\(result)")
        #expect(result.stdout.contains("%0Ain 1 of 10 launches: openURL (notRunning)"), "\(result)")
    }

    /// Web links are declared among the entitlements, whether there is code for them or not.
    @Test func linksThatNobodyTakesAreFound() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegateWithoutWebLinks)
        try tool.folder.write("app.json", #"{"project": "."}"#)
        let result = try tool.sh("mkdir .git; $tool lint .; $tool lint app.json")
        #expect(result.status == 1, "\(result)")
        for launches in ["openUniversalLink (notRunning)", "openUniversalLink (suspended, active)"] {
            #expect(result.stdout.split(separator: "\n").count { $0.contains(launches) } == 2, "\(result)")
        }
        #expect(result.stdout.contains("note: scene(_:continue:) isn't implemented"))
    }

    /// Without the scene delegate's file lint only found less, and said nothing of why.
    @Test(arguments: [
        "Recipes.xcodeproj", ".", ". --target Recipes", "app.json", "app.json --set 'app.target=\"Recipes\"'",
        "cold.json", "app.json cold.json",
    ]) func whatCannotBeReadOfAProjectIsSaid(operands: String) throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("app.json", #"{"project": "Recipes.xcodeproj"}"#)
        try tool.folder.write("cold.json", #"{"name": "Cold", "app": "app.json", "events": [{"event": "tapIcon"}]}"#)
        let result = try tool.sh("mkdir .git; rm App/SceneDelegate.swift; $tool lint \(operands)")
        let lines = result.stderr.split(separator: "\n")
        #expect(
            lines.first
                == "launchtrace: warning: cannot read \"App/SceneDelegate.swift\": there is no such file or folder",
            "\(result)")
        #expect(lines.count { $0.contains("warning") && $0.contains("cannot read") } == 1, "\(result)")
        let document = try tool.sh("$tool lint \(operands) --format json")
        #expect(document.stderr == "\(lines[0])\n" && document.stdout.hasPrefix("["), "\(document)")
    }

    /// A workspace may have several projects, and stands for its folder.
    @Test func aWorkspaceIsNoProject() throws {
        try SampleApp(folder: "ios").write(in: tool)
        let result = try tool.sh("mkdir ios/Recipes.xcworkspace; $tool lint ios/Recipes.xcworkspace")
        #expect(result == ShellResult(stderr: "ios/Recipes.xcworkspace: 10 launches, nothing found\n"))
    }

    @Test func severalTargetsAreChosenFrom() throws {
        try writeBrokenApp(SampleApp(targets: ["Recipes", "true"]))
        let several = try tool.sh("$tool lint Recipes.xcodeproj")
        #expect(
            several.stderr == """
                Recipes.xcodeproj:1:1: error: several targets are apps for iOS: "Recipes", "true"; choose one with --target

                """)
        #expect(several.status == 2 && several.stdout.isEmpty)
        // A name is a name, whatever it reads like.
        #expect(try tool.sh("$tool lint Recipes.xcodeproj --target true").stderr.hasSuffix("10 launches, 1 error\n"))
        #expect(try tool.sh("$tool lint . --target Recpies").stderr.contains(#"did you mean "Recipes"?"#))
    }

    @Test func aFolderWithoutAProjectIsNone() throws {
        let result = try tool.sh("mkdir empty; $tool lint empty gone.xcodeproj")
        #expect(result.status == 2 && result.stdout.isEmpty)
        #expect(
            result.stderr.contains("empty:1:1: error: no Xcode project found in empty (searched two levels deep)"),
            "\(result)")
        #expect(result.stderr.contains("gone.xcodeproj"), "\(result)")
    }

    /// The app of another worktree, as it was before.
    @Test func aProjectIsComparedWithAnother() throws {
        try SampleApp(folder: "old", targets: ["Recipes", "Other"]).write(in: tool)
        try writeBrokenApp(SampleApp(folder: "new", targets: ["Recipes", "Other"]))
        let result = try tool.sh("$tool lint new --before old --target Recipes")
        #expect(
            result.status == 1
                && result.stderr
                    == "new: read from Recipes.xcodeproj, target Recipes; skipped: Other\nnew: 10 launches, 1 error\n",
            "\(result)")
    }

    @Test func theMatrixIsOfAProject() throws {
        try SampleApp(folder: "ios").write(in: tool)
        let result = try tool.sh(
            "$tool matrix --app ios openURL; $tool matrix --app ios/Recipes.xcodeproj tapIcon | wc -l")
        #expect(result.status == 0 && result.stderr.isEmpty)
        #expect(result.stdout.contains("recipes://path"), "\(result)")
    }
}
