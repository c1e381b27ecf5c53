import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

struct InfoPlistTests {
    private static let json = """
        {
          "CFBundleIdentifier": "com.example.recipes",
          "UIApplicationSceneManifest": {
            "UIApplicationSupportsMultipleScenes": true,
            "UISceneConfigurations": {
              "CPTemplateApplicationSceneSessionRoleApplication": [
                { "UISceneConfigurationName": "Car", "UISceneDelegateClassName": "CarDelegate" }
              ],
              "UIWindowSceneSessionRoleApplication": [
                {
                  "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SceneDelegate",
                  "UISceneStoryboardFile": "Main", "UISceneClassName": "UIWindowScene"
                }
              ]
            }
          },
          "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "MainPad",
          "UILaunchStoryboardName": "LaunchScreen", "UILaunchScreen": {},
          "UIBackgroundModes": ["fetch", "remote-notification"],
          "BGTaskSchedulerPermittedIdentifiers": ["com.example.refresh"],
          "CFBundleURLTypes": [{ "CFBundleURLName": "a", "CFBundleURLSchemes": ["Recipes"] }, {}],
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]
        }
        """

    private static let expected = InfoPlist(
        sceneManifest: SceneManifest(
            supportsMultipleScenes: true,
            configurations: [
                .init(
                    role: "CPTemplateApplicationSceneSessionRoleApplication", name: "Car", delegateClass: "CarDelegate"),
                .init(
                    role: "UIWindowSceneSessionRoleApplication", name: "Default", delegateClass: "SceneDelegate",
                    storyboard: "Main"),
            ]), mainStoryboard: "Main", launchStoryboard: "LaunchScreen", hasLaunchScreen: true,
        backgroundModes: ["fetch", "remote-notification"], permittedTasks: ["com.example.refresh"],
        urlSchemes: ["Recipes"], orientations: ["UIInterfaceOrientationPortrait"])

    @Test func inTheScenario() throws {
        let read = try reader().read(SourceText(scenario(app: "\"infoPlist\": \(Self.json)")))
        #expect(read.scenario.app.infoPlist == Self.expected)
        #expect(read.scenario.app.multipleScenes)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary]) func inAFile(
        _ format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let object = try JSONSerialization.jsonObject(with: Data(Self.json.utf8))
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
        let read = try reader(["Info.plist": Array(data)]).read(
            SourceText(scenario(app: #""infoPlist": "Info.plist""#)))
        var expected = Self.expected
        expected.isWhole = false
        #expect(read.scenario.app.infoPlist == expected)
    }

    /// A build may add a launch screen to the file of a project, and has added all to that of a product.
    @Test(arguments: [("", false), ("<key>DTPlatformName</key><string>iphoneos</string>", true)])
    func theInfoPlistOfAProjectIsNotWhole(_ keys: String, _ isMissing: Bool) throws {
        let plist = "<plist><dict>\(keys)</dict></plist>"
        let read = try reader(["Info.plist": Array(plist.utf8)]).read(
            SourceText(scenario(app: #""infoPlist": "Info.plist""#)))
        #expect(try read.scenario.trace().findings.map(\.kind).contains(.launchScreenMissing) == isMissing)
    }

    @Test(arguments: [
        ("a/b/c.json", "Info.plist", "a/b/Info.plist"), ("a/b/c.json", "../Info.plist", "a/b/../Info.plist"),
        ("c.json", "Info.plist", "Info.plist"), ("/c.json", "Info.plist", "/Info.plist"),
        ("a/c.json", "/x/Info.plist", "/x/Info.plist"), ("-", "App/Info.plist", "App/Info.plist"),
    ]) func pathsAreRelativeToTheScenario(_ scenarioName: String, _ path: String, _ expected: String) throws {
        let files = [expected: Array("<plist><dict/></plist>".utf8)]
        let source = SourceText(scenario(app: "\"infoPlist\": \"\(path)\""), name: scenarioName)
        #expect(try reader(files).read(source).scenario.app.infoPlist == InfoPlist(isWhole: false))
    }

    @Test(arguments: [
        (
            #"{ «"UIApplicationSceneManifst"»: {} }"#,
            "unknown key \"UIApplicationSceneManifst\"; did you mean \"UIApplicationSceneManifest\"?"
        ),
        (#"{ «"uibackgroundmodes"»: [] }"#, "unknown key \"uibackgroundmodes\"; did you mean \"UIBackgroundModes\"?"),
        (#"{ "UIBackgroundModes": «"fetch"» }"#, "expected a list, found a string"),
        (#"{ "UIBackgroundModes": [«1»] }"#, "expected a string, found a number"),
        (#"{ "UILaunchScreen": «true» }"#, "expected an object, found a boolean"),
        (
            #"{ "UIApplicationSceneManifest": { «"UISceneConfiguration"»: {} } }"#,
            "unknown key \"UISceneConfiguration\"; did you mean \"UISceneConfigurations\"?"
        ),
        (
            #"{ "UIApplicationSceneManifest": { "UISceneConfigurations": { «"UIWindowSceneSessionRoleAplication"»: [] } } }"#,
            "unknown key \"UIWindowSceneSessionRoleAplication\"; did you mean \"UIWindowSceneSessionRoleApplication\"?"
        ),
        (
            #"{ "CFBundleURLTypes": [{ «"CFBundleURLScheme"»: [] }] }"#,
            "unknown key \"CFBundleURLScheme\"; did you mean \"CFBundleURLSchemes\"?"
        ), (#"{ "UILaunchScreens": {}, "Other": 1 }"#, nil),
    ]) func mistakesInTheScenario(_ plist: String, _ message: String?) {
        expectMistakes(scenario(app: "\"infoPlist\": \(plist)"), message.map { [$0] } ?? [])
    }

    @Test(arguments: [
        ("", "not a property list"), ("{ a = b; }", "not a property list"), ("<plist><dict>", "not a property list"),
        ("bplist00", "not a property list"),
        (
            "<plist><dict><key>UIBackgroundModes</key><string>x</string></dict></plist>",
            "UIBackgroundModes has the wrong type"
        ),
        (
            """
            <plist><dict><key>UIApplicationShortcutItems</key><array>
                <dict/><dict><key>UIApplicationShortcutItemType</key><date>2026-01-01T00:00:00Z</date></dict>
            </array></dict></plist>
            """, "UIApplicationShortcutItems.1.UIApplicationShortcutItemType has the wrong type"
        ), ("<plist><array/></plist>", "not a dictionary"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "its document type contains declarations"),
        (String(repeating: "<array>", count: 100_000), "it is nested more than 512 levels deep"),
        (
            "<!-- \(String(repeating: "</array>", count: 100_000)) -->\(String(repeating: "<array>", count: 100_000))",
            "it is nested more than 512 levels deep"
        ),
    ]) func brokenFiles(_ content: String, _ reason: String) {
        expectMistakes(
            scenario(app: #""infoPlist": «"Info.plist"»"#), ["cannot read \"Info.plist\": \(reason)"],
            files: ["Info.plist": Array(content.utf8)])
    }

    @Test func missingAndHugeFiles() {
        let text = scenario(app: #""infoPlist": «"Info.plist"»"#)
        expectMistakes(text, ["cannot read \"Info.plist\": no such file"])
        let huge = Array(repeating: UInt8.space, count: 16 << 20 + 1)
        expectMistakes(text, ["cannot read \"Info.plist\": it has more than 16 MiB"], files: ["Info.plist": huge])
        expectMistakes(scenario(app: #""infoPlist": «""»"#), ["the path must not be empty"])
    }

    @Test func misspeltKeysInAFile() {
        let plist = "<plist><dict><key>UIBackgroundMode</key><array/></dict></plist>"
        expectMistakes(
            scenario(app: #""infoPlist": «"Info.plist"»"#),
            ["unknown key \"UIBackgroundMode\"; did you mean \"UIBackgroundModes\"?"],
            files: ["Info.plist": Array(plist.utf8)])
    }

    @Test func eachMistakeInAFileIsTold() {
        let plist = """
            <plist><dict>
                <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLScheme</key><array/></dict></array>
                <key>UIApplicationExitsOnSuspend</key><integer>1</integer>
                <key>UILaunchScreen</key><real>1.5</real>
            </dict></plist>
            """
        let scenario = MarkedText(scenario(app: #""infoPlist": «"Info.plist"»"#))
        let found = diagnostics(scenario.source, files: ["Info.plist": Array(plist.utf8)]).all
        #expect(
            found.map(\.message) == [
                "cannot read \"Info.plist\": UILaunchScreen has the wrong type",
                "unknown key \"CFBundleURLScheme\"; did you mean \"CFBundleURLSchemes\"?",
                "cannot read \"Info.plist\": UIApplicationExitsOnSuspend has the wrong type",
            ])
        #expect(Set(found.compactMap(\.place?.range)) == Set(scenario.marks))
    }

    @Test func misspeltBackgroundModes() {
        let message = "unknown background mode \"remote-notifications\"; did you mean \"remote-notification\"?"
        expectMistakes(
            scenario(app: #""infoPlist": { "UIBackgroundModes": ["fetch", «"remote-notifications"»] }"#), [message])
        let plist =
            "<plist><dict><key>UIBackgroundModes</key><array><string>remote-notifications</string></array></dict></plist>"
        expectMistakes(
            scenario(app: #""infoPlist": «"Info.plist"»"#), [message], files: ["Info.plist": Array(plist.utf8)])
    }
}

/// Each key that the model knows is read where the Info.plist stands in the scenario, and where its path stands there.
struct InfoPlistKeyTests {
    @Test(arguments: InfoPlist.keys.map(\.name)) func isReadInBothWays(_ key: String) throws {
        let values = [key: try #require(Self.samples[key])]
        let inScenario = try Self.readInScenario(values)
        #expect(inScenario != InfoPlist())
        #expect(try Self.readInFile(values) == inScenario)
    }

    @Test func allAreReadInBothWays() throws {
        #expect(Set(Self.samples.keys) == Set(InfoPlist.keys.map(\.name)))
        #expect(try Self.readInFile(Self.samples) == Self.readInScenario(Self.samples))
    }

    private static func readInScenario(_ values: [String: Any]) throws -> InfoPlist {
        let json = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
        return try read(String(decoding: json, as: UTF8.self))
    }

    private static func readInFile(_ values: [String: Any]) throws -> InfoPlist {
        let file = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        var infoPlist = try read("\"Info.plist\"", ["Info.plist": Array(file)])
        infoPlist.isWhole = true
        return infoPlist
    }

    private static func read(_ infoPlist: String, _ files: [String: [UInt8]] = [:]) throws -> InfoPlist {
        let read = try reader(files).read(SourceText(scenario(app: "\"infoPlist\": \(infoPlist)")))
        return try #require(read.scenario.app.infoPlist)
    }

    /// A value for each key that isn't the usual one, made from what the schema says of it.
    private static var samples: [String: Any] {
        sample(of: JSONSchema.object(InfoPlist.keys.descriptions()).value) as? [String: Any] ?? [:]
    }

    private static func sample(of schema: Value) -> Any {
        if case .list(let examples) = schema["examples"], let first = examples.first { return plain(first) }
        if case .list(let words) = schema["enum"], let first = words.first { return plain(first) }
        if case .list(let choices) = schema["anyOf"], let first = choices.first { return sample(of: first) }
        if schema["$ref"] != nil { return sample(of: KeyType<[SceneManifest.Configuration]>.definition.value) }
        return switch schema["type"] {
        case .string("object"): samples(ofMembers: schema["properties"])
        case .string("array"): schema["items"].map { [sample(of: $0)] } ?? []
        case .string("boolean"): true
        default: "sample"
        }
    }

    private static func samples(ofMembers properties: Value?) -> [String: Any] {
        guard case .object(let members) = properties else { return [:] }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, sample(of: $0.value)) })
    }

    private static func plain(_ value: Value) -> Any {
        switch value {
        case .null: NSNull()
        case .bool(let flag): flag
        case .number(let text): Double(text) ?? 0
        case .string(let text): text
        case .list(let items): items.map(plain)
        case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.key, plain($0.value)) })
        }
    }
}
