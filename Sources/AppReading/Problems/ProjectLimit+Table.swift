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
    package static var table: String {
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
