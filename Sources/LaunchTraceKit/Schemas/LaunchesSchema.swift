extension JSONSchema {
    /// The object that `site` writes as launches.json. Where a later version can have more words, any are accepted.
    static let launches = object(
        [
            Key("schema", only(.number(String(LaunchesFile.schema))), "The version of this format."),
            Key("versions", list(of: version), "The versions of iOS at which something can change, in order."),
            Key("entries", list(of: entry), "What happens, each once; timelines name it by its number, from 0 on."),
            Key("timelines", list(of: sharedTimeline), "Timelines, each once; runs name it by its number, from 0 on."),
            Key("launches", list(of: launch), "Every launch of an app that implements every method."),
        ], required: ["schema", "versions", "entries", "timelines", "launches"])

    private static let sharedTimeline = object(
        [Key("entries", list(of: count), "The numbers of its entries, in order."), outcome],
        required: ["entries", "outcome"])

    private static let launch = object(
        [
            Key("launch", name, "Trigger, life cycle and start, as in the address of its pages."),
            Key("trigger", text(suchAs: EventKind.allCases.map(\.rawValue)), "The event that the launch is for."),
            Key("lifecycle", choice(Lifecycle.self), "How the app is built."),
            Key("start", choice(Start.self), "Where the launch begins."),
            Key("events", list(of: openObject()), "The events as a scenario has them, the trigger last."),
            Key("runs", list(of: run), "Versions in a row on which the same happens."),
            Key("impossible", list(of: refusal), "Versions in a row on which nothing can happen."),
        ], required: ["launch", "lifecycle", "runs"])

    private static let run = object(
        runVersions + [Key("timeline", count, "The number of the timeline on the last of the versions.")],
        required: ["platform", "first", "last", "timeline"])

    private static let refusal = object(
        runVersions + [Key("because", name, "Why it can't happen.")],
        required: ["platform", "first", "last", "because"])

    private static let runVersions = [
        Key("platform", choice(Platform.self), "What the device runs."),
        Key("first", version, "The first of the versions."),
        Key("last", version, "The last of the versions; the app is built for the one that it runs on."),
    ]
}
