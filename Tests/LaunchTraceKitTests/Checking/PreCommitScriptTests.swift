import Testing

/// The script for git's own hook, at what a repository and its settings may bring.
@Suite(.needs(.git)) struct PreCommitScriptTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        let script = Release.project.appendingPathComponent("Examples/ci/pre-commit").path
        let start = try tool.shWithGit(
            """
            mkdir Launches bin; mv cold.json Launches; ln -s "$tool" bin/launchtrace; git init -q .
            cp '\(script)' .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit
            "$tool" check --record Launches > /dev/null
            """)
        #expect(start == ShellResult())
    }

    /// Each such commit was refused: the link was written twice.
    @Test func aLinkThatIsCalledLikeASourceIsNoProblem() throws {
        let result = try commit(
            "mkdir -p Pods/Headers; echo > Pods/x.h; ln -s ../x.h Pods/Headers/x.h; ln -s none Pods/y.swift")
        #expect(result.status == 0, "\(result)")
    }

    /// They passed, and nothing was checked.
    @Test(arguments: ["/tmp", "../Launches", "Launches/../../x", "Launchs"])
    func aFolderThatIsNotInTheRepositoryIsReported(_ scenarios: String) throws {
        let result = try commit("git config launchtrace.scenarios \(scenarios)")
        #expect(result.status == 1)
        #expect(result.stderr.hasPrefix("launchtrace.scenarios names '\(scenarios)', "), "\(result)")
        let direct = try sh(".git/hooks/pre-commit")
        #expect(direct.status == 2, "\(direct)")
    }

    @Test func aFolderThatIsNamedOtherwiseIsFound() throws {
        for scenarios in ["Launches", "./Launches", "Launches/"] {
            #expect(try commit("git config launchtrace.scenarios \(scenarios); echo >> a.swift").status == 0)
        }
        #expect(try commit("rm -r Launches").status == 0)
    }

    private func commit(_ change: String) throws -> ShellResult {
        try sh("\(change)\ngit add -A . ':!bin' && git commit -qm Change")
    }

    private func sh(_ script: String) throws -> ShellResult {
        try tool.shWithGit(script, environment: ["PATH": "\(tool.folder.url.path)/bin:/usr/bin:/bin"])
    }
}
