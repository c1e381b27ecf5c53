extension BaselineUse {
    /// What the options say.
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let path = arguments.value(of: .writeBaseline) else {
            self = .reading(arguments.value(of: .baseline).map(Input.init), isExact: arguments.contains(.exactBaseline))
            return
        }
        let others: [Option] = [.baseline, .exactBaseline, .lintFormat, .output, .showIgnored, .fix, .failOn]
        if let other = others.first(where: arguments.contains) { throw .optionBesideNewBaseline(other) }
        self = .writing(path)
    }
}

extension ConfigurationChoice {
    private static let word = "none"

    init(_ arguments: ParsedArguments) {
        switch arguments.value(of: .config) {
        case nil: self = .nearest
        case Self.word?: self = .none
        case let path?: self = .file(path)
        }
    }
}

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

extension Ignored {
    /// Reads a list such as `time,notifications`.
    init(_ list: String) throws(UsageError.Mistake) {
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            if let aspect = Change.Aspect(rawValue: String(word)) {
                aspects.insert(aspect)
            } else if let kind = Self.ignorableKinds.first(where: { word == $0.rawValue || word == $0.plural }) {
                kinds.insert(kind)
            } else {
                throw .unknownValue(String(word), of: .ignore)
            }
        }
    }
}
