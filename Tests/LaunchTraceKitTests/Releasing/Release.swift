import Foundation
import Testing

@testable import LaunchTraceKit

/// What a release of this version consists of.
enum Release {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL
    static let archives = ["linux-aarch64", "linux-x86_64", "macos-universal"].map(archive)
    static let names = (archives + ["launchtrace-plugins-\(ToolInfo.version).zip", "launchtrace.artifactbundle.zip"])
        .flatMap { [$0, $0 + ".sha256"] }

    /// A folder of releases with this one, made with the tool beside the tests, which stands in for all machines.
    static let folder = Result {
        let tool = try BuiltTool()
        let folder = BuiltTool.products.appendingPathComponent("launchtrace-releases")
        let made = try tool.sh(
            """
            rm -rf '\(folder.path)' && mkdir -p '\(folder.path)/v\(ToolInfo.version)'
            cd '\(folder.path)/v\(ToolInfo.version)'
            make -s -C '\(project.path)' BINARY="$tool" dist DIST="$PWD" > /dev/null
            \(copies)
            """)
        try #require(made == ShellResult())
        return folder
    }

    /// Commands that make the archives of other machines of the one for this machine.
    static let copies = """
        for name in \(archives.joined(separator: " ")); do
            if [ ! -f $name ]; then
                tar -xzf launchtrace-*\(system).tar.gz && mv launchtrace-*\(system) ${name%.tar.gz}
                tar -cf - ${name%.tar.gz} | gzip -1 > $name && rm -r ${name%.tar.gz}
            fi
            sum=$(\(sum) $name) && echo "$sum" > $name.sha256
        done
        """

    static func archive(for system: String) -> String { "launchtrace-\(ToolInfo.version)-\(system).tar.gz" }

    /// This machine, as archives are called.
    static var system: String {
        #if os(macOS) && arch(arm64)
            "macos-arm64"
        #elseif os(macOS)
            "macos-x86_64"
        #elseif arch(arm64)
            "linux-aarch64"
        #else
            "linux-x86_64"
        #endif
    }

    static var sum: String {
        #if os(macOS)
            "shasum -a 256"
        #else
            "sha256sum"
        #endif
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where what it makes, or what it makes it with, is another thing than on Linux.
    static var needsLinux: Self { .enabled(if: Release.system.hasPrefix("linux"), "it is about Linux") }
}

/// A step of a GitHub workflow or of a composite action.
struct GitHubStep: Decodable, Sendable {
    let job: String
    let id: String?
    let name: String?
    let condition: String?
    /// The action that it is; nil where it runs a script.
    let uses: String?
    let environment: [String: String]
    let run: String?

    /// Those of a file of the project.
    static func all(in path: String) throws -> [GitHubStep] {
        let script = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/github_steps.py").path
        let file = Release.project.appendingPathComponent(path).path
        let result = try RealTool.sh("python3 \(script.shellWord) \(file.shellWord)", in: Folder())
        try #require(result.status == 0, "\(result.stderr)")
        return try JSONDecoder().decode([GitHubStep].self, from: Data(result.stdout.utf8))
    }
}

/// Runs the scripts of steps in a folder as GitHub's runner does, with its files in the folder `runner` beside them.
struct GitHubRunner {
    let tool: BuiltTool
    /// What `${{ NAME }}` stands for.
    var values: [String: String] = [:]
    var variables: [String: String] = [:]
    /// What every step printed.
    private(set) var log = ""
    private(set) var hasFailed = false

    init(tool: BuiltTool) throws {
        self.tool = tool
        let run = try tool.sh("mkdir runner && cd runner && touch output summary")
        run.expect()
    }

    mutating func run(_ steps: [GitHubStep]) throws {
        for step in steps {
            guard let script = step.run, wants(step) else { continue }
            try tool.folder.write("runner/step.sh", script)
            let result = try tool.sh(
                "bash --noprofile --norc -eo pipefail runner/step.sh 2>&1", environment: environment(of: step))
            log += result.stdout
            hasFailed = hasFailed || result.status != 0
            try keepOutputs(of: step)
        }
    }

    /// What is written below the log of the run.
    var summary: String { get throws { try tool.folder.read("runner/summary") } }

    /// The conditions that steps here have: one comes after a failure only where it asks for that by itself.
    private func wants(_ step: GitHubStep) -> Bool {
        guard let condition = step.condition else { return !hasFailed }
        let terms = condition.trimmingCharacters(in: CharacterSet(charactersIn: "${} ")).components(separatedBy: " && ")
        return terms.allSatisfy { term in
            if term == "!cancelled()" { return true }
            if let compared = term.wholeMatch(of: /(\S+) (!=|==) '(.*)'/) {
                return (values[String(compared.1)] ?? "" == compared.3) == (compared.2 == "==")
            }
            Issue.record("\(term): a condition that isn't known")
            return false
        }
    }

    private func environment(of step: GitHubStep) -> [String: String] {
        let folder = tool.folder.url.path
        let own = step.environment.mapValues { text in
            text.replacing(/\$\{\{ (\S+) \}\}/) { values[String($0.1)] ?? "" }
        }
        let runner = [
            "RUNNER_TEMP": "\(folder)/runner", "GITHUB_OUTPUT": "\(folder)/runner/output",
            "GITHUB_STEP_SUMMARY": "\(folder)/runner/summary", "HOME": folder,
        ]
        return runner.merging(variables) { $1 }.merging(own) { $1 }
    }

    private mutating func keepOutputs(of step: GitHubStep) throws {
        for line in try tool.folder.read("runner/output").split(separator: "\n") {
            guard let id = step.id, let equals = line.firstIndex(of: "=") else { continue }
            values["steps.\(id).outputs.\(line[..<equals])"] = String(line[line.index(after: equals)...])
        }
        try tool.folder.write("runner/output", "")
    }
}
