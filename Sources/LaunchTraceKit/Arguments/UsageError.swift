/// Words that make no command.
struct UsageError: CommandFailure {
    let mistake: Mistake
    /// The command whose help is of use.
    let command: CommandName?

    /// A mistake in the words.
    enum Mistake: Error {
        case noCommand
        case unknownCommand(String)
        case unknownOption(String, among: [Option])
        case unexpectedValue(of: Option)
        case missingValue(of: Option)
        case repeated(Option)
        case unknownValue(String, of: Option)
        case settledDispute(String)
        case mixedKinds(String)
        case malformedSetting(String)
        case settingsBesideTimelines
        case startGivenTwice
        case missingOperand(String)
        case missingScenario(String)
        case unexpectedOperand(String)
        /// A file in the place of a trigger.
        case scenarioTooMany(String, sides: Int)
        case unknownOperand(String, String, known: [String])
        case repeatedStandardInput
        case uncheckedStandardInput
        case malformedShard(String)
        case unknownReport(String)
        case reportWithoutFile(String)
        /// Two reports go to one file; nil is standard output.
        case sharedOutput(String?)
        case malformedLaunch(String)
        case formWithoutSuggestion
        case folderWithoutSuggestion
        case logOptionBesideRecordings(Option)
        case fileAndFolder
        case targetOfSources
        case withoutSources(Option)
        case sourcesBesideApp
        case productBesideList(Option)
        case summaryAsFormat(String)
        case withoutFix(Option)
        case optionBesideReview(Option)
        case reviewWithoutTerminal
        case dryRunAsFormat(String)
        case optionBesideNewBaseline(Option)
        case exactWithoutBaseline
        case placesAsText
        case productBesideComparison(Option)
        case planBesideComparison(Option)
        case comparisonBesidePlan(Option)
        case patchOfComparison
        case checkBesideSince
        case unknownCallback(String)
        case unknownTopic(String)
        case unknownKey(String)
        case unclosedKey(String)
        case malformedSize(String)
        case quizWithoutKeys
        case writtenAndChecked
        case optionBesideLesson(Option)
    }

    /// The message with the way to the help, in whole lines.
    var text: String {
        if case .noCommand = mistake { return ToolInfo.shortHelp }
        let help = ([ToolInfo.name, "help"] + [command?.rawValue].compactMap(\.self)).joined(separator: " ")
        return "\(ToolInfo.name): error: \(mistake.message)\nhint: see \"\(help)\"\n"
    }
}

extension UsageError.Mistake {
    /// One sentence, without the name of the tool.
    var message: String {
        switch self {
        case .noCommand: "no command given"
        case .unknownCommand(let word):
            "unknown command \(quoted(word))\(suggestion(word, commands)) (known: \(commands.joined(separator: ", ")))"
        case .unknownOption(let word, let known):
            "unknown option \(quoted(word))\(suggestion(word, known.map(\.spec.long)))"
        case .unexpectedValue(let option): "\(option.spec.long) takes no value"
        case .missingValue(let option): "\(option.spec.long) needs a value: \(option.spec.argument.placeholder ?? "")"
        case .repeated(let option): "\(option.spec.long) is given twice"
        case .unknownValue(let word, let option):
            "unknown value \(quoted(word)) of \(option.spec.long)\(suggestion(word, option.spec.argument.known))"
                + " (known: \(option.spec.argument.known.joined(separator: ", ")))"
        case .settledDispute(let id):
            "--prefer has no effect on the conflict \(quoted(id)) (known: "
                + Option.prefer.spec.argument.known.joined(separator: ", ") + ")"
        case .mixedKinds(let list): "\(quoted(list)) of --show has \"+\" before some kinds; put it before all or none"
        case .malformedSetting(let text): "\(quoted(text)) of --set is not of the form KEY=VALUE"
        case .settingsBesideTimelines: "--set changes one scenario; two timelines are given"
        case .startGivenTwice: "--warm means --from suspended; another start is given"
        case .missingOperand(let name): "\(name) is missing"
        case .missingScenario(let log): "SCENARIO is missing: \(ToolInfo.name) verify SCENARIO \(quotedIfNeeded(log))"
        case .scenarioTooMany(let file, let sides):
            "unexpected scenario \(quoted(file)): this command takes \(sides == 1 ? "one scenario" : "two scenarios"); "
                + "\"\(ToolInfo.name) lint\" and \"check\" accept several"
        case .unexpectedOperand(let word): "unexpected argument \(quoted(word))"
        case .unknownOperand(let word, let noun, let known):
            "unknown \(noun) \(quoted(word))\(suggestion(word, known))" + " (known: \(known.joined(separator: ", ")))"
        case .repeatedStandardInput: "\"-\" is given twice, but standard input can be read only once"
        case .uncheckedStandardInput: "\"-\" can't be checked, because standard input has no recorded timeline"
        case .malformedShard(let text): "\(quoted(text)) of --shard is not of the form 2/5"
        case .unknownReport(let word):
            "unknown report \(quoted(word))\(suggestion(word, reports)) (known: \(reports.joined(separator: ", ")))"
        case .reportWithoutFile(let name): "--report \(name) needs a file: \(name)=FILE"
        case .sharedOutput(let path): "two reports go to \(path.map(quoted) ?? "standard output")"
        case .malformedLaunch(let text): "\(quoted(text)) of --launch is neither a positive number nor \"all\""
        case .formWithoutSuggestion: "--as needs --scenario-from-log"
        case .logOptionBesideRecordings(let option):
            "\(option.spec.long) needs a scenario and a log; recordings contain their own"
        case .folderWithoutSuggestion: "--directory needs --scenario-from-log"
        case .fileAndFolder: "--output names one file, --directory a folder for several; leave out one of them"
        case .targetOfSources: "--target needs a project, and --sources is for an app without one"
        case .withoutSources(let option):
            "\(option.spec.long) is for an app without a project; name its code with --sources"
        case .productBesideList(let option): "--list prints launches, not findings; leave out \(option.spec.long)"
        case .summaryAsFormat(let format): "--summary needs --format text, not --format \(format)"
        case .optionBesideReview(let option): "--review asks about each timeline; leave out \(option.spec.long)"
        case .reviewWithoutTerminal: "--review needs a terminal; --record writes all timelines that don't match"
        case .withoutFix(let option): "\(option.spec.long) needs --fix"
        case .dryRunAsFormat(let format):
            "--dry-run prints a diff, and --format \(format) findings; leave out one of them"
        case .sourcesBesideApp: "--sources is for an app without a project; leave out --app"
        case .optionBesideNewBaseline(let option):
            "--write-baseline writes all findings and prints none; leave out \(option.spec.long)"
        case .exactWithoutBaseline: "--exact-baseline needs --baseline"
        case .placesAsText: "--places writes JSON; leave out --format text"
        case .productBesideComparison(let option):
            "--check prints a difference and writes nothing; leave out \(option.spec.long)"
        case .planBesideComparison(let option):
            "\(option.spec.long) is for a plan, but two states are compared; leave out one of them"
        case .comparisonBesidePlan(let option): "\(option.spec.long) needs --check or --since"
        case .patchOfComparison: "a comparison of two states has no patch; leave out --format patch"
        case .checkBesideSince: "--check and --since name different states to compare with; leave out one of them"
        case .unknownCallback(let word):
            "unknown callback \(quoted(word)) of --expect\(suggestion(word, CallbackSpelling.names.keys.sorted()))"
        case .unknownTopic(let word):
            switch Topic.suggestions(for: word) {
            case []: "unknown name \(quoted(word)); no name is similar (all: \"\(ToolInfo.name) explain --all\")"
            case let names: "unknown name \(quoted(word))\(Suggestion.question(names))"
            }
        case .unknownKey(let name):
            "unknown key \(quoted("<\(name)>")) of --keys\(suggestion(name, keys)) (known: \(keys.joined(separator: ", ")), "
                + "C-x for Ctrl-X; <lt> is the character <)"
        case .unclosedKey(let rest):
            "\(quoted("<" + rest.clipped(to: 20))) of --keys has no \">\"; <lt> is the character <"
        case .malformedSize(let text): "\(quoted(text)) of --size is not of the form 80x24"
        case .writtenAndChecked: "--directory writes an app, --check checks it; leave out one of them"
        case .optionBesideLesson(let option): "a lesson has its own launch; leave out \(option.spec.long)"
        case .quizWithoutKeys: "--quiz reads answers, but \"-\" reads the scenario from standard input; use --keys"
        }
    }
}

private let reports = ReportFormat.all.map(\.name)
private let keys = KeyNotation.names.map(\.name)
private let commands = CommandName.allCases.map(\.rawValue)

private func quoted(_ word: String) -> String { "\"\(word.printable)\"" }

private func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestion.question(Suggestion.all(for: word, among: known))
}
