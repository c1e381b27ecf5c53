import Foundation
import SampleLaunches
import Testing

@testable import LaunchTraceKit

@Test(arguments: [
    // Why an app is launched
    ("launch.foreground", "launches an app that isn't running for anything that the user opens it"),
    ("background.launch", "in the background for an event that it asked for"),
    // The main function
    ("applicationMain", "creates UIApplication and its delegate"),
    ("delegateCreated", "sets it as UIApplication's delegate"), ("mainEventLoop", "Scenes connect only after that"),
    ("UIApplicationMain", "UIApplicationMain never returns"),
    // The launch screen
    ("launchScreenShown", "a quick launch shows it only briefly"),
    ("launchScreenShown", "From iOS 13 the launch screen is expected to be a launch storyboard"),
    ("launchScreenShown", "iOS, iPadOS and tvOS require a launch screen"),
    ("launchScreenShown", "visionOS shows a window with the app's icon if the app is slow"),
    ("launchScreenShown", "in tvOS it is static"), ("LT091", "the limit is 25 MB"),
    ("LT091", "the launch screen is a static image"), ("LT091", "a logo or an image makes it an advertisement"),
    ("LT091", "ignores Dark Mode and Light Mode"),
    // The launch methods
    ("didFinishLaunching", "initializes data structures, checks its resources"),
    ("didFinishLaunching", "and connects to services. It does one-time setup at the first launch"),
    ("willFinishLaunching", "checks why it was launched"),
    ("sceneWillConnect", "Main-thread work here delays the first screen"),
    ("LT052", "Move the work to a background queue"), ("limit.backgroundEvent", "The limit is 30000 ms"),
    ("willFinishLaunching", "iOS 6.0, iPadOS 6.0, tvOS 9.0, visionOS 1.0, Mac Catalyst 13.1"),
    ("launch.will-finish", "called before its state is restored; without scenes its main storyboard"),
    ("launch.state.foreground", "is inactive in its launch methods"),
    ("didFinishLaunchingNotification", "The launch methods have just returned"),
    // What they return
    ("didFinishLaunching", "A method that isn't implemented doesn't count"),
    ("didFinishLaunching", "A launch for a remote notification ignores the result"),
    ("didFinishLaunching", "The launch itself continues"),
    ("payload.withheld", "doesn't deliver the URL, activity or quick action"),
    // The interface
    ("interface.main-storyboard", "before willFinishLaunching"),
    ("launch.interface.app", "only after didFinishLaunching has returned"),
    ("windowCreated", "UIKit assigns its window to the scene delegate"),
    ("rootViewControllerSet", "calls makeKeyAndVisible()"),
    ("LT063", "call makeKeyAndVisible() in application(_:willFinishLaunchingWithOptions:)"),
    ("restoration.refused", "a URL that opens a document may be a reason"),
    // Why it was launched
    ("connectionOptions.urlContexts", "query items"),
    ("launch.did-finish", "without scenes the options contain the reason for the launch"),
    ("launchOptions.remoteNotification", "absent in an app that doesn't support"),
    ("launchOptions.location", "starts its location service immediately"),
    ("launchOptions.location", "application(_:configurationForConnecting:options:) and the connection"),
    // Courtesy
    ("LT092", "Ask when the user first uses the feature that needs it"),
    ("LT092", "an app can ask for access to hands and surroundings only in a Full Space"),
    ("LT093", "Users expect to find an app as they left it"), ("LT094", "Launch in the Shared Space with a window"),
    ("liveViewing", "may start playback by itself a few seconds after the launch"),
    // SwiftUI, and frameworks that run the app
    ("UIHostingSceneDelegate", "A scene delegate that hosts SwiftUI scenes"),
    ("swiftUIApp", "App.init(): The SwiftUI app is initialized"), ("App.scenePhase", "active if any scene is active"),
    ("onContinueUserActivity", "swiftui-universal-link-cold"), ("carPlayDidConnect", "swiftui-carplay-configuration"),
    ("PKPushRegistryDelegate", "app.serviceDelegates.PKPushRegistryDelegate"),
    ("setServiceDelegate", "Creates a registry, manager, session or query of a framework"),
    ("application(_:handle:completionHandler:)", "A method of the AppDelegate without effect on launches"),
    ("application:didChangeStatusBarFrame:", "A method of the AppDelegate without effect on launches"),
    ("templateApplicationScene(_:didConnect:to:)", "the interface controller"),
    // Where sources disagree
    ("applicationDidEnterBackground", "The four logs; --prefer entry-in-background runs Apple's order"),
    ("background.documented-launch", "background.views: Without scenes"), ("sceneDidEnterBackground", "swiped-away"),
    ("applicationDidBecomeActive", "use sceneDidBecomeActive(_:)"),
    ("performFetch", "disables the old background fetch"),
]) func thisCanBeLearnt(_ name: String, _ words: String) {
    let text = Topic.named(name).map { $0.text(.whole) }.joined().split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    #expect(text.contains(words))
}

/// What the documentation quotes is what the project says.
struct DocumentationTests {
    private static let project = Release.project

    /// A piece of a file, below the sentence that names the file.
    struct Quotation: CustomTestStringConvertible {
        let file: String
        let lines: [String]

        var testDescription: String { "\(file): \(lines.first ?? "")" }
    }

    static let quotations: [Quotation] = ["AddingARule", "TestingALaunch"].flatMap { article in
        let parts = read("Sources/LaunchModel/LaunchModel.docc/\(article).md").components(separatedBy: "```")
        var file = ""
        return zip(parts, parts.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.map { _, pair in
            let names = pair.0.matches(of: /`((?:Sources|Tests|Examples)\/[^`]+)`/).map { String($0.1) }
            file = names.last ?? file
            return Quotation(file: file, lines: Array(lines(of: pair.1).dropFirst()))
        }
    }

    private static func read(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: project.appendingPathComponent(path).path)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// Lines without what they are indented by, which differs between a file and a quotation.
    private static func lines(of text: String) -> [String] {
        text.trimmingCharacters(in: .newlines).components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(arguments: quotations) func quotesAFile(quotation: Quotation) {
        let file = Self.lines(of: Self.read(quotation.file))
        let text = "\n" + file.joined(separator: "\n") + "\n"
        #expect(text.contains("\n" + quotation.lines.joined(separator: "\n") + "\n"))
    }

    @Test func quotesSomething() { #expect(Self.quotations.count == 15) }

    @Test func quotesEveryTestOfAUser() {
        let quoted = Self.quotations.flatMap(\.lines).filter { $0.hasPrefix("@Test") }
        let tests = ["TestingAProject", "TestingALaunch"].flatMap { file in
            Self.lines(of: Self.read("Tests/UserTests/\(file).swift")).filter { $0.hasPrefix("@Test") }
        }
        #expect(quoted == tests && tests.count == 6)
    }

    /// The manifest names what there is, and the page about tests the same.
    @Test func aPackageOfAUserFindsTheLibraries() throws {
        let manifest = Self.read("Tests/UserPackage/Package.swift")
        let folder = try Folder()
        let found = try RealTool.sh(
            """
            mkdir -p app/Tests/LaunchTests && echo 'import LaunchTraceKit' > app/Tests/LaunchTests/Launches.swift &&
            ln -s \(Self.project.path.shellWord) launchtrace && cp launchtrace/Tests/UserPackage/Package.swift app &&
            cd app && swift package show-dependencies
            """, in: folder)
        #expect(found.status == 0 && found.stdout.contains("launchtrace<"), "\(found)")
        let page = Self.read("Sources/LaunchModel/LaunchModel.docc/TestingALaunch.md")
        let lines = Self.lines(of: manifest).drop { !$0.hasPrefix("name:") }
        #expect(lines.count == 4)
        #expect(Self.lines(of: page).joined(separator: "\n").contains(lines.joined(separator: "\n")))
    }

    @Test func everySentenceOnSecurityNamesItsTests() throws {
        let page = Self.read("Sources/LaunchModel/LaunchModel.docc/Security.md")
        let items = page.components(separatedBy: "\n- ").dropFirst()
        let folder = Self.project.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("Tests.swift")
        }
        let tests = files.map { Self.read("Tests/\($0)") }.joined()
        #expect(items.count == 30)
        for item in items {
            let names = item.matches(of: /`(\w+)`[,)]/).map { String($0.1) }
            #expect(!names.isEmpty, "\(item)")
            for name in names { #expect(tests.contains(" func \(name)("), "\(name)") }
        }
    }

    @Test func namesFilesThatExist() {
        for path in Self.read("Sources/LaunchModel/LaunchModel.docc/LaunchModel.md").matches(
            of: /`([A-Z]\w+(?:\/\w+)+\.swift)`/)
        {
            let files = ["LaunchModel", "LaunchScenario"].map {
                Self.project.appendingPathComponent("Sources/\($0)/\(path.1)")
            }
            #expect(files.contains { FileManager.default.fileExists(atPath: $0.path) }, "\(path.1)")
        }
    }
}

struct FindingExampleTests {
    @Test(arguments: FindingKind.allCases.filter { $0 != .orderChanged }) func showsTheFinding(kind: FindingKind) throws
    {
        let findings = try kind.example.shown.trace().findings
        #expect(findings.contains { $0.kind == kind }, "found: \(findings.map(\.kind.code))")
    }

    /// A launch in the background is one in the clean twin, too, and is noted.
    @Test(arguments: FindingKind.allCases) func isGoneInTheTwin(kind: FindingKind) throws {
        let findings = try kind.example.clean.trace().findings
        let others = findings.filter { $0.kind != .headlessLaunch || kind == .headlessLaunch }
        #expect(others.map { "\($0.kind.code) \($0.message)" } == [])
    }

    @Test func aChangeOfOrderShowsBesideTheTwin() throws {
        let example = FindingKind.orderChanged.example
        #expect(try example.shown.findings(comparedTo: example.clean).map(\.kind) == [.orderChanged])
        #expect(try example.clean.findings(comparedTo: example.clean) == [])
    }

    /// The twin differs in one place, so that a comparison of the two reads as the lesson.
    @Test(arguments: FindingKind.allCases) func isOneChangeAwayFromItsTwin(kind: FindingKind) {
        let (shown, clean) = (lines(kind.example.shown), lines(kind.example.clean))
        let head = zip(shown, clean).prefix { $0 == $1 }.count
        let tail = zip(shown.dropFirst(head).reversed(), clean.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        #expect(max(shown.count, clean.count) - head - tail <= 14)
        #expect(shown != clean)
    }

    /// `make record` writes them.
    @Test func theFilesAreTheExamples() throws {
        let written = FindingKind.allCases.flatMap { kind in
            [(kind.path(), kind.example.shown), (kind.path(".clean"), kind.example.clean)]
        }
        for (path, scenario) in written {
            let bytes = try Example.files.readFile(Example.folder + "/" + path.trimmingPrefix("Examples/"))
            #expect(String(decoding: bytes, as: UTF8.self) == FindingExample.text(of: scenario))
        }
        let found = Example.all.map { "Examples/" + $0.description }.filter { $0.hasPrefix("Examples/findings/") }
        #expect(found.sorted() == written.map(\.0).sorted())
    }

    /// A scenario is written as it would be read.
    @Test(arguments: Example.all) func whatIsWrittenReadsBack(example: Example) throws {
        let scenario = try example.scenario()
        let text = SourceText(name: "written", bytes: Array(FindingExample.text(of: scenario).utf8))
        #expect(try ScenarioReader(readFile: Example.files.readFile).read(text).scenario == scenario)
    }

    /// Apart from those that are there to show one, the examples do things right.
    @Test func othersAreFreeOfErrorsAndWarnings() throws {
        var found: [String: Set<String>] = [:]
        for example in Example.all where !example.description.hasPrefix("findings/") {
            let findings = try example.scenario().trace().findings.filter { $0.severity != .note }
            if !findings.isEmpty { found[example.description] = Set(findings.map(\.kind.code)) }
        }
        #expect(found == Self.lessons)
    }

    /// What isn't settled is a doubt, and breaks no build.
    @Test(arguments: Example.all) func noErrorIsUnsettled(_ example: Example) throws {
        let findings = try Preference.allCases.flatMap { try example.scenario().trace(preferring: $0).findings }
        #expect(findings.filter { $0.severity == .error && $0.confidence == .unsettled }.map(\.message) == [])
    }

    private static let lessons: [String: Set<String>] = [
        "adoption/empty-manifest-ios18.json": ["LT002"], "adoption/empty-manifest-ios27.json": ["LT002"],
        "background/voip-push-passed-to-nothing.json": ["LT010"], "carplay/uses-what-the-window-makes.json": ["LT060"],
        "adoption/empty-manifest-ios26.json": ["LT002"], "adoption/no-delegate-class.json": ["LT002"],
        "adoption/older-sdk-ios27.json": ["LT001"], "adoption/trap-catalyst.json": ["LT001"],
        "adoption/trap-ios27.json": ["LT001"], "adoption/trap-tvos.json": ["LT001"],
        "adoption/trap-visionos.json": ["LT001"], "adoption/warning-ios26.json": ["LT001"],
        "background/mode-missing.json": ["LT025"], "background/voip-push-before-listener.json": ["LT016"],
        "icon/metric-ends-later.json": ["LT043"], "window/asked-of-the-app-delegate.json": ["LT005"],
        "background/scene-limit-ios14.json": ["LT051"], "background/scene-update-limit.json": ["LT051"],
        "ending/leaving-takes-too-long.json": ["LT051"], "icon/state-read-app-delegate.json": ["LT032"],
        "lock/complete-protection.json": ["LT041"], "lock/first-unlock.json": ["LT041"],
        "lock/read-after-suspension.json": ["LT041"], "notification/delegate-set-in-a-task.json": ["LT019"],
        "notification/delegate-set-late.json": ["LT019"], "services/task-registered-after-sign-in.json": ["LT019"],
        "background/task-registered-later.json": ["LT019"], "url/listener-set-up-later.json": ["LT016"],
        "url/kept-and-handed-out-again.json": ["LT015"], "background/intent-macos12.json": ["LT031"],
        "push/mode-missing.json": ["LT025"], "push/mode-missing-in-front.json": ["LT025"],
        "services/location-in-view-controller.json": ["LT021"], "services/url-session-never-made.json": ["LT021"],
        "services/push-registry-missing.json": ["LT021"], "services/voip-without-method.json": ["LT021"],
        "services/location-put-off.json": ["LT021"], "services/voip-in-scene.json": ["LT021"],
        "swiftui/url-before-listener.json": ["LT016"], "swiftui/link-before-listener.json": ["LT016"],
        "swiftui/link-for-activities.json": ["LT010"], "swiftui/link-unhandled.json": ["LT010"],
        "swiftui/url-ignored.json": ["LT010"], "universal-link/refused-by-launch-method.json": ["LT014"],
        "url/refused-by-launch-method.json": ["LT014"], "url/undeclared-scheme.json": ["LT023"],
        "visionos/slow-launch.json": ["LT052"], "adoption/carplay-delegate-class-missing.json": ["LT004"],
        "swiftui/scene-delegate-class-missing.json": ["LT004"], "services/voip-without-call-ios13.json": ["LT026"],
    ]

    /// What the tool says of a guess it says in the message.
    @Test func aGuessSaysSo() throws {
        for example in Example.all {
            for finding in try example.scenario().trace().findings {
                #expect(finding.message.contains("unsettled") == (finding.confidence == .unsettled), "\(finding)")
            }
        }
    }

    private func lines(_ scenario: Scenario) -> [Substring] { FindingExample.text(of: scenario).split(separator: "\n") }
}

extension FindingKind: CustomTestStringConvertible {
    /// The title.
    public var testDescription: String { title }
}
