extension ScenarioTracing {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let preferred = arguments.value(of: .prefer)
        if let preferred, Preference(rawValue: preferred) == nil, Dispute.all.contains(where: { $0.id == preferred }) {
            throw .settledDispute(preferred)
        }
        preference = try arguments.choice(.prefer, among: Preference.allCases, by: \.rawValue) ?? .logs
        root = arguments.value(of: .root)
        settings = try arguments.values(of: .set).map(Setting.init(written:))
        if let target = arguments.value(of: .target) { settings.append(.target(target)) }
    }

    /// Whether a setting changes what is traced, and doesn't only say which app is meant.
    var changesLaunch: Bool { settings.contains { $0.key != Setting.targetKey } }
}

extension Setting {
    /// Reads `KEY=VALUE`.
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { throw .malformedSetting(text) }
        self.init(key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
}
