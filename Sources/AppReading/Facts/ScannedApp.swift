/// The app that a project is, and where each of its parts comes from.
package struct ScannedApp: Sendable {
    /// The known facts of the app.
    package let app: Scenario.App
    /// The origins of the known facts, and of those that weren't found, in the order in which a scenario has its keys.
    package let origins: [FactOrigin]
    /// Mistakes that make any scenario with the app invalid.
    package let mistakes: [Diagnostic]
    /// What leads into it and isn't declared.
    package let sources: LaunchSources
    /// Where the code has the types that are in these sources.
    package let sourcePlaces: [String: Place]
    /// What the project names and wasn't read.
    package let unread: [UnreadPart]
    /// The gaps in what was read.
    package let gaps: ReadingGaps
    /// What couldn't be followed in its files.
    package let sourceProblems: [SourceProblem]
    /// What comments in its code accept.
    package let accepted: [AcceptedFinding]
    /// The comments that were meant to accept something and don't.
    package let uselessComments: [Diagnostic]
    /// What is declared where its parts begin: `AppDelegate.applicationWillEnterForeground(_:)`.
    package let declarations: [Place: String]
    /// The beginning of its Info.plist, or else of the project; nil where it has neither.
    package let top: Place?
    /// Why it can't be analyzed: the class of its delegate isn't found; nil where it is.
    package let notAnalyzed: Diagnostic?
    /// The target that it is; nil where code was read without a project.
    package var origin: TargetOrigin?

    package init(
        _ app: Scenario.App, _ origins: [FactOrigin], mistakes: [Diagnostic] = [],
        sources: LaunchSources = LaunchSources(), sourcePlaces: [String: Place] = [:], unread: [UnreadPart] = [],
        gaps: ReadingGaps = .none, sourceProblems: [SourceProblem] = [], accepted: [AcceptedFinding] = [],
        uselessComments: [Diagnostic] = [], declarations: [Place: String] = [:], top: Place? = nil,
        notAnalyzed: Diagnostic? = nil
    ) {
        self.app = app
        self.origins = origins
        self.mistakes = mistakes
        self.sources = sources
        self.sourcePlaces = sourcePlaces
        self.unread = unread
        self.gaps = gaps
        self.sourceProblems = sourceProblems
        (self.accepted, self.uselessComments) = (accepted, uselessComments)
        self.declarations = declarations
        self.top = top
        self.notAnalyzed = notAnalyzed
    }

    /// Why parts weren't read that should have been: each once, and of many that aren't there the first.
    package var projectProblems: [ProjectProblem] {
        let problems = unread.filter { $0.absence == nil }.map(\.problem).unique()
        let absent = unread.filter { $0.absence == nil }.compactMap(\.absentPath).unique()
        guard absent.count > Self.mostAbsent else { return problems }
        let others = problems.filter { if case .absent = $0 { false } else { true } }
        return [.severalAbsent(absent)] + others
    }

    /// How many missing files are reported one by one.
    private static let mostAbsent = 3

    // MARK: - In the words of a scenario

    /// The value of a part; of an object or a list only its presence.
    package func value(of origin: FactOrigin) -> Value? {
        switch origin.content {
        case .part: app.part(at: origin.path)
        case .words(let words): words
        case .nothing: nil
        }
    }

    /// The `app` object.
    package var value: Value { node(at: Place(source: SourceText(name: "", bytes: []), range: 0..<0)).plainValue }

    /// The same, whose parts stand where the project says them; what stands nowhere stands at a place of its own.
    package func node(at place: Place) -> JSONNode {
        var root = JSONNode(JSONNode.Content.object([]), at: place)
        for origin in origins {
            guard let value = value(of: origin) else { continue }
            root.insert(JSONNode(value, at: origin.place ?? place), at: origin.keys[...])
        }
        return root
    }
}

extension Scenario.App {
    /// What stands at a path that was looked at, of an object or a list only that it is there.
    fileprivate func part(at path: ScenarioPath) -> Value? {
        if path == .app("lifecycle") { return lifecycle.map { .string($0.rawValue) } }
        if path == .app("interface") { return interface.map { .string($0.rawValue) } }
        if path == .app(SceneProperties.confirmation) { return closureConfirmation ? .bool(true) : nil }
        if path == .app(SceneProperties.destruction) {
            return .list(
                DestructionCondition.allCases.filter(destructionConditions.contains).map { .string($0.rawValue) })
        }
        guard let slot = DelegateSlot.all.first(where: { path.starts(with: $0.path) }), let described = self[slot]
        else { return nil }
        guard let delegate = described else { return .null }
        return Self.part(of: delegate, at: path.steps.dropFirst(slot.path.steps.count))
    }

    private static func part(of delegate: Delegate, at steps: ArraySlice<ScenarioPath.Step>) -> Value? {
        switch steps.first {
        case .method(let callback): delegate.named[callback]?.part(at: steps.dropFirst())
        case .key(Delegate.othersKey): delegate.others.map { _ in [:] }
        // The model leaves out methods that no launch depends on.
        case nil, .key, .item, .service: [:]
        }
    }
}

extension Delegate.Method {
    fileprivate func part(at steps: ArraySlice<ScenarioPath.Step>) -> Value? {
        guard let key = steps.first else { return [:] }
        if key == Self.returnsStep { return returns?.value }
        if key == Self.completesStep { return completes ? nil : .bool(false) }
        if key == Self.unknownStep {
            let words = UnknownPart.allCases.filter(unknown.contains).map { Value.string($0.rawValue) }
            guard case .item(let index) = steps.last else { return .list([]) }
            return words.indices.contains(index) ? words[index] : nil
        }
        guard key == Self.doesStep, let actions else { return nil }
        guard case .item(let index) = steps.last else { return .list([]) }
        return actions.indices.contains(index) ? actions[index].value : nil
    }

    static let returnsStep = ScenarioPath.Step.key("returns")
    static let completesStep = ScenarioPath.Step.key(completesKey)
    static let doesStep = ScenarioPath.Step.key(doesKey)
    static let unknownStep = ScenarioPath.Step.key(unknownKey)
}

extension Action {
    /// The action as JSON.
    package var value: Value { .object(kind.form.write(self, Spelling())) }
}
