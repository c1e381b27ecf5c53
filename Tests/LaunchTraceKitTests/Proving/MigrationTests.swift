import CodeMutations
import Foundation
import Testing

/// What an app's users lose by a change of its code.
struct MigrationTests {
    @Test(arguments: WholeApp.all) func theSameAppKeepsEverything(_ app: WholeApp) {
        let outcome = MigratedApp(from: app, to: app).outcome()
        #expect(outcome.status == 0 && outcome.stdout.hasSuffix("lose nothing\n"), "\(outcome)")
        #expect(outcome.stdout.split(separator: "\n").count == 1)
    }

    private static let steps: [(WholeApp, WholeApp)] = [
        (.swiftDelegate, .swiftScenes), (.swiftDelegate, .swiftUIAdaptor), (.objectiveCDelegate, .objectiveCScenes),
        (.swiftDelegate, .objectiveCScenes), (.swiftScenes, .swiftDelegate),
    ]

    @Test(arguments: steps) func aRightMigrationKeepsEverything(_ step: (WholeApp, WholeApp)) {
        let outcome = MigratedApp(from: step.0, to: step.1).outcome()
        #expect(outcome.status == 0 && outcome.stderr == "")
        #expect(outcome.stdout == "24 launches compared with old: 24 lose nothing\n")
    }

    /// Each breaks a launch of an app that lost nothing before.
    @Test(arguments: CodeMutation.all.ofMigrations(\.app)) func aBrokenMigrationLosesSomething(_ mutation: CodeMutation)
        throws
    {
        guard case .finding(let code) = mutation.notice, code != "LT024" else { return }
        let app = MigratedApp(
            old: mutation.app.before?.files ?? [:], new: try mutation.app.files(after: mutation.edits))
        #expect(app.outcome().status == 1, "\(app.outcome())")
    }

    @Test(arguments: HarmlessChange.all.ofMigrations(\.app)) func aHarmlessChangeLosesNothing(_ change: HarmlessChange)
        throws
    {
        let app = MigratedApp(old: change.app.before?.files ?? [:], new: try change.app.files(after: change.edits))
        #expect(app.changes == [])
    }

    // MARK: - Payloads

    @Test func aColdLinkIsLost() throws {
        let outcome = try MigratedApp().without(.coldURL).outcome()
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout == """
                lost  openURL recipes://path, cold  App/AppDelegate.swift:22 handled it; connectionOptions.urlContexts is never read
                24 launches compared with old: 23 lose nothing, 1 loses something

                """)
    }

    @Test func aWarmLinkIsLost() throws {
        let app = try MigratedApp().without(.warmURL)
        #expect(
            app.changes == ["lost openURL recipes://path, warm App/AppDelegate.swift:22 handled it; nothing handles it"]
        )
    }

    @Test func anActivityIsLost() throws {
        let app = try MigratedApp().without(.coldActivity)
        let loss = "App/AppDelegate.swift:28 handled it; connectionOptions.userActivities is never read"
        #expect(
            // Handoff comes to the method for a running app at a cold start, too.
            app.changes == ["lost openUniversalLink https://recipes.example/path, cold \(loss)"])
    }

    @Test func aQuickActionIsLost() throws {
        let app = try MigratedApp().without(.coldAction).replacing(
            "completionHandler(Router.shared.perform(shortcutItem))", with: "completionHandler(false)",
            in: MigratedApp.sceneDelegate)
        #expect(
            app.changes == [
                "lost quickAction com.example.new, cold and warm App/AppDelegate.swift:35 handled it; nothing handles it"
            ])
    }

    /// The old app lost them, too.
    @Test func whatNothingTookIsNotLost() throws {
        var app = try MigratedApp(from: .swiftScenes).without(.coldURL)
        app.old = app.new
        #expect(app.changes == [])
        let fixed = MigratedApp(old: app.old, new: WholeApp.swiftScenes.files)
        #expect(
            fixed.changes == [
                "new openURL recipes://path, cold nothing handled it; App/SceneDelegate.swift:14 handles it"
            ])
    }

    @Test func aDelegateThatIsSetInTheSceneIsLate() throws {
        let app = try MigratedApp().without(.delegate).with(
            inSceneDelegate: "", atConnection: "        UNUserNotificationCenter.current().delegate = Pushes.shared\n")
        #expect(
            app.changes == [
                "late tapNotification remote, cold App/AppDelegate.swift:17 set the delegate in time; "
                    + "App/SceneDelegate.swift:9 sets it too late"
            ])
    }

    @Test func aTaskThatIsRegisteredInTheSceneIsLate() throws {
        let app = try MigratedApp().without(.task).with(
            inSceneDelegate: "", atConnection: "        Refresh.register()\n")
        #expect(app.outcome().status == 1)
        #expect(
            app.changes == [
                "late registering the task \"com.example.refresh\" App/AppDelegate.swift:8 did it in time; "
                    + "App/SceneDelegate.swift:6 too late for registering the task \"com.example.refresh\": "
                    + "application(_:didFinishLaunchingWithOptions:) has returned"
            ])
    }

    /// Its class has a superclass that nothing is known of.
    @Test func whatIsNotKnownIsNotJudged() throws {
        let app = try MigratedApp().without(.warmURL).replacing(
            "SceneDelegate: UIResponder,", with: "SceneDelegate: OtherDelegate,", in: MigratedApp.sceneDelegate)
        #expect(app.outcome().status == 0)
        #expect(app.changes.count == 1, "\(app.changes)")
        #expect(
            app.changes[0].hasPrefix(
                "not analyzed openURL recipes://path, warm App/AppDelegate.swift:22 handled it; "
                    + "App/SceneDelegate.swift:3 "))
        #expect(app.outcome().stdout.hasSuffix(": 22 lose nothing, 2 are not analyzed\n"))
    }

    /// UIKit calls the method for a quick action, too, unless the launch method returns false.
    @Test func aQuickActionIsTakenTwice() throws {
        let read = """
                    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                        Router.shared.perform(item)
                    }

            """
        let app = try MigratedApp(to: .swiftDelegate).replacing(
            MigratedApp.Part.task.text, with: MigratedApp.Part.task.text + read, in: MigratedApp.appDelegate)
        #expect(app.outcome().status == 1)
        #expect(app.changes.count == 1 && app.changes[0].hasPrefix("twice quickAction com.example.new, cold "))
        #expect(app.outcome().stdout.hasSuffix(": 23 lose nothing, 1 does something twice\n"))
        // Once instead of twice is no loss.
        #expect(MigratedApp(old: app.new, new: WholeApp.swiftScenes.files).changes == [])
    }

    @Test func optionsThatAreNilNowAreDifferent() throws {
        let read = "        if launchOptions?[.location] != nil { Router.shared.open(home) }\n"
        var app = try MigratedApp().replacing(
            MigratedApp.Part.task.text, with: MigratedApp.Part.task.text + read, in: MigratedApp.appDelegate)
        app.old[MigratedApp.appDelegate] = app.old[MigratedApp.appDelegate]?.replacing(
            MigratedApp.Part.task.text, with: MigratedApp.Part.task.text + read)
        #expect(app.outcome().status == 0)
        #expect(app.changes.count == 1 && app.changes[0].hasPrefix("different launch options "), "\(app.changes)")
    }

    @Test func aSchemeThatIsDeclaredNoMoreIsLost() throws {
        let app = try MigratedApp().replacing(
            "<string>recipes</string>", with: "<string>other</string>", in: "Info.plist")
        #expect(
            app.changes == [
                "lost openURL recipes://path, cold and warm App/AppDelegate.swift:22 handled it; its scheme is no "
                    + "longer declared"
            ])
    }

    // MARK: - SwiftUI

    @Test func aLinkMayBeTakenByAView() throws {
        let app = MigratedApp(from: .swiftDelegate, to: .swiftUI)
        #expect(!app.changes.contains { $0.contains("openURL") })
        #expect(app.changes.contains { $0.hasPrefix("lost quickAction com.example.new, cold and warm ") })
        let without = try app.replacing(".onOpenURL {", with: ".onChange(of: 1) {", in: "App/HomeView.swift")
        #expect(without.changes.contains { $0.hasPrefix("lost openURL recipes://path, cold and warm ") })
    }
}

extension WholeApp {
    /// What it was before it had scenes; nil of those that have none, or are no step from one of the others.
    fileprivate var before: WholeApp? {
        switch description {
        case WholeApp.swiftScenes.description, WholeApp.swiftUIAdaptor.description: .swiftDelegate
        case WholeApp.objectiveCScenes.description: .objectiveCDelegate
        default: nil
        }
    }
}

extension Array {
    /// Those of an app that was migrated: some of many, or all with `make mutations`.
    fileprivate func ofMigrations(_ app: (Element) -> WholeApp) -> [Element] {
        let all = filter { app($0).before != nil }
        let isAsked = ProcessInfo.processInfo.environment["LAUNCHTRACE_MUTATIONS"] != nil
        return isAsked ? all : stride(from: 0, to: all.count, by: 10).map { all[$0] }
    }
}
