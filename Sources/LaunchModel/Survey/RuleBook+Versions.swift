extension RuleBook {
    /// The UIKit versions at which something can begin or end, the oldest first, and the newest one.
    package var versions: [Version] {
        let bounds = bounds + Self.catalogueBounds + [newest]
        return Set(bounds.map { $0.wasSkipped ? Version(26) : $0 }).filter { $0 <= newest }.sorted()
    }

    /// The versions at which a rule, a refusal, a finding or a limit begins or ends.
    private var bounds: [Version] {
        var conditions = refusals.map(\.when) + limits.map(\.when)
        conditions += findingRules.flatMap { [$0.when] + $0.severities.map(\.when) }
        return rules.flatMap(\.versionBounds) + conditions.flatMap(\.versionBounds)
    }

    /// The versions at which something in the catalog begins or ends.
    private static let catalogueBounds: [Version] = {
        let keys = OptionKey.launchOptions + OptionKey.connectionOptions + OptionKey.session
        let requirements = BackgroundEvent.Kind.allCases.map(\.requirement)
        let ranges = keys.map(\.os) + requirements.map(\.needsMultipleScenes) + PayloadRoute.all.map(\.os)
        let callbacks = Callback.allCases.map(\.spec)
        var bounds = ranges.flatMap(\.bounds) + keys.flatMap(\.when.versionBounds)
        bounds += callbacks.map(\.since) + callbacks.compactMap(\.calledBefore) + requirements.map(\.since)
        bounds += Lifecycle.allCases.map(\.since)
        bounds += Platform.allCases.map { Device(platform: $0, os: $0.oldest).uikit }
        return bounds
    }()
}

extension Rule {
    /// The versions at which it begins or ends to apply.
    var versionBounds: [Version] { os.bounds + sdk.bounds + when.versionBounds }
}

extension Condition {
    fileprivate var versionBounds: [Version] {
        leaves.flatMap { leaf in
            if case .os(let range) = leaf { return range.bounds }
            if case .sdk(let range) = leaf { return range.bounds }
            return []
        }
    }
}

extension Platform {
    /// The version of the platform's own system that has this UIKit; nil if no covered version has it.
    package func os(with uikit: Version) -> Version? {
        let isEarlyVision = self == .visionOS && uikit < Version(26)
        let os = isEarlyVision ? Version(uikit.major - 16, uikit.minor, uikit.patch) : uikit
        return os >= oldest ? os : nil
    }
}
