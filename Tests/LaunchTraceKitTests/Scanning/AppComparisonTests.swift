import Testing

@testable import LaunchTraceKit

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
        #expect(try outcome(Self.app) == CommandOutcome(stdout: "L/app.json: matches the code\n"))
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

    struct Case: CustomTestStringConvertible, Sendable {
        let change: (String, String)
        let told: String

        var testDescription: String { "\(change.0) -> \(change.1)" }
    }

    static let cases = [
        Case(
            change: ("\"returns\": false", "\"returns\": true"),
            told: """

                appDelegate.application(_:didFinishLaunchingWithOptions:).returns
                  - app.json:6           true
                  + AppDelegate.swift:5  false

                """),
        Case(
            change: (#", { "read": "launchOptions.url" }"#, ""),
            told: """

                appDelegate.application(_:didFinishLaunchingWithOptions:).does
                  - app.json:8           not there
                  + AppDelegate.swift:4  read launchOptions.url

                """),
        Case(
            change: (#"["voip", "fetch"]"#, #"["voip", "audio"]"#),
            told: """

                infoPlist.UIBackgroundModes
                  - app.json:3    audio
                  + Info.plist:3  fetch

                """),
        Case(
            change: (
                #""application:didFinishLaunchingWithOptions:": {"#,
                #""applicationDidBecomeActive:": {}, "application(_:didFinishLaunchingWithOptions:)": {"#
            ),
            told: """

                appDelegate.applicationDidBecomeActive(_:)
                  - app.json:5           there
                  + AppDelegate.swift:2  not there

                """),
        Case(
            change: (#""infoPlist": { "UIBackgroundModes": ["voip", "fetch"] },"#, ""),
            told: """

                infoPlist
                  - app.json:1    not there
                  + Info.plist:3  UIBackgroundModes fetch, voip

                """),
    ]

    @Test(arguments: cases) func aDifferenceIsToldWithBothPlaces(_ sample: Case) throws {
        let result = try outcome(Self.app.replacing(sample.change.0, with: sample.change.1))
        #expect(result.stdout == "--- L/app.json\n+++ Recipes\n" + sample.told)
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
