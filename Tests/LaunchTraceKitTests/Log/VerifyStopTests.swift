import Testing

@testable import LaunchTraceKit

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
    #expect(
        found.stdout == """
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

            """)
    #expect(found.status == 1 && found.stderr.isEmpty)
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

struct ExpectedEndCase: CustomTestStringConvertible {
    let terminator: String
    let line: String
    let status: Int

    var testDescription: String { "\(terminator): \(line)" }
}

/// A scenario that ends the process expects the line that reports it, and no other reason.
@Test(arguments: [
    ExpectedEndCase(terminator: "user", line: "Message from debugger: killed", status: 0),
    ExpectedEndCase(terminator: "system", line: "Message from debugger: Terminated due to signal 9", status: 0),
    ExpectedEndCase(terminator: "system", line: "Message from debugger: Terminated due to memory issue", status: 0),
    ExpectedEndCase(terminator: "crash", line: "App/Main.swift:3: Fatal error: Index out of range", status: 0),
    ExpectedEndCase(terminator: "user", line: "App/Main.swift:3: Fatal error: Index out of range", status: 1),
    ExpectedEndCase(terminator: "crash", line: "scene-update watchdog transgression: x", status: 1),
]) func anEndOfTheScenario(_ sample: ExpectedEndCase) {
    let scenario = cold.replacing(
        "\"tapIcon\" }", with: #""tapIcon" }, { "event": "terminate", "by": "\#(sample.terminator)" }"#)
    let found = verified("verify cold.json log.txt", scene + sample.line + "\n", scenario: scenario)
    #expect(found.status == sample.status)
    #expect(found.stdout.contains("  expected\n") == (sample.status == 0))
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
