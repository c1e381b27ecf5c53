/// `launchtrace scan`.
struct Scan: ToolCommand {
    let source: ProjectSource
    let root: String?
    let product: Product

    enum Product: Equatable, Sendable {
        case written(ProductOutput<ScannedTarget, ScanStyle>)
        /// What an app file says otherwise.
        case compared(with: Input, in: ColorChoice)
    }
}

extension Scan {
    static let spec = CommandSpec(
        operands: "PROJECT",
        options: [
            .scanFormat, .output, .target, .plist, .entitlements, .sources, .places, .compare, .root, .color, .help,
        ], purpose: "Print the launch-related facts of an Xcode project, with their source lines.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that contains one. The table lists each fact with its value, its "
                + "location and its status: read, assumed or unknown. --format json and --output write the facts as "
                + "the \"app\" of a scenario.",
            "If XcodeGen or Tuist generates the .xcodeproj, run it first. Without a project, --plist names the "
                + "Info.plist, --entitlements the entitlements, and --sources the folders with code.",
        ],
        details: [
            "Only files in the root are read, and no code is run. A folder is searched two levels deep for a project; "
                + "if it has several, the one with an app for iOS is read.",
            "--check compares values, not text: a selector equals its Swift name, a missing key equals the default, "
                + "and assumed or unknown facts equal all values. In a file that refers to the project, the other keys "
                + "override the code, and are printed as notes.",
        ],
        examples: [
            "launchtrace scan MyApp.xcodeproj", "launchtrace scan ios --target MyApp -o Launches/app.json",
            "launchtrace scan ios --check Launches/app.json",
            "launchtrace scan --plist App/Info.plist --sources App --places",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        source = try ProjectSource(arguments)
        root = arguments.value(of: .root)
        product = try Product(arguments)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ProjectSearchProblem) -> CommandOutcome {
        let found = try files.target(of: source, below: root)
        return outcome(of: try found.scanned(by: files.parallelWork), madeFrom: found.inputs, files, terminal)
    }

    /// The outcome where the app has been read.
    func outcome(
        of target: ScannedTarget, madeFrom inputs: [Input] = [], _ files: FileAccess, _ terminal: TerminalFacts
    ) -> CommandOutcome {
        switch product {
        case .compared where target.app.notAnalyzed != nil: return CommandOutcome(stderr: target.problemText, status: 2)
        case .written(let output):
            if output.format == .json, let refusal = target.refusal {
                return CommandOutcome(stderr: target.problemText + complaint(refusal), status: 2)
            }
            let style = ScanStyle(
                palette: output.palette(terminal), width: ScanStyle.width(output.path == nil ? terminal.columns : nil))
            var outcome = output.outcome(of: target, in: style, madeFrom: inputs)
            outcome.stderr = target.problemText
            return outcome
        case .compared(let file, let color):
            let style = ScanStyle(palette: terminal.palette(color), width: ScanStyle.width(terminal.columns))
            var outcome = compared(target, with: file, style, files)
            outcome.stderr = target.problemText + outcome.stderr
            return outcome
        }
    }

    private func compared(_ target: ScannedTarget, with file: Input, _ style: ScanStyle, _ files: FileAccess)
        -> CommandOutcome
    {
        do throws(ScenarioTracing.Failure) {
            let file = try ComparedAppFile(file, below: root, files)
            let comparison = AppComparison(file: file.read, code: target, keys: file.overridden)
            let name = file.read.source.name
            if file.overridden != nil {
                let rest = comparison.differences.isEmpty ? "" : ", except for overridden keys"
                return CommandOutcome(stdout: "\(name.printable): matches the code\(rest)\n", stderr: comparison.notes)
            }
            let count = comparison.count
            return CommandOutcome(
                stdout: comparison.text(file: name, code: target.name, style),
                stderr: count == 0 ? "" : "\(name.printable): \(count.counting("difference"))\n",
                status: count == 0 ? 0 : 1)
        } catch { return CommandOutcome(stderr: error.text, status: 2) }
    }
}

extension ScanStyle {
    /// The cells of a row: those of a page in a file, in a terminal as many as a table can use.
    fileprivate static func width(_ columns: Int?) -> Int { columns.map { min(max($0, 40), 100) } ?? Page.width }
}

extension Scan.Product {
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let written: [Option] = [.scanFormat, .output, .places]
        if let file = arguments.value(of: .compare) {
            if let other = written.first(where: arguments.contains) { throw .productBesideComparison(other) }
            self = .compared(with: Input(file), in: try arguments.color)
            return
        }
        let named = try arguments.choice(.scanFormat, among: ScanFormat.all, by: \.name)
        if arguments.contains(.places), named == .text { throw .placesAsText }
        // A file is for other programs, standard output for readers.
        let usual: ScanFormat = arguments.contains(.output) ? .json : .text
        self = .written(
            ProductOutput(
                format: arguments.contains(.places) ? .places : named ?? usual, path: arguments.outputPath,
                color: try arguments.color))
    }
}

extension ProjectSource {
    /// PROJECT with `--target`, or `--plist` and `--sources`.
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        let path = arguments.operands.first
        if let folders = try CodeFolders(arguments) {
            self = .folders(folders, in: path)
            return
        }
        guard let path else { throw .missingOperand("PROJECT") }
        self = .project(path, target: arguments.value(of: .target))
    }
}

extension CodeFolders {
    /// `--sources` with its related options; nil if it isn't given.
    init?(_ arguments: ParsedArguments, _ names: CodeFolderOptions = .ofProject) throws(UsageError.Mistake) {
        infoPlist = arguments.value(of: names.plist)
        entitlements = arguments.value(of: names.entitlements)
        sources = arguments.values(of: names.sources)
        guard sources.isEmpty else {
            if arguments.contains(names.target) { throw .targetOfSources }
            return
        }
        if let option = [names.plist, names.entitlements].first(where: arguments.contains) {
            throw .withoutSources(option)
        }
        return nil
    }
}

/// The options for folders of code.
struct CodeFolderOptions {
    let target, plist, entitlements, sources: Option

    static let ofProject = CodeFolderOptions(
        target: .target, plist: .plist, entitlements: .entitlements, sources: .sources)
    static let ofOldState = CodeFolderOptions(
        target: .oldTarget, plist: .oldPlist, entitlements: .oldEntitlements, sources: .oldSources)

    var all: [Option] { [target, plist, entitlements, sources] }
}
