import CodeMutations
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
            case .coldAction:
                """
                        if let item = connectionOptions.shortcutItem {
                            Router.shared.perform(item)
                        }

                """
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
