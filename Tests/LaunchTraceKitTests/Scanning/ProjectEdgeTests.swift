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
        try tool.sh("$tool scan repo --root nowhere").expect(
            stderr: """
                launchtrace: error: cannot read "repo": --root nowhere: no such file or directory

                """, status: 2)
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

/// An app whose Info.plist can't be read isn't analyzed: it was a warning, "nothing found", and status 0.
struct UnreadableInfoPlistTests {
    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private static let plist = head + "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array/></dict></plist>"

    private static func files(
        _ infoPlist: String?, settings: String = "INFOPLIST_FILE = Info.plist;", _ others: [String: String] = [:]
    ) -> SampleFiles {
        let project = SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos; " + settings))
        var files = [
            "AppDelegate.swift": sampleDelegate, "cold.json": #"{"name": "a", "events": [{"event": "tapIcon"}]}"#,
        ]
        files["Info.plist"] = infoPlist
        return SampleFiles(projects: ["App.xcodeproj": project], files.merging(others) { $1 })
    }

    static let unreadable = [
        ("an entity of its own", "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"),
        ("malformed", "<plist><dict><key>a</key></dict>"), ("empty", ""), ("JSON", "{}"),
    ]

    @Test(arguments: unreadable) func isNotGreen(_ name: String, _ text: String) {
        for words in [
            ["lint", "App.xcodeproj"], ["scan", "App.xcodeproj"], ["migrate", "App.xcodeproj"],
            ["init", "App.xcodeproj"],
        ] {
            let outcome = Self.files(text).outcome(words)
            #expect(outcome.status == 2 && outcome.stdout.isEmpty, "\(name): \(outcome)")
            #expect(outcome.stderr.contains("error: cannot read \"Info.plist\": "), "\(name): \(outcome.stderr)")
        }
    }

    @Test func otherOperandsArePrinted() {
        let outcome = Self.files("").outcome(["lint", "App.xcodeproj", "cold.json"])
        #expect(outcome.status == 2 && outcome.stderr.contains("1 scenario, "), "\(outcome)")
    }

    /// What a build makes isn't there before.
    @Test func aGeneratedOneIsUnknown() {
        let outcome = Self.files(nil, settings: "INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES;").outcome([
            "lint", "App.xcodeproj",
        ])
        #expect(outcome.status != 2, "\(outcome)")
    }

    @Test func oneOfAnotherConfigurationIsEnough() {
        let debug =
            "debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Debug.plist; }; };"
        let project = SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;"))
        let text = project.text.replacing("(release0)", with: "(release0, debug)").replacing(
            "}; rootObject", with: "\(debug)\n}; rootObject")
        let files = SampleFiles([
            "App.xcodeproj/project.pbxproj": text, "AppDelegate.swift": sampleDelegate, "Info.plist": "",
            "Debug.plist": Self.plist,
        ])
        let outcome = files.outcome(["lint", "App.xcodeproj"])
        #expect(outcome.status != 2 && outcome.stderr.contains("cannot read \"Info.plist\""), "\(outcome)")
    }

    @Test(arguments: [true, false], [true, false]) func utf16IsRead(isBig: Bool, hasMark: Bool) {
        let scheme = Self.plist.replacing("UTF-8", with: "UTF-16").replacing(
            "<array/>",
            with: "<array><dict><key>CFBundleURLSchemes</key><array><string>r\u{E9}</string></array></dict></array>")
        let units = (hasMark ? [0xFEFF] : []) + Array(scheme.utf16)
        let bytes = units.flatMap { unit -> [UInt8] in
            isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        let files = Self.files(nil)
        files.set("Info.plist", bytes)
        let outcome = files.outcome(["scan", "App.xcodeproj"])
        #expect(outcome.status == 0 && outcome.stdout.contains("r\u{E9}"), "\(outcome)")
        // No byte of it is a place that a fix could be put to.
        #expect(files.outcome(["lint", "App.xcodeproj", "--fix", "--force"]).files.isEmpty)
    }
}
