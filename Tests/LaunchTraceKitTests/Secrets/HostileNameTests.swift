import Foundation
import LaunchFormats
import Testing

@testable import LaunchTraceKit

/// No name that a project, a scenario or a log brings is more than a name in what is printed or written.
struct HostileNameTests {
    /// The commands that read a project, a scenario or a log, in each format.
    private static let commands: [(words: String, formats: [String])] = [
        ("run cold.json --show all", TimelineFormat.all.map(\.name)),
        ("run cold.json --explain --show all", ["text", "markdown", "html"]),
        ("run App.xcodeproj tapIcon", ["text", "json"]), ("run broken.json", ["text"]),
        ("lint cold.json", LintFormat.all.map(\.name)), ("lint App.xcodeproj", LintFormat.all.map(\.name)),
        ("lint --plist App/Info.plist --sources App", LintFormat.all.map(\.name)),
        ("lint broken.json", ["text", "github"]), ("lint App.xcodeproj --list", []),
        ("lint App.xcodeproj --summary", []), ("lint App.xcodeproj --fix --force", []),
        ("lint App.xcodeproj --write-baseline b.json", []), ("scan App.xcodeproj", ["text", "json"]),
        ("scan App.xcodeproj --places", []), ("scan --plist App/Info.plist --sources App", ["text", "json"]),
        ("scan App.xcodeproj --check cold.json", []), ("migrate App.xcodeproj", PlanFormat.all.map(\.name)),
        ("migrate --check App.xcodeproj App.xcodeproj", []), ("init App.xcodeproj -d L", []), ("check cold.json", []),
        ("check cold.json --report github", []), ("check cold.json --record", []),
        ("check broken.json --report github", []),
        ("check cold.json --report junit=j --report sarif=s --report markdown=m", []),
        ("diff cold.json warm.json", DiffFormat.all.map(\.name)),
        ("diff cold.json --set app.lifecycle=appDelegate", DiffFormat.all.map(\.name)),
        ("matrix --app cold.json", MatrixFormat.all.map(\.name)), ("play cold.json --plain", []),
        ("graph cold.json", []), ("verify cold.json log", ["text", "json"]), ("verify --scenario-from-log log", []),
        ("verify --scenario-from-log log -d V", []), ("site -o S --app cold.json", []),
    ]

    /// The places of a command line that a script may fill.
    private static let operands = [
        ["run", "NAME"], ["run", "NAME.json"], ["explain", "NAME"], ["new", "NAME"],
        ["lint", "App.xcodeproj", "--target", "NAME"], ["run", "cold.json", "--set", "app.NAME=NAME"],
        ["run", "cold.json", "--format", "NAME"], ["NAME"], ["run", "cold.json", "NAME"],
        ["diff", "cold.json", "NAME"], ["check", "NAME"], ["scan", "NAME"], ["init", "NAME"], ["migrate", "NAME"],
        ["graph", "NAME"], ["lint", "cold.json", "--config", "NAME"], ["lint", "cold.json", "--baseline", "NAME"],
        ["verify", "cold.json", "NAME"], ["site", "-o", "S", "--app", "NAME"], ["matrix", "NAME"], ["play", "NAME"],
        ["scan", "--plist", "NAME", "--sources", "NAME"],
    ]

    @Test(.timeLimit(.minutes(10)), arguments: HostileNames.all) func isOnlyAName(_ name: String) {
        for (words, formats) in Self.commands {
            let words = words.split(separator: " ").map(String.init)
            for format in formats.isEmpty ? [nil] : formats.map(Optional.some) {
                check(words + (format.map { ["--format", $0] } ?? []), name)
            }
        }
        for words in Self.operands { check(words.map { $0.replacing("NAME", with: name) }, name) }
    }

    private func check(_ words: [String], _ name: String) {
        let files = HostileApp(name: name).files
        let before = Set(files.all.keys)
        let outcome = files.outcome(words)
        let printed = [outcome.stdout, outcome.pieces?.text ?? "", outcome.stderr] + outcome.files.map(\.content)
        let written = files.all.filter { !before.contains($0.key) }.map(\.value)
        for text in printed + written {
            let faults = HostileOutput(text).faults
            #expect(faults.isEmpty, "\(words) \(faults)")
        }
    }
}

/// What is printed or written, as a terminal, the log of a CI job and a browser take it.
private struct HostileOutput {
    let text: String

    init(_ text: String) { self.text = text }

    var faults: [String] { controls + commands + tags }

    private var controls: [String] {
        text.unicodeScalars.filter { !$0.isPrintable && $0 != "\n" && $0 != "\t" }.prefix(3).map {
            "obeyed: \($0.spelledOut)"
        }
    }

    /// Workflow commands are the tool's own, whose text no name begins.
    private var commands: [String] {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { $0.drop { $0.isWhitespace } }
        return lines.filter { line in
            let isOwn = ["::error", "::warning", "::notice"].contains { command in
                line.hasPrefix(command + " ") && !line.hasPrefix(command + " file=a::pwn")
                    || line.hasPrefix(command + "::") && !line.hasPrefix(command + "::pwn")
            }
            return line.hasPrefix("::") && !isOwn || line.contains("##[") || line.contains("##vso[")
        }.prefix(3).map { "command: \($0.prefix(80))" }
    }

    /// Each tag of a page is closed, and none is the name's.
    private var tags: [String] {
        guard text.hasPrefix("<!DOCTYPE html>") || text.hasPrefix("<svg") || text.hasPrefix("<?xml") else { return [] }
        var open: [Substring] = []
        // The tool's own style and script are no markup, up to where a browser ends them.
        let markup = text.replacing(/<style>.*?<\/style>|<script>.*?<\/script>/.dotMatchesNewlines(), with: "")
        for match in markup.matches(of: /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/) {
            let (isEnd, name, attributes) = (!match.1.isEmpty, match.2, match.3)
            if attributes.replacing(/"[^"]*"|'[^']*'/, with: "").contains("onerror") || name == "b" {
                return ["tag: \(match.0)"]
            }
            if isEnd {
                guard open.popLast() == name else { return ["not closed: before \(match.0)"] }
            } else if !attributes.hasSuffix("/"), !Self.voids.contains(String(name)) {
                open.append(name)
            }
        }
        return open.isEmpty ? [] : ["not closed: \(open)"]
    }

    private static let voids: Set = ["meta", "link", "img", "br", "hr", "input", "wbr", "col"]
}
