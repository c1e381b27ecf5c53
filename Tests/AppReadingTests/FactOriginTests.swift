import AppReading
import CodeVariants
import Testing

/// Where the parts of an app come from, and that nothing is told without that.
struct FactOriginTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let path: [String]
        var how = FactOrigin.How.read
        var isTold = true

        var testDescription: String { path.joined(separator: " ") }
    }

    private static let did = "application(_:didFinishLaunchingWithOptions:)"

    /// One of each kind of part.
    private static let cases = [
        Case(path: ["lifecycle"]), Case(path: ["infoPlist", "CFBundleURLTypes"]),
        Case(path: ["infoPlist", "UILaunchStoryboardName"], how: .unknown, isTold: false), Case(path: ["appDelegate"]),
        Case(path: ["appDelegate", did]), Case(path: ["appDelegate", did, "returns"]),
        Case(path: ["appDelegate", did, "does"]), Case(path: ["appDelegate", did, "does", "0"]),
        Case(path: ["appDelegate", did, "does", "2"], how: .assumed),
        Case(path: ["appDelegate", "application(_:supportedInterfaceOrientationsFor:)"]),
        Case(path: ["appDelegate", "application(_:open:options:)", "unknown", "0"], how: .unknown, isTold: true),
        Case(path: ["appDelegate", "*"], how: .assumed), Case(path: ["notificationDelegate"]),
        Case(path: ["viewController"], how: .assumed), Case(path: ["viewController", "*"], how: .assumed),
    ]

    private static let app = Result {
        try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: Other.Delegate, UNUserNotificationCenterDelegate {
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool {
                        show(o?[.url])
                        UNUserNotificationCenter.current().delegate = self
                        if wanted { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) {} }
                        return true
                    }
                    func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> Mask { .all }
                    func application(_ a: UIApplication, open url: URL, options: [Key: Any]) -> Bool { true }
                }
                class Display { func show() { registrar.registerSceneAccessory(accessory) } }
                """
            ],
            plist: """
                <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
                <string>Soup</string></array></dict></array>
                <key>UILaunchStoryboardName</key><string>$(GONE)</string>
                """)
    }

    @Test(arguments: cases) func eachKindOfPartHasAnOrigin(_ sample: Case) throws {
        let app = try Self.app.get()
        let origin = try #require(app.fact(sample.path))
        #expect(origin.how == sample.how && (app.scanned.value(of: origin) != nil) == sample.isTold)
        #expect(origin.place != nil)
    }

    @Test func aClassThatIsNotThereHasOne() throws {
        let app = try SmallApp(sceneDelegate: "").scanned
        #expect(app.app.sceneDelegate == [:] && !app.app.lacksSceneDelegate)
        let files = ["App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"]
        let lacking = try SmallApp(files, plist: SmallApp.scenes())
        let origin = try #require(lacking.fact("sceneDelegate"))
        #expect(lacking.scanned.app.lacksSceneDelegate && lacking.scanned.value(of: origin) == .null)
        #expect(origin.remark == "no file of the target declares SceneDelegate" && origin.place != nil)
    }

    // MARK: - All that is told

    /// Each app is read once for all that holds of every one.
    @Test(arguments: CodeVariant.all) func eachAppIsConsistent(_ variant: CodeVariant) throws {
        let app = try SmallApp(variant.files, plist: variant.infoPlist).scanned
        expectOrigins(of: app)
        expectTheSameApp(of: app)
        try expectTheSameDeadMethods(of: app)
    }

    /// Nothing is told without an origin.
    private func expectOrigins(of app: ScannedApp) {
        let told = app.origins.filter { app.value(of: $0) != nil }
        #expect(Self.paths(without: Set(told.map(\.keys)), in: app.app.value) == [])
        for origin in app.origins {
            if case .nothing = origin.content { continue }
            #expect(app.value(of: origin) != nil, "\(origin.keys)")
        }
    }

    /// The parts of an app that have no origin: an object may have those of its own parts instead.
    private static func paths(without origins: Set<[String]>, in app: Value) -> [[String]] {
        let above = Set(origins.flatMap { path in path.indices.map { Array(path[..<$0]) } })
        var (missing, rest) = ([[String]](), [(path: [String](), value: app)])
        while let (path, value) = rest.popLast() {
            if !origins.contains(path), !above.contains(path) { missing.append(path) }
            // A key of the Info.plist and an action are told as a whole.
            if path.first == "infoPlist" && path.count == 2 || path.dropLast().last == "does" { continue }
            switch value {
            case .object(let members): rest += members.map { (path + [$0.key], $0.value) }
            case .list(let items): rest += items.enumerated().map { (path + ["\($0.offset)"], $0.element) }
            case .null, .bool, .number, .string: break
            }
        }
        return missing
    }

    /// What lies over an app is laid over its JSON, which says the same as the app itself.
    private func expectTheSameApp(of app: ScannedApp) {
        let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)
        let reader = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no file is needed") }
        do {
            let read = try reader.read(app: app.node(at: nowhere), in: nowhere.source)
            var written = app.app
            // No key says it.
            written.code = Scenario.App.Code()
            #expect(read.scenario.app.written == written)
        } catch { #expect(throws: Contradictions.self) { try Scenario("", app: app.app, events: [.tapIcon]) } }
    }

    /// What is never called is told without a launch, and a launch finds the same.
    private func expectTheSameDeadMethods(of app: ScannedApp) throws {
        let kinds = [FindingKind.deadCallback, .swiftUIWrappedDelegate]
        guard let scenario = Result(catching: { try Scenario("", app: app.app, events: [.tapIcon]) }).success else {
            return
        }
        let found = try scenario.trace().findings.filter { kinds.contains($0.kind) }.flatMap(\.causes)
        #expect(RuleBook.standard.methods(of: app.app, reportedBy: kinds) == Set(found))
        // A method that isn't the app's own is left out where that is so.
        for origin in app.origins where found.contains(origin.path) { #expect(origin.how != .assumed) }
    }
}

extension Result { fileprivate var success: Success? { if case .success(let value) = self { value } else { nil } } }

/// What a method does with a payload of which it asks what kind it is.
struct PayloadQuestionTests {
    private static let tests = [
        BodyCase("a file alone", "if url.isFileURL { return importer.start(url) }", "handles url only if it is a file"),
        BodyCase(
            "a file alone, by a helper",
            "if url.isFileURL { load(url) }\nreturn true\n}\nfunc load(_ file: URL) -> Bool { reader.read(file)",
            "handles file only if it is a file"),
        BodyCase(
            "a file alone, behind a guard", "guard url.isFileURL, ready else { return false }\nimporter.start(url)",
            "handles url only if it is a file"),
        BodyCase(
            "a file alone, where others have left", "if !url.isFileURL { return false }\nimporter.start(url)",
            "handles url only if it is a file"),
        BodyCase(
            "a file alone, in the condition", "if url.isFileURL && importer.start(url) { return true }",
            "handles url only if it is a file"),
        BodyCase(
            "a file here and anything there", "if url.isFileURL { load(url) } else { route(url) }",
            #"[{"handle": "url"}]"#), BodyCase("no file", "if !url.isFileURL { route(url) }", #"[{"handle": "url"}]"#),
        BodyCase(
            "no file, behind a guard", "guard !url.isFileURL else { return false }\nroute(url)", #"[{"handle": "url"}]"#
        ), BodyCase("a file or else", "if url.isFileURL || isOpen { route(url) }", #"[{"handle": "url"}]"#),
        BodyCase("first a file", "if url.isFileURL { load(url) }\nroute(url)", #"[{"handle": "url"}]"#),
        BodyCase("the scheme", #"guard url.scheme == "app" else { return false }"#, "[]"),
        BodyCase("the scheme, and an act", "guard url.scheme == app else { return false }\nwake()", "only tests url"),
        BodyCase(
            "the scheme, and a use", "guard url.scheme?.lowercased() == app else { return false }\nroute(url)",
            #"[{"handle": "url"}]"#),
        BodyCase("under another name", "let link = url\nif link.scheme == app { wake() }", "only tests link"),
        BodyCase("an argument", "if handles(isFile: url.isFileURL) { wake() }", #"[{"handle": "url"}]"#),
        BodyCase("kept", "isFile = url.isFileURL", #"[{"handle": "url"}]"#),
    ]

    /// An app for links that only looks whether one is a file isn't told to take them.
    @Test(arguments: tests) func aPayloadThatIsOnlyTestedIsNotTaken(_ example: BodyCase) throws {
        let app = try SmallApp(openingURL: example.code, plist: Self.scheme)
        example.expect(app, "appDelegate", Callback.openURL.name)
    }

    private static let scheme = """
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>app</string></array></dict></array>
        """

    @Test func anAppWithoutSchemesIsOpenedByFilesAlone() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {
                    guard url.isFileURL else { return false }
                    return importer.start(url)
                }
                """)
        #expect(app["appDelegate", Callback.openURL.name, "does"] == #"[{"handle": "url"}]"#)
    }

    private static let activities = [
        BodyCase(
            "the type, and a use",
            "guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return }\nopen(url)",
            #"[{"handle": "userActivity"}]"#),
        BodyCase("the type", "if activity.activityType == browsing { wake() }", "only tests activity"),
        BodyCase(
            "the scheme of its link", #"if let url = activity.webpageURL, url.scheme == "https" { wake() }"#,
            "only tests url"),
        BodyCase("a part with a name", "let url = activity.webpageURL\nopen(url)", #"[{"handle": "userActivity"}]"#),
    ]

    @Test(arguments: activities) func theTypeOfAnActivityIsNotTheActivity(_ example: BodyCase) throws {
        let app = try SmallApp(
            sceneDelegate: "func scene(_ scene: UIScene, continue activity: NSUserActivity) {\n\(example.code)\n}")
        example.expect(app, "sceneDelegate", Callback.sceneContinueActivity.name)
    }

    private static let objectiveC = [
        BodyCase(
            "a file alone", "if (url.isFileURL) { [self.importer start:url]; }", "handles url only if it is a file"),
        BodyCase(
            "a file alone, without braces", "if ([url isFileURL])\n[self.importer start:url];",
            "handles url only if it is a file"),
        BodyCase(
            "a file here and anything there", "if ([url isFileURL])\n[self.importer start:url];\n[self route:url];",
            #"[{"handle": "url"}]"#),
        BodyCase("the scheme", "if ([[url scheme] isEqualToString:@\"app\"]) { [self wake]; }", "only tests url"),
        BodyCase("an argument", "if ([self handles:url.scheme]) { [self wake]; }", #"[{"handle": "url"}]"#),
    ]

    @Test(arguments: objectiveC) func whatIsOnlyTestedInObjectiveCIsNotTaken(_ example: BodyCase) throws {
        let app = try SmallApp(
            [
                "main.m":
                    "int main(void) { return UIApplicationMain(0, 0, nil, NSStringFromClass([AppDelegate class])); }",
                "AppDelegate.m": """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    \(example.code)
                    return YES;
                }
                @end
                """,
            ], plist: Self.scheme)
        example.expect(app, "appDelegate", Callback.openURL.name)
    }
}
