/// How the scenario of a launch is called: its file, and the title of its timeline.
struct LaunchName: Hashable {
    /// `url-feed-cold`
    let file: String
    /// `URL feed, cold`
    let title: String

    /// The names of launches, each once: an identifier is cut down to its last part if that is unique.
    static func all(of launches: [AppLaunch]) -> [LaunchName] {
        let short = launches.map { Draft($0, isShort: true) }
        var number: [String: Int] = [:]
        return zip(launches, short).map { launch, draft in
            let isAlone = short.count { $0.file == draft.file } == 1
            let draft = isAlone ? draft : Draft(launch, isShort: false)
            let count = number[draft.file, default: 0] + 1
            number[draft.file] = count
            return LaunchName(file: count == 1 ? draft.file : "\(draft.file)-\(count)", title: draft.title)
        }
    }

    /// The names of one launch, which another may have as well.
    private struct Draft {
        let file: String
        let title: String

        init(_ launch: AppLaunch, isShort: Bool) {
            let (kind, detail) = launch.triggers.first?.nameParts ?? ("launch", nil)
            let start = launch.start == .notRunning ? "cold" : "warm"
            let shown = isShort ? detail?.lastPart : detail
            let words = ([kind, shown?.fileWords].compactMap(\.self).filter { !$0.isEmpty })
            // The action called "action" isn't named twice.
            let isRepeated = words.count == 2 && kind.hasSuffix("-" + words[1])
            file = ((isRepeated ? [kind] : words) + [start]).joined(separator: "-")
            title = [kind.titleWords, detail?.text].compactMap(\.self).joined(separator: " ") + ", " + start
        }
    }
}

/// Distinguishes a trigger from those of its kind.
private enum NameDetail {
    /// A host or a scheme.
    case whole(String)
    /// A name in which the owner comes first: `com.example.refresh`.
    case identifier(String)

    var text: String {
        switch self {
        case .whole(let text), .identifier(let text): text.clipped(to: 80)
        }
    }

    var lastPart: NameDetail {
        switch self {
        case .whole: self
        case .identifier(let text): .identifier(text.split(separator: ".").last.map(String.init) ?? text)
        }
    }

    var fileWords: String {
        switch self {
        case .whole(let text): text.lowercased().fileWords
        // The owner is left out before a part is cut.
        case .identifier(let text): text.split(separator: ".").map(String.init).fileWords
        }
    }
}

extension Trigger {
    /// What distinguishes it; a kind of which nothing is to be said here goes by its own name.
    fileprivate var nameParts: (kind: String, detail: NameDetail?) {
        if case .tapIcon = self { return ("icon", nil) }
        if case .openURL(let url) = self { return ("url", .whole(url.scheme)) }
        if case .openUniversalLink(let link) = self { return ("universal-link", .whole(link.address.host ?? link.url)) }
        if case .continueActivity(let activity) = self {
            return (activity.source.rawValue, activity.source == .spotlight ? nil : .identifier(activity.activityType))
        }
        if case .quickAction(let type) = self { return ("quick-action", .identifier(type)) }
        if case .tapNotification = self { return ("notification", nil) }
        if case .remoteNotification(let push) = self { return (push.contentAvailable ? "silent-push" : "push", nil) }
        if case .backgroundEvent(let event) = self {
            return (event.kind.rawValue.fileWords, event.identifier.map { .identifier($0) })
        }
        if let role { return (role == .window ? "second-window" : role.rawValue.fileWords, nil) }
        return (kind.rawValue.fileWords, nil)
    }
}

extension [String] {
    /// The words of the last parts, as many as a file's name may hold.
    fileprivate var fileWords: String {
        var shown = ""
        for part in map(\.fileWords).reversed() where !part.isEmpty {
            let longer = shown.isEmpty ? part : "\(part)-\(shown)"
            guard longer.utf8.count <= String.fileLimit else { break }
            shown = longer
        }
        return shown
    }

    /// The first words that go together; a word that is too long alone is cut.
    fileprivate func clipped(to limit: Int) -> String {
        let whole = reduce(into: (text: "", isFull: false)) { clipped, word in
            let longer = clipped.text.isEmpty ? word : "\(clipped.text)-\(word)"
            clipped.isFull = clipped.isFull || longer.utf8.count > limit
            if !clipped.isFull { clipped.text = longer }
        }
        return whole.text.isEmpty ? String((first ?? "").prefix(limit)) : whole.text
    }
}

extension String {
    fileprivate static let fileLimit = 60

    /// `app-refresh-task`: words for a file whose name is the same on every system.
    fileprivate var fileWords: String {
        let letters = camelCaseWords.joined(separator: "-").lowercased().unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "0"..."9": Character(scalar)
            default: Character("-")
            }
        }
        return letters.split(separator: "-").map { String($0) }.clipped(to: Self.fileLimit)
    }

    /// `App refresh task`
    fileprivate var titleWords: String {
        let spelled = [
            "url": "URL", "voip-push": "VoIP push", "health-kit": "HealthKit", "car-play": "CarPlay",
            "url-session": "URL session", "accept-cloud-kit-share": "CloudKit share",
        ]
        let words = replacing("-", with: " ")
        return spelled[self] ?? words.prefix(1).uppercased() + words.dropFirst()
    }
}
