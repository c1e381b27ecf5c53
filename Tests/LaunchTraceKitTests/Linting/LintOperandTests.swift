import Testing

/// The input of `lint`, and of the commands that read a folder of code.
struct LintOperandTests {
    private static let delegate = ["App/AppDelegate.swift": sampleDelegate]

    @Test func theWorkingFolderIsTheDefault() {
        let project = SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos;"))
        let files = SampleFiles(projects: ["App.xcodeproj": project], ["AppDelegate.swift": sampleDelegate])
        #expect(files.outcome("lint") == files.outcome("lint", "."))
        #expect(files.outcome("lint").status != 2)
    }

    /// The launches that the Info.plist declares were absent without a message.
    @Test(arguments: ["lint", "scan", "init", "migrate", "matrix"]) func anInfoPlistIsNamed(_ command: String) {
        let outcome = SampleFiles(Self.delegate).outcome(command, "--sources", "App", "--root", ".")
        #expect(outcome.status == 2 && outcome.stdout == "", "\(outcome)")
        #expect(outcome.stderr.contains("no Info.plist is given, so its keys are unknown; add --plist"))
    }

    @Test(arguments: [("App.csproj", "C#"), ("shared/build.gradle.kts", "Kotlin")]) func anotherLanguageIsNamed(
        _ file: String, _ language: String
    ) {
        SampleFiles([file: ""]).outcome("lint").expect(
            stderr: ".:1:1: error: no Xcode project found in ., but \(file): \(language) code isn't read\n", status: 2)
    }

    /// The message was that no class of the delegate is found.
    @Test(arguments: [
        (["App/Main.cs"], #"C# code isn't read: "App/Main.cs""#),
        (["App/Main.kt"], #"Kotlin code isn't read: "App/Main.kt""#),
        (["App/Main.cs", "App/Main.kt"], #"C# code isn't read: "App/Main.cs"; Kotlin code isn't read: "App/Main.kt""#),
    ]) func aProjectWithoutReadableSourcesNamesTheOthers(_ names: [String], _ reason: String) {
        let files = SampleFiles(
            projects: ["App.xcodeproj": SampleProject(SampleProject.Target(files: []))],
            Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        let outcome = files.outcome("lint", "App.xcodeproj")
        #expect(outcome.stderr.contains("the app isn't analyzed: \(reason)\n") && outcome.status == 2, "\(outcome)")
    }

    @Test func unreadSourcesAreNamed() {
        let others = [
            "App/View.cs": "", "App/Model.kt": "", "App/Other.kt": "", "Info.plist": "<plist><dict/></plist>",
        ]
        let outcome = SampleFiles(Self.delegate.merging(others) { $1 }).outcome(
            "lint", "--sources", "App", "--plist", "Info.plist")
        #expect(
            outcome.stderr.hasPrefix(
                """
                launchtrace: warning: C# code isn't read: "App/View.cs"
                launchtrace: warning: Kotlin code isn't read: "App/Model.kt"

                """), "\(outcome)")
    }

    /// Annotations pointed to the folder of the code, and text to the Info.plist.
    @Test(arguments: [
        ("text", "Info.plist:1:1: note: LT080"), ("github", "::notice file=Info.plist,line=1,col=1,"),
        ("sarif", "\"uri\": \"Info.plist\""), ("json", #""at":{"file":"Info.plist","line":1,"column":1}"#),
    ]) func everyFormatHasTheSameLocation(format: String, location: String) {
        let plist = """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict/>
            <key>UIBackgroundModes</key><array><string>location</string></array>
            \(SmallPlist.scenes)</dict></plist>
            """
        let outcome = SampleFiles(Self.delegate.merging(["Info.plist": plist]) { $1 }).outcome(
            "lint", "--sources", "App", "--plist", "Info.plist", "--format", format, "--root", ".")
        #expect(outcome.stdout.contains(location), "\(outcome)")
    }

    /// The Android app of a framework left the methods of all classes unknown.
    @Test func theAndroidAppOfAFrameworkIsNoPart() {
        let others = ["App/android/app/MainActivity.kt": "", "Info.plist": "<plist><dict/></plist>"]
        let outcome = SampleFiles(Self.delegate.merging(others) { $1 }).outcome(
            "lint", "--sources", "App", "--plist", "Info.plist")
        #expect(!outcome.stderr.contains("Kotlin"), "\(outcome)")
    }

    /// A widget opens the app by a fixed URL that the app needn't handle; a composed one has content.
    @Test(arguments: [
        (#".widgetURL(URL(string: "recipes://home"))"#, "note"),
        (#".widgetURL(URL(string: "recipes://\(id)"))"#, "error"),
        (#"components.scheme = "recipes"; let home = "recipes://home""#, "error"), ("", "error"),
        (#".widgetURL(URL(string: "recipes://open")!.appending(path: id))"#, "error"),
        (#".widgetURL(URL(string: "recipes:")!.appending(path: id))"#, "error"),
        (#"let home = URL(string: "recipes://open")!; let url = home.appending(path: id)"#, "error"),
        (#"let home = "recipes://open"; let url = URL(string: home + id)"#, "error"),
        (#"// opens "recipes://today" in Safari"#, "error"),
        (#"let home = URL(string: "recipes://open")!; let file = folder.appending(path: "a.json")"#, "note"),
    ]) func aFixedURLOfAWidgetIsANote(_ code: String, _ severity: String) {
        let project = SampleProject(
            SampleProject.Target(settings: "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;", embedded: [1]),
            SampleProject.Target(name: "Widget", files: ["Widget.swift"], type: "app-extension"))
        let plist = """
            <plist><dict><key>UILaunchScreen</key><dict/><key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>Recipes</string></array></dict></array></dict></plist>
            """
        let files = SampleFiles(
            projects: ["App.xcodeproj": project],
            ["AppDelegate.swift": sampleDelegate, "Widget.swift": code + "\n", "Info.plist": plist])
        let found = files.outcome("lint", "--summary").stdout.split(separator: "\n").filter { $0.contains("LT010") }
        #expect(!found.isEmpty && found.allSatisfy { $0.contains(": \(severity): LT010") }, "\(found)")
    }

    /// LT080 was reported in each scenario of an app.
    @Test func aFindingAboutAnAppIsReportedOnce() {
        func push(_ name: String, app: String) -> String {
            """
            {"name": "\(name)", "device": {"os": "18.0"}, "app": \(app),
             "events": [{"event": "remoteNotification", "contentAvailable": true}]}
            """
        }
        let app = #"{"lifecycle": "scene", "infoPlist": {"UIBackgroundModes": ["remote-notification"]}}"#
        let files = SampleFiles([
            "app.json": app, "one.json": push("One", app: "\"app.json\""), "two.json": push("Two", app: "\"app.json\""),
            "other.json": push("Other", app: app),
        ])
        let found = files.outcome("lint", "one.json", "two.json", "other.json", "--summary")
        let headless = found.stdout.split(separator: "\n").filter { $0.contains("LT080") }
        #expect(headless.map { $0.prefix { $0 != ":" } } == ["one.json", "other.json"], "\(found)")
        #expect(found.stderr == "3 scenarios, 4 findings\n", "\(found)")
        // Wherever the app is named, what is found in its launches isn't repeated for its scenarios.
        for operands in [["one.json", "app.json"], ["app.json", "one.json"]] {
            let all = files.outcome(["lint", "--summary"] + operands)
            #expect(all.stdout.ranges(of: "LT080").count == 1 && all.stdout.contains("app.json:1:1"), "\(all)")
            #expect(all.stderr.contains("1 scenario, 0 findings\n"), "\(all)")
        }
    }

    /// A delegate that is stated to be unknown was treated as one that is left out: nothing was found.
    @Test(arguments: [
        (#""sceneDelegate": { "*": {} },"#, "app.json: 7 launches: 3 not analyzed\n"),
        ("", "app.json: 7 launches, nothing found\n"),
    ]) func aDelegateMayBeUnknownAsAWhole(delegate: String, summary: String) {
        let plist = #""UILaunchScreen": {}, "CFBundleURLTypes": [{ "CFBundleURLSchemes": ["a"] }]"#
        let app = #"{ "lifecycle": "scene", \#(delegate) "infoPlist": { \#(plist) } }"#
        let outcome = SampleFiles(["app.json": app]).outcome("lint", "app.json")
        #expect(outcome.stderr == summary && outcome.status == 0, "\(outcome)")
    }

    @Test func scriptsThatCompileAreNamed() {
        let script = "s = {isa = PBXShellScriptBuildPhase; shellScript = \"./gradlew embed\"; };"
        let project = SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos;"))
        let text = project.text.replacing("buildPhases = (", with: "buildPhases = (s, ").replacing(
            "}; rootObject", with: "\(script)\n}; rootObject")
        let files = SampleFiles(["App.xcodeproj/project.pbxproj": text, "AppDelegate.swift": sampleDelegate])
        #expect(
            files.outcome("lint").stderr.contains("warning: Kotlin code isn't read (a build phase compiles it)\n"),
            "\(files.outcome("lint"))")
    }

    /// A fix inserted code that had a finding itself.
    @Test func aFixHandlesEachElementOfASet() throws {
        let files = SampleFiles([
            "App/App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            \(SmallPlist.showing)
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    guard let url = contexts.first?.url else { return }
                    UserDefaults.standard.set(url, forKey: "last")
                }
            }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict/><key>CFBundleURLTypes</key>
            <array><dict><key>CFBundleURLSchemes</key><array><string>a</string></array></dict></array>
            \(SmallPlist.scenes)</dict></plist>
            """,
        ])
        let fixed = files.outcome("lint", "--plist", "Info.plist", "--sources", "App", "--root", ".")
        #expect(
            fixed.stdout.contains(
                """
                  help: insert at App/App.swift:7
                        for context in options.urlContexts {
                            self.scene(scene, openURLContexts: [context])
                        }

                """), "\(fixed)")
    }
}
