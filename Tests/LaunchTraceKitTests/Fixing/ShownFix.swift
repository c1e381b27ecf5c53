import Foundation

/// An app that is broken in one place, and the cure that `lint` shows and leaves.
struct ShownFix: Sendable, CustomStringConvertible {
    let description: String
    /// The finding.
    let code: String
    private let app: [String: String]
    private let changes: [FixSample.Change]
    /// The texts below the finding, as they are printed; empty where none may be offered.
    let shown: String

    private init(
        _ description: String, _ code: String, _ app: [String: String], _ changes: [FixSample.Change], _ shown: String
    ) {
        (self.description, self.code, self.app, self.changes, self.shown) = (description, code, app, changes, shown)
    }

    static func inSwift(
        _ description: String, _ code: String, _ app: [String: String] = FixableApp.swift,
        _ changes: FixSample.Change..., shows shown: String = ""
    ) -> ShownFix {
        ShownFix("Swift: \(description)", code, app, changes, shown)
    }

    static func inObjectiveC(
        _ description: String, _ code: String, _ app: [String: String] = FixableApp.objectiveC,
        _ changes: FixSample.Change..., shows shown: String = ""
    ) -> ShownFix {
        ShownFix("Objective-C: \(description)", code, app, changes, shown)
    }

    /// The files of the broken app; nil where a change is none.
    var files: [String: String]? { app.changed(changes) }

    var isSwift: Bool { app["App/main.m"] == nil }

    /// The files as they are when somebody does what a program is told; nil where it is told nothing.
    var mended: [String: String]? {
        guard var files, let told = edits, !told.isEmpty else { return nil }
        for edit in told.sorted(by: { ($0.file, $0.line) > ($1.file, $1.line) }) {
            guard let text = files[edit.file] else { return nil }
            files[edit.file] = edit.made(in: text)
        }
        return files
    }

    private var edits: [Edit]? {
        guard let files else { return nil }
        let text = SampleFiles(files).outcome(FixTests.lint + ["--format", "json"]).stdout
        let found = try? JSONDecoder().decode([Found].self, from: Data(text.utf8))
        return found?.first { $0.code == code && $0.fixes != nil }?.fixes
    }

    private struct Found: Decodable {
        let code: String
        let fixes: [Edit]?
    }

    private struct Edit: Decodable {
        let file: String
        let line: Int
        let column: Int
        let until: Position?
        let text: String

        struct Position: Decodable {
            let line: Int
            let column: Int
        }

        func made(in whole: String) -> String {
            let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
            let (line, column) = (until?.line ?? line, until?.column ?? column)
            let before =
                lines[..<(self.line - 1)].map { $0 + "\n" }.joined() + lines[self.line - 1].prefix(self.column - 1)
            let after = [lines[line - 1].dropFirst(column - 1)] + lines[line...]
            return before + text + after.joined(separator: "\n")
        }
    }
}
