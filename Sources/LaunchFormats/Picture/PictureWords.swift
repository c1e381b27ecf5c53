// What stands in the rows of a picture; the still picture and the page use the same words.

extension Picture.Row {
    /// The name of the entry, without its details.
    package var name: String {
        switch entry.kind {
        case .stimulus, .step, .callback, .notification, .action: entry.nameWithSubject.printable
        case .transition: entry.transition?.title ?? entry.name.printable
        case .stop: "! " + entry.name.printable
        }
    }

    /// The details: the scene where the lane doesn't tell it, arguments, return value, and length.
    package var details: [String] {
        let scene = entry.namedScene.map { "[\(quotedIfNeeded($0))]" }
        let parts: [String?] =
            [entry.lane.scene == nil ? scene : nil, entry.wait]
            + [entry.shownArguments.isEmpty ? nil : entry.shownArguments.map(\.text).joined(separator: ", ")]
            + [entry.returns.map { "= \($0.text)" }, entry.length]
        return parts.compactMap(\.self)
    }

    /// `UIApplication.State` as code reads it, where code of the app runs.
    var readState: AppState? {
        switch entry.kind {
        case .callback, .notification: entry.appState
        case .stimulus, .step, .transition, .action, .stop: nil
        }
    }

    /// Why it happens, in one sentence.
    package var reason: String? { rule?.because.printable }

    /// The time in words.
    var timeText: String? { time.map { "\($0) ms" } }
}

extension Picture.Load {
    /// `takes the URL`
    var text: String {
        switch role {
        case .brings: "brings \(kind.title)"
        case .holds: "holds \(kind.title)"
        case .loses: "nobody takes it"
        case .takes: "takes \(kind.title)"
        }
    }

    /// The same as a sign.
    var sign: String {
        switch role {
        case .brings: "\u{25C6}"
        case .holds: "\u{25C7}"
        case .loses: "\u{2715}"
        case .takes: "\u{25C6}"
        }
    }
}

extension PayloadKind {
    /// Words for it in a sentence.
    package var title: String {
        switch self {
        case .url: "URL"
        case .userActivity: "user activity"
        case .shortcutItem: "shortcut item"
        case .notification: "notification"
        case .cloudKitShare: "CloudKit share"
        }
    }
}

/// The meanings of a picture's signs.
enum PictureLegend {
    /// The heads above the bands, and above the lanes.
    static let bands = "states of"
    static let lanes = "what happens in"

    /// Those that occur in a picture.
    static func items(of picture: Picture) -> [(sign: String, meaning: String)] {
        let hasDoubts = picture.rows.contains(where: \.entry.isMarked)
        let roles = Set(picture.rows.flatMap { $0.loads.map(\.role) })
        return (hasDoubts ? [Confidence.doubt] : [])
            + (roles.contains(.holds) ? [("\u{25C7}", "holds the payload")] : [])
            + (roles.contains(.takes) ? [("\u{25C6}", "brings or takes it")] : [])
            + (roles.contains(.loses) ? [("\u{2715}", "nobody takes it")] : [])
    }
}
