/// Who says that a rule is true, and how sure that is.
public struct Source: Hashable, Sendable {
    public let confidence: Confidence
    /// Who says it, and where: a page, a header comment, a log.
    public let citation: String
    public let url: String?
    /// The UIKit versions that a measurement was made on; outside them the rule is inferred.
    public let observed: VersionRange

    /// Apple's page, header comment or talk says so.
    static func documented(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .documented, citation: citation, url: url, observed: .all)
    }

    /// Somebody logged it, or asserts it in a test that runs on real UIKit.
    static func measured(_ citation: String, _ url: String? = nil, on observed: VersionRange = .all) -> Source {
        Source(confidence: .measured, citation: citation, url: url, observed: observed)
    }

    /// It follows from other rules, and nobody recorded it.
    static func inferred(_ citation: String) -> Source {
        Source(confidence: .inferred, citation: citation, url: nil, observed: .all)
    }

    /// Sources disagree, or only a claim exists.
    static func unsettled(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .unsettled, citation: citation, url: url, observed: .all)
    }

    /// How sure the rule is on one version of UIKit.
    public func confidence(on uikit: Version) -> Confidence {
        confidence == .measured && !observed.contains(uikit) ? .inferred : confidence
    }
}
