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
