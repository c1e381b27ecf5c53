extension ReadScenario {
    /// What couldn't be read of the project that its app is read from.
    var warnings: [Diagnostic] { project?.problems ?? [] }
}

extension [Diagnostic] {
    /// The same for stderr, each once, beside a product of a format that is read there.
    func warningText(for medium: OutputMedium = .document) -> String {
        switch medium {
        case .document: problemTexts.unique().joined()
        // The excerpt of a plain message could hold a line that is a command itself.
        case .workflowLog: unique().map(\.problem).workflowCommands
        }
    }
}
