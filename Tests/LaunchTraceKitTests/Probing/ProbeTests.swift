import SampleLaunches
import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

/// The printed file as apps have it, against a stub of UIKit.
@Suite(.needs(.swiftc)) struct ProbeTests {
    private static let scenario = """
        { "name": "Cold", "device": { "os": "18.2" }, "app": { "lifecycle": "scene" }, "events": [
            { "event": "tapIcon" }, { "event": "pressHome" }, { "event": "tapIcon" }, { "event": "terminate" }
        ] }
        """

    /// The least age of the process; the stub's kernel says two seconds more than it is.
    private static let ageMs: Int = {
        #if canImport(Darwin)
            0
        #else
            2000
        #endif
    }()

    private let folder: Folder
    private let timeline: Timeline

    init() throws {
        folder = try Folder()
        let source = SourceText(name: "cold.json", bytes: Array(Self.scenario.utf8))
        timeline = try ScenarioReader(readFile: Example.files.readFile).read(source).scenario.trace()
        for (name, text) in [
            "UIKit.swift": UIKitStub.text, "LaunchProbe.swift": ProbeFile.text,
            "AppDelegate.swift": ProbedApp.appDelegate, "SceneDelegate.swift": ProbedApp.sceneDelegate,
            "main.swift": ProbedApp.main(timeline),
        ] { try folder.write(name, text) }
        let stub = try RealTool.sh(
            "swiftc -emit-module -emit-library -module-name UIKit -swift-version 6 UIKit.swift", in: folder)
        try #require(stub.status == 0, "\(stub.stderr)")
    }

    /// A newer project isolates everything to the main actor unless the code says otherwise.
    @Test(arguments: ["-swift-version 5", "-swift-version 6", "-swift-version 6 -default-isolation MainActor"])
    func compilesWithoutAWarning(mode: String) throws {
        let result = try RealTool.sh("swiftc -typecheck -I . \(mode) LaunchProbe.swift", in: folder)
        result.expect()
    }

    @Test func printsWhatVerifyReads() throws {
        let files = "main.swift AppDelegate.swift SceneDelegate.swift LaunchProbe.swift"
        let run = try RealTool.sh(
            "swiftc -module-name MyApp -swift-version 6 -I . -L . -lUIKit -Xlinker -rpath -Xlinker . -o app \(files)"
                + " && ./app", in: folder)
        try #require(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
        let launch = try #require(try readLog(Array(run.stdout.utf8)).launch)
        #expect(launch.probe == ProbeLine.Start(isEarly: true, system: "iOS 18.2"))
        #expect(launch.entries.map(facts) == timeline.probed.map(facts))
        let times = launch.entries.compactMap(\.timeMs)
        #expect(times == times.sorted() && times.count == launch.entries.count)
        #expect((Self.ageMs..<60_000).contains(times.first ?? -1))
        let outcome = verified("verify cold.json log.txt", ["cold.json": Self.scenario, "log.txt": run.stdout])
        #expect(outcome.status == 0 && outcome.stderr.isEmpty, "\(outcome.stdout)")
    }

    private func facts(_ entry: ObservedEntry) -> [String?] {
        [entry.name, entry.state?.name, entry.sceneState?.rawValue]
    }

    /// A post of the application is about no scene, nor is a method that has none to tell of.
    private func facts(_ entry: Timeline.Entry) -> [String?] {
        let isOfScene = entry.receiver == .sceneDelegate || entry.name.hasPrefix("UIScene.")
        return [entry.name, entry.appState?.rawValue, isOfScene ? entry.sceneState?.rawValue : nil]
    }
}

@Test func theProbeIsShort() {
    let lines = ProbeFile.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 120)
    #expect(lines.filter { $0.count > 120 || $0.last == " " } == [])
}

/// Each notification of the catalogue is observed, by its constant.
@Test(arguments: PostedNotification.allCases) func theProbeObserves(_ notification: PostedNotification) {
    #expect(ProbeFile.text.contains(" \(notification.rawValue)),"))
}

/// A command with files of these contents.
func verified(_ line: String, _ files: [String: String]) -> CommandOutcome {
    let access = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard let text = files[path] else { throw FileProblem(reason: "no such file or directory") }
            return Array(text.utf8)
        }, readStandardInput: { [] })
    let words = line.split(separator: " ").map(String.init)
    return .of(words, files: access)
}

/// A small app with the probe, which does what a timeline says.
enum ProbedApp {
    static let appDelegate = """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
            override init() {
                super.init()
                LaunchProbe.start()
            }

            func application(_: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                LaunchProbe.call()
                return true
            }

            func application(_: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                LaunchProbe.call()
                return true
            }

            func application(_: UIApplication, configurationForConnecting: UISceneSession, options: Int) {
                LaunchProbe.call()
            }

            func applicationWillTerminate(_: UIApplication) { LaunchProbe.call() }
        }

        """

    static let sceneDelegate = """
        import UIKit

        final class SceneDelegate: UIResponder {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Int) { LaunchProbe.call(scene) }
            func sceneWillEnterForeground(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidBecomeActive(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneWillResignActive(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidEnterBackground(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidDisconnect(_ scene: UIScene) { LaunchProbe.call(scene) }
        }

        """

    /// A main file that calls and posts what stands in a timeline, in its states.
    static func main(_ timeline: Timeline) -> String {
        let start = """
            import UIKit

            print("application(_:didFinishLaunchingWithOptions:) is what the app itself may log")
            let app = UIApplication()
            UIApplication.present = app
            let appDelegate = AppDelegate()
            app.delegate = appDelegate
            let sceneDelegate = SceneDelegate()
            let session = UISceneSession("5C3F", "UIWindowSceneSessionRoleApplication")
            let scene = UIScene(session: session)

            """
        return start + timeline.probed.map(statements).joined()
    }

    private static func statements(_ entry: Timeline.Entry) -> String {
        let app = entry.appState.map { "app.applicationState = .\($0)\n" } ?? ""
        let scene = entry.sceneState.map { "scene.activationState = .\($0)\n" } ?? ""
        // UIKit takes a scene out of the set before it tells that it has gone.
        let set = entry.name.hasPrefix("UIScene.didDisconnect") ? "[]" : "[scene]"
        let connected = entry.sceneState == nil ? "" : "app.connectedScenes = \(set)\n"
        let subject = entry.name.hasPrefix("UIScene.") ? "scene" : "app"
        let statement = calls[entry.name] ?? "NotificationCenter.default.post(name: \(entry.name), object: \(subject))"
        return app + scene + connected + statement + "\n"
    }

    private static let calls = [
        "application(_:willFinishLaunchingWithOptions:)":
            "_ = appDelegate.application(app, willFinishLaunchingWithOptions: nil)",
        "application(_:didFinishLaunchingWithOptions:)":
            "_ = appDelegate.application(app, didFinishLaunchingWithOptions: nil)",
        "application(_:configurationForConnecting:options:)":
            "appDelegate.application(app, configurationForConnecting: session, options: 0)",
        "applicationWillTerminate(_:)": "appDelegate.applicationWillTerminate(app)",
        "scene(_:willConnectTo:options:)": "sceneDelegate.scene(scene, willConnectTo: session, options: 0)",
        "sceneWillEnterForeground(_:)": "sceneDelegate.sceneWillEnterForeground(scene)",
        "sceneDidBecomeActive(_:)": "sceneDelegate.sceneDidBecomeActive(scene)",
        "sceneWillResignActive(_:)": "sceneDelegate.sceneWillResignActive(scene)",
        "sceneDidEnterBackground(_:)": "sceneDelegate.sceneDidEnterBackground(scene)",
        "sceneDidDisconnect(_:)": "sceneDelegate.sceneDidDisconnect(scene)",
    ]

    /// Whether the probe sees it.
    static func sees(_ entry: Timeline.Entry) -> Bool { calls[entry.name] != nil || entry.kind == .notification }
}

extension Timeline { var probed: [Entry] { entries.filter(ProbedApp.sees) } }

/// The names of UIKit that the probe uses, with their actors, for machines without UIKit.
enum UIKitStub {
    static let text = #"""
        @_exported import Foundation

        @MainActor open class UIResponder {
            public init() {}
        }

        @MainActor public protocol UIApplicationDelegate: AnyObject {}

        @MainActor open class UIApplication: UIResponder {
            public enum State: Int, Sendable { case active, inactive, background }

            /// The stub's own: an application that there may be or not.
            public static var present: UIApplication?
            open weak var delegate: (any UIApplicationDelegate)?
            open var applicationState = State.inactive
            open var connectedScenes: Set<UIScene> = []

            nonisolated public static func value(forKeyPath path: String) -> Any? {
                path == "sharedApplication" ? MainActor.assumeIsolated { present } : nil
            }

            \#(notifications("UIApplication", ofApplication))
        }

        @MainActor open class UIScene: UIResponder, Hashable {
            public enum ActivationState: Int, Sendable {
                case unattached = -1
                case foregroundActive, foregroundInactive, background
            }

            open var activationState = ActivationState.unattached
            public let session: UISceneSession

            public init(session: UISceneSession) { self.session = session }

            nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
            nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

            \#(notifications("UIScene", ofScene))
        }

        @MainActor public final class UISceneSession {
            public struct Role: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
            }

            public let persistentIdentifier: String
            public let role: Role

            public init(_ identifier: String, _ role: String) {
                (persistentIdentifier, self.role) = (identifier, Role(rawValue: role))
            }
        }

        @MainActor public final class UIDevice {
            public static let current = UIDevice()
            public let systemName = "iOS"
            public let systemVersion = "18.2"
        }

        #if !canImport(Darwin)
            public let CTL_KERN: Int32 = 1
            public let KERN_PROC: Int32 = 14
            public let KERN_PROC_PID: Int32 = 1

            public struct kinfo_proc {
                var start = timeval()
                public init() {}
            }

            /// The process began two seconds ago.
            public func sysctl(
                _ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ old: UnsafeMutableRawPointer!,
                _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int
            ) -> Int32 {
                let seconds = Int(Date().timeIntervalSince1970) - 2
                old.storeBytes(of: timeval(tv_sec: seconds, tv_usec: 0), as: timeval.self)
                return name[3] == getpid() ? 0 : -1
            }
        #endif

        """#

    private static let ofApplication = [
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
        "willTerminate", "didReceiveMemoryWarning", "significantTimeChange", "protectedDataDidBecomeAvailable",
        "protectedDataWillBecomeUnavailable",
    ]

    private static let ofScene = [
        "willConnect", "didDisconnect", "willEnterForeground", "didActivate", "willDeactivate", "didEnterBackground",
    ]

    /// Constants, with the values that they have in Objective-C.
    private static func notifications(_ type: String, _ names: [String]) -> String {
        names.map { name in
            let value = type + name.prefix(1).uppercased() + name.dropFirst() + "Notification"
            return "nonisolated public static let \(name)Notification = Notification.Name(\"\(value)\")"
        }.joined(separator: "\n")
    }
}
