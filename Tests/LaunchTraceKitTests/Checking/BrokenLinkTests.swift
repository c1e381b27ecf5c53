import Foundation
import Testing

@testable import LaunchTraceKit

/// An app whose code is changed, commit by commit, and whose scenarios aren't.
struct BrokenLinkTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp().write(in: tool)
        try tool.folder.write("Broken.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
        try tool.folder.write("Mended.swift", SampleApp.sceneDelegate)
    }

    @Test(.needs(.git)) func aCommitThatBreaksALinkIsRed() throws {
        let first = try tool.shWithGit(
            """
            git init --quiet . && $tool init Recipes.xcodeproj > /dev/null && git add Recipes.xcodeproj App Launches
            git commit --quiet -m First && $tool check Launches && $tool lint Launches/app.json
            """)
        #expect(
            first
                == ShellResult(
                    stdout: "6 scenarios: 6 unchanged; 1 app file\n",
                    stderr: "Launches/app.json: 10 launches, nothing found\n"))
        let broken = try tool.shWithGit(
            "cp Broken.swift App/SceneDelegate.swift; git commit --quiet -am Broken && $tool check Launches")
        #expect(
            broken
                == ShellResult(
                    stdout: """
                        new error  App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start
                          connectionOptions.urlContexts is never read
                          note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is \
                        already running
                          help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
                          changed: Launches/url-recipes-cold.json (gone: read connectionOptions.urlContexts)
                        6 scenarios: 5 unchanged, 1 changed; 1 app file

                        """, status: 1))
        let lint = try tool.shWithGit(
            "$tool lint Launches/app.json Recipes.xcodeproj --format sarif | grep -c '\"ruleId\": \"LT011\"'")
        #expect(lint.stdout == "1\n")
        let fixed = try tool.shWithGit(
            """
            cp Mended.swift App/SceneDelegate.swift; git commit --quiet -am Mended && $tool check Launches &&
            $tool lint Recipes.xcodeproj && git log --format=%s -- Launches
            """)
        #expect(
            fixed
                == ShellResult(
                    stdout: "6 scenarios: 6 unchanged; 1 app file\nFirst\n",
                    stderr: "Recipes.xcodeproj: 10 launches, nothing found\n"))
    }
}
