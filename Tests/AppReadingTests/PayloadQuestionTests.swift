import AppReading
import Testing

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
