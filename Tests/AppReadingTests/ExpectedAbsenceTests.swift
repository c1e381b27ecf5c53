import AppReading
import ProjectFixtures
import Testing

/// Files that a project names and that no checkout of it has.
struct ExpectedAbsenceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        /// The member that isn't there.
        var member = "Gone.swift"
        /// More objects of the project.
        var objects = ""
        var files: [String: String] = [:]
        /// Nil where it should be there.
        let absence: ExpectedAbsence?

        var testDescription: String { name }
    }

    private static func script(_ outputs: String) -> String { "s = {isa = PBXShellScriptBuildPhase; \(outputs) };" }

    /// A target with a rule, which builds `Kit/Gone.proto`.
    private static func rule(_ type: String, _ patterns: String, _ output: String) -> String {
        """
        kit = {isa = PBXNativeTarget; name = Kit; buildPhases = (protos); buildRules = (r, s); };
        protos = {isa = PBXSourcesBuildPhase; files = (built); };
        built = {isa = PBXBuildFile; fileRef = proto; };
        proto = {isa = PBXFileReference; path = Kit/Gone.proto; sourceTree = SOURCE_ROOT;
            lastKnownFileType = sourcecode.protobuf; };
        r = {isa = PBXBuildRule; fileType = "\(type)"; filePatterns = "\(patterns)"; outputFiles = ("\(output)"); };

        """
    }

    static let cases: [Case] = [
        Case(name: "a member that nothing writes", absence: nil),
        Case(
            name: "a script writes it", objects: script(#"outputPaths = ("$(SRCROOT)/Gone.swift");"#), absence: .written
        ),
        Case(
            name: "a script writes what a list names",
            objects: script(#"outputFileListPaths = ("$(SRCROOT)/out.xcfilelist");"#),
            files: ["out.xcfilelist": "$(SRCROOT)/Other.swift\n${SRCROOT}/Gone.swift\n"], absence: .written),
        Case(
            name: "a script writes another",
            objects: script(#"outputPaths = ("$(SRCROOT)/Other.swift", "$(NO)/Gone.swift");"#), absence: nil),
        Case(
            name: "a rule makes it beside its source", member: "Kit/Gone.pb.swift",
            objects: rule("pattern.proxy", "*.txt *.proto", "$(INPUT_FILE_DIR)/$(INPUT_FILE_BASE).pb.swift"),
            absence: .written),
        Case(
            name: "a rule makes it in another folder", member: "Made/Gone.proto.swift",
            objects: rule("pattern.proxy", "Kit/G*.proto", "$(SRCROOT)/Made/$(INPUT_FILE_NAME).swift"),
            absence: .written),
        Case(
            name: "a rule for its type makes it", member: "Gone.swift",
            objects: rule("sourcecode.protobuf", "", "$(INPUT_FILE_BASE).swift"), absence: .written),
        Case(
            name: "a rule for other names", objects: rule("pattern.proxy", "*.thrift", "$(INPUT_FILE_BASE).swift"),
            absence: nil),
        Case(
            name: "a rule for another type", objects: rule("sourcecode.lex", "*.proto", "$(INPUT_FILE_BASE).swift"),
            absence: nil),
        Case(
            name: "a rule before the one that makes it",
            objects: rule("pattern.proxy", "*", "$(INPUT_FILE_BASE).m")
                + "s = {isa = PBXBuildRule; fileType = pattern.proxy; filePatterns = \"*.proto\"; outputFiles = "
                + "(\"$(INPUT_FILE_BASE).swift\"); };", absence: nil),
        Case(
            name: "a rule makes it in a folder of the build",
            objects: rule("pattern.proxy", "*.proto", "$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).swift"), absence: nil),
        Case(name: "CocoaPods puts it there", member: "Pods/Kit/Gone.swift", absence: .installed),
        Case(name: "Flutter puts it there", member: "Runner/GeneratedPluginRegistrant.m", absence: .installed),
        Case(
            name: "a submodule that isn't there", member: "Vendor/My Kit/Gone.swift",
            files: [".gitmodules": "[submodule \"Kit\"]\n\tpath = Vendor/My Kit\n\turl = elsewhere\n"],
            absence: .submodule),
        Case(
            name: "a submodule that is there", member: "Vendor/Kit/Gone.swift",
            files: [".gitmodules": "path = Vendor/Kit\n", "Vendor/Kit/There.swift": ""], absence: nil),
    ]

    @Test(arguments: cases) func whatComesFromElsewhereLeavesNothingOpen(sample: Case) throws {
        let app = try Self.app([sample.member], sample.objects, sample.files)
        #expect(app.unread.map(\.absence) == [sample.absence] && app.unread.first?.absentPath == sample.member)
        #expect((app.gaps.code == nil) == (sample.absence != nil))
        #expect(app.projectProblems == (sample.absence == nil ? [.absent(sample.member)] : []))
    }

    /// A folder without a file names none that isn't there.
    @Test func aSubmoduleThatIsNotThereIsNamed() throws {
        let modules = "[submodule \"Kit\"]\n\tpath = Vendor/Kit\n[submodule \"Docs\"]\n\tpath = Docs\n"
        let app = try Self.app(["There.swift"], "", [".gitmodules": modules, "There.swift": "", "Docs/There.md": ""])
        #expect(app.unread.map(\.absentPath) == ["Vendor/Kit"] && app.unread.map(\.absence) == [.submodule])
        #expect(app.projectProblems == [] && app.gaps.code == nil && app.gaps.doubt == nil)
    }

    /// Files beside the folder of the project are named through it.
    @Test func aRuleOfAProjectInAFolder() throws {
        let rule = Self.rule("pattern.proxy", "*.proto", "$(INPUT_FILE_DIR)/$(INPUT_FILE_BASE).swift")
        let folder = Self.folder(["../Shared/Gone.swift"], rule.replacing("Kit/", with: "../Shared/"), [:])
        let files = Dictionary(uniqueKeysWithValues: folder.map { ("ios/" + $0.key, $0.value) })
        let reading = MemoryFolder(files: files).folder
        let target = try XcodeProject(reading, path: "ios/A.xcodeproj").target(named: nil)
        let app = ScannedApp(AppSource(target, TargetCode(target, in: reading), in: reading))
        #expect(app.unread.map(\.absence) == [.written] && app.unread.first?.absentPath == "Shared/Gone.swift")
    }

    /// A header that no file includes may be left over in a project; nothing of what was read needs it.
    @Test(arguments: [
        ("#import <UIKit/UIKit.h>", true), ("#import \"../Kit/Old.h\"", false), ("#include \"A/Old.h\"", true),
    ]) func aHeaderThatNoFileIncludes(line: String, isLeftOver: Bool) throws {
        let header = "h = {isa = PBXFileReference; path = Kit/Old.h; sourceTree = SOURCE_ROOT; };"
        let app = try Self.app(["Main.m"], header, ["Main.m": line + "\n"])
        #expect(app.projectProblems == [.absent("Kit/Old.h")] && (app.gaps.code == nil) == isLeftOver)
    }

    /// A sparse checkout had a line for each.
    @Test func manyAreOneLine() throws {
        let names = (100..<318).map { "File\($0).swift" }
        let problems = try Self.app(names).projectProblems
        #expect(problems == [.severalAbsent(names)])
        #expect(
            problems.map(\.message) == [
                #"cannot read "File100.swift", "File101.swift", "File102.swift" and 215 more: there are no such files or "#
                    + "folders"
            ])
    }

    /// The settings of pods are never checked in; they are missed where the Info.plist has words of them.
    @Test(arguments: [("", false), ("<key>UIMainStoryboardFile</key><string>$(FROM_PODS)</string>", true)])
    func settingsOfPods(plist: String, areMissed: Bool) throws {
        let pods = "Pods/Pods.xcconfig"
        let app = try Self.app(
            ["There.swift"], "x = {isa = PBXFileReference; path = \"\(pods)\"; sourceTree = SOURCE_ROOT; };",
            ["There.swift": "", "Info.plist": "<plist version=\"1.0\"><dict>\(plist)</dict></plist>"],
            configuration: "baseConfigurationReference = x;")
        #expect(app.projectProblems == (areMissed ? [.absent(pods)] : []))
        #expect((app.gaps.doubt != nil) == areMissed)
    }

    /// More than 64 groups around a file were as good as no file.
    @Test func aMemberMayLieInManyGroups() throws {
        let groups = (0..<2_000).map {
            "g\($0) = {isa = PBXGroup; children = (g\($0 + 1)); sourceTree = \"<group>\"; };"
        }
        let folder = Self.folder(
            ["Deep.swift"], groups.joined(separator: "\n").replacing("(g2000)", with: "(f1)"), ["Deep.swift": ""])
        let tree = "path = \"Deep.swift\"; sourceTree = SOURCE_ROOT"
        var files = folder
        files["A.xcodeproj/project.pbxproj"] = folder["A.xcodeproj/project.pbxproj"]?.replacing(
            tree, with: "path = Deep.swift; sourceTree = \"<group>\"")
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "A.xcodeproj").target(named: nil)
        #expect(target.sources == ["App.swift", "Deep.swift"] && target.unread == [])
    }

    /// 1,000 lines were as many warnings.
    @Test func aConfigurationThatIncludesItselfIsToldOnce() throws {
        let lines = String(repeating: "#include \"A.xcconfig\"\n", count: 1_000)
        let app = try Self.app(
            ["There.swift"], "x = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };",
            ["There.swift": "", "A.xcconfig": lines], configuration: "baseConfigurationReference = x;")
        #expect(app.projectProblems == [.tooDeep("A.xcconfig")] && app.gaps.doubt == nil)
    }

    // MARK: - A project

    private static func app(
        _ members: [String], _ objects: String = "", _ files: [String: String] = [:], configuration: String = ""
    ) throws -> ScannedApp {
        let folder = MemoryFolder(files: Self.folder(members, objects, files, configuration: configuration)).folder
        let target = try XcodeProject(folder, path: "A.xcodeproj").target(named: nil)
        return ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
    }

    private static func folder(
        _ members: [String], _ objects: String, _ files: [String: String], configuration: String = ""
    ) -> [String: String] {
        let all = ["App.swift"] + members
        let references = all.enumerated().map { index, path in
            "f\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
                + "b\(index) = {isa = PBXBuildFile; fileRef = f\(index); };"
        }
        let project = """
            { objects = {
            root = {isa = PBXProject; targets = (app); };
            app = {isa = PBXNativeTarget; name = App; buildPhases = (sources); buildConfigurationList = list;
                productType = "com.apple.product-type.application"; };
            sources = {isa = PBXSourcesBuildPhase; files = (\(all.indices.map { "b\($0)" }.joined(separator: ", "))); };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; \(configuration)
                buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
            \(references.joined(separator: "\n"))
            \(objects)
            }; rootObject = root; }
            """
        let usual = [
            "A.xcodeproj/project.pbxproj": project, "Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        ]
        return usual.merging(files) { $1 }
    }
}
