/// The changes from one recorded text of a timeline to another, in a line a change; empty where they are equal.
///
///     recordedDifference(expected: recorded, actual: traced)
///     ["gone: applicationDidBecomeActive(_:) (replaced by sceneDidBecomeActive(_:))", ...]
func recordedDifference(expected: String, actual: String) -> [String] {
    guard expected != actual else { return [] }
    do throws(Diagnostics) {
        let sides = [try DiffSide(recorded: expected), try DiffSide(recorded: actual)].compactMap(\.self)
        guard sides.count == 2 else { return ["what is recorded is no timeline"] }
        let notes = try TimelineDiff(sides[0], sides[1]).notes
        return notes.isEmpty ? ["only the title or the layout differs"] : notes.map(\.text)
    } catch {
        return ["what is recorded can't be read: \(error.all.first?.message ?? "")"]
    }
}

/// The same as a patch of the file at a path, which holds the expected text.
func recordedPatch(of path: String, expected: String, actual: String) -> String {
    UnifiedDiff(of: path, from: expected, to: actual).text
}

extension DiffSide {
    /// Nil where the text is no recorded timeline.
    fileprivate init?(recorded text: String) throws(Diagnostics) {
        guard let read = try RecordedTimeline(text: SourceText(name: "", bytes: Array(text.utf8))) else { return nil }
        self.init(label: "", path: nil, content: .recorded(read))
    }
}
