extension HarmlessChange {
    /// Changes of texts that the apps in one language have in common.
    static let everywhere: [HarmlessChange] =
        WholeApp.swift.flatMap { app in swift(app).map { HarmlessChange($0.name, app, $0.edits) } }
        + WholeApp.objectiveC.flatMap { app in objectiveC(app).map { HarmlessChange($0.name, app, $0.edits) } }

    private struct Change {
        let name: String
        let edits: [CodeEdit]

        init(_ name: String, _ edits: CodeEdit...) { (self.name, self.edits) = (name, edits) }
    }

    private static let pushes = "Pushes.swift"
    private static let setsDelegate = "center.delegate = Pushes.shared"

    // MARK: - In Swift

    private static func swift(_ app: WholeApp) -> [Change] { words(app) + setUp(app) + pieces(app) }

    private static func words(_ app: WholeApp) -> [Change] {
        [
            Change(
                "a comment",
                .insert(
                    "// Before the launch is over: center.delegate = nil\n        ", before: setsDelegate,
                    in: app.launchCode)),
            Change(
                "a comment with braces",
                .insert(
                    "/* if false { return false } /* nested */ } */\n        ", before: setsDelegate, in: app.launchCode
                )), Change("a blank line", .insert("\n", before: "        Refresh.register()", in: app.launchCode)),
            Change(
                "an import that nothing uses",
                .insert("import os\n", before: "import UserNotifications\nfinal", in: pushes)),
            Change(
                "many lines",
                .replace(
                    setsDelegate, with: "center\n            .delegate\n            = Pushes\n                .shared",
                    in: app.launchCode)),
            Change("a semicolon", .replace(setsDelegate, with: setsDelegate + ";", in: app.launchCode)),
            Change(
                "a log beside the set-up",
                .insert("print(\"launched\", center)\n        ", before: setsDelegate, in: app.launchCode)),
            Change(
                "a log beside the use of a response",
                .insert("        print(response.notification)\n", before: "        Router.shared.show(", in: pushes)),
            Change(
                "a renamed parameter",
                .replace(
                    "didReceive response: UNNotificationResponse,\n        withCompletionHandler completionHandler: @escaping () -> Void\n    ) {\n        Router.shared.show(response.notification)\n        completionHandler()",
                    with:
                        "didReceive answer: UNNotificationResponse,\n        withCompletionHandler done: @escaping () -> Void\n    ) {\n        Router.shared.show(answer.notification)\n        done()",
                    in: pushes)),
            Change(
                "a renamed local", .replace("let center =", with: "let notifications =", in: app.launchCode),
                .replace(setsDelegate, with: "notifications.delegate = Pushes.shared", in: app.launchCode)),
        ]
    }

    private static func setUp(_ app: WholeApp) -> [Change] {
        [
            Change(
                "without a local",
                .replace(
                    "let center = UNUserNotificationCenter.current()\n        \(setsDelegate)",
                    with: "UNUserNotificationCenter.current().delegate = Pushes.shared", in: app.launchCode)),
            Change(
                "the task before the delegate", .remove("        Refresh.register()\n", in: app.launchCode),
                .insert("Refresh.register()\n        ", before: setsDelegate, in: app.launchCode)),
            Change(
                "a helper of another type",
                .replace(setsDelegate, with: "Pushes.shared.begin(with: center)", in: app.launchCode),
                .insert(
                    "    func begin(with center: UNUserNotificationCenter) { center.delegate = self }\n\n",
                    before: "    func userNotificationCenter(", in: pushes)),
            Change(
                "a helper in an extension in a file of its own",
                .replace(setsDelegate, with: "Pushes.begin()", in: app.launchCode),
                .add(
                    """
                    import UserNotifications
                    extension Pushes {
                        static func begin() { UNUserNotificationCenter.current().delegate = shared }
                    }

                    """, as: "Pushes+Begin.swift")),
            Change(
                "a global function", .replace(setsDelegate, with: "setUpNotifications()", in: app.launchCode),
                .add(
                    """
                    import UserNotifications
                    func setUpNotifications() { UNUserNotificationCenter.current().delegate = Pushes.shared }

                    """, as: "SetUp.swift")),
            Change(
                "a local for the delegate",
                .replace(
                    setsDelegate, with: "let pushes = Pushes.shared\n        center.delegate = pushes",
                    in: app.launchCode)),
            Change(
                "inside of a pool",
                .replace(setsDelegate, with: "autoreleasepool { \(setsDelegate) }", in: app.launchCode)),
            Change(
                "a check of the system that every device passes",
                .replace(
                    "Refresh.register()", with: "if #available(iOS 14, *) { Refresh.register() }", in: app.launchCode)),
            Change(
                "something else that is put off",
                .insert(
                    "DispatchQueue.main.async { print(\"later\") }\n        ", before: setsDelegate, in: app.launchCode)
            ),
            Change(
                "a constant for the identifier",
                .replace(
                    "forTaskWithIdentifier: identifier", with: "forTaskWithIdentifier: TaskNames.refresh",
                    in: "Refresh.swift"),
                .add("enum TaskNames {\n    static let refresh = \"com.example.refresh\"\n}\n", as: "TaskNames.swift")),
            Change(
                "the identifier itself",
                .replace("    static let identifier = \"com.example.refresh\"\n\n", with: "", in: "Refresh.swift"),
                .replace(
                    "forTaskWithIdentifier: identifier", with: "forTaskWithIdentifier: \"com.example.refresh\"",
                    in: "Refresh.swift")),
            Change(
                "a renamed helper", .replace("Refresh.register()", with: "Refresh.prepare()", in: app.launchCode),
                .replace("static func register()", with: "static func prepare()", in: "Refresh.swift")),
            Change(
                "a method for the handler",
                .replace(" { task in\n            run(task)\n        }", with: " { Self.run($0) }", in: "Refresh.swift")
            ),
        ]
    }

    private static func pieces(_ app: WholeApp) -> [Change] {
        [
            Change(
                "a method that nothing calls",
                .insert(
                    "    func badge(_ count: Int) -> String { \"\\(count)\" }\n\n",
                    before: "    func userNotificationCenter(", in: pushes)),
            Change(
                "another file",
                .add(
                    "struct Recipe: Codable {\n    var name: String\n    var steps: [String] = []\n}\n",
                    as: "Recipe.swift")),
            Change(
                "a type with names as those of the launch",
                .add(
                    """
                    struct Table {
                        var delegate: String?
                        mutating func register() { delegate = "table" }
                        func open(_ url: String) -> Bool { false }
                    }

                    """, as: "Table.swift")),
            Change(
                "a new view controller",
                .add(
                    """
                    import UIKit
                    final class DetailViewController: UIViewController {
                        override func viewDidAppear(_ animated: Bool) {
                            super.viewDidAppear(animated)
                            title = "Detail"
                        }
                    }

                    """, as: "DetailViewController.swift")),
            Change(
                "the handler in an extension",
                .replace(
                    "final class Pushes: NSObject, UNUserNotificationCenterDelegate {",
                    with: "final class Pushes: NSObject {", in: pushes),
                .replace(
                    "static let shared = Pushes()\n",
                    with: "static let shared = Pushes()\n}\n\nextension Pushes: UNUserNotificationCenterDelegate {",
                    in: pushes)),
            Change(
                "a helper of the router",
                .replace("visited.append(item.type)", with: "note(item.type)", in: "Router.swift"),
                .insert(
                    "    private func note(_ text: String) { visited.append(text) }\n\n", before: "    func show(",
                    in: "Router.swift")),
            Change(
                "a guard in place of an if",
                .replace(
                    """
                            Router.shared.show(response.notification)
                            completionHandler()
                    """,
                    with: """
                                defer { completionHandler() }
                                guard !response.actionIdentifier.isEmpty else { return }
                                Router.shared.show(response.notification)
                        """, in: pushes)),
            Change(
                "a handler that presents",
                .insert(
                    """
                        func userNotificationCenter(
                            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
                        ) {
                            completionHandler([.banner])
                        }


                    """, before: "    func userNotificationCenter(", in: pushes)),
        ]
    }

    // MARK: - In Objective-C

    private static let objectiveCDelegate = "center.delegate = [RCPPushes shared];"
    private static let registersTask = "[RCPRefresh registerTask];"

    private static func objectiveC(_ app: WholeApp) -> [Change] { objectiveCWords(app) + objectiveCSetUp(app) }

    private static func objectiveCWords(_ app: WholeApp) -> [Change] {
        [
            Change(
                "a comment", .insert("// center.delegate = nil;\n    ", before: objectiveCDelegate, in: app.launchCode)),
            Change("a blank line", .insert("\n    ", before: registersTask, in: app.launchCode)),
            Change(
                "an import that nothing uses",
                .insert("#import <os/log.h>\n", before: "#import \"RCPFeed.h\"", in: app.launchCode)),
            Change(
                "many lines",
                .replace(
                    objectiveCDelegate, with: "center\n        .delegate\n        = [RCPPushes\n            shared];",
                    in: app.launchCode)),
            Change(
                "a log beside the set-up",
                .insert("NSLog(@\"launched %@\", center);\n    ", before: objectiveCDelegate, in: app.launchCode)),
            Change(
                "a log beside the use of a response",
                .insert(
                    "    NSLog(@\"%@\", response.notification);\n", before: "    [[RCPRouter shared] showNotification:",
                    in: "RCPPushes.m")),
            Change(
                "a renamed local", .replace("*center =", with: "*notifications =", in: app.launchCode),
                .replace(objectiveCDelegate, with: "notifications.delegate = [RCPPushes shared];", in: app.launchCode)),
            Change(
                "a renamed parameter",
                .replace(
                    "(UNNotificationResponse *)response", with: "(UNNotificationResponse *)answer", in: "RCPPushes.m"),
                .replace(
                    "showNotification:response.notification", with: "showNotification:answer.notification",
                    in: "RCPPushes.m")),
            Change(
                "a mark",
                .insert(
                    "#pragma mark - Notifications\n\n", before: "- (void)userNotificationCenter:", in: "RCPPushes.m")),
            Change(
                "a method that nothing calls",
                .insert(
                    "- (NSString *)badge:(NSInteger)count {\n    return @(count).stringValue;\n}\n\n",
                    before: "- (void)userNotificationCenter:", in: "RCPPushes.m")),
        ]
    }

    private static func objectiveCSetUp(_ app: WholeApp) -> [Change] {
        [
            Change(
                "a message in the place of a dot",
                .replace(objectiveCDelegate, with: "[center setDelegate:[RCPPushes shared]];", in: app.launchCode)),
            Change(
                "a dot in the place of a message",
                .replace("[RCPPushes shared];", with: "RCPPushes.shared;", in: app.launchCode)),
            Change(
                "the task before the delegate", .remove("    \(registersTask)\n", in: app.launchCode),
                .insert("\(registersTask)\n    ", before: objectiveCDelegate, in: app.launchCode)),
            Change(
                "a helper of another class",
                .replace(objectiveCDelegate, with: "[[RCPPushes shared] beginWithCenter:center];", in: app.launchCode),
                .insert(
                    "- (void)beginWithCenter:(UNUserNotificationCenter *)center;\n", before: "@end", in: "RCPPushes.h"),
                .insert(
                    "- (void)beginWithCenter:(UNUserNotificationCenter *)center {\n    center.delegate = self;\n}\n\n",
                    before: "- (void)userNotificationCenter:", in: "RCPPushes.m")),
            Change(
                "a helper in a category", .replace(objectiveCDelegate, with: "[RCPPushes begin];", in: app.launchCode),
                .insert("#import \"RCPPushes+Begin.h\"\n", before: "#import \"RCPRefresh.h\"", in: app.launchCode),
                .add(
                    "#import \"RCPPushes.h\"\n\n@interface RCPPushes (Begin)\n+ (void)begin;\n@end\n",
                    as: "RCPPushes+Begin.h"),
                .add(
                    """
                    #import "RCPPushes+Begin.h"
                    @implementation RCPPushes (Begin)

                    + (void)begin {
                        [UNUserNotificationCenter currentNotificationCenter].delegate = [RCPPushes shared];
                    }

                    @end

                    """, as: "RCPPushes+Begin.m")),
            Change(
                "a function of C", .replace(objectiveCDelegate, with: "RCPSetUp(center);", in: app.launchCode),
                .insert(
                    "static void RCPSetUp(UNUserNotificationCenter *center) {\n    center.delegate = [RCPPushes shared];\n}\n\n",
                    before: "@implementation", in: app.launchCode)),
            Change(
                "inside of a pool",
                .replace(objectiveCDelegate, with: "@autoreleasepool { \(objectiveCDelegate) }", in: app.launchCode)),
            Change(
                "a check of the system that every device passes",
                .replace(registersTask, with: "if (@available(iOS 14, *)) { \(registersTask) }", in: app.launchCode)),
            Change(
                "something else that is put off",
                .insert(
                    "dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@\"later\"); });\n    ",
                    before: objectiveCDelegate, in: app.launchCode)),
            Change(
                "a renamed helper", .replace(registersTask, with: "[RCPRefresh prepare];", in: app.launchCode),
                .replace("registerTask", with: "prepare", in: "RCPRefresh.h"),
                .replace("+ (void)registerTask", with: "+ (void)prepare", in: "RCPRefresh.m")),
            Change(
                "a helper with an argument",
                .replace(registersTask, with: "[RCPRefresh registerTaskFor:application];", in: app.launchCode),
                .replace("registerTask", with: "registerTaskFor:(UIApplication *)application", in: "RCPRefresh.h"),
                .replace(
                    "+ (void)registerTask", with: "+ (void)registerTaskFor:(UIApplication *)application",
                    in: "RCPRefresh.m")),
            Change(
                "the identifier itself",
                .replace(
                    "registerForTaskWithIdentifier:RCPRefreshIdentifier",
                    with: "registerForTaskWithIdentifier:@\"com.example.refresh\"", in: "RCPRefresh.m")),
            Change(
                "another class",
                .add(
                    "#import <Foundation/Foundation.h>\n@interface RCPRecipe : NSObject\n@property (copy) NSString *name;\n@end\n",
                    as: "RCPRecipe.h"),
                .add(
                    "#import \"RCPRecipe.h\"\n\n@implementation RCPRecipe\n\n- (void)registerTask {\n    self.name = @\"delegate\";\n}\n\n@end\n",
                    as: "RCPRecipe.m")),
            Change(
                "a helper of the router",
                .replace("[self.visited addObject:item.type];", with: "[self note:item.type];", in: "RCPRouter.m"),
                .insert(
                    "- (void)note:(NSString *)text {\n    [self.visited addObject:text];\n}\n\n",
                    before: "- (void)showNotification:", in: "RCPRouter.m")),
        ]
    }
}
