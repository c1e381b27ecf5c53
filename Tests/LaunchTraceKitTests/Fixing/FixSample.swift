/// An app that is broken in one place, and what `lint --fix` inserts.
struct FixSample: Sendable, CustomStringConvertible {
    let description: String
    /// The finding that is fixed.
    let code: String
    private let app: [String: String]
    /// What is there no more, or is there instead, by the files.
    private let changes: [Change]
    /// The lines that a diff has as new.
    let inserted: String

    typealias Change = (file: String, old: String, new: String)

    private init(
        _ description: String, _ code: String, _ app: [String: String], _ changes: [Change], inserts inserted: String
    ) {
        (self.description, self.code, self.app, self.changes, self.inserted) = (
            description, code, app, changes, inserted
        )
    }

    /// The files of the broken app; nil where a change is none.
    var files: [String: String]? { app.changed(changes) }

    var isSwift: Bool { files?["App/main.m"] == nil }

    static let all = swift + objectiveC

    static func inSwift(_ description: String, _ code: String, _ changes: Change..., inserts inserted: String)
        -> FixSample
    { FixSample("Swift: \(description)", code, FixableApp.swift, changes, inserts: inserted) }

    static func inObjectiveC(_ description: String, _ code: String, _ changes: Change..., inserts inserted: String)
        -> FixSample
    { FixSample("Objective-C: \(description)", code, FixableApp.objectiveC, changes, inserts: inserted) }
}

extension [String: String] {
    /// The files with other texts in them; nil where a change is none.
    func changed(_ changes: [FixSample.Change]) -> [String: String]? {
        var files = self
        for change in changes {
            guard let text = files[change.file], text.contains(change.old) else { return nil }
            files[change.file] = text.replacing(change.old, with: change.new)
        }
        return files
    }
}
