/// Every command, from whose specs parsing, help and suggestions are derived.
enum CommandName: String, CaseIterable, Sendable {
    case run, diff, lint, check, `init`, scan, verify, probe, explain, matrix, play, new, graph, schema, completions,
        help

    var spec: CommandSpec {
        switch self {
        case .run: .run
        case .diff: .diff
        case .lint: .lint
        case .check: .check
        case .`init`: .initialize
        case .scan: .scan
        case .verify: .verify
        case .probe: .probe
        case .explain: .explain
        case .matrix: .matrix
        case .play: .play
        case .new: .new
        case .graph: .graph
        case .schema: .schema
        case .completions: .completions
        case .help: .help
        }
    }
}

/// The definition of a command, from which parsing, help and completions are derived.
struct CommandSpec: Sendable {
    let operands: String
    let options: [Option]
    let purpose: String
    let remarks: [String]
    /// What only the manual page says.
    var details: [String] = []
    let examples: [String]
}

extension CommandSpec {
    fileprivate static let run = CommandSpec(
        operands: "SCENARIO",
        options: [.format, .output, .show, .explain, .strict, .prefer, .set, .root, .color, .help],
        purpose: "Trace a launch scenario and print which callbacks happen.",
        remarks: ["SCENARIO is a JSON file; \"-\" is standard input."],
        examples: [
            "launchtrace run cold.json",
            "launchtrace run cold.json --set device.os=13.0 --show +notification",
        ])

    fileprivate static let diff = CommandSpec(
        operands: "A [B]",
        options: [.diffFormat, .output, .ignore, .prefer, .set, .root, .color, .help],
        purpose: "Print what changed from one timeline to another: by meaning, not by lines.",
        remarks: [
            "A and B are scenarios, or timelines that \(ToolInfo.name) wrote as text, JSON or ndjson; \"-\" is standard "
                + "input. Without B the scenario A is compared with itself as --set changes it, which says what a migration "
                + "does to an app."
        ],
        details: [
            "Compared is what both sides tell: recorded text usually has no notifications, view controllers, actions "
                + "and scene states. \"unified\" is a patch of A's recorded text for git apply and patch -p1; "
                + "\"github\" is for the log of a workflow."
        ],
        examples: [
            "launchtrace diff cold.json --set app.lifecycle=scene",
            "launchtrace diff cold.timeline.txt cold.json --format unified | git apply",
        ])

    fileprivate static let lint = CommandSpec(
        operands: "SCENARIO ...",
        options: [.lintFormat, .output, .target, .before, .prefer, .set, .root, .color, .help],
        purpose: "Print what the users of an app would trip over in launch scenarios.",
        remarks: [
            "SCENARIO is a JSON file; \"-\" is standard input. The text is empty if nothing is found.",
            "An app file has the keys of a scenario's app, and no events. It stands for all launches of the app: "
                + "each trigger that its Info.plist declares or its delegates handle, cold and warm. A finding that "
                + "several have is printed once. An .xcodeproj, or a folder that holds one, stands for the app that it is.",
            "\"sarif\" is for code scanning, \"github\" for the log of a workflow. A finding's code, such as "
                + "LT010, is explained by \"\(ToolInfo.name) explain\".",
        ],
        examples: [
            "launchtrace lint Launches/*.json",
            "launchtrace lint MyApp.xcodeproj --format sarif -o launches.sarif",
            "launchtrace lint app.json --set app.lifecycle=scene",
            "launchtrace lint cold.json --set app.sdk=27.0 --format github",
        ])

    fileprivate static let check = CommandSpec(
        operands: "PATH ...",
        options: [.record, .report, .shard, .root, .color, .help],
        purpose: "Compare launch scenarios with the timelines recorded beside them.",
        remarks: [
            "PATH is a scenario, or a folder with scenarios in it or further below. cold.json is compared with "
                + "cold.timeline.txt. JSON files without events that nobody recorded are left alone, and so are "
                + "hidden folders and node_modules.",
            "A timeline is changed if the scenario is as recorded and its launch isn't; no longer judged if that hangs "
                + "on a part of the project that couldn't be read; stale if the scenario itself is another; missing; or "
                + "orphaned if its scenario is.",
            "An app file that is named is linted, and fails if a finding is an error; in a folder it is there for its "
                + "scenarios.",
            "Nothing is written without --record.",
        ],
        examples: [
            "launchtrace check Launches",
            "launchtrace check --record Launches",
            "launchtrace check Launches --shard 2/5 --report github --report junit=x.xml",
        ])

    fileprivate static let initialize = CommandSpec(
        operands: "PROJECT",
        options: [.launches, .target, .plist, .sources, .root, .color, .help],
        purpose: "Write the launch scenarios of an app, from its Xcode project, and record their timelines.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that holds one. Written are \(LaunchFolder.appFile), which refers to the "
                + "project, a scenario for each trigger that the app declares or handles, cold and warm, and its "
                + "timeline. Commit them: when a change of the code changes a launch, \"\(ToolInfo.name) check\" tells.",
            "What exists is left as it is, and named. What is found in the launches is printed, and doesn't change the "
                + "exit status.",
            "Without an Xcode project --plist names the Info.plist and --sources the folders with code.",
        ],
        details: [
            "Cold is a launch of an app that isn't running, warm one of an app in the background. The scenarios are pinned to "
                + "iOS \(Version.newest). A web link of the app is one whose host its entitlements name; for "
                + "applinks:*.example.com it is www.example.com.",
            "Of a project that git doesn't know the scenarios have to be told the folder above all of its files: the commands "
                + "that are printed last do that, with --root.",
        ],
        examples: [
            "launchtrace init MyApp.xcodeproj",
            "launchtrace init ios --target MyApp -d ios/Launches",
            "launchtrace init --plist App/Info.plist --sources App",
        ])

    fileprivate static let scan = CommandSpec(
        operands: "PROJECT",
        options: [
            .scanFormat, .output, .target, .plist, .sources, .places, .compare, .root, .color, .help,
        ],
        purpose: "Read an app from its Xcode project: what it declares, and what its delegates do.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that holds one. The table has each fact with its value, the place that "
                + "says it, and whether it was read, is assumed or is unknown. As JSON, and in a file, it is the "
                + "\"app\" of a scenario.",
            "Without an Xcode project --plist names the Info.plist and --sources the folders with code.",
        ],
        details: [
            "Files of the project are read only below the root, and none of it is run. A folder holds a project that lies "
                + "in it or at most two folders further down; of several the one that has an app for iOS.",
            "--check compares by meaning: a selector is the same as Swift's name, a default the same as nothing, and what "
                + "is assumed or unknown contradicts nothing. In a file that refers to the project the keys "
                + "beside \"project\" stand over what was read, and are told as notes.",
        ],
        examples: [
            "launchtrace scan MyApp.xcodeproj",
            "launchtrace scan ios --target MyApp -o Launches/app.json",
            "launchtrace scan ios --check Launches/app.json",
            "launchtrace scan --plist App/Info.plist --sources App --places",
        ])

    fileprivate static let verify = CommandSpec(
        operands: "SCENARIO LOG|RECORDING|FOLDER",
        options: [
            .verifyFormat, .output, .expect, .launch, .scenarioFromLog, .suggestionForm, .folder, .prefer, .set, .root,
            .color,
            .help,
        ],
        purpose: "Hold the console log of a real app against a launch scenario.",
        remarks: [
            "LOG is what an app wrote to Xcode's console, to log show or to a device's log, in any style; \"-\" is "
                + "standard input. Only callbacks that the log shows somewhere are compared; one that the scenario "
                + "doesn't name is a note. Of several launches the first is taken.",
            "A RECORDING is JSON with what was observed and the scenario that led to it; FOLDER holds several.",
        ],
        examples: [
            "launchtrace verify cold.json console.txt",
            "launchtrace verify cold.json console.txt --launch all --expect viewDidLoad",
            "launchtrace verify --scenario-from-log console.txt -d Launches",
            "launchtrace verify Examples/observed",
        ])

    fileprivate static let probe = CommandSpec(
        operands: "",
        options: [.output, .help],
        purpose: "Print a Swift file that makes an app log what \"\(ToolInfo.name) verify\" reads.",
        remarks: [
            "The file belongs into debug builds, for iOS 13 and later. LaunchProbe.start() in the init of the app "
                + "delegate, or of SwiftUI's App, prints each notification of the application and its scenes; "
                + "LaunchProbe.call() prints the method that it stands in. Each line has the states and the time.",
            "A line, which stands in one piece: \(ProbeFile.sample.joined(separator: " "))",
        ],
        examples: [
            "launchtrace probe -o MyApp/LaunchProbe.swift",
            "launchtrace verify cold.json console.txt",
        ])

    fileprivate static let explain = CommandSpec(
        operands: "[NAME]",
        options: [.all, .help],
        purpose: "Tell what a callback, a finding or any other name means, when it comes and who says so.",
        remarks: [
            "NAME is a callback as Swift, Objective-C or a log writes it, a notification, a trigger, an option, a state, "
                + "a rule, a finding such as LT010, or a key or value of a scenario such as app.sdk. The name of a "
                + "kind, such as rules, lists all of it; without a name all kinds are listed. A page has at most "
                + "\(TopicPage.height) lines unless --all is given."
        ],
        examples: [
            "launchtrace explain didFinishLaunching", "launchtrace explain app.sdk", "launchtrace explain LT010 --all",
        ])

    fileprivate static let matrix = CommandSpec(
        operands: "[TRIGGER] ...",
        options: [.matrixFormat, .output, .app, .target, .matrixShow, .prefer, .set, .root, .color, .help],
        purpose: "Print what every trigger leads to, in each life cycle and from each start, on one page.",
        remarks: [
            "TRIGGER is an event such as openURL; with some of them the page has only these.",
            "The app implements every method and runs on the newest iOS, unless --app or --set says otherwise; the "
                + "events of the app's scenario stand for their like.",
        ],
        examples: [
            "launchtrace matrix --set device.os=18.0",
            "launchtrace matrix openURL --format html -o lesson.html",
            "launchtrace matrix --app cold.json --format html -o launches.html",
            "launchtrace matrix --app MyApp.xcodeproj openURL",
        ])

    fileprivate static let play = CommandSpec(
        operands: "SCENARIO",
        options: [.show, .quiz, .plain, .keys, .size, .recordCast, .prefer, .set, .root, .color, .help],
        purpose: "Step through a launch in the terminal: what happens, the states before and after, and why.",
        remarks: [
            "SCENARIO is a JSON file; \"-\" is standard input, and the keys come from the terminal then. Enter is the "
                + "next step, b the one before, q leaves, and ? shows all keys."
        ],
        details: [
            "Without a terminal, and with --plain, steps are printed one below the other, and each line of standard "
                + "input is a command: an empty one or n for the next step, b, g, G, 7 for step 7, /TEXT, d, ?, q. "
                + "If there is no line to read, or only the output is no terminal, all steps are printed.",
            "KEYS are characters, and names such as <Enter>, <Esc>, <Left>, <PageDown> or <C-c>. With them no "
                + "terminal is needed, and what is printed is the last screen, or with --plain all that was told. "
                + "Nothing is recorded of a session that Ctrl-C ends.",
        ],
        examples: [
            "launchtrace play cold.json",
            "launchtrace play cold.json --quiz",
            "launchtrace play cold.json --keys 'nnb/willConnect<Enter>' --record cold.cast",
        ])

    fileprivate static let new = CommandSpec(
        operands: "[TRIGGER]",
        options: [.lifecycle, .output, .help],
        purpose: "Print a scenario to begin with.",
        remarks: [
            "TRIGGER is the event that it is about, such as tapIcon or backgroundEvent; without it openURL. "
                + "\"\(ToolInfo.name) explain triggers\" lists them all.",
            "The delegates of the scenario name the methods that UIKit calls there.",
            "TRIGGER can be a finding instead: LT010 stands for a scenario that shows it, LT010.clean for the same "
                + "without it.",
        ],
        examples: [
            "launchtrace new > cold.json",
            "launchtrace new tapNotification --lifecycle appDelegate | launchtrace run -",
        ])

    fileprivate static let graph = CommandSpec(
        operands: "[SCENARIO]",
        options: [.of, .around, .graphFormat, .output, .prefer, .set, .root, .help],
        purpose: "Draw the states of an app, or the rules behind them.",
        remarks: [
            "The states and the events that lead from one to the next are those of the app and device of SCENARIO; "
                + "without it, of an ordinary app. \">\" marks the events; below them stands what UIKit calls each time, "
                + "and after \"!\" why the process is stopped."
        ],
        details: [
            "\"rules\" has every rule that the machine runs on: what it takes hold at, what it calls, and where it "
                + "leads to. Mermaid takes long to place that many; with --around there are few."
        ],
        examples: [
            "launchtrace graph --format dot | dot -Tsvg > states.svg",
            "launchtrace graph --of rules --around scene.will-connect",
            "launchtrace graph cold.json --of rules --format dot -o rules.dot",
            "launchtrace graph --set app.lifecycle=appDelegate --set device.os=18.0",
        ])

    fileprivate static let schema = CommandSpec(
        operands: "[\(DescribedFormat.allCases.map(\.rawValue).joined(separator: "|"))]",
        options: [.output, .help],
        purpose: "Print the JSON Schema of scenarios, apps or timelines.",
        remarks: [
            "\"scenario\" is what every command reads, and what is printed if nobody says; \"app\" is the app of "
                + "one as a file of its own; \"timeline\" is what \"\(ToolInfo.name) run --format json\" writes. All are of "
                + "draft 7.",
            "An editor that knows the schema completes keys and values and marks mistakes. A scenario can name the "
                + "file under the key \"$schema\".",
        ],
        examples: [
            "launchtrace schema -o scenario.schema.json",
            "launchtrace schema timeline -o timeline.schema.json",
        ])

    fileprivate static let completions = CommandSpec(
        operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
        options: [.output, .help],
        purpose: "Print the script that makes a shell complete commands.",
        remarks: [
            "Completed are commands, options, their values, files, and the names that \"\(ToolInfo.name) explain\" knows. "
                + "\"make install\" puts the scripts where the shells look for them."
        ],
        examples: [
            "source <(launchtrace completions bash)",
            "launchtrace completions zsh -o ~/.zfunc/_launchtrace",
            "launchtrace completions fish -o ~/.config/fish/completions/launchtrace.fish",
        ])

    fileprivate static let help = CommandSpec(
        operands: "[COMMAND]",
        options: [.manual, .help],
        purpose: "Print help on a command, or on the tool.",
        remarks: ["The manual page has all commands; \"make install\" puts it where man looks for it."],
        examples: ["launchtrace help run", "launchtrace help --man > launchtrace.1"])
}
