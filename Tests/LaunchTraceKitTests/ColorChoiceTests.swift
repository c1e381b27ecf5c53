import Testing

@testable import LaunchTraceKit

struct ColorCase: CustomTestStringConvertible {
    var choice = ColorChoice.auto
    var outputIsTerminal = true
    var variables: [String: String] = [:]
    let palette: Palette

    var testDescription: String {
        let settings = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ([choice.rawValue, outputIsTerminal ? "terminal" : "pipe"] + settings).joined(separator: " ")
    }
}

@Test(arguments: [
    ColorCase(palette: .ansi), ColorCase(outputIsTerminal: false, palette: .plain),
    ColorCase(choice: .never, variables: ["FORCE_COLOR": "1"], palette: .plain),
    ColorCase(choice: .always, outputIsTerminal: false, variables: ["NO_COLOR": "1"], palette: .ansi),
    ColorCase(variables: ["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], palette: .plain),
    ColorCase(variables: ["NO_COLOR": ""], palette: .ansi),
    ColorCase(outputIsTerminal: false, variables: ["FORCE_COLOR": "1", "TERM": "dumb"], palette: .ansi),
    ColorCase(variables: ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], palette: .plain),
    ColorCase(outputIsTerminal: false, variables: ["FORCE_COLOR": ""], palette: .plain),
    ColorCase(outputIsTerminal: false, variables: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], palette: .ansi),
    ColorCase(outputIsTerminal: false, variables: ["CLICOLOR_FORCE": "0"], palette: .plain),
    ColorCase(variables: ["TERM": "dumb"], palette: .plain),
    ColorCase(variables: ["TERM": "dumb", "CLICOLOR": "1"], palette: .plain),
    ColorCase(variables: ["CLICOLOR": "0"], palette: .plain), ColorCase(variables: ["CLICOLOR": "1"], palette: .ansi),
]) func colorFollowsTheStrongestWish(_ sample: ColorCase) {
    let facts = TerminalFacts(outputIsTerminal: sample.outputIsTerminal) { sample.variables[$0] }
    #expect(facts.palette(sample.choice) == sample.palette)
}

@Test func aFileIsColouredOnlyOnDemand() {
    #expect(ColorChoice.allCases.map(\.filePalette) == [.plain, .ansi, .plain])
}
