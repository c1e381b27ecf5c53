/// `launchtrace probe`.
struct Probe: ToolCommand {
    /// The file to write; nil for standard output.
    let output: String?
}

extension Probe {
    static let spec = CommandSpec(
        operands: "", options: [.output, .help],
        purpose: "Print a Swift file that lets an app write a log for \"\(ToolInfo.name) verify\".",
        remarks: [
            "Add the file to debug builds, for iOS 13 and later. LaunchProbe.start() in the init of the app delegate, "
                + "or of SwiftUI's App, prints each notification of the application and its scenes. LaunchProbe.call() "
                + "prints the method that contains the call. Each line has the states and the time.",
            "Each record is one line: \(ProbeFile.sample.joined(separator: " "))",
        ], examples: ["launchtrace probe -o MyApp/LaunchProbe.swift", "launchtrace verify cold.json console.txt"])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if let word = arguments.operands.first { throw .unexpectedOperand(word) }
        output = arguments.outputPath
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        CommandOutcome(product: ProbeFile.text, to: output, madeFrom: [])
    }
}
