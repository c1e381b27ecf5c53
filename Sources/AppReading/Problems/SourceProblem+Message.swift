extension SourceProblem {
    /// A warning at its place, because the rest of the file is read.
    package var diagnostic: Diagnostic { Diagnostic(kind.message, severity: .warning, at: place) }
}

extension SourceProblem.Kind {
    /// The sentence for a diagnostic.
    package var message: String {
        switch self {
        case .fileTooLarge(let limit): "the file has more than \(limit) MiB, and isn't read"
        case .commentNotClosed: "this comment is never closed"
        case .stringNotClosed: "this string is never closed"
        case .interpolationNotClosed: "this interpolation is never closed"
        case .regexNotClosed: "this regular expression is never closed"
        case .nameNotClosed: "this name in backticks is never closed"
        case .bracketNotClosed: "nothing closes this bracket"
        case .bracketNotOpened: "this bracket closes nothing"
        case .branchNotClosed: "this #if has no #endif"
        case .branchNotOpened: "this has no #if before it"
        case .conditionNotUnderstood: "this condition isn't understood, and is assumed to be false"
        case .declarationNotUnderstood: "this declaration isn't understood"
        case .tooDeep(let limit): "the code nests more than \(limit) levels deep; what is further inside isn't read"
        case .tooManySteps:
            "the calls around here lead to more code than is analyzed; the behavior of the app isn't fully known"
        }
    }
}
