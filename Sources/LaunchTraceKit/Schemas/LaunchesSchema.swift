extension JSONSchema {
    /// The object that `site` writes as launches.json. Where a later version can have more words, any are accepted.
    static let launches = object(
        [
            Key("schema", only(.number(String(LaunchesFile.schema))), "The version of this format."),
            Key("versions", list(of: version), "The versions of iOS at which something can change, in order."),
            Key("entries", list(of: entry), "The entries, each once; timelines refer to them by index."),
            Key("timelines", list(of: sharedTimeline), "The timelines, each once; runs refer to them by index."),
            Key("launches", list(of: launch), "Every launch of an app that implements every method."),
        ], required: ["schema", "versions", "entries", "timelines", "launches"])

    private static let sharedTimeline = object(
        [Key("entries", list(of: count), "The indexes of its entries, in order."), outcome],
        required: ["entries", "outcome"])

    private static let launch = object(
        [
            Key("launch", name, "Trigger, life cycle and start, as in the address of its pages."),
            Key("trigger", text(suchAs: EventKind.allCases.map(\.rawValue)), "The event that causes the launch."),
            Key("lifecycle", choice(Lifecycle.self), "The life cycle of the app."),
            Key("start", choice(Start.self), "The start of the launch."),
            Key("events", list(of: openObject()), "The events as in a scenario, the trigger last."),
            Key("runs", list(of: run), "Consecutive versions with the same timeline."),
            Key("impossible", list(of: refusal), "Consecutive versions on which the launch is impossible."),
        ], required: ["launch", "lifecycle", "runs"])

    private static let run = object(
        runVersions + [Key("timeline", count, "The index of the timeline on the last version.")],
        required: ["platform", "first", "last", "timeline"])

    private static let refusal = object(
        runVersions + [Key("because", name, "The reason.")], required: ["platform", "first", "last", "because"])

    private static let runVersions = [
        Key("platform", choice(Platform.self), "The platform of the device."),
        Key("first", version, "The first of the versions."),
        Key("last", version, "The last of the versions; the app is built for the one that it runs on."),
    ]
}
