import Testing

@testable import LaunchReading

/// The launches of a log, read whole and in pieces.
private func launches(_ text: String) throws -> [LoggedLaunch] {
    let bytes = Array(text.utf8)
    let all = try [bytes.count, 1, 7].map { size in
        var reader = LogReader(keeping: .all)
        var rest = bytes[...]
        while !rest.isEmpty {
            reader.read(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return try reader.finish().kept
    }
    #expect(all.allSatisfy { $0 == all[0] })
    return all[0]
}

/// Each stop as `5 crash: reason in application(_:open:options:) of AppDelegate`.
private func stops(_ launches: [LoggedLaunch]) -> [String] {
    launches.flatMap(\.stops).map { stop in
        let calls = stop.calls.map { call in
            " in " + call.callbacks.map(\.name).joined(separator: " or ") + (call.type.map { " of \($0)" } ?? "")
        }
        return "\(stop.line) \(stop.kind): \(stop.explained.reason)" + calls.joined()
    }
}

struct StopCase: CustomTestStringConvertible {
    let line: String
    let kind: LoggedStop.Kind
    let reason: String

    var testDescription: String { line }

    init(_ line: String, _ kind: LoggedStop.Kind, _ reason: String? = nil) {
        (self.line, self.kind, self.reason) = (line, kind, reason ?? line)
    }
}

private let exception = "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'why'"
private let watchdog =
    "scene-create watchdog transgression: application<com.example.app>:77 exhausted real (wall clock) "
    + "time allowance of 19.97 seconds"

@Test(arguments: [
    StopCase("*** " + exception, .crash, exception),
    StopCase("2026-03-02 09:41:20.000 App[77:1] *** " + exception, .crash, exception),
    StopCase("Runner [423:3797] *** " + exception, .crash, exception),
    StopCase("flutter: " + exception, .crash, exception),
    StopCase("libc++abi: terminating due to uncaught exception of type NSException", .crash),
    StopCase(
        "failure in void _UIApplicationEvaluate(void)_block_invoke (UIApplication_RuntimeIssues.m:106) : "
            + "Application failed to launch: UIScene life cycle is required for apps built with this SDK.", .crash,
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK."),
    StopCase("App/SceneDelegate.swift:12: Fatal error: Index out of range", .crash, "Fatal error: Index out of range"),
    StopCase("Fatal error: no window: file App/Main.swift, line 7", .crash),
    StopCase("App/Main.swift:3: Precondition failed", .crash, "Precondition failed"),
    StopCase(
        "* thread #1, queue = 'com.apple.main-thread', stop reason = EXC_BREAKPOINT (code=1, subcode=0x1)", .crash,
        "stop reason = EXC_BREAKPOINT (code=1, subcode=0x1)"), StopCase(watchdog, .termination),
    StopCase("<RBSTerminateContext| domain:10 code:0xDEAD10CC explanation:held a lock>", .termination),
    StopCase("Message from debugger: Terminated due to signal 9", .signal),
    StopCase("Terminated due to signal 9", .signal), StopCase("Message from debugger: killed", .signal),
    StopCase(
        "[app<com.example.app(A1)>:77] Process exited: <RBSProcessExitContext| status:<RBSProcessExitStatus| "
            + "domain:signal(2) code:SIGKILL(9)>>", .signal),
    StopCase(
        "The app \u{201C}Shop\u{201D} has been killed by the operating system because it is using too much memory.",
        .signal, "has been killed by the operating system because it is using too much memory."),
    StopCase("Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)", .crash, "EXC_BAD_ACCESS (code=1, address=0x0)"),
    StopCase("dyld[412]: Library not loaded: @rpath/A.framework/A", .crash, "Library not loaded: @rpath/A.framework/A"),
    StopCase("Fatal error: could not load the cache", .crash),
    StopCase(
        "*** Assertion failure in -[PKPushRegistry _terminateAppIfThereAreUnhandledVoIPPushes], PKPushRegistry.m:349",
        .field),
    StopCase("Message from debugger: Terminated due to memory issue", .signal, "Terminated due to memory issue"),
    StopCase("Could not cast value of type '__NSCFString' (0x1b) to 'NSNumber' (0x2b).", .crash),
    StopCase(
        "SpringBoard[60] [app<com.example.app(A1)>:77] Process exited: <RBSProcessExitContext| specific, "
            + "status:<RBSProcessExitStatus| domain:jetsam(1) code:7>>", .signal),
    StopCase("kernel: memorystatus: killing_top_process pid 77 [App] (per-process-limit 100)", .signal),
    StopCase("Exception Type:  EXC_CRASH (SIGKILL)", .field),
    StopCase("Termination Reason: FRONTBOARD 2343432205", .field),
]) func aLineThatEndsTheProcess(_ sample: StopCase) throws {
    let found = try launches("AppDelegate.application(_:didFinishLaunchingWithOptions:)\n\(sample.line)\n")
    #expect(stops(found) == ["2 \(sample.kind): \(sample.reason)"])
    #expect(found.map(\.entries.count) == [1])
    // An earlier line that names its process: a line without one was dropped.
    let named = "2026-03-02 09:41:19.000 App[77:1] AppDelegate.application(_:didFinishLaunchingWithOptions:)\n"
    #expect(stops(try launches(named + sample.line + "\n")) == ["2 \(sample.kind): \(sample.reason)"])
    // A log of nothing else is a launch, too.
    #expect(stops(try launches(sample.line)) == ["1 \(sample.kind): \(sample.reason)"])
}

@Test(arguments: [
    "Fix: no more \"Terminating app due to uncaught exception 'X'\"", "Store: Fatal error: could not load the cache",
    "The watchdog transgression of last week", "Message from debugger: Terminated due to signal 15",
    "Assertion failure in the log", "EXC_BAD_ACCESS was fixed by Thread",
    "Message from debugger: failed to send the k packet", "Program ended with exit code: 0", "Exception Type: network",
    "stop reason = breakpoint 1.1", "Last termination reason: none", "The Library not loaded: books",
    "We say that Application failed to launch: sometimes",
]) func aLineThatOnlyResemblesAnEnd(_ line: String) throws {
    #expect(stops(try launches("AppDelegate.application(_:didFinishLaunchingWithOptions:)\n\(line)\n")) == [])
}

@Test func aStackNamesTheCallback() throws {
    let found = try launches(
        """
        AppDelegate.application(_:didFinishLaunchingWithOptions:)
        *** \(exception)
        *** First throw call stack:
        (
        \t0   CoreFoundation                      0x00007fff23c7127e __exceptionPreprocess + 350
        \t2   App                                 0x000000010a3f1c11 -[CartViewController viewDidLoad] + 129
        \t3   App                                 0x000000010a3f1c11 $s3App13SceneDelegateC + 129
        \t4   App                                 0x000000010a3f1c11 closure #1 in AppDelegate.applicationDidBecomeActive(_:) + 1
        \t5   App                                 0x000000010a3f2210 SceneDelegate.scene(_:willConnectTo:options:) + 88
        \t6   App                                 0x000000010a3f2210 @objc SceneDelegate.scene(_:willConnectTo:options:) + 88
        )
        libc++abi: terminating due to uncaught exception of type NSException
        """)
    #expect(
        stops(found) == [
            "2 crash: \(exception) in viewDidLoad() of CartViewController in scene(_:willConnectTo:options:) of SceneDelegate"
        ])
}

/// A crash report in text is read as a log; only the stack of the exception, or of the thread that crashed, counts.
@Test func aCrashReportInText() throws {
    let report = """
        Incident Identifier: 0
        Process:             Recipes [1935]

        Exception Type:  EXC_CRASH (SIGABRT)
        Termination Reason: Namespace SIGNAL, Code 0x6

        Application Specific Information:
        *** Terminating app due to uncaught exception 'X', reason: 'All launch handlers must be registered before application finishes launching'

        Last Exception Backtrace:
        1   libobjc.A.dylib               \t0x189409814 objc_exception_throw + 88 (objc-exception.mm:356)
        6   Recipes                       \t0x1005331f8 -[SceneDelegate scene:willConnectToSession:options:] + 248 (SceneDelegate.m:12)

        Thread 0 Crashed:
        0   libsystem_kernel.dylib        \t0x1b62680cc __pthread_kill + 8

        Thread 1:
        0   Recipes                       \t0x1005331f8 -[AppDelegate applicationDidBecomeActive:] + 248
        """
    #expect(
        stops(try launches(report)) == [
            "8 crash: Terminating app due to uncaught exception 'X', reason: 'All launch handlers must be registered "
                + "before application finishes launching' in scene(_:willConnectTo:options:) of SceneDelegate"
        ])
    #expect(try launches(report).map(\.entries) == [[]])
}

private func report(_ members: String) -> String {
    #"{"app_name":"Recipes","bug_type":"309","os_version":"iPhone OS 26.1 (23B85)"}"# + "\n{\n"
        + #"  "pid" : 748,\#n  "procName" : "Recipes",\#n"# + members + "\n}\n"
}

private func thread(_ symbols: String..., triggered: Bool = true) -> String {
    let frames = symbols.map { #"{"imageOffset":1,"symbol":"\#($0)","imageIndex":0}"# }
    return #"{"triggered":\#(triggered),"frames":[\#(frames.joined(separator: ","))]}"#
}

private let caller = "-[UIApplication _handleDelegateCallbacksWithOptions:isSuspended:restoreState:]"
private let didFinish = "AppDelegate.application(_:didFinishLaunchingWithOptions:)"

@Test(arguments: [
    (
        #""termination" : {"code":2343432205,"namespace":"FRONTBOARD","reasons":["\#(watchdog)"]},"threads" : [\#(thread(didFinish, "@objc " + didFinish, caller))]"#,
        "5 termination: FRONTBOARD 0x8BADF00D \(watchdog) in application(_:didFinishLaunchingWithOptions:) of AppDelegate"
    ),
    (
        #""exception" : {"type":"EXC_BREAKPOINT","signal":"SIGTRAP"},"termination":{"code":5,"namespace":"SIGNAL","indicator":"Trace/BPT trap: 5"},"faultingThread":0,"threads":[\#(thread(caller, triggered: false))]"#,
        "5 crash: SIGNAL 5 Trace/BPT trap: 5 in application(_:willFinishLaunchingWithOptions:) or "
            + "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
        #""exception" : {"type":"EXC_CRASH","signal":"SIGABRT"},"asi":{"libsystem_c.dylib":["abort() called"]},\#n"exceptionReason":{"name":"X","composed_message":"y"},"lastExceptionBacktrace":[{"symbol":"-[SceneDelegate sceneDidBecomeActive:]"}],"threads":[\#(thread(didFinish))]"#,
        "6 crash: X: y in sceneDidBecomeActive(_:) of SceneDelegate"
    ),
]) func aCrashReportInJSON(_ members: String, _ stop: String) throws {
    let found = try launches(report(members))
    #expect(stops(found) == [stop])
    #expect(found.map(\.process) == [LogProcess(name: "Recipes", pid: 748)])
    #expect(found.map(\.entries) == [[]])
}

@Test(arguments: [
    (#"{"bug_type":"298","name":"JetsamEvent"}"# + "\n{}", LogProblem.otherReport(type: "298")),
    (#"{"bug_type":"309"}"# + "\n{\n \"pid\" : }", .malformedReport(line: 3)),
    (#"{"bug_type":"309"}"# + "\n" + String(repeating: "{\"a\":", count: 100_000), .malformedReport(line: 2)),
]) func aReportThatIsNoCrashReport(_ text: String, _ problem: LogProblem) {
    #expect(throws: problem) { try launches(text) }
}

/// Whatever begins like a report in JSON and is none is read as a log.
@Test func aLogInJSONIsNoReport() throws {
    let line = #"{"level":"info","message":"sceneDidBecomeActive(_:)","bug_type":"309"}"#
    #expect(try launches(line + "\n" + "text\n").map(\.entries.count) == [1])
    #expect(try launches(line).map(\.entries.count) == [1])
}

@Test func aWatchdogOfAnotherAppIsIgnored() throws {
    func log(_ pid: Int) -> String {
        """
        Nov 12 12:24:36 iPad App[796] <Notice>: application(_:didFinishLaunchingWithOptions:)
        Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: [application<com.example.app>:\(pid)] Process exited: <FBProcessExitContext; watchdog ("watchdog provision violated")>.
        """
    }
    #expect(
        stops(try launches(log(796))) == [
            "2 termination: [application<com.example.app>:796] Process exited: <FBProcessExitContext; watchdog "
                + "(\"watchdog provision violated\")>."
        ])
    #expect(stops(try launches(log(432))) == [])
}

/// The kills of helper processes and of other apps: the name of a helper contains the app and its process.
@Test(arguments: [
    "[app<com.example.other>:432] Process exited: <RBSProcessExitStatus| domain:jetsam(1) code:7>",
    "[xpcservice<com.apple.WebKit.WebContent([app<com.example.app>:796])>:432] Process exited: <x| domain:jetsam(1)>",
    "memorystatus: killing_top_process pid 432 [Other] (per-process-limit 100)",
]) func aKillOfAnotherProcessIsIgnored(_ message: String) throws {
    let head = "Nov 12 12:24:36 iPad App[796] <Notice>: application(_:didFinishLaunchingWithOptions:)\n"
    #expect(stops(try launches(head + "Nov 12 12:24:57 iPad kernel[0] <Notice>: " + message)) == [])
}

/// The process ends, so a callback after its end belongs to the next launch, and so does an end before any callback.
@Test func anEndSeparatesLaunches() throws {
    let found = try launches(
        """
        2020-01-09 08:00:00.100 Shop[99:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2020-01-09 08:00:00.190 Shop[99:1] *** \(exception)
        2020-01-09 08:00:01.100 Shop[99:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2020-01-09 08:00:02.190 Shop[100:1] *** \(exception)
        """)
    #expect(found.map(\.numbers) == [[1], [2], [3]])
    #expect(found.map(\.entries.count) == [1, 1, 0])
    #expect(found.map { $0.stops.map(\.line) } == [[2], [], [4]])
}
