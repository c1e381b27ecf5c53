extension CodeVariant {
    /// Whether a launch handler of a background task leaves it without `setTaskCompleted(success:)` on some path.
    package static let taskHandlers = completedTasks + skippedTasks + objectiveCTasks

    private static let completedTasks = [
        handling("completed at the end", "{ task in\nrefresh()\ntask.setTaskCompleted(success: true)\n}"),
        handling("completed without a name", "{ $0.setTaskCompleted(success: true) }"),
        handling(
            "a cast that holds",
            """
            { task in
                guard let task = task as? BGAppRefreshTask else { return }
                task.setTaskCompleted(success: true)
            }
            """),
        handling(
            "in a method that gets the task as an object of its class",
            "{ [weak self] task in\nguard let self else { return }\nself.handle(task as! BGAppRefreshTask)\n}",
            members: """
                func handle(_ task: BGAppRefreshTask) {
                    guard isReady else {
                        task.setTaskCompleted(success: false)
                        return
                    }
                    load { task.setTaskCompleted(success: $0) }
                }
                """),
        handling(
            "a method itself", "handle", members: "func handle(task: BGTask) { task.setTaskCompleted(success: true) }"),
        handling(
            "in a task of Swift",
            """
            { task in
                Task {
                    do {
                        try await self.fetch()
                        task.setTaskCompleted(success: true)
                    } catch { task.setTaskCompleted(success: false) }
                }
            }
            """),
        handling(
            "in a task of Swift that may be cancelled",
            """
            { task in
                let work = Task {
                    await self.wait()
                    if Task.isCancelled { return }
                    task.setTaskCompleted(success: true)
                }
                task.expirationHandler = {
                    work.cancel()
                    self.complete(task)
                }
            }
            """),
        handling(
            "in a task of Swift that asks what the end of the time has changed",
            """
            { task in
                task.expirationHandler = {
                    self.isReady = false
                    task.setTaskCompleted(success: false)
                }
                Task {
                    await self.wait()
                    if self.isReady { task.setTaskCompleted(success: true) }
                }
            }
            """),
        handling(
            "by an operation",
            """
            { task in
                let operation = BlockOperation { self.refresh() }
                task.expirationHandler = { operation.cancel() }
                operation.completionBlock = { task.setTaskCompleted(success: !operation.isCancelled) }
                OperationQueue.main.addOperation(operation)
            }
            """),
        handling(
            "by a local function", "{ task in\nfunc finish() { task.setTaskCompleted(success: true) }\nfinish()\n}"),
        handling("kept", "{ self.kept = $0 }"), handling("handed to a library", "{ task in Sync.run(task) }"),
        handling("handed to what isn't known", "{ task in runner.run(task) }", members: "let runner = makeRunner()"),
        handling(
            "by its identifier",
            """
            { task in
                switch task.identifier {
                case "com.example.refresh": task.setTaskCompleted(success: true)
                default: break
                }
            }
            """),
        handling(
            "by its class",
            """
            { task in
                switch task {
                case let refresh as BGAppRefreshTask: self.complete(refresh)
                default: break
                }
            }
            """), handling("a function that isn't known", "makeHandler()"),
        handling(
            "another one of two by this name", "handle(task:)",
            members: "func handle(task: BGTask) {}\nfunc handle(task: BGAppRefreshTask) { complete(task) }"),
    ]

    private static let skippedTasks = [
        handling("never completed", "{ task in self.refresh() }", skips: true),
        handling("not even looked at", "{ _ in self.refresh() }", skips: true),
        handling("only logged", "{ task in\nprint(\"running \\(task)\")\nself.refresh()\n}", skips: true),
        handling(
            "only completed when its time is up",
            "{ task in\ntask.expirationHandler = { task.setTaskCompleted(success: false) }\nself.refresh()\n}",
            skips: true),
        handling(
            "a guard in a method of the class", "{ task in self.handle(task: task as! BGAppRefreshTask) }",
            members: """
                func handle(task: BGAppRefreshTask) {
                    guard isReady else { return }
                    load { task.setTaskCompleted(success: $0) }
                }
                """, skips: true),
        handling(
            "a method itself", "self.handle(task:)", members: "func handle(task: BGTask) { refresh() }", skips: true),
        handling(
            "a guard in a task of Swift",
            """
            { task in
                Task {
                    guard let value = await self.value() else { return }
                    self.store(value)
                    task.setTaskCompleted(success: true)
                }
            }
            """, skips: true),
    ]

    private static let objectiveCTasks = [
        objectiveCHandling("completed", "[task setTaskCompletedWithSuccess:YES];"),
        objectiveCHandling(
            "a block for who loads", "[self load:^(BOOL worked) { [task setTaskCompletedWithSuccess:worked]; }];"),
        objectiveCHandling("in a method", "[self finish:(BGAppRefreshTask *)task];"),
        objectiveCHandling("never completed", "[self refresh];", skips: true),
        objectiveCHandling(
            "only when its time is up",
            "[task setExpirationHandler:^{ [task setTaskCompletedWithSuccess:NO]; }];\n[self refresh];", skips: true),
        objectiveCHandling("a method that returns early", "[self take:(BGAppRefreshTask *)task];", skips: true),
    ]

    private static func handling(_ description: String, _ handler: String, members: String = "", skips: Bool = false)
        -> CodeVariant
    {
        let start = handler.hasPrefix("{") ? ") \(handler)" : ", launchHandler: \(handler))"
        let variant = launching(
            "task: \(description)\(skips ? ", skipped" : "")", plist: VariantPlist.permits("com.example.refresh"),
            imports: "import BackgroundTasks\nimport UIKit",
            """
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil\(start)
            """,
            members: """
                var isReady = false
                var kept: BGTask? { didSet { kept?.expirationHandler = nil } }
                func refresh() {}
                func wait() async {}
                func fetch() async throws {}
                func value() async -> Int? { nil }
                func store(_ value: Int) {}
                func complete(_ task: BGTask) { task.setTaskCompleted(success: true) }
                func load(_ then: @escaping (Bool) -> Void) { Server.load(then) }
                \(members)
                """)
        return variant.skipping(skips)
    }

    private static func objectiveCHandling(_ description: String, _ code: String, skips: Bool = false) -> CodeVariant {
        let app = """
            #import <BackgroundTasks/BackgroundTasks.h>
            #import <UIKit/UIKit.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic) BOOL isReady;
            @end

            @implementation AppDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:@"com.example.refresh" usingQueue:nil
                    launchHandler:^(BGTask *task) {
                        \(code)
                    }];
                return YES;
            }

            - (void)refresh {}

            - (void)finish:(BGAppRefreshTask *)task { [task setTaskCompletedWithSuccess:YES]; }

            - (void)take:(BGAppRefreshTask *)task {
                if (!self.isReady) { return; }
                [task setTaskCompletedWithSuccess:YES];
            }

            @end
            """
        let main = """
            #import "AppDelegate.h"
            int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
            """
        let plist = VariantPlist.permits("com.example.refresh") + VariantPlist.mainStoryboard
        return CodeVariant(
            "Objective-C task: \(description)", ["AppDelegate.m": app, "main.m": main],
            plist: VariantPlist.launchScreen + plist, []
        ).skipping(skips)
    }

    /// The same, with what is said of its launch handler.
    private func skipping(_ skips: Bool) -> CodeVariant {
        saying(
            VariantFact(
                "serviceDelegates", "BGTaskScheduler", "launchHandler(_:)", "completes",
                is: skips ? .settled("false") : .open))
    }
}
