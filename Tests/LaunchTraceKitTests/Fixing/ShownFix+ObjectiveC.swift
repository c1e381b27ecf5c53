extension ShownFix {
    private static let delegate = "App/AppDelegate.m"
    private static let scene = "App/SceneDelegate.m"

    static let objectiveC = options + registrations + states

    private static let options = [
        inObjectiveC(
            "a link of the launch options", "LT012", FixableApp.objectiveC, asksForLink("[Router open:url];"),
            readsNoLink, takesNoLink,
            shows: """
                  help: remove at App/AppDelegate.m:10
                        NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
                        if (url) {
                            [Router open:url];
                        }
                  help: insert at App/SceneDelegate.m:19
                        NSURL *url = [options.URLContexts anyObject].URL;
                        if (url) {
                            [Router open:url];
                        }

                """),
        inObjectiveC(
            "a link that a method of the app delegate takes", "LT012", FixableApp.objectiveC,
            asksForLink("[self setWindow:nil]; [Router open:url];"), readsNoLink, takesNoLink),
        inObjectiveC(
            "a link for a class that the scene's delegate doesn't know", "LT012", FixableApp.objectiveC,
            asksForLink("[Taps listen]; [Router open:url];"), readsNoLink, takesNoLink),
        inObjectiveC(
            "a link that the launch method needs later", "LT012", FixableApp.objectiveC,
            asksForLink("[Router open:url];", "    if (url == nil) [Taps listen];\n"), readsNoLink, takesNoLink),
    ]

    private static func asksForLink(_ line: String, _ later: String = "") -> FixSample.Change {
        (
            delegate, "    [Taps listen];\n",
            """
                [Taps listen];
                NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
                if (url) {
                    \(line)
                }

            """ + later
        )
    }

    private static let readsNoLink: FixSample.Change = (scene, "    [self openContexts:options.URLContexts];\n", "")

    private static let takesNoLink: FixSample.Change = (
        scene,
        """
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
            [self openContexts:URLContexts];
        }


        """, ""
    )

    private static let registrations = [
        inObjectiveC(
            "a task that is registered twice", "LT020", FixableApp.objectiveC, permitted, importsTasks,
            (delegate, "    [Taps listen];\n", "    [Taps listen];\n" + registration("YES") + registration("YES")),
            shows: """
                  help: remove at App/AppDelegate.m:16
                        [BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:@"com.example.refresh"
                                                                            usingQueue:nil
                                                                         launchHandler:^(BGTask *task) {
                            [task setTaskCompletedWithSuccess:YES];
                        }];

                """),
        inObjectiveC(
            "a task that is registered for two ends", "LT020", FixableApp.objectiveC, permitted, importsTasks,
            (delegate, "    [Taps listen];\n", "    [Taps listen];\n" + registration("YES") + registration("NO"))),
        inObjectiveC(
            "a task that a scene registers", "LT021", FixableApp.objectiveC, permitted,
            (scene, "    self.window = window;\n", "    self.window = window;\n" + registration("YES"))),
        inObjectiveC(
            "a session that each launch begins", "LT030", FixableApp.objectiveC, permitted, importsTasks,
            (
                delegate, "    [Taps listen];\n",
                "    [Taps listen];\n    [Bugsnag startSession];\n" + registration("YES")
            )),
    ]

    private static let importsTasks: FixSample.Change = (
        delegate, "#import \"Taps.h\"\n", "#import \"Taps.h\"\n#import <BackgroundTasks/BackgroundTasks.h>\n"
    )

    private static func registration(_ success: String) -> String {
        """
            [BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:@"com.example.refresh"
                                                                usingQueue:nil
                                                             launchHandler:^(BGTask *task) {
                [task setTaskCompletedWithSuccess:\(success)];
            }];

        """
    }

    private static let states = [
        inObjectiveC(
            "a launch that asks whether it is active", "LT032", withoutScenes,
            asks("if (application.applicationState == UIApplicationStateActive) [Router perform:nil];"),
            shows: """
                  help: write at App/AppDelegate.m:10
                        if (application.applicationState != UIApplicationStateBackground) [Router perform:nil];

                """),
        inObjectiveC(
            "a launch that asks whether it is inactive", "LT032", withoutScenes,
            asks("if (application.applicationState == UIApplicationStateInactive) [Router perform:nil];")),
    ]

    private static func asks(_ line: String) -> FixSample.Change {
        (delegate, "    [Taps listen];\n", "    [Taps listen];\n    \(line)\n")
    }

    private static let withoutScenes: [String: String] = {
        var app = FixableApp.objectiveC
        app[FixableApp.infoPlist] = app[FixableApp.infoPlist]?.replacing("UIApplicationSceneManifest", with: "Other")
        app[scene] = nil
        app["App/SceneDelegate.h"] = nil
        app[delegate] = app[delegate]?.replacing(
            "    return YES;\n",
            with: """
                    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
                    self.window.rootViewController = [[UIViewController alloc] init];
                    [self.window makeKeyAndVisible];
                    return YES;

                """)
        return app
    }()
}
