import Testing

@testable import LaunchTraceKit

private let scenario = #"""
    { "name": "Cold & <Home>", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }, { "event": "pressHome" }] }
    """#

private let good = """
    App[1:2] nothing
    AppDelegate.application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:)
    sceneDidBecomeActive state: inactive
    sceneDidEnterBackground state: background
    """

/// Everything that can be wrong.
private let bad = """
    AppDelegate.application(_:didFinishLaunchingWithOptions:)
    sceneDidBecomeActive state: active
    sceneWillEnterForeground(_:) state=2
    application(_:performActionFor:completionHandler:)
    sceneWillResignActive
    """

private let phased = #"""
    { "name": "Home", "device": { "os": "18.0" }, "app": { "lifecycle": "swiftUI", "view": { "scenePhase": {} } },
      "start": "active", "events": [{ "event": "pressHome" }] }
    """#

private let twice = "\(good)\n\(good.replacing("sceneDidBecomeActive", with: "x"))"

/// A word in braces is a file with that name and the log of that name.
private func outcome(_ line: String, atTerminal: Bool = false) -> CommandOutcome {
    let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            switch path {
            case "cold.json": return Array(scenario.utf8)
            case "phased.json": return Array(phased.utf8)
            case "phases.txt": return Array("scenePhase: background\n".utf8)
            case "good.txt": return Array(good.utf8)
            case "bad.txt": return Array(bad.utf8)
            case "twice.txt": return Array(twice.utf8)
            case "none.txt": return Array("nothing\n".utf8)
            default: throw FileProblem(reason: "no such file or directory")
            }
        }, readStandardInput: { Array(good.utf8) })
    return .of(
        line.split(separator: " ").map(String.init), files: files,
        terminal: TerminalFacts(outputIsTerminal: atTerminal) { _ in nil })
}

@Test func aLogThatAgrees() {
    let found = outcome("verify cold.json good.txt")
    found.expect(
        """
        Cold & <Home>
        iOS 18.0, scene life cycle
        good.txt: lines 2 to 5

               2  application(_:didFinishLaunchingWithOptions:)
               3  scene(_:willConnectTo:options:)
               4  sceneDidBecomeActive(_:)  inactive
               5  sceneDidEnterBackground(_:)  background

        not compared, because the log doesn't contain them: application(_:willFinishLaunchingWithOptions:), \
        application(_:configurationForConnecting:options:), sceneWillEnterForeground(_:), sceneWillResignActive(_:)
        = 4 of 8 compared, in order

        """)
    #expect(outcome("verify cold.json -").status == 0)
}

@Test func aLogThatDisagrees() {
    let found = outcome("verify cold.json bad.txt --expect sceneDidEnterBackground --expect willConnectTo")
    found.expect(
        """
        Cold & <Home>
        iOS 18.0, scene life cycle
        bad.txt: lines 1 to 5

               1  application(_:didFinishLaunchingWithOptions:)
        -         scene(_:willConnectTo:options:)  missing
                      why: scene(_:willConnectTo:options:) receives what the app was launched for; the older payload methods are not called then.
                      rule scene.will-connect (measured: wtrmiya/LaunchPractice, iOS 16, and Flutter's XCUITests of UIScene https://github.com/wtrmiya/LaunchPractice)
        ~      2  sceneDidBecomeActive(_:)  active, expected inactive
        >      3  sceneWillEnterForeground(_:)  background  out of order, expected after scene(_:willConnectTo:options:)
                      why: sceneWillEnterForeground(_:) is also called at a cold start, and reads background.
                      rule scene.foreground (documented: Apple, sceneWillEnterForeground(_:); UIApplication.applicationState https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:))
        +      4  application(_:performActionFor:completionHandler:)  unexpected
                      the model doesn't make this call: the scene life cycle never calls it -> windowScene(_:performActionFor:completionHandler:)
               5  sceneWillResignActive(_:)
        -         sceneDidEnterBackground(_:)  missing
                      why: sceneDidEnterBackground(_:) reads background.
                      rule scene.background (measured: 63rabbits/UILifecycle, iOS 13.5 simulators, state inside each callback https://github.com/63rabbits/UILifecycle)
                      or the log ends before it

        not compared, because the log doesn't contain them: application(_:willFinishLaunchingWithOptions:), application(_:configurationForConnecting:options:)
        = 6 of 8 compared: 3 in order, 2 missing, 1 unexpected, 1 out of order, 1 in another state

        """, status: 1)
}

/// Each change of the phase has the same name.
@Test func aPhaseThatIsMissingIsNamed() {
    let found = outcome("verify phased.json phases.txt")
    #expect(found.stdout.contains("\n-         scenePhase  inactive  missing\n"), "\(found.stdout)")
    #expect(
        outcome("verify phased.json phases.txt --format json").stdout.contains(
            #"{"name":"scenePhase","state":"inactive","#))
}

@Test func theSameForPrograms() {
    #expect(
        outcome("verify cold.json bad.txt --format json --expect sceneDidEnterBackground").stdout == #"""
            {
              "observed": [
                {"line":1,"name":"application(_:didFinishLaunchingWithOptions:)"},
                {"line":2,"name":"sceneDidBecomeActive(_:)","state":"active"},
                {"line":3,"name":"sceneWillEnterForeground(_:)","state":"background"},
                {"line":4,"name":"application(_:performActionFor:completionHandler:)"},
                {"line":5,"name":"sceneWillResignActive(_:)"}
              ],
              "matched": 3,
              "compared": 5,
              "expected": 8,
              "missing": [
                {"name":"sceneDidEnterBackground(_:)","state":"background","entry":45,"rule":"scene.background","confidence":"measured"}
              ],
              "unexpected": [
                {"line":4,"name":"application(_:performActionFor:completionHandler:)"}
              ],
              "outOfOrder": [
                {"line":3,"name":"sceneWillEnterForeground(_:)","state":"background","expectedAfter":"application(_:didFinishLaunchingWithOptions:)","entry":21,"rule":"scene.foreground","confidence":"documented"}
              ],
              "otherState": [
                {"line":2,"name":"sceneDidBecomeActive(_:)","state":"active","expected":"inactive","entry":30,"rule":"scene.says-active","confidence":"measured"}
              ],
              "otherArgument": [],
              "unnamed": [],
              "stops": []
            }

            """#)
    #expect(
        outcome("verify cold.json none.txt --format json").stdout
            == "{\n  \"observed\": [],\n  \"matched\": 0,\n  \"compared\": 0,\n  \"expected\": 8,\n  \"missing\": [],\n  \"unexpected\": [],\n"
            + "  \"outOfOrder\": [],\n  \"otherState\": [],\n  \"otherArgument\": [],\n  \"unnamed\": [],\n  \"stops\": []\n}\n"
    )
}

@Test func oneLaunchOfSeveralIsTaken() {
    let first = outcome("verify cold.json twice.txt")
    #expect(first.status == 0)
    #expect(
        first.stderr
            == "launchtrace: note: this is launch 1 of 2, lines 2 to 5 of twice.txt; --launch N selects another, "
            + "--launch all compares all\n")
    let second = outcome("verify cold.json twice.txt --launch 2")
    #expect(second.status == 1)
    #expect(second.stdout.contains("twice.txt: launch 2 of 2, lines 7 to 10\n"))
    // The first launch shows that the app logs it.
    #expect(second.stdout.contains("-         sceneDidBecomeActive(_:)  missing\n"))
}

@Test func anotherLifeCycleIsSuspected() {
    let found = outcome("verify cold.json good.txt --set app.lifecycle=appDelegate")
    #expect(
        found.stdout.contains("\nhint: the log is that of an app with scenes; should app.lifecycle be \"scene\"?\n"))
    #expect(found.status == 1)
}

@Test func coloursAreForATerminal() {
    #expect(outcome("verify cold.json bad.txt", atTerminal: true).stdout.contains("\u{1B}"))
    #expect(outcome("verify cold.json bad.txt --color never", atTerminal: true).stdout.contains("\u{1B}") == false)
    let file = outcome("verify cold.json bad.txt -o out.txt", atTerminal: true)
    #expect(file.files.first?.content.contains("\u{1B}") == false)
    #expect(file.files.first?.sources == [.file("cold.json"), .file("bad.txt")])
}

@Test(arguments: [
    ("verify cold.json no.txt", "launchtrace: error: cannot read no.txt: no such file or directory\n"),
    ("verify no.json good.txt", "launchtrace: error: cannot read no.json: no such file or directory\n"),
    ("verify cold.json none.txt", "launchtrace: error: no callback found in none.txt\n"),
    ("verify --scenario-from-log none.txt", "launchtrace: error: no callback found in none.txt\n"),
    ("verify cold.json good.txt --launch 2", "launchtrace: error: good.txt contains 1 launch, no launch 2\n"),
]) func whatCannotBeVerified(_ line: String, _ stderr: String) {
    let found = outcome(line)
    #expect(found.stderr == stderr)
    #expect(found.status == 2)
}

@Test func anExpectationThatTheModelDoesNotShareIsToldOf() {
    let found = outcome("verify cold.json good.txt --expect applicationDidBecomeActive:")
    #expect(
        found.stderr == "launchtrace: note: the model never calls applicationDidBecomeActive(_:) here, so it can't be "
            + "missing\n")
    #expect(found.status == 0)
    #expect(outcome("verify cold.json none.txt --expect sceneDidBecomeActive").status == 1)
}

@Test func aScenarioIsSuggested() {
    let found = outcome("verify --scenario-from-log -")
    found.expect(
        #"""
        {
          "name": "<stdin>",
          "notes": "Inferred from a log. The events are a guess: edit them.",
          "app": {
            "lifecycle": "scene",
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} },
            "sceneDelegate": {
              "scene(_:willConnectTo:options:)": {},
              "sceneDidBecomeActive(_:)": {},
              "sceneDidEnterBackground(_:)": {}
            }
          },
          "events": [
            { "event": "tapIcon" },
            { "event": "pressHome" }
          ]
        }

        """#)
}
