import CodeMutations
import Foundation
import Testing

@testable import LaunchTraceKit

/// What lint and check say of whole apps: of each as it stands, of each broken in one place, and of each with a change that
/// no launch differs by.
///
/// One after the other: all wait for the recorded launches, and a check needs threads of its own to record them. It takes
/// five minutes: `make mutations`.
@Suite(.serialized, .enabled(if: mutationsAreAskedFor, "only with `make mutations`"))
struct CodeMutationTests {
    @Test(arguments: WholeApp.all) func anAppAsItStandsIsJudgedAndRight(_ app: WholeApp) {
        let found = Verdicts.rightOnes[app.description]
        #expect(found?.serious == app.standing.sorted() && found?.isWhollyJudged == true, "\(found?.lint.stdout ?? "")")
        #expect(found?.check.status == 0)
    }

    @Test(arguments: CodeMutation.all) func aBrokenLaunchIsNoticed(_ mutation: CodeMutation) throws {
        let (noticed, found) = try notice(mutation)
        #expect(noticed, "\(found.lint.stdout)\(found.lint.stderr)\(found.check.stdout)")
    }

    @Test(arguments: HarmlessChange.all) func aHarmlessChangeIsQuiet(_ change: HarmlessChange) throws {
        let right = try #require(Verdicts.rightOnes[change.app.description])
        let found = Verdicts(of: try change.app.files(after: change.edits), recorded: right.recorded)
        #expect(found.serious == right.serious && found.summary == right.summary, "\(found.lint.stdout)")
        #expect(found.check.status == 0 && found.verdict == right.verdict, "\(found.check.stdout)")
    }

    /// Each case is found by its name in what a test prints.
    @Test func noTwoHaveOneName() {
        let names = CodeMutation.all.map(\.description)
        #expect(Set(names).count == names.count)
        let changes = HarmlessChange.all.map(\.description)
        #expect(Set(changes).count == changes.count)
    }

    private func notice(_ mutation: CodeMutation) throws -> (Bool, Verdicts) {
        let right = try #require(Verdicts.rightOnes[mutation.app.description])
        let found = Verdicts(of: try mutation.app.files(after: mutation.edits), recorded: right.recorded)
        let isChanged = found.check.status == 1
        return switch mutation.notice {
        case .finding(let code): (isChanged && found.newFindings(beside: right).contains(code), found)
        case .changedLaunch: (isChanged, found)
        case .notJudged: (isChanged && !found.isWhollyJudged, found)
        case .note(let code): (found.notes(of: code) > right.notes(of: code), found)
        }
    }
}

/// What the commands say of an app.
private struct Verdicts: Sendable {
    let lint: CommandOutcome
    let check: CommandOutcome
    /// The files with the recorded launches.
    let recorded: [String: String]

    private static let launches = "Launches"

    /// Those of the apps as they stand.
    static let rightOnes = Dictionary(
        uniqueKeysWithValues: WholeApp.all.map { ($0.description, Verdicts(recording: $0.files)) })

    private init(recording files: [String: String]) {
        let sample = SampleFiles(files)
        _ = sample.outcome("init", WholeApp.project, "-d", Self.launches, "--root", ".")
        self.init(of: files, recorded: sample.all.filter { $0.key.hasPrefix(Self.launches) })
    }

    init(of files: [String: String], recorded: [String: String]) {
        let sample = SampleFiles(files.merging(recorded) { $1 })
        lint = sample.outcome("lint", WholeApp.project, "--root", ".", "--format", "text")
        check = sample.outcome("check", Self.launches, "--root", ".")
        self.recorded = recorded
    }

    /// The codes of the errors and the warnings.
    var serious: [String] { codes(of: ["error", "warning"]) }

    /// The codes of the findings of some severities.
    func codes(of severities: [String]) -> [String] {
        lint.stdout.split(separator: "\n").compactMap { line in
            severities.lazy.compactMap { line.firstRange(of: ": \($0): ") }.first.map {
                String(line[$0.upperBound...].prefix { $0 != " " })
            }
        }.sorted()
    }

    func notes(of code: String) -> Int { codes(of: ["note"]).count { $0 == code } }

    /// How many launches there are, what was found in them, and how many of them aren't judged.
    var summary: Substring { lint.stderr.split(separator: "\n").last ?? "" }

    var isWhollyJudged: Bool { !summary.contains("not judged") && !lint.stdout.contains("LT018") }

    /// How many launches are as recorded.
    var verdict: Substring {
        let line = check.stdout.prefix { $0 != "\n" }
        return line.firstRange(of: " as recorded").map { line[..<$0.upperBound] } ?? line
    }

    func newFindings(beside right: Verdicts) -> Set<String> {
        var new = serious
        for code in right.serious {
            if let index = new.firstIndex(of: code) { new.remove(at: index) }
        }
        return Set(new)
    }
}

/// `make mutations`, which is `LAUNCHTRACE_MUTATIONS=1 swift test --filter CodeMutationTests`.
private let mutationsAreAskedFor = ProcessInfo.processInfo.environment["LAUNCHTRACE_MUTATIONS"] != nil
