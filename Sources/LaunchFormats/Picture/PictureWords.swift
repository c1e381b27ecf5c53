// The texts in the rows of a picture, for the still picture and for the page.

extension Picture.Row {
    /// The name of the entry, without its details.
    package var name: String {
        switch entry.kind {
        case .event, .step, .callback, .notification, .action: entry.nameWithSubject.printable
        case .transition: entry.transition?.title ?? entry.name.printable
        case .stop: "! " + entry.name.printable
        }
    }

    /// The details: the scene if the lane doesn't name it, arguments, return value, and duration.
    package var details: [String] {
        let scene = entry.namedScene.map { "[\(quotedIfNeeded($0))]" }
        let parts: [String?] =
            [entry.lane.scene == nil ? scene : nil, entry.wait] + [
                entry.shownArguments.isEmpty ? nil : entry.shownArguments.map(\.text).joined(separator: ", ")
            ] + [entry.returns.map { "= \($0.text)" }, entry.length]
        return parts.compactMap(\.self)
    }

    /// `UIApplication.State` as code reads it, if code of the app runs.
    var readState: AppState? {
        switch entry.kind {
        case .callback, .notification: entry.appState
        case .event, .step, .transition, .action, .stop: nil
        }
    }

    /// The reason, in one sentence.
    package var reason: String? { rule?.because.printable }

    var timeText: String? { time.map { "\($0) ms" } }
}

extension Picture.Load {
    /// `handles the URL`
    var text: String {
        switch role {
        case .holds: "holds \(kind.title)"
        case .loses: "not handled"
        case .takes: "handles \(kind.title)"
        }
    }

    var sign: String { role.sign }
}

extension PayloadKind {
    /// The name of the kind in a sentence.
    package var title: String {
        switch self {
        case .url: "URL"
        case .userActivity: "user activity"
        case .shortcutItem: "shortcut item"
        case .notification: "notification"
        case .cloudKitShare: "CloudKit share"
        case .voipPush: "VoIP push"
        }
    }
}

/// The meanings of a picture's signs.
enum PictureLegend {
    /// The heads above the bands, and above the lanes.
    static let bands = "states of"
    static let lanes = "events in"

    /// The signs in a picture, each with the number of the first row that contains it.
    static func items(of picture: Picture) -> [(sign: String, meaning: String, row: Int)] {
        let doubt = picture.rows.first(where: \.entry.isMarked)
        let roles = [Picture.Role.holds, .takes, .loses].compactMap { role in
            picture.rows.first { $0.loads.contains { $0.role == role } }.map { (role.sign, role.meaning, $0.number) }
        }
        return [doubt].compactMap { $0.map { (Confidence.doubt.sign, Confidence.doubt.meaning, $0.number) } } + roles
    }
}

extension Picture.Role {
    /// The sign before the words of a badge.
    var sign: String {
        switch self {
        case .holds: "\u{25C7}"
        case .loses: "\u{2715}"
        case .takes: "\u{25C6}"
        }
    }

    fileprivate var meaning: String {
        switch self {
        case .holds: "holds the payload"
        case .loses: "the payload is not handled"
        case .takes: "handles the payload"
        }
    }
}

extension Picture {
    /// The findings of each severity, the most severe first, each with the number of its row.
    var found: [(severity: Severity, findings: [(row: Int, finding: PlacedFinding)])] {
        let all = rows.flatMap { row in row.findings.map { (row: row.number, finding: $0) } }
        return [Severity.error, .warning, .note].compactMap { severity in
            let findings = all.filter { $0.finding.finding.severity == severity }
            return findings.isEmpty ? nil : (severity, findings)
        }
    }
}

extension Timeline.Uncalled {
    /// The lines below a still picture.
    var texts: [String] {
        shown.map { "not called \($0.name.printable): \($0.reason)" }
            + [remark].compactMap { $0.map { "not called: \($0)" } }
    }
}

extension Severity {
    /// `2 errors`
    func count(_ number: Int) -> String { "\(number) \(rawValue)\(number == 1 ? "" : "s")" }
}
