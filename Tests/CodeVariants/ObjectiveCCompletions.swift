extension CodeVariant {
    /// The same in Objective-C.
    package static let objectiveCCompletions = [
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
        objectiveCCompleting(
            "all values of an enum",
            """
            UIApplicationState state = application.applicationState;
            if (state == UIApplicationStateActive) {
                done(UIBackgroundFetchResultNoData);
            } else if (state == UIApplicationStateInactive || state == UIApplicationStateBackground) {
                done(UIBackgroundFetchResultNewData);
            }
            """),
        objectiveCCompleting(
            "a variable that changes tells who calls it",
            """
            BOOL handled = NO;
            if (userInfo[@"id"]) {
                handled = YES;
                done(UIBackgroundFetchResultNewData);
            }
            if (!handled) { done(UIBackgroundFetchResultNoData); }
            """),
        objectiveCCompleting("a block", "[self load:^(BOOL worked) { done(UIBackgroundFetchResultNewData); }];"),
        objectiveCCompleting(
            "a loop without an end", "for (;;) { if ([self next]) { done(UIBackgroundFetchResultNewData); return; } }"),
        objectiveCCompleting("kept for later", "self.handler = done;"),
        objectiveCCompleting("behind @finally", "@try { [self store:userInfo]; } @finally { done(0); }"),
        objectiveCCompleting("a macro", "if (userInfo[@\"id\"]) { CALL_AND_RETURN(done); }\ndone(0);"),
        objectiveCCompleting(
            "a helper on each path", "[self finish:userInfo then:done];",
            members: """
                - (void)finish:(NSDictionary *)info then:(void (^)(UIBackgroundFetchResult))then {
                    if (info[@"id"]) { then(UIBackgroundFetchResultNewData); } else { then(UIBackgroundFetchResultNoData); }
                }
                """), objectiveCCompleting("an empty body", "", skips: true),
        objectiveCCompleting(
            "an early return",
            """
            if (userInfo[@"id"] == nil) return;
            done(UIBackgroundFetchResultNewData);
            """, skips: true),
        objectiveCCompleting(
            "identifiers of which none may be it",
            """
            NSString *kind = userInfo[@"kind"];
            if ([kind isEqualToString:@"a"]) {
                done(UIBackgroundFetchResultNewData);
            } else if ([kind isEqualToString:@"b"]) {
                done(UIBackgroundFetchResultNoData);
            }
            """, skips: true),
        objectiveCCompleting(
            "a default that breaks",
            """
            switch ([userInfo[@"kind"] integerValue]) {
                case 1:
                    done(UIBackgroundFetchResultNewData);
                    break;
                default:
                    break;
            }
            """, skips: true),
        objectiveCCompleting(
            "a loop that finds nothing",
            """
            for (NSString *key in userInfo) {
                if ([key isEqualToString:@"id"]) {
                    done(UIBackgroundFetchResultNewData);
                    return;
                }
            }
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
