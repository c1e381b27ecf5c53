/// Every command, from whose specs parsing, help and suggestions are derived.
enum CommandName: String, CaseIterable, Sendable {
    case run, diff, lint, check, `init`, scan, migrate, verify, probe, explain, matrix, play, lesson, new, examples
    case graph, site, schema, completions, help
}

/// The definition of a command, from which parsing, help and completions are derived.
struct CommandSpec: Sendable {
    let operands: String
    let options: [Option]
    /// Whether a word such as `-application:openURL:options:` is an operand.
    var acceptsSelectors = false
    /// Those with one line in the help.
    var brief: [Option] = []
    /// The meaning of these options.
    var briefMeaning = "as in \"\(ToolInfo.name) help lint\""
    let purpose: String
    let remarks: [String]
    /// What only the manual page says.
    var details: [String] = []
    let examples: [String]
}
