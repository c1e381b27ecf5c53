import Foundation
import Testing

@testable import LaunchTraceKit

/// The patch for scenes in a working tree that has more than its project says.
@Suite(.needs(.git)) struct PatchInAWorkingTreeTests {
    private let tool: BuiltTool

    /// An app without scenes.
    init() throws {
        tool = try BuiltTool()
        let app = SampleApp(infoPlist: "<key>UIMainStoryboardFile</key><string>Main</string>")
        for (path, text) in app.files where !path.hasSuffix("SceneDelegate.swift") {
            let withoutScenes = text.replacing("\"App/SceneDelegate.swift\"", with: "\"App/AppDelegate.swift\"")
            try tool.folder.write(path, withoutScenes)
        }
        #expect(try tool.shWithGit("git init -q .; git add .; git commit -qm First").status == 0)
    }

    private static let patch = "$tool migrate Recipes.xcodeproj --format patch > ../p"

    /// The patch made a file that was there, so that it applied to nothing.
    @Test func aFileOutsideOfTheProjectKeepsItsName() throws {
        let result = try sh("echo '// Mine.' > App/SceneDelegate.swift; \(Self.patch)")
        #expect(result.stderr.contains("launchtrace: note: because SceneDelegate.swift exists\n"), "\(result)")
        #expect(result.stdout == "App/WindowSceneDelegate.swift\n", "\(result)")
    }

    /// git applies a patch to no link.
    @Test func anInfoPlistThatIsALinkIsPatchedWhereItLeads() throws {
        let result = try sh(
            "mkdir Shared; mv App/Info.plist Shared; ln -s ../Shared/Info.plist App; git add -A; git commit -qm L; \(Self.patch)"
        )
        #expect(result.stdout == "App/SceneDelegate.swift\n", "\(result)")
        #expect(try tool.shWithGit("cd r; git diff --name-only").stdout.contains("Shared/Info.plist\n"))
    }

    @Test func aFolderThatIsALinkIsPatchedWhereItLeads() throws {
        let result = try sh("mv App Code; ln -s Code App; git add -A; git commit -qm L; \(Self.patch)")
        #expect(result.stdout == "Code/SceneDelegate.swift\n", "\(result)")
    }

    /// Changes the tree, makes the patch and applies it; prints the files that are new then.
    private func sh(_ script: String) throws -> ShellResult {
        try tool.shWithGit(
            """
            mkdir r && mv .git App Recipes.xcodeproj r && cd r && \(script)
            git apply ../p && git ls-files --others | grep WindowSceneDelegate.swift || git ls-files --others
            """)
    }
}
