extension TracedScenario {
    /// The launch as far as it is recorded: whether code uses what it is handed is seen in its project only, and so it
    /// has to be seen in the recording.
    var launchToRecord: TracedScenario { read.isFromProject ? TracedScenario(read, timeline.keepingOnlyUses()) : self }

    var textToRecord: String {
        let kinds = read.isFromProject ? ShownKind.usual.union([.action]) : ShownKind.usual
        return TimelineFormat.text.render(self, Presentation(kinds: kinds))
    }
}
