import Foundation
import Testing

@testable import LaunchTraceKit

struct ThreeChangesTests {
    @Test func touchesAsManySourcesAsThePageSays() {
        let touched = ThreeChanges.changes.map { change in
            Set(PatchedFile.all(in: change.patch).map(\.new).filter { $0.hasPrefix("Sources/") }).count
        }
        #expect(touched == [2, 2, 4] && ThreeChanges.counts == touched)
    }

    /// The lines that a patch finds, or takes away, stand in the file, and in one place only.
    @Test(arguments: ThreeChanges.changes)
    func fitsTheFilesOfToday(_ change: ThreeChanges.Change) {
        for file in PatchedFile.all(in: change.patch) {
            guard let old = file.old else {
                #expect(ThreeChanges.text(of: file.new) == nil, "\(file.new) is there already")
                continue
            }
            #expect(old == file.new)
            let text = "\n" + (ThreeChanges.text(of: old) ?? "")
            for hunk in file.hunks {
                let lines = "\n" + hunk.before.joined(separator: "\n") + "\n"
                #expect(text.components(separatedBy: lines).count == 2, "\(old):\(lines)")
            }
        }
    }

    @Test(arguments: ThreeChanges.changes)
    func countsItsLines(_ change: ThreeChanges.Change) {
        let hunks = PatchedFile.all(in: change.patch).flatMap(\.hunks)
        #expect(hunks.map(\.counts) == hunks.map { [$0.before.count, $0.after.count] })
        #expect(!hunks.isEmpty && change.command.hasPrefix("launchtrace ") && !change.output.isEmpty)
    }
}

extension RealToolTests {
    /// The three patches on a copy of the package, which is built and tested.
    struct ThreeChangesTests {
        /// The tests of the tables, and those that look for what is missing in them.
        private static let tableTests = [
            "RuleBookTests", "FindingKindTests", "MeaningTests", "TriggerMatrixTests", "RefusalTests",
            "ScenarioReaderTests", "SchemaTests", "NewTests", "FindingExampleTests", "everyRuleIsUsed",
            "helpFitsATerminal",
        ].joined(separator: "|")

        @Test(.needs(.git))
        func needNothingElse() throws {
            let folder = try Folder()
            func sh(_ script: String) throws -> ShellResult {
                try RealTool.sh("unset LAUNCHTRACE_TOOLS; tool=.build/debug/launchtrace; \(script)", in: folder)
            }
            let project = ThreeChanges.project.path.shellWord
            _ = try sh("for name in Sources Tests Examples Package.swift README.md; do cp -R \(project)/$name .; done")
            for (index, change) in ThreeChanges.changes.enumerated() {
                try folder.write("\(index).patch", change.patch)
                #expect(try sh("git apply \(index).patch") == ShellResult(), "\(change)")
            }
            // Neither a debugger nor an editor needs it, which saves much of the time.
            let built = try sh("swift build --quiet --build-tests --disable-index-store -Xswiftc -gnone 2>&1")
            try #require(built.status == 0, "\(built.stdout)")
            for change in ThreeChanges.changes {
                let shown = try sh("launchtrace() { $tool \"$@\"; }; \(change.command)")
                #expect(shown == ShellResult(stdout: change.output), "\(change)")
            }
            let example = "Examples/findings/LT053-makes-under-pressure"
            _ = try sh("$tool new LT053 -o \(example).json; $tool new LT053.clean -o \(example).clean.json")
            _ = try sh("$tool check --record Examples")
            let tested = try sh("swift test --skip-build --filter '\(Self.tableTests)' 2>&1")
            let failed = tested.stdout.split(separator: "\n").filter { $0.contains("recorded an issue") }
            #expect(tested.status == 0 && failed.isEmpty, "\(failed.joined(separator: "\n"))")
        }
    }
}
