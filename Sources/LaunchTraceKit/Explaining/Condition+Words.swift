import LaunchModel

extension Condition {
    /// `if the SDK is 27.0 or later`
    var clause: String {
        words.map { "if \($0)" } ?? "in some cases"
    }

    /// What the versions and platforms of a condition come to; nil for a condition on what happens in a run, which the
    /// message of its rule describes better.
    private var words: String? {
        switch self {
        case .sdk(let range): "the SDK is \(range.words)"
        case .os(let range): "the system is \(range.words)"
        case .platform(let platforms): "the platform is " + platforms.map(\.title).joined(separator: " or ")
        case .all(let conditions): Self.words(conditions, joinedBy: " and ")
        case .any(let conditions): Self.words(conditions, joinedBy: " or ")
        default: nil
        }
    }

    private static func words(_ conditions: [Condition], joinedBy separator: String) -> String? {
        let words = conditions.compactMap(\.words)
        return words.count == conditions.count ? words.joined(separator: separator) : nil
    }
}

extension VersionRange {
    fileprivate var words: String {
        switch (from, before) {
        case (nil, nil): "any"
        case (let from?, nil): "\(from) or later"
        case (nil, let before?): "before \(before)"
        case (let from?, let before?): "\(from) or later and before \(before)"
        }
    }
}
