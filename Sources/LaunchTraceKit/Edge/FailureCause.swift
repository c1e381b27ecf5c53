extension ScenarioTracing.Failure {
    /// Whether the scenario could be read, and isn't right.
    var isInvalid: Bool { if case .invalid = self { true } else { false } }

    /// What it has in common with that of another scenario for the same reason: mistakes with their places, which are the same
    /// where they are in one file; without these for a file that both name and that can't be read.
    var cause: String {
        guard case .invalid(let diagnostics) = self,
            diagnostics.all.allSatisfy({ $0.message.hasPrefix("cannot read ") })
        else { return text }
        let folders = diagnostics.all.map { $0.place?.source.name.folderPath ?? "" }
        return (folders + diagnostics.all.map(\.message)).joined(separator: "\n")
    }
}

extension [ScenarioTracing.Failure] {
    /// Each cause at its first report, and the number of other scenarios with it.
    var byCause: [(failure: ScenarioTracing.Failure, more: Int)] {
        var groups: [(failure: ScenarioTracing.Failure, more: Int)] = []
        var indices: [String: Int] = [:]
        for failure in self {
            let cause = failure.cause
            if let index = indices[cause] {
                groups[index].more += 1
            } else {
                indices[cause] = groups.count
                groups.append((failure, 0))
            }
        }
        return groups
    }
}
