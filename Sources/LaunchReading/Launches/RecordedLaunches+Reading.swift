extension RecordedLaunches {
    /// Reads what `launchtrace site` writes as launches.json; unknown keys are those of later versions.
    package init(json tree: JSONNode, of source: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard var fields = Fields(tree, of: .part("the launches"), mistakes) else { throw mistakes.diagnostics }
        fields.checkSchema(Self.schema)
        let versions = (fields.required("versions")?.list(mistakes) ?? []).compactMap { $0.anyVersion(mistakes) }
        let entries = (fields.required("entries")?.list(mistakes) ?? [])
            .compactMap { Fields($0, of: .part("an entry"), mistakes)?.entry() }
        let timelineNodes = fields.required("timelines")?.list(mistakes) ?? []
        let nodes = fields.required("launches")?.list(mistakes) ?? []
        // Where an entry or a timeline is missing, the numbers of those behind it would be wrong as well.
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        let timelines = timelineNodes.compactMap {
            Fields($0, of: .part("a timeline"), mistakes)?.sharedTimeline(among: entries.count)
        }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        let launches = nodes.compactMap { Fields($0, of: .part("a launch"), mistakes)?.launch(among: timelines.count) }
        var names: Set<String> = []
        for (node, launch) in zip(nodes, launches) where !names.insert(launch.name).inserted {
            mistakes.add(Diagnostic("the launch \"\(launch.name.clipped(to: 80))\" is there twice", at: node.place))
        }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self.init(source: source, versions: versions, launches: launches, entries: entries, timelines: timelines)
    }
}

extension Fields {
    fileprivate consuming func sharedTimeline(among entries: Int) -> SharedTimeline? {
        let numbers = (required("entries")?.list(mistakes) ?? [])
            .compactMap { $0.reference(to: "entry", among: entries, mistakes) }
        return outcome().map { SharedTimeline(entries: numbers, outcome: $0) }
    }

    fileprivate consuming func launch(among timelines: Int) -> RecordedLaunch? {
        let name = requiredName("launch")
        let lifecycle: Lifecycle? = requiredChoice("lifecycle")
        let runs = (required("runs")?.list(mistakes) ?? [])
            .compactMap { Fields($0, of: .part("a run"), mistakes)?.outcome(among: timelines) }
        let impossible = (node("impossible")?.list(mistakes) ?? [])
            .compactMap { Fields($0, of: .part("\"impossible\""), mistakes)?.refusal() }
        guard let name, let lifecycle else { return nil }
        let outcomes = (runs + impossible).sorted { $0.versions.first < $1.versions.first }
        return RecordedLaunch(name: name, lifecycle: lifecycle, outcomes: outcomes)
    }

    private consuming func outcome(among timelines: Int) -> RecordedLaunch.Outcome? {
        let versions = surveyedVersions()
        let number = required("timeline")?.reference(to: "timeline", among: timelines, mistakes)
        guard let versions, let number else { return nil }
        return RecordedLaunch.Outcome(versions: versions, content: .timeline(number))
    }

    private consuming func refusal() -> RecordedLaunch.Outcome? {
        let versions = surveyedVersions()
        guard let reason = requiredName("because"), let versions else { return nil }
        return RecordedLaunch.Outcome(versions: versions, content: .impossible(reason))
    }

    private mutating func surveyedVersions() -> SurveyedVersions? {
        let platform: Platform? = requiredChoice("platform")
        let first = required("first")?.anyVersion(mistakes)
        let node = required("last")
        guard let platform, let first, let last = node?.anyVersion(mistakes) else { return nil }
        if last < first { mistakes.add(Diagnostic("the last version comes before the first", at: node?.place)) }
        return SurveyedVersions(platform: platform, first: first, last: last)
    }
}

extension JSONNode {
    /// The number of something that stands in a list before.
    fileprivate func reference(to noun: String, among count: Int, _ mistakes: Mistakes) -> Int? {
        guard let number = wholeNumber(upTo: JSONNode.longestMs, mistakes) else { return nil }
        if number < count { return number }
        mistakes.add(Diagnostic("there is no \(noun) \(number) (there are \(count), from 0 on)", at: place))
        return nil
    }
}
