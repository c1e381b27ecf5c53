/// `launchtrace site`.
struct MakeSite: ToolCommand {
    let folder: String
    /// The app whose launches are written; nil for the reference.
    let app: Input?
    let base: String?
    /// Whether files are replaced that others wrote.
    var isForced = false
    let tracing: ScenarioTracing
}

extension MakeSite {
    static let spec = CommandSpec(
        operands: "", options: [.site, .app, .target, .set, .root, .base, .replace, .help],
        purpose: "Write the reference as HTML: launches, triggers, callbacks, findings, and the course.",
        remarks: [
            "The pages need no server and no network. Later versions keep their addresses. Other files in DIR are kept. "
                + "A file that the command didn't write is replaced only with --force. Nothing is written through a link.",
            "With --app, the pages describe one app: its launches, its findings, and the methods that are never called.",
        ],
        examples: [
            "launchtrace site -o site", "launchtrace site -o site --base https://example.com/uikit/",
            "launchtrace site -o wiki --app MyApp.xcodeproj",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
        guard let folder = arguments.value(of: .site) else { throw .missingOperand("-o DIR") }
        self.folder = folder.isEmpty ? "." : folder
        app = arguments.value(of: .app).map(Input.init)
        base = arguments.value(of: .base).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        isForced = arguments.contains(.replace)
        tracing = try ScenarioTracing(arguments)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        if let refusal = files.refusal(ofOutputFolder: folder, below: tracing.root) { return refusal }
        if let app { return try outcome(of: app, files) }
        let site = ReferenceSite(SiteSurvey(.standard(by: files.parallelWork)), base: base)
        return written(site.files(by: files.parallelWork), madeFrom: [])
    }

    private func outcome(of input: Input, _ files: FileAccess) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let read = try tracing.readOperand(input, files).read
        let launches = try tracing.launches(of: read)
        var linted = tracing.lint(app: read, in: launches)
        let names = ShownNames(base: .root, files: files, root: tracing.root)
        linted.findings = try linted.findings.map(names.naming)
        let site = AppSite(name: read.scenario.name, app: read, launches: launches, linted: linted, base: base)
        var outcome = written(site.files(by: files.parallelWork), madeFrom: [input])
        outcome.stderr = linted.warnings.warningText()
        return outcome
    }

    private func written(_ files: [SiteFile], madeFrom sources: [Input]) -> CommandOutcome {
        CommandOutcome(
            stdout: "Wrote \(files.count) files. Open \(quotedIfNeeded("index.html".path(in: folder)))\n",
            files: files.map {
                OutputFile(
                    path: $0.path.path(in: folder), content: $0.text, sources: sources, makesFolder: true,
                    purpose: .part(mark: isForced ? nil : $0.mark), folder: folder)
            }, ifUnwritten: CommandOutcome.Texts())
    }
}
