/// How a scene's delegate calls a method of the app delegate that UIKit no longer calls.
struct ForwardedMethod: Sendable {
    let dead: Callback
    let living: Callback
    /// The method of the scene's delegate.
    let lines: (swift: [String], objectiveC: [String])

    static let all = states + payloads

    private static let states = [
        state(.applicationDidBecomeActive, .sceneDidBecomeActive),
        state(.applicationWillResignActive, .sceneWillResignActive),
        state(.applicationWillEnterForeground, .sceneWillEnterForeground),
        state(.applicationDidEnterBackground, .sceneDidEnterBackground),
    ]

    private static func state(_ dead: Callback, _ living: Callback) -> ForwardedMethod {
        let (old, new) = (dead.rawValue, living.rawValue)
        return ForwardedMethod(
            dead: dead, living: living,
            lines: (
                [
                    "func \(new)(_ scene: UIScene) {",
                    "    UIApplication.shared.delegate?.\(old)?(UIApplication.shared)", "}",
                ],
                [
                    "- (void)\(new):(UIScene *)scene {",
                    "    [UIApplication.sharedApplication.delegate \(old):UIApplication.sharedApplication];", "}",
                ]
            ))
    }

    private static let payloads = [
        ForwardedMethod(
            dead: .openURL, living: .sceneOpenURLContexts,
            lines: (
                [
                    "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {",
                    "    for context in URLContexts {", "        _ = UIApplication.shared.delegate?.application?(",
                    "            UIApplication.shared, open: context.url, options: [:])", "    }", "}",
                ],
                [
                    "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {",
                    "    for (UIOpenURLContext *context in URLContexts) {",
                    "        [UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication",
                    "                                                      openURL:context.URL",
                    "                                                      options:@{}];", "    }", "}",
                ]
            )),
        ForwardedMethod(
            dead: .applicationContinueActivity, living: .sceneContinueActivity,
            lines: (
                [
                    "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {",
                    "    _ = UIApplication.shared.delegate?.application?(",
                    "        UIApplication.shared, continue: userActivity, restorationHandler: { _ in })", "}",
                ],
                [
                    "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {",
                    "    [UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication",
                    "                                     continueUserActivity:userActivity",
                    "                                       restorationHandler:^(NSArray *objects) {}];", "}",
                ]
            )),
        ForwardedMethod(
            dead: .applicationPerformAction, living: .windowScenePerformAction,
            lines: (
                [
                    "func windowScene(",
                    "    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,",
                    "    completionHandler: @escaping (Bool) -> Void", ") {",
                    "    UIApplication.shared.delegate?.application?(",
                    "        UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)",
                    "}",
                ],
                [
                    "- (void)windowScene:(UIWindowScene *)windowScene",
                    "    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem",
                    "               completionHandler:(void (^)(BOOL))completionHandler {",
                    "    [UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication",
                    "                             performActionForShortcutItem:shortcutItem",
                    "                                        completionHandler:completionHandler];", "}",
                ]
            )),
    ]
}

extension AppFixes {
    /// The scene's delegate calls what UIKit doesn't, and hands on what starts the app in the same way.
    func livingMethod(_ problem: Problem) -> SourceFix? {
        guard let path = problem.finding.causes.first, let dead = callback(of: path),
            path.starts(with: .app(Receiver.appDelegate.rawValue)),
            let forwarded = ForwardedMethod.all.first(where: { $0.dead == dead }),
            let delegate = sceneDelegates.first(where: { type(at: $0) != nil }), let type = type(at: delegate),
            read.tree.place(at: delegate.to(.method(forwarded.living))) == nil,
            let place = type.code.place(in: type.declaration)
        else { return nil }
        let isSwift = type.code.isSwift
        let method = place.inserting(isSwift ? forwarded.lines.swift : forwarded.lines.objectiveC)
        guard let handOver = HandOver.all.first(where: { $0.handler == forwarded.living }) else {
            return SourceFix(method)
        }
        let connecting = self.method(at: delegate.to(.method(.sceneWillConnect)))
        return connecting.flatMap(handOver.reading).map { SourceFix($0, method) }
    }
}
