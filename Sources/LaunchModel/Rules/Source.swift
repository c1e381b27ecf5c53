/// Who says that a rule is true, and how sure that is.
public struct Source: Hashable, Sendable {
    /// The weight of the evidence.
    public let confidence: Confidence
    /// Who says it, and where: a page, a header comment, a log.
    public let citation: String
    /// The address of the page, header or log; nil where there is none.
    public let url: String?
    /// The UIKit versions and the platforms that a measurement was made on; elsewhere the rule is inferred.
    public let observed: VersionRange
    /// The platforms that a measurement was made on.
    public let platforms: [Platform]

    /// Apple's page, header comment or talk says so.
    static func documented(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .documented, citation: citation, url: url)
    }

    /// A log shows it, or a test that runs on real UIKit asserts it.
    static func measured(
        _ citation: String, _ url: String? = nil, on observed: VersionRange = .all,
        platforms: [Platform] = [.iOS, .iPadOS]
    ) -> Source {
        Source(confidence: .measured, citation: citation, url: url, observed: observed, platforms: platforms)
    }

    /// It follows from other rules, and no recording shows it.
    static func inferred(_ citation: String) -> Source {
        Source(confidence: .inferred, citation: citation, url: nil)
    }

    /// Sources disagree, or only a claim exists.
    static func unsettled(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .unsettled, citation: citation, url: url)
    }

    private init(
        confidence: Confidence, citation: String, url: String?, observed: VersionRange = .all,
        platforms: [Platform] = Platform.allCases
    ) {
        self.confidence = confidence
        self.citation = citation
        self.url = url
        self.observed = observed
        self.platforms = platforms
    }

    /// How sure the rule is on one device.
    public func confidence(on device: Device) -> Confidence {
        guard confidence == .measured else { return confidence }
        return observed.contains(device.uikit) && platforms.contains(device.platform) ? .measured : .inferred
    }
}

extension Confidence {
    /// The weight that it gives to a rule, in one sentence.
    public var meaning: String {
        switch self {
        case .documented: "An Apple page, header comment or talk says so."
        case .measured: "Somebody logged it, or asserts it in a test that runs on real UIKit."
        case .inferred:
            "It follows from other rules and nobody recorded it, or it was recorded on other versions or platforms."
        case .unsettled: "Sources disagree, or only a claim exists."
        }
    }
}
