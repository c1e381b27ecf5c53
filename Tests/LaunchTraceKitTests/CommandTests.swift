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

private func suggestion(_ form: SuggestionForm, _ place: Verify.Suggestion.Place) -> GivenCommand {
    let suggestion = Verify.Suggestion(form: form, place: place)
    return GivenCommand(Verify(task: .suggest(suggestion), log: .file("a.log"), launch: nil))
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

@Test(
    arguments: [
        ("run a.json", ordinaryRun()), ("run -", ordinaryRun(.standardInput)),
        ("run -- -a.json", ordinaryRun(.file("-a.json"))), ("run --format json a.json", ordinaryRun(format: .json)),
        ("run a.json --format=ndjson", ordinaryRun(format: .ndjson)),
        ("run a.json --output b.txt", ordinaryRun(output: "b.txt")),
        ("run a.json -o b.txt", ordinaryRun(output: "b.txt")), ("run a.json -ob.txt", ordinaryRun(output: "b.txt")),
        ("run a.json --output=-b.txt", ordinaryRun(output: "-b.txt")), ("run a.json -o -", ordinaryRun()),
        ("run a.json --show +action --explain", ordinaryRun(selection: .adding([.action]), detail: .explained)),
        ("run a.json --prefer documented", ordinaryRun(preference: .documented)),
        ("run a.json --color never", ordinaryRun(color: .never)),
        (
            "run a.json --set device.os=26.0 --set name=a=b --set notes=",
            ordinaryRun(settings: [
                Setting(key: "device.os", value: "26.0"), Setting(key: "name", value: "a=b"),
                Setting(key: "notes", value: ""),
            ])
        ), ("run a.json --strict", ordinaryRun(isStrict: true)),
        ("run a.xcodeproj openURL", ordinaryRun(.file("a.xcodeproj"), trigger: "openURL")),
        (
            "run a.json backgroundEvent location --warm",
            ordinaryRun(trigger: "backgroundEvent location", start: .suspended)
        ), ("run a.json tapIcon, pressHome --from active", ordinaryRun(trigger: "tapIcon,pressHome", start: .active)),
        (
            "run --sources App openURL",
            GivenCommand(
                Run(
                    subject: LaunchSubject(.folders(CodeFolders(sources: ["App"])), trigger: AskedTrigger("openURL")),
                    tracing: ScenarioTracing(), output: ProductOutput(format: .text, path: nil), selection: .usual,
                    detail: .facts, isStrict: false))
        ), ("diff a.json b.json", ordinaryDiff()),
        (
            "diff a.json b.json openURL recipes://path --from prewarmed",
            ordinaryDiff(trigger: "openURL recipes://path", start: .prewarmed)
        ),
        (
            "diff a.json openURL --set device.os=18.0",
            ordinaryDiff(.file("a.json"), nil, settings: [Setting(key: "device.os", value: "18.0")], trigger: "openURL")
        ), ("diff a.json -", ordinaryDiff(.file("a.json"), .standardInput)),
        ("diff a.json b.json --format unified -o p", ordinaryDiff(format: .unified, output: "p")),
        (
            "diff - --set app.lifecycle=scene",
            ordinaryDiff(.standardInput, nil, settings: [Setting(key: "app.lifecycle", value: "scene")])
        ),
        (
            "diff a.json b.json --ignore time,notifications,viewController",
            ordinaryDiff(ignored: Ignored(aspects: [.time], kinds: [.notification, .viewController]))
        ), ("lint a.json", ordinaryLint()),
        ("lint a.json - b.json", ordinaryLint([.file("a.json"), .standardInput, .file("b.json")])),
        ("lint a.json --format sarif -o a.sarif", ordinaryLint(format: .sarif, output: "a.sarif")),
        ("lint --set app.sdk=27.0 a.json", ordinaryLint(settings: [Setting(key: "app.sdk", value: "27.0")])),
        ("check a", ordinaryCheck()), ("check a b.json -- -c", ordinaryCheck(["a", "b.json", "-c"])),
        ("check --record a", ordinaryCheck(["a"], .record)),
        ("check a --shard 2/5", ordinaryCheck(shard: Shard(number: 2, count: 5))),
        (
            "check a --report junit=a=b.xml --report sarif=- --report=markdown=c.md --report github=d",
            ordinaryCheck(reports: [
                Check.Report(format: .junit, output: "a=b.xml"), Check.Report(format: .sarif, output: nil),
                Check.Report(format: .markdown, output: "c.md"), Check.Report(format: .github, output: "d"),
            ])
        ),
        (
            "check a --report github --report junit=a --report junit=b",
            ordinaryCheck(reports: [
                Check.Report(format: .github, output: nil), Check.Report(format: .junit, output: "a"),
                Check.Report(format: .junit, output: "b"),
            ])
        ), ("verify a.json a.log", ordinaryVerify()), ("verify - a.log", ordinaryVerify(.standardInput)),
        ("verify a.json openURL recipes://path a.log", ordinaryVerify(trigger: "openURL recipes://path")),
        (
            "verify a.json - --format json -o a.json",
            ordinaryVerify(log: .standardInput, format: .json, output: "a.json")
        ),
        (
            "verify a.json a.log --expect viewDidLoad --expect applicationDidBecomeActive: --launch 2",
            ordinaryVerify(expected: [.viewDidLoad, .applicationDidBecomeActive], launch: .one(2))
        ), ("verify a.json a.log --launch all", ordinaryVerify(launch: .all)),
        ("verify --scenario-from-log a.log", suggestion(.scenario, .file(nil))),
        ("verify --scenario-from-log a.log -d out", suggestion(.scenario, .folder("out"))),
        ("verify --scenario-from-log a.log --as recording -o a.json", suggestion(.recording, .file("a.json"))),
        ("probe", GivenCommand(Probe(output: nil))),
        ("probe -o LaunchProbe.swift", GivenCommand(Probe(output: "LaunchProbe.swift"))),
        ("explain", ordinaryExplanation(.index)), ("explain rules", ordinaryExplanation(.kind(.rule))),
        ("explain rules --format html -o a.html", ordinaryExplanation(.kind(.rule), .html, "a.html")),
        ("explain LT010", explain("LT010")), ("matrix", ordinaryMatrix()),
        ("matrix cold.json", ordinaryMatrix(.file("cold.json"))),
        ("matrix openURL apps/MyApp", ordinaryMatrix(.file("apps/MyApp"), events: [.openURL])),
        ("matrix --app - --format html -o a.html", ordinaryMatrix(.standardInput, .html, "a.html")),
        (
            "matrix --set device.os=13.0 --show +viewController --prefer documented",
            ordinaryMatrix(
                selection: .adding([.viewController]), preference: .documented,
                settings: [Setting(key: "device.os", value: "13.0")])
        ), ("lesson", GivenCommand(Lessons.list)), ("lesson 6", GivenCommand(Lessons.introduction(Lesson.all[5]))),
        ("lesson 6 -d a", GivenCommand(Lessons.write(Lesson.all[5], "a"))),
        ("lesson 6 --check a", GivenCommand(Lessons.check(Lesson.all[5], "a"))),
        ("new", GivenCommand(New(subject: .event(.openURL, .scene), output: nil))),
        (
            "new tapIcon --lifecycle swiftUI -o a.json",
            GivenCommand(New(subject: .event(.tapIcon, .swiftUI), output: "a.json"))
        ), ("matrix openURL tapIcon openURL", ordinaryMatrix(events: [.openURL, .tapIcon])), ("graph", ordinaryGraph()),
        (
            "site -o pages --base https://example.com/uikit",
            GivenCommand(
                MakeSite(folder: "pages", app: nil, base: "https://example.com/uikit/", tracing: ScenarioTracing()))
        ),
        (
            "site -o pages --app ios --target App",
            GivenCommand(
                MakeSite(
                    folder: "pages", app: .file("ios"), base: nil, tracing: ScenarioTracing(settings: [.target("App")]))
            )
        ), ("graph a.json --format dot -o a.dot", ordinaryGraph(.file("a.json"), format: .dot, output: "a.dot")),
        (
            "migrate ios --target App --format patch --explain",
            GivenCommand(
                Migrate(
                    product: .planned(
                        PlannedApp(
                            source: .project("ios", target: "App"), output: ProductOutput(format: .patch, path: nil),
                            explains: true)), tracing: ScenarioTracing(settings: [.target("App")])))
        ),
        (
            "migrate --check ../main ios --target App",
            GivenCommand(
                Migrate(
                    product: .compared(
                        ComparedStates(
                            old: .project("../main", target: "App"), new: .project("ios", target: "App"), revision: nil),
                        ProductOutput(format: .text, path: nil)), tracing: ScenarioTracing()))
        ),
        (
            "migrate --since HEAD~1 . --root .. --format json -o a.json",
            GivenCommand(
                Migrate(
                    product: .compared(
                        ComparedStates(
                            old: .project(".", target: nil), new: .project(".", target: nil), revision: "HEAD~1"),
                        ProductOutput(format: .json, path: "a.json")), tracing: ScenarioTracing(root: "..")))
        ), ("schema", GivenCommand(Schema(format: .scenario, output: nil))),
        ("schema timeline", GivenCommand(Schema(format: .timeline, output: nil))),
        ("schema timeline -o a.json", GivenCommand(Schema(format: .timeline, output: "a.json"))),
        ("completions -o a zsh", GivenCommand(Completions(shell: .zsh, output: "a"))),
        ("completions fish", GivenCommand(Completions(shell: .fish, output: nil))), ("help", GivenCommand(Help.tool)),
        ("help --man", GivenCommand(Help.manual)), ("help run", GivenCommand(Help.command(.run))),
        ("--help", GivenCommand(Help.tool)), ("-h run", GivenCommand(Help.command(.run))),
        ("run --no-such-option -h", GivenCommand(Help.command(.run))),
        ("help --help", GivenCommand(Help.command(.help))), ("--version", GivenCommand(Help.version)),
        ("-V", GivenCommand(Help.version)), ("version", GivenCommand(Help.version)),
    ] as [(String, GivenCommand)]) func wordsMakeACommand(_ line: String, _ command: GivenCommand) throws
{ #expect(try parsed(line) == command) }

private let knownTriggers = "(known: \(EventKind.allCases.map(\.rawValue).joined(separator: ", ")))"

private let knownKinds =
    "(known: event, step, callback, viewController, notification, transition, action, stop, finding, all)"

private let knownFormats = "(known: text, json, ndjson, markdown, mermaid, svg, html)"

private let severalScenarios = #""launchtrace lint" and "check" accept several"#

private let known = "(known: \(CommandName.allCases.map(\.rawValue).joined(separator: ", ")))"

@Test(
    arguments: [
        ("version 2", #"unexpected argument "2""#),
        ("rnu a.json", #"unknown command "rnu"; did you mean "run"? \#(known)"#),
        ("a.json", #"unknown command "a.json" \#(known)"#),
        ("help helf", #"unknown command "helf"; did you mean "help"? \#(known)"#),
        ("--verson", #"unknown option "--verson"; did you mean "--version"?"#),
        ("--version run", #"unexpected argument "run""#), ("run", "SCENARIO is missing"),
        ("run a.json b.json", #"unexpected scenario "b.json": this command takes one scenario; \#(severalScenarios)"#),
        ("run a.json openUrll", #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#),
        (
            "run a.json deep link",
            #"unknown trigger "deep link"; did you mean "openURL" or "openUniversalLink"? \#(knownTriggers)"#
        ), ("run a.json openURL --warm --from active", "--warm means --from suspended; another start is given"),
        (
            "run a.json openURL --from notRuning",
            #"unknown value "notRuning" of --from; did you mean "notRunning"? "#
                + "(known: notRunning, prewarmed, suspended, background, active)"
        ),
        (
            "run a.json --prefer cold-url",
            #"--prefer has no effect on the conflict "cold-url" "#
                + "(known: logs, documented, scene-in-background, entry-in-background)"
        ), ("help run run", #"unexpected argument "run""#), ("diff", "A is missing"),
        ("diff a.json", "B, or --set KEY=VALUE, is missing"),
        (
            "diff a.json b.json c.json",
            #"unexpected scenario "c.json": this command takes two scenarios; \#(severalScenarios)"#
        ), ("diff a.json openURL", "B, or --set KEY=VALUE, is missing"),
        ("diff --sources App openURL", "B, or --set KEY=VALUE, is missing"),
        (
            "diff a.json openUrll --set device.os=17.0",
            #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#
        ), ("diff - -", #""-" is given twice, but standard input can be read only once"#),
        ("diff a.json b.json --set device.os=17.0", "--set changes one scenario; two timelines are given"),
        (
            "diff a.json b.json --ignore tim",
            #"unknown value "tim" of --ignore; did you mean "time"? (known: time, arguments, returns, states, confidence, "#
                + "heading, steps, transitions, actions, notifications, viewControllers, findings)"
        ),
        (
            "diff a.json b.json --format sarif",
            #"unknown value "sarif" of --format (known: text, unified, json, github)"#
        ), ("lint - a.json -", #""-" is given twice, but standard input can be read only once"#),
        ("lint a.json --strict", #"unknown option "--strict""#),
        (
            "lint a.json --format ndjson",
            #"unknown value "ndjson" of --format; did you mean "json"? (known: text, json, sarif, github, xcode)"#
        ), ("run a.json --format sarif", #"unknown value "sarif" of --format \#(knownFormats)"#),
        ("check a -", #""-" can't be checked, because standard input has no recorded timeline"#),
        ("check a --shard 6/5", #""6/5" of --shard is not of the form 2/5"#),
        ("check a --shard", "--shard needs a value: I/N"),
        ("check a --shard 1/2 --shard 2/2", "--shard is given twice"),
        ("check a --report junit", "--report junit needs a file: junit=FILE"),
        ("check a --report sarif=", "--report sarif needs a file: sarif=FILE"),
        (
            "check a --report junt=b",
            #"unknown report "junt"; did you mean "junit"? (known: junit, sarif, github, markdown)"#
        ), ("check a --report =b", #"unknown report "" (known: junit, sarif, github, markdown)"#),
        ("check a --report github --report junit=-", "two reports go to standard output"),
        ("check a --report sarif=b --report junit=b", #"two reports go to "b""#),
        ("check a --set name=b", #"unknown option "--set""#), ("verify", "SCENARIO is missing"),
        ("verify --scenario-from-log", "LOG is missing"),
        ("verify --scenario-from-log a.json a.log", #"unexpected argument "a.log""#),
        ("verify a.xcodeproj", "LOG is missing"),
        ("verify a.json openUrll a.log", #"unknown trigger "openUrll"; did you mean "openURL"? \#(knownTriggers)"#),
        ("verify - -", #""-" is given twice, but standard input can be read only once"#),
        ("verify a b --launch 0", #""0" of --launch is neither a positive number nor "all""#),
        ("verify a b -d c", "--directory needs --scenario-from-log"),
        (
            "verify --scenario-from-log a -d b -o c",
            "--output names one file, --directory a folder for several; leave out one of them"
        ),
        ("verify a b --expect viewDidLod", #"unknown callback "viewDidLod" of --expect; did you mean "viewDidLoad"?"#),
        ("verify a b --format xml", #"unknown value "xml" of --format (known: text, json)"#),
        ("explain useURL", #"unknown name "useURL"; did you mean "user", "RCTLinkingManager" or "getInitialLink"?"#),
        ("verify t.ips", "SCENARIO is missing: launchtrace verify SCENARIO t.ips"),
        ("explain LT01", #"unknown name "LT01"; did you mean "LT001"?"#),
        ("explain payload-unhandeld", #"unknown name "payload-unhandeld"; did you mean "payload-unhandled"?"#),
        ("explain scene.conect", #"unknown name "scene.conect"; did you mean "scene.connect"?"#),
        ("explain weather", #"unknown name "weather"; no name is similar (all: "launchtrace explain --all")"#),
        ("explain LT010 LT011", #"unknown name "LT010 LT011"; did you mean "LT010" or "LT011"?"#),
        ("lesson 13", #"unknown lesson "13"; did you mean "1"? (known: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)"#),
        ("lesson 6 7", #"unexpected argument "7""#), ("lesson -d a", "LESSON is missing"),
        ("lesson 6 -d a --check a", "--directory writes an app, --check checks it; leave out one of them"),
        ("play a.json --lesson 6", #"unexpected argument "a.json""#),
        ("play --lesson 6 --warm", "a lesson has its own launch; leave out --warm"),
        ("new tapIcon lock", #"unexpected argument "lock""#),
        ("new tapIcn", #"unknown event "tapIcn"; did you mean "tapIcon"? \#(knownTriggers)"#),
        (
            "new --lifecycle uikit",
            #"unknown value "uikit" of --lifecycle; did you mean "appDelegate"? (known: scene, appDelegate, swiftUI)"#
        ), ("site", "-o DIR is missing"), ("site pages -o pages", #"unexpected argument "pages""#),
        ("graph a.json b.json", #"unexpected argument "b.json""#),
        ("schema time", #"unknown format "time" (known: scenario, app, timeline, launches, config)"#),
        ("completions", "the name of a shell is missing"), ("completions bash zsh", #"unexpected argument "zsh""#),
        ("completions fsh", #"unknown shell "fsh"; did you mean "zsh"? (known: bash, zsh, fish)"#),
        ("help --man run", #"unexpected argument "run""#),
        ("explain sceneDidBecomActive", #"unknown name "sceneDidBecomActive"; did you mean "sceneDidBecomeActive"?"#),
        ("matrix cold.json warm.json", #"unknown trigger "warm.json" \#(knownTriggers)"#),
        ("migrate", "PROJECT is missing"),
        (
            "migrate --check a b --explain",
            "--explain is for a plan, but two states are compared; leave out one of them"
        ), ("migrate --check a b --format patch", "a comparison of two states has no patch; leave out --format patch"),
        ("migrate --check ios", "NEW is missing"), ("migrate --check", "OLD is missing"),
        ("migrate --check a b c", #"unexpected argument "c""#), ("migrate --since main", "PROJECT is missing"),
        ("migrate --since main a b", #"unexpected argument "b""#),
        (
            "migrate --check a b --since main",
            "--check and --since name different states to compare with; leave out one of them"
        ), ("matrix --app", "--app needs a value: SCENARIO"),
        ("matrix --format svg", #"unknown value "svg" of --format (known: text, markdown, html, json)"#),
        ("run a.json --fromat json", #"unknown option "--fromat"; did you mean "--format"?"#),
        ("run a.json -x", #"unknown option "-x""#), ("run a.json --version", #"unknown option "--version""#),
        ("run a.json --explain=yes", "--explain takes no value"),
        ("run a.json --format", "--format needs a value: FORMAT"),
        ("run a.json -o --explain", "--output needs a value: FILE"),
        ("run a.json --format text --format json", "--format is given twice"),
        ("run a.json -o x --output=y", "--output is given twice"),
        ("run a.json --format jsn", #"unknown value "jsn" of --format; did you mean "json"? \#(knownFormats)"#),
        (
            "run a.json --prefer=",
            #"unknown value "" of --prefer (known: logs, documented, scene-in-background, entry-in-background)"#
        ), ("run a.json --color yes", #"unknown value "yes" of --color (known: auto, always, never)"#),
        ("run a.json --show calback,", #"unknown value "calback" of --show; did you mean "callback"? \#(knownKinds)"#),
        ("run a.json --show stimulus", #"unknown value "stimulus" of --show; did you mean "event"? \#(knownKinds)"#),
        (
            "run a.json --show step,+action",
            #""step,+action" of --show has "+" before some kinds; put it before all or none"#
        ), ("run a.json --set os", #""os" of --set is not of the form KEY=VALUE"#),
        ("run a.json --set =1", #""=1" of --set is not of the form KEY=VALUE"#),
        ("\u{1B}[2J", #"unknown command "\u{1B}[2J" \#(known)"#),
    ] as [(String, String)]) func wrongWordsAreRefused(_ line: String, _ message: String) throws
{
    let error = try #require(throws: UsageError.self) { try parsed(line) }
    #expect(error.mistake.message == message)
}

@Test func aMistakeNamesTheHelpToRead() throws {
    let ofRun = try #require(throws: UsageError.self) { try parsed("run") }
    #expect(ofRun.text == "launchtrace: error: SCENARIO is missing\nhint: see \"launchtrace help run\"\n")
    let ofTool = try #require(throws: UsageError.self) { try parsed("") }
    #expect(ofTool.text == ToolInfo.shortHelp)
    let unknown = try #require(throws: UsageError.self) { try parsed("rnu") }
    #expect(unknown.text.hasSuffix("hint: see \"launchtrace help\"\n"))
}
