extension CodeVariant {
    /// A completion handler that something else gets.
    static let handedCompletions = completedByOthers + skippedByOthers

    private static let later =
        "private func later(_ body: @escaping () -> Void) { DispatchQueue.main.async(execute: body) }"

    /// Something else has it.
    private static let completedByOthers = [
        completing(
            "a closure of another call", .push,
            """
            URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
                completionHandler(.newData)
            }.resume()
            """), completing("a task", .push, "Task { completionHandler(await load()) }"),
        completing(
            "a closure that a function passes on once", .push,
            "later { guard userInfo[\"id\"] != nil else { return completionHandler(.noData) }; completionHandler(.newData) }",
            members: later),
        completing(
            "a closure that a function may keep", .push,
            "keep { guard userInfo[\"id\"] != nil else { return }; completionHandler(.newData) }",
            members: "private func keep(_ body: @escaping () -> Void) { kept = body }"),
        completing(
            "a closure that a function runs for each of some", .push,
            "each { guard userInfo[\"id\"] != nil else { return }; completionHandler(.newData) }",
            members: "private func each(_ body: @escaping () -> Void) { for _ in 0..<2 { body() } }"),
        completing("a library", .push, "Messaging.handle(userInfo, completionHandler)"),
        completing("kept for later", .sessionEvents, "kept = completionHandler"),
        completing("the superclass", .push, "super.application(application, fetch: completionHandler)"),
        completing(
            "a local function", .push,
            """
            func finish(_ result: UIBackgroundFetchResult) { completionHandler(result) }
            guard let id = userInfo["id"] else { return finish(.noData) }
            store(id)
            finish(.newData)
            """),
        completing(
            "a helper calls it on each path", .push, "finish(userInfo, completionHandler)",
            members: """
                private func finish(_ info: [AnyHashable: Any], _ done: @escaping (UIBackgroundFetchResult) -> Void) {
                    guard info["id"] != nil else { return done(.noData) }
                    done(.newData)
                }
                """),
        completing(
            "a helper may get none", .push, "finish(userInfo, then: completionHandler)",
            members: """
                private func finish(
                    _ info: [AnyHashable: Any], then done: ((UIBackgroundFetchResult) -> Void)? = nil
                ) {
                    if let done { done(.newData) }
                }
                """),
        completing(
            "a helper answers whether it did", .push,
            """
            if finish(userInfo, completionHandler) { return }
            completionHandler(.noData)
            """,
            members: """
                private func finish(_ info: [AnyHashable: Any], _ done: (UIBackgroundFetchResult) -> Void) -> Bool {
                    guard info["id"] != nil else { return false }
                    done(.newData)
                    return true
                }
                """),
        completing(
            "asynchronous", .asyncPush,
            """
            guard let id = userInfo["id"] else { return .noData }
            store(id)
            return .newData
            """),
    ]

    /// A function of the target gets it, and skips it.
    private static let skippedByOthers = [
        completing(
            "a closure that a function passes on once skips it", .push,
            "later { guard userInfo[\"id\"] != nil else { return }; completionHandler(.newData) }", members: later,
            skips: true),
        completing(
            "a closure that a function runs once skips it", .push,
            "run { guard userInfo[\"id\"] != nil else { return }; completionHandler(.newData) }",
            members: "private func run(_ body: () -> Void) { body() }", skips: true),
        completing(
            "a helper that returns early", .push, "finish(userInfo, completionHandler)",
            members: """
                private func finish(_ info: [AnyHashable: Any], _ done: @escaping (UIBackgroundFetchResult) -> Void) {
                    guard info["id"] != nil else { return }
                    done(.newData)
                }
                """, skips: true),
        completing(
            "another type that does nothing", .push, "Pushes.shared.receive(userInfo, completion: completionHandler)",
            more: """
                final class Pushes {
                    static let shared = Pushes()
                    func receive(_ info: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void) {
                        print(info)
                    }
                }
                """, skips: true),
        completing(
            "a helper of a helper", .push, "first(completionHandler)",
            members: """
                private func first(_ done: @escaping (UIBackgroundFetchResult) -> Void) { second(done) }
                private func second(_ done: @escaping (UIBackgroundFetchResult) -> Void) {
                    if isShowing { done(.newData) }
                }
                """, skips: true),
    ]

    /// The same in Objective-C.
    package static let objectiveCCompletions = [
        objectiveCCompleting(
            "a branch after an early return with the call",
            """
            if (!userInfo[@"id"]) {
                done(UIBackgroundFetchResultNoData);
                return;
            }
            if ([userInfo[@"kind"] isEqualToString:@"a"]) {
                [self store:userInfo];
            } else {
                done(UIBackgroundFetchResultNewData);
            }
            """, skips: true),
        objectiveCCompleting("called at the end", "[self store:userInfo];\ndone(UIBackgroundFetchResultNewData);"),
        objectiveCCompleting("asked for first", "if (done) done(UIBackgroundFetchResultNewData);"),
        objectiveCCompleting(
            "asked for first and returned", "if (done == nil) { return; }\ndone(UIBackgroundFetchResultNewData);"),
        objectiveCCompleting(
            "called before each return",
            """
            if (userInfo[@"id"] == nil) {
                done(UIBackgroundFetchResultNoData);
                return;
            }
            done(UIBackgroundFetchResultNewData);
            """),
        objectiveCCompleting(
            "cases that fall through to the call",
            """
            switch (application.applicationState) {
                case UIApplicationStateActive:
                    [self store:userInfo];
                case UIApplicationStateInactive:
                    done(UIBackgroundFetchResultNewData);
                    break;
                default:
                    done(UIBackgroundFetchResultNoData);
            }
            """),
        objectiveCCompleting("a block", "[self load:^(BOOL worked) { done(UIBackgroundFetchResultNewData); }];"),
        objectiveCCompleting(
            "a loop without an end", "for (;;) { if ([self next]) { done(UIBackgroundFetchResultNewData); return; } }"),
        objectiveCCompleting("kept for later", "self.handler = done;", members: "- (void)end { _handler(0); }"),
        objectiveCCompleting("behind @finally", "@try { [self store:userInfo]; } @finally { done(0); }"),
        objectiveCCompleting("a macro", "if (userInfo[@\"id\"]) { CALL_AND_RETURN(done); }\ndone(0);"),
        objectiveCCompleting("an empty body", "", skips: true),
        objectiveCCompleting(
            "an early return",
            """
            if (userInfo[@"id"] == nil) return;
            done(UIBackgroundFetchResultNewData);
            """, skips: true),
        objectiveCCompleting(
            "a helper that returns early", "[self finish:userInfo then:done];",
            members: """
                - (void)finish:(NSDictionary *)info then:(void (^)(UIBackgroundFetchResult))then {
                    if (!info[@"id"]) { return; }
                    then(UIBackgroundFetchResultNewData);
                }
                """, skips: true),
    ]

    /// An app whose method for a push has this body, and which does nothing with a tapped notification; `skips`: a path
    /// through it doesn't call `done`.
    private static func objectiveCCompleting(
        _ description: String, _ code: String, members: String = "", skips: Bool = false
    ) -> CodeVariant {
        objectiveC(
            "completion: \(description)", with: [], plist: VariantPlist.mainStoryboard + VariantPlist.getsPushes,
            """
            - (void)application:(UIApplication *)application
                didReceiveRemoteNotification:(NSDictionary *)userInfo
                      fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
            \(code)
            }

            \(members)
            """,
            [
                VariantFact(
                    "appDelegate", CompletingMethod.push.path.name, "completes", is: skips ? .settled("false") : .open)
            ], errors: ["LT010"])
    }
}
