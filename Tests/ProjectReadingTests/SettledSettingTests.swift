import Foundation
import ProjectFixtures
import Testing

@testable import ProjectReading

/// A configuration file that can't be read leaves only the settings unknown that nothing stronger defines. All keys of the
/// Info.plist were unknown then.
struct SettledSettingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The text of the target's configuration file.
        let text: String
        var own: [(key: String, value: String)] = []
        let isSettled: Bool
    }

    static let cases = [
        Case(testDescription: "nothing is unread", text: "OTHER = a", isSettled: true),
        Case(testDescription: "an include that may be absent", text: "#include? \"Gone.xcconfig\"", isSettled: true),
        Case(
            testDescription: "only an unread file may define it", text: "#include \"Gone.xcconfig\"", isSettled: false),
        Case(
            testDescription: "the file defines it after the include", text: "#include \"Gone.xcconfig\"\nNAME = a",
            isSettled: true),
        Case(
            testDescription: "the file defines it before the include", text: "NAME = a\n#include \"Gone.xcconfig\"",
            isSettled: false),
        Case(
            testDescription: "the target defines it", text: "#include \"Gone.xcconfig\"", own: [("NAME", "a")],
            isSettled: true),
        Case(
            testDescription: "the target defines it for another system", text: "#include \"Gone.xcconfig\"",
            own: [("NAME[sdk=macosx*]", "a")], isSettled: false),
    ]

    @Test(arguments: cases) func aSettingIsSettledByWhatIsStronger(_ example: Case) {
        let folder = MemoryFolder(files: ["A.xcconfig": example.text]).folder
        let file = ConfigurationFile(folder, path: "A.xcconfig", projectFolder: "")
        var settings = BuildSettings(builtIn: ["NAME": "weakest"])
        settings.add(SettingLevel(file.settings, openCount: file.openCount))
        settings.add(SettingLevel(example.own))
        #expect(settings.isSettled("NAME") == example.isSettled)
    }
}

struct EntitlementsTests {
    private static func target(domains: String, settings: String = "") throws -> ProjectTarget {
        let files = [
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = { root = {isa = PBXProject; targets = (app); };
            app = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = list; };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; HOST = example.org;
                CODE_SIGN_ENTITLEMENTS = "Signing/$(TARGET_NAME).entitlements"; \(settings) }; };
            }; rootObject = root; }
            """,
            "Signing/App.entitlements": """
            <plist version="1.0"><dict><key>aps-environment</key><string>development</string>
            <key>com.apple.developer.associated-domains</key>\(domains)</dict></plist>
            """,
        ]
        return try XcodeProject(MemoryFolder(files: files).folder, path: "App.xcodeproj").target(named: nil)
    }

    @Test func namesTheHostsOfLinks() throws {
        let target = try Self.target(
            domains: """
                <array><string>applinks:Example.com</string><string>webcredentials:other.com</string>
                <string>applinks:*.example.com?mode=developer</string><string>applinks:$(HOST)</string>
                <string>applinks:$(NOWHERE)</string><string>applinks:</string><string>applinks:shop.example/path</string><string>applinks:example.com</string>
                <integer>1</integer></array>
                """)
        #expect(target.linkHosts == ["example.com", "www.example.com", "example.org"])
        #expect(target.problems == [])
    }

    @Test func hasNoneWhereNoneIsDeclared() throws {
        #expect(try Self.target(domains: "<string>applinks:a.b</string>").linkHosts == [])
        #expect(try Self.target(domains: "<array/>").linkHosts == [])
        #expect(try Self.target(domains: "<array/>", settings: "CODE_SIGN_ENTITLEMENTS = \"\";").linkHosts == [])
    }

    /// A variable that nothing defines may hold the only one.
    @Test func doesNotKnowWhatIsDefinedNowhere() throws {
        let unknown = "<string>applinks:$(NOWHERE)</string>"
        #expect(try Self.target(domains: "<array>\(unknown)</array>").linkHosts == nil)
        #expect(try Self.target(domains: "<array>\(unknown)<string>applinks:a.b</string></array>").linkHosts == ["a.b"])
    }

    @Test func saysWhatCannotBeRead() throws {
        let missing = try Self.target(domains: "<array/>", settings: "CODE_SIGN_ENTITLEMENTS = Gone.entitlements;")
        #expect(missing.linkHosts == nil && missing.problems == [.absent("Gone.entitlements")])
    }
}

struct FileKindTests {
    struct Sample: CustomTestStringConvertible {
        let kind: FileKind
        let fitting: [String]
        let others: [String]

        var testDescription: String { "\(kind)" }

        static let all = [
            Sample(
                kind: .json, fitting: ["a.json", "L/App.JSON"], others: ["a", ".env", ".json", ".keys.json", "a.json5"]),
            Sample(kind: .recordedTimeline, fitting: ["a.timeline.txt"], others: ["a.txt", ".timeline.txt"]),
            Sample(
                kind: .propertyList, fitting: ["Info.plist", "App/App-Info.plist", "Info.plist.in"],
                others: [".env", ".env.plist", "plist", "Info", "Info.txt", "Info.plist/a", "App.entitlements"]),
            Sample(kind: .entitlements, fitting: ["A.entitlements", "A.plist"], others: [".env", ".entitlements"]),
            Sample(
                kind: .projectFile, fitting: ["A.xcodeproj/project.pbxproj"],
                others: ["project", "a.pbxproj", ".env", "project.yml", "A.swift"]),
            Sample(kind: .configuration, fitting: ["A.xcconfig"], others: [".xcconfig", "A.xcconfig.txt", "config"]),
            Sample(kind: .swift, fitting: ["A.swift"], others: ["A.m", "A.h", ".env", "swift"]),
            Sample(kind: .objectiveC, fitting: ["A.m", "A.mm"], others: ["A.h", "m", ".m"]),
            Sample(kind: .header, fitting: ["A.h"], others: ["A.m", ".h"]),
            Sample(
                kind: .named(".fvm/fvm_config.json"), fitting: [".fvm/fvm_config.json", "a/.fvm/fvm_config.json"],
                others: ["fvm_config.json", "a.fvm/fvm_config.json", ".fvm/a"]),
            Sample(
                kind: .named("yarn.lock"), fitting: ["yarn.lock", "a/yarn.lock"],
                others: ["ayarn.lock", "Podfile.lock"]),
        ]
    }

    @Test(arguments: Sample.all) func aNameSaysIt(_ sample: Sample) {
        for name in sample.fitting { #expect(sample.kind.fits(name), "\(name)") }
        for name in sample.others { #expect(!sample.kind.fits(name), "\(name)") }
    }

    /// Each part of a path, in whatever letters, and as a file, too; what merely begins like it is a folder like others.
    @Test func nothingInGitIsRead() throws {
        let inside = [".git/a.swift", "Kit/.git/a.swift", "Kit/.GIT/a.swift", ".git"]
        let folder = MemoryFolder(
            files: Dictionary(uniqueKeysWithValues: (inside + [".github/a.swift"]).map { ($0, "text") })
        ).folder
        for path in inside {
            #expect(throws: ProjectProblem.otherKind(path, .inGit)) { try folder.file(path, as: .swift) }
        }
        #expect(try folder.file(".github/a.swift", as: .swift) == Array("text".utf8))
        #expect(throws: ProjectProblem.otherKind("Kit/.git", .inGit)) { try folder.entries("Kit/.git") }
        #expect(throws: ProjectProblem.otherKind("a.m", .name(.swift))) { try folder.file("a.m", as: .swift) }
    }

    /// An optional file may be missing, and is told of where it is something else.
    @Test func anOptionalIncludeIsOfItsKindToo() throws {
        let folder = MemoryFolder(files: [
            "A.xcconfig": "#include? \"Gone.xcconfig\"\n#include? \"B.txt\"\n#include? \".git/config\"\n", "B.txt": "",
        ]).folder
        #expect(
            ConfigurationFile(folder, path: "A.xcconfig", projectFolder: "").unread.map(\.problem) == [
                .otherKind("B.txt", .name(.configuration)), .otherKind(".git/config", .inGit),
            ])
    }
}

struct LibraryVersionTests {
    static let versions: [(String, LibraryVersion)] = [
        ("54", LibraryVersion(54)), ("0.76.1", LibraryVersion(0, 76, 1)), ("v1.2.3+4", LibraryVersion(1, 2, 3)),
        ("3.38.0-0.1.pre", LibraryVersion(3, 38)), ("6000.0.68f1", LibraryVersion(6000, 0, 68)),
        ("54.0.0-canary-20250701-6a945c5", LibraryVersion(54)), ("1.0.0.beta.2", LibraryVersion(1)),
        ("1.2.3.4", LibraryVersion(1, 2, 3, 4)), ("3.38.1@beta", LibraryVersion(3, 38, 1)), ("0.0.0", LibraryVersion()),
    ]

    @Test(arguments: versions) func versionsAreReadByTheirNumbers(text: String, version: LibraryVersion) {
        #expect(LibraryVersion(text) == version)
    }

    @Test(arguments: [
        "", "stable", "main", "7ab3c9e", "1..2", "1.", ".1", "1.2.3.4.5", "99999999999999999999.1", "-1", "1 2",
        "workspace:*", "６.1",
    ]) func whatIsNoVersionIsRefused(text: String) { #expect(LibraryVersion(text) == nil) }

    @Test func numbersAreComparedNotLetters() {
        let sorted = ["0.9", "0.76", "0.76.1", "1", "8.1.2", "8.10", "2022.3.72", "6000.0.68"]
        #expect(
            sorted.compactMap { LibraryVersion($0) } == sorted.reversed().compactMap { LibraryVersion($0) }.sorted())
        #expect(LibraryVersion("8.0.0") == LibraryVersion("8"))
        #expect(LibraryVersion(8, 1, 2).description == "8.1.2" && LibraryVersion(54).description == "54.0")
    }

    private static let place = Place(source: SourceText(name: "package.json", bytes: []), range: 0..<0)

    /// A demand, versions that it allows, and some that it doesn't.
    struct Demand: CustomTestStringConvertible {
        let text: String
        let inside: [String]
        let outside: [String]
        var testDescription: String { text }

        init(_ text: String, allows inside: String..., butNot outside: String...) {
            (self.text, self.inside, self.outside) = (text, inside, outside)
        }
    }

    static let demands = [
        Demand("1.2.3", allows: "1.2.3", butNot: "1.2.2", "1.2.4"),
        Demand("=1.2.3", allows: "1.2.3", butNot: "1.2.2", "1.2.4"),
        Demand("1.2", allows: "1.2.0", "1.2.9", butNot: "1.1.9", "1.3.0"),
        Demand("54.x", allows: "54.0.0", "54.9.9", butNot: "53.9.9", "55.0.0"),
        Demand("~54.0.1", allows: "54.0.1", "54.0.9", butNot: "54.0.0", "54.1.0"),
        Demand("^8.0.1", allows: "8.0.1", "8.9.0", butNot: "8.0.0", "9.0.0"),
        Demand("^0.76.1", allows: "0.76.1", "0.76.9", butNot: "0.76.0", "0.77.0"),
        Demand("^0.0.3", allows: "0.0.3", butNot: "0.0.2", "0.0.4"),
        Demand(">=3.8.0 <4.0.0", allows: "3.8.0", "3.9.9", butNot: "3.7.9", "4.0.0"),
        Demand(">=1.0.0 <=1.4.5", allows: "1.0.0", "1.4.5", butNot: "0.9.9", "1.4.6"),
        Demand(">=3.38.0-0.1.pre", allows: "3.38.0", "99.0.0", butNot: "3.37.9"),
        Demand("*", allows: "0.0.1", "99.0.0"), Demand("latest", allows: "0.0.1", "99.0.0"),
        Demand("54.0.0 || 55.0.0", allows: "54.0.0", "55.0.0"), Demand("", allows: "1.0.0"),
        Demand("github:owner/fork#main", allows: "1.0.0"),
    ]

    @Test(arguments: demands) func demandsAllowVersions(_ demand: Demand) {
        let locked = LockedVersion("library", demanded: demand.text, at: Self.place)
        for version in demand.inside { #expect(Self.only(version).allows(locked), "\(version)") }
        for version in demand.outside { #expect(!Self.only(version).allows(locked), "\(version)") }
    }

    /// The version and those that are nearer to it than the next release.
    private static func only(_ version: String) -> LibraryRange {
        LibraryRange(from: LibraryVersion(version), before: LibraryVersion(version + ".1"))
    }

    @Test func aRangeHasGaps() {
        let range = LibraryRange(before: LibraryVersion(2)).or(LibraryRange(from: LibraryVersion(4)))
        #expect(range.contains(LibraryVersion(1, 9)) && range.contains(LibraryVersion(4)))
        #expect(!range.contains(LibraryVersion(2)) && !range.contains(LibraryVersion(3, 9)))
        #expect(!range.allows(LockedVersion("library", demanded: "^3.0.0", at: Self.place)))
        #expect(range.allows(LockedVersion("library", demanded: ">=3.0.0", at: Self.place)))
        #expect(range.allows(LockedVersion("library", locked: "main", at: Self.place)))
    }
}

/// Whatever Foundation takes a project file for, what it would call itself for too often is refused before.
struct PlistFormTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let form: String
        let text: String

        var testDescription: String { form }
    }

    private static let depth = 100_000
    private static let nested = [
        Case(form: "old style", text: "{a=" + String(repeating: "(", count: depth)),
        Case(form: "XML", text: "<plist>" + String(repeating: "<array>", count: depth)),
    ]

    /// The tool crashed where a mark stood before XML, and where it was in UTF-16.
    @Test(arguments: nested, [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian])
    func refusesWideTexts(_ sample: Case, _ encoding: String.Encoding) throws {
        for mark in ["", "\u{FEFF}"] {
            let bytes = [UInt8](try #require((mark + sample.text).data(using: encoding)))
            #expect(throws: ProjectProblem.unreadable("A", reason: "it is not in UTF-8")) {
                try ProjectFile.read(bytes, path: "A")
            }
        }
    }

    /// Foundation passes over some of these, and it makes no difference which.
    @Test(arguments: nested, ["", " \n", "\u{FEFF}", "\u{FEFF} ", "\u{B}", "\u{C}", "\u{A0}", "\u{2028}", "\u{7F}"])
    func refusesWhateverStandsBefore(_ sample: Case, _ start: String) {
        #expect(throws: ProjectProblem.self) { try ProjectFile.read(Array((start + sample.text).utf8), path: "A") }
    }

    @Test func readsAProjectBehindAMark() throws {
        let old = "{ objects = { r = { isa = PBXProject; }; }; rootObject = r; }"
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>objects</key>
            <dict><key>r</key><dict><key>isa</key><string>PBXProject</string></dict></dict>
            <key>rootObject</key><string>r</string></dict></plist>
            """
        for text in [old, xml] {
            for mark in ["", "\u{FEFF}"] {
                #expect(try ProjectFile.read(Array((mark + text).utf8), path: "A").rootObject == "r")
            }
        }
    }
}
