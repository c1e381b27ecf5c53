/// Text that fixes a finding in the files of an app; it is only inserted.
package struct SourceFix: Hashable, Sendable {
    /// The insertions, which belong together.
    package let edits: [TextEdit]

    package init(_ edits: [TextEdit]) { self.edits = edits }

    package init(_ edits: TextEdit...) { self.init(edits) }
}
