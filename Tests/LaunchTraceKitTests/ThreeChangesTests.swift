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
        /// The tests that look for what is missing in the tables.
        private static let tableTests = [
            "RuleBookTests", "FindingKindTests", "MeaningTests", "TriggerMatrixTests", "RefusalTests", "SourceTests",
        ].joined(separator: "|")

        /// The commands that know an event or a finding without being told.
        private static let derived = """
            $tool new pullDownSearch | $tool run - && $tool explain pullDownSearch && $tool explain LT053 &&
            $tool schema | grep pullDownSearch && $tool matrix | grep pullDownSearch
            """

        private let folder: Folder

        init() throws {
            folder = try Folder()
            let project = ThreeChanges.project.path.shellWord
            _ = try sh("for name in Sources Tests Examples Package.swift; do cp -R \(project)/$name .; done")
            // The tests of the commands take long to build, and know of no table.
            _ = try sh("rm -R Tests/LaunchTraceKitTests/*; echo > Tests/LaunchTraceKitTests/None.swift")
        }

        @Test(.needs(.git))
        func needNothingElse() throws {
            for (index, change) in ThreeChanges.changes.enumerated() {
                try folder.write("\(index).patch", change.patch)
                #expect(try sh("git apply \(index).patch") == ShellResult(), "\(change)")
            }
            // Without what a debugger needs it is built sooner.
            let built = try sh("swift build --quiet --build-tests -Xswiftc -gnone 2>&1")
            try #require(built.status == 0, "\(built.stdout)")
            for change in ThreeChanges.changes {
                let shown = try sh("launchtrace() { $tool \"$@\"; }; \(change.command)")
                #expect(shown.stdout == change.output && shown.status == 0, "\(change)")
            }
            #expect(try sh(Self.derived).status == 0)
            let tested = try sh("swift test --skip-build --filter '\(Self.tableTests)' 2>&1")
            let failed = tested.stdout.split(separator: "\n").filter { $0.contains("recorded an issue") }
            #expect(tested.status == 0 && failed.isEmpty, "\(failed.joined(separator: "\n"))")
            #expect(tested.stdout.contains("Suite RuleBookTests passed"))
        }

        private func sh(_ script: String) throws -> ShellResult {
            try RealTool.sh("unset LAUNCHTRACE_TOOLS; tool=.build/debug/launchtrace; \(script)", in: folder)
        }
    }
}
