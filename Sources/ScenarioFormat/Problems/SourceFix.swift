/// Text that mends a finding in the files of an app.
package struct SourceFix: Hashable, Sendable {
    /// The changes, which belong together.
    package let edits: [TextEdit]

    package init(_ edits: [TextEdit]) {
        self.edits = edits
    }

    package init(_ edits: TextEdit...) {
        self.init(edits)
    }

    /// Whether nothing of what is there goes away.
    package var onlyInserts: Bool { edits.allSatisfy { $0.place.range.isEmpty } }
}
