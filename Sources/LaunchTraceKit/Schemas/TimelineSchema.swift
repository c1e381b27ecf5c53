extension JSONSchema {
    /// The objects that `run --format json` writes. Where a later version can have more words, any are accepted.
    static let timeline = object(
        [
            Key("schema", only(.number(String(Timeline.schema))), "The version of this format."),
            Key("scenario", header, "The facts of the scenario."),
            Key("entries", list(of: entry), "The entries, in order."),
            Key(
                "notCalled", any(of: [list(of: notCalled), text]),
                "The methods of the scenario that aren't called; one sentence for all if the process was stopped."),
            Key("findings", list(of: finding), "The problems of the app in this launch."), outcome,
        ], required: ["schema", "scenario", "entries", "findings", "outcome"])

    static let outcome = Key(
        "outcome", choice(AppState.allCases.map(\.rawValue) + [Timeline.Outcome.stopped.name]),
        "The final state of the app.")

    private static let header = object(
        [
            Key("name", text, "The name of the scenario."),
            Key("platform", choice(Platform.self), "The platform of the device."),
            Key("os", version, "The version of the system."),
            Key(
                "extrapolatedFrom", version,
                "The version whose recordings the sequence follows, if no recording of the device's version has it."),
            Key("sdk", version, "The SDK that the app is linked with."),
            Key("lifecycle", choice(Lifecycle.self), "The life cycle of the app."),
        ], required: ["name", "platform", "os", "sdk", "lifecycle"])

    private static let notCalled = object(
        [
            Key("receiver", text(suchAs: Receiver.allCases.map(\.rawValue)), "The receiver of the method."),
            Key("name", text, "The method in Swift's spelling."), Key("why", text, "The reason."),
            Key("insteadIn", text, "The replacement, or the location of its payload."),
            Key("confidence", choice(Confidence.self), "The confidence that it isn't called."),
            Key("source", text, "The source."),
        ], required: ["receiver", "name", "why"])

    static let entry = object(
        [
            Key("kind", choice(Timeline.Kind.self), "The kind of the entry."),
            Key(
                "name", text, "A callback or notification in Swift's spelling, an event's name, or the words of a step."
            ), Key("receiver", text(suchAs: Receiver.allCases.map(\.rawValue)), "The receiver of the call."),
            Key("scene", name, "The id of the scene that it belongs to."),
            Key(
                "appState", choice(AppState.allCases.filter { $0.read == $0 }.map(\.rawValue)),
                "UIApplication.State as code reads it inside; left out before UIApplication exists."),
            Key("sceneState", choice(SceneState.self), "UIScene.ActivationState."),
            Key("arguments", openObject(), "The arguments, by name."), Key("returns", anything, "The returned value."),
            Key("subject", name, "The subject of the change: \"app\", or the id of a scene."),
            Key("from", choice(states), "The state before."), Key("to", choice(states), "The state after."),
            Key("timeMs", count, "Virtual time since the timeline began."),
            Key("durationMs", count, "Virtual duration."),
            Key("rule", name, "The id of the rule that caused it, which \"\(ToolInfo.name) explain\" prints."),
            Key("doubt", name, "The id of the uncertain rule: its own, or one that led to it."),
            Key("confidence", choice(Confidence.self), "The confidence in the entry and its position."),
            Key("recordedOn", list(of: name), "The systems of the recordings, if none is the traced one."),
            Key("stateConfidence", choice(Confidence.self), "The confidence in its state, if it differs."),
            Key("because", text, "The reason of the rule; with --explain."),
            Key("source", source, "The source; with --explain."),
        ], required: ["kind", "name", "timeMs", "rule", "confidence"]
    ).with("if", .object([.init("properties", .object([.init("kind", only(transition).value)]))])).with(
        "then", .object([.init("required", .list(["subject", "from", "to"].map { .string($0) }))]))

    private static let transition = Value.string(Timeline.Kind.transition.rawValue)

    private static let states = (AppState.allCases.map(\.rawValue) + SceneState.allCases.map(\.rawValue)).unique()

    private static let finding = object(
        [
            Key(
                "code", text(suchAs: FindingKind.allCases.map(\.code)),
                "What \"\(ToolInfo.name) explain\" explains, such as LT010."),
            Key("name", text(suchAs: FindingKind.allCases.map(\.name)), "The code in words."),
            Key("severity", choice(Severity.self), "The severity; an error fails lint and run --strict."),
            Key("message", text, "The problem and its fix."),
            Key("entry", count, "The index of the entry that shows it."),
            Key("at", place, "The location of the problem."), Key("rule", name, "The id of its rule."),
            Key("help", text, "The text to insert into the scenario, and its location, if text fixes it."),
            Key("because", text, "The reason; with --explain."),
            Key("confidence", choice(Confidence.self), "The confidence; with --explain."),
            Key("source", source, "The source; with --explain."),
        ], required: ["code", "name", "severity", "message", "at", "rule"])

    private static let place = object(
        [
            Key("file", text, "The path of the scenario, or the --set with the problem."),
            Key("line", number(from: 1), "The first line is 1."),
            Key("column", number(from: 1), "The first column is 1."),
        ], required: ["file", "line", "column"])

    private static let source = object(
        [Key("citation", text, "The citation."), Key("url", text, "The URL.")], required: ["citation"])
}
