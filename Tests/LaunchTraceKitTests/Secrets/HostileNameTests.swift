import Testing

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

/// No name that a project, a scenario or a log brings is more than a name in what is printed or written.
struct HostileNameTests {
    /// The commands that read a project, a scenario or a log, in each format.
    private static let commands: [(words: String, formats: [String])] = [
        ("run cold.json --show all", TimelineFormat.all.map(\.name)),
        ("run cold.json --explain --show all", ["text", "markdown", "html"]),
        ("run App.xcodeproj tapIcon", ["text", "json"]), ("run broken.json", ["text"]),
        ("lint cold.json", LintFormat.all.map(\.name)), ("lint App.xcodeproj", LintFormat.all.map(\.name)),
        ("lint --plist App/Info.plist --sources App", LintFormat.all.map(\.name)),
        ("lint broken.json", ["text", "github"]), ("lint App.xcodeproj --list", []),
        ("lint App.xcodeproj --summary", []), ("lint App.xcodeproj --fix --force", []),
        ("lint App.xcodeproj --write-baseline b.json", []), ("scan App.xcodeproj", ["text", "json"]),
        ("scan App.xcodeproj --places", []), ("scan --plist App/Info.plist --sources App", ["text", "json"]),
        ("scan App.xcodeproj --check cold.json", []), ("migrate App.xcodeproj", PlanFormat.all.map(\.name)),
        ("migrate --check App.xcodeproj App.xcodeproj", []), ("init App.xcodeproj -d L", []), ("check cold.json", []),
        ("check cold.json --report github", []), ("check cold.json --record", []),
        ("check broken.json --report github", []),
        ("check cold.json --report junit=j --report sarif=s --report markdown=m", []),
        ("diff cold.json warm.json", DiffFormat.all.map(\.name)),
        ("diff cold.json --set app.lifecycle=appDelegate", DiffFormat.all.map(\.name)),
        ("matrix --app cold.json", MatrixFormat.all.map(\.name)), ("play cold.json --plain", []),
        ("graph cold.json", []), ("verify cold.json log", ["text", "json"]), ("verify --scenario-from-log log", []),
        ("verify --scenario-from-log log -d V", []), ("site -o S --app cold.json", []),
    ]

    /// The places of a command line that a script may fill.
    private static let operands = [
        ["run", "NAME"], ["run", "NAME.json"], ["explain", "NAME"], ["new", "NAME"],
        ["lint", "App.xcodeproj", "--target", "NAME"], ["run", "cold.json", "--set", "app.NAME=NAME"],
        ["run", "cold.json", "--format", "NAME"], ["NAME"], ["run", "cold.json", "NAME"],
        ["diff", "cold.json", "NAME"], ["check", "NAME"], ["scan", "NAME"], ["init", "NAME"], ["migrate", "NAME"],
        ["graph", "NAME"], ["lint", "cold.json", "--config", "NAME"], ["lint", "cold.json", "--baseline", "NAME"],
        ["verify", "cold.json", "NAME"], ["site", "-o", "S", "--app", "NAME"], ["matrix", "NAME"], ["play", "NAME"],
        ["scan", "--plist", "NAME", "--sources", "NAME"],
    ]

    @Test(.timeLimit(.minutes(10)), arguments: HostileNames.all) func isOnlyAName(_ name: String) {
        for (words, formats) in Self.commands {
            let words = words.split(separator: " ").map(String.init)
            for format in formats.isEmpty ? [nil] : formats.map(Optional.some) {
                check(words + (format.map { ["--format", $0] } ?? []), name)
            }
        }
        for words in Self.operands { check(words.map { $0.replacing("NAME", with: name) }, name) }
    }

    private func check(_ words: [String], _ name: String) {
        let files = HostileApp(name: name).files
        let before = Set(files.all.keys)
        let outcome = files.outcome(words)
        let printed = [outcome.stdout, outcome.pieces?.text ?? "", outcome.stderr] + outcome.files.map(\.content)
        let written = files.all.filter { !before.contains($0.key) }.map(\.value)
        for text in printed + written {
            let faults = HostileOutput(text).faults
            #expect(faults.isEmpty, "\(words) \(faults)")
        }
    }
}

/// What is printed or written, as a terminal, the log of a CI job and a browser take it.
private struct HostileOutput {
    let text: String

    init(_ text: String) { self.text = text }

    var faults: [String] { controls + commands + tags }

    private var controls: [String] {
        text.unicodeScalars.filter { !$0.isPrintable && $0 != "\n" && $0 != "\t" }.prefix(3).map {
            "obeyed: \($0.spelledOut)"
        }
    }

    /// Workflow commands are the tool's own, whose text no name begins.
    private var commands: [String] {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { $0.drop { $0.isWhitespace } }
        return lines.filter { line in
            let isOwn = ["::error", "::warning", "::notice"].contains { command in
                line.hasPrefix(command + " ") && !line.hasPrefix(command + " file=a::pwn")
                    || line.hasPrefix(command + "::") && !line.hasPrefix(command + "::pwn")
            }
            return line.hasPrefix("::") && !isOwn || line.contains("##[") || line.contains("##vso[")
        }.prefix(3).map { "command: \($0.prefix(80))" }
    }

    /// Each tag of a page is closed, and none is the name's.
    private var tags: [String] {
        guard text.hasPrefix("<!DOCTYPE html>") || text.hasPrefix("<svg") || text.hasPrefix("<?xml") else { return [] }
        var open: [Substring] = []
        // The tool's own style and script are no markup, up to where a browser ends them.
        let markup = text.replacing(/<style>.*?<\/style>|<script>.*?<\/script>/.dotMatchesNewlines(), with: "")
        for match in markup.matches(of: /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/) {
            let (isEnd, name, attributes) = (!match.1.isEmpty, match.2, match.3)
            if attributes.replacing(/"[^"]*"|'[^']*'/, with: "").contains("onerror") || name == "b" {
                return ["tag: \(match.0)"]
            }
            if isEnd {
                guard open.popLast() == name else { return ["not closed: before \(match.0)"] }
            } else if !attributes.hasSuffix("/"), !Self.voids.contains(String(name)) {
                open.append(name)
            }
        }
        return open.isEmpty ? [] : ["not closed: \(open)"]
    }

    private static let voids: Set = ["meta", "link", "img", "br", "hr", "input", "wbr", "col"]
}
