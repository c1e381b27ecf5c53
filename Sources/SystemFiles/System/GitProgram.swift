import CLibrary

/// The installed git, called so that it runs no program from an untrusted repository's settings, prompts for nothing,
/// fetches nothing and writes nothing.
enum GitProgram {
    @Sendable static func output(of call: GitCall) throws(FileProblem) -> ProgramOutput {
        guard let path = installed else { throw .absence(reason: "git is not installed") }
        return try ProgramRun(
            path: path, words: settings + ["-C", call.folder] + call.words, environment: environment, input: call.input,
            outputLimit: call.outputLimit
        ).output()
    }

    /// These override the repository's own settings.
    private static let settings = [
        "git", "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        "-c", "core.attributesFile=/dev/null", "-c", "core.sshCommand=false", "-c", "core.askPass=false", "-c",
        "credential.helper=", "-c", "core.pager=cat",
    ]

    /// No git variable is passed on, because each of them may lead to another repository or name a program.
    private static var environment: [String] {
        kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } } + [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
            // Missing objects would be fetched from a remote of the repository; older versions know the second
            // variable.
            "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none",
        ]
    }

    /// The location of git's own parts, the settings of its user, and the user's identity.
    private static let kept = [
        "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "USER", "LOGNAME", "SUDO_UID", "DEVELOPER_DIR",
    ]

    /// The first in the search path; a relative entry could lead into an untrusted folder.
    private static var installed: String? {
        guard let path = getenv("PATH").map({ String(cString: $0) }) else { return nil }
        return path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }.first {
            access($0, X_OK) == 0 && FileStatus(path: $0)?.isRegular == true
        }
    }
}
