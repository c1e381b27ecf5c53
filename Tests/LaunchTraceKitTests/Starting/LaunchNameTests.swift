import Foundation
import SampleLaunches
import Testing

@testable import LaunchTraceKit

struct LaunchNameTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let trigger: Trigger
        var start = Start.notRunning
        let file: String
        let title: String

        var testDescription: String { file }
    }

    @Test(arguments: [
        Case(trigger: .tapIcon, file: "icon-cold", title: "Icon, cold"),
        Case(trigger: .tapIcon, start: .background, file: "icon-warm", title: "Icon, warm"),
        Case(trigger: .openURL("feed://path"), file: "url-feed-cold", title: "URL feed, cold"),
        Case(trigger: .openURL("x-My.App+1://path"), file: "url-x-my-app-1-cold", title: "URL x-My.App+1, cold"),
        Case(
            trigger: .openUniversalLink("https://www.example.com/path"), file: "universal-link-www-example-com-cold",
            title: "Universal link www.example.com, cold"),
        Case(
            trigger: .continueActivity(ContinuedActivity(activityType: "com.example.ReadArticle")),
            file: "handoff-read-article-cold", title: "Handoff com.example.ReadArticle, cold"),
        Case(
            trigger: .continueActivity(ContinuedActivity(activityType: "com.apple.x", source: .spotlight)),
            file: "spotlight-cold", title: "Spotlight, cold"),
        Case(
            trigger: .quickAction(type: "com.example.action"), file: "quick-action-cold",
            title: "Quick action com.example.action, cold"),
        Case(trigger: .quickAction(type: "…"), file: "quick-action-cold", title: "Quick action …, cold"),
        Case(
            trigger: .backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "com.example.sync")),
            start: .background, file: "app-refresh-task-sync-warm", title: "App refresh task com.example.sync, warm"),
        Case(
            trigger: .backgroundEvent(BackgroundEvent(kind: .voipPush)), file: "voip-push-cold",
            title: "VoIP push, cold"),
        Case(
            trigger: .remoteNotification(RemoteNotification(contentAvailable: true)), file: "silent-push-cold",
            title: "Silent push, cold"),
        Case(trigger: .openWindow(.carPlay), file: "car-play-cold", title: "CarPlay, cold"),
        Case(trigger: .openWindow(.window), file: "second-window-cold", title: "Second window, cold"),
    ]) func tellsWhatTheLaunchIs(_ sample: Case) {
        let launch = AppLaunch(start: sample.start, triggers: [sample.trigger])
        #expect(LaunchName.all(of: [launch]) == [LaunchName(file: sample.file, title: sample.title)])
    }

    /// No two launches have one file, however alike their triggers are named.
    @Test func differs() {
        // Of a long identifier whole parts are left out, and of a long part whole words: it was cut anywhere.
        let owner = "org.example-with-a-very-long-name.department-of-apps"
        let long = ["ios-background-app-refresh", String(repeating: "word-", count: 20)].map { "\(owner).\($0)" }
        let named = (long + long.map { $0.replacing("org", with: "com") }).map {
            AppLaunch(start: .notRunning, triggers: [.quickAction(type: $0)])
        }
        #expect(
            LaunchName.all(of: named).map(\.file) == [
                "quick-action-department-of-apps-ios-background-app-refresh-cold",
                "quick-action-\(String(repeating: "word-", count: 12))cold",
                "quick-action-department-of-apps-ios-background-app-refresh-cold-2",
                "quick-action-\(String(repeating: "word-", count: 12))cold-2",
            ])
        let types = ["com.a.new", "com.b.new", "Other", "a.b", "a-b", "a.b.", String(repeating: "x", count: 500)]
        let launches = types.map { AppLaunch(start: .notRunning, triggers: [.quickAction(type: $0)]) }
        #expect(
            LaunchName.all(of: launches).map(\.file) == [
                "quick-action-com-a-new-cold", "quick-action-com-b-new-cold", "quick-action-other-cold",
                "quick-action-a-b-cold", "quick-action-a-b-cold-2", "quick-action-a-b-cold-3",
                "quick-action-\(String(repeating: "x", count: 60))-cold",
            ])
    }
}

struct ExamplesTests {
    static func outcome(_ words: String...) -> CommandOutcome { CommandOutcome.of(words, files: .ofSystem()) }

    @Test func everyEventAndEveryFindingIsListed() {
        let lines = Self.outcome("examples").stdout.split(separator: "\n")
        let words = EventKind.allCases.map(\.rawValue) + FindingKind.allCases.flatMap { [$0.code, "\($0.code).clean"] }
        for word in words { #expect(lines.count { $0 == "    launchtrace new \(word)" } == 1, "\(word)") }
    }

    @Test func eachEntryIsAQuestionWithAnAnswer() throws {
        for entry in ExampleIndex().sections.flatMap(\.entries) {
            #expect(entry.question.hasSuffix("?") || FindingKind.allCases.contains { $0.meaning == entry.question })
            #expect(FileManager.default.fileExists(atPath: "\(Example.folder)/\(entry.folder)"), "\(entry.folder)")
        }
    }

    /// Workflows, app files and the Xcode project are no scenarios.
    @Test func everyFolderAnswersAQuestion() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Example.folder).filter {
            !$0.hasSuffix(".md")
        }
        let index = ExampleIndex()
        #expect(Set(folders) == Set(index.sections.flatMap(\.entries).map(\.folder)).union(["Recipes", "apps", "ci"]))
    }

    /// `launchtrace examples Examples --format markdown -o Examples/README.md` writes it anew.
    @Test func theIndexOfTheExamplesIsAsItWouldBePrinted() throws {
        let readme = try String(contentsOfFile: "\(Example.folder)/README.md", encoding: .utf8)
        #expect(Self.outcome("examples", Example.folder, "--format", "markdown").stdout == readme)
        for example in Example.all { #expect(readme.contains("](\(example))"), "\(example)") }
    }

    @Test func aFolderWithoutExamplesIsRefused() {
        let outcome = Self.outcome("examples", "/nowhere")
        outcome.expect(stderr: "launchtrace: error: cannot list /nowhere/icon: no such file or directory\n", status: 2)
    }
}
