extension BaselineUse {
    /// What the options say.
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let path = arguments.value(of: .writeBaseline) else {
            self = .reading(
                arguments.value(of: .baseline).map(Input.init), isExact: arguments.contains(.exactBaseline))
            return
        }
        let others: [Option] = [.baseline, .exactBaseline, .lintFormat, .output, .showIgnored, .fix, .failOn]
        if let other = others.first(where: arguments.contains) { throw .optionBesideNewBaseline(other) }
        self = .writing(path)
    }
}
