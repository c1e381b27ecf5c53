import Testing

@testable import LaunchTraceKit

struct ProjectSearchTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let projects: [String: SampleProject]
        var words = ["."]
        /// The names of the files that are read, and of the target; or the complaint.
        let found: String

        var testDescription: String { "\(projects.keys.sorted()) \(words)" }
    }

    private static let app = SampleProject(SampleProject.Target())
    private static let mac = SampleProject(SampleProject.Target(name: "Mac", settings: "SDKROOT = macosx;"))
    private static let two = SampleProject(SampleProject.Target(name: "Red"), SampleProject.Target(name: "Blue"))

    static let cases = [
        Case(projects: ["App.xcodeproj": app], found: "App: AppDelegate.swift"),
        Case(projects: ["App.xcodeproj": app], words: ["App.xcodeproj"], found: "App: AppDelegate.swift"),
        Case(projects: ["App.xcodeproj": app], words: ["App.xcodeproj/"], found: "App: AppDelegate.swift"),
        Case(
            projects: ["App.xcodeproj": app], words: ["App.xcodeproj/project.pbxproj"], found: "App: AppDelegate.swift"),
        Case(projects: ["ios/App.xcodeproj": app], found: "App: ios/AppDelegate.swift"),
        Case(projects: ["ios/App/App.xcodeproj": app], found: "App: ios/App/AppDelegate.swift"),
        Case(projects: ["ios/App/App.xcodeproj": app], words: ["ios"], found: "App: App/AppDelegate.swift"),
        Case(
            projects: ["ios/Runner.xcodeproj": app, "macos/Runner.xcodeproj": mac], found: "App: ios/AppDelegate.swift"),
        Case(projects: ["Kit.xcodeproj": mac, "Demo/Demo.xcodeproj": app], found: "App: Demo/AppDelegate.swift"),
        Case(
            projects: ["ios/App.xcodeproj": app, "ios/Pods/P.xcodeproj": two, "ios/AppTests/T.xcodeproj": app],
            words: ["ios"], found: "App: AppDelegate.swift"),
        Case(projects: ["a/b/c/App.xcodeproj": app], words: ["a"], found: "App: b/c/AppDelegate.swift"),
        Case(
            projects: ["a/b/c/App.xcodeproj": app],
            found: """
                no Xcode project found in . (searched two levels deep); without a project, pass the Info.plist with \
                --plist, and the code with --sources
                """),
        Case(
            projects: ["a/One.xcodeproj": app, "a/Two.xcodeproj": app], words: ["a"],
            found: "several projects found: a/One.xcodeproj, a/Two.xcodeproj; name one of them"),
        Case(projects: ["Mac.xcodeproj": mac], found: "no target is an app for iOS; the app targets are for macOS"),
        Case(
            projects: ["App.xcodeproj": two],
            found: #"several targets are apps for iOS: "Red", "Blue"; choose one with --target"#),
        Case(projects: ["App.xcodeproj": two], words: [".", "--target", "Blue"], found: "Blue: AppDelegate.swift"),
        Case(
            projects: ["App.xcodeproj": two], words: [".", "--target", "Blu"],
            found: #"no target "Blu" is an app for iOS; did you mean "Blue"? (known: "Red", "Blue")"#),
        Case(
            projects: ["Mac.xcodeproj": mac], words: [".", "--target", "Mac"],
            found: #"no target "Mac" is an app for iOS, and no other is"#),
        Case(
            projects: ["App.xcodeproj": app], words: ["AppDelegate.swift"],
            found: "AppDelegate.swift is neither an Xcode project nor a folder with one"),
        Case(projects: ["App.xcodeproj": app], words: ["b"], found: #"cannot read "b": no such file or directory"#),
        Case(
            projects: ["App.xcodeproj": app, "b/B.xcodeproj": app], words: [".", "--root", "b"],
            found: "cannot read .: it is not below b; choose another folder with --root"),
    ]

    @Test(arguments: cases) func findsTheTarget(_ sample: Case) throws {
        let files = SampleFiles(projects: sample.projects, ["AppDelegate.swift": sampleDelegate])
        guard let scan = try GivenCommand(["scan"] + sample.words).command as? Scan else { throw UnexpectedCommand() }
        do throws(ProjectSearchProblem) {
            let target = try files.access.target(of: scan.source, below: scan.root).target
            #expect("\(target.name): \(target.files.joined(separator: " "))" == sample.found)
        } catch { #expect(error.message == sample.found) }
    }

    @Test func readsFoldersWithoutAProject() throws {
        let files = SampleFiles([
            "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
            "App/AppDelegate.swift": sampleDelegate, "App/Deep/Old.m": "", "App/Deep/Old.h": "", "App/Photo.png": "",
            "App/AppTests/Tests.swift": "", "App/Pods/Pod/Pod.swift": "", "Kit/Kit.mm": "", "Other/Other.swift": "",
        ])
        let source = ProjectSource.folders(CodeFolders(infoPlist: "App/Info.plist", sources: ["App", "Kit/"]), in: nil)
        let target = try files.access.target(of: source, below: nil).target
        #expect(target.name == "App" && target.problems.isEmpty)
        #expect(target.files == ["App/AppDelegate.swift", "App/Deep/Old.m", "Kit/Kit.mm", "App/Deep/Old.h"])
        #expect(target.infoPlist.values == ["UIMainStoryboardFile": .text("Main")])
        let alone = try files.access.target(
            of: .folders(CodeFolders(infoPlist: nil, sources: ["App"]), in: nil), below: nil
        ).target
        #expect(alone.sources == ["AppDelegate.swift", "Deep/Old.m"] && alone.infoPlist.values.isEmpty)
    }

    @Test func saysWhichFolderCannotBeRead() {
        let files = SampleFiles(["App/Info.plist": "no plist", "App/AppDelegate.swift": ""])
        func complaint(_ plist: String?, _ sources: String) -> String? {
            do throws(ProjectSearchProblem) {
                _ = try files.access.target(
                    of: .folders(CodeFolders(infoPlist: plist, sources: [sources]), in: nil), below: nil)
                return nil
            } catch { return error.message }
        }
        #expect(complaint("App/Info.plist", "App") == #"cannot read "Info.plist": not a property list"#)
        #expect(complaint("App/No.plist", "App") == "cannot read App/No.plist: no such file or directory")
        #expect(complaint(nil, "No") == #"cannot read "No": no such file or directory"#)
        #expect(complaint(nil, "App/AppDelegate.swift") == #"cannot read "": it is not a folder"#)
    }

    private static let manifest = """
        targets:
          Recipes: {type: application, platform: iOS, sources: App}
        """

    /// Without a project a manifest says which command generates one; other tools have files of these names, too.
    @Test(arguments: [
        (["project.yml": manifest], ["."], "no Xcode project in .: run `xcodegen generate` first"),
        (
            ["ios/project.yml": manifest, "project.yml": "name: a"], ["."],
            "no Xcode project in .: run `xcodegen generate`"
        ),
        (
            ["ios/project.yml": manifest, "ios/A.xcodeproj/a": ""], ["ios"],
            "no Xcode project in ios: run `xcodegen generate`"
        ),
        (["ios/project.yml": manifest], ["ios/project.yml"], "no Xcode project in ios: run `xcodegen generate` first"),
        (["Project.swift": "import ProjectDescription"], ["."], "no Xcode project in .: run `tuist generate` first"),
        (["Project.swift": "struct Project {}"], ["."], "no Xcode project found in ."),
    ]) func saysWhatGeneratesTheProject(_ files: [String: String], _ words: [String], _ complaint: String) throws {
        let files = SampleFiles(files.merging(["App/AppDelegate.swift": sampleDelegate]) { $1 })
        guard let scan = try GivenCommand(["scan"] + words).command as? Scan else { throw UnexpectedCommand() }
        let error = #expect(throws: ProjectSearchProblem.self) {
            try files.access.target(of: scan.source, below: scan.root)
        }
        #expect(error?.message.hasPrefix(complaint) == true, "\(String(describing: error))")
    }

    @Test func aProjectCountsMoreThanAManifest() throws {
        let files = SampleFiles(
            projects: ["App.xcodeproj": Self.app], ["AppDelegate.swift": sampleDelegate, "project.yml": Self.manifest])
        #expect(try files.access.target(of: .project(".", target: nil), below: nil).target.name == "App")
    }
}

struct UnexpectedCommand: Error {}

struct AppComparisonTests {
    private static let app = """
        {
          "lifecycle": "appDelegate",
          "infoPlist": { "UIBackgroundModes": ["voip", "fetch"] },
          "appDelegate": {
            "application:didFinishLaunchingWithOptions:": {
              "returns": false,
              "durationMs": 120,
              "does": [ { "work": "open database", "durationMs": 90 }, { "read": "launchOptions.url" } ]
            }
          },
          "sdk": "18.0",
          "notificationDelegate": {}
        }

        """

    private func outcome(_ app: String, _ target: ScannedTarget = SampleFacts.target) throws -> CommandOutcome {
        guard let scan = try GivenCommand(["scan", ".", "--check", "L/app.json"]).command as? Scan else {
            throw UnexpectedCommand()
        }
        return scan.outcome(
            of: target, SampleFiles(["L/app.json": app]).access, TerminalFacts(outputIsTerminal: false) { _ in nil })
    }

    /// Selectors, the order of a set, work that takes time, what the code doesn't say, and what is only assumed or unknown.
    @Test func theSameInOtherWordsIsNoDifference() throws {
        try outcome(Self.app).expect("L/app.json: matches the code\n")
        #expect(try outcome(SampleFacts.target.app.value.json).status == 0)
    }

    /// What the model doesn't keep as it is written: defaults, the letters of a scheme, empty lists, methods and keys that
    /// no launch depends on.
    @Test func whatWasWrittenFromTheCodeIsTheSame() throws {
        let manifest: Value = ["UIApplicationSupportsMultipleScenes": false]
        let delegate = DelegateSlot.appDelegate.path
        let origins = [
            FactOrigin(.app("lifecycle"), at: nil),
            FactOrigin(.app("infoPlist", "UIApplicationSceneManifest"), .words(manifest), at: nil),
            FactOrigin(
                .app("infoPlist", "CFBundleURLTypes"),
                .words([["CFBundleURLSchemes": ["Loop"]], ["CFBundleURLSchemes": []]]), at: nil),
            FactOrigin(.app("infoPlist", "UILaunchScreen"), .words(["UIColorName": "background"]), at: nil),
            FactOrigin(delegate, at: nil),
            FactOrigin(delegate.to(.key("application(_:supportedInterfaceOrientationsFor:)")), at: nil),
        ]
        let app = Scenario.App(
            lifecycle: .appDelegate,
            infoPlist: InfoPlist(sceneManifest: SceneManifest(), hasLaunchScreen: true, urlSchemes: ["Loop"]),
            appDelegate: [:])
        let target = ScannedTarget(ScannedApp(app, origins), called: "Loop")
        #expect(try outcome(target.app.value.json, target).stdout == "L/app.json: matches the code\n")
        let other = target.app.value.json.replacing("\"Loop\"", with: "\"other\", \"more\"")
        let told = try outcome(other, target)
        #expect(told.stdout.contains("- app.json:") && told.stderr == "L/app.json: 1 difference\n")
    }

    static let cases: [((String, String), String)] = [
        (
            ("\"returns\": false", "\"returns\": true"),
            """

            appDelegate.application(_:didFinishLaunchingWithOptions:).returns
              - app.json:6           true
              + AppDelegate.swift:5  false

            """
        ),
        (
            (#", { "read": "launchOptions.url" }"#, ""),
            """

            appDelegate.application(_:didFinishLaunchingWithOptions:).does
              - app.json:8           not there
              + AppDelegate.swift:4  read launchOptions.url

            """
        ),
        (
            (#"["voip", "fetch"]"#, #"["voip", "audio"]"#),
            """

            infoPlist.UIBackgroundModes
              - app.json:3    audio
              + Info.plist:3  fetch

            """
        ),
        (
            (
                #""application:didFinishLaunchingWithOptions:": {"#,
                #""applicationDidBecomeActive:": {}, "application(_:didFinishLaunchingWithOptions:)": {"#
            ),
            """

            appDelegate.applicationDidBecomeActive(_:)
              - app.json:5           there
              + AppDelegate.swift:2  not there

            """
        ),
        (
            (#""infoPlist": { "UIBackgroundModes": ["voip", "fetch"] },"#, ""),
            """

            infoPlist
              - app.json:1    not there
              + Info.plist:3  UIBackgroundModes fetch, voip

            """
        ),
    ]

    @Test(arguments: cases) func aDifferenceIsToldWithBothPlaces(_ change: (String, String), _ told: String) throws {
        let result = try outcome(Self.app.replacing(change.0, with: change.1))
        #expect(result.stdout == "--- L/app.json\n+++ Recipes\n" + told)
        #expect(result.status == 1)
    }

    @Test func whatStandsOverAProjectIsNoDifference() throws {
        let reference = """
            {
              "project": "../Recipes.xcodeproj", "target": "Recipes",
              "lifecycle": "scene"
            }

            """
        let result = try outcome(reference)
        #expect(result.status == 0)
        #expect(result.stdout == "L/app.json: matches the code, except for overridden keys\n")
        #expect(
            result.stderr == """
                L/app.json:3:3: note: lifecycle overrides the code, which has: appDelegate \
                (Recipes/AppDelegate.swift:1:1)

                """)
    }

    @Test func aMistakeInTheFileIsAnError() throws {
        let result = try outcome(#"{ "lifecycl": "scene" }"#)
        #expect(result.status == 2 && result.stdout == "")
        #expect(result.stderr.hasPrefix(#"L/app.json:1:3: error: unknown key "lifecycl" in app"#))
        #expect(try outcome("[").stderr.hasPrefix("L/app.json:1:2: error: "))
    }
}
