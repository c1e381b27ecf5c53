@testable import LaunchTraceKit

/// Names that would like to be more than a name wherever they are printed.
enum HostileNames {
    static let all = [
        "\n::error::pwn", "\r::error::pwn", "\r\n::warning file=a::pwn", "\u{85}::error::pwn", "\u{2028}::error::pwn",
        "\u{B}::error::pwn", "\n  ::stop-commands::pwn", "::add-mask::pwn", "##[error]pwn", "a\n##vso[task.x]pwn",
        "a%0A::error::pwn%0D", "\u{9B}31mpwn", "\u{1B}[2Jpwn", "\u{1B}]0;pwn\u{7}", "\u{1B}]8;;http://x.y\u{1B}\\pwn",
        "\u{202E}nwp", "\u{2066}pwn\u{2069}", "\u{200F}pwn\u{61C}", "\u{7F}\u{8}\u{8}pwn", "<script>alert(1)</script>",
        "\"><img src=x onerror=pwn>", "</title></style><b>pwn", "<!-- pwn", "a|b\n| --- |\n`pwn`",
        "[pwn](javascript:pwn)", "'; touch pwn; '", "$(touch pwn)`touch pwn`", "\"pwn\" --set app.x=1",
        "pwn\n\n# pwn\n- pwn", "\\u{202E}\\npwn\\",
    ]

    /// As it is written in a property list of XML, without a character beyond ASCII.
    static func inXML(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic && scalar.isASCII ? String(scalar) : "&#\(scalar.value);"
        }.joined()
    }

    /// As it is written in a literal of Swift.
    static func inSwift(_ name: String) -> String {
        name.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }

    /// As it is written in quotation marks in a project.
    static func inProject(_ name: String) -> String {
        name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    /// What no file can be called.
    static func asFile(_ name: String) -> String { name.replacing("/", with: "_") }
}

/// An app whose names are all of one kind, its project, its scenario and its console log.
struct HostileApp {
    let name: String
    private var file: String { HostileNames.asFile(name) }

    var files: SampleFiles {
        let project = SampleProject(
            SampleProject.Target(
                name: HostileNames.inProject(name),
                files: ["AppDelegate.swift", "\(HostileNames.inProject(file)).swift"],
                settings: """
                    SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; PRODUCT_MODULE_NAME = "\(HostileNames.inProject(name))";
                    INFOPLIST_KEY_CFBundleDisplayName = "\(HostileNames.inProject(name))";
                    """))
        return SampleFiles(
            projects: ["App.xcodeproj": project],
            [
                "Info.plist": plist, "AppDelegate.swift": delegate, "\(file).swift": "func (((\nclass A {\n",
                "App/Info.plist": plist, "App/AppDelegate.swift": delegate, "App/\(file).swift": "import Foo\n",
                "cold.json": scenario("cold"), "warm.json": scenario("warm"), "\(file).json": "{ \"name\": 1 }",
                "cold.timeline.txt": "\(name)\niOS 18.0, scene life cycle\n", "log": log, "broken.json": broken,
            ])
    }

    private var text: String { Value.string(name).json }
    private var xml: String { HostileNames.inXML(name) }
    private var literal: String { HostileNames.inSwift(name) }

    private var plist: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>\(xml)</string><key>CFBundleName</key><string>\(xml)</string>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(xml)</string></array></dict></array>
        <key>NSUserActivityTypes</key><array><string>\(xml)</string></array>
        <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>\(xml)</string>
        <key>UIApplicationShortcutItemTitle</key><string>\(xml)</string></dict></array>
        <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>\(xml)</string></array>
        <key>UIBackgroundModes</key><array><string>fetch</string><string>\(xml)</string></array>
        <key>UIMainStoryboardFile</key><string>\(xml)</string><key>UILaunchStoryboardName</key><string>\(xml)</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>\(xml)</string><key>UISceneStoryboardFile</key><string>\(xml)</string>
        <key>UISceneDelegateClassName</key><string>\(xml)</string></dict></array></dict></dict>
        </dict></plist>
        """
    }

    private var delegate: String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "\(literal)", using: nil) { _ in }
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "b\(literal)", using: nil) { _ in }
                Analytics.logEvent("\(literal)", parameters: nil)
                return false
            }
            func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: Options)
                -> UISceneConfiguration { UISceneConfiguration(name: "c\(literal)", sessionRole: s.role) }
            func application(_ a: UIApplication, open url: URL, options: [Key: Any]) -> Bool { true }
            func applicationWillEnterForeground(_ a: UIApplication) {}
        }
        """
    }

    private func scenario(_ start: String) -> String {
        """
        { "name": \(text), "notes": \(text), "device": { "platform": "iPadOS" }, "start": "\(start == "cold" ? "notRunning" : "suspended")",
          "app": { "appDelegate": { "*": { "does": [
            { "mark": \(text) }, { "work": \(text), "durationMs": 90000 }, { "create": \(text) }, { "use": \(text) },
            { "registerTask": \(text) }, { "use": \(Value.string("b" + name).json) } ] } },
            "infoPlist": { "BGTaskSchedulerPermittedIdentifiers": [\(text)], "CFBundleIdentifier": \(text),
              "UIApplicationSceneManifest": { "UIApplicationSupportsMultipleScenes": true } } },
          "events": [
            { "event": "quickAction", "type": \(text) }, { "event": "openWindow", "scene": \(text) },
            { "event": "openURL", "url": \(Value.string("a://" + name).json), "sourceApplication": \(text) },
            { "event": "remoteNotification", "alert": true, "payload": { \(text): [\(text), { \(text): 1 }] } },
            { "event": "continueActivity", "activityType": \(text) } ] }
        """
    }

    private var broken: String {
        "{ \(text): \(text), \"events\": [{ \"event\": \(text), \(text): 1 }], \"app\": \(text) }"
    }

    private var log: String {
        """
        2026-01-01 10:00:00.000 App[1:2] AppDelegate application(_:didFinishLaunchingWithOptions:) \(name)
        2026-01-01 10:00:01.000 App[1:2] \(name) SceneDelegate sceneDidBecomeActive(_:)
        """
    }
}
