import CodeMutations
import Foundation
import Testing

/// What lint and check say of whole apps: of each as it stands, of each broken in one place, and of each with a change that
/// no launch differs by.
///
/// By the release build, which a thousand apps need: `make mutations`.
@Suite(.enabled(if: Verdicts.tool != nil, "only with `make mutations`")) struct CodeMutationTests {
    @Test(arguments: WholeApp.all) func anAppAsItStandsIsJudgedAndRight(_ app: WholeApp) throws {
        let found = try Verdicts.right(app)
        #expect(found.serious == app.standing.sorted() && found.isWhollyAnalyzed, "\(found.lint.stdout)")
        #expect(found.check.status == 0 && !found.recorded.isEmpty)
    }

    @Test(arguments: CodeMutation.all) func aBrokenLaunchIsNoticed(_ mutation: CodeMutation) throws {
        let (noticed, found) = try notice(mutation)
        #expect(noticed, "\(found.lint.stdout)\(found.lint.stderr)\(found.check.stdout)")
    }

    @Test(arguments: HarmlessChange.all) func aHarmlessChangeIsQuiet(_ change: HarmlessChange) throws {
        let right = try Verdicts.right(change.app)
        let found = try Verdicts(of: change.app.files(after: change.edits), recorded: right.recorded)
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
        let right = try Verdicts.right(mutation.app)
        let found = try Verdicts(of: mutation.app.files(after: mutation.edits), recorded: right.recorded)
        let isChanged = found.check.status == 1
        return switch mutation.notice {
        case .finding(let code): (isChanged && found.newFindings(beside: right).contains(code), found)
        case .changedLaunch: (isChanged, found)
        case .notAnalyzed: (isChanged && !found.isWhollyAnalyzed, found)
        case .note(let code): (found.notes(of: code) > right.notes(of: code), found)
        }
    }
}

/// What the commands say of an app.
private struct Verdicts: Sendable {
    let lint: ShellResult
    let check: ShellResult
    /// The files with the recorded launches.
    let recorded: [String: String]

    /// The path of the tool that is asked, of which the Makefile tells; nil where nobody asks.
    static let tool = ProcessInfo.processInfo.environment["LAUNCHTRACE_MUTATIONS"]

    private static let launches = "Launches"

    /// Those of the apps as they stand.
    static let rightOnes = Dictionary(
        uniqueKeysWithValues: WholeApp.all.map { app in (app.description, Result { try Verdicts(recording: app.files) })
        })

    static func right(_ app: WholeApp) throws -> Verdicts { try #require(rightOnes[app.description]).get() }

    private init(recording files: [String: String]) throws {
        let folder = try Folder(files)
        _ = try folder.run("init \(WholeApp.project) -d \(Self.launches) --root .")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        let recorded = names.filter { $0.hasPrefix(Self.launches + "/") }
        try self.init(of: files, recorded: Dictionary(uniqueKeysWithValues: recorded.map { ($0, try folder.read($0)) }))
    }

    init(of files: [String: String], recorded: [String: String]) throws {
        let folder = try Folder(files.merging(recorded) { $1 })
        lint = try folder.run("lint \(WholeApp.project) --root . --format text")
        check = try folder.run("check \(Self.launches) --root .")
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

    var isWhollyAnalyzed: Bool { !summary.contains("not analyzed") && !lint.stdout.contains("LT018") }

    /// How many launches match their timelines.
    var verdict: Substring {
        let line = check.stdout.prefix { $0 != "\n" }
        return line.firstRange(of: " unchanged").map { line[..<$0.upperBound] } ?? line
    }

    func newFindings(beside right: Verdicts) -> Set<String> {
        var new = serious
        for code in right.serious { if let index = new.firstIndex(of: code) { new.remove(at: index) } }
        return Set(new)
    }
}

extension Folder {
    fileprivate convenience init(_ files: [String: String]) throws {
        try self.init()
        for (name, text) in files { try write(name, text) }
    }

    /// What the tool says in the folder to such words.
    fileprivate func run(_ words: String) throws -> ShellResult {
        try sh("\"$tool\" \(words)", environment: ["tool": Verdicts.tool ?? ""])
    }
}
