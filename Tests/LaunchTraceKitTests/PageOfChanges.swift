import Foundation
import Testing

@testable import LaunchTraceKit

/// A page of the documentation that adds things to the project, each by a patch.
struct PageOfChanges: Sendable, CustomTestStringConvertible {
    let name: String
    let changes: [Change]
    /// The numbers of the table, which are those of the files below Sources.
    let counts: [Int]

    var testDescription: String { name }

    static let all = ["ExtendingTheModel", "ExtendingTheReaders"].map(PageOfChanges.init)
    static let changes = all.flatMap(\.changes)

    static let project = Release.project

    /// A section of a page.
    struct Change: Sendable, CustomTestStringConvertible {
        let title: String
        let patch: String
        let command: String
        /// The lines that the command prints.
        let output: String

        var testDescription: String { title }

        /// How many files below Sources it touches.
        var sources: Int { Set(PatchedFile.all(in: patch).map(\.new).filter { $0.hasPrefix("Sources/") }).count }
    }

    private init(_ name: String) {
        self.name = name
        let page = Self.text(of: "Sources/LaunchModel/LaunchModel.docc/\(name).md") ?? ""
        changes = page.components(separatedBy: "\n### ").dropFirst().map { section in
            Change(
                title: String(section.prefix { $0 != "\n" }), patch: Self.block("diff", in: section),
                command: Self.block("sh", in: section), output: Self.block("", in: section))
        }
        counts = page.matches(of: /\n\| [^|]+ \| (\d) \|/).compactMap { Int($0.1) }
    }

    /// A file of the project; nil where it isn't there.
    static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: project.appendingPathComponent(path).path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The lines between a fence of that language and the next one.
    private static func block(_ language: String, in section: String) -> String {
        var (isInside, isWanted) = (false, false)
        var lines: [Substring] = []
        for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside.toggle()
                isWanted = isInside && line.dropFirst(3) == language
            } else if isWanted {
                lines.append(line)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The part of a patch that is about one file.
struct PatchedFile: Sendable {
    /// Nil for a file that it makes.
    let old: String?
    let new: String
    let hunks: [Hunk]

    /// A run of lines, with the numbers of them before and after.
    struct Hunk: Sendable {
        let counts: [Int]
        let lines: [Substring]

        var before: [Substring] { lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() } }
        var after: [Substring] { lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() } }
    }

    /// The files of a patch, in its order.
    static func all(in patch: String) -> [PatchedFile] {
        ("\n" + patch.dropLast(patch.hasSuffix("\n") ? 1 : 0)).components(separatedBy: "\n--- ").dropFirst().map(
            PatchedFile.init)
    }

    private init(_ part: String) {
        let parts = ("\n" + part).components(separatedBy: "\n@@ -")
        let names = parts[0].split(separator: "\n").map(String.init)
        old = names[0] == "/dev/null" ? nil : String(names[0].trimmingPrefix("a/"))
        new = names.count > 1 ? String(names[1].trimmingPrefix("+++ b/")) : ""
        hunks = parts.dropFirst().map { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            // 64,4 +64,6 @@
            let ranges = lines[0].split(separator: " ").prefix(2).map { $0.split(separator: ",") }
            let counts = ranges.map { $0.count > 1 ? Int($0[1]) ?? 0 : 1 }
            return Hunk(counts: counts, lines: Array(lines.dropFirst()))
        }
    }
}

struct PageOfChangesTests {
    @Test(arguments: PageOfChanges.all) func touchesAsManySourcesAsThePageSays(_ page: PageOfChanges) {
        #expect(page.changes.count >= 3 && page.counts == page.changes.map(\.sources))
    }

    /// A fact or a finding is at most two files, an event five, and what is read is at most two.
    @Test func touchesFewSources() {
        #expect(PageOfChanges.all.map { $0.changes.map(\.sources) } == [[2, 2, 5], [2, 1, 2, 1]])
    }

    /// The lines that a patch finds, or takes away, stand in the file, and in one place only.
    @Test(arguments: PageOfChanges.changes) func fitsTheFilesOfToday(_ change: PageOfChanges.Change) {
        for file in PatchedFile.all(in: change.patch) {
            guard let old = file.old else {
                #expect(PageOfChanges.text(of: file.new) == nil, "\(file.new) is there already")
                continue
            }
            #expect(old == file.new)
            let text = "\n" + (PageOfChanges.text(of: old) ?? "")
            for hunk in file.hunks {
                let lines = "\n" + hunk.before.joined(separator: "\n") + "\n"
                #expect(text.components(separatedBy: lines).count == 2, "\(old):\(lines)")
            }
        }
    }

    @Test(arguments: PageOfChanges.changes) func countsItsLines(_ change: PageOfChanges.Change) {
        let hunks = PatchedFile.all(in: change.patch).flatMap(\.hunks)
        #expect(hunks.map(\.counts) == hunks.map { [$0.before.count, $0.after.count] })
        #expect(!hunks.isEmpty && change.command.hasPrefix("launchtrace ") && !change.output.isEmpty)
    }
}

extension RealToolTests {
    /// The patches of all pages on a copy of the package, which is built and tested.
    struct PageOfChangesTests {
        /// The tests that look for what is missing in the tables.
        private static let tableTests = [
            "RuleBookTests", "FindingKindTests", "TriggerMatrixTests", "RefusalTests", "FrameworkClassTests",
            "BodyTests",
        ].joined(separator: "|")

        /// The commands that know an event or a finding without being told.
        private static let derived = """
            $tool new pullDownSearch | $tool run - && $tool explain pullDownSearch && $tool explain LT053 &&
            $tool schema | grep pullDownSearch && $tool matrix | grep pullDownSearch
            """

        private let folder: Folder

        init() throws {
            folder = try Folder()
            let project = PageOfChanges.project.path.shellWord
            _ = try sh("for name in Sources Tests Examples Package.swift; do cp -R \(project)/$name .; done")
            // What SwiftPM's own command runs is built for it once more.
            _ = try sh(
                "sed -i.bak '/ .plugin(name:/d; / .plugin($/,/ path:/d' Package.swift && rm -R Package.swift.bak Sources/Plugins"
            )
            // These tests take long to build, and know of no table.
            for module in [
                "StructuredText", "SyntaxReading", "ProjectReading", "ProjectWriting", "ScenarioFormat",
                "LaunchReading", "LaunchFormats", "LaunchTraceKit",
            ] { _ = try sh("cd Tests/\(module)Tests && rm -R * && echo > None.swift") }
        }

        @Test(.needs(.git)) func needNothingElse() throws {
            for (index, change) in PageOfChanges.changes.enumerated() {
                try folder.write("\(index).patch", change.patch)
                #expect(try sh("git apply \(index).patch") == ShellResult(), "\(change)")
            }
            // Without what a debugger needs it is built sooner; SwiftPM finds the tests by what an editor needs.
            let built = try sh("swift build --quiet --build-tests -Xswiftc -gnone 2>&1")
            try #require(built.status == 0, "\(built.stdout)")
            for change in PageOfChanges.changes {
                let shown = try sh("launchtrace() { $tool \"$@\"; }; \(change.command)")
                #expect(shown.stdout == change.output && shown.status == 0, "\(change)")
            }
            #expect(try sh(Self.derived).status == 0)
            // That one names the newest form of each class, of which there is another now.
            let tested = try sh(
                "swift test --skip-build --filter '\(Self.tableTests)' --skip theFormIsChosenByTheLock 2>&1")
            let failed = tested.stdout.split(separator: "\n").filter { $0.contains("recorded an issue") }
            #expect(tested.status == 0 && failed.isEmpty, "\(failed.joined(separator: "\n"))")
            #expect(tested.stdout.contains("Suite RuleBookTests passed"))
        }

        private func sh(_ script: String) throws -> ShellResult {
            try RealTool.sh("unset LAUNCHTRACE_TOOLS; tool=.build/debug/launchtrace; \(script)", in: folder)
        }
    }
}
