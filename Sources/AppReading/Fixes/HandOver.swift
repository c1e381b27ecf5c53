/// How a scene's delegate hands what a launch brings to the method that takes it while the app runs.
struct HandOver: Sendable {
    let payload: PayloadKind
    let slot: Slot
    let handler: Callback
    /// The property of the connection options in Swift, and in Objective-C.
    let property: (swift: String, objectiveC: String)
    /// The lines in the method that connects the scene; `<scene>` and `<options>` are its parameters.
    private(set) var coldLines: (swift: [String], objectiveC: [String])
    /// Such lines that hand over a set element by element, for a method that handles only one; nil if it isn't a set.
    private var coldLinesOfEach: (swift: [String], objectiveC: [String])?
    /// The head of the method for the running app; `<payload>` is its parameter for what it takes.
    let handlerHead: (swift: String, objectiveC: String)
    /// The statement that ends it; nil where there is none.
    var handlerEnd: (swift: String, objectiveC: String)?
    /// What the parameter is usually called.
    let parameter: String

    static let all = [urls, activities, quickActions]

    private static let urls = HandOver(
        payload: .url, slot: .connectionURLContexts, handler: .sceneOpenURLContexts,
        property: ("urlContexts", "URLContexts"),
        coldLines: (
            ["self.scene(<scene>, openURLContexts: <options>.urlContexts)"],
            ["[self scene:<scene> openURLContexts:<options>.URLContexts];"]
        ),
        coldLinesOfEach: (
            ["for context in <options>.urlContexts {", "    self.scene(<scene>, openURLContexts: [context])", "}"],
            [
                "for (UIOpenURLContext *context in <options>.URLContexts) {",
                "    [self scene:<scene> openURLContexts:[NSSet setWithObject:context]];", "}",
            ]
        ),
        handlerHead: (
            "func scene(_ <scene>: UIScene, openURLContexts <payload>: Set<UIOpenURLContext>) {",
            "- (void)scene:(UIScene *)<scene> openURLContexts:(NSSet<UIOpenURLContext *> *)<payload> {"
        ), parameter: "URLContexts")

    private static let activities = HandOver(
        payload: .userActivity, slot: .connectionUserActivities, handler: .sceneContinueActivity,
        property: ("userActivities", "userActivities"),
        coldLines: (
            ["for userActivity in <options>.userActivities {", "    self.scene(<scene>, continue: userActivity)", "}"],
            [
                "for (NSUserActivity *userActivity in <options>.userActivities) {",
                "    [self scene:<scene> continueUserActivity:userActivity];", "}",
            ]
        ),
        handlerHead: (
            "func scene(_ <scene>: UIScene, continue <payload>: NSUserActivity) {",
            "- (void)scene:(UIScene *)<scene> continueUserActivity:(NSUserActivity *)<payload> {"
        ), parameter: "userActivity")

    private static let quickActions = HandOver(
        payload: .shortcutItem, slot: .connectionShortcutItem, handler: .windowScenePerformAction,
        property: ("shortcutItem", "shortcutItem"),
        coldLines: (
            [
                "if let windowScene = <scene> as? UIWindowScene, let shortcutItem = <options>.shortcutItem {",
                "    self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }", "}",
            ],
            [
                "if (<options>.shortcutItem && [<scene> isKindOfClass:[UIWindowScene class]]) {",
                "    [self windowScene:(UIWindowScene *)<scene>",
                "        performActionForShortcutItem:<options>.shortcutItem",
                "                   completionHandler:^(BOOL succeeded) {}];", "}",
            ]
        ),
        handlerHead: (
            "func windowScene(\n    _ <scene>: UIWindowScene, performActionFor <payload>: UIApplicationShortcutItem,\n"
                + "    completionHandler: @escaping (Bool) -> Void\n) {",
            "- (void)windowScene:(UIWindowScene *)<scene>\n"
                + "    performActionForShortcutItem:(UIApplicationShortcutItem *)<payload>\n"
                + "               completionHandler:(void (^)(BOOL))completionHandler {"
        ), handlerEnd: ("completionHandler(true)", "completionHandler(YES);"), parameter: "shortcutItem")

    /// The same, element by element.
    var ofEachElement: HandOver? {
        guard let lines = coldLinesOfEach else { return nil }
        var handOver = self
        handOver.coldLines = lines
        return handOver
    }

    /// Whether a finding is about it, by the payload or by the option that brings it.
    func isAbout(_ subject: String?) -> Bool { subject == payload.rawValue || subject == slot.key }

    /// The head of the method that connects a scene, where an app has none.
    static let connectingHead = (
        swift: [
            "func scene(", "    _ scene: UIScene, willConnectTo session: UISceneSession,",
            "    options connectionOptions: UIScene.ConnectionOptions", ") {",
        ],
        objectiveC: [
            "- (void)scene:(UIScene *)scene", "    willConnectToSession:(UISceneSession *)session",
            "                 options:(UISceneConnectionOptions *)connectionOptions {",
        ]
    )
}
