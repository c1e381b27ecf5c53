import LaunchModel
import Testing

@testable import LaunchFormats
@testable import LaunchReading
@testable import LaunchTraceKit
@testable import StructuredText

extension GivenCommand: Equatable {
    /// Compares the commands, whichever they are.
    public static func == (left: GivenCommand, right: GivenCommand) -> Bool { left.command.equals(right.command) }
}

extension ToolCommand { fileprivate func equals(_ other: any ToolCommand) -> Bool { self == other as? Self } }

private func parsed(_ line: String) throws -> GivenCommand {
    try GivenCommand(line.split(separator: " ").map(String.init))
}

private func ordinaryRun(
    _ scenario: Input = .file("a.json"), format: TimelineFormat = .text, output: String? = nil,
    selection: KindSelection = .usual, detail: Presentation.Detail = .facts, preference: Preference = .logs,
    settings: [Setting] = [], color: ColorChoice = .auto, isStrict: Bool = false, trigger: String? = nil,
    start: Start? = nil
) -> GivenCommand {
    GivenCommand(
        Run(
            subject: LaunchSubject(.input(scenario), trigger: trigger.map { AskedTrigger($0) }, start: start),
            tracing: ScenarioTracing(preference: preference, settings: settings),
            output: ProductOutput(format: format, path: output, color: color), selection: selection, detail: detail,
            isStrict: isStrict))
}

private func ordinaryLint(
    _ scenarios: [Input] = [.file("a.json")], before: Input? = nil, format: LintFormat = .text, output: String? = nil,
    settings: [Setting] = []
) -> GivenCommand {
    GivenCommand(
        Lint(
            scenarios: scenarios, before: before, tracing: ScenarioTracing(settings: settings),
            output: ProductOutput(format: format, path: output), choosesFormat: format == .text))
}

private func ordinaryCheck(
    _ paths: [String] = ["a"], _ mode: ScenarioCheck.Mode = .compare, reports: [Check.Report] = [], shard: Shard? = nil
) -> GivenCommand { GivenCommand(Check(paths: paths, mode: mode, reports: reports, shard: shard, color: .auto)) }

private func ordinaryDiff(
    _ before: Input = .file("a.json"), _ after: Input? = .file("b.json"), settings: [Setting] = [],
    ignored: Ignored = Ignored(), format: DiffFormat = .text, output: String? = nil, trigger: String? = nil,
    start: Start? = nil
) -> GivenCommand {
    func side(_ input: Input) -> LaunchSubject {
        LaunchSubject(.input(input), trigger: trigger.map { AskedTrigger($0) }, start: start)
    }
    return GivenCommand(
        Diff(
            before: side(before), after: after.map(side), tracing: ScenarioTracing(settings: settings),
            ignored: ignored, output: ProductOutput(format: format, path: output)))
}

private func ordinaryVerify(
    _ scenario: Input = .file("a.json"), log: Input = .file("a.log"), format: ConformanceFormat = .text,
    output: String? = nil, expected: [Callback] = [], launch: LoggedLaunches.Selection? = nil, trigger: String? = nil
) -> GivenCommand {
    let comparison = Verify.Comparison(
        subject: LaunchSubject(.input(scenario), trigger: trigger.map { AskedTrigger($0) }), tracing: ScenarioTracing(),
        expected: expected, output: ProductOutput(format: format, path: output))
    return GivenCommand(Verify(task: .compare(comparison), log: log, launch: launch))
}

private func ordinaryExplanation(_ explanation: Explanation, _ format: ExplainFormat = .text, _ output: String? = nil)
    -> GivenCommand
{ GivenCommand(Explain(explanation: explanation, output: ProductOutput(format: format, path: output))) }

private func explain(_ name: String) -> GivenCommand { ordinaryExplanation(.topics(Topic.named(name), name: name)) }

private func ordinaryMatrix(
    _ app: Input? = nil, _ format: MatrixFormat = .text, _ output: String? = nil, selection: KindSelection = .usual,
    preference: Preference = .logs, settings: [Setting] = [], events: [EventKind] = []
) -> GivenCommand {
    GivenCommand(
        Matrix(
            events: events, app: app, tracing: ScenarioTracing(preference: preference, settings: settings),
            output: ProductOutput(format: format, path: output), selection: selection))
}

private func ordinaryGraph(_ scenario: Input? = nil, format: GraphFormat = .mermaid, output: String? = nil)
    -> GivenCommand
{
    GivenCommand(
        Graph(scenario: scenario, tracing: ScenarioTracing(), output: ProductOutput(format: format, path: output)))
}

struct CommandCase: CustomTestStringConvertible {
    let line: String
    let command: GivenCommand

    var testDescription: String { line }
}

@Test(arguments: [
    CommandCase(line: "run a.json", command: ordinaryRun()),
    CommandCase(line: "run -", command: ordinaryRun(.standardInput)),
    CommandCase(line: "run -- -a.json", command: ordinaryRun(.file("-a.json"))),
    CommandCase(line: "run --format json a.json", command: ordinaryRun(format: .json)),
    CommandCase(line: "run a.json --format=ndjson", command: ordinaryRun(format: .ndjson)),
    CommandCase(line: "run a.json --output b.txt", command: ordinaryRun(output: "b.txt")),
    CommandCase(line: "run a.json -o b.txt", command: ordinaryRun(output: "b.txt")),
    CommandCase(line: "run a.json -ob.txt", command: ordinaryRun(output: "b.txt")),
    CommandCase(line: "run a.json --output=-b.txt", command: ordinaryRun(output: "-b.txt")),
    CommandCase(line: "run a.json -o -", command: ordinaryRun()),
    CommandCase(
        line: "run a.json --show +action --explain",
        command: ordinaryRun(selection: .adding([.action]), detail: .explained)),
    CommandCase(line: "run a.json --prefer documented", command: ordinaryRun(preference: .documented)),
    CommandCase(line: "run a.json --color never", command: ordinaryRun(color: .never)),
    CommandCase(
        line: "run a.json --set device.os=26.0 --set name=a=b --set notes=",
        command: ordinaryRun(settings: [
            Setting(key: "device.os", value: "26.0"), Setting(key: "name", value: "a=b"),
            Setting(key: "notes", value: ""),
        ])), CommandCase(line: "run a.json --strict", command: ordinaryRun(isStrict: true)),
    CommandCase(line: "run a.xcodeproj openURL", command: ordinaryRun(.file("a.xcodeproj"), trigger: "openURL")),
    CommandCase(
        line: "run a.json backgroundEvent location --warm",
        command: ordinaryRun(trigger: "backgroundEvent location", start: .suspended)),
    CommandCase(
        line: "run a.json tapIcon, pressHome --from active",
        command: ordinaryRun(trigger: "tapIcon,pressHome", start: .active)),
    CommandCase(
        line: "run --sources App openURL",
        command: GivenCommand(
            Run(
                subject: LaunchSubject(.folders(CodeFolders(sources: ["App"])), trigger: AskedTrigger("openURL")),
                tracing: ScenarioTracing(), output: ProductOutput(format: .text, path: nil), selection: .usual,
                detail: .facts, isStrict: false))), CommandCase(line: "diff a.json b.json", command: ordinaryDiff()),
    CommandCase(
        line: "diff a.json b.json openURL recipes://path --from prewarmed",
        command: ordinaryDiff(trigger: "openURL recipes://path", start: .prewarmed)),
    CommandCase(
        line: "diff a.json openURL --set device.os=18.0",
        command: ordinaryDiff(
            .file("a.json"), nil, settings: [Setting(key: "device.os", value: "18.0")], trigger: "openURL")),
    CommandCase(line: "diff a.json -", command: ordinaryDiff(.file("a.json"), .standardInput)),
    CommandCase(line: "diff a.json b.json --format unified -o p", command: ordinaryDiff(format: .unified, output: "p")),
    CommandCase(
        line: "diff - --set app.lifecycle=scene",
        command: ordinaryDiff(.standardInput, nil, settings: [Setting(key: "app.lifecycle", value: "scene")])),
    CommandCase(
        line: "diff a.json b.json --ignore time,notifications,viewController",
        command: ordinaryDiff(ignored: Ignored(aspects: [.time], kinds: [.notification, .viewController]))),
    CommandCase(line: "lint a.json", command: ordinaryLint()),
    CommandCase(
        line: "lint a.json - b.json", command: ordinaryLint([.file("a.json"), .standardInput, .file("b.json")])),
    CommandCase(
        line: "lint a.json --format sarif -o a.sarif", command: ordinaryLint(format: .sarif, output: "a.sarif")),
    CommandCase(
        line: "lint --set app.sdk=27.0 a.json",
        command: ordinaryLint(settings: [Setting(key: "app.sdk", value: "27.0")])),
    CommandCase(line: "check a", command: ordinaryCheck()),
    CommandCase(line: "check a b.json -- -c", command: ordinaryCheck(["a", "b.json", "-c"])),
    CommandCase(line: "check --record a", command: ordinaryCheck(["a"], .record)),
    CommandCase(line: "check a --shard 2/5", command: ordinaryCheck(shard: Shard(number: 2, count: 5))),
    CommandCase(
        line: "check a --report junit=a=b.xml --report sarif=- --report=markdown=c.md --report github=d",
        command: ordinaryCheck(reports: [
            Check.Report(format: .junit, output: "a=b.xml"), Check.Report(format: .sarif, output: nil),
            Check.Report(format: .markdown, output: "c.md"), Check.Report(format: .github, output: "d"),
        ])),
    CommandCase(
        line: "check a --report github --report junit=a --report junit=b",
        command: ordinaryCheck(reports: [
            Check.Report(format: .github, output: nil), Check.Report(format: .junit, output: "a"),
            Check.Report(format: .junit, output: "b"),
        ])), CommandCase(line: "verify a.json a.log", command: ordinaryVerify()),
    CommandCase(line: "verify - a.log", command: ordinaryVerify(.standardInput)),
    CommandCase(
        line: "verify a.json openURL recipes://path a.log", command: ordinaryVerify(trigger: "openURL recipes://path")),
    CommandCase(
        line: "verify a.json - --format json -o a.json",
        command: ordinaryVerify(log: .standardInput, format: .json, output: "a.json")),
    CommandCase(
        line: "verify a.json a.log --expect viewDidLoad --expect applicationDidBecomeActive: --launch 2",
        command: ordinaryVerify(expected: [.viewDidLoad, .applicationDidBecomeActive], launch: .one(2))),
    CommandCase(line: "verify a.json a.log --launch all", command: ordinaryVerify(launch: .all)),
    CommandCase(
        line: "verify --scenario-from-log a.log",
        command: GivenCommand(
            Verify(
                task: .suggest(Verify.Suggestion(form: .scenario, place: .file(nil))), log: .file("a.log"), launch: nil)
        )),
    CommandCase(
        line: "verify --scenario-from-log a.log -d out",
        command: GivenCommand(
            Verify(
                task: .suggest(Verify.Suggestion(form: .scenario, place: .folder("out"))), log: .file("a.log"),
                launch: nil))),
    CommandCase(
        line: "verify --scenario-from-log a.log --as recording -o a.json",
        command: GivenCommand(
            Verify(
                task: .suggest(Verify.Suggestion(form: .recording, place: .file("a.json"))), log: .file("a.log"),
                launch: nil))), CommandCase(line: "probe", command: GivenCommand(Probe(output: nil))),
    CommandCase(line: "probe -o LaunchProbe.swift", command: GivenCommand(Probe(output: "LaunchProbe.swift"))),
    CommandCase(line: "explain", command: ordinaryExplanation(.index)),
    CommandCase(line: "explain rules", command: ordinaryExplanation(.kind(.rule))),
    CommandCase(
        line: "explain rules --format html -o a.html", command: ordinaryExplanation(.kind(.rule), .html, "a.html")),
    CommandCase(line: "explain LT010", command: explain("LT010")),
    CommandCase(line: "matrix", command: ordinaryMatrix()),
    CommandCase(line: "matrix cold.json", command: ordinaryMatrix(.file("cold.json"))),
    CommandCase(line: "matrix openURL apps/MyApp", command: ordinaryMatrix(.file("apps/MyApp"), events: [.openURL])),
    CommandCase(
        line: "matrix --app - --format html -o a.html", command: ordinaryMatrix(.standardInput, .html, "a.html")),
    CommandCase(
        line: "matrix --set device.os=13.0 --show +viewController --prefer documented",
        command: ordinaryMatrix(
            selection: .adding([.viewController]), preference: .documented,
            settings: [Setting(key: "device.os", value: "13.0")])),
    CommandCase(line: "lesson", command: GivenCommand(Lessons.list)),
    CommandCase(line: "lesson 6", command: GivenCommand(Lessons.introduction(Lesson.all[5]))),
    CommandCase(line: "lesson 6 -d a", command: GivenCommand(Lessons.write(Lesson.all[5], "a"))),
    CommandCase(line: "lesson 6 --check a", command: GivenCommand(Lessons.check(Lesson.all[5], "a"))),
    CommandCase(line: "new", command: GivenCommand(New(subject: .event(.openURL, .scene), output: nil))),
    CommandCase(
        line: "new tapIcon --lifecycle swiftUI -o a.json",
        command: GivenCommand(New(subject: .event(.tapIcon, .swiftUI), output: "a.json"))),
    CommandCase(line: "matrix openURL tapIcon openURL", command: ordinaryMatrix(events: [.openURL, .tapIcon])),
    CommandCase(line: "graph", command: ordinaryGraph()),
    CommandCase(
        line: "site -o pages --base https://example.com/uikit",
        command: GivenCommand(
            MakeSite(folder: "pages", app: nil, base: "https://example.com/uikit/", tracing: ScenarioTracing()))),
    CommandCase(
        line: "site -o pages --app ios --target App",
        command: GivenCommand(
            MakeSite(
                folder: "pages", app: .file("ios"), base: nil, tracing: ScenarioTracing(settings: [.target("App")])))),
    CommandCase(
        line: "graph a.json --format dot -o a.dot",
        command: ordinaryGraph(.file("a.json"), format: .dot, output: "a.dot")),
    CommandCase(
        line: "migrate ios --target App --format patch --explain",
        command: GivenCommand(
            Migrate(
                product: .planned(
                    PlannedApp(
                        source: .project("ios", target: "App"), output: ProductOutput(format: .patch, path: nil),
                        explains: true)), tracing: ScenarioTracing(settings: [.target("App")])))),
    CommandCase(
        line: "migrate --check ../main ios --target App",
        command: GivenCommand(
            Migrate(
                product: .compared(
                    ComparedStates(
                        old: .project("../main", target: "App"), new: .project("ios", target: "App"), revision: nil),
                    ProductOutput(format: .text, path: nil)), tracing: ScenarioTracing()))),
    CommandCase(
        line: "migrate --since HEAD~1 . --root .. --format json -o a.json",
        command: GivenCommand(
            Migrate(
                product: .compared(
                    ComparedStates(
                        old: .project(".", target: nil), new: .project(".", target: nil), revision: "HEAD~1"),
                    ProductOutput(format: .json, path: "a.json")), tracing: ScenarioTracing(root: "..")))),
    CommandCase(line: "schema", command: GivenCommand(Schema(format: .scenario, output: nil))),
    CommandCase(line: "schema timeline", command: GivenCommand(Schema(format: .timeline, output: nil))),
    CommandCase(line: "schema timeline -o a.json", command: GivenCommand(Schema(format: .timeline, output: "a.json"))),
    CommandCase(line: "completions -o a zsh", command: GivenCommand(Completions(shell: .zsh, output: "a"))),
    CommandCase(line: "completions fish", command: GivenCommand(Completions(shell: .fish, output: nil))),
    CommandCase(line: "help", command: GivenCommand(Help.tool)),
    CommandCase(line: "help --man", command: GivenCommand(Help.manual)),
    CommandCase(line: "help run", command: GivenCommand(Help.command(.run))),
    CommandCase(line: "--help", command: GivenCommand(Help.tool)),
    CommandCase(line: "-h run", command: GivenCommand(Help.command(.run))),
    CommandCase(line: "run --no-such-option -h", command: GivenCommand(Help.command(.run))),
    CommandCase(line: "help --help", command: GivenCommand(Help.command(.help))),
    CommandCase(line: "--version", command: GivenCommand(Help.version)),
    CommandCase(line: "-V", command: GivenCommand(Help.version)),
    CommandCase(line: "version", command: GivenCommand(Help.version)),
]) func wordsMakeACommand(_ sample: CommandCase) throws { #expect(try parsed(sample.line) == sample.command) }

private let knownTriggers = "(known: \(EventKind.allCases.map(\.rawValue).joined(separator: ", ")))"

private let known = "(known: \(CommandName.allCases.map(\.rawValue).joined(separator: ", ")))"

struct MistakeCase: CustomTestStringConvertible {
    let line: String
    let message: String

    var testDescription: String { line }
}

@Test(arguments: [
    MistakeCase(line: "version 2", message: #"unexpected argument "2""#),
    MistakeCase(line: "rnu a.json", message: #"unknown command "rnu"; did you mean "run"? \#(known)"#),
    MistakeCase(line: "a.json", message: #"unknown command "a.json" \#(known)"#),
    MistakeCase(line: "help helf", message: #"unknown command "helf"; did you mean "help"? \#(known)"#),
    MistakeCase(line: "--verson", message: #"unknown option "--verson"; did you mean "--version"?"#),
    MistakeCase(line: "--version run", message: #"unexpected argument "run""#),
    MistakeCase(line: "run", message: "SCENARIO is missing"),
    MistakeCase(
        line: "run a.json b.json",
        message: #"unexpected scenario "b.json": this command takes one scenario; "launchtrace lint" and "check" "#
            + "accept several"),
    MistakeCase(
        line: "run a.json openUrll", message: #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#),
    MistakeCase(
        line: "run a.json deep link",
        message: #"unknown trigger "deep link"; did you mean "openURL" or "openUniversalLink"? \#(knownTriggers)"#),
    MistakeCase(
        line: "run a.json openURL --warm --from active",
        message: "--warm means --from suspended; another start is given"),
    MistakeCase(
        line: "run a.json openURL --from notRuning",
        message: #"unknown value "notRuning" of --from; did you mean "notRunning"? "#
            + "(known: notRunning, prewarmed, suspended, background, active)"),
    MistakeCase(
        line: "run a.json --prefer cold-url",
        message: #"--prefer has no effect on the conflict "cold-url" "#
            + "(known: logs, documented, scene-in-background, entry-in-background)"),
    MistakeCase(line: "help run run", message: #"unexpected argument "run""#),
    MistakeCase(line: "diff", message: "A is missing"),
    MistakeCase(line: "diff a.json", message: "B, or --set KEY=VALUE, is missing"),
    MistakeCase(
        line: "diff a.json b.json c.json",
        message: #"unexpected scenario "c.json": this command takes two scenarios; "launchtrace lint" and "check" "#
            + "accept several"), MistakeCase(line: "diff a.json openURL", message: "B, or --set KEY=VALUE, is missing"),
    MistakeCase(line: "diff --sources App openURL", message: "B, or --set KEY=VALUE, is missing"),
    MistakeCase(
        line: "diff a.json openUrll --set device.os=17.0",
        message: #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#),
    MistakeCase(line: "diff - -", message: #""-" is given twice, but standard input can be read only once"#),
    MistakeCase(
        line: "diff a.json b.json --set device.os=17.0", message: "--set changes one scenario; two timelines are given"),
    MistakeCase(
        line: "diff a.json b.json --ignore tim",
        message:
            #"unknown value "tim" of --ignore; did you mean "time"? (known: time, arguments, returns, states, confidence, "#
            + "heading, steps, transitions, actions, notifications, viewControllers, findings)"),
    MistakeCase(
        line: "diff a.json b.json --format sarif",
        message: #"unknown value "sarif" of --format (known: text, unified, json, github)"#),
    MistakeCase(line: "lint - a.json -", message: #""-" is given twice, but standard input can be read only once"#),
    MistakeCase(line: "lint a.json --strict", message: #"unknown option "--strict""#),
    MistakeCase(
        line: "lint a.json --format ndjson",
        message: #"unknown value "ndjson" of --format; did you mean "json"? (known: text, json, sarif, github, xcode)"#),
    MistakeCase(
        line: "run a.json --format sarif",
        message: #"unknown value "sarif" of --format (known: text, json, ndjson, markdown, mermaid, svg, html)"#),
    MistakeCase(line: "check a -", message: #""-" can't be checked, because standard input has no recorded timeline"#),
    MistakeCase(line: "check a --shard 6/5", message: #""6/5" of --shard is not of the form 2/5"#),
    MistakeCase(line: "check a --shard", message: "--shard needs a value: I/N"),
    MistakeCase(line: "check a --shard 1/2 --shard 2/2", message: "--shard is given twice"),
    MistakeCase(line: "check a --report junit", message: "--report junit needs a file: junit=FILE"),
    MistakeCase(line: "check a --report sarif=", message: "--report sarif needs a file: sarif=FILE"),
    MistakeCase(
        line: "check a --report junt=b",
        message: #"unknown report "junt"; did you mean "junit"? (known: junit, sarif, github, markdown)"#),
    MistakeCase(line: "check a --report =b", message: #"unknown report "" (known: junit, sarif, github, markdown)"#),
    MistakeCase(line: "check a --report github --report junit=-", message: "two reports go to standard output"),
    MistakeCase(line: "check a --report sarif=b --report junit=b", message: #"two reports go to "b""#),
    MistakeCase(line: "check a --set name=b", message: #"unknown option "--set""#),
    MistakeCase(line: "verify", message: "SCENARIO is missing"),
    MistakeCase(line: "verify --scenario-from-log", message: "LOG is missing"),
    MistakeCase(line: "verify --scenario-from-log a.json a.log", message: #"unexpected argument "a.log""#),
    MistakeCase(line: "verify a.xcodeproj", message: "LOG is missing"),
    MistakeCase(
        line: "verify a.json openUrll a.log",
        message: #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#),
    MistakeCase(line: "verify - -", message: #""-" is given twice, but standard input can be read only once"#),
    MistakeCase(line: "verify a b --launch 0", message: #""0" of --launch is neither a positive number nor "all""#),
    MistakeCase(line: "verify a b -d c", message: "--directory needs --scenario-from-log"),
    MistakeCase(
        line: "verify --scenario-from-log a -d b -o c",
        message: "--output names one file, --directory a folder for several; leave out one of them"),
    MistakeCase(
        line: "verify a b --expect viewDidLod",
        message: #"unknown callback "viewDidLod" of --expect; did you mean "viewDidLoad"?"#),
    MistakeCase(line: "verify a b --format xml", message: #"unknown value "xml" of --format (known: text, json)"#),
    MistakeCase(
        line: "explain useURL",
        message: #"unknown name "useURL"; did you mean "user", "RCTLinkingManager" or "getInitialLink"?"#),
    MistakeCase(line: "verify t.ips", message: "SCENARIO is missing: launchtrace verify SCENARIO t.ips"),
    MistakeCase(line: "explain LT01", message: #"unknown name "LT01"; did you mean "LT001"?"#),
    MistakeCase(
        line: "explain payload-unhandeld",
        message: #"unknown name "payload-unhandeld"; did you mean "payload-unhandled"?"#),
    MistakeCase(line: "explain scene.conect", message: #"unknown name "scene.conect"; did you mean "scene.connect"?"#),
    MistakeCase(
        line: "explain weather",
        message: #"unknown name "weather"; no name is similar (all: "launchtrace explain --all")"#),
    MistakeCase(line: "explain LT010 LT011", message: #"unknown name "LT010 LT011"; did you mean "LT010" or "LT011"?"#),
    MistakeCase(
        line: "lesson 13",
        message: #"unknown lesson "13"; did you mean "1"? (known: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)"#),
    MistakeCase(line: "lesson 6 7", message: #"unexpected argument "7""#),
    MistakeCase(line: "lesson -d a", message: "LESSON is missing"),
    MistakeCase(
        line: "lesson 6 -d a --check a", message: "--directory writes an app, --check checks it; leave out one of them"),
    MistakeCase(line: "play a.json --lesson 6", message: #"unexpected argument "a.json""#),
    MistakeCase(line: "play --lesson 6 --warm", message: "a lesson has its own launch; leave out --warm"),
    MistakeCase(line: "new tapIcon lock", message: #"unexpected argument "lock""#),
    MistakeCase(
        line: "new tapIcn",
        message: #"unknown event "tapIcn"; did you mean "tapIcon"? "#
            + "(known: \(EventKind.allCases.map(\.rawValue).joined(separator: ", ")))"),
    MistakeCase(
        line: "new --lifecycle uikit",
        message:
            #"unknown value "uikit" of --lifecycle; did you mean "appDelegate"? (known: scene, appDelegate, swiftUI)"#),
    MistakeCase(line: "site", message: "-o DIR is missing"),
    MistakeCase(line: "site pages -o pages", message: #"unexpected argument "pages""#),
    MistakeCase(line: "graph a.json b.json", message: #"unexpected argument "b.json""#),
    MistakeCase(
        line: "schema time", message: #"unknown format "time" (known: scenario, app, timeline, launches, config)"#),
    MistakeCase(line: "completions", message: "the name of a shell is missing"),
    MistakeCase(line: "completions bash zsh", message: #"unexpected argument "zsh""#),
    MistakeCase(
        line: "completions fsh", message: #"unknown shell "fsh"; did you mean "zsh"? (known: bash, zsh, fish)"#),
    MistakeCase(line: "help --man run", message: #"unexpected argument "run""#),
    MistakeCase(
        line: "explain sceneDidBecomActive",
        message: #"unknown name "sceneDidBecomActive"; did you mean "sceneDidBecomeActive"?"#),
    MistakeCase(
        line: "matrix cold.json warm.json",
        message: "unknown trigger \"warm.json\" (known: " + EventKind.allCases.map(\.rawValue).joined(separator: ", ")
            + ")"), MistakeCase(line: "migrate", message: "PROJECT is missing"),
    MistakeCase(
        line: "migrate --check a b --explain",
        message: "--explain is for a plan, but two states are compared; leave out one of them"),
    MistakeCase(
        line: "migrate --check a b --format patch",
        message: "a comparison of two states has no patch; leave out --format patch"),
    MistakeCase(line: "migrate --check ios", message: "NEW is missing"),
    MistakeCase(line: "migrate --check", message: "OLD is missing"),
    MistakeCase(line: "migrate --check a b c", message: #"unexpected argument "c""#),
    MistakeCase(line: "migrate --since main", message: "PROJECT is missing"),
    MistakeCase(line: "migrate --since main a b", message: #"unexpected argument "b""#),
    MistakeCase(
        line: "migrate --check a b --since main",
        message: "--check and --since name different states to compare with; leave out one of them"),
    MistakeCase(line: "matrix --app", message: "--app needs a value: SCENARIO"),
    MistakeCase(
        line: "matrix --format svg", message: #"unknown value "svg" of --format (known: text, markdown, html, json)"#),
    MistakeCase(line: "run a.json --fromat json", message: #"unknown option "--fromat"; did you mean "--format"?"#),
    MistakeCase(line: "run a.json -x", message: #"unknown option "-x""#),
    MistakeCase(line: "run a.json --version", message: #"unknown option "--version""#),
    MistakeCase(line: "run a.json --explain=yes", message: "--explain takes no value"),
    MistakeCase(line: "run a.json --format", message: "--format needs a value: FORMAT"),
    MistakeCase(line: "run a.json -o --explain", message: "--output needs a value: FILE"),
    MistakeCase(line: "run a.json --format text --format json", message: "--format is given twice"),
    MistakeCase(line: "run a.json -o x --output=y", message: "--output is given twice"),
    MistakeCase(
        line: "run a.json --format jsn",
        message: #"unknown value "jsn" of --format; did you mean "json"? "#
            + "(known: text, json, ndjson, markdown, mermaid, svg, html)"),
    MistakeCase(
        line: "run a.json --prefer=",
        message: #"unknown value "" of --prefer (known: logs, documented, scene-in-background, entry-in-background)"#),
    MistakeCase(
        line: "run a.json --color yes", message: #"unknown value "yes" of --color (known: auto, always, never)"#),
    MistakeCase(
        line: "run a.json --show calback,",
        message: #"unknown value "calback" of --show; did you mean "callback"? "#
            + "(known: event, step, callback, viewController, notification, transition, action, stop, finding, all)"),
    MistakeCase(
        line: "run a.json --show stimulus",
        message: #"unknown value "stimulus" of --show; did you mean "event"? "#
            + "(known: event, step, callback, viewController, notification, transition, action, stop, finding, all)"),
    MistakeCase(
        line: "run a.json --show step,+action",
        message: #""step,+action" of --show has "+" before some kinds; put it before all or none"#),
    MistakeCase(line: "run a.json --set os", message: #""os" of --set is not of the form KEY=VALUE"#),
    MistakeCase(line: "run a.json --set =1", message: #""=1" of --set is not of the form KEY=VALUE"#),
    MistakeCase(line: "\u{1B}[2J", message: #"unknown command "\u{1B}[2J" \#(known)"#),
]) func wrongWordsAreRefused(_ sample: MistakeCase) throws {
    let error = try #require(throws: UsageError.self) { try parsed(sample.line) }
    #expect(error.mistake.message == sample.message)
}

@Test func aMistakeNamesTheHelpToRead() throws {
    let ofRun = try #require(throws: UsageError.self) { try parsed("run") }
    #expect(ofRun.text == "launchtrace: error: SCENARIO is missing\nhint: see \"launchtrace help run\"\n")
    let ofTool = try #require(throws: UsageError.self) { try parsed("") }
    #expect(ofTool.text == ToolInfo.shortHelp)
    let unknown = try #require(throws: UsageError.self) { try parsed("rnu") }
    #expect(unknown.text.hasSuffix("hint: see \"launchtrace help\"\n"))
}
