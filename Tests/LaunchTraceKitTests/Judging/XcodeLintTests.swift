import Foundation
import Testing

@testable import LaunchTraceKit

/// What a build phase of Xcode runs, and what Xcode reads of it.
struct XcodeLintTests {
    private let tool: BuiltTool
    private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Examples/ci/xcode-run-script"
    ).standardizedFileURL.path

    init() throws {
        tool = try BuiltTool()
        try SampleApp(folder: "ios").write(in: tool)
        try tool.folder.write(
            "ios/App/SceneDelegate.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
        _ = try tool.sh("mkdir .git bin; ln -s $tool bin/launchtrace")
    }

    /// The folder without links on the way to it.
    private var folder: String { get throws { try String(tool.sh("pwd -P").stdout.dropLast()) } }

    /// The variables of a build, as Xcode sets them.
    private static let build = """
        export XCODE_VERSION_ACTUAL=2700 SRCROOT="$PWD/ios" TARGET_NAME=Recipes PROJECT_FILE_PATH="$PWD/ios/Recipes.xcodeproj"
        export HOME="$PWD" ENABLE_USER_SCRIPT_SANDBOXING=NO
        """

    @Test func aBuildPhaseMarksTheLine() throws {
        let result = try tool.sh("\(Self.build); PATH=$PWD/bin:$PATH; cd /; sh \(script.shellWord)")
        let lines = result.stdout.split(separator: "\n")
        #expect(result.status == 1 && lines.count == 1, "\(result)")
        #expect(
            try lines[0].hasPrefix(
                "\(folder)/ios/App/SceneDelegate.swift:6:5: error: LT011 a link is lost at a cold start: "), "\(result)"
        )
        #expect(result.stderr.isEmpty, "\(result)")
    }

    /// Notes would stand among the issues, and a finding of the whole app has to have a file.
    @Test func eachLineNamesAFileThatOpens() throws {
        try tool.folder.write(
            "ios/App/Info.plist",
            SampleApp.plist("<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"))
        try tool.folder.write("app.json", #"{"lifecycle": "appDelegate", "sdk": "27.0"}"#)
        let result = try tool.sh("$tool lint ios app.json --format xcode | cut -d : -f 1 | sort -u")
        for path in result.stdout.split(separator: "\n") {
            #expect(path.hasPrefix("/") && FileManager.default.fileExists(atPath: String(path)), "\(result)")
        }
        #expect(try result.stdout.contains("\(folder)/app.json\n"), "\(result)")
        #expect(try !tool.sh("$tool lint ios --format xcode").stdout.contains(": note: "))
    }

    @Test(arguments: [
        ("ENABLE_USER_SCRIPT_SANDBOXING=YES; PATH=$PWD/bin:$PATH", "while user script sandboxing is on"),
        ("rm -r bin", "isn't installed"),
    ]) func whatKeepsItFromWorkingIsAWarning(change: String, words: String) throws {
        let result = try tool.sh("\(Self.build); \(change); PATH=$PATH:/usr/bin:/bin; sh \(script.shellWord)")
        #expect(result.status == 0 && result.stderr.isEmpty, "\(result)")
        #expect(result.stdout.hasPrefix("warning: ") && result.stdout.contains(words), "\(result)")
    }

    @Test func outsideOfABuildItIsText() throws {
        #expect(try tool.sh("$tool lint ios").stdout.contains("\n    func scene("))
        #expect(
            try tool.sh("XCODE_VERSION_ACTUAL=2700 $tool lint ios --format text").stdout.contains("\n    func scene("))
    }
}
