import Foundation
import Testing

@testable import LaunchTraceKit

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
