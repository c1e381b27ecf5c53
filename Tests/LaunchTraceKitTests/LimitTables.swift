@testable import LaunchTraceKit

// The tables of the page Limits.

extension InputLimit {
    /// The first column of the table.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a file or of standard input; a log can have any length"
        case .jsonDepth: "nesting levels of JSON"
        case .plistSize: "MiB of a property list, both as a file and decoded"
        case .plistDepth: "nesting levels of a property list"
        case .plistValues: "values of a property list; a shared value counts at each use"
        case .recordedDepth: "levels of a value in a recorded text; `a.b.c` has three"
        case .settingKeys: "keys in one `--set` path"
        case .events: "events of a scenario"
        case .scenes: "scenes of an app at the same time"
        case .entriesOfEvent: "entries of a timeline that one event causes"
        case .entries: "entries of a timeline"
        case .callbacksOfLog: "callbacks of a log, in the selected launches"
        case .processesOfLog: "processes of a log"
        case .mistakes: "errors of a file that are stored"
        case .shownMistakes: "errors of a file that are printed"
        }
    }

    /// Whether exceeding the limit is an error.
    fileprivate var isError: Bool {
        switch self {
        case .recordedDepth, .mistakes, .shownMistakes: false
        case .fileSize, .jsonDepth, .plistSize, .plistDepth, .plistValues, .settingKeys, .events, .scenes,
            .entriesOfEvent, .entries, .callbacksOfLog, .processesOfLog:
            true
        }
    }

    /// The table of the documentation.
    static var table: String {
        table(allCases.map { ($0.subject, $0.number, $0.isError ? "`\($0.excess)`" : $0.excess) })
    }

    /// A table of such rows.
    static func table(_ rows: [(subject: String, number: Int, excess: String)]) -> String {
        let lines = rows.map { row in
            let digits = String(
                String(row.number).reversed().enumerated().flatMap { index, digit in
                    index > 0 && index % 3 == 0 ? [",", digit] : [digit]
                }.reversed())
            return "| \(row.subject) | \(digits) | \(row.excess) |\n"
        }
        return "| counted | limit | result beyond the limit |\n|---|---|---|\n" + lines.joined()
    }
}

extension ProjectLimit {
    /// The first column of the table.
    private var subject: String {
        switch self {
        case .files: "files of a target or folder"
        case .folderDepth: "nesting levels of folders"
        case .packages: "local packages of a project"
        case .projectDepth: "nesting levels of lists in a `project.pbxproj`"
        case .configurationFiles: "files that an `.xcconfig` includes, plus itself"
        case .configurationDepth: "nesting levels of `#include` in an `.xcconfig`"
        case .settingDepth: "nesting levels of variables in build settings"
        case .settingLength: "bytes of a build setting that has variables"
        case .settingBytes: "MiB of text that is processed to replace the variables of a target or file"
        }
    }

    /// The third column of the table.
    private var excess: String {
        switch self {
        case .files: "`\(ProjectProblem.tooManyFiles("App").message)`"
        case .folderDepth: "`\(ProjectProblem.tooDeep("App").message)`"
        case .packages: "`\(ProjectProblem.tooManyPackages("Kit").message)`"
        case .projectDepth: "`\(ProjectProblem.tooDeep("App.xcodeproj").message)`"
        case .configurationFiles, .configurationDepth: "`\(ProjectProblem.tooDeep("App.xcconfig").message)`"
        case .settingBytes: "`\(ProjectProblem.settingsTooLong("App").message)`"
        case .settingDepth, .settingLength: "the variable is not replaced"
        }
    }

    /// The table of the documentation.
    static var table: String {
        let project = allCases.map { ($0.subject, $0.number, $0.excess) }
        return InputLimit.table(SyntaxLimit.allCases.map { ($0.subject, $0.number, $0.excess) } + project)
    }
}

extension SyntaxLimit {
    /// The first column of the table.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a source, a project file, a property list or any other file of a project"
        case .nesting: "nesting levels of declarations, statements and expressions in a source"
        case .depth: "levels of a syntax tree without brackets, as in `a + b + c` and `a.b.c`"
        case .conditionDepth: "nesting levels of parentheses in an `#if` condition"
        case .problems: "problems of a file that each reading step reports"
        }
    }

    /// The third column of the table.
    fileprivate var excess: String {
        switch self {
        case .fileSize: "`\(ProjectProblem.fileTooLarge("App.swift").message)`"
        case .nesting, .depth: "`\(SourceProblem.Kind.tooDeep(limit: number).message)`"
        case .conditionDepth: "`\(SourceProblem.Kind.conditionNotUnderstood.message)`"
        case .problems: "not reported"
        }
    }
}
