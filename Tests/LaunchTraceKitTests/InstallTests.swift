import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    struct InstallTests {
        @Test(.needs(.make, .strip)) func everythingGoesWhereItIsLookedFor() throws {
            let tool = try BuiltTool()
            let project = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
            let make = "make -s -C '\(project)' PREFIX=/opt/a DESTDIR=\"$PWD/root\" BINARY=\"$tool\""
            let root = tool.folder.url.path + "/root"
            let installed = try tool.sh("\(make) install && cd root/opt/a && find . -type f | LC_ALL=C sort")
            installed.expect(
                """
                Installs launchtrace below \(root)/opt/a.
                Installed: \(root)/opt/a/bin/launchtrace
                To try it: \(root)/opt/a/bin/launchtrace new openURL | \(root)/opt/a/bin/launchtrace run -
                ./bin/launchtrace
                ./share/bash-completion/completions/launchtrace
                ./share/fish/vendor_completions.d/launchtrace.fish
                ./share/man/man1/launchtrace.1
                ./share/zsh/site-functions/_launchtrace

                """)
            #expect(try tool.folder.read("root/opt/a/share/man/man1/launchtrace.1") == ToolInfo.manual)
            #expect(try tool.folder.read("root/opt/a/share/zsh/site-functions/_launchtrace") == Shell.zsh.script)
            #expect(try tool.sh("root/opt/a/bin/launchtrace --version").stdout == "launchtrace \(ToolInfo.version)\n")
            try tool.sh("\(make) uninstall && find root -type f").expect()
        }

        /// On a Mac some symbols have to stay.
        @Test(.needs(.make, .strip), .needsLinux) func theToolIsInstalledWithoutItsSymbols() throws {
            let tool = try BuiltTool()
            let make = "make -s -C '\(Release.project.path)' PREFIX=\"$PWD\" BINARY=\"$tool\""
            let symbols = try tool.sh("\(make) install > /dev/null && nm bin/launchtrace")
            #expect(symbols.stderr == "nm: bin/launchtrace: no symbols\n")
        }
    }

    /// The installation of a release, as the documentation describes it.
    struct InstallationTests {
        private let tool: BuiltTool

        init() throws { tool = try BuiltTool() }

        /// Runs the commands with a folder in place of the network.
        @Test(.needs(.make, .strip, .zip), .needsLinux) func theCommandsInstallTheArchive() throws {
            let page = try String(
                contentsOf: Release.project.appendingPathComponent(
                    "Sources/LaunchModel/LaunchModel.docc/PublishingARelease.md"), encoding: .utf8)
            let section = try #require(page.components(separatedBy: "\n## Installing an archive\n").dropFirst().first)
            let lines = try #require(section.split(separator: "```").dropFirst().first).dropFirst("sh\n".count)
            #expect(lines.split(separator: "\n").count == 3)
            let releases = try Release.folder.get()
            let result = try tool.sh(
                lines.replacing("$REPOSITORY/releases/download", with: "file://\(releases.path)").replacing(
                    "curl ", with: "curl --silent ") + "find .local -name launchtrace -type f -perm -u+x",
                environment: ["HOME": tool.folder.url.path])
            let archive = Release.archive(for: "linux-x86_64")
            result.expect("\(archive): OK\n.local/bin/launchtrace\n")
        }
    }
}

/// The archives have names by which installers find the one for a machine, without being told.
struct AssetNameTests {
    private static let machines = [
        ("linux", "x86_64", "linux-x86_64"), ("linux", "aarch64", "linux-aarch64"),
        ("macos", "x86_64", "macos-universal"), ("macos", "aarch64", "macos-universal"),
    ]

    /// As mise weighs the names of a release (`asset_matcher.rs`): the system first, then the architecture, of which another
    /// one rules a name out, then the kind of file.
    @Test(arguments: machines) func miseFindsThem(_ system: String, _ architecture: String, _ archive: String) throws {
        let scores = Release.names.map { name in
            var score = 0
            if let named = Self.system(of: name) { score += named == system ? 100 : -100 }
            if let named = Self.architecture(of: name) { score += named == architecture ? 50 : -150 }
            if name.hasSuffix(".zip") { score += 5 }
            if name.hasSuffix(".tar.gz") { score += 10 }
            if name.contains(".artifactbundle.") { score -= 30 }
            if name.hasSuffix(".sha256") { score -= 100 }
            return (name, score)
        }
        let best = try #require(scores.filter { $0.1 > 0 }.max { $0.1 < $1.1 })
        #expect(scores.filter { $0.1 == best.1 }.map(\.0) == [Release.archive(for: archive)])
    }

    /// As ubi picks one (`picker.rs`): of the archives those for the system, of these those for the architecture, or one
    /// that names none.
    @Test(arguments: machines) func ubiFindsThem(_ system: String, _ architecture: String, _ archive: String) {
        let archives = Release.names.filter { $0.hasSuffix(".tar.gz") || $0.hasSuffix(".zip") }.filter {
            Self.system(of: $0) == system
        }
        let exact = archives.filter { Self.architecture(of: $0) == architecture }
        let found = exact.isEmpty ? archives.filter { Self.architecture(of: $0) == nil } : exact
        #expect(found == [Release.archive(for: archive)])
    }

    /// Both look for the system as a word.
    private static func system(of name: String) -> String? {
        if name.contains(/(?i)(?:\b|_)linux(?:\b|_|32|64|-)/) { return "linux" }
        return name.contains(/(?i)(?:\b|_)(?:darwin|mac(?:osx?)?|osx)(?:\b|_)/) ? "macos" : nil
    }

    /// Both look for the architecture as a word, too.
    private static func architecture(of name: String) -> String? {
        if name.contains(/(?i)(?:\b|_)(?:x86[_-]64|x64|amd64)(?:\b|_)/) { return "x86_64" }
        return name.contains(/(?i)(?:\b|_)(?:aarch_?64|arm_?64)(?:\b|_)/) ? "aarch64" : nil
    }
}

/// macOS has bash 3.2, and its `/bin/sh` is one, too.
struct OldShellTests {
    /// What bash 3.2 doesn't have, with a line that has it.
    private static var newer: [(name: String, pattern: Regex<Substring>, sample: String)] {
        [
            ("mapfile", /\b(?:mapfile|readarray)\b/, "mapfile -t names < list"),
            ("an associative array", /\b(?:declare|local|typeset)\s+-\w*A/, "declare -A sizes"),
            ("a reference to a name", /\b(?:declare|local|typeset)\s+-\w*n\b/, "local -n list=$1"),
            ("a change of case", /\$\{\w+(?:\[[^\]]*\])?(?:,|\^)/, "echo ${name,,}"),
            ("a transformation", /\$\{\w+(?:\[[^\]]*\])?@/, "echo ${words[@]@Q}"),
            ("an index from the end", /\$\{\w+\[-/, "echo ${names[-1]}"),
            ("a length from the end", /\$\{\w+:[^}:]*:\s*-/, "echo ${name:0:-4}"),
            ("both streams at once", /&>>|\|&/, "make |& grep error"), ("a case that goes on", /;;?&/, "a) echo a ;;&"),
            ("a coprocess", /\bcoproc\b/, "coproc cat"),
            ("the time as a format", /printf\s+(?:-v\s+\w+\s+)?'?"?%\(/, "printf '%(%F)T'"),
            ("a variable of bash 4", /\b(?:BASHPID|EPOCHSECONDS|EPOCHREALTIME|SRANDOM)\b/, "echo $BASHPID"),
            ("a test for a variable", /\[\[?\s+(?:!\s+)?-v\s/, "[[ -v name ]]"),
            ("a wait for any job", /\bwait\s+-n\b/, "wait -n"),
            ("a part of a second", /\bread\s[^;|]*-t\s*\d*\.\d/, "read -t 0.5 line"),
            ("an option of bash 4", /\bshopt\s.*\b(?:globstar|lastpipe|inherit_errexit)/, "shopt -s globstar"),
            ("a descriptor with a name", /\bexec\s+\{\w+\}/, "exec {log}> log"),
        ]
    }

    /// The scripts, and the files with commands for a shell.
    private static let files: [String] = {
        let inFolders = [".ci", ".github", "Examples/ci", "Tests"].flatMap { folder -> [String] in
            let names = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
            return names.map { "\(folder)/\($0)" }
        }
        return ["Makefile", ".pre-commit-hooks.yaml"]
            + inFolders.filter { $0.hasSuffix(".yml") || isScript($0) }.sorted()
    }()

    private static func path(_ name: String) -> String { Release.project.appendingPathComponent(name).path }

    private static func isScript(_ name: String) -> Bool {
        guard !name.lastPathPart.contains("."), let data = FileManager.default.contents(atPath: path(name)) else {
            return false
        }
        return String(decoding: data.prefix(40), as: UTF8.self).starts(with: /#!.*sh\n|# shellcheck shell=/)
    }

    @Test func theScriptsAreFound() {
        for path in [
            ".ci/run", ".github/actions/check/action.yml", "Examples/ci/gitlab-ci.yml", "Examples/ci/pre-commit",
            "Makefile", "Tests/Release/facts", "Tests/Release/pack", "Tests/Speed/bench",
        ] { #expect(Self.files.contains(path), "\(path)") }
    }

    @Test(arguments: files) func aScriptRunsInBash3(path: String) throws {
        let text = try String(contentsOf: URL(fileURLWithPath: Self.path(path)), encoding: .utf8)
        #expect(Self.newer(in: text) == [])
    }

    @Test func theCompletionsRunInBash3() { #expect(Self.newer(in: Shell.bash.script) == []) }

    @Test func whatIsNewerIsRefused() {
        for (name, _, sample) in Self.newer { #expect(Self.newer(in: sample) == ["\(name): \(sample)"]) }
    }

    private static func newer(in text: String) -> [String] {
        text.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("#") }.flatMap { line in
            newer.filter { line.contains($0.pattern) }.map { "\($0.name): \(line)" }
        }
    }
}

/// Where the tool's version stands beside the tool, it is the same.
struct VersionTests {
    @Test(arguments: [
        ".github/actions/check/action.yml": 2, "Examples/ci/github-actions.yml": 1, "Examples/ci/gitlab-ci.yml": 2,
        "Examples/ci/Dockerfile": 1, "Sources/LaunchModel/LaunchModel.docc/PublishingARelease.md": 7,
    ]) func isTheTools(path: String, count: Int) throws {
        let text = try String(contentsOf: Release.project.appendingPathComponent(path), encoding: .utf8)
        let versions = text.matches(of: /(?:launchtrace\S*?[@\/-]v?|download\/v|rev: v|VERSION: )(\d+\.\d+\.\d+)/).map(
            \.1)
        #expect(versions.count == count)
        #expect(versions.allSatisfy { $0 == ToolInfo.version })
    }
}
