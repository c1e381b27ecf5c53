import Testing

@testable import LaunchTraceKit

@Test func helpOnTheTool() {
    #expect(
        Tool.help == """
            usage: launchtrace COMMAND [OPTIONS] ...

            Tell which UIKit callbacks happen when an app is launched, in which order and
            state, and why.

            commands:
              run      Trace a launch scenario and print which callbacks happen.
              lint     Print what the users of an app would trip over in launch scenarios.
              explain  Tell what a finding or a rule means, why it holds and who says so.
              help     Print help on a command, or on the tool.

            options:
                  --version         print the version
              -h, --help            print this help

            exit status:
              0  done
              1  the check said no: a finding is an error (lint, run --strict)
              2  could not be done: wrong usage, unreadable or invalid input, output not
                 written

            "launchtrace help COMMAND" has more on a command.

            """)
}

@Test func helpOnRun() {
    #expect(
        CommandName.run.help == """
            usage: launchtrace run [OPTIONS] SCENARIO

            Trace a launch scenario and print which callbacks happen.

            SCENARIO is a JSON file; "-" is standard input.

            options:
                  --format FORMAT   how the timeline is written: text (default), json,
                                    ndjson
              -o, --output FILE     write to FILE instead of standard output
                  --show KINDS      what is shown, by default
                                    stimulus,step,callback,transition,stop,finding (text) or
                                    all; +KIND adds to that; KINDS is a comma list of
                                    stimulus, step, callback, viewController, notification,
                                    transition, action, stop, finding, all
                  --explain         add the rule behind each entry, and its source
                  --strict          exit with 1 if a finding is an error
                  --prefer SOURCE   whom to follow where logs and documentation disagree:
                                    logs (default), documented
                  --set KEY=VALUE   change the scenario, as in --set device.os=26.0; may be
                                    repeated
                  --color WHEN      when text is coloured: auto (default), always, never
              -h, --help            print this help

            exit status:
              0  done
              1  the check said no: a finding is an error (lint, run --strict)
              2  could not be done: wrong usage, unreadable or invalid input, output not
                 written

            examples:
              launchtrace run cold.json
              launchtrace run cold.json --set device.os=13.0 --show +notification

            """)
}

@Test(arguments: CommandName.allCases)
func helpFitsATerminal(_ command: CommandName) {
    let lines = (command.help + Tool.help).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.last == " " } == [])
}

@Test func everyOptionBelongsToACommandOrTheTool() {
    let used = Set(CommandName.allCases.flatMap(\.facts.options) + Tool.options)
    #expect(used == Set(Option.allCases))
}
