import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

@Test(
    arguments: [
        ("-[AppDelegate application:openURL:options:]", .openURL),
        ("-[Soup.AppDelegate applicationDidBecomeActive:]", .applicationDidBecomeActive),
        ("Soup.AppDelegate.application(_:open:options:)", .openURL),
        ("AppDelegate.applicationDidBecomeActive", .applicationDidBecomeActive),
        (".didFinishLaunching", .didFinishLaunching), ("didFinishLaunchingWithOptions", .didFinishLaunching),
        ("willConnectTo", .sceneWillConnect), ("viewDidAppear(_:)", .viewDidAppear),
        ("func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {", .openURL),
        (
            """
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            )
            """, .sceneWillConnect
        ), ("override func viewDidAppear(_ animated: Bool)", .viewDidAppear),
        ("override func viewDidLoad() {", .viewDidLoad),
        (
            "- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<Key, id> *)options {",
            .openURL
        ), ("- (void)viewDidLoad;", .viewDidLoad),
        (
            """
            - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo
                fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler
            """, .fetchRemoteNotification
        ),
    ] as [(String, Callback)]) func aMethodIsFoundAsPeopleWriteIt(_ text: String, _ callback: Callback)
{ #expect(Topic.named(text).contains { $0.title == callback.name && $0.kind == .callback }) }

@Test(arguments: [
    "", " ", "-[", "-[]", "[]", "func", "func (", "-", "- (", "(", ")", "()", "..", ":", "-[A b", "f(((((,",
]) func whatIsNoMethodIsNoTopic(_ text: String) { #expect(Topic.named(text) == []) }

@Test func aHugeNameIsNoTopic() {
    let text = String(repeating: "-[a(,", count: 100_000)
    #expect(Topic.named(text) == [])
    #expect(UsageError.Mistake.unknownTopic(text).message.utf8.count < 2_000_000)
}

private func app(scheme: String, opening url: String) -> String {
    #"""
    { "name": "S", "app": { "infoPlist": {
        "UILaunchStoryboardName": "LaunchScreen.storyboard", "UIMainStoryboardFile": "Main.storyboard",
        "CFBundleURLTypes": [{ "CFBundleURLSchemes": ["\#(scheme)"] }] } },
      "events": [{ "event": "openURL", "url": "\#(url)" }] }
    """#
}

/// Names as an Info.plist spells them.
struct SpelledNamesTests {
    /// It was "LaunchScreen.storyboard.storyboard".
    @Test func aStoryboardHasItsEndingOnce() {
        let files = SampleFiles(["a.json": app(scheme: "recipes", opening: "recipes://soup")])
        let stdout = files.outcome("run", "a.json", "--format", "json").stdout
        #expect(stdout.contains(#""LaunchScreen.storyboard""#) && stdout.contains(#""Main.storyboard""#))
        #expect(!stdout.contains(".storyboard.storyboard"))
    }

    /// Upper and lower case are the same in a scheme.
    @Test func aSchemeIsFoundInAnyLetters() {
        let files = SampleFiles([
            "a.json": app(scheme: "MyApp", opening: "myapp://soup"), "b.json": app(scheme: "MyApp", opening: "our://x"),
        ])
        #expect(!files.outcome("lint", "a.json").stdout.contains("LT023"))
        #expect(files.outcome("lint", "b.json").stdout.contains("LT023"))
    }

    @Test func anEmptyListIsNothing() {
        for key in ["CFBundleURLTypes", "UISupportedInterfaceOrientations", "UIBackgroundModes"] {
            #expect(FactText.text(.list([]), of: key) == "nothing")
        }
    }
}

@Test(
    arguments: [
        (.os(.from(18, 4)), "the system is 18.4 or later"),
        (.not(.os(.majors(11, 12))), "the system isn't at least 11.0 and below 13.0"),
        (.both(.flag(.launching), .not(.flag(.appeared))), "a launch is under way and the interface hasn't appeared"),
        (
            .any([.flag(.launching), .all([.lifecycle(.appDelegate), .severalWindows])]),
            "a launch is under way or (the app has no scenes and several windows are on the screen)"
        ),
        (
            .not(.both(.lifecycle(.appDelegate), .prefers(.sceneInBackground))),
            "the app has scenes or logs are preferred in the dispute scene-in-background"
        ), (.not(.not(.has(.sceneDelegate))), "there is a SceneDelegate"),
        (
            .not(.returnedFalse([.willFinishLaunching, .didFinishLaunching])),
            "neither application(_:willFinishLaunchingWithOptions:) nor "
                + "application(_:didFinishLaunchingWithOptions:) returned false"
        ),
        (.event(.backgroundKind([.location, .region, .visit])), "the background event is location, region or visit"),
    ] as [(Condition, String)]) func aConditionReadsAsWords(_ condition: Condition, _ words: String)
{
    #expect(condition.statement.holds == words)
    #expect(Condition.not(condition).statement.fails == words)
}

/// Every condition that anything in the model depends on, in parts.
private let conditions =
    (RuleBook.standard.rules.map(\.when) + RuleBook.standard.findingRules.flatMap(\.conditions)
    + Refusal.all.map(\.when) + OptionKey.byTable.flatMap(\.keys).map(\.when) + Receiver.allCases.map(\.exists)).flatMap
{ [$0] + $0.leaves }.unique()

@Test func everyConditionHasWordsAndAnOpposite() {
    for condition in conditions {
        let statement = condition.statement
        #expect(statement.holds != statement.fails)
        for words in [statement.holds, statement.fails] {
            #expect(!words.isEmpty && !words.contains("  ") && words.first?.isWhitespace == false, "\(words)")
            #expect(words.count { $0 == "(" } == words.count { $0 == ")" }, "\(words)")
        }
    }
}

@Test func everyEffectHasWords() {
    for effect in RuleBook.standard.rules.flatMap(\.effects).unique() {
        let words = effect.words(for: \.rawValue)
        #expect(!words.isEmpty && !words.contains("  "), "\(words)")
    }
}

/// The folders of the sources know each other in one direction.
struct RoomTests {
    private static let sources = Release.project.appendingPathComponent("Sources")

    /// One room that names a type of another in its module.
    private struct Arrow: Hashable {
        let from: String
        let to: String

        init(_ from: String, _ to: String) { (self.from, self.to) = (from, to) }
    }

    @Test func knowEachOtherInOneDirection() throws {
        let rooms = try Self.rooms()
        let arrows = Self.arrows(rooms)
        #expect(rooms.count >= 30 && arrows.count >= 30)
        #expect(Self.circle(in: arrows) == [])
    }

    @Test func thePageNamesTheRooms() throws {
        let page = Self.sources.appendingPathComponent("LaunchModel/LaunchModel.docc/Architecture.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for room in try Self.rooms().keys { #expect(text.contains(room.split(separator: "/").last ?? ""), "\(room)") }
    }

    @Test func circlesAreFound() {
        let pair = [
            "M/A": "struct First { let other: Second.Part }", "M/B": "struct Second { func of(_ first: First) {} }",
            "M/C": "enum Third { case first(First) }", "N/D": "struct Fourth { let third: Third }",
        ]
        #expect(Self.circle(in: Self.arrows(pair)) == ["M/A", "M/B"])
        let three = [
            "M/A": "struct A1 { var b: B1 }", "M/B": "struct B1 { var c: C1 }", "M/C": "enum C1 { case a(A1) }",
        ]
        #expect(Self.circle(in: Self.arrows(three)).count == 3)
    }

    @Test func anExportedNameIsNoneOfText() throws {
        // What the model is about has no word in the module below it.
        let text = try Self.rooms().filter { $0.key.hasPrefix("StructuredText") }.values.joined()
        #expect(!text.isEmpty && !text.contains("UIKit") && !text.contains("import LaunchModel"))
    }

    /// What a user can't make or ask is no part of the library.
    @Test func theLibraryIsSmall() throws {
        let model = try Self.rooms().filter { $0.key.hasPrefix("LaunchModel/") }.values
        let count = model.reduce(0) { $0 + $1.matches(of: #/^\s*(?:@\w+ )*public /#.anchorsMatchLineEndings()).count }
        #expect((100...250).contains(count))
    }

    /// The whole of Foundation brings 34 MB of ICU's tables into a static binary.
    @Test func noneImportsFoundationOnLinux() throws {
        // Plugins run in SwiftPM, and are no part of the binary.
        for (room, code) in try Self.rooms() where !room.hasPrefix("Plugins") {
            let asked = code.replacing(Self.importOfFoundation, with: "")
            #expect(!asked.contains(/import\s+(\w+\s+)?Foundation(Internationalization|Networking|XML)?\b/), "\(room)")
        }
    }

    /// The one way to import it: where its smaller part is missing, as on a Mac.
    private static var importOfFoundation: Regex<Substring> {
        /#if canImport\(FoundationEssentials\)\s+import FoundationEssentials\s+#else\s+import Foundation\s+#endif/
    }

    /// The code of each room, without comments and literals.
    private static func rooms() throws -> [String: String] {
        var rooms: [String: String] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        for path in paths where path.hasSuffix(".swift") {
            let code = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            let room = path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
            rooms[room, default: ""] += code.replacing(/\/\/.*/, with: "").replacing(/"(\\.|[^"\\])*"/, with: "") + "\n"
        }
        return rooms
    }

    private static func arrows(_ rooms: [String: String]) -> Set<Arrow> {
        var owners: [Substring: String] = [:]
        for (room, code) in rooms.sorted(by: { $0.key < $1.key }) {
            let declarations = code.matches(of: declaration)
            for declaration in declarations { owners[declaration.1] = room }
        }
        var arrows: Set<Arrow> = []
        for (room, code) in rooms {
            for name in Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                guard let owner = owners[name], owner != room, module(owner) == module(room) else { continue }
                arrows.insert(Arrow(room, owner))
            }
        }
        return arrows
    }

    private static var declaration: Regex<(Substring, Substring)> {
        #/^(?:public |package )?(?:final |indirect )?(?:struct|enum|class|protocol|actor|typealias) (\w+)/#
            .anchorsMatchLineEndings()
    }

    /// The rooms that lead to each other in a circle, or away from none; empty where the arrows have an order.
    private static func circle(in arrows: Set<Arrow>) -> [String] {
        var left = arrows
        while true {
            let ends = Set(left.map(\.to)).subtracting(left.map(\.from))
            let begins = Set(left.map(\.from)).subtracting(left.map(\.to))
            let rest = left.filter { !ends.contains($0.to) && !begins.contains($0.from) }
            if rest.count == left.count { return Set(rest.map(\.from)).sorted() }
            left = rest
        }
    }

    private static func module(_ room: String) -> Substring { room.prefix { $0 != "/" } }
}
