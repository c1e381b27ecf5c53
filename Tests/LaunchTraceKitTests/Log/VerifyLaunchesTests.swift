import Testing

@testable import LaunchTraceKit

private let scenario = #"""
    {
      "name": "Cold",
      "device": { "os": "18.0" },
      "app": { "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} } },
      "events": [{ "event": "openURL", "url": "recipes://soup" }, { "event": "openURL", "url": "recipes://salad", "afterMs": 10 }]
    }
    """#

private let whole = """
    application(_:willFinishLaunchingWithOptions:)
    application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:) recipes://soup
    sceneDidBecomeActive(_:)
    scene(_:openURLContexts:) recipes://salad
    """

/// The same with another order, and what UIKit never calls there.
private let broken = """
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    scene(_:willConnectTo:options:) recipes://salad
    sceneDidBecomeActive(_:)
    scene(_:openURLContexts:) recipes://soup
    """

private func outcome(_ line: String, _ log: String) -> CommandOutcome {
    let files = FileAccess(
        readFile: { $0 == "cold.json" ? Array(scenario.utf8) : Array(log.utf8) }, readStandardInput: { Array(log.utf8) }
    )
    return .of(line.split(separator: " ").map(String.init), files: files)
}

@Test func aMethodThatTheScenarioDoesNotNameIsNoMismatch() {
    let found = outcome("verify cold.json log.txt", whole)
    found.expect(
        """
        Cold
        iOS 18.0, scene life cycle
        log.txt: lines 1 to 5

               1  application(_:willFinishLaunchingWithOptions:)  not named
               2  application(_:didFinishLaunchingWithOptions:)
               3  scene(_:willConnectTo:options:)
               4  sceneDidBecomeActive(_:)
               5  scene(_:openURLContexts:)

        not compared, because the log doesn't contain them: sceneWillEnterForeground(_:)
        note: the scenario doesn't name application(_:willFinishLaunchingWithOptions:); UIKit calls it if the app \
        implements it
        = 4 of 5 compared, in order

        """)
    let json = outcome("verify cold.json log.txt --format json", whole).stdout
    #expect(
        json.contains(
            "\"unnamed\": [\n    {\"line\":1,\"name\":\"application(_:willFinishLaunchingWithOptions:)\"}\n  ]"))
    #expect(json.contains("\"matched\": 4,") && json.contains("\"unexpected\": [],"))
}

@Test func aMethodThatUIKitDoesNotCallThereIsOne() {
    let found = outcome("verify cold.json log.txt", broken)
    #expect(found.stdout.contains("+      2  applicationDidBecomeActive(_:)  unexpected\n"))
    let late = "\(whole)\napplication(_:willFinishLaunchingWithOptions:)"
    let second = outcome("verify cold.json log.txt --launch 2", late)
    #expect(second.status == 1, "\(second.stdout)")
}

@Test func swappedURLsAreTold() {
    let found = outcome("verify cold.json log.txt", broken)
    #expect(
        found.stdout.contains(
            "~      3  scene(_:willConnectTo:options:)  recipes://salad, which belongs to scene(_:openURLContexts:), "
                + "expected recipes://soup\n"))
    #expect(found.stdout.contains(", 1 unexpected, 2 with another's argument\n"))
    #expect(found.status == 1)
    let json = outcome("verify cold.json log.txt --format json", broken).stdout
    #expect(
        json.contains(
            #"{"line":5,"name":"scene(_:openURLContexts:)","argument":"recipes://soup","expected":"recipes://salad","#
                + #""belongsTo":"scene(_:willConnectTo:options:)","entry":"#))
}

@Test func allLaunchesAreRead() {
    let found = outcome("verify cold.json log.txt --launch all", "\(whole)\n\n\(broken)")
    #expect(found.stdout.hasPrefix("Cold\niOS 18.0, scene life cycle\nlog.txt: launch 1 of 2, lines 1 to 5\n"))
    #expect(found.stdout.contains("\nlog.txt: launch 2 of 2, lines 7 to 11\n"))
    #expect(found.stdout.hasSuffix("\n= 1 of 2 launches match the model\n"))
    #expect(found.status == 1 && found.stderr.isEmpty)
    let good = outcome("verify cold.json log.txt --launch all", "\(whole)\n\n\(whole)")
    #expect(good.stdout.hasSuffix("\n= 2 of 2 launches match the model\n") && good.status == 0)
}

@Test func allLaunchesForPrograms() {
    let log = "\(whole)\n\n\(broken)"
    let json = outcome("verify cold.json log.txt --launch all --format json", log).stdout
    #expect(json.hasPrefix("{\n  \"launches\": [\n    {\"launch\":1,\"holds\":true,\"observed\":["))
    #expect(json.contains("\n    {\"launch\":2,\"holds\":false,\"observed\":["))
}

@Test func nothingInALogIsNothingInAllLaunches() {
    let found = outcome("verify cold.json log.txt --launch all", "nothing")
    found.expect(
        "Cold\niOS 18.0, scene life cycle\n= nothing to compare\n",
        stderr: "launchtrace: error: no callback found in log.txt\n", status: 2)
}

@Test func aTextWithoutCallbacksIsNoLog() {
    let complaint = "launchtrace: error: no callback found in x.txt\n"
    #expect(outcome("verify cold.json x.txt", "AppDelegate: application did become active").stderr == complaint)
    #expect(outcome("verify --scenario-from-log x.txt", "The view is loaded.").stderr == complaint)
}

@Test func aScenarioIsWrittenForEachLaunch() {
    let found = outcome("verify --scenario-from-log logs/a.txt -d out", "\(whole)\n\n\(broken)")
    #expect(found.files.map(\.path) == ["out/a-1.json", "out/a-2.json"])
    #expect(found.files.allSatisfy { $0.makesFolder && $0.sources == [.file("logs/a.txt")] })
    #expect(found.files.first?.content.hasPrefix("{\n  \"name\": \"a, launch 1\",") == true)
    #expect(found.stdout.isEmpty && found.stderr.isEmpty && found.status == 0)
    #expect(
        outcome("verify --scenario-from-log - -d out/ --launch 2", "\(whole)\n\n\(broken)").files.map(\.path) == [
            "out/launch-2.json"
        ])
    #expect(
        outcome("verify --scenario-from-log a.txt -d out --as recording", whole).files.first?.content.hasPrefix(
            "{\n  \"observed\": [") == true)
}

@Test func oneFileHasOneLaunch() {
    let log = "\(whole)\n\n\(broken)"
    #expect(
        outcome("verify --scenario-from-log a.txt", log).stderr
            == "launchtrace: note: this is launch 1 of 2 of a.txt; use --launch N, or -d DIR to write all\n")
    #expect(outcome("verify --scenario-from-log a.txt --launch 2", log).stderr.isEmpty)
    #expect(outcome("verify --scenario-from-log a.txt --launch all", whole).status == 0)
    let refused = outcome("verify --scenario-from-log a.txt --launch all", log)
    #expect(refused.status == 2)
    #expect(refused.stderr == "launchtrace: error: a.txt contains 2 launches; use -d DIR to write all\n")
}

/// The method is the older one's by its name, and UIKit doesn't launch an app with scenes for that.
@Test func anAsynchronousMethodIsSuggestedWhereItFits() {
    let log = "application(_:didFinishLaunchingWithOptions:)\napplication(_:didReceiveRemoteNotification:)"
    let suggested = outcome("verify --scenario-from-log log.txt", log).stdout
    #expect(suggested.contains("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"))
}

private let cold = #"{ "name": "Cold", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }] }"#
private let scene = "SceneDelegate.scene(_:willConnectTo:options:)\n"
private let late =
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'All launch "
    + "handlers must be registered before application finishes launching'\n"

private func verified(_ line: String, _ log: String, scenario: String = cold) -> CommandOutcome {
    SampleFiles(["cold.json": scenario, "log.txt": log]).outcome(line.split(separator: " ").map(String.init))
}

private func verdict(_ outcome: CommandOutcome) -> String {
    outcome.stdout.split(separator: "\n").last.map(String.init) ?? outcome.stderr
}

/// The log matched as far as it went, and the crash at its end was no difference.
@Test func aCrashIsReportedWithItsMeaning() {
    let found = verified("verify cold.json log.txt --expect sceneDidBecomeActive", scene + late)
    found.expect(
        """
        Cold
        iOS 18.0, scene life cycle
        log.txt: lines 1 to 2

               1  scene(_:willConnectTo:options:)
        !      2  Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'All launch handlers must be registered before application finishes launching'
                      BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:) is called after application(_:didFinishLaunchingWithOptions:) has returned, for example while a scene connects.
                      see LT019 launch-deadline-missed, rule action.task.late
                      the model doesn't stop the process
        -         sceneDidBecomeActive(_:)  missing
                      why: sceneDidBecomeActive(_:) still reads the application's old state: the scene changes before it.
                      rule scene.says-active (measured: 63rabbits/UILifecycle, iOS 13.5 simulators, state inside each callback https://github.com/63rabbits/UILifecycle)
                      the process stops before it

        not compared, because the log doesn't contain them: application(_:willFinishLaunchingWithOptions:), \
        application(_:didFinishLaunchingWithOptions:), application(_:configurationForConnecting:options:), sceneWillEnterForeground(_:)
        = 2 of 6 compared: 1 in order, 1 missing; the process stops at line 2

        """, status: 1)
}

@Test func theSameEndForPrograms() {
    let found = verified("verify cold.json log.txt --format json", scene + "Message from debugger: killed\n")
    #expect(
        found.stdout.hasSuffix(
            #"""
              "stops": [
                {"line":2,"reason":"Message from debugger: killed","meaning":"The system or the user ended the process with a signal that code can't handle. UIKit calls no method before the process ends. The termination reason of the crash report has the cause.","codes":[],"calls":[],"expected":false}
              ]
            }

            """#), "\(found.stdout)")
    #expect(found.status == 1)
}

/// A scenario that ends the process expects the line that reports it, and no other reason.
@Test(arguments: [
    ("user", "Message from debugger: killed", 0), ("system", "Message from debugger: Terminated due to signal 9", 0),
    ("system", "Message from debugger: Terminated due to memory issue", 0),
    ("crash", "App/Main.swift:3: Fatal error: Index out of range", 0),
    ("user", "App/Main.swift:3: Fatal error: Index out of range", 1),
    ("crash", "scene-update watchdog transgression: x", 1),
]) func anEndOfTheScenario(_ terminator: String, _ line: String, _ status: Int) {
    let scenario = cold.replacing(
        "\"tapIcon\" }", with: #""tapIcon" }, { "event": "terminate", "by": "\#(terminator)" }"#)
    let found = verified("verify cold.json log.txt", scene + line + "\n", scenario: scenario)
    #expect(found.status == status)
    #expect(found.stdout.contains("  expected\n") == (status == 0))
    #expect(verdict(found).hasSuffix("compared, in order; the process stops at line 2"))
}

/// A log that ended so was complete, or its end had no meaning.
@Test(arguments: [
    "Message from debugger: Terminated due to signal 6", "Terminated due to signal 9",
    "Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)",
    "Process exited: <RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>",
    "dyld[412]: Library not loaded: @rpath/A.framework/A", "Fatal error: no window",
    "*** Assertion failure in -[UITableView reload], UITableView.m:12",
    "The app has been killed by the operating system because it is using too much memory.",
]) func anEndHasAMeaning(line: String) throws {
    let found = verified("verify cold.json log.txt", scene + line + "\n")
    #expect(found.status == 1 && verdict(found).hasSuffix("the process stops at line 2"), "\(found)")
    let lines = found.stdout.split(separator: "\n")
    let stop = try #require(lines.firstIndex { $0.hasPrefix("!") })
    #expect(lines[stop + 1].hasSuffix("."), "\(found.stdout)")
}

@Test func aReportOfAnAbortHasAMeaning() {
    let report = """
        {"bug_type":"309"}
        {"procName":"Shop","pid":7,"exception":{"type":"EXC_CRASH","signal":"SIGABRT"},
        "termination":{"code":6,"namespace":"SIGNAL","indicator":"Abort trap: 6"},"threads":[]}
        """
    let found = verified("verify cold.json log.txt", report)
    #expect(found.stdout.contains("  The process ends itself, usually because of an exception"), "\(found)")
    #expect(found.status == 1)
}

/// The stop that the model predicts is a bug of the app, and no all-clear.
@Test func aPredictedStopIsStillAStop() {
    let scenario = #"""
        { "name": "Cold", "device": { "os": "27.0" }, "app": { "lifecycle": "appDelegate", "sdk": "27.0" },
          "events": [{ "event": "tapIcon" }] }
        """#
    let line = "Application failed to launch: UIScene life cycle is required for apps built with this SDK.\n"
    let found = verified("verify cold.json log.txt", line, scenario: scenario)
    #expect(found.stdout.contains("see LT001 scene-lifecycle-required, rule adoption.trap\n"))
    #expect(found.stdout.contains("the model stops the process, too: rule adoption.trap\n"), "\(found.stdout)")
    #expect(verdict(found) == "= the process stops at line 1" && found.status == 1)
}

/// The model "never" made a call that only needed another event.
@Test func anEndedScenarioIsNamed() {
    let active = scene + "SceneDelegate.sceneDidBecomeActive(_:)\n"
    let found = verified("verify cold.json log.txt", active + "SceneDelegate.sceneDidEnterBackground(_:)\n")
    #expect(
        found.stdout.contains(
            """
            +      3  sceneDidEnterBackground(_:)  unexpected
                          the model doesn't make this call: not triggered in this scenario
                          the scenario has ended; its last event is tapIcon

            """), "\(found.stdout)")
    let early = verified("verify cold.json log.txt", "SceneDelegate.sceneDidEnterBackground(_:)\n" + active)
    #expect(!early.stdout.contains("has ended"))
    let other = verified("verify cold.json log.txt", active + "AppDelegate.applicationDidBecomeActive(_:)\n")
    #expect(other.stdout.contains("the scene life cycle never calls it -> sceneDidBecomeActive(_:)\n"))
    #expect(!other.stdout.contains("has ended"))
}

@Test(arguments: [
    ("verify --scenario-from-log log.txt", late, "launchtrace: error: no callback found in log.txt\n"),
    ("verify --scenario-from-log log.txt -d out", late, "launchtrace: error: no callback found in log.txt\n"),
    (
        "verify cold.json log.txt", #"{"bug_type":"298"}"# + "\n{}\n",
        "launchtrace: error: log.txt:1: a report of type \"298\", not a crash report (type \"309\")\n"
    ),
    (
        "verify cold.json log.txt", #"{"bug_type":"309"}"# + "\n{\n\n",
        "launchtrace: error: log.txt:2: invalid JSON in a crash report\n"
    ),
]) func anEndAloneIsNoScenario(_ line: String, _ log: String, _ stderr: String) {
    let found = verified(line, log)
    #expect(found.stderr == stderr && found.status == 2)
}
