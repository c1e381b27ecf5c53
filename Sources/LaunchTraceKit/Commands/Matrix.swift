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
    /// The paper of the page; nil where that is up to the triggers.
    let sheet: MatrixSheet?
}

extension Matrix {
    static let spec = CommandSpec(
        operands: "[TRIGGER] ...",
        options: [
            .matrixFormat, .output, .app, .target, .plist, .entitlements, .sources, .sheet, .matrixShow, .prefer, .set,
            .root, .color, .help,
        ],
        purpose: "Print the callbacks of every trigger, for each life cycle and start, on one page.",
        remarks: [
            "TRIGGER is an event such as openURL, and limits the page to it. A file instead of TRIGGER is the same as "
                + "--app.",
            "Without --app or --set, the app implements every method and runs on the newest iOS. The events of the "
                + "app's scenario replace the default ones of their kind.",
        ],
        details: [
            "A page prints on one A0 sheet, or on A4 if it has only some triggers. With --sheet A3 it has the six most "
                + "common triggers in one life cycle: with scenes, unless --app or --set changes that.",
            "Without a project, --plist names the Info.plist, --entitlements the entitlements, and --sources the "
                + "folders with code.",
        ],
        examples: [
            "launchtrace matrix openURL --format html -o lesson.html",
            "launchtrace matrix cold.json --format html -o launches.html",
            "launchtrace matrix --sheet A3 --format html -o poster.html",
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
        sheet = try arguments.choice(.sheet, among: MatrixSheet.allCases, by: \.rawValue)
        if sheet != nil, output.format != .html { throw .sheetWithoutPage }
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let setups = try setups(files)
        let page = MatrixPage(
            matrix(of: setups.scenarios), of: events, remarks: sheet == .a3 ? [] : setups.remarks,
            showing: selection.kinds(usually: MatrixPage.usualKinds), on: sheet)
        var outcome = output.outcome(of: page, in: output.palette(terminal), madeFrom: [app])
        outcome.stderr = setups.warnings.warningText()
        return outcome
    }

    private func matrix(of setups: [Scenario]) -> TriggerMatrix {
        let all = sheet == .a3 ? MatrixSheet.commonest : EventKind.allCases
        let matrix = TriggerMatrix(
            of: sheet == .a3 ? Array(setups.prefix(1)) : setups, events: events.isEmpty ? all : events,
            preferring: tracing.preference)
        return sheet == .a3 && events.isEmpty ? matrix.withoutSorts : matrix
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
