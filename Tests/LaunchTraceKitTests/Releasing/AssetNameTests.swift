import Testing

@testable import LaunchTraceKit

/// The archives have names by which installers find the one for a machine, without being told.
struct AssetNameTests {
    struct Machine: CustomTestStringConvertible {
        let system: String
        let architecture: String
        let archive: String
        var testDescription: String { "\(system) \(architecture)" }
    }

    private static let machines = [
        Machine(system: "linux", architecture: "x86_64", archive: "linux-x86_64"),
        Machine(system: "linux", architecture: "aarch64", archive: "linux-aarch64"),
        Machine(system: "macos", architecture: "x86_64", archive: "macos-universal"),
        Machine(system: "macos", architecture: "aarch64", archive: "macos-universal"),
    ]

    /// As mise weighs the names of a release (`asset_matcher.rs`): the system first, then the architecture, of which another
    /// one rules a name out, then the kind of file.
    @Test(arguments: machines) func miseFindsThem(machine: Machine) throws {
        let scores = Release.names.map { name in
            var score = 0
            if let system = Self.system(of: name) { score += system == machine.system ? 100 : -100 }
            if let architecture = Self.architecture(of: name) {
                score += architecture == machine.architecture ? 50 : -150
            }
            if name.hasSuffix(".zip") { score += 5 }
            if name.hasSuffix(".tar.gz") { score += 10 }
            if name.contains(".artifactbundle.") { score -= 30 }
            if name.hasSuffix(".sha256") { score -= 100 }
            return (name, score)
        }
        let best = try #require(scores.filter { $0.1 > 0 }.max { $0.1 < $1.1 })
        #expect(scores.filter { $0.1 == best.1 }.map(\.0) == [Release.archive(for: machine.archive)])
    }

    /// As ubi picks one (`picker.rs`): of the archives those for the system, of these those for the architecture, or one
    /// that names none.
    @Test(arguments: machines) func ubiFindsThem(machine: Machine) {
        let archives = Release.names.filter { $0.hasSuffix(".tar.gz") || $0.hasSuffix(".zip") }.filter {
            Self.system(of: $0) == machine.system
        }
        let exact = archives.filter { Self.architecture(of: $0) == machine.architecture }
        let found = exact.isEmpty ? archives.filter { Self.architecture(of: $0) == nil } : exact
        #expect(found == [Release.archive(for: machine.archive)])
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
