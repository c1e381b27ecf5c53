/// `launchtrace matrix`.
struct Matrix: ToolCommand {
    /// The events that it is of; none for all of them.
    let events: [EventKind]
    /// The app that it is of, or a scenario of it; nil for any app, in every life cycle.
    let app: Input?
    /// The app that it is of, without a project.
    var folders: CodeFolders?
    let tracing: ScenarioTracing
    let output: ProductOutput<MatrixPage, Palette>
    let selection: KindSelection
}

extension Matrix {
    static let spec = CommandSpec(
        operands: "[TRIGGER] ...",
        options: [
            .matrixFormat, .output, .app, .target, .plist, .entitlements, .sources, .matrixShow, .prefer, .set, .root,
            .color, .help,
        ], purpose: "Print the callbacks of every trigger, for each life cycle and start state, on one page.",
        remarks: [
            "TRIGGER is an event such as openURL. With TRIGGER, the page contains only this event. A file in place of "
                + "TRIGGER is the same as --app.",
            "Without --app or --set, the app implements every method and runs on the newest iOS. If the app is that "
                + "of a scenario, its events replace the default events of the same kind.",
        ],
        details: [
            "Without a project, --plist names the Info.plist, --entitlements the entitlements, and --sources the "
                + "folders with code."
        ],
        examples: [
            "launchtrace matrix openURL --format html -o lesson.html",
            "launchtrace matrix cold.json --format html -o launches.html",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let named = arguments.value(of: .app)
        let path = named == nil ? arguments.operands.first { $0 == "-" || $0.contains(".") || $0.contains("/") } : nil
        events = try arguments.operands.filter { $0 != path }.choices("trigger").unique()
        app = (named ?? path).map(Input.init)
        folders = try CodeFolders(arguments)
        if app != nil, folders != nil { throw .sourcesBesideApp }
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .matrixFormat, among: MatrixFormat.all)
        selection = try arguments.value(of: .matrixShow).map(KindSelection.init) ?? .usual
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let setups = try setups(files)
        let matrix = TriggerMatrix(
            of: setups.scenarios, events: events.isEmpty ? EventKind.allCases : events, preferring: tracing.preference)
        let page = MatrixPage(
            matrix, of: events, remarks: setups.remarks, showing: selection.kinds(usually: MatrixPage.usualKinds))
        var outcome = output.outcome(of: page, in: output.palette(terminal), madeFrom: [app])
        outcome.stderr = setups.warnings.warningText()
        return outcome
    }

    private func setups(_ files: FileAccess) throws(ScenarioTracing.Failure) -> AppSetups {
        let read: ReadScenario
        if let folders {
            read = try tracing.read(folders, files)
        } else if let app {
            read = try tracing.readOperand(app, files).read
        } else {
            return try AppSetups(of: tracing, files)
        }
        return AppSetups(scenarios: [read.scenario], remarks: [], warnings: read.warnings)
    }
}
