import Testing

@testable import LaunchTraceKit

@Test func helpOnTheTool() {
    #expect(
        ToolInfo.help == """
            usage: launchtrace COMMAND [OPTIONS] ...

            Tell which UIKit callbacks happen when an app is launched, in which order and
            state, and why.

            commands:
              run          Trace a launch scenario and print which callbacks happen.
              diff         Print what changed from one timeline to another: by meaning, not
                           by lines.
              lint         Print what the users of an app would trip over in launch
                           scenarios.
              check        Compare launch scenarios with the timelines recorded beside them.
              init         Write the launch scenarios of an app, from its Xcode project, and
                           record their timelines.
              scan         Read an app from its Xcode project: what it declares, and what
                           its delegates do.
              migrate      Plan how an app gets scenes, write the patch, and tell what its
                           users lose by a migration.
              verify       Hold the console log of a real app against a launch scenario.
              probe        Print a Swift file that makes an app log what "launchtrace
                           verify" reads.
              explain      Tell what a callback, a finding or any other name means, when it
                           comes and who says so.
              matrix       Print what every trigger leads to, in each life cycle and from
                           each start, on one page.
              play         Step through a launch in the terminal: what happens, the states
                           before and after, and why.
              lesson       Learn how apps launch: twelve lessons, each with an app to
                           repair.
              new          Print a scenario to begin with.
              examples     List what there is to try, by the question that it answers.
              graph        Draw the states of an app, or the rules behind them.
              site         Write the reference as pages: every launch, trigger, callback and
                           finding, and the course.
              schema       Print the JSON Schema of what other programs read and write.
              completions  Print the script that makes a shell complete commands.
              help         Print help on a command, or on the tool.

            options:
              -V, --version         print the version
              -h, --help            print this help

            exit status:
              0  done
              1  the check said no: a finding is an error (lint, run --strict), there is a
                 difference (diff), a timeline isn't as recorded (check), the code says
                 otherwise (scan --check), something is lost (migrate), a log shows another
                 launch (verify), an app isn't repaired (lesson --check)
              2  could not be done: wrong usage, unreadable or invalid input, output not
                 written

            "launchtrace help COMMAND" has more on a command.

            """)
}

@Test func helpOnRun() {
    #expect(
        CommandName.run.help == """
            usage: launchtrace run [OPTIONS] SCENARIO [TRIGGER ...]

            Trace a launch scenario and print which callbacks happen.

            SCENARIO is a JSON file, "-" standard input; or a project or app file, of which
            TRIGGER names a launch, such as openURL.

            options:
                  --from STATE      where the launch by TRIGGER begins: notRunning
                                    (default), prewarmed, suspended, background, active
                  --warm            the same as --from suspended
                  --target TARGET   which of several apps for iOS a project is read for
                  --plist, --entitlements, --sources  as in "launchtrace help lint"
                  --format FORMAT   how the timeline is written: text (default), json,
                                    ndjson, markdown, mermaid, svg, html
              -o, --output FILE     write to FILE instead of standard output
                  --show KINDS      what is shown, by default
                                    event,step,callback,transition,stop,finding; +KIND adds
                                    to that; KINDS is a comma list of event, step, callback,
                                    viewController, notification, transition, action, stop,
                                    finding, all
                  --explain         add the rule behind each entry, and its source
                  --strict          exit with 1 if a finding is an error
                  --config FILE     take settings from FILE, or from none
                  --prefer SOURCE   whom to follow in disputes: logs (default), documented,
                                    scene-in-background, entry-in-background
                  --set KEY=VALUE   change a key: --set device.os=26.0; may be repeated
                  --root DIR        read files only below DIR, by default that with .git
                  --color WHEN      when text is coloured: auto (default), always, never
              -h, --help            print this help

            examples:
              launchtrace run cold.json
              launchtrace run MyApp.xcodeproj openURL --warm
              launchtrace run cold.json --set device.os=13.0 --show +notification

            "launchtrace help --man" has more on it.

            """)
}

@Test func helpOnCheck() {
    #expect(
        CommandName.check.help == """
            usage: launchtrace check [OPTIONS] [PATH ...]

            Compare launch scenarios with the timelines recorded beside them.

            PATH is a scenario, or a folder with scenarios in it or further below. cold.json
            is compared with cold.timeline.txt. JSON files without events that nobody
            recorded are left alone, and so are hidden folders and node_modules.
            A timeline is changed if the scenario is as recorded and its launch isn't; no
            longer judged if that hangs on a part of the project that couldn't be read;
            stale if the scenario itself is another; missing; or orphaned if its scenario
            is. Changes that are alike are told once.
            What happens in a launch is compared. A method of the app that isn't called in
            it is no part of that.
            An app file that is named is linted, and fails if a finding is an error; in a
            folder it is there for its scenarios.
            Nothing is written without --record or --review.

            options:
                  --record          write the timelines that aren't as recorded
                  --review          show each diff, and ask whether to record it
                  --report REPORT   write a report, too: junit=FILE, sarif=FILE, github (to
                                    standard output), markdown=FILE; may be repeated
                  --shard I/N       check only the I-th of N parts, each scenario being in
                                    just one
                  --baseline FILE   leave out the findings that FILE says are known
                  --config FILE     take settings from FILE, or from none
                  --root DIR        read files only below DIR, by default that with .git
                  --color WHEN      when text is coloured: auto (default), always, never
              -h, --help            print this help

            examples:
              launchtrace check Launches
              launchtrace check --review Launches
              launchtrace check Launches --shard 2/5 --report github --report junit=x.xml

            "launchtrace help --man" has more on it.

            """)
}

/// The exit statuses stand in the help on the tool.
@Test(arguments: CommandName.allCases)
func helpIsShort(_ command: CommandName) {
    #expect(!command.help.contains("exit status:"))
    #expect(command.help.split(separator: "\n", omittingEmptySubsequences: false).count <= TopicPage.height)
}

@Test(arguments: CommandName.allCases)
func helpFitsATerminal(_ command: CommandName) {
    let lines = (command.help + ToolInfo.help).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.last == " " } == [])
}

@Test func everyOptionBelongsToACommandOrTheTool() {
    let used = Set(CommandName.allCases.flatMap(\.spec.options) + ToolInfo.options)
    #expect(used == Set(Option.allCases))
}
