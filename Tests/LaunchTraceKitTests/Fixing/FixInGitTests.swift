import Testing

@testable import LaunchTraceKit

/// What `lint --fix` writes in a working tree.
struct FixInGitTests {
    private let tool: BuiltTool
    private static let lint = "$tool lint --plist Info.plist --sources App --fix"

    init() throws {
        tool = try BuiltTool()
        let sample = try #require(FixSample.all.first { $0.description == "Swift: a link that starts the app" })
        for (path, text) in try #require(sample.files) { try tool.folder.write(path, text) }
    }

    private var sceneDelegate: String { get throws { try tool.folder.read("App/SceneDelegate.swift") } }

    private static let inserted = "        self.scene(scene, openURLContexts: options.urlContexts)\n"

    @Test(.needs(.git)) func whatIsCommittedIsWritten() throws {
        let result = try tool.shWithGit(
            "git init -q; git add .; git commit -qm a; echo >> App/Router.swift; \(Self.lint)")
        #expect(
            result
                == ShellResult(stderr: "App/SceneDelegate.swift: 1 insertion made\nApp: 18 launches, nothing found\n"))
        let changed = try tool.shWithGit("git diff --numstat App/SceneDelegate.swift")
        #expect(changed.stdout == "1\t0\tApp/SceneDelegate.swift\n")
        #expect(try sceneDelegate.contains(Self.inserted))
    }

    @Test(
        .needs(.git),
        arguments: [
            ("git add .; git commit -qm a; echo >> App/SceneDelegate.swift", "it has uncommitted changes"),
            (
                "git add .; git commit -qm a; echo >> App/SceneDelegate.swift; git add .; git checkout -q HEAD -- Info.plist",
                "it has uncommitted changes"
            ), ("git add .; git rm -q --cached App/SceneDelegate.swift; git commit -qm a", "git doesn't track it"),
            ("git add .", "it has uncommitted changes"),
        ]) func whatIsInNoCommitIsLeft(before: String, reason: String) throws
    {
        let result = try tool.shWithGit("git init -q; \(before); \(Self.lint)")
        #expect(result.status == 1)
        #expect(try !sceneDelegate.contains(Self.inserted))
        #expect(
            result.stderr.hasPrefix(
                "launchtrace: App/SceneDelegate.swift is unchanged: \(reason); --force changes it\n"), "\(result)")
        #expect(try tool.shWithGit("\(Self.lint) --force").status == 0)
        #expect(try sceneDelegate.contains(Self.inserted))
    }

    @Test func withoutGitNothingIsWrittenUnlessForced() throws {
        let result = try tool.shWithGit("\(Self.lint)")
        #expect(
            result.status == 1 && result.stderr.contains("is not in a git repository; --force changes it"), "\(result)")
        #expect(try !sceneDelegate.contains(Self.inserted))
        let forced = try tool.shWithGit("\(Self.lint) --force")
        #expect(forced.status == 0)
        #expect(try sceneDelegate.contains(Self.inserted))
    }

    /// A diff that git takes.
    @Test(.needs(.git)) func theDiffIsAPatch() throws {
        let result = try tool.shWithGit(
            "git init -q; git add .; git commit -qm a; \(Self.lint) --dry-run > fix.patch; git apply --check fix.patch && git status --short App"
        )
        #expect(result.status == 0 && result.stdout.isEmpty, "\(result)")
    }

    /// A link may lead to what is none of the project's.
    @Test func whatALinkLeadsToOutsideIsLeft() throws {
        let result = try tool.shWithGit(
            """
            mkdir inside; mv App Info.plist inside; mv inside/App/SceneDelegate.swift other.swift
            ln -s ../../other.swift inside/App/SceneDelegate.swift; cp other.swift before
            cd inside; $tool lint --plist Info.plist --sources App --root . --fix --force; cmp ../other.swift ../before
            """)
        #expect(!result.stderr.contains("insertion"), "\(result)")
        #expect(try !tool.folder.read("other.swift").contains(Self.inserted))
    }

    /// A link to a file of the project is one more name of it.
    @Test func aLinkInsideIsFollowed() throws {
        let result = try tool.shWithGit(
            """
            mkdir Shared; mv App/SceneDelegate.swift Shared; ln -s ../Shared/SceneDelegate.swift App/SceneDelegate.swift
            \(Self.lint) --force --root .; test -L App/SceneDelegate.swift
            """)
        #expect(
            result.status == 0 && result.stderr.contains("Shared/SceneDelegate.swift: 1 insertion made"), "\(result)")
        #expect(try tool.folder.read("Shared/SceneDelegate.swift").contains(Self.inserted))
    }

    /// The mode of a file stays.
    @Test func aFileKeepsItsMode() throws {
        let result = try tool.shWithGit(
            "chmod 640 App/SceneDelegate.swift; \(Self.lint) --force; ls -l App/SceneDelegate.swift")
        #expect(result.stdout.contains("-rw-r-----"), "\(result)")
    }
}
