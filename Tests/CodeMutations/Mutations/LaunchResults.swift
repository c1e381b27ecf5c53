extension CodeMutation {
    /// A launch method returns false, so that UIKit keeps from the app what started it.
    static let launchResults: [CodeMutation] = [
        CodeMutation(
            "the launch method returns false", .swiftDelegate, .finding("LT014"),
            .replace(
                "        return true\n    }\n\n    func application(\n        _ app:",
                with: "        return false\n    }\n\n    func application(\n        _ app:", in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns NO", .objectiveCDelegate, .finding("LT014"),
            .replace("    return YES;", with: "    return NO;", in: "AppDelegate.m")),
        CodeMutation(
            "another launch method returns false", .swiftDelegate, .finding("LT014"),
            .insert(
                """
                    func application(
                        _ application: UIApplication,
                        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                    ) -> Bool {
                        return false
                    }


                """, before: "    func application(\n        _ app:", in: "AppDelegate.swift")),
        CodeMutation(
            "another launch method returns NO", .objectiveCDelegate, .finding("LT014"),
            .insert(
                """
                - (BOOL)application:(UIApplication *)application
                    willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
                    return NO;
                }


                """, before: "- (BOOL)application:(UIApplication *)app\n", in: "AppDelegate.m")),
        CodeMutation(
            "the launch method returns false where there is a URL", .swiftDelegate, .note("LT018"),
            .replace(
                "        return true\n    }\n\n    func application(\n        _ app:",
                with: "        return launchOptions?[.url] == nil\n    }\n\n    func application(\n        _ app:",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns false wherever something has started the app", .swiftDelegate, .finding("LT014"),
            .replace(
                "        return true\n    }\n\n    func application(\n        _ app:",
                with: "        return launchOptions == nil\n    }\n\n    func application(\n        _ app:",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns what a setting says", .objectiveCDelegate, .note("LT018"),
            .replace(
                "    return YES;", with: "    return [NSUserDefaults.standardUserDefaults boolForKey:@\"started\"];",
                in: "AppDelegate.m")),
        CodeMutation(
            "the launch method returns NO wherever something has started the app", .objectiveCDelegate,
            .finding("LT014"), .replace("    return YES;", with: "    return !launchOptions;", in: "AppDelegate.m")),
    ]
}
