import Foundation
import Testing

@testable import LaunchTraceKit

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
