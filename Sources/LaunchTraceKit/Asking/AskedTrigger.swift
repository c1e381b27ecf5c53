/// A trigger as a command line names it: in words that `lint` has for a launch of the app, such as `openURL`,
/// `openURL recipes://path` or `backgroundEvent location`; several with commas between them come one after the other.
struct AskedTrigger: Equatable, Sendable {
    /// The words of each.
    let steps: [[String]]

    init(_ text: String) {
        steps = text.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").map(String.init)
        }
    }

    /// The first of them that no trigger has a word for; nil where there is none.
    var unknown: String? { steps.first { !Self.firstWords.contains($0.first?.folded ?? "") }?.joined(separator: " ") }

    static let names = EventKind.allCases.map(\.rawValue)

    private static let firstWords = Set(
        RepresentativeTrigger.all(in: Scenario("", events: [])).flatMap { $0.trigger.sortWords.map(\.folded) })
}

extension Trigger {
    /// What it is called without what an app adds, from the least to the most particular: `backgroundEvent`, `location`.
    var sortWords: [String] {
        let words = sortArguments.compactMap { member -> String? in
            if case .string(let word) = member.value { word } else { nil }
        }
        return [kind.rawValue] + words
    }
}

extension EventKind {
    /// Whether an app has it only if it declares it or has code for it.
    var isUpToTheApp: Bool { Self.upToTheApp.contains(self) }

    private static let upToTheApp: Set<EventKind> = [
        .openURL, .openUniversalLink, .continueActivity, .quickAction, .tapNotification, .openAppIntent,
        .acceptCloudKitShare, .remoteNotification, .backgroundEvent, .openWindow,
    ]
}
