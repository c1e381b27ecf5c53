/// The tasks that an Info.plist permits, where `com.example.*` matches all with this prefix; queried for each task.
package struct TaskPatterns: Hashable, Sendable {
    private var identifiers: Set<String> = []
    /// Up to their last dots.
    private var beginnings: Set<String> = []

    package init(_ permitted: [String]) {
        for text in permitted {
            identifiers.insert(text)
            if text.hasSuffix(".*") { beginnings.insert(String(text.dropLast())) }
        }
    }

    package func permit(_ task: String) -> Bool {
        if identifiers.contains(task) { return true }
        guard !beginnings.isEmpty else { return false }
        return task.indices.contains { task[$0] == "." && beginnings.contains(String(task[...$0])) }
    }
}
