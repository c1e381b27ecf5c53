extension CodeVariant {
    /// What the main thread waits for while the app launches.
    package static let waitsAtLaunch: [CodeVariant] = [
        waiting(
            "for a folder of iCloud",
            "let folder = FileManager.default.url(forUbiquityContainerIdentifier: nil)\n        print(folder as Any)",
            "url(forUbiquityContainerIdentifier:)", "note"),
        waiting(
            "for a folder of iCloud, on a queue",
            "DispatchQueue.global().async { _ = FileManager.default.url(forUbiquityContainerIdentifier: nil) }", nil,
            nil),
        waiting(
            "for a server", "Loader.shared.load(URL(string: \"https://example.com/feed\")!)", "Data(contentsOf:)",
            "note"),
        waiting(
            "for a file of the bundle",
            "let url = Bundle.main.url(forResource: \"feed\", withExtension: \"json\")!\n        let feed = try? Data(contentsOf: url)\n        print(feed as Any)",
            nil, nil),
        waiting(
            "for a file at a path",
            "let feed = try? Data(contentsOf: URL(fileURLWithPath: \"/feed\"))\n        print(feed as Any)", nil, nil),
        waiting("for data of a text", "let feed = Data(\"feed\".utf8)\n        print(feed)", nil, nil),
        waiting(
            "for a signal",
            "let done = DispatchSemaphore(value: 0)\n        Loader.shared.start { done.signal() }\n        done.wait()",
            "DispatchSemaphore.wait()", "note"),
        waiting("for a signal by a helper", "Loader.shared.startAndWait()", "DispatchSemaphore.wait()", "note"),
        waiting(
            "for a lock", "let lock = DispatchSemaphore(value: 1)\n        lock.wait()\n        lock.signal()", nil, nil
        ),
        waiting(
            "for a signal in a task", "let done = DispatchSemaphore(value: 0)\n        Task { done.wait() }", nil, nil),
        waiting("for a group", "let group = DispatchGroup()\n        group.wait()", "DispatchGroup.wait()", "note"),
        waiting(
            "for a group that tells", "let group = DispatchGroup()\n        group.notify(queue: .main) {}", nil, nil),
        waiting("for another's turn", "Loader.shared.wait()", nil, nil),
        waiting("on a condition", "if Loader.shared.isFirst { Thread.sleep(forTimeInterval: 1) }", nil, nil),
        waiting(
            "for a variable time", "Thread.sleep(forTimeInterval: Loader.shared.pause)",
            "Thread.sleep(forTimeInterval:)", "note"),
        waiting(
            "for two seconds", "Thread.sleep(forTimeInterval: 2)", "Thread.sleep(forTimeInterval:)", milliseconds: 2000,
            "warning"),
        waiting(
            "for the operations of a queue", "OperationQueue().waitUntilAllOperationsAreFinished()",
            "waitUntilAllOperationsAreFinished()", "note"),
        waitingWithScenes(
            "for a folder of iCloud", "_ = FileManager.default.url(forUbiquityContainerIdentifier: nil)",
            "url(forUbiquityContainerIdentifier:)", "note"),
        waitingWithScenes("for nothing", "Loader.shared.isFirst = false", nil, nil),
        waitingInObjectiveC(
            "for a folder of iCloud", "[NSFileManager.defaultManager URLForUbiquityContainerIdentifier:nil];",
            "url(forUbiquityContainerIdentifier:)", "note"),
        waitingInObjectiveC(
            "for a server",
            "NSData *feed = [NSData dataWithContentsOfURL:[NSURL URLWithString:@\"https://example.com\"]];\n    NSLog(@\"%@\", feed);",
            "dataWithContentsOfURL:", "note"),
        waitingInObjectiveC(
            "for a file of the bundle",
            "NSURL *url = [NSBundle.mainBundle URLForResource:@\"feed\" withExtension:@\"json\"];\n    NSData *feed = [NSData dataWithContentsOfURL:url];\n    NSLog(@\"%@\", feed);",
            nil, nil),
        waitingInObjectiveC(
            "for a signal",
            "dispatch_semaphore_t done = dispatch_semaphore_create(0);\n    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);",
            "DispatchSemaphore.wait()", "note"),
        waitingInObjectiveC(
            "for a lock",
            "dispatch_semaphore_t lock = dispatch_semaphore_create(1);\n    dispatch_semaphore_wait(lock, DISPATCH_TIME_FOREVER);",
            nil, nil),
        waitingInObjectiveC(
            "on a queue", "dispatch_async(dispatch_get_global_queue(0, 0), ^{ [NSThread sleepForTimeInterval:2]; });",
            nil, nil),
        waitingInObjectiveC(
            "in a helper", "[self pause];", "Thread.sleep(forTimeInterval:)", milliseconds: 500, "warning"),
    ]

    private static let loader = """
        import Foundation

        final class Loader {
            static let shared = Loader()
            var isFirst = true
            var pause = 0.5
            private let done = DispatchSemaphore(value: 0)

            func load(_ url: URL) { print((try? Data(contentsOf: url))?.count ?? 0) }
            func start(_ finish: () -> Void) { finish() }
            func startAndWait() {
                start { done.signal() }
                done.wait()
            }
            func wait() { isFirst = false }
        }

        """

    private static func work(_ label: String?, _ milliseconds: Int?) -> Meaning {
        let duration = milliseconds.map(String.init) ?? #""unknown""#
        return label.map { .does(#"{"work": "\#($0)", "durationMs": \#(duration)}"#) } ?? .does()
    }

    private static func waiting(
        _ description: String, _ code: String, _ label: String?, milliseconds: Int? = nil, _ severity: String?
    ) -> CodeVariant {
        launching("waits \(description)", code, more: ["Loader.swift": loader], does: work(label, milliseconds))
            .finding("LT052", severity)
    }

    private static func waitingWithScenes(_ description: String, _ code: String, _ label: String?, _ severity: String?)
        -> CodeVariant
    {
        launching(
            "waits with scenes \(description)", plist: VariantPlist.scenes(), code,
            more: ["SceneDelegate.swift": onlyWindow, "Loader.swift": loader], does: work(label, nil)
        ).finding("LT052", severity)
    }

    private static func waitingInObjectiveC(
        _ description: String, _ code: String, _ label: String?, milliseconds: Int? = nil, _ severity: String?
    ) -> CodeVariant {
        objectiveCLaunching(
            "waits \(description)", code, members: "- (void)pause { [NSThread sleepForTimeInterval:0.5]; }",
            does: work(label, milliseconds)
        ).finding("LT052", severity)
    }
}
