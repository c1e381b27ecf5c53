/// Every option, from whose specs parsing, help, suggestions and error messages are derived.
enum Option: CaseIterable, Sendable {
    case format, diffFormat, lintFormat, verifyFormat, matrixFormat, output, ignore, show, matrixShow, explain, strict
    case scanFormat, planFormat, launches, target, plist, entitlements, sources, places, compare, list
    case checkMigration, since, oldTarget, oldPlist, oldEntitlements, oldSources
    case baseline, writeBaseline, exactBaseline, showIgnored, summary, fix, dryRun, force, failOn, config
    case before, from, warm, record, review, report, shard, expect, launch, scenarioFromLog, suggestionForm, folder
    case app, lifecycle, graphFormat, exampleFormat, explainFormat, prefer, set, root
    case site, base, replace, lesson, lessonFolder, checkLesson
    case all, quiz, plain, keys, size, color, manual, help, version

    var spec: OptionSpec {
        switch self {
        case .format: OptionSpec(format: TimelineFormat.all, "the output format (ndjson: a JSON object per line)")
        case .diffFormat: OptionSpec(format: DiffFormat.all, "the output format")
        case .lintFormat: OptionSpec(format: LintFormat.all, "the format")
        case .verifyFormat: OptionSpec(format: ConformanceFormat.all, "the output format")
        case .expect:
            OptionSpec(
                "--expect", takes: .texts(as: "CALLBACK"), "compare CALLBACK even if LOG lacks it; may be repeated")
        case .launch:
            OptionSpec("--launch", takes: .text(as: "N|all"), "compare the N-th launch of the log (default: 1), or all")
        case .scenarioFromLog:
            OptionSpec("--scenario-from-log", takes: .nothing, "write a scenario that is inferred from the log")
        case .suggestionForm:
            OptionSpec(
                "--as", takes: .oneOf(SuggestionForm.allCases.map(\.rawValue), as: "FORM"),
                "the output of --scenario-from-log")
        case .folder:
            OptionSpec(
                "--directory", short: "-d", takes: .text(as: "DIR"),
                "with --scenario-from-log, write each launch to DIR")
        case .matrixFormat: OptionSpec(format: MatrixFormat.all, "the output format")
        case .app:
            OptionSpec(
                "--app", takes: .text(as: "SCENARIO"),
                "use the app of an app file or a project, or of a scenario with its device")
        case .matrixShow:
            OptionSpec(
                "--show", takes: .listOf(KindSelection.words, as: "KINDS"),
                "show only these kinds of entries (default: callback,stop); +KIND adds KIND to the default")
        case .explainFormat: OptionSpec(format: ExplainFormat.all, "the output format")
        case .exampleFormat: OptionSpec(format: ExampleFormat.all, "the output format")
        case .graphFormat: OptionSpec(format: GraphFormat.all, "the output format")
        case .scanFormat: OptionSpec(format: ScanFormat.all, "the output format")
        case .planFormat: OptionSpec(format: PlanFormat.all, "the output format")
        case .launches:
            OptionSpec(
                "--directory", short: "-d", takes: .text(as: "DIR"), "write to DIR instead of \(Init.usualFolder)")
        case .target:
            OptionSpec("--target", takes: .text(as: "TARGET"), "the target of a project with several apps for iOS")
        case .plist: OptionSpec("--plist", takes: .text(as: "FILE"), "the Info.plist to use, only with --sources")
        case .entitlements:
            OptionSpec("--entitlements", takes: .text(as: "FILE"), "the entitlements to use, only with --sources")
        case .sources:
            OptionSpec("--sources", takes: .texts(as: "DIR"), "the code in DIR, without a project; may be repeated")
        case .oldTarget: OptionSpec("--old-target", takes: .text(as: "TARGET"), "the target of OLD")
        case .oldPlist: OptionSpec("--old-plist", takes: .text(as: "FILE"), "the Info.plist of OLD")
        case .oldEntitlements: OptionSpec("--old-entitlements", takes: .text(as: "FILE"), "the entitlements of OLD")
        case .oldSources:
            OptionSpec("--old-sources", takes: .texts(as: "DIR"), "the code of OLD in DIR; may be repeated")
        case .list: OptionSpec("--list", takes: .nothing, "print an app's launches, and why each one is included")
        case .baseline:
            OptionSpec("--baseline", takes: .text(as: "FILE"), "ignore the findings that FILE lists as known")
        case .writeBaseline:
            OptionSpec("--write-baseline", takes: .text(as: "FILE"), "write the current findings to FILE as known")
        case .exactBaseline:
            OptionSpec("--exact-baseline", takes: .nothing, "exit with 1 if a known finding is no longer found")
        case .showIgnored:
            OptionSpec("--show-ignored", takes: .nothing, "also print ignored findings, each with its reason")
        case .summary: OptionSpec("--summary", takes: .nothing, "print one line for each finding, with --format text")
        case .fix: OptionSpec("--fix", takes: .nothing, "apply the fixes that only insert text")
        case .dryRun: OptionSpec("--dry-run", takes: .nothing, "with --fix, print a diff and write nothing")
        case .force: OptionSpec("--force", takes: .nothing, "with --fix, also change files that are not committed")
        case .failOn:
            OptionSpec(
                "--fail-on", takes: .oneOf(FailureLevel.allCases.map(\.rawValue), as: "LEVEL"),
                "exit with 1 if a finding has at least this severity")
        case .config:
            OptionSpec("--config", takes: .text(as: "FILE"), "read the settings from FILE; \"none\" reads no file")
        case .places: OptionSpec("--places", takes: .nothing, "write the table as JSON: path, value, at, how, remark")
        case .compare:
            OptionSpec(
                "--check", takes: .text(as: "FILE"), "compare the code with an app file; exit with 1 if they differ")
        case .checkMigration: OptionSpec("--check", takes: .nothing, "compare the launches of OLD and PROJECT")
        case .since:
            OptionSpec("--since", takes: .text(as: "REVISION"), "compare PROJECT with its state in git at REVISION")
        case .output:
            OptionSpec("--output", short: "-o", takes: .text(as: "FILE"), "write to FILE instead of standard output")
        case .site: OptionSpec("--output", short: "-o", takes: .text(as: "DIR"), "write to DIR")
        case .replace: OptionSpec("--force", takes: .nothing, "also replace files that \(ToolInfo.name) didn't write")
        case .base:
            OptionSpec("--base", takes: .text(as: "URL"), "write sitemap.xml for pages that are published at URL")
        case .ignore: OptionSpec("--ignore", takes: .listOf(Ignored.words, as: "WHAT"), "the differences to ignore")
        case .show:
            OptionSpec(
                "--show", takes: .listOf(KindSelection.words, as: "KINDS"),
                "show only these entries (default: \(commaList(ShownKind.usual)); +KIND adds KIND; stop: the app ends")
        case .explain: OptionSpec("--explain", takes: .nothing, "add the rule of each line, and the source of the rule")
        case .strict: OptionSpec("--strict", takes: .nothing, "exit with 1 if a finding is an error")
        case .before:
            OptionSpec(
                "--before", takes: .text(as: "OLD"),
                "compare the scenario with OLD, an earlier version, and list the actions whose order has changed")
        case .from:
            OptionSpec(
                "--from", takes: .oneOf(Start.allCases.map(\.rawValue), as: "STATE"),
                "the state of the app before TRIGGER")
        case .warm: OptionSpec("--warm", takes: .nothing, "the same as --from suspended")
        case .record: OptionSpec("--record", takes: .nothing, "write the timelines that don't match, or are missing")
        case .review: OptionSpec("--review", takes: .nothing, "show each diff, and ask whether to record it")
        case .report:
            OptionSpec("--report", takes: .texts(as: "REPORT"), "also write a report: \(reports); may be repeated")
        case .shard:
            OptionSpec("--shard", takes: .text(as: "I/N"), "check only part I of N; each scenario is in one part")
        case .lifecycle:
            OptionSpec(
                "--lifecycle", takes: .oneOf(Lifecycle.allCases.map(\.rawValue), as: "NAME"),
                "the life cycle of the app")
        case .manual: OptionSpec("--man", takes: .nothing, "print the manual page, in the macros of man(7)")
        case .lesson:
            OptionSpec("--lesson", takes: .text(as: "LESSON"), "play a lesson of the course instead of SCENARIO")
        case .lessonFolder:
            OptionSpec("--directory", short: "-d", takes: .text(as: "DIR"), "write the app of LESSON to DIR")
        case .checkLesson:
            OptionSpec(
                "--check", takes: .text(as: "DIR"), "check whether the app in DIR is repaired; exit with 1 if not")
        case .all: OptionSpec("--all", takes: .nothing, "print the whole explanation")
        case .quiz: OptionSpec("--quiz", takes: .nothing, "ask for each callback first, and count the right answers")
        case .plain: OptionSpec("--plain", takes: .nothing, "print steps one below the other, for screen readers")
        case .keys: OptionSpec("--keys", takes: .text(as: "KEYS"), "use these keys instead of reading the keyboard")
        case .size: OptionSpec("--size", takes: .text(as: "SIZE"), "the size of the screen, as in --size 60x20")
        case .prefer:
            OptionSpec(
                "--prefer", takes: .oneOf(Preference.allCases.map(\.rawValue), as: "SOURCE"),
                "what to assume where sources disagree")
        case .set:
            OptionSpec("--set", takes: .texts(as: "KEY=VALUE"), "change a key: --set device.os=26.0; may be repeated")
        case .root:
            OptionSpec("--root", takes: .text(as: "DIR"), "read files only in DIR (default: the folder with .git)")
        case .color:
            OptionSpec(
                "--color", takes: .oneOf(ColorChoice.allCases.map(\.rawValue), as: "WHEN"), "when to color the output")
        case .help: OptionSpec("--help", short: "-h", takes: .nothing, "print this help")
        case .version: OptionSpec("--version", short: "-V", takes: .nothing, "print the version")
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

        /// The placeholder for the value in help.
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
