extension JSONSchema {
    /// The scenarios that the reader accepts, as far as a schema can say it.
    static let scenario = object(([ScenarioDraft.schemaKey] + ScenarioDraft.keys).descriptions()).with(
        "definitions", .object(definitions))

    /// The files that hold an app alone.
    static let app = object([ScenarioDraft.schemaKey].descriptions() + Scenario.App.keys(.none).descriptions()).with(
        "definitions", .object(definitions))

    private static let definitions =
        methodDefinitions + [
            .init("action", any(of: Action.Kind.allCases.map(\.form.schema)).value),
            KeyType<[SceneManifest.Configuration]>.definition,
        ]
}
