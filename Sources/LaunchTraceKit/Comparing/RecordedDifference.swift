import LaunchModel

/// What changed from one recorded text of a timeline to another, in a line a change; empty where they are equal.
func recordedDifference(expected: String, actual: String) -> [String] {
    let (before, after) = (expected.split(separator: "\n"), actual.split(separator: "\n"))
    return EditScript(from: before, to: after).steps.compactMap { step in
        switch step {
        case .same: nil
        case .gone(let index): "gone: \(before[index].trimmingPrefix { $0 == " " })"
        case .new(let index): "new: \(after[index].trimmingPrefix { $0 == " " })"
        }
    }
}

/// The same as a patch of the file at a path, which holds the expected text.
func recordedPatch(of path: String, expected: String, actual: String) -> String {
    UnifiedDiff(of: path, from: expected, to: actual).text
}
