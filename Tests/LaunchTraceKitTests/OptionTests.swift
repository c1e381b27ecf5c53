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

@Test(
    arguments: [
        ("callback", [.callback]), ("callbacks,events", [.callback, .event]),
        ("viewControllers,viewController", [.viewController]), ("all", ShownKind.everything),
        ("+notification", ShownKind.usual.union([.notification])),
        ("+notifications,+viewController", ShownKind.usual.union([.notification, .viewController])),
        ("+all", ShownKind.everything),
    ] as [(String, Set<ShownKind>)]) func selectionNamesKinds(_ list: String, _ kinds: Set<ShownKind>) throws
{ #expect(try KindSelection(list).kinds(usually: ShownKind.usual) == kinds) }

@Test func nothingSelectedIsWhatTheFormatShows() { #expect(KindSelection.usual.kinds(usually: [.stop]) == [.stop]) }

@Test(arguments: ShownKind.allCases) func everyKindHasASingularAndAPlural(_ kind: ShownKind) throws {
    #expect(try KindSelection(kind.rawValue) == .exactly([kind]))
    #expect(try KindSelection(kind.plural) == .exactly([kind]))
}

@Test func helpWithoutACommandIsShort() {
    let outcome = CommandOutcome.of([], files: .ofSystem())
    outcome.expect(stderr: ToolInfo.shortHelp, status: 2)
    #expect(
        ToolInfo.shortHelp == """
            usage: launchtrace COMMAND [OPTIONS] ...

            \(wrapped(ToolInfo.purpose, to: Page.width).joined(separator: "\n"))

            commands:
              run, diff, lint, check, init, scan, migrate, verify, probe, explain, matrix,
              play, lesson, new, examples, graph, site, schema, completions, help

            examples:
              launchtrace run cold.json
              launchtrace lint MyApp.xcodeproj --fix --dry-run
              launchtrace check Launches
              launchtrace explain didFinishLaunching

            See "launchtrace help" for all commands, or "launchtrace help COMMAND" for one.

            """)
    #expect(ToolInfo.shortHelp.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 20)
}

@Test func helpOnTheTool() {
    #expect(
        ToolInfo.help == """
            usage: launchtrace COMMAND [OPTIONS] ...

            Predict which app and scene delegate callbacks UIKit calls when an iOS app
            launches, in which order and in which state.

            commands:
              run          Print the callbacks and states of a launch.
              diff         Compare two timelines by callbacks and states, not by lines.
              lint         Report launch bugs in an Xcode project or in launch scenarios.
              check        Compare the launches of scenarios with their recorded timelines.
              init         Write launch scenarios for an app from its Xcode project, and
                           record their timelines.
              scan         Print the launch-related facts of an Xcode project, with their
                           source lines.
              migrate      Plan the migration of an app to scenes, write a patch, and report
                           lost behavior.
              verify       Compare the console log of a real app with a scenario.
              probe        Print a Swift file that lets an app write a log for "launchtrace
                           verify".
              explain      Explain a callback, a finding or another name, with its rules and
                           sources.
              matrix       Print the callbacks of every trigger, for each life cycle and
                           start state, on one page.
              play         Step through a launch in the terminal, with the states and the
                           rule of each step.
              lesson       Learn how apps launch, in twelve lessons with an app to repair.
              new          Print a starter scenario.
              examples     List the example scenarios by question.
              graph        Draw the states of an app and the transitions between them.
              site         Write the reference as HTML: launches, triggers, callbacks,
                           findings, and the course.
              schema       Print the JSON Schema of a file format.
              completions  Print a completion script for a shell.
              help         Print help for a command, or for the tool.

            options:
              -V, --version         print the version
              -h, --help            print this help

            exit status:
              0  done
              1  the check failed: a finding is an error (lint, run --strict), there is a
                 difference (diff), a timeline doesn't match (check), the code differs (scan
                 --check), something is lost (migrate), a log doesn't match (verify), an app
                 isn't repaired (lesson --check)
              2  could not be done: wrong usage, unreadable or invalid input, output not
                 written

            "launchtrace help COMMAND" prints the help of a command.

            """)
}

@Test func helpOnRun() {
    #expect(
        CommandName.run.help == """
            usage: launchtrace run [OPTIONS] SCENARIO [TRIGGER ...]

            Print the callbacks and states of a launch.

            SCENARIO is a JSON file or "-" (standard input). It can also be a project, or an
            app file (JSON) that describes an app. For a project or an app file, TRIGGER
            names the launch, such as openURL.

            options:
                  --from STATE      the state of the app before TRIGGER: notRunning
                                    (default), prewarmed, suspended, background, active
                  --warm            the same as --from suspended
                  --target TARGET   the target of a project with several apps for iOS
                  --plist, --entitlements, --sources  as in "launchtrace help lint"
                  --format FORMAT   the output format (ndjson: a JSON object per line): text
                                    (default), json, ndjson, markdown, mermaid, svg, html
              -o, --output FILE     write to FILE instead of standard output
                  --show KINDS      show only these entries (default:
                                    event,step,callback,transition,stop,finding; +KIND adds
                                    KIND; stop: the app ends; KINDS is a comma-separated
                                    list of event, step, callback, viewController,
                                    notification, transition, action, stop, finding, all
                  --explain         add the rule of each line, and the source of the rule
                  --strict          exit with 1 if a finding is an error
                  --config FILE     read the settings from FILE; "none" reads no file
                  --prefer SOURCE   what to assume where sources disagree: logs (default),
                                    documented, scene-in-background, entry-in-background
                  --set KEY=VALUE   change a key: --set device.os=26.0; may be repeated
                  --root DIR        read files only in DIR (default: the folder with .git)
                  --color WHEN      when to color the output: auto (default), always, never
              -h, --help            print this help

            examples:
              launchtrace run cold.json
              launchtrace run MyApp.xcodeproj openURL --warm
              launchtrace run cold.json --set device.os=13.0 --show +notification

            "launchtrace help --man" prints the manual page, with more details.

            """)
}

/// The exit statuses are in the help of the tool.
@Test(arguments: CommandName.allCases) func helpIsShort(_ command: CommandName) {
    #expect(!command.help.contains("exit status:"))
    #expect(command.help.split(separator: "\n", omittingEmptySubsequences: false).count <= TopicPage.height)
}

@Test(arguments: CommandName.allCases) func helpFitsATerminal(_ command: CommandName) {
    let lines = (command.help + ToolInfo.help).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.last == " " } == [])
}

@Test func everyOptionBelongsToACommandOrTheTool() {
    #expect(Set(CommandName.allCases.flatMap(\.spec.options) + ToolInfo.options) == Set(Option.allCases))
}

extension RealToolTests {
    struct ManualTests {
        private let folder: Folder

        init() throws {
            folder = try Folder()
            try folder.write("launchtrace.1", ToolInfo.manual)
        }

        @Test(.needs(.mandoc)) func mandocFindsNothingWrong() throws {
            try RealTool.sh("mandoc -T lint -W warning launchtrace.1", in: folder).expect()
        }

        @Test(.needs(.mandb)) func manShowsIt() throws {
            let result = try RealTool.sh(
                "LC_ALL=C.UTF-8 MANWIDTH=200 man --warnings -l launchtrace.1 | cat", in: folder)
            #expect(result.stderr == "" && result.status == 0)
            // What roff could take for its own arrives as it is.
            #expect(result.stdout.contains("launchtrace run cold.json --set device.os=13.0 --show +notification\n"))
            #expect(result.stdout.contains("SCENARIO is a JSON file or \"-\" (standard input)."))
        }
    }
}

struct ManualTests {
    @Test func hasTheUsualSectionsAndEveryCommand() {
        let lines = ToolInfo.manual.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES",
                "EXAMPLES", "SEE ALSO",
            ])
        #expect(lines.count { $0.hasPrefix(".SS ") } == CommandName.allCases.count)
    }
}
