/// `launchtrace explain`.
struct Explain: ToolCommand {
    let explanation: Explanation
    let output: ProductOutput<Explanation, TopicPage.Extent>
    var extent = TopicPage.Extent.short
}

extension Explain {
    static let spec = CommandSpec(
        operands: "[NAME]", options: [.explainFormat, .output, .all, .help], acceptsSelectors: true,
        purpose: "Explain a callback, a finding or another name, with its rules and sources.",
        remarks: [
            "NAME is a callback (spelled as in Swift, Objective-C or a log), a notification, a trigger, an option, a "
                + "state, a rule, a finding such as LT010, or a key or value of a scenario such as app.sdk. It can "
                + "also be a line of a console or of a crash report, or words of a bug report. \"\(ToolInfo.name) "
                + "explain rules\" lists all rules; without NAME, the kinds of names are listed. Text is cut after "
                + "\(TopicPage.height) lines unless --all is given."
        ],
        examples: [
            "launchtrace explain didFinishLaunching", "launchtrace explain app.sdk", "launchtrace explain LT010 --all",
            "launchtrace explain deep link lost when app is killed", "launchtrace explain rules --format json",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        extent = arguments.contains(.all) ? .whole : .short
        output = try ProductOutput(arguments, .explainFormat, among: ExplainFormat.all)
        // A name of several words needs no quotes.
        let name = arguments.operands.joined(separator: " ")
        guard !arguments.operands.isEmpty else {
            explanation = .index
            return
        }
        var topics = Topic.namedOrLogged(name)
        if topics.isEmpty, let kind = Topic.kind(named: name) {
            explanation = .kind(kind)
            return
        }
        if topics.isEmpty { topics = Topic.meant(by: name) }
        if topics.isEmpty { throw .unknownTopic(name) }
        explanation = .topics(topics, name: name)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        output.outcome(of: explanation, in: extent, madeFrom: [])
    }
}
