import Testing

@testable import LaunchTraceKit

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
