import Foundation
import Testing

@testable import LaunchTraceKit
@testable import SystemFiles

/// A repository in a temporary folder whose settings name programs wherever git takes one, each of which would leave a mark.
struct GitFolder {
    let folder: Folder

    init() throws {
        folder = try Folder()
        try sh("git init -q -b main .")
    }

    /// The path to it, without links.
    var path: String { get throws { try FileAccess.ofSystem().locate(folder.url.path).path } }

    var repository: GitRepository { get throws { try GitRepository(path, .ofSystem()) } }

    func commit(_ message: String = "A state") throws {
        try sh("git add -A && git commit -q --allow-empty -m '\(message)'")
    }

    /// Runs a shell script in it, which has to succeed.
    @discardableResult func sh(_ script: String) throws -> String {
        let settings = [
            "HOME": folder.url.path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a",
            "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b", "PATH": "/usr/bin:/bin",
        ]
        let result = try folder.sh(script, environment: settings)
        try #require(result.status == 0, "\(result.stderr)")
        return result.stdout.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Names a program in every setting, attribute and hook that git would run one of; ``mark`` is there once one has run.
    func setTraps() throws {
        try folder.write(".git/trap", "#!/bin/sh\ntouch '\(folder.url.path)/\(Self.mark)'\ncat\n")
        try folder.write(".gitattributes", "* filter=trap diff=trap merge=trap\n")
        let settings = [
            "filter.trap.clean", "filter.trap.smudge", "filter.trap.process", "diff.trap.textconv", "diff.trap.command",
            "diff.external", "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass",
            "core.gitProxy", "credential.helper", "uploadpack.packObjectsHook", "alias.cat-file", "alias.ls-tree",
            "gpg.program",
        ]
        var script = "chmod +x .git/trap; mkdir -p .git/hooks; "
        script += "for hook in post-checkout post-index-change reference-transaction pre-commit fsmonitor-watchman; do "
        script += "cp .git/trap .git/hooks/$hook; done"
        for setting in settings { script += "; git config \(setting) '\(folder.url.path)/.git/trap'" }
        try sh(script)
    }

    static let mark = "trap-was-run"

    /// Whether one of the programs has run.
    var hasRunATrap: Bool { get throws { try folder.names.contains(Self.mark) } }
}

/// What is asked of git, and what isn't run for it.
@Suite(.enabled("git is missing") { RealTool.git.isThere }) struct GitRepositoryTests {
    private func files(_ git: GitFolder, at revision: String) throws -> FileAccess {
        let repository = try git.repository
        return try FileAccess.ofSystem().ofCommit(
            try repository.commit(revision), in: repository, from: repository.folder)
    }

    private func text(_ files: FileAccess, _ path: String) throws -> String {
        String(decoding: try files.readRegularFile(files.locate(path).path), as: UTF8.self)
    }

    private func reason<Value>(_ work: () throws -> Value) -> String? {
        do {
            _ = try work()
            return nil
        } catch { return (error as? FileProblem)?.reason ?? (error as? GitProblem)?.message ?? "\(error)" }
    }

    @Test func filesAreReadAsACommitHasThem() throws {
        let git = try GitFolder()
        try git.folder.write("App/Über uns.swift", "old")
        try git.folder.write("App/Deep/Other.swift", "other")
        try git.commit()
        try git.folder.write("App/Über uns.swift", "new")
        try git.folder.write("App/Later.swift", "later")
        let files = try files(git, at: "main")
        #expect(try text(files, "App/Über uns.swift") == "old")
        #expect(try text(files, try git.path + "/App/Deep/Other.swift") == "other")
        #expect(reason { try text(files, "App/Later.swift") } == "no such file or directory")
        #expect(reason { try text(files, "/etc/passwd") } == "no such file or directory")
        #expect(try files.listFolder("App") == [FolderEntry("Deep", .folder), FolderEntry("Über uns.swift", .file)])
        #expect(try files.listFolder(".")?.contains(FolderEntry("App", .folder)) == true)
        #expect(try files.listFolder("App/Deep/Other.swift") == nil)
    }

    /// A call takes some sixty of them.
    @Test func aFolderMayHaveManyFiles() throws {
        let git = try GitFolder()
        for number in 0..<200 { try git.folder.write("Code/\(number).swift", "let number = \(number)\n") }
        try git.commit()
        let files = try files(git, at: "HEAD")
        let texts = try (0..<200).map { try text(files, "Code/\($0).swift") }
        #expect(texts == (0..<200).map { "let number = \($0)\n" })
    }

    @Test func aLinkIsFollowedInsideOnly() throws {
        let git = try GitFolder()
        try git.folder.write("Shared/Code.swift", "code")
        try git.sh("mkdir App; cd App; ln -s ../Shared Linked; ln -s Linked/Code.swift Code.swift; ln -s ../../out Out")
        try git.sh("cd App; ln -s /etc/passwd Root; ln -s Round Round; ln -s Nowhere Gone")
        try git.commit()
        let files = try files(git, at: "HEAD")
        #expect(try text(files, "App/Code.swift") == "code")
        #expect(try files.locate("App/Linked/Code.swift").path == git.path + "/Shared/Code.swift")
        #expect(reason { try text(files, "App/Out") } == "it is a link that leads out of the repository")
        #expect(reason { try text(files, "App/Root") } == "it is a link that leads out of the repository")
        #expect(reason { try text(files, "App/Round") } == "too many levels of symbolic links")
        #expect(reason { try text(files, "App/Gone") } == "no such file or directory")
        let kinds = Dictionary(uniqueKeysWithValues: try (files.listFolder("App") ?? []).map { ($0.name, $0.kind) })
        #expect(kinds["Linked"] == .other && kinds["Code.swift"] == .file && kinds["Gone"] == .file)
    }

    /// A path through a link to the repository, or to a folder above it, was refused. On macOS `/tmp` is such a link.
    @Test func aLinkToTheRepositoryIsFollowed() throws {
        let git = try GitFolder()
        try git.folder.write("V1/Code.swift", "old")
        try git.folder.write("V2/Code.swift", "new")
        try git.sh("ln -s V1 App")
        try git.commit()
        try git.sh("rm App; ln -s V2 App")
        let links = try Folder()
        let (path, link) = (try git.path, links.url.path)
        try FileManager.default.createSymbolicLink(atPath: link + "/repository", withDestinationPath: path)
        try FileManager.default.createSymbolicLink(atPath: link + "/above", withDestinationPath: path.folderPath)
        let files = try files(git, at: "HEAD")
        for folder in [link + "/repository", link + "/above/" + path.lastPathPart] {
            // The links of the commit are those of the commit.
            #expect(try text(files, folder + "/App/Code.swift") == "old")
            #expect(try files.locate(folder).path == path)
            #expect(reason { try files.locate(folder + "/Nowhere") } == "no such file or directory")
        }
        #expect(reason { try files.locate(link + "/nowhere/App") } == "no such file or directory")
        #expect(reason { try files.locate(link) } == "no such file or directory")
    }

    @Test func nothingThatTheSettingsNameIsRun() throws {
        let git = try GitFolder()
        try git.folder.write("App.swift", "old")
        try git.commit()
        try git.folder.write("Other.swift", "new")
        try git.setTraps()
        #expect(try text(files(git, at: "main"), "App.swift") == "old")
        let repository = try git.repository
        #expect(try repository.state(of: "App.swift", bytes: Array("old".utf8)) == .unchanged)
        #expect(try repository.state(of: "Other.swift", bytes: []) == .untracked)
        #expect(try !git.hasRunATrap)
        // They would have left a mark.
        try git.sh("git status; git diff; true")
        #expect(try git.hasRunATrap)
    }

    @Test func aRevisionHasToBeKnown() throws {
        let git = try GitFolder()
        #expect(reason { try git.repository.commit("HEAD") } == "git has no revision HEAD")
        try git.commit()
        for name in ["nowhere", "", "-h", "--all", "main..main", "0000000000000000000000000000000000000000", "a\u{0}b"]
        { #expect(throws: GitProblem.unknownRevision(name, isShallow: false)) { try git.repository.commit(name) } }
    }

    @Test func aShallowRepositoryLacksMost() throws {
        let git = try GitFolder()
        try git.commit("First")
        try git.commit("Second")
        try git.sh("git clone -q --depth 1 'file://'$PWD shallow")
        let shallow = try GitRepository(git.path + "/shallow", .ofSystem())
        #expect(try shallow.commit("HEAD") == git.repository.commit("main"))
        let problem = GitProblem.unknownRevision("HEAD~1", isShallow: true)
        #expect(throws: problem) { try shallow.commit("HEAD~1") }
        #expect(problem.hint?.contains("fetch-depth: 0") == true)
    }

    /// They would be fetched by whatever the settings name.
    @Test func whatAPartialCloneLacksIsNotFetched() throws {
        let git = try GitFolder()
        try git.folder.write("App.swift", "code")
        try git.commit()
        try git.sh("git config uploadpack.allowFilter true")
        try git.sh("git clone -q --filter=blob:none --no-checkout 'file://'$PWD partial")
        let repository = try GitRepository(git.path + "/partial", .ofSystem())
        let files = try FileAccess.ofSystem().ofCommit(
            repository.commit("HEAD"), in: repository, from: repository.folder)
        let reason = reason { try text(files, "App.swift") }
        #expect(reason?.hasPrefix("git does not have its object ") == true, "\(reason ?? "")")
    }

    @Test func aFolderBelowTheRepositoryHasItsOwnPaths() throws {
        let git = try GitFolder()
        try git.folder.write("ios/App.swift", "code")
        try git.folder.write("README", "text")
        try git.commit()
        let repository = try GitRepository(git.path + "/ios", .ofSystem())
        let files = try FileAccess.ofSystem().ofCommit(repository.commit("main"), in: repository, from: git.path)
        #expect(try text(files, "ios/App.swift") == "code")
        #expect(reason { try text(files, "README") } == "no such file or directory")
        #expect(try repository.state(of: "App.swift", bytes: Array("code".utf8)) == .unchanged)
    }

    @Test func aFileIsAsInTheLastCommitOrNot() throws {
        let git = try GitFolder()
        try git.folder.write("App.swift", "one\ntwo\n")
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\ntwo\n".utf8)) == .untracked)
        try git.sh("git add -A")
        // It is staged, and before the first commit.
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\ntwo\n".utf8)) == .changed)
        try git.commit()
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\ntwo\n".utf8)) == .unchanged)
        // A checkout may end lines otherwise.
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\r\ntwo\r\n".utf8)) == .unchanged)
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\nthree\n".utf8)) == .changed)
        try git.folder.write("App.swift", "one\nthree\n")
        try git.sh("git add -A")
        #expect(try git.repository.state(of: "App.swift", bytes: Array("one\nthree\n".utf8)) == .changed)
    }

    @Test func elsewhereThereIsNoRepository() throws {
        let folder = try Folder()
        let place = try FileAccess.ofSystem().locate(folder.url.path).path
        #expect(throws: GitProblem.noRepository(folder: place)) { try GitRepository(place, .ofSystem()) }
        let absence = FileProblem.absence(reason: "there is no git here")
        #expect(throws: GitProblem.notRun(absence)) {
            try GitRepository(place, FileAccess(readFile: { _ in [] }, readStandardInput: { [] }))
        }
    }

    @Test func aLongAnswerIsReadWhole() throws {
        let git = try GitFolder()
        let text = String(repeating: "0123456789", count: 300_000)
        try git.folder.write("App.swift", text)
        try git.commit()
        let repository = try git.repository
        let id = try #require(try repository.tree(of: "main")["App.swift"]?.id)
        #expect(try repository.blobs([id], limit: .max)?[id] == Array(text.utf8))
        #expect(try repository.blobs([id], limit: 1_000_000) == nil)
    }
}

/// A git that doesn't end: a pipe stands where it reads a file.
@Suite(.serialized) struct GitTimeTests {
    @Test(arguments: ["sleep 60", "echo a; exec >&- 2>&-; sleep 60"]) func aProgramHasATimeLimit(_ script: String)
        throws
    {
        let start = Date()
        let output = try ProgramRun(
            path: "/bin/sh", words: ["sh", "-c", "exec 3>&-; \(script)"], environment: ["PATH=/usr/bin:/bin"],
            input: "", outputLimit: 1000, timeLimitMs: 300
        ).output()
        #expect(output.ending == .late(seconds: 0))
        #expect(Date().timeIntervalSince(start) < 20)
    }

    /// It went on after the tool was ended.
    @Test func itEndsWithTheTool() throws {
        let tool = try BuiltTool(SampleApp())
        try tool.folder.write("bin/git", "#!/bin/sh\nwhile :; do echo >> beats; sleep 0.1; done\n")
        let result = try tool.sh(
            """
            mkdir .git; chmod +x bin/git; PATH=$PWD/bin:$PATH
            $tool migrate --since HEAD Recipes.xcodeproj > /dev/null 2>&1 &
            tool=$!; n=0; while [ ! -s beats ] && [ $n -lt 200 ]; do sleep 0.1; n=$((n + 1)); done
            kill -TERM $tool; wait $tool; sleep 0.5
            beats=$(wc -c < beats); sleep 0.5
            if [ "$(wc -c < beats)" = "$beats" ]; then echo ended; else echo runs; fi
            """)
        #expect(result.stdout == "ended\n", "\(result)")
    }
}
