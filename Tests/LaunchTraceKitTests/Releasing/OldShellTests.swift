import Foundation
import Testing

@testable import LaunchTraceKit

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
