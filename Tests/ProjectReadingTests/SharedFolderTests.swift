import ProjectFixtures
import TestSupport
import Testing

@testable import ProjectReading

/// Folders that Xcode keeps in step with several targets, each with exceptions of its own.
struct SharedFolderTests {
    /// A target that has the folder, or only exceptions for it.
    private struct Member {
        let isOwn: Bool
        let excepted: Set<String>
        /// Files that it builds for macOS alone.
        let filtered: Set<String>

        /// As Xcode says it, file by file.
        func has(_ file: String) -> Bool {
            let parts = file.split(separator: "/")
            let isExcepted = parts.indices.contains { excepted.contains(parts[...$0].joined(separator: "/")) }
            return isExcepted != isOwn && !filtered.contains(file) || isOwn && file.hasSuffix(".h")
        }
    }

    @Test(arguments: 0..<200) func anAppHasWhatOneOfItsTargetsHas(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let files = Self.files(&random)
        let members = (0..<4).map { _ in Self.member(of: files, &random) }
        let folder = MemoryFolder(files: Self.project(files, members)).folder
        let target = try XcodeProject(folder, path: "A.xcodeproj").target(named: nil)
        let expected = files.filter { file in members.contains { $0.has(file) } }.map { "Code/" + $0 }.sorted()
        #expect((target.sources + target.headers).sorted() == expected)
        #expect(Set(target.sources).count == target.sources.count)
    }

    // MARK: - What there may be

    /// Names that stand beside each other, as those of a folder and of files that begin like it.
    private static func files(_ random: inout SeededGenerator) -> [String] {
        let names = ["a", "a-b", "a.b", "a0", "b", "é"]
        let endings = [".swift", ".swift.swift", ".m", ".h"]
        let paths = (0..<12).map { _ in
            let parts = (0...Int.random(in: 0...2, using: &random)).compactMap { _ in
                names.randomElement(using: &random)
            }
            return parts.joined(separator: "/") + (endings.randomElement(using: &random) ?? "")
        }
        return Set(paths).sorted()
    }

    private static func member(of files: [String], _ random: inout SeededGenerator) -> Member {
        let folders = files.flatMap { file in
            let parts = file.split(separator: "/")
            return parts.indices.map { parts[...$0].joined(separator: "/") }
        }
        func some(_ all: [String]) -> Set<String> {
            Set((0..<Int.random(in: 0...4, using: &random)).compactMap { _ in all.randomElement(using: &random) })
        }
        return Member(isOwn: .random(using: &random), excepted: some(folders), filtered: some(files))
    }

    private static func project(_ files: [String], _ members: [Member]) -> [String: String] {
        func list(_ words: some Sequence<String>) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
        let targets = members.enumerated().map { index, member in
            """
            t\(index) = {isa = PBXNativeTarget; name = T\(index); buildConfigurationList = list;
                productType = "com.apple.product-type.\(index == 0 ? "application" : "framework")";
                \(index == 0 ? "dependencies = (d1, d2, d3);" : "")
                fileSystemSynchronizedGroups = (\(member.isOwn ? "code" : "")); };
            d\(index) = {isa = PBXTargetDependency; target = t\(index); };
            e\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = t\(index);
                membershipExceptions = (\(list(member.excepted)));
                platformFiltersByRelativePath = {\(member.filtered.map { "\"\($0)\" = (macos);" }.joined()) }; };
            """
        }
        let project = """
            { rootObject = root; objects = {
            root = {isa = PBXProject; mainGroup = code; targets = (t0, t1, t2, t3); };
            code = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = SOURCE_ROOT;
                exceptions = (e0, e1, e2, e3); };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
            \(targets.joined(separator: "\n"))
            }; }
            """
        return Dictionary(uniqueKeysWithValues: files.map { ("Code/" + $0, "") }).merging([
            "A.xcodeproj/project.pbxproj": project
        ]) { $1 }
    }
}

struct InfoPlistScriptsTests {
    @Test(arguments: [
        (#"/usr/libexec/PlistBuddy -c "Set :CFBundleVersion $BUILD" "${INFOPLIST_FILE}""#, ["CFBundleVersion"]),
        (
            "PB=/usr/libexec/PlistBuddy\n$PB -c 'Add :UIBackgroundModes:0 string fetch' App/Info.plist",
            ["UIBackgroundModes"]
        ),
        (
            #"PlistBuddy -c "Delete :UIApplicationSceneManifest" $TARGET_BUILD_DIR/$INFOPLIST_PATH"#,
            ["UIApplicationSceneManifest"]
        ), (#"PlistBuddy -c "Print :CFBundleVersion" "$INFOPLIST_FILE""#, []),
        (#"PlistBuddy -c "$COMMAND" "$INFOPLIST_FILE""#, ["any"]),
        (#"PlistBuddy -c "Merge Other.plist" "$INFOPLIST_FILE""#, ["any"]),
        (#"PlistBuddy -c "Set :$KEY 1" "$INFOPLIST_FILE""#, ["any"]),
        ("plutil -replace CFBundleURLTypes.0 -json '{}' App/Info.plist", ["CFBundleURLTypes"]),
        ("plutil -lint App/Info.plist", []),
        ("defaults write \"$SRCROOT/App/Info.plist\" UIMainStoryboardFile Main", ["UIMainStoryboardFile"]),
        ("# defaults write App/Info.plist UIMainStoryboardFile Main", []),
        ("PlistBuddy -c 'Set :UIBackgroundModes x' Other.plist", []), ("swiftlint lint", []),
    ]) func keysThatAScriptChanges(_ script: String, _ keys: [String]) {
        let parts = InfoPlistScripts([script], "App/Info.plist").parts
        let found = parts.map { part in
            if case .editedByScript("App/Info.plist", let key) = part.problem {
                key ?? "any"
            } else {
                "\(part.problem)"
            }
        }
        #expect(found == keys)
    }

    @Test func thoseOfTheTargetAreRead() throws {
        let problems = try Self.target("INFOPLIST_FILE = Info.plist;").problems
        #expect(problems == [.editedByScript("Info.plist", key: "UIMainStoryboardFile")])
    }

    @Test func keysOfADeviceStandOverThoseOfAll() throws {
        func plist(_ settings: String) throws -> BuiltInfoPlist {
            try Self.target(
                """
                INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UISupportedInterfaceOrientations = A;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "B C";
                INFOPLIST_KEY_UILaunchStoryboardName_iPad = Pad; \(settings)
                """
            ).infoPlist
        }
        let phone = try plist("A = b;")
        #expect(phone.values["UISupportedInterfaceOrientations"] == .list([.text("B"), .text("C")]))
        #expect(phone.values["UIMainStoryboardFile"] == .text("Phone"))
        #expect(phone.values["UILaunchStoryboardName"] == nil)
        let pad = try plist("TARGETED_DEVICE_FAMILY = 2;")
        #expect(pad.values["UISupportedInterfaceOrientations"] == .list([.text("A")]))
        #expect(pad.values["UIMainStoryboardFile"] == .text("Pad"))
        #expect(pad.values["UILaunchStoryboardName"] == .text("Pad"))
    }

    /// An app, and a framework beside it, each with a script.
    private static func target(_ settings: String) throws -> ProjectTarget {
        try XcodeProject(
            MemoryFolder(files: [
                "A.xcodeproj/project.pbxproj": """
                { objects = {
                root = {isa = PBXProject; targets = (app, other); };
                app = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (script); buildConfigurationList = list; };
                other = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
                    buildPhases = (script2); buildConfigurationList = list; };
                script = {isa = PBXShellScriptBuildPhase;
                    shellScript = "plutil -remove UIMainStoryboardFile $INFOPLIST_FILE"; };
                script2 = {isa = PBXShellScriptBuildPhase;
                    shellScript = "plutil -remove UIBackgroundModes $INFOPLIST_FILE"; };
                list = {isa = XCConfigurationList; buildConfigurations = (release); };
                release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
                }; rootObject = root; }
                """,
                "Info.plist": """
                <plist><dict><key>UIMainStoryboardFile</key><string>M</string>
                <key>UIMainStoryboardFile~iphone</key><string>Phone</string>
                <key>UIMainStoryboardFile~ipad</key><string>Pad</string></dict></plist>
                """,
            ]).folder, path: "A.xcodeproj"
        ).target(named: nil)
    }
}
