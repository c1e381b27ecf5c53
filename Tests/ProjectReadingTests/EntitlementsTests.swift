import ProjectFixtures
import ProjectReading
import Testing

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
