import Testing

@testable import LaunchReading

struct SystemTextTests {
    /// A line as a console or a crash report has it, and the name of the most specific text in it.
    struct Line: Sendable {
        let text: String
        let name: String?

        init(_ text: String, _ name: String?) { (self.text, self.name) = (text, name) }
    }

    @Test(arguments: [
        Line(
            "2023-06-28 11:45:29.751489+0200 Runner[49390:28644861] *** Terminating app due to uncaught exception "
                + "'NSInternalInconsistencyException', reason: 'Launch handler for task with identifier com.example.a.b "
                + "has already been registered'", "task-registered-twice"),
        Line(
            "*** Terminating app due to uncaught exception \u{2018}NSInternalInconsistencyException\u{2019}, reason: "
                + "\u{201C}All launch handlers must be registered before application finishes launching\u{201D}",
            "task-registered-late"),
        Line("No launch handler registered for task with identifier org.example.weekly", "task-without-handler"),
        Line("No launch handler registered", "task-without-handler"),
        Line("Message from debugger: Terminated due to signal 9", "killed-by-signal"),
        Line("Message from debugger: Terminated due to signal 15", "ended-by-signal"),
        Line("Terminated due to signal 6", "abort"), Line("SIGNAL 6 Abort trap: 6", "abort"),
        Line("Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)", "bad-access"),
        Line("dyld[412]: Library not loaded: @rpath/Shop.framework/Shop", "library-missing"),
        Line("Fatal error:", "assertion-failure"), Line("Precondition failed", "assertion-failure"),
        Line("Process exited: <RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>", "killed-by-signal"),
        Line("The app has been killed by the operating system because it is using too much memory.", "memory-limit"),
        Line(
            "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for "
                + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class "
                + "with name \"Shop.SceneDelegate\".", "scene-delegate-class-not-loaded"),
        Line(
            "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")",
            "no-scene-configuration"),
        Line(
            "SPRINGBOARD, scene-create watchdog transgression: application<com.example.shop>:8215 exhausted real (wall "
                + "clock) time allowance of 19.62 seconds | ProcessVisibility: Foreground", "watchdog-scene-create"),
        Line("Termination Reason: FRONTBOARD 2343432205 (0x8BADF00D)", "watchdog"),
        Line("Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc", "lock-at-suspension"),
        Line("Termination Reason:  RUNNINGBOARD 3735883980 (0xDEAD10CC)", "lock-at-suspension"),
        // Recent reports have only the decimal code, and older ones leading zeros.
        Line("Termination Reason: RUNNINGBOARD 3735883980", "lock-at-suspension"),
        Line("Termination Reason: FRONTBOARD 2343432205", "watchdog"), Line("2343432205", "watchdog"),
        Line("3735943697", "force-quit"), Line("3221229823", "thermal"), Line("562215635", "background-work-overdue"),
        Line("Exception Codes: 0x000000008badf00d", "watchdog"), Line("0xbaddd15c", "disk-space"),
        Line("pid 1234567890", nil), Line("Exception Codes: 0x0000000000000000", nil),
        Line("Exception Type:  EXC_CRASH (SIGKILL)", "killed-by-signal"),
        Line(
            "failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)_block_invoke "
                + "(UIApplication_RuntimeIssues.m:106) : Application failed to launch: UIScene life cycle is required for "
                + "apps built with this SDK.", "scene-life-cycle-required"),
        Line(
            "Warning: Application delegate received call to "
                + "-application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never "
                + "called.", "completion-never-called"),
        Line(
            "You\u{2019}ve implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you "
                + "still need to add \u{201C}fetch\u{201D} to the list of your supported UIBackgroundModes",
            "background-mode-missing"),
        Line("Error Domain=BGTaskSchedulerErrorDomain Code=3 \"(null)\"", "task-not-permitted"),
        Line("The operation couldn\u{2019}t be completed. (BGTaskSchedulerErrorDomain error 1.)", "task-unavailable"),
        Line(
            "Shop/AppDelegate.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
            "nil-unwrapped"), Line("Shop/Store.swift:40: Fatal error: Index out of range", "assertion-failure"),
        Line("*** Terminating app due to uncaught exception 'NSRangeException', reason: 'x'", "uncaught-exception"),
        // Words of the texts without their message.
        Line("task com.example.a has already been registered by the server", nil),
        Line("The completion handler was called", nil), Line("application finishes launching", nil), Line("", nil),
    ]) func theMostSpecificTextOfALineComesFirst(line: Line) {
        #expect(SystemText.found(in: line.text).first?.name == line.name)
    }

    @Test(arguments: SystemText.all.map(\.name)) func aSpellingIsFoundInALine(name: String) throws {
        let text = try #require(SystemText.all.first { $0.name == name })
        for spelling in text.spellings {
            let line =
                "Nov 12 12:24:37 iPad Shop(UIKitCore)[510] <Notice>: "
                + spelling.replacing("*", with: "\u{201C}-[Shop.Delegate a:b:c:]\u{201D}") + " at 0x1048"
            #expect(SystemText.found(in: line).first?.name == name, "\(line)")
        }
    }

    @Test func namesAreUniqueAndRulesExist() {
        #expect(Set(SystemText.all.map(\.name)).count == SystemText.all.count)
        #expect(SystemText.all.count >= 40)
        let ids = Set(RuleBook.standard.rules.map(\.id))
        for text in SystemText.all {
            #expect(Set(text.rules).isSubset(of: ids), "\(text.name)")
            #expect(text.source.confidence == .inferred || text.source.url != nil, "\(text.name)")
        }
    }

    @Test(arguments: [
        ("Application failed to launch", ["scene-life-cycle-required"]),
        ("before application finishes launching", ["task-registered-late"]), ("Application failed", []),
        ("the weather is fine", []),
    ]) func aPartOfATextIsEnough(part: String, names: [String]) {
        #expect(SystemText.containing(part: part).map(\.name) == names)
    }
}
