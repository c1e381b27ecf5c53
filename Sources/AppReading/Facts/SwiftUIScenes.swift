/// What the scenes of an `App` say beside their views: documents, background tasks, and the choice of a window.
extension SwiftUIFacts {
    static let namesOfScenes = ["DocumentGroup", backgroundTask]

    private static let backgroundTask = "backgroundTask"
    private static let choice = "handlesExternalEvents"

    /// `DocumentGroup(newDocument:)` as the only scene of the `App`; beside a group of windows either may get a document.
    var documentGroup: Place? {
        let groups = index["DocumentGroup"].compactMap { $0.role == .callee ? $0.parent : nil }
        guard let group = groups.first(where: { isInApp($0.place) }), index["WindowGroup"].isEmpty else { return nil }
        return group.place.firstLine
    }

    /// `.backgroundTask(.appRefresh("com.example.refresh")) { … }`, `.backgroundTask(.urlSession("downloads")) { … }`:
    /// SwiftUI registers the launch handler, or receives the events of the session.
    var backgroundTasks: MethodReading? {
        modifiers(Self.backgroundTask).first { kind(of: $0) != nil }.map {
            MethodReading(callback: .swiftUIBackgroundTask, place: $0.place)
        }
    }

    var kindsOfTasks: Set<BackgroundEvent.Kind> { Set(modifiers(Self.backgroundTask).compactMap(kind)) }

    private func kind(of modifier: Modifier) -> BackgroundEvent.Kind? {
        guard let task = modifier.call.values.first.flatMap({ SyntaxCall($0.withoutMarks) }) else { return nil }
        return task.isNamed("appRefresh") ? .appRefreshTask : task.isNamed("urlSession") ? .urlSession : nil
    }

    /// `handlesExternalEvents(preferring: [], allowing: [])` and `handlesExternalEvents(matching: [])`, which refuse
    /// everything.
    var refusals: [MethodReading] {
        [("allowing", Callback.handlesExternalEventsPreferring), ("matching", .handlesExternalEventsMatching)]
            .compactMap { label, callback in
                let asked = modifiers(Self.choice).filter { $0.call.argument(label) != nil }
                guard let first = asked.first, asked.allSatisfy({ $0.refuses(label) }) else { return nil }
                var method = MethodReading(callback: callback, place: first.place)
                method.result = MethodReading.Result(.bool(false), at: first.place)
                return method
            }
    }

    /// `.handlesExternalEvents(matching:)` or `(preferring:allowing:)` with conditions: whether they allow an event hangs
    /// on what it is.
    var choiceOfWindow: FactOrigin? {
        let asked = modifiers(Self.choice).filter { !$0.refuses("allowing") && !$0.refuses("matching") }
        return asked.first.map {
            .unknown(
                DelegateSlot.view.path.to(.key(Self.choice)), at: $0.place,
                "selects the window of an event by its conditions")
        }
    }
}

extension SwiftUIFacts.Modifier {
    /// Whether the list of conditions is empty.
    fileprivate func refuses(_ label: String) -> Bool {
        guard let list = call.argument(label), list.kind == .array else { return false }
        return list.children(.element).isEmpty
    }
}
