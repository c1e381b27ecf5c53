extension JSONSchema {
    /// The objects that `run --format json` writes. Where a later version can have more words, any are accepted.
    static let timeline = object(
        [
            Key("schema", only(.number(String(Timeline.schema))), "The version of this format."),
            Key("scenario", header, "The facts of the scenario that a timeline repeats."),
            Key("entries", list(of: entry), "What happens, in order."),
            Key(
                "notCalled", any(of: [list(of: notCalled), text]),
                "What the scenario names and isn't called; one sentence for all where the process was stopped."),
            Key("findings", list(of: finding), "What the app would better do otherwise."),
            outcome,
        ], required: ["schema", "scenario", "entries", "findings", "outcome"])

    static let outcome = Key(
        "outcome", choice(AppState.allCases.map(\.rawValue) + [Timeline.Outcome.stopped.name]),
        "The state that the app ends in.")

    private static let header = object(
        [
            Key("name", text, "The name of the scenario."),
            Key("platform", choice(Platform.self), "What the device runs."),
            Key("os", version, "The version of the system."),
            Key("sdk", version, "The SDK that the app is linked with."),
            Key("lifecycle", choice(Lifecycle.self), "How the app is built."),
        ], required: ["name", "platform", "os", "sdk", "lifecycle"])

    private static let notCalled = object(
        [
            Key("receiver", text(suchAs: Receiver.allCases.map(\.rawValue)), "Who would be called."),
            Key("name", text, "The method in Swift's spelling."),
            Key("why", text, "The reason."),
            Key("insteadIn", text, "What is called in its place, or where its payload is."),
            Key("confidence", choice(Confidence.self), "How sure it is that it isn't called."),
            Key("source", text, "Who says so."),
        ], required: ["receiver", "name", "why"])

    static let entry = object(
        [
            Key("kind", choice(Timeline.Kind.self), "What sort of thing happens."),
            Key(
                "name", text,
                "A callback or notification in Swift's spelling, an event's name, or the words of a step."),
            Key("receiver", text(suchAs: Receiver.allCases.map(\.rawValue)), "Who is called."),
            Key("scene", name, "The id of the scene that it belongs to."),
            Key(
                "appState", choice(AppState.allCases.filter { $0.read == $0 }.map(\.rawValue)),
                "UIApplication.State as code reads it inside; left out before UIApplication exists."),
            Key("sceneState", choice(SceneState.self), "UIScene.ActivationState."),
            Key("arguments", openObject(), "What it receives, by name."),
            Key("returns", anything, "What it returns."),
            Key("subject", name, "What changes: \"app\", or a scene by its id."),
            Key("from", choice(states), "The state before."), Key("to", choice(states), "The state after."),
            Key("timeMs", count, "Virtual time since the timeline began."),
            Key("durationMs", count, "Virtual time that it takes."),
            Key("rule", name, "The id of the rule that caused it, which \"\(ToolInfo.name) explain\" prints."),
            Key("doubt", name, "The id of the rule whose doubt begins here: its own, or one that led to it."),
            Key("confidence", choice(Confidence.self), "How sure it is that it comes, and here."),
            Key("recordedOn", list(of: name), "The systems of the recordings, where none of them is the one traced."),
            Key("stateConfidence", choice(Confidence.self), "How sure its state is, where that differs."),
            Key("because", text, "What the rule says; with --explain."),
            Key("source", source, "Who says so; with --explain."),
        ], required: ["kind", "name", "timeMs", "rule", "confidence"]
    ).with("if", .object([.init("properties", .object([.init("kind", only(transition).value)]))]))
        .with("then", .object([.init("required", .list(["subject", "from", "to"].map { .string($0) }))]))

    private static let transition = Value.string(Timeline.Kind.transition.rawValue)

    private static let states = (AppState.allCases.map(\.rawValue) + SceneState.allCases.map(\.rawValue))
        .unique()

    private static let finding = object(
        [
            Key(
                "code", text(suchAs: FindingKind.allCases.map(\.code)),
                "What \"\(ToolInfo.name) explain\" explains, such as LT010."),
            Key("name", text(suchAs: FindingKind.allCases.map(\.name)), "The code in words."),
            Key("severity", choice(Severity.self), "How bad it is; an error fails lint and run --strict."),
            Key("message", text, "What is wrong, and what to do."),
            Key("entry", count, "The index of the entry that shows it."),
            Key("at", place, "The part of the scenario to blame."),
            Key("rule", name, "The id of the rule behind it."),
            Key("help", text, "What to insert into the scenario, and where; where a text mends it."),
            Key("because", text, "Why it happens; with --explain."),
            Key("confidence", choice(Confidence.self), "How sure that is; with --explain."),
            Key("source", source, "Who says so; with --explain."),
        ], required: ["code", "name", "severity", "message", "at", "rule"])

    private static let place = object(
        [
            Key("file", text, "The path of the scenario, or the --set that is to blame."),
            Key("line", number(from: 1), "The first line is 1."),
            Key("column", number(from: 1), "The first column is 1."),
        ],
        required: ["file", "line", "column"])

    private static let source = object(
        [Key("citation", text, "Where it is said."), Key("url", text, "Where that is to be read.")],
        required: ["citation"])
}
