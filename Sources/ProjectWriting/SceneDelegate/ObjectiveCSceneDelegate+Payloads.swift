extension ObjectiveCSceneDelegate {
    /// The methods of a connected scene that bring something.
    var payloads: [String] { [opening, willContinue, continuation, failure, update, action, share].compactMap(\.self) }

    private var opening: String? {
        draft.opening.map { handed in
            let body = openingBody(handed.method).map { "    " + $0 }
            return method(
                "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts",
                ["for (UIOpenURLContext *context in URLContexts) {"] + body + ["}"])
        }
    }

    private func openingBody(_ method: UncalledMethod) -> [String] {
        switch method {
        case .handleOpenURL: [call("application", " handleOpenURL:context.URL")]
        case .openURLFromSource:
            [
                "[self.app application:UIApplication.sharedApplication", "    openURL:context.URL",
                "    sourceApplication:context.options.sourceApplication",
                "    annotation:context.options.annotation];",
            ]
        default:
            [
                "NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary new];",
                "options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);",
                "options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;",
                "options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;",
                call("application", " openURL:context.URL options:options"),
            ]
        }
    }

    private var willContinue: String? {
        draft.handedOn(.willContinueActivity).map { _ in
            method(
                "- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType",
                [call("application", " willContinueUserActivityWithType:userActivityType")])
        }
    }

    private var continuation: String? {
        draft.handedOn(.continueActivity).map { _ in
            method(
                "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity",
                [
                    "[self.app application:UIApplication.sharedApplication", "    continueUserActivity:userActivity",
                    "    restorationHandler:^(NSArray<id<UIUserActivityRestoring>> *objects) {",
                    "        for (id<UIUserActivityRestoring> object in objects) {",
                    "            [object restoreUserActivityState:userActivity];", "        }", "    }];",
                ])
        }
    }

    private var failure: String? {
        draft.handedOn(.didFailToContinueActivity).map { _ in
            method(
                "- (void)scene:(UIScene *)scene\n"
                    + "    didFailToContinueUserActivityWithType:(NSString *)userActivityType\n"
                    + "    error:(NSError *)error",
                [
                    "[self.app application:UIApplication.sharedApplication",
                    "    didFailToContinueUserActivityWithType:userActivityType", "    error:error];",
                ])
        }
    }

    private var update: String? {
        draft.handedOn(.didUpdateActivity).map { _ in
            method(
                "- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity",
                [call("application", " didUpdateUserActivity:userActivity")])
        }
    }

    private var action: String? {
        draft.handedOn(.performAction).map { _ in
            method(
                "- (void)windowScene:(UIWindowScene *)windowScene\n"
                    + "    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem\n"
                    + "    completionHandler:(void (^)(BOOL))completionHandler",
                [
                    "[self.app application:UIApplication.sharedApplication",
                    "    performActionForShortcutItem:shortcutItem", "    completionHandler:completionHandler];",
                ])
        }
    }

    private var share: String? {
        draft.handedOn(.acceptCloudKitShare).map { _ in
            method(
                "- (void)windowScene:(UIWindowScene *)windowScene\n"
                    + "    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata",
                [call("application", " userDidAcceptCloudKitShareWithMetadata:cloudKitShareMetadata")])
        }
    }
}
