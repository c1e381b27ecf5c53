/// One way to write down what is believed of launches otherwise; each has the name of one for two timelines.
typealias LaunchesDiffFormat = OutputFormat<LaunchesDiff, Palette>

extension LaunchesDiffFormat {
    static var all: [LaunchesDiffFormat] { [.text, .json, .github] }

    /// For the reader at a terminal; empty without changes.
    static var text: LaunchesDiffFormat { LaunchesDiffFormat("text") { $0.text($1) } }

    /// One object for programs, with a change a line.
    static var json: LaunchesDiffFormat { LaunchesDiffFormat("json") { diff, _ in diff.json } }

    /// Commands in the log of a GitHub workflow.
    static var github: LaunchesDiffFormat {
        LaunchesDiffFormat("github", for: .workflowLog) { diff, _ in diff.changes.map(\.problem).workflowCommands }
    }
}

extension LaunchesDiff {
    /// Both names, and each change with some of its launches:
    ///
    ///     - old.json
    ///     + launches.json
    ///
    ///     gone: sceneDidBecomeActive(_:)
    ///       58 launches: tap-icon/scene/not-running (iOS 15.0 to 27.0), ...
    fileprivate func text(_ palette: Palette) -> String {
        guard !isSame else { return "" }
        var names = [Line(), Line()]
        names[0].add("- " + before.source.name.printable, .gone)
        names[1].add("+ " + after.source.name.printable, .new)
        let lines = names + changes.flatMap { [Line()] + $0.lines }
        return lines.map { $0.text(palette) + "\n" }.joined()
    }

    /// One object, with a change a line:
    ///
    ///     {
    ///       "schema": 1,
    ///       "same": false,
    ///       "before": "old.json",
    ///       "after": "launches.json",
    ///       "changes": [
    ///         {"differences":["gone: ..."],"launches":[{"launch":"...","platform":"iOS","first":"15.0","last":"27.0"}]}
    ///       ]
    ///     }
    fileprivate var json: String {
        let value: Value = [
            "schema": 1, "same": .bool(isSame), "before": .string(before.source.name),
            "after": .string(after.source.name), "changes": .list(changes.map(\.value)),
        ]
        return value.json(laidOut: .linewise) + "\n"
    }
}

extension LaunchesDiff.Change {
    fileprivate var lines: [Line] {
        let sentences = differences.map { difference in
            var line = Line()
            line.add(difference.printable)
            return line
        }
        return sentences
            + wrapped(summary, to: 98).map { text in
                var line = Line()
                line.add("  " + text, .aside)
                return line
            }
    }

    /// How many launches it is of, and the first of them; empty for none.
    private var summary: String {
        guard !launches.isEmpty else { return "" }
        let (shown, count) = (launches.prefix(Self.shownLaunches).map(\.text), launches.count)
        let others = count > shown.count ? ", and \(count - shown.count) more" : ""
        return (count == 1 ? "" : "\(count) launches: ") + shown.joined(separator: ", ") + others
    }

    private static let shownLaunches = 3

    fileprivate var value: Value {
        [
            "differences": .list(differences.map { .string($0) }),
            "launches": .list(
                launches.map { place in
                    [
                        "launch": .string(place.launch), "platform": .string(place.versions.platform.rawValue),
                        "first": .string(place.versions.first.description),
                        "last": .string(place.versions.last.description),
                    ]
                }),
        ]
    }

    fileprivate var problem: Problem {
        Problem(
            severity: .note, type: "changed", title: "changed launches",
            sentences: [(differences.map(\.printable) + [summary]).filter { !$0.isEmpty }.joined(separator: "\n")])
    }
}

extension LaunchesDiff.Place {
    /// `tap-icon/scene/not-running (iOS 15.0 to 27.0)`
    fileprivate var text: String { "\(launch.printable) (\(versions.text))" }
}

extension SurveyedVersions {
    fileprivate var text: String {
        "\(platform.title) \(first)" + (first == last ? "" : " to \(last)")
    }
}
