import AppReading
import ProjectFixtures
import Testing

/// A small app of files that exist only in a test.
struct SmallApp {
    let scanned: ScannedApp

    /// The files by their names; without an Info.plist the app has no scenes.
    init(_ files: [String: String], plist: String? = nil) throws {
        var all = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
        all["Info.plist"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(plist ?? "")</dict></plist>
            """
        let folder = MemoryFolder(files: all).folder
        let target = try ProjectTarget(name: "App", infoPlist: "Info.plist", sources: ["App"], in: folder)
        scanned = ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
    }

    /// An app of one file in Swift.
    init(_ code: String, plist: String? = nil) throws { try self.init(["App.swift": code], plist: plist) }

    /// An app delegate in Swift with these members.
    init(appDelegate members: String, plist: String? = nil) throws {
        try self.init("@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}", plist: plist)
    }

    /// An app delegate whose method for a URL, which it calls `url`, begins with this.
    init(openingURL code: String, plist: String? = nil) throws {
        try self.init(
            appDelegate: """
                func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {
                    \(code)
                    return true
                }
                """, plist: plist)
    }

    /// An app delegate whose launch method, with `application` and `launchOptions`, begins with this.
    init(launching code: String) throws {
        try self.init(
            appDelegate: """
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                    \(code)
                    return true
                }
                """)
    }

    /// A scene delegate that does this with the `options` with which a scene connects.
    init(connecting code: String) throws {
        try self.init(
            sceneDelegate: """
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    \(code)
                }
                """)
    }

    /// A scene delegate in Swift with these members.
    init(sceneDelegate members: String) throws {
        try self.init(
            [
                "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
                "Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(members)\n}",
            ], plist: Self.scenes())
    }

    /// The manifest of an app with scenes, whose windows a storyboard makes.
    static func scenes(_ delegate: String = "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: String? = "Main")
        -> String
    {
        let file = storyboard.map { "<key>UISceneStoryboardFile</key><string>\($0)</string>" } ?? ""
        return """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>\(delegate)</string>\(file)
            </dict></array></dict></dict>
            """
    }

    /// A delegate of scenes of which it isn't known what it does with what they connect for.
    static let openDelegate = #"{"scene(_:willConnectTo:options:)": {}, "*": {}}"#

    /// What is said at a path, in the words of a scenario; nil where nothing is.
    subscript(path: String...) -> String? { self[path] }

    subscript(path: [String]) -> String? { path.reduce(scanned.value) { value, key in value?[key] }?.spacedJSON }

    /// Why something that a method does is left open: the first reason.
    func doubt(_ receiver: String, _ method: String) -> String? {
        let keys = [["does"], ["unknown", "0"]].map { [receiver, method] + $0 }
        return keys.lazy.compactMap { fact($0) }.first { $0.how == .unknown }?.remark
    }

    /// What is known of a path.
    func fact(_ path: String...) -> FactOrigin? { fact(path) }

    func fact(_ path: [String]) -> FactOrigin? { scanned.origins.first { $0.keys == path } }
}

/// A body of a method, and what is read of it.
struct BodyCase: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// The actions, or the reason why they aren't told.
    let expected: String

    init(_ description: String, _ code: String, _ expected: String) {
        (testDescription, self.code, self.expected) = (description, code, expected)
    }

    /// Holds what an app says of a method against it.
    func expect(_ app: SmallApp, _ receiver: String, _ method: String) {
        let reason = app.doubt(receiver, method)
        #expect(reason ?? app[receiver, method, "does"] ?? "unknown" == expected)
    }
}
