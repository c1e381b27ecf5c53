extension TimelineDiff {
    /// The recorded texts as a patch of the first; empty where the texts are equal, or differ only in what is ignored.
    var patch: String {
        if isSame, ignored != Ignored() { return "" }
        let sides = [before, after].filter { $0.textDetail != nil }
        let kinds = sides.reduce(TimelineFormat.text.usualKinds) { $0.union($1.kinds) }
        let presentation = Presentation(kinds: kinds, detail: sides.first?.textDetail ?? .facts)
        return UnifiedDiff(
            of: patchedPath, from: before.recordedText(presentation), to: after.recordedText(presentation)
        ).text
    }

    /// The path of the first text that is there, or would be.
    private var patchedPath: String {
        for side in [before, after] {
            guard let path = side.path else { continue }
            return side.textDetail == nil ? path.timelinePath : path
        }
        return "timeline.txt"
    }
}

extension String {
    /// Where the timeline of a scenario is recorded: `cold.timeline.txt` beside `cold.json`.
    fileprivate var timelinePath: String {
        (hasSuffix(".json") ? String(dropLast(".json".count)) : self) + ".timeline.txt"
    }
}
