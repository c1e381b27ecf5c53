/// A line for stderr about something that no place in a file is to blame for.
func complaint(_ message: String) -> String { "\(ToolInfo.name): error: \(message.printable)\n" }

/// An error that says itself why a command can't do what it was asked for.
protocol CommandFailure: Error {
    /// The lines for stderr.
    var text: String { get }
}
