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

    /// Loops, errors, what is put off, expressions of all kinds, and layouts.
    package static let waysThrough: [CodeVariant] = [
        connecting(
            "a loop with a condition",
            """
                    for context in connectionOptions.urlContexts where context.url.scheme == "recipes" {
                        Router.shared.open(context.url)
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a loop that empties a copy", with: [.activity],
            """
                    var activities = connectionOptions.userActivities
                    while let activity = activities.popFirst() { Router.shared.resume(activity) }
            """, .does(VariantAction.readsActivities)),
        connecting(
            "an error is caught",
            """
                    do {
                        try Recipes.load()
                        try Recipes.check(connectionOptions.urlContexts.map(\\.url))
                    } catch {
                        NSLog("%@", "\\(error)")
                    }
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "an error is caught, and the URLs are opened then",
            """
                    do {
                        try Recipes.load()
                    } catch {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "an error that nobody hears of", "        try? Recipes.check(connectionOptions.urlContexts.map { $0.url })",
            more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "at the end, however it leaves",
            """
                    defer { connectionOptions.urlContexts.forEach { Router.shared.open($0.url) } }
                    guard let windowScene = scene as? UIWindowScene else { return }
                    windowScene.title = "Recipes"
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a call inside a text that is printed", #"        print("opened \(open(connectionOptions)) links")"#,
            members: """
                    private func open(_ options: UIScene.ConnectionOptions) -> Int {
                        options.urlContexts.filter { Router.shared.open($0.url) }.count
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "only printed", with: [],
            """
                    print("connected with \\(connectionOptions.urlContexts)")
                    debugPrint(connectionOptions.userActivities, connectionOptions.shortcutItem as Any)
            """, .does()),
        connecting(
            "a chain of options", with: [.shortcut],
            """
                    let isNew = connectionOptions.shortcutItem?.type.hasSuffix(".new") ?? false
                    if isNew { Router.shared.open(URL(string: "recipes://new")!) }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a function of what may be there", with: [.shortcut],
            "        _ = connectionOptions.shortcutItem.map(Router.shared.perform)", .does(VariantAction.readsShortcut)),
        connecting(
            "a key path",
            """
                    let contexts = connectionOptions[keyPath: \\.urlContexts]
                    contexts.forEach { Router.shared.open($0.url) }
            """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "many lines and comments",
            """
                    for context /* connectionOptions.shortcutItem */ in connectionOptions
                        // connectionOptions.userActivities.first
                        .urlContexts
                        .sorted(by: { $0.url.path < $1.url.path })
                    {
                        Router
                            .shared
                            .open(
                                context.url
                            )
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "names in backticks", with: [.shortcut],
            """
                    let `default` = connectionOptions.`shortcutItem`; if let item = `default` { Router.shared.perform(item) }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "names in texts", with: [],
            """
                    NSLog("connectionOptions.urlContexts")
                    window?.accessibilityLabel = \"\""
                        handle(connectionOptions.userActivities)
                        \"\""
            """, .does()),
    ]

    private static let recipes = """
        import Foundation
        enum Recipes {
            static func load() throws {}
            static func check(_ urls: [URL]) throws { urls.forEach { Router.shared.open($0) } }
            static func refresh() async {}
            static func note(_ text: String) { UserDefaults.standard.set(text, forKey: "note") }
        }
        """
}
