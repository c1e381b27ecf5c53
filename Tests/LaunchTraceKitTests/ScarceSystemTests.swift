import Foundation
import Testing

/// A system that gives the tool little: what is there is read, and what isn't is said.
struct ScarceSystemTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        for number in 1...12 { try tool.folder.write("\(number).json", try tool.folder.read("cold.json")) }
        _ = try tool.sh("$tool check . --record; mkdir P.xcodeproj")
        try tool.folder.write("AppDelegate.swift", sampleDelegate)
        try tool.folder.write(
            "P.xcodeproj/project.pbxproj",
            SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;")).text)
        try tool.folder.write(
            "project.json", #"{ "name": "P", "app": { "project": "P.xcodeproj" }, "events": [{ "event": "tapIcon" }] }"#
        )
    }

    private static func list(_ levels: Int) -> String {
        "<plist><dict><key>a</key>" + String(repeating: "<array>", count: levels)
            + String(repeating: "</array>", count: levels) + "</dict></plist>"
    }

    /// Foundation calls itself for each level, and took more than a small stack has; in a check that ended all of it.
    @Test func aSmallStackIsEnough() throws {
        try tool.folder.write("Info.plist", Self.list(300))
        try tool.folder.write(
            "plain.json", #"{ "name": "L", "app": { "infoPlist": "Info.plist" }, "events": [{ "event": "tapIcon" }] }"#)
        let result = try tool.sh(
            "ulimit -s 256; $tool check . --record 2> /dev/null | tail -n 1; $tool scan P.xcodeproj | head -n 1")
        #expect(result.stdout == "15 scenarios: 13 unchanged, 2 missing; 2 timelines recorded\nApp\n", "\(result)")
    }

    /// A project that nests deeper than any is its scenario's error, and the others are checked.
    @Test(arguments: ["{ a = ", "<plist><array>", "\u{FEFF}<plist><array>"]) func oneInputIsThatInputsError(
        _ start: String
    ) throws {
        let piece = start.contains("<") ? "<array>" : "("
        try tool.folder.write("P.xcodeproj/project.pbxproj", start + String(repeating: piece, count: 100_000))
        let result = try tool.sh("$tool check .")
        #expect(result.status == 2)
        #expect(result.stdout.hasSuffix("\n14 scenarios: 13 unchanged, 1 unreadable\n"), "\(result)")
    }

    /// Three of them are open when the tool starts, and threads take none.
    @Test func fewOpenFiles() throws {
        let result = try tool.sh("rm project.json; ulimit -n 5; $tool check .")
        #expect(result == ShellResult(stdout: "13 scenarios: 13 unchanged\n"))
    }
}
