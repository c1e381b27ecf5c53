import CodeVariants
import Foundation
import Testing

/// The examples in the tables of the page about code patterns have the results that the tables state.
struct DocumentedPatternTests {
    /// An example of the page in the method of a small app.
    struct Example: CustomTestStringConvertible {
        let code: String
        /// The result that the page states.
        let result: String
        let method: Method
        let members: String
        /// The facts about the method by their keys; nil for a fact that isn't stated.
        let facts: [String: String?]

        init(_ code: String, _ result: String, in method: Method, with members: String = "", _ facts: [String: String?])
        { (self.code, self.result, self.method, self.members, self.facts) = (code, result, method, members, facts) }

        var testDescription: String { code }
    }

    enum Method: String {
        case connect = "scene(_:willConnectTo:options:)"
        case launch = "application(_:didFinishLaunchingWithOptions:)"
        case open = "application(_:open:options:)"
        case quickAction = "application(_:performActionFor:completionHandler:)"
        case push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"

        var receiver: String { self == .connect ? "sceneDelegate" : "appDelegate" }

        func declaration(_ code: String) -> String {
            switch self {
            case .connect:
                "func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) { \(code) }"
            case .launch:
                "func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool { \(code) }"
            case .open:
                "func application(_ a: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { \(code); return true }"
            case .quickAction:
                """
                func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) { \(code); completionHandler(true) }
                """
            case .push:
                """
                func application(_ a: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                    fetchCompletionHandler completion: @escaping (UIBackgroundFetchResult) -> Void) { \(code) }
                """
            }
        }
    }

    private static let readsURLs = #"[{"read": "connectionOptions.urlContexts"}]"#

    static let examples = [
        Example("open(options.urlContexts)", "`read`", in: .connect, ["does": readsURLs, "unknown": nil]),
        Example("SDK.start(launchOptions)", "unknown", in: .launch, ["unknown": #"["launchOptions"]"#]),
        Example("_ = options.urlContexts", "not read", in: .connect, ["does": "[]", "unknown": nil]),
        Example(
            "launchOptions?[.url] != nil", "`read` with scenes, else unknown", in: .launch,
            ["unknown": #"["launchOptions.url"]"#]),
        Example(
            "pending = options.urlContexts", "`read`", in: .connect,
            with: """
                var pending: Set<UIOpenURLContext> = []
                func sceneDidBecomeActive(_ scene: UIScene) { open(pending); pending = [] }
                """, ["does": readsURLs, "unknown": nil]),
        Example("Router.shared.open(url)", "`handle`", in: .open, ["does": #"[{"handle": "url"}]"#, "unknown": nil]),
        Example("if url.isFileURL { }", "ignored", in: .open, ["does": "[]", "unknown": nil]),
        Example("_ = URLComponents(string: link)", "ignored", in: .open, ["does": "[]", "unknown": nil]),
        Example(
            #"if item.type == "add" { add() }"#, "handled for this type only", in: .quickAction,
            with: "func add() { Router.shared.add() }", ["does": #"[{"handle": "shortcutItem"}]"#, "unknown": nil]),
        Example(
            "if isReady { open(url) }", "unknown", in: .open, with: "var isReady = false", ["unknown": #"["payload"]"#]),
        Example(
            "guard let activity else { return }", "not read", in: .connect,
            ["does": #"[{"read": "connectionOptions.userActivities", "first": true}]"#, "unknown": nil]),
        Example("return false", "`returns`", in: .launch, ["returns": "false"]),
        Example(
            "open(url); return false", "handled once: UIKit doesn't deliver it again", in: .launch,
            with: Method.open.declaration("open(url)"),
            ["does": #"[{"read": "launchOptions.url"}]"#, "unknown": #"["returns"]"#]),
        Example(
            "return router.start()", "unknown", in: .launch, with: "let router = Router()", ["unknown": #"["returns"]"#]
        ), Example("queue.append(completion)", "called", in: .push, ["completes": String?.none]),
    ]

    /// The statements around an example that isn't whole.
    private static func whole(_ example: Example) -> String {
        switch example.code {
        case "launchOptions?[.url] != nil": "isLink = \(example.code); return true"
        case "_ = URLComponents(string: link)": "let link = url.absoluteString; \(example.code)"
        case "guard let activity else { return }":
            "let activity = options.userActivities.first; \(example.code); resume(activity); open(options.urlContexts)"
        case "open(url); return false": "if let url = launchOptions?[.url] as? URL { \(example.code) }; return true"
        case "SDK.start(launchOptions)": "\(example.code); return true"
        default: example.code
        }
    }

    private static let helpers = """
        var isLink = false
        var queue: [(UIBackgroundFetchResult) -> Void] = []
        func open(_ url: URL) { Router.shared.open(url) }
        func open(_ contexts: Set<UIOpenURLContext>) { for context in contexts { Router.shared.open(context.url) } }
        func resume(_ activity: NSUserActivity) { Router.shared.resume(activity) }
        """

    private static let router = """
        final class Router {
            static let shared = Router()
            private(set) var visited: [String] = []
            func open(_ url: URL) { visited.append(url.path) }
            func resume(_ activity: NSUserActivity) { visited.append(activity.activityType) }
            func add() { visited.append("add") }
            func start() -> Bool { visited.isEmpty }
        }
        """

    @Test(arguments: examples) func anExampleHasItsResult(_ example: Example) throws {
        let members = [example.method.declaration(Self.whole(example)), example.members, Self.helpers].joined(
            separator: "\n")
        let isScene = example.method == .connect
        let app = try SmallApp(
            [
                "App.swift":
                    "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(isScene ? "" : members)\n}",
                "Scene.swift": isScene
                    ? "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(members)\n}" : "",
                "Router.swift": Self.router,
            ], plist: isScene ? SmallApp.scenes() : nil)
        #expect(app[example.method.receiver, example.method.rawValue] != nil)
        for (key, value) in example.facts {
            #expect(app[example.method.receiver, example.method.rawValue, key] == value, "\(key)")
        }
    }

    /// A row of the page with another example or another result has no test.
    @Test func everyExampleOfThePageIsTested() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/LaunchModel/LaunchModel.docc/CodePatterns.md")
        let rows = try String(contentsOf: page, encoding: .utf8).matches(
            of: #/(?m)^\| [^|]+ \| (?<result>[^|]+) \| `(?<code>[^`|]+)` \|$/#)
        #expect(
            rows.map { "\($0.output.code): \($0.output.result)" } == Self.examples.map { "\($0.code): \($0.result)" })
    }
}

/// What is read of code that means the same, or something else, in other words.
struct CodeVariantTests {
    @Test(arguments: CodeVariant.all) func codeMeansWhatItDoes(_ variant: CodeVariant) throws {
        let app = try SmallApp(variant.files, plist: variant.infoPlist)
        for fact in variant.facts {
            let isList = fact.path.last == "does"
            let unknown = isList ? app[fact.path.dropLast() + ["unknown"]] : nil
            // Which answer is handed back isn't in the list.
            let open = unknown == #"["returns"]"# ? nil : unknown
            let reason = isList ? app.doubt(fact.path[0], fact.path[1]) : app.fact(fact.path)?.remark
            // A list that leaves something open tells as little as none.
            let read = open == nil ? app[fact.path] : nil
            #expect(
                fact.meaning.allows(read),
                "\(fact.path.last ?? ""): \(read ?? reason ?? "unknown"), not \(fact.meaning)")
        }
    }

    /// Each case is found by its name in what a test prints.
    @Test func noTwoHaveOneName() {
        let names = CodeVariant.all.map(\.description)
        #expect(names.count == Set(names).count)
    }
}
