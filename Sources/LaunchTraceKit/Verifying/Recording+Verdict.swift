extension Recording {
    package enum Verdict: Hashable, Sendable {
        case holds
        /// It says itself that the model has it otherwise.
        case contradictedAsSaid
        case contradicted(String)
        /// It says that the model has it otherwise, which it hasn't.
        case holdsAfterAll
    }

    /// The verdict, as far as the recording itself expects the model to follow it.
    package func verdict(_ files: FileAccess, by book: RuleBook = .standard) -> Verdict {
        let problem = contradiction(.arguments, files: files, by: book)
        guard let contradicts else { return problem.map { .contradicted($0) } ?? .holds }
        if problem == nil { return .holdsAfterAll }
        let sequence = contradicts.onlyArguments ? contradiction(.sequence, files: files, by: book) : nil
        return sequence.map { .contradicted($0) } ?? .contradictedAsSaid
    }

    /// The rules of the entries that it shows, and the system that they were traced for.
    func shownRules(_ files: FileAccess) throws -> (rules: Set<String>, os: Version) {
        let names = Set(lines.map(\.name))
        let os = versions.all.first { contradiction(.sequence, on: $0, files, by: .standard) == nil } ?? versions.from
        let entries = shownEntries(of: try scenario(on: os, readFile: files.reading(for: text.name)).trace()).map(
            \.entry)
        return (Set(entries.filter { names.contains($0.name) }.map(\.rule)), os)
    }

    /// The part of a recording that is compared with the model.
    enum Extent: Sendable {
        /// Names in their order, with states and scenes, and what isn't called.
        case sequence
        /// The arguments of the callbacks, too.
        case arguments
    }

    /// Why the model contradicts it; nil where it is shown on every version of a stated range, or on one of an
    /// estimated one.
    func contradiction(_ extent: Extent, files: FileAccess, by book: RuleBook = .standard) -> String? {
        let onEach = versions.all.map { contradiction(extent, on: $0, files, by: book) }
        let found = onEach.compactMap(\.self)
        return versions.stated || found.count == onEach.count ? found.first : nil
    }

    private func contradiction(_ extent: Extent, on os: Version, _ files: FileAccess, by book: RuleBook) -> String? {
        let wanted = lines.filter { Self.notModelled[$0.name] == nil }
        if wanted.isEmpty && !lines.isEmpty { return "nothing of it is modeled" }
        let names = Set(wanted.map(\.name))
        do {
            let shown = shownEntries(of: try scenario(on: os, readFile: files.reading(for: text.name)).trace(by: book))
            let forbidden = shown.map(\.entry.name).filter(notCalled.contains)
            if !forbidden.isEmpty { return "\(os): unexpectedly called: \(forbidden.joined(separator: ", "))" }
            let compared = shown.filter { names.contains($0.entry.name) }
            let match = RecordingMatch(observed: wanted, shown: compared, endsEarly: logged.endsEarly, extent: extent)
            return match.holds ? nil : "\(os): the model has \(compared.map(\.description).joined(separator: ", "))"
        } catch { return "\(os): \((error as? Diagnostics)?.all.first?.message ?? "\(error)")" }
    }

    /// The entries that the source would have logged.
    func shownEntries(of timeline: Timeline) -> [ShownEntry] {
        let tracks = timeline.stateTracks
        let events = timeline.entries.count { $0.kind == .event }
        let first = logged.lastEvents.map { events - $0 } ?? 0
        return timeline.entries.enumerated().filter { _, entry in
            switch entry.kind {
            case .event, .transition, .action: return false
            case .step, .callback, .notification, .stop: break
            }
            if let scenes = logged.scenes, let scene = entry.scene, !scenes.contains(scene) { return false }
            if let receivers = logged.receivers, !receivers.contains(where: { $0 == entry.receiver }) { return false }
            return (entry.eventIndex ?? 0) >= first
        }.map { ShownEntry(entry: $1, index: $0, tracks: tracks) }
    }
}

/// An entry of a timeline, with the states of the scenes at that moment.
struct ShownEntry: CustomStringConvertible {
    let entry: Timeline.Entry
    let index: Int
    let tracks: [StateTrack]

    func agrees(with line: Recording.Line, _ extent: Recording.Extent) -> Bool {
        guard line.name == entry.name else { return false }
        if let state = line.appState, state != entry.appState { return false }
        if let scene = line.scene, scene != entry.scene { return false }
        if let state = line.sceneState, state != sceneState(of: line.scene ?? Scenario.mainScene) { return false }
        switch extent {
        case .sequence: return true
        case .arguments: return Value.object(entry.arguments).covers(line.arguments)
        }
    }

    /// A post of the application has no state of a scene itself.
    private func sceneState(of scene: String) -> SceneState? {
        if let state = entry.sceneState { return state }
        switch tracks.first(where: { $0.subject == .scene(scene) })?.state(after: index) {
        case .scene(let state)?: return state
        case .app?, nil: return nil
        }
    }

    var description: String {
        ([entry.name, entry.scene, entry.appState?.rawValue] + [
            sceneState(of: entry.scene ?? Scenario.mainScene)?.rawValue
        ]).compactMap(\.self).joined(separator: " ")
    }
}

extension Value {
    /// Has everything that the other one has, and perhaps more.
    fileprivate func covers(_ other: Value) -> Bool {
        switch (self, other) {
        case (.object, .object(let members)): members.allSatisfy { self[$0.key]?.covers($0.value) ?? false }
        case (.list(let own), .list(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.covers($1) }
        default: self == other
        }
    }
}

/// Observed lines and a timeline's entries of the same names.
private struct RecordingMatch {
    let observed: [Recording.Line]
    let shown: [ShownEntry]
    let endsEarly: Bool
    let extent: Recording.Extent

    /// Whether the entries are those that were observed, in that order.
    var holds: Bool { continues(at: 0, with: observed.filter(\.placed)[...], open: observed.filter { !$0.placed }) }

    /// Tries each way in which the entry at `index` can be one of the lines; `open` are those of unknown place.
    private func continues(at index: Int, with lines: ArraySlice<Recording.Line>, open: [Recording.Line]) -> Bool {
        guard index < shown.count else { return (Array(lines) + open).allSatisfy { !$0.always } }
        if endsEarly && lines.isEmpty && open.isEmpty { return true }
        let entry = shown[index]
        if let line = lines.first {
            let rest = lines.dropFirst()
            if entry.agrees(with: line, extent), continues(at: index + 1, with: rest, open: open) { return true }
            if !line.always, continues(at: index, with: rest, open: open) { return true }
        }
        for place in open.indices where entry.agrees(with: open[place], extent) {
            var others = open
            others.remove(at: place)
            if continues(at: index + 1, with: lines, open: others) { return true }
        }
        let passed = observed.filter { $0.repeats && !lines.contains($0) && !open.contains($0) }
        return passed.contains { entry.agrees(with: $0, extent) } && continues(at: index + 1, with: lines, open: open)
    }
}

extension FileAccess {
    /// The way to the files that the scenario of a recording names.
    package func reading(for path: String) -> NamedFiles.Reading { ScenarioTracing().fileReading(for: path, self) }
}
