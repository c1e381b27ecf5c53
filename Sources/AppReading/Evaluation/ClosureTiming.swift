/// When what a call gets as a closure happens.
enum ClosureTiming {
    /// By the name of the call: what isn't here runs its closures at an unknown time.
    private static let named: [String: Timing] = {
        let table: [Timing: [String]] = [
            .atOnce: [
                "sync", "asyncAndWait", "autoreleasepool", "withExtendedLifetime", "dispatch_once", "dispatch_sync",
                "dispatch_apply", "forEach", "assumeIsolated", "performAndWait", "performBlockAndWait:", "withLock",
                "performWithoutAnimation", "performWithoutAnimation:", "withAnimation", "withTransaction",
                "enumerateObjectsUsingBlock:", "enumerateKeysAndObjectsUsingBlock:", "withUnsafePointer", "animate",
            ],
            .onCondition: [
                "map", "compactMap", "flatMap", "filter", "first", "contains", "reduce", "allSatisfy", "sorted",
            ],
            .later: [
                "Task", "detached", "async", "asyncAfter", "dispatch_async", "dispatch_after", "dispatch_barrier_async",
                "dispatch_group_notify", "dispatch_group_async", "perform", "performBlock:", "notify", "addOperation",
                "addOperation:", "addOperationWithBlock:", "addBarrierBlock", "scheduledTimer", "sink", "addObserver",
                "addTask", "scheduledTimerWithTimeInterval:repeats:block:",
                "addObserverForName:object:queue:usingBlock:", "requestAuthorization", "requestTrackingAuthorization",
                "getNotificationSettings", "dataTask", "downloadTask", "uploadTask", "getPendingNotificationRequests",
                "getDeliveredNotifications", "requestAuthorizationWithOptions:completionHandler:",
                "getNotificationSettingsWithCompletionHandler:",
                // Modifiers of SwiftUI's views, which appear once the launch methods have returned.
                "onAppear", "task", "onDisappear", "onChange", "onReceive", "onTapGesture", "refreshable", "onOpenURL",
                "onContinueUserActivity", "onAppIntentExecution",
            ],
            // The launch handler of a task, which runs in a launch for that task alone.
            .never: ["registerForTaskWithIdentifier:usingQueue:launchHandler:"],
        ]
        return Dictionary(uniqueKeysWithValues: table.flatMap { timing, names in names.map { ($0, timing) } })
    }()

    /// What is said of handlers by their labels, where the name of the call says nothing.
    private static let handlers: Set = ["completion", "completionHandler", "withCompletionHandler", "onCompletion"]

    /// Calls whose completion handlers may run before they return.
    private static let mayCompleteAtOnce: Set = [
        "loadPersistentStores", "loadPersistentStoresWithCompletionHandler:", "present", "dismiss",
        "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
    ]

    /// Calls that run their closure once for each time that they are reached; those of a URL session as its task completes.
    private static let once: Set = [
        "Task", "detached", "async", "asyncAfter", "sync", "autoreleasepool", "dispatch_async", "dispatch_after",
        "dispatch_sync", "performAndWait", "performBlockAndWait:", "performBlock:", "dataTask", "downloadTask",
        "uploadTask", "dataTaskWithURL:completionHandler:", "dataTaskWithRequest:completionHandler:",
    ]

    /// What makes an object of a closure, which happens when what the object is given to wants to.
    private static let makers: Set = ["BlockOperation", "blockOperationWithBlock:", "DispatchWorkItem"]

    /// Whether a call of this name runs its closure exactly once.
    static func runsOnce(_ name: String) -> Bool { once.contains(name) }

    static func timing(of argument: SyntaxNode, in call: SyntaxCall) -> Timing {
        guard let name = call.name else { return .unknown }
        if let timing = call.timingOfLaunchObserver { return timing }
        if makers.contains(name) { return timing(ofMade: call.node) }
        let label = label(of: argument, in: call, name)
        if call.argument("forTaskWithIdentifier") != nil { return .never }
        if handlers.contains(label) { return mayCompleteAtOnce.contains(name) ? .unknown : .later }
        return named[name] ?? .unknown
    }

    /// When an object runs its closure that is given to a call as it is made.
    private static func timing(ofMade object: SyntaxNode) -> Timing {
        let node = object.inMarks
        guard node.role == .value, let argument = node.parent, argument.kind == .argument,
            let call = SyntaxCall(argument.parent)
        else { return .unknown }
        return timing(of: argument, in: call)
    }

    /// The label of an argument; that of a selector is the part before it.
    private static func label(of argument: SyntaxNode, in call: SyntaxCall, _ name: String) -> String {
        guard !call.node.isSwift else { return argument.name ?? "" }
        let parts = name.split(separator: ":").map(String.init)
        guard let index = call.arguments.firstIndex(of: argument), parts.indices.contains(index) else { return "" }
        return handlers.first { parts[index].hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) } ?? parts[index]
    }

    /// When a function happens that a call is given as a selector.
    static func timingOfSelector(in call: SyntaxCall) -> Timing {
        guard let name = call.name else { return .unknown }
        if let timing = call.timingOfLaunchObserver { return timing }
        let first = String(name.prefix { $0 != ":" })
        if let waits = call.argument("waitUntilDone") ?? call.lastOfSelector("waitUntilDone") {
            return timing(whereCallerWaits: waits, first, call)
        }
        if first == "perform" { return call.argument("afterDelay") == nil ? .unknown : .later }
        if first == "performSelector" { return name.contains(":afterDelay:") ? .later : .unknown }
        return selectorsRunLater.contains(first) ? .later : .unknown
    }

    /// A launch runs on the main thread, which does at once what it waits for.
    private static func timing(whereCallerWaits waits: SyntaxNode, _ first: String, _ call: SyntaxCall) -> Timing {
        let isOnMain = first == "performSelectorOnMainThread" || call.argument("onMainThread") != nil
        switch waits.text {
        case "false", "NO": return .later
        case "true", "YES": return isOnMain ? .atOnce : .unknown
        default: return .unknown
        }
    }

    private static let selectorsRunLater: Set = [
        "scheduledTimer", "scheduledTimerWithTimeInterval", "addObserver", "performSelectorInBackground", "addTarget",
    ]
}

extension SyntaxCall {
    /// The argument of the last part of a selector, if that is its name.
    fileprivate func lastOfSelector(_ part: String) -> SyntaxNode? {
        name?.hasSuffix(":\(part):") == true ? values.last : nil
    }

    /// When a closure or a selector runs that observes `UIApplication.didFinishLaunchingNotification`; nil for any other.
    ///
    /// UIKit posts the notification as the launch method returns, before the main run loop delivers any event. What is set up
    /// then is in time.
    fileprivate var timingOfLaunchObserver: Timing? {
        if Self.observing.contains(name ?? "") { return namesLaunch ? isOnMainQueue ? .atOnce : .later : nil }
        guard isNamed("sink") else { return nil }
        var (call, timing) = (SyntaxCall(receiver), Timing.atOnce)
        while let current = call, !current.isNamed("publisher") {
            if Self.delaying.contains(current.name ?? "") { timing = .later }
            call = SyntaxCall(current.receiver)
        }
        return call?.namesLaunch == true ? timing : nil
    }

    /// Whether the notification is the one after a launch.
    private var namesLaunch: Bool { observedName?.lastName.map(Self.launchNotifications.contains) ?? false }

    /// Whether an observer runs on the main queue, or on the queue that posts.
    private var isOnMainQueue: Bool {
        let queue =
            node.isSwift
            ? argument("queue")
            : name == "addObserverForName:object:queue:usingBlock:" ? values.dropFirst(2).first : nil
        return queue.map { $0.isNothing || ["main", "mainQueue"].contains($0.lastName ?? "") } ?? true
    }

    private static let launchNotifications: Set = [
        "didFinishLaunchingNotification", "didFinishLaunching", "UIApplicationDidFinishLaunching",
        "UIApplicationDidFinishLaunchingNotification",
    ]

    private static let observing: Set = [
        "addObserver", "addObserverForName:object:queue:usingBlock:", "addObserver:selector:name:object:",
    ]

    /// Operators of Combine that pass a value on after the current turn of the run loop.
    private static let delaying: Set = ["receive", "delay", "debounce", "throttle", "collect", "subscribe"]
}
