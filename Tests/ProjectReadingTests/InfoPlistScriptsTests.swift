import ProjectFixtures
import Testing

@testable import ProjectReading

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
