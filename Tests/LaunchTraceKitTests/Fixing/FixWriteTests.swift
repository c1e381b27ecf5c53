import Testing

@testable import LaunchTraceKit

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
