/// A shell that completes what is typed.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that makes it complete the words of the tool.
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// How such a script begins.
    var heading: String {
        "Completion of \(ToolInfo.name) for \(rawValue), made by \"\(ToolInfo.name) completions \(rawValue)\"."
    }
}
