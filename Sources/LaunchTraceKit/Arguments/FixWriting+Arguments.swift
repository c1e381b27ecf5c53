extension FixWriting {
    /// Reads the options; nil where no fix is wanted.
    init?(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard arguments.contains(.fix) else {
            if let other = [Option.dryRun, .force].first(where: arguments.contains) { throw .withoutFix(other) }
            return nil
        }
        self.init(isDry: arguments.contains(.dryRun), isForced: arguments.contains(.force))
        let format = arguments.value(of: .lintFormat)
        if isDry, let format, format != LintFormat.text.name { throw .dryRunAsFormat(format) }
    }
}
