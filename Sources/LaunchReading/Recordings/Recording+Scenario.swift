extension Recording {
    package func scenario(on os: Version, readFile: @escaping NamedFiles.Reading) throws(Diagnostics) -> Scenario {
        guard let scenario else { return Scenario("", events: []) }
        return try ScenarioReader(withoutProjects: readFile).read(tree(of: scenario, on: os), in: text).scenario
    }

    /// Reports the mistakes of the scenario if it can be read on none of the versions.
    func checkScenario(readFile: @escaping NamedFiles.Reading, _ mistakes: Mistakes) {
        if let os = scenario?.member(at: ["device", "os"])?.value {
            // The recorded version replaces it, so the reader never checks it.
            _ = KeyType.version.read(os, "os", mistakes)
        }
        if let platform = scenario?.member(at: ["device", "platform"])?.value {
            _ = KeyType<Platform>.choice().read(platform, "platform", mistakes)
        }
        var first: Diagnostics?
        for os in versions.all {
            do throws(Diagnostics) {
                _ = try scenario(on: os, readFile: readFile)
                return
            } catch { first = first ?? error }
        }
        let unsayable = unsayableEvents
        for diagnostic in first?.all ?? [] where !unsayable.contains(where: { $0.place == diagnostic.place }) {
            mistakes.add(diagnostic)
        }
    }

    /// User actions without an event in scenarios, in a recording that declares them; a misspelled event isn't one.
    private var unsayableEvents: [JSONNode] {
        guard let contradicts, contradicts.rule == nil else { return [] }
        let events = scenario?.member(at: ["events"])?.value.items ?? []
        return events.compactMap { $0.member(at: ["event"])?.value }.filter { event in
            guard case .string(let name) = event.value else { return false }
            return Suggestion.all(for: name, among: EventKind.allCases.map(\.rawValue)).isEmpty
        }
    }

    /// A scenario with the device of the recording.
    private func tree(of scenario: JSONNode, on os: Version) -> JSONNode {
        let place = writtenVersions?.place.opening ?? scenario.place.opening
        let places = ["platform", "from"].map { writtenVersions?.member(at: [$0])?.value.place ?? place }
        let device = (scenario.member(at: ["device"])?.value ?? JSONNode(.object([]), at: place)).replacing(
            "platform", with: JSONNode(.string(versions.platform.rawValue), at: places[0])
        ).replacing("os", with: JSONNode(.string("\(os)"), at: places[1]))
        return scenario.replacing("device", with: device)
    }
}

extension JSONNode {
    /// An object with another value of a key; any other node unchanged.
    fileprivate func replacing(_ key: String, with new: JSONNode) -> JSONNode {
        guard case .object(var members) = value else { return self }
        if let index = members.firstIndex(where: { $0.key.isSpelled(as: key) }) {
            members[index].value = new
        } else {
            members.append(JSONMember(key, at: new.place, new))
        }
        return JSONNode(.object(members), at: place)
    }
}
