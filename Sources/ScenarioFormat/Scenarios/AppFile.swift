/// The content of a file: a scenario, or an app that represents all of its launches.
package enum ScenarioOrApp: Sendable {
    case scenario(ReadScenario)
    /// A scenario of the app, whose events are replaced later.
    case app(ReadScenario)

    package var read: ReadScenario {
        switch self {
        case .scenario(let read), .app(let read): read
        }
    }

    /// The counterpart for a comparison: a scenario as it is, or the app with the start and the events of the other.
    package func before(_ other: ReadScenario) -> ReadScenario {
        switch self {
        case .scenario(let read): return read
        case .app(let app):
            var scenario = app.scenario
            (scenario.start, scenario.events) = (other.scenario.start, other.scenario.events)
            return app.replacing(scenario)
        }
    }
}

extension JSONNode {
    /// Whether it is an app by itself: it has keys of a scenario's `app`, and none that only a scenario has.
    package var isAppFile: Bool {
        guard case .object(let members) = value else { return false }
        let keys = members.map(\.key)
        return keys.contains(where: Self.appOnlyKeys.contains) && !keys.contains(where: Self.isOfScenario)
    }

    /// The key that contains a whole app, in a file without other keys of a scenario.
    var onlyAppLevel: JSONMember? {
        guard case .object(let members) = value,
            !members.contains(where: { $0.key != "app" && Self.isOfScenario($0.key) })
        else { return nil }
        return appLevel
    }

    /// The key that contains a whole app.
    var appLevel: JSONMember? {
        guard let member = member(at: ["app"]), member.value.isAppFile else { return nil }
        return member
    }

    /// Whether it is only an app: each of its keys is one of an app, perhaps misspelled.
    package var isNothingButApp: Bool { isAppFile && hasOnlyKeys(near: Self.appKeys) }

    /// Whether it has a key that only a scenario, an app or a recording has, so that its mistakes can be reported in
    /// detail.
    var isMeantForTool: Bool { hasKey(near: Self.ownKeys) || isAppFile || hasOnlyKeys(near: Self.appKeys) }

    /// Whether it is one of these and nothing else, so that its lines may be shown.
    fileprivate var isNothingElse: Bool {
        isMeantForTool
            && (member(at: [Self.recordingKey]) != nil || hasOnlyKeys(near: Self.scenarioKeys)
                || hasOnlyKeys(near: Self.appKeys))
    }

    /// Whether it is an object with one of these keys, perhaps misspelt.
    package func hasKey(near known: [String]) -> Bool {
        guard case .object(let members) = value else { return false }
        // Most have it as it is spelled, and comparing other spellings would take longer than reading the file.
        return members.contains { known.contains($0.key) }
            || members.contains { Suggestion.nearest(to: $0.key, among: known) != nil }
    }

    /// Whether it is an object whose keys are all in a list, perhaps misspelled.
    private func hasOnlyKeys(near known: [String]) -> Bool {
        guard case .object(let members) = value else { return false }
        return members.allSatisfy {
            $0.key == ScenarioDraft.schemaKey.name || Suggestion.nearest(to: $0.key, among: known) != nil
        }
    }

    /// The app of a file without the key that is for its editor.
    var withoutSchemaKey: JSONNode {
        guard case .object(let members) = value else { return self }
        let others = members.filter { member in
            guard member.key == ScenarioDraft.schemaKey.name, case .string = member.value.value else { return true }
            return false
        }
        return JSONNode(.object(others), at: place)
    }

    private static let recordingKey = "observed"

    private static let ownKeys = ["events", recordingKey]

    private static let appKeys = Scenario.App.keys(.none).map(\.name)

    /// Without the key that doesn't identify an app, because files of other tools have it too.
    private static let appOnlyKeys = appKeys.filter { $0 != AcceptedFinding.key }

    private static let scenarioKeys = ScenarioDraft.keys.map(\.name)

    private static func isOfScenario(_ key: String) -> Bool {
        !appKeys.contains(key) && Suggestion.nearest(to: key, among: scenarioKeys) != nil
    }

    /// The app as a part of a scenario, so that a `--set` of `app` and `device` finds its location.
    var asScenario: JSONNode { JSONNode(.object([JSONMember("app", at: place.opening, withoutSchemaKey)]), at: place) }
}

extension Scenario.App {
    /// The app as JSON, without default values.
    package var value: Value { .object(Self.keys(.none).members(of: self, Spelling())) }
}

extension SourceText {
    /// The JSON of a text. A file that was found, or that a link or another file leads to, may have any content: its
    /// lines are shown only if it is a scenario, an app or a recording.
    package func json() throws(Diagnostic) -> JSONNode {
        do throws(JSONProblem) {
            let node = try JSONReader.read(self)
            guard !isNamed, isQuoted != node.isNothingElse else { return node }
            return try JSONReader.read(
                SourceText(name: name, bytes: bytes, isNamed: false, isQuoted: node.isNothingElse))
        } catch { throw isNamed ? Diagnostic(error) : Diagnostic(withoutText: error) }
    }
}

extension Diagnostic {
    /// A file whose content isn't shown because it belongs to something else.
    static func foreign(_ node: JSONNode, _ whole: String) -> Diagnostic {
        Diagnostic("expected an object with keys of \(whole)", at: node.place.opening)
    }

    static func appForScenario(_ node: JSONNode) -> Diagnostic {
        Diagnostic(
            "this is an app without a scenario", at: node.place.opening,
            hint: """
                use it with "lint", "check" or "run"; a scenario contains it under "app", next to "name" and "events"
                """)
    }
}
