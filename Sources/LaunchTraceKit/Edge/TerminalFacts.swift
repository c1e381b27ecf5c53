/// The properties of the standard streams, and the environment variables that matter to the tool.
package struct TerminalFacts: Sendable {
    let inputIsTerminal: Bool
    let outputIsTerminal: Bool
    /// Whether there is a terminal to read from, regardless of standard input.
    let hasKeyboard: Bool
    /// The cells of a row where the output is a terminal; nil where it is none.
    let columns: Int?
    let noColor: String?
    let forceColor: String?
    let clicolorForce: String?
    let clicolor: String?
    let term: String?
    let isXcodeBuild: Bool
    /// The time of reports, in seconds since the beginning of 1970: SOURCE_DATE_EPOCH, or else the present.
    let reportTime: Int

    /// A variable that is set to nothing counts as unset.
    package init(
        inputIsTerminal: Bool = false, outputIsTerminal: Bool, hasKeyboard: Bool = false, columns: Int? = nil,
        now: Int = 0, variable: (String) -> String?
    ) {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        self.inputIsTerminal = inputIsTerminal
        self.outputIsTerminal = outputIsTerminal
        self.hasKeyboard = hasKeyboard
        self.columns = columns
        noColor = value("NO_COLOR")
        forceColor = value("FORCE_COLOR")
        clicolorForce = value("CLICOLOR_FORCE")
        clicolor = value("CLICOLOR")
        term = value("TERM")
        isXcodeBuild = value("XCODE_VERSION_ACTUAL") != nil
        reportTime =
            value("SOURCE_DATE_EPOCH").flatMap(Int.init).flatMap { (0...Timestamp.last).contains($0) ? $0 : nil } ?? now
    }

    /// The environment variables; those for colors in the order of precedence.
    static let variables = [
        (name: "NO_COLOR", meaning: "no colors, if it is set"),
        (name: "FORCE_COLOR", meaning: "colors, even if the output isn't a terminal; \"0\" means none"),
        (name: "CLICOLOR_FORCE", meaning: "colors, even if the output isn't a terminal, unless it is \"0\""),
        (name: "TERM", meaning: "no colors, if it is \"dumb\""),
        (name: "CLICOLOR", meaning: "no colors, if it is \"0\""),
        (name: "XCODE_VERSION_ACTUAL", meaning: "\"lint\" uses the format xcode, if it is set"),
        (name: "SOURCE_DATE_EPOCH", meaning: "the time of reports, in seconds since 1970 (default: now)"),
    ]

    /// The palette for standard output; no-color.org, force-color.org and bixense.com/clicolors, in this order.
    func palette(_ choice: ColorChoice) -> Palette {
        switch choice {
        case .always: .ansi
        case .never: .plain
        case .auto: wantsColor ? .ansi : .plain
        }
    }

    private var wantsColor: Bool {
        if noColor != nil { return false }
        if let forceColor { return forceColor != "0" }
        if let clicolorForce, clicolorForce != "0" { return true }
        if term == "dumb" || clicolor == "0" { return false }
        return outputIsTerminal
    }
}
