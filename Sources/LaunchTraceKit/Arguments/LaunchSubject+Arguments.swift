extension LaunchSubject {
    /// SCENARIO, or an app and TRIGGER: the words behind the first, or all of them beside `--sources`, but for some at the
    /// end.
    init(_ arguments: ParsedArguments, without count: Int = 0) throws(UsageError.Mistake) {
        let words = arguments.operands.dropLast(count)
        let start = try Start(arguments)
        if let folders = try CodeFolders(arguments) {
            self.init(.folders(folders), trigger: try AskedTrigger(operands: words), start: start)
            return
        }
        guard let operand = words.first else { throw .missingOperand("SCENARIO") }
        self.init(.input(Input(operand)), trigger: try AskedTrigger(operands: words.dropFirst()), start: start)
    }

    /// A and B, and TRIGGER for those of them that are apps; B is nil where A is compared with itself, changed by settings.
    static func sides(_ arguments: ParsedArguments, isChanged: Bool) throws(UsageError.Mistake) -> (
        before: LaunchSubject, after: LaunchSubject?
    ) {
        let (words, start) = (arguments.operands, try Start(arguments))
        if let folders = try CodeFolders(arguments) {
            guard isChanged else { throw .missingOperand(missingSide) }
            return (LaunchSubject(.folders(folders), trigger: try AskedTrigger(operands: words), start: start), nil)
        }
        guard let first = words.first else { throw .missingOperand("A") }
        let rest = words.dropFirst()
        func side(_ operand: String, _ trigger: AskedTrigger?) -> LaunchSubject {
            LaunchSubject(.input(Input(operand)), trigger: trigger, start: start)
        }
        if isChanged {
            if rest.count == 1, AskedTrigger.isUnlike(rest[1]) { throw .settingsBesideTimelines }
            return (side(first, try AskedTrigger(operands: rest)), nil)
        }
        guard let second = rest.first, AskedTrigger(rest.joined(separator: " ")).unknown != nil else {
            throw .missingOperand(missingSide)
        }
        let trigger = try AskedTrigger(operands: rest.dropFirst(), sides: 2)
        return (side(first, trigger), side(second, trigger))
    }

    private static let missingSide = "B, or --set KEY=VALUE,"
}

extension AskedTrigger {
    /// Whether a word isn't meant to be a trigger.
    fileprivate static func isUnlike(_ word: String) -> Bool {
        AskedTrigger(word).unknown != nil && Suggestion.all(for: word, among: names).isEmpty
    }

    /// The words of TRIGGER; nil where there are none.
    init?(operands: some Collection<String>, sides: Int = 1) throws(UsageError.Mistake) {
        guard !operands.isEmpty else { return nil }
        if let file = operands.first(where: FileKind.json.fits) { throw .scenarioTooMany(file, sides: sides) }
        self.init(operands.joined(separator: " "))
        if let unknown { throw .unknownOperand(unknown, "trigger", known: Self.names) }
    }
}

extension Start {
    /// `--from` or `--warm`; nil where neither is given.
    init?(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let named = try arguments.choice(.from, among: Self.allCases, by: \.rawValue)
        guard arguments.contains(.warm) else {
            guard let named else { return nil }
            self = named
            return
        }
        guard named == nil else { throw .startGivenTwice }
        self = .suspended
    }
}

extension LaunchSubject {
    /// What SCENARIO and TRIGGER are.
    static let remark =
        "SCENARIO is a JSON file or \"-\" (standard input). It can also be a project, or an app file (JSON) that "
        + "describes an app. For a project or an app file, TRIGGER names the launch, such as openURL."

    /// The same at length, for the manual page.
    static let details = [
        "A project is an .xcodeproj, or a folder that contains one. An app file has the keys of a scenario's app. "
            + "TRIGGER is an event of a scenario, or a launch as \"\(ToolInfo.name) lint\" names it: openURL "
            + "recipes://path, or backgroundEvent location. Commas separate several triggers. The default payload, such as "
            + "the URL, is one that the app declares. Without TRIGGER, the launches of the app are listed."
    ]
}
