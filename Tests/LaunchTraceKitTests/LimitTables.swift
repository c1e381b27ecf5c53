@testable import LaunchTraceKit

// The tables of the page about limits.

extension InputLimit {
    /// What is counted.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a file, or of what is piped in; a log may be of any length"
        case .jsonDepth: "levels of lists and objects in JSON"
        case .plistSize: "MiB of a property list, as a file and as it is decoded"
        case .plistDepth: "levels of a property list"
        case .plistValues: "values of a property list, what is shared once for each who shares it"
        case .recordedDepth: "levels of a value in a recorded text, each part of `a.b.c` being one"
        case .settingKeys: "keys of a `--set`"
        case .events: "events of a scenario"
        case .scenes: "scenes of an app at once"
        case .entriesOfEvent: "entries of a timeline that follow from one event"
        case .entries: "entries of a timeline"
        case .callbacksOfLog: "callbacks of a log, in the launches that are asked for"
        case .processesOfLog: "processes of a log"
        case .mistakes: "mistakes of a file that are kept"
        case .shownMistakes: "mistakes of a file that are shown"
        }
    }

    /// Whether too much is an error, and not just left out.
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
        return "| counted | at most | beyond |\n|---|---|---|\n" + lines.joined()
    }
}

extension ProjectLimit {
    /// What is counted.
    private var subject: String {
        switch self {
        case .files: "files of a target, or of a folder"
        case .folderDepth: "levels of folders"
        case .packages: "packages that lie in the project"
        case .projectDepth: "levels of lists in a `project.pbxproj`"
        case .configurationFiles: "files that an `.xcconfig` includes, itself counted"
        case .configurationDepth: "levels of files that include each other"
        case .settingDepth: "levels of variables in build settings"
        case .settingLength: "bytes of a build setting whose variables are replaced"
        case .settingBytes: "MiB of texts that are gone through to replace the variables of a target, or of a file"
        }
    }

    /// What is said where there is more, or what happens then.
    private var excess: String {
        switch self {
        case .files: "`\(ProjectProblem.tooManyFiles("App").message)`"
        case .folderDepth: "`\(ProjectProblem.tooDeep("App").message)`"
        case .packages: "`\(ProjectProblem.tooManyPackages("Kit").message)`"
        case .projectDepth: "`\(ProjectProblem.tooDeep("App.xcodeproj").message)`"
        case .configurationFiles, .configurationDepth: "`\(ProjectProblem.tooDeep("App.xcconfig").message)`"
        case .settingBytes: "`\(ProjectProblem.settingsTooLong("App").message)`"
        case .settingDepth, .settingLength: "the variable stays as it is written"
        }
    }

    /// The table of the documentation.
    static var table: String {
        let project = allCases.map { ($0.subject, $0.number, $0.excess) }
        return InputLimit.table(SyntaxLimit.allCases.map { ($0.subject, $0.number, $0.excess) } + project)
    }
}

extension SyntaxLimit {
    /// What is counted.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a source, a project, a property list or any other file of a project"
        case .nesting: "levels of declarations, statements and expressions in a source"
        case .depth: "levels of a tree, as `a + b + c` and `a.b.c` make them without brackets"
        case .conditionDepth: "levels of a condition after `#if`, whose parentheses nest"
        case .problems: "problems of a file that are told by each step of reading it"
        }
    }

    /// What is said where there is more, or what happens then.
    fileprivate var excess: String {
        switch self {
        case .fileSize: "`\(ProjectProblem.fileTooLarge("App.swift").message)`"
        case .nesting, .depth: "`\(SourceProblem.Kind.tooDeep(limit: number).message)`"
        case .conditionDepth: "`\(SourceProblem.Kind.conditionNotUnderstood.message)`"
        case .problems: "left out"
        }
    }
}
