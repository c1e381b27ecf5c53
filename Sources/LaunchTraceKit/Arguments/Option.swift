/// Every option, from whose specs parsing, help, suggestions and error messages are derived.
enum Option: CaseIterable, Sendable {
    case format, diffFormat, lintFormat, verifyFormat, matrixFormat, output, ignore, show, matrixShow, explain, strict
    case scanFormat, planFormat, launches, target, plist, entitlements, sources, places, compare, list
    case checkMigration, since
    case baseline, writeBaseline, exactBaseline, showIgnored, summary, fix, dryRun, force, failOn, config
    case before, from, warm, record, review, report, shard, expect, launch, scenarioFromLog, suggestionForm, folder
    case app, lifecycle, graphFormat, exampleFormat, explainFormat, of, around, sheet, prefer, set, root
    case site, base, replace, lesson, lessonFolder, checkLesson
    case all, quiz, plain, keys, size, color, manual, help, version

    var spec: OptionSpec {
        switch self {
        case .format:
            OptionSpec(format: TimelineFormat.all, "how the timeline is written")
        case .diffFormat:
            OptionSpec(format: DiffFormat.all, "how the changes are written")
        case .lintFormat:
            OptionSpec(format: LintFormat.all, "how the findings are written")
        case .verifyFormat:
            OptionSpec(format: ConformanceFormat.all, "how the comparison is written")
        case .expect:
            OptionSpec(
                "--expect", takes: .texts(as: "CALLBACK"),
                "compare this callback in any case; may be repeated")
        case .launch:
            OptionSpec("--launch", takes: .text(as: "N|all"), "take the N-th launch of the log, by default 1, or each")
        case .scenarioFromLog:
            OptionSpec("--scenario-from-log", takes: .nothing, "write the scenario that the log suggests")
        case .suggestionForm:
            OptionSpec(
                "--as", takes: .oneOf(SuggestionForm.allCases.map(\.rawValue), as: "FORM"),
                "what --scenario-from-log writes")
        case .folder:
            OptionSpec(
                "--directory", short: "-d", takes: .text(as: "DIR"),
                "with --scenario-from-log, write each launch to DIR")
        case .matrixFormat:
            OptionSpec(format: MatrixFormat.all, "how the matrix is written")
        case .app:
            OptionSpec(
                "--app", takes: .text(as: "SCENARIO"),
                "take the app of an app file or a project, or of a scenario with its device")
        case .matrixShow:
            OptionSpec(
                "--show", takes: .listOf(KindSelection.words, as: "KINDS"),
                "what is shown, by default callback,stop; +KIND adds to that")
        case .explainFormat:
            OptionSpec(format: ExplainFormat.all, "how the explanation is written")
        case .exampleFormat:
            OptionSpec(format: ExampleFormat.all, "how the list is written")
        case .sheet:
            OptionSpec(
                "--sheet", takes: .oneOf(MatrixSheet.allCases.map(\.rawValue), as: "SIZE"),
                "the paper of a page")
        case .graphFormat:
            OptionSpec(format: GraphFormat.all, "the language of the diagram")
        case .scanFormat:
            OptionSpec(format: ScanFormat.all, "the table, or the app of a scenario, as --output writes it")
        case .planFormat: OptionSpec(format: PlanFormat.all, "how the plan is written")
        case .launches:
            OptionSpec(
                "--directory", short: "-d", takes: .text(as: "DIR"), "write to DIR instead of \(Init.usualFolder)")
        case .target:
            OptionSpec("--target", takes: .text(as: "TARGET"), "which of several apps for iOS a project is read for")
        case .plist:
            OptionSpec("--plist", takes: .text(as: "FILE"), "the Info.plist, with --sources")
        case .entitlements:
            OptionSpec("--entitlements", takes: .text(as: "FILE"), "the entitlements, with --sources")
        case .sources:
            OptionSpec(
                "--sources", takes: .texts(as: "DIR"),
                "code below DIR, without a project; may be repeated")
        case .list:
            OptionSpec("--list", takes: .nothing, "print the launches that an app has, each with why")
        case .baseline:
            OptionSpec(
                "--baseline", takes: .text(as: "FILE"), "leave out the findings that FILE says are known")
        case .writeBaseline:
            OptionSpec("--write-baseline", takes: .text(as: "FILE"), "write to FILE what is found, as known")
        case .exactBaseline:
            OptionSpec(
                "--exact-baseline", takes: .nothing, "exit with 1 if what is known isn't found")
        case .showIgnored:
            OptionSpec("--show-ignored", takes: .nothing, "print what is left out, too, each with why")
        case .summary:
            OptionSpec("--summary", takes: .nothing, "print a line for each finding, with --format text")
        case .fix:
            OptionSpec("--fix", takes: .nothing, "write what mends a finding, where that only inserts")
        case .dryRun:
            OptionSpec("--dry-run", takes: .nothing, "with --fix, print a diff and write nothing")
        case .force:
            OptionSpec("--force", takes: .nothing, "with --fix, write what is in no commit, too")
        case .failOn:
            OptionSpec(
                "--fail-on", takes: .oneOf(FailureLevel.allCases.map(\.rawValue), as: "LEVEL"),
                "exit with 1 if a finding is at least as bad")
        case .config:
            OptionSpec(
                "--config", takes: .text(as: "FILE"), "take settings from FILE, or from none")
        case .places:
            OptionSpec("--places", takes: .nothing, "write the table as JSON: path, value, at, how, remark")
        case .compare:
            OptionSpec(
                "--check", takes: .text(as: "FILE"),
                "compare with an app file, and exit with 1 if the code says otherwise")
        case .checkMigration:
            OptionSpec("--check", takes: .nothing, "compare the launches of OLD with those of NEW")
        case .since:
            OptionSpec(
                "--since", takes: .text(as: "REVISION"),
                "compare the launches that git has of PROJECT there with those now")
        case .output:
            OptionSpec(
                "--output", short: "-o", takes: .text(as: "FILE"),
                "write to FILE instead of standard output")
        case .site:
            OptionSpec("--output", short: "-o", takes: .text(as: "DIR"), "write to DIR")
        case .replace:
            OptionSpec("--force", takes: .nothing, "replace files that \(ToolInfo.name) didn't write, too")
        case .base:
            OptionSpec(
                "--base", takes: .text(as: "URL"), "say that the pages are published at URL, and write sitemap.xml")
        case .ignore:
            OptionSpec("--ignore", takes: .listOf(Ignored.words, as: "WHAT"), "what doesn't count as a difference")
        case .show:
            OptionSpec(
                "--show", takes: .listOf(KindSelection.words, as: "KINDS"),
                "what is shown, by default \(commaList(ShownKind.usual)); +KIND adds to that")
        case .explain:
            OptionSpec("--explain", takes: .nothing, "add the rule behind each entry, and its source")
        case .strict:
            OptionSpec("--strict", takes: .nothing, "exit with 1 if a finding is an error")
        case .before:
            OptionSpec(
                "--before", takes: .text(as: "SCENARIO"),
                "tell what work no longer comes first as it did there")
        case .from:
            OptionSpec(
                "--from", takes: .oneOf(Start.allCases.map(\.rawValue), as: "STATE"),
                "where the launch by TRIGGER begins")
        case .warm:
            OptionSpec("--warm", takes: .nothing, "the same as --from suspended")
        case .record:
            OptionSpec("--record", takes: .nothing, "write the timelines that aren't as recorded")
        case .review:
            OptionSpec("--review", takes: .nothing, "show each diff, and ask whether to record it")
        case .report:
            OptionSpec(
                "--report", takes: .texts(as: "REPORT"),
                "write a report, too: \(reports); may be repeated")
        case .shard:
            OptionSpec(
                "--shard", takes: .text(as: "I/N"),
                "check only the I-th of N parts, each scenario being in just one")
        case .lifecycle:
            OptionSpec(
                "--lifecycle", takes: .oneOf(Lifecycle.allCases.map(\.rawValue), as: "NAME"),
                "how the app is built")
        case .of:
            OptionSpec(
                "--of", takes: .oneOf(DiagramSubject.allCases.map(\.rawValue), as: "WHAT"),
                "what is drawn")
        case .around:
            OptionSpec(
                "--around", takes: .text(as: "RULE"),
                "draw one rule, what leads to it and what it leads to, with --of rules")
        case .manual:
            OptionSpec("--man", takes: .nothing, "print the manual page, in the macros of man(7)")
        case .lesson:
            OptionSpec(
                "--lesson", takes: .text(as: "LESSON"), "play a lesson of the course instead of SCENARIO")
        case .lessonFolder:
            OptionSpec("--directory", short: "-d", takes: .text(as: "DIR"), "write the app of LESSON to DIR")
        case .checkLesson:
            OptionSpec(
                "--check", takes: .text(as: "DIR"), "tell whether the app in DIR is repaired; exit with 1 if not")
        case .all:
            OptionSpec("--all", takes: .nothing, "print all that is known, however long")
        case .quiz:
            OptionSpec("--quiz", takes: .nothing, "ask for each callback first, and keep the score")
        case .plain:
            OptionSpec("--plain", takes: .nothing, "print steps one below the other, for screen readers")
        case .keys:
            OptionSpec("--keys", takes: .text(as: "KEYS"), "press these keys instead of reading any")
        case .size:
            OptionSpec("--size", takes: .text(as: "SIZE"), "draw no more than this, as in --size 60x20")
        case .prefer:
            OptionSpec(
                "--prefer", takes: .oneOf(Preference.allCases.map(\.rawValue), as: "SOURCE"),
                "whom to follow in disputes")
        case .set:
            OptionSpec(
                "--set", takes: .texts(as: "KEY=VALUE"),
                "change a key: --set device.os=26.0; may be repeated")
        case .root:
            OptionSpec(
                "--root", takes: .text(as: "DIR"),
                "read files only below DIR, by default that with .git")
        case .color:
            OptionSpec(
                "--color", takes: .oneOf(ColorChoice.allCases.map(\.rawValue), as: "WHEN"),
                "when text is coloured")
        case .help:
            OptionSpec("--help", short: "-h", takes: .nothing, "print this help")
        case .version:
            OptionSpec("--version", short: "-V", takes: .nothing, "print the version")
        }
    }
}

private let reports = ReportFormat.all.map { format in
    switch format.medium {
    case .document: "\(format.name)=FILE"
    case .workflowLog: "\(format.name) (to standard output)"
    }
}.joined(separator: ", ")

private func commaList(_ kinds: Set<ShownKind>) -> String {
    ShownKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ",")
}

/// The definition of an option, from which parsing, help and completions are derived.
struct OptionSpec: Sendable {
    let long: String
    let short: String?
    let argument: Argument
    let purpose: String

    /// The value that follows an option.
    enum Argument: Sendable {
        case nothing
        case text(as: String)
        /// A value each time that the option is given.
        case texts(as: String)
        /// A word of these; the first holds where none is given.
        case oneOf([String], as: String)
        /// Some words of these, with commas between them.
        case listOf([String], as: String)

        /// The stand-in for the value in help.
        var placeholder: String? {
            switch self {
            case .nothing: nil
            case .text(let name), .texts(let name), .oneOf(_, let name), .listOf(_, let name): name
            }
        }

        /// The words that it may be; none where any text will do.
        var known: [String] {
            switch self {
            case .nothing, .text, .texts: []
            case .oneOf(let words, _), .listOf(let words, _): words
            }
        }
    }

    /// A choice of formats.
    fileprivate init<Product, Style>(format: [OutputFormat<Product, Style>], _ purpose: String) {
        self.init("--format", takes: .oneOf(format.map(\.name), as: "FORMAT"), purpose)
    }

    init(_ long: String, short: String? = nil, takes argument: Argument, _ purpose: String) {
        self.long = long
        self.short = short
        self.argument = argument
        self.purpose = purpose
    }
}
