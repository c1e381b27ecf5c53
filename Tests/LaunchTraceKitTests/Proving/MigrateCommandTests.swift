import CodeMutations
import Foundation
import Testing

@testable import LaunchTraceKit

/// An app before and after a change of its code, each in a folder of its own.
struct MigratedApp {
    var old: [String: String]
    var new: [String: String]

    init(old: [String: String], new: [String: String]) { (self.old, self.new) = (old, new) }

    /// The step from an app to another.
    init(from old: WholeApp = .swiftDelegate, to new: WholeApp = .swiftScenes) {
        self.init(old: old.files, new: new.files)
    }

    static let appDelegate = "App/AppDelegate.swift"
    static let sceneDelegate = "App/SceneDelegate.swift"

    /// What the new state can be without.
    enum Part {
        case coldURL, coldActivity, coldAction, warmURL, delegate, task

        var text: String {
            switch self {
            case .coldURL: "        openAll(connectionOptions.urlContexts)\n"
            case .coldActivity:
                "        for activity in connectionOptions.userActivities { Router.shared.resume(activity) }\n"
            case .coldAction: "        if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }\n"
            case .warmURL:
                """
                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        openAll(URLContexts)
                    }

                """
            case .delegate: "        center.delegate = Pushes.shared\n"
            case .task: "        Refresh.register()\n"
            }
        }

        var file: String {
            switch self {
            case .coldURL, .coldActivity, .coldAction, .warmURL: MigratedApp.sceneDelegate
            case .delegate, .task: MigratedApp.appDelegate
            }
        }
    }

    func without(_ part: Part) throws -> MigratedApp { try replacing(part.text, with: "", in: part.file) }

    /// The same with more in the old app delegate.
    func with(inOldDelegate members: String) throws -> MigratedApp {
        var app = self
        app.old = try old.replacing(Self.lastMethod, with: members + Self.lastMethod, in: Self.appDelegate)
        return app
    }

    /// The same with more in the new app delegate.
    func with(inNewDelegate members: String) throws -> MigratedApp {
        try replacing(Self.lastMethod, with: members + Self.lastMethod, in: Self.appDelegate)
    }

    /// The same with more in the new scene delegate, and at the beginning of the method that connects a scene.
    func with(inSceneDelegate members: String, atConnection code: String = "") throws -> MigratedApp {
        let (last, first) = ("    private func openAll(", "        guard let windowScene")
        return try replacing(last, with: members + last, in: Self.sceneDelegate).replacing(
            first, with: code + first, in: Self.sceneDelegate)
    }

    private static let lastMethod =
        "    func application(\n        _ application: UIApplication, didReceiveRemoteNotification"

    /// The same with other text in the new state.
    func replacing(_ text: String, with other: String, in file: String) throws -> MigratedApp {
        MigratedApp(old: old, new: try new.replacing(text, with: other, in: file))
    }

    /// What the tool says of the step.
    func outcome(_ words: String...) -> CommandOutcome { files.outcome(["migrate", "--check", "old", "new"] + words) }

    /// Both states, each in its folder.
    var files: SampleFiles {
        let before = old.map { ("old/\($0.key)", $0.value) }
        let after = new.map { ("new/\($0.key)", $0.value) }
        return SampleFiles(Dictionary(uniqueKeysWithValues: before + after))
    }

    /// The lines about changes, without the gaps between their columns.
    var changes: [String] {
        let lines = outcome().stdout.split(separator: "\n").dropLast()
        return lines.map { $0.split(separator: " ").joined(separator: " ") }
    }
}

extension [String: String] {
    fileprivate func replacing(_ text: String, with other: String, in file: String) throws -> [String: String] {
        var files = self
        let parts = try #require(self[file]).split(separator: text, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(file) has \(parts.count - 1) of \(text)")
        files[file] = parts.joined(separator: other)
        return files
    }
}

/// Two states of an app, as they are named and as git has them.
struct MigrateCommandTests {
    private func write(_ app: WholeApp, in git: GitFolder) throws {
        for (path, text) in app.files { try git.folder.write(path, text) }
    }

    /// What the tool says in the folder.
    private func migrate(_ words: String, in git: GitFolder) throws -> CommandOutcome {
        let path = try git.path
        let words = words.split(separator: " ").map { $0 == "." ? path : String($0) }
        return CommandOutcome.of(["migrate"] + words, files: .ofSystem())
    }

    /// A repository whose first commit has an app without scenes, and whose working tree has what became of it.
    private func migrated(losing text: String = "") throws -> GitFolder {
        let git = try GitFolder()
        try write(.swiftDelegate, in: git)
        try git.commit()
        try write(.swiftScenes, in: git)
        let scene = try #require(WholeApp.swiftScenes.files[MigratedApp.sceneDelegate])
        try git.folder.write(MigratedApp.sceneDelegate, text.isEmpty ? scene : scene.replacing(text, with: ""))
        return git
    }

    @Test(.needs(.git)) func theOldStateIsReadFromGit() throws {
        let git = try migrated(losing: MigratedApp.Part.coldURL.text)
        try git.setTraps()
        let outcome = try migrate("--since main .", in: git)
        outcome.expect(
            """
            lost  openURL recipes://path, cold  App/AppDelegate.swift:22 handled it; connectionOptions.urlContexts is never read
            24 launches compared with main: 23 lose nothing, 1 loses something

            """, status: 1)
        #expect(try !git.hasRunATrap)
        #expect(try migrate("--since main \(git.path)/Recipes.xcodeproj --target Recipes", in: git) == outcome)
        let links = try Folder()
        let link = links.url.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try git.path)
        #expect(try migrate("--since main \(link)/Recipes.xcodeproj --target Recipes", in: git) == outcome)
    }

    @Test(.needs(.git)) func aRightStepEndsWell() throws {
        let git = try migrated()
        try migrate("--since HEAD .", in: git).expect("24 launches compared with HEAD: 24 lose nothing\n")
    }

    @Test(.needs(.git)) func whatGitDoesNotKnowIsRefused() throws {
        let git = try migrated()
        let unknown = try migrate("--since nowhere .", in: git)
        #expect(unknown.status == 2 && unknown.stderr.hasSuffix(": git has no revision nowhere\n"))
        #expect(unknown.stderr.hasPrefix("launchtrace: error: cannot read "))
        try git.commit("Scenes")
        try git.sh("git clone -q --depth 1 'file://'$PWD shallow")
        let shallow = try migrate("--since HEAD~1 \(git.path)/shallow", in: git)
        #expect(shallow.status == 2 && shallow.stderr.contains("fetch-depth: 0"), "\(shallow)")
        let folder = try Folder()
        let outside = try migrate("--since HEAD \(folder.url.path)", in: git)
        #expect(outside.status == 2 && outside.stdout == "", "\(outside)")
    }

    /// The project has to be there before, too.
    @Test(.needs(.git)) func aProjectThatWasNotThereIsRefused() throws {
        let git = try GitFolder()
        try git.commit()
        try write(.swiftScenes, in: git)
        let outcome = try migrate("--since main .", in: git)
        #expect(outcome.status == 2 && outcome.stderr.contains("no Xcode project found"), "\(outcome)")
    }

    @Test func withoutGitThereIsNoOldState() {
        let files = SampleFiles(WholeApp.swiftScenes.files)
        let outcome = files.outcome("migrate", "--since", "main", WholeApp.project)
        #expect(
            outcome.stderr
                == "launchtrace: error: cannot read Recipes.xcodeproj: git cannot be run: there is no git here\n")
        #expect(outcome.status == 2 && outcome.stdout == "")
    }

    @Test func whatIsNoProjectIsRefused() {
        let files = SampleFiles(["old/App.swift": "", "a.json": "{}"])
        for words in ["--check old old", "--check a.json a.json", "--check none none", "--since main none"] {
            let outcome = files.outcome(["migrate"] + words.split(separator: " ").map(String.init))
            #expect(outcome.status == 2 && outcome.stdout == "" && !outcome.stderr.isEmpty, "\(words): \(outcome)")
        }
    }

    /// Each state can be read from folders of code, with options for both states or for the old one. Only projects could be
    /// compared.
    @Test(arguments: [
        "--check old new --sources App --plist Info.plist --entitlements App.entitlements",
        "--check old new --sources App --plist Info.plist --old-sources old/App --old-plist old/Info.plist",
        "--check --sources new/App --plist new/Info.plist --old-sources old/App --old-plist old/Info.plist",
        "--check old new --target Recipes --old-target Recipes",
    ]) func aStateIsReadFromFolders(_ words: String) throws {
        let app = try MigratedApp().without(.coldURL)
        let outcome = app.files.outcome(["migrate"] + words.split(separator: " ").map(String.init))
        #expect(outcome.status == 1 && outcome.stderr.isEmpty, "\(outcome)")
        #expect(outcome.stdout.hasPrefix("lost  openURL recipes://path, cold  "), "\(outcome)")
        #expect(outcome.stdout.hasSuffix(" lose nothing, 1 loses something\n"), "\(outcome)")
    }

    /// The old state lacks the folder. It was read from the working directory, which had that of the new state.
    @Test func aFolderThatOnlyOneStateHasIsAnError() throws {
        let app = try MigratedApp().without(.coldURL)
        let files = Dictionary(uniqueKeysWithValues: app.old.map { ("old/\($0.key)", $0.value) })
        let moved = app.new.map { ($0.key.replacing("App/", with: "Code/"), $0.value) }
        let outcome = SampleFiles(files.merging(moved) { $1 }).outcome(
            "migrate", "--check", "old", ".", "--sources", "Code", "--plist", "Info.plist")
        #expect(outcome.status == 2 && outcome.stdout.isEmpty && outcome.stderr.contains("old/Code"), "\(outcome)")
    }

    @Test(arguments: [
        ("--check old --sources App", "NEW is missing"), ("--check --sources App", "OLD is missing"),
        ("--check old new --old-plist Info.plist", "--old-plist"),
        ("old --old-sources App", "--old-sources needs --check or --since"),
    ]) func aStateThatIsNotCompleteIsRefused(_ words: String, message: String) {
        let outcome = SampleFiles([:]).outcome(["migrate"] + words.split(separator: " ").map(String.init))
        #expect(outcome.status == 2 && outcome.stderr.contains(message), "\(outcome)")
    }

    /// An app whose delegate isn't found can't be judged.
    @Test func anAppWithoutADelegateIsRefused() throws {
        var app = MigratedApp()
        app.old[MigratedApp.appDelegate] = "import UIKit\n"
        let outcome = app.outcome()
        #expect(outcome.status == 2 && outcome.stderr.contains("the app isn't analyzed"), "\(outcome)")
    }

    @Test func aTableIsForAPullRequest() throws {
        let outcome = try MigratedApp().without(.coldURL).outcome("--format", "markdown")
        #expect(
            outcome.stdout == """
                |  | what | why |
                | --- | --- | --- |
                | lost | openURL `recipes://path`, cold | `App/AppDelegate.swift:22` handled it; `connectionOptions.urlContexts` is never read |

                24 launches compared with old: 23 lose nothing, 1 loses something

                """)
    }

    @Test func otherProgramsReadJSON() throws {
        let outcome = try MigratedApp().without(.coldURL).outcome("--format", "json")
        #expect(
            outcome.stdout == """
                {
                  "comparedWith": "old",
                  "launches": 24,
                  "kept": false,
                  "summary": "24 launches compared with old: 23 lose nothing, 1 loses something",
                  "changes": [
                    {
                      "kind": "lost",
                      "what": "openURL recipes://path, cold",
                      "before": {
                        "text": "handled it",
                        "at": { "file": "App/AppDelegate.swift", "line": 22, "column": 5 }
                      },
                      "after": { "text": "connectionOptions.urlContexts is never read" },
                      "launches": ["openURL (notRunning)"]
                    }
                  ]
                }

                """)
    }

    @Test func aProductReplacesNoProject() throws {
        let outcome = try MigratedApp().without(.coldURL).outcome("-o", "changes.txt")
        #expect(outcome.status == 1 && outcome.stdout == "" && outcome.files.map(\.path) == ["changes.txt"])
    }
}
