import Foundation

extension GrowthKind {
    /// Property lists: the Info.plist of an app that `scan` reads, in each form.
    static let propertyLists: [GrowthKind] = [
        plist("URL schemes", 4000) { count in
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                + many(count) { "<string>s\($0)</string>" } + "</array></dict></array>"
        },
        plist("URL types", 1000) { count in
            "<key>CFBundleURLTypes</key><array>"
                + many(count) { "<dict><key>CFBundleURLSchemes</key><array><string>s\($0)</string></array></dict>" }
                + "</array>"
        },
        plist("activities", 4000) { count in
            "<key>NSUserActivityTypes</key><array>" + many(count) { "<string>a\($0)</string>" } + "</array>"
        },
        plist("permitted tasks", 1200) { count in
            "<key>BGTaskSchedulerPermittedIdentifiers</key><array>" + many(count) { "<string>t\($0)</string>" }
                + "</array>"
        },
        plist("quick actions", 1000) { count in
            "<key>UIApplicationShortcutItems</key><array>"
                + many(count) { "<dict><key>UIApplicationShortcutItemType</key><string>q\($0)</string></dict>" }
                + "</array>"
        },
        plist("background modes", 4000) { count in
            "<key>UIBackgroundModes</key><array>" + many(count, "<string>fetch</string>") + "</array>"
        },
        plist("scene configurations", 2000) { count in
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>
            """ + many(count) { "<dict><key>UISceneConfigurationName</key><string>c\($0)</string></dict>" }
                + "</array></dict></dict>"
        }, plist("other keys", 4000) { many($0) { "<key>k\($0)</key><string>v</string>" } },
        plist("comments", 60_000) { many($0, "<!-- - -->") },
        plist("entities", 60_000) { "<key>k</key><string>" + many($0, "&amp;") + "</string>" },
        plist("variables", 1000) { count in
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                + many(count) { "<string>$(V)$(W\($0))</string>" } + "</array></dict></array>"
        }, plist("unclosed comments", 300_000, ends: refused) { many($0, "<!-- ") },
        GrowthKind(
            "binary plist: URL schemes", "scan --plist Info.plist --sources App", 4000,
            data: { count in
                sources([
                    "Info.plist": serialized(
                        ["CFBundleURLTypes": [["CFBundleURLSchemes": (0...count).map { "s\($0)" }]]], .binary)
                ])
            }),
        GrowthKind(
            "binary plist: keys", "scan --plist Info.plist --sources App", 4000,
            data: { count in
                let keys = (0...count).map { ("k\($0)", $0) }
                return sources(["Info.plist": serialized(Dictionary(uniqueKeysWithValues: keys), .binary)])
            }),
        GrowthKind("Info.plist of a scenario", "lint a.json", 12_000) { count in
            [
                "a.json": ScenarioText.app(#""infoPlist": "Info.plist""#).text,
                "Info.plist": infoPlist(
                    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                        + many(count) { "<string>s\($0)</string>" } + "</array></dict></array>"),
            ]
        },
    ]

    static func infoPlist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>\n"
    }

    private static func plist(
        _ name: String, _ size: Int, ends statuses: ClosedRange<Int32> = answered,
        _ content: @escaping @Sendable (Int) -> String
    ) -> GrowthKind {
        GrowthKind(
            "XML plist: " + name, "scan --plist Info.plist --sources App", size, ends: statuses,
            data: { count in sources(["Info.plist": Data(infoPlist(content(count)).utf8)]) })
    }

    private static func sources(_ files: [String: Data]) -> [String: Data] {
        files.merging(["App/AppDelegate.swift": Data(ProjectText.delegate.utf8)]) { first, _ in first }
    }

    private static func serialized(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) -> Data {
        do { return try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0) } catch {
            fatalError("\(error)")
        }
    }

    /// Each kind of file that says which versions of libraries a project has.
    static let locks: [GrowthKind] = [
        lock("Podfile.lock", 4000) { "PODS:\n" + many($0) { "  - P\($0)/Core (1.2.\($0))\n" } },
        lock("Package.resolved", 6000, path: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        {
            #"{ "version": 2, "pins": [{}"#
                + many($0) { #", { "identity": "p\#($0)", "state": { "version": "1.2.\#($0)" } }"# } + "] }"
        },
        lock("package.json", 4000) {
            #"{ "dependencies": { "a": "1.0.0""# + many($0) { #", "p\#($0)": "^1.2.\#($0)""# } + "} }"
        },
        lock("package-lock.json", 6000) {
            #"{ "packages": { "": {}"# + many($0) { #", "node_modules/p\#($0)": { "version": "1.2.\#($0)" }"# } + "} }"
        },
        lock("package-lock.json: one long name", 20_000, path: "package-lock.json") {
            #"{ "packages": { "": {}, ""# + many($0, "node_modules/") + #"p": { "version": "1.2.0" } } }"#
        },
        lock("npm-shrinkwrap.json", 6000) {
            #"{ "dependencies": { "a": {}"# + many($0) { #", "p\#($0)": { "version": "1.2.\#($0)" }"# } + "} }"
        }, lock("yarn.lock", 6000) { many($0) { "\"p\($0)@^1.2.3\":\n  version \"1.2.\($0)\"\n" } },
        lock("yarn.lock: one heading", 12_000, path: "yarn.lock") { count in
            "p@1" + many(count) { ", p@\($0)" } + ":\n" + many(count, "  version \"1.2.3\"\n")
        }, lock("pubspec.lock", 6000) { "packages:\n" + many($0) { "  p\($0):\n    version: \"1.2.\($0)\"\n" } },
        lock(".fvmrc", 60_000) { #"{ "a": [1"# + many($0, ", 1") + #"], "flutter": "3.38.1" }"# },
        lock(".fvm/fvm_config.json", 60_000) {
            #"{ "a": [1"# + many($0, ", 1") + #"], "flutterSdkVersion": "3.38.1" }"#
        },
        lock(".flutter-plugins-dependencies", 60_000) {
            #"{ "plugins": [1"# + many($0, ", 1") + #"], "version": "3.38.1" }"#
        }, lock(".flutter-version", 100_000) { "3.38.1\n" + many($0, "# c\n") },
        lock(".tool-versions", 60_000) { many($0) { "t\($0) 1.2.3\n" } },
        lock("CordovaLib/VERSION", 100_000) { "7.1.0\n" + many($0, "# c\n") },
        lock("ProjectSettings/ProjectVersion.txt", 60_000) { many($0) { "k\($0): v\n" } },
    ]

    private static func lock(
        _ name: String, _ size: Int, path: String? = nil, _ text: @escaping @Sendable (Int) -> String
    ) -> GrowthKind { GrowthKind("lock: " + name, "scan .", size) { ProjectText().files([path ?? name: text($0)]) } }

    /// Logs, by the forms of their lines.
    static let logs: [GrowthKind] = [
        log("names of methods", 3000) { _ in "applicationDidReceiveMemoryWarning(_:)" },
        log("names after a class", 1900) { _ in "AppDelegate: applicationDidEnterBackground" },
        log("launches", 290) { _ in
            "application(_:didFinishLaunchingWithOptions:)\nAppDelegate: application did become active"
        }, log("processes", 165) { "2023-05-30 18:02:11.402 Tasks[\($0):19022] applicationDidBecomeActive" },
        log("other lines", 60_000) { "2023-05-30 18:02:11.402 Tasks[731:19022] Reachability: wifi \($0)" },
        log("levels", 1700) { "level=info ts=2024-01-01T10:00:00Z event=sceneDidBecomeActive(_:) n=\($0)" },
        log("a logger's", 3000) { "08:40:11.002 INFO SceneDelegate.sceneDidBecomeActive():\($0) - active" },
        log("crashes", 300) { _ in
            "application(_:didFinishLaunchingWithOptions:)\n"
                + "*** Terminating app due to uncaught exception 'X', reason: 'Launch handler for task with identifier a'"
        },
        GrowthKind("log: frames of a crash report", "verify a.json a.log", 3000) { count in
            let frames = many(count) { #"{"symbol":"f\#($0)","imageOffset":1},"# } + #"{"symbol":"main"}"#
            let threads = #"{"threads":[{"triggered":true,"frames":[\#(frames)]}]}"#
            return ["a.json": ScenarioText.events("").text, "a.log": "{\"bug_type\":\"309\"}\n" + threads]
        }, log("blank lines", 750_000) { _ in "" },
        log("values", 3000) { "scene(_:openURLContexts:) urlContexts: a://b?id=\($0)" },
        GrowthKind("log: one long line", "verify a.json a.log", 60_000) { count in
            files("Reachability" + many(count, " wifi sceneDidBecome"))
        },
        GrowthKind("log: brackets", "verify a.json a.log", 150_000) { count in
            files("didFinishLaunchingWithOptions " + many(count, "[") + many(count, "]"))
        },
        GrowthKind("log: open brackets of objects", "verify a.json a.log", 60_000) { count in
            files("didFinishLaunchingWithOptions " + many(count, "[<UIScene: 0x1; {a = "))
        },
        GrowthKind("log: an array over lines", "verify a.json a.log", 30_000) { count in
            files("didFinishLaunchingWithOptions {\n" + many(count) { "    k\($0) = v;\n" } + "}")
        },
        GrowthKind("log: a scenario from it", "verify --scenario-from-log a.log", 125) { count in
            files(many(count, "applicationDidEnterBackground(_:)\napplicationWillEnterForeground(_:)\n"))
        },
    ]

    private static func log(_ name: String, _ size: Int, _ line: @escaping @Sendable (Int) -> String) -> GrowthKind {
        GrowthKind("log: " + name, "verify a.json a.log --launch all", size) { files(many($0) { line($0) + "\n" }) }
    }

    private static func files(_ log: String) -> [String: String] {
        ["a.json": ScenarioText.events("").text, "a.log": "application(_:didFinishLaunchingWithOptions:)\n" + log]
    }
}
