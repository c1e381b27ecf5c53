import Foundation
import Testing

@testable import LaunchTraceKit

/// What a project may name of the files of the system.
@Suite(.serialized) struct ProjectEdgeTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        let files = ["AppDelegate.swift", "Pipe.swift", "Link.swift", "../Outside.swift", "Away.swift", "Gone.swift"]
        _ = try tool.sh("mkdir -p repo/ios/App.xcodeproj repo/.git")
        try tool.folder.write("repo/ios/AppDelegate.swift", sampleDelegate)
        try tool.folder.write("repo/Real.swift", "class Real {\n")
        try tool.folder.write("Secret.swift", "class Secret {\n")
        try tool.folder.write(
            "repo/ios/App.xcodeproj/project.pbxproj", SampleProject(SampleProject.Target(files: files)).text)
        _ = try tool.sh(
            """
            cd repo/ios; mkfifo Pipe.swift; ln -s ../Real.swift Link.swift; ln -s ../../Secret.swift Away.swift
            cp ../../Secret.swift ../Outside.swift
            """)
    }

    @Test func readsOnlyRegularFilesBelowTheRoot() throws {
        let result = try tool.sh("$tool scan repo --places > /dev/null")
        #expect(
            result.stderr == """
                launchtrace: warning: cannot read "ios/Away.swift": it is not below the root; choose another folder with --root
                launchtrace: warning: cannot read "ios/Gone.swift": there is no such file or folder
                launchtrace: warning: cannot read "ios/Pipe.swift": not a regular file
                Outside.swift:1:14: warning: nothing closes this bracket
                    class Secret {
                                 ^
                ios/Link.swift:1:12: warning: nothing closes this bracket
                    class Real {
                               ^

                """)
        #expect(result.status == 0)
    }

    @Test func theRootCanBeNamed() throws {
        let narrow = try tool.sh("cd repo/ios; $tool scan . --root . --format json > /dev/null").stderr
        #expect(narrow.contains(#""Link.swift": it is not below the root"#))
        let wide = try tool.sh("$tool scan repo/ios --root . --format json > /dev/null").stderr
        #expect(wide.contains("repo/ios/Away.swift:1:14: warning: nothing closes this bracket"))
        let other = try tool.sh("$tool scan repo --root repo/ios")
        #expect(
            other.stderr.hasPrefix("launchtrace: error: cannot read \"repo\": it is not below /") && other.status == 2)
        #expect(
            try tool.sh("$tool scan repo --root nowhere")
                == ShellResult(
                    stderr: """
                        launchtrace: error: cannot read "repo": --root nowhere: no such file or directory

                        """, status: 2))
    }

    @Test func writesOverNoFileThatItReads() throws {
        let result = try tool.sh(
            "$tool scan repo --places -o repo/ios/Link.swift 2>&1 | grep 'cannot write'; cat repo/Real.swift")
        let complaint = "launchtrace: error: cannot write repo/ios/Link.swift: it is the input itself"
        #expect(result.stdout == "\(complaint)\nclass Real {\n")
    }

    /// A folder that git doesn't know is a root of its own.
    @Test func withoutGitTheProjectsFolderIsTheRoot() throws {
        let result = try tool.sh("rmdir repo/.git; $tool scan repo/ios/App.xcodeproj --format json > /dev/null")
        #expect(result.stderr.contains(#""../Outside.swift": it is not below the root"#))
    }
}
