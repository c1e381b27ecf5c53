import Foundation
import Testing

/// What `lint --fix` does where a file can't be written as it was read.
@Suite(.needs(.git)) struct FixWriteTests {
    private let tool: BuiltTool
    private static let lint = "$tool lint --plist Info.plist --sources App --fix"
    private static let file = "App/SceneDelegate.swift"

    init() throws {
        tool = try BuiltTool()
        let sample = try #require(FixSample.all.first { $0.description == "Swift: a link that starts the app" })
        for (path, text) in try #require(sample.files) { try tool.folder.write(path, text) }
    }

    /// An edit that an editor saved between the reading and the writing was lost, with status 0.
    @Test func anEditInBetweenIsKept() throws {
        try tool.folder.write(
            "bin/git",
            """
            #!/bin/sh
            /usr/bin/git "$@"; status=$?
            case "$*" in *cat-file*) echo '// An edit.' >> \(tool.folder.url.path)/\(Self.file) ;; esac
            exit $status

            """)
        let result = try tool.shWithGit(
            "chmod +x bin/git; git init -q; git add App Info.plist; git commit -qm a; PATH=$PWD/bin:$PATH; \(Self.lint)"
        )
        #expect(result.status == 2)
        #expect(
            result.stderr.contains("launchtrace: error: cannot write \(Self.file): it has changed since it was read\n")
                || result.stderr.contains("SceneDelegate.swift: it has changed since it was read\n"), "\(result)")
        #expect(!result.stderr.contains("insertion made"), "\(result)")
        #expect(result.stdout.contains("LT011"), "\(result)")
        let text = try tool.folder.read(Self.file)
        #expect(text.hasSuffix("// An edit.\n") && !text.contains("options.urlContexts)\n        self"))
        #expect(try tool.folder.names.allSatisfy { !$0.hasSuffix(".tmp") })
    }

    /// On a full disk it said "cannot write", and then "1 insertion made".
    @Test func onlyWhatIsWrittenIsReported() throws {
        let result = try tool.shWithGit(
            "git init -q; git add .; git commit -qm a; (trap '' XFSZ; ulimit -f 0; \(Self.lint)) 2>&1 | cat")
        #expect(result.stdout.contains("launchtrace: error: cannot write "), "\(result)")
        #expect(result.stdout.contains("LT011"), "\(result)")
        #expect(!result.stdout.contains("insertion") && !result.stdout.contains("nothing found"), "\(result)")
        #expect(try tool.shWithGit("git status --porcelain App").stdout == "")
    }

    /// In an Info.plist, lines that end with a line feed were written between others. For LT019 no fix was offered, since the
    /// lines of such a file weren't told apart.
    @Test(arguments: FixSample.all) func linesEndAsThoseOfTheFile(_ sample: FixSample) throws {
        let files = try #require(sample.files).mapValues { $0.replacing("\n", with: "\r\n") }
        let written = SampleFiles(files).outcome(FixTests.lint + ["--fix", "--force"]).files
        let usual = SampleFiles(try #require(sample.files)).outcome(FixTests.lint + ["--fix", "--force"]).files
        #expect(!written.isEmpty && written.map(\.path) == usual.map(\.path))
        for (file, other) in zip(written, usual) {
            #expect(file.content == other.content.replacing("\n", with: "\r\n"), "\(file.path)")
        }
    }
}

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
        result.expect(stderr: "App/SceneDelegate.swift: 1 insertion made\nApp: 18 launches, nothing found\n")
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
        #expect(try tool.shWithGit("\(Self.lint) --force").status == 0)
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

extension RealToolTests {
    private static let names = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/UIKitNames").path
        .shellWord

    /// Optional methods of a protocol, which Swift has where it works with Objective-C.
    private static let flags =
        "-I . -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module"

    @Test(.needs(.swiftc), arguments: [5, 6]) func fixedAppsInSwiftCompile(version: Int) throws {
        let folder = try Self.folder(of: FixSample.all.filter(\.isSwift))
        let result = try RealTool.sh(
            """
            for m in CloudKit UserNotifications BackgroundTasks UIKit; do
              swiftc -emit-module -parse-as-library -swift-version \(version) -module-name $m \(Self.flags) \
                \(Self.names)/$m.swift || exit 1
            done
            for d in */; do
              swiftc -typecheck -parse-as-library -swift-version \(version) -warnings-as-errors -module-name Recipes \
                \(Self.flags) "$d"App/*.swift || { echo "$d"; exit 1; }
            done
            """, in: folder)
        #expect(result.status == 0, "\(result.stdout)\(result.stderr.prefix(4000))")
    }

    @Test(.needs(.clang)) func fixedAppsInObjectiveCCompile() throws {
        let folder = try Self.folder(of: FixSample.all.filter { !$0.isSwift })
        let result = try RealTool.sh(
            """
            for d in */; do
              clang -target arm64-apple-ios18 -fsyntax-only -fobjc-arc -fblocks -Wall -Werror -I \(Self.names)/Headers \
                "$d"App/*.m || { echo "$d"; exit 1; }
            done
            """, in: folder)
        #expect(result.status == 0, "\(result.stdout)\(result.stderr.prefix(4000))")
    }

    /// A folder with the apps as they are with their fixes.
    private static func folder(of samples: [FixSample]) throws -> Folder {
        let folder = try Folder()
        try #require(samples.count >= 10)
        for (number, sample) in samples.enumerated() {
            let files = SampleFiles(try #require(sample.files))
            for file in files.outcome(FixTests.lint + ["--fix", "--force"]).files { try files.access.write(file) }
            for (path, text) in files.all { try folder.write("\(number)/\(path)", text) }
        }
        return folder
    }
}
