extension SystemText {
    /// Reasons of crash reports and of the debugger.
    static let terminations = [
        SystemText(
            "watchdog-scene-create", "scene-create watchdog transgression", "WatchdogEvent: scene-create",
            "failed to scene-create in time", outcome: .watchdog,
            meaning: "The app took too long to draw its first frame, usually because its main thread was blocked in a "
                + "launch method or in scene(_:willConnectTo:options:).", kinds: [.watchdogLaunch],
            rules: ["limit.launch", "limit.background-scene"], names: ["limit.backgroundScene"],
            source: .measured(
                "firebase-ios-sdk#5463, 19.62 s", "https://github.com/firebase/firebase-ios-sdk/issues/5463", on: [13])),
        SystemText(
            "watchdog-process-launch", "process-launch watchdog transgression", "WatchdogEvent: process-launch",
            "failed to launch in time", outcome: .watchdog,
            meaning: "The app took too long to launch: its main thread was blocked before the launch had ended.",
            kinds: [.watchdogLaunch], rules: ["limit.launch"], source: .watchdogPage),
        SystemText(
            "watchdog-scene-update", "scene-update watchdog transgression", "WatchdogEvent: scene-update",
            "failed to scene-update in time", "failed to resume in time", outcome: .watchdog,
            meaning: "The app took too long to enter the foreground or the background, or to update its UI for a scene "
                + "that connects in the background.", kinds: [.watchdogBackground], rules: ["limit.scene-update"],
            names: ["limit.sceneUpdate"], source: .watchdogPage),
        SystemText(
            "watchdog-process-exit", "process-exit watchdog transgression", "WatchdogEvent: process-exit",
            "failed to terminate in time", "failed to suspend in time", outcome: .watchdog,
            meaning: "The app took too long to leave the foreground or to end.", kinds: [.watchdogBackground],
            names: ["limit.leaving"], source: .watchdogPage),
        SystemText(
            "watchdog", "0x8badf00d", "8badf00d", "watchdog transgression",
            "exhausted real (wall clock) time allowance", "exhausted CPU time allowance", outcome: .watchdog,
            meaning: "A watchdog ended the app because its main thread was blocked for too long, at launch "
                + "(scene-create, process-launch) or while it updated its UI (scene-update).",
            kinds: [.watchdogLaunch, .watchdogBackground], rules: ["limit.launch", "limit.scene-update"],
            source: .watchdogPage),
        SystemText(
            "lock-at-suspension", "0xdead10cc", "dead10cc", "suspended with locked system files", outcome: .kill,
            meaning: "The app held a file lock or an SQLite lock when the system suspended it. A background launch "
                + "ends in a suspension, too, so its work has to be finished or protected by a background task.",
            kinds: [.watchdogBackground, .headlessLaunch], names: ["suspend"], source: .killPage),
        SystemText(
            "call-not-reported-kill", "0xbaadca11", "baadca11", outcome: .kill,
            meaning: "The app reported no call to CallKit after a VoIP push.",
            names: ["voipPush", "PKPushRegistryDelegate"], source: .killPage),
        SystemText(
            "voip-resumed-too-often", "0xbad22222", "bad22222", outcome: .kill,
            meaning: "The system ended a VoIP app because it resumed too often.", names: ["voipPush"], source: .killPage
        ),
        SystemText(
            "thermal", "0xc00010ff", "c00010ff", outcome: .kill,
            meaning: "The system ended the app because of the temperature of the device.", names: ["terminate"],
            source: .killPage),
        SystemText(
            "force-quit", "0xdeadfa11", "deadfa11", outcome: .kill,
            meaning: "The user force-quit the app. UIKit calls no method before the process ends, and the system "
                + "launches the app for silent pushes and background fetches only after the user has opened it again.",
            names: ["terminate"], source: .crashReportNote),
        SystemText(
            "background-work-overdue", "0x2182bad2", "0x2182bad3", "0x2182bad4", outcome: .watchdog,
            meaning: "A background task (0x2182bad2), a background URL session (0x2182bad3) or a background fetch "
                + "(0x2182bad4) didn't complete in time.", kinds: [.watchdogBackground, .completionNotCalled],
            names: ["limit.backgroundEvent"], source: .killPage),
        SystemText(
            "disk-space", "0xbaddd15c", "baddd15c", outcome: .kill,
            meaning: "The system ended the app to delete its caches, because the device has little free disk space.",
            names: ["terminate"], source: .killPage),
        SystemText(
            "secure-drawing", "0x2bad45ec", "2bad45ec", outcome: .kill,
            meaning: "The system ended the app because of a security violation, such as drawing on the locked screen.",
            names: ["terminate"], source: .crashReportNote),
        SystemText(
            "watch-background-task", "0xc51bad01", "0xc51bad02", "0xc51bad03", outcome: .watchdog,
            meaning: "A watchOS app used too much CPU time or took too long in a background task.",
            kinds: [.watchdogBackground], source: .killPage),
        SystemText(
            "memory-limit", "Terminated due to memory issue", "per-process-limit", "JetsamEvent", "domain:jetsam",
            "memorystatus: killing", "EXC_RESOURCE * MEMORY",
            "killed by the operating system because it is using too much memory", outcome: .kill,
            meaning: "The system ended the app to free memory, usually because the app used too much. UIKit calls no "
                + "method before the process ends, and the next launch is a cold start.",
            names: ["memoryWarning", "terminate", "system"],
            source: .documented(
                "Apple, Identifying high-memory use with jetsam event reports",
                "https://developer.apple.com/documentation/xcode/"
                    + "identifying-high-memory-use-with-jetsam-event-reports")),
        SystemText(
            "library-missing", "dyld: Library not loaded", "Library not loaded", "Termination Reason: Namespace DYLD",
            "Termination Reason: DYLD", "dyld: Symbol not found", outcome: .crash,
            meaning: "A framework of the app is missing, so the process ends before main and none of the app's code "
                + "runs.", rules: ["launch.process"], names: ["processStarts"],
            source: .documented(
                "Apple, Addressing missing framework crashes",
                "https://developer.apple.com/documentation/xcode/addressing-missing-framework-crashes")),
        SystemText(
            "killed-by-signal", "Terminated due to signal 9", "Message from debugger: killed", "EXC_CRASH (SIGKILL)",
            "code:SIGKILL(9)", "Killed: 9", "has been killed by the operating system", outcome: .kill,
            meaning: "The system or the user ended the process with a signal that code can't handle. UIKit calls no "
                + "method before the process ends. The termination reason of the crash report has the cause.",
            names: ["terminate", "system"], source: .killPage),
        SystemText(
            "uncaught-exception", "Terminating app due to uncaught exception",
            "terminating with uncaught exception of type", "libc++abi: terminating due to uncaught exception",
            outcome: .crash,
            meaning: "An exception that no code catches ends the process. The reason in the same line names the "
                + "cause.", rules: ["end.crash"], names: ["crash"],
            source: .documented(
                "Apple, Addressing language exception crashes",
                "https://developer.apple.com/documentation/xcode/addressing-language-exception-crashes")),
        SystemText(
            "failed-cast", "Could not cast value of type * to", outcome: .crash,
            meaning: "A forced cast (as!) fails because the value has another type, and Swift's runtime ends the "
                + "process. At launch the value is often from a payload or from saved data.", rules: ["end.crash"],
            names: ["crash"], source: .runtimeErrors),
        SystemText(
            "assertion-failure", "Assertion failure in *", "Fatal error:", "Precondition failed", "Assertion failed",
            outcome: .crash,
            meaning: "A check in the code failed. The process ends, unless the code catches the exception of the "
                + "assertion.", rules: ["end.crash"], names: ["crash"], source: .runtimeErrors),
        SystemText(
            "bad-access", "EXC_BAD_ACCESS", "Terminated due to signal 11", "Terminated due to signal 10",
            "Segmentation fault: 11", "Bus error: 10", outcome: .crash,
            meaning: "Code uses memory that isn't valid, such as that of a released object. The stack of the crash "
                + "report names the method.", rules: ["end.crash"], names: ["crash"], isOfSignal: true,
            source: .exceptionTypes),
        SystemText(
            "trap", "EXC_BREAKPOINT", "EXC_BAD_INSTRUCTION", "Terminated due to signal 5", "Terminated due to signal 4",
            "Trace/BPT trap: 5", "Illegal instruction: 4", outcome: .crash,
            meaning: "Swift's runtime stops the process at a failed check, such as a nil value that is unwrapped.",
            rules: ["end.crash"], names: ["crash"], isOfSignal: true, source: .exceptionTypes),
        SystemText(
            "abort", "Abort trap: 6", "EXC_CRASH (SIGABRT)", "Terminated due to signal 6",
            "stop reason = signal SIGABRT", outcome: .crash,
            meaning: "The process ends itself, usually because of an exception that no code catches or a failed "
                + "assertion. Its reason is in the lines before, or in the crash report.", rules: ["end.crash"],
            names: ["crash"], isOfSignal: true, source: .exceptionTypes),
        SystemText(
            "ended-by-signal", "Terminated due to signal", outcome: .kill,
            meaning:
                "A signal ends the process. Signals 2 and 15 come from the debugger's stop button, or from another "
                + "process that ends the app.", names: ["terminate"], isOfSignal: true, source: .exceptionTypes),
    ]
}

extension Source {
    fileprivate static let watchdogPage = documented(
        "Apple, Addressing watchdog terminations",
        "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations")
    fileprivate static let exceptionTypes = documented(
        "Apple, Understanding the exception types in a crash report",
        "https://developer.apple.com/documentation/xcode/understanding-the-exception-types-in-a-crash-report")
    fileprivate static let runtimeErrors = documented(
        "Apple, Addressing crashes from Swift runtime errors",
        "https://developer.apple.com/documentation/xcode/addressing-crashes-from-swift-runtime-errors")
    fileprivate static let crashReportNote = documented(
        "Apple, TN2151: Understanding and Analyzing Application Crash Reports",
        "https://developer.apple.com/library/archive/technotes/tn2151/_index.html")
    fileprivate static let killPage = documented(
        "Apple, SIGKILL: exception codes", "https://developer.apple.com/documentation/xcode/sigkill")
}
