/// The source of a rule, and its confidence.
public struct Source: Hashable, Sendable {
    /// The weight of the evidence.
    public let confidence: Confidence
    /// The source: a page, a header comment, a log.
    public let citation: String
    /// The address of the page, header or log; nil for none.
    public var url: String? { writtenURL ?? page?.address }
    private let writtenURL: String?
    /// The recordings of a measurement in `Examples/observed`.
    package var recordings: [String] { confidence == .measured ? page?.recordings ?? [] : [] }
    /// The page that it cites first; looked up on demand, because most runs show no source.
    private var page: CitedPage? { restsOnPage ? CitedPage.cited(by: citation) : nil }
    private var restsOnPage: Bool { confidence == .documented || confidence == .measured }
    /// Whether it follows from the format of scenarios, and so needs no page.
    package let isOfFormat: Bool
    /// The confidence, or `scenario format` for what the format of scenarios defines.
    package var weight: String { isOfFormat ? "scenario format" : confidence.rawValue }
    /// The UIKit versions that a measurement was made on, if they are known; empty for any other evidence.
    public let recorded: [Version]
    /// The platforms that a measurement was made on.
    public let platforms: [Platform]

    /// From Apple's page, header comment or talk.
    package static func documented(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .documented, citation: citation, url: url)
    }

    /// The format of scenarios defines it.
    package static func format(_ statement: String) -> Source {
        Source(confidence: .documented, citation: statement, url: nil, isOfFormat: true)
    }

    /// A log shows it, or a test that runs on real UIKit asserts it.
    package static func measured(
        _ citation: String, _ url: String? = nil, on recorded: [Version] = [], platforms: [Platform] = [.iOS, .iPadOS]
    ) -> Source {
        Source(confidence: .measured, citation: citation, url: url, recorded: recorded, platforms: platforms)
    }

    /// It follows from other rules, and no recording shows it.
    package static func inferred(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .inferred, citation: citation, url: url)
    }

    /// Sources disagree, or only an unverified statement exists.
    package static func unsettled(_ citation: String, _ url: String? = nil) -> Source {
        Source(confidence: .unsettled, citation: citation, url: url)
    }

    private init(
        confidence: Confidence, citation: String, url: String?, recorded: [Version] = [],
        platforms: [Platform] = Platform.allCases, isOfFormat: Bool = false
    ) {
        self.confidence = confidence
        self.citation = citation
        writtenURL = url
        self.isOfFormat = isOfFormat
        self.recorded = recorded
        self.platforms = platforms
    }

    /// The systems of a measurement, such as `iOS 13.5`, if neither the version nor the platform is the device's own;
    /// empty if the evidence applies to the device itself.
    public func recordedElsewhere(than device: Device) -> [String] {
        let isThere = recorded.contains { $0.major == device.uikit.major } && platforms.contains(device.platform)
        return isThere ? [] : recordedOn
    }

    /// The systems of a measurement, such as `iOS 13.5`.
    public var recordedOn: [String] {
        let platform = platforms.contains(.iOS) ? Platform.iOS : platforms.first ?? .iOS
        return recorded.map { "\(platform.title) \($0)" }
    }
}

extension Confidence {
    /// The weight that it gives to a rule, in one sentence.
    public var meaning: String {
        switch self {
        case .documented: "From an Apple page, header comment or talk."
        case .measured:
            "From a log, or from a test that runs on real UIKit. Other systems than those of the recording are assumed "
                + "to do the same."
        case .inferred: "It follows from other rules, and no recording shows it."
        case .unsettled: "Sources disagree, or only an unverified statement exists."
        }
    }
}
