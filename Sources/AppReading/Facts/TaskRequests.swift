/// What code asks background tasks to be.
struct TaskRequests {
    /// As what the system delivers each task to an app that it runs for that.
    private(set) var kinds: [String: Set<BackgroundEvent.Kind>] = [:]
    /// Whether a request is for an identifier that isn't known.
    private var mayBeForAny = false

    /// What makes a request, and the kind of its task: none of what goes on with something that a person has begun.
    private static let makers: [(name: String, kind: BackgroundEvent.Kind?)] = [
        ("BGAppRefreshTaskRequest", .appRefreshTask), ("BGProcessingTaskRequest", .processingTask),
        ("BGContinuedProcessingTaskRequest", nil),
    ]

    /// Requests whose kind their names don't say.
    private static let others = ["BGTaskRequest", "BGHealthResearchTaskRequest"]

    static let names = makers.map(\.name) + others

    init(_ index: NodeIndex, _ constants: CodeConstants) {
        for (name, kind) in Self.makers {
            for node in index[name] {
                if let identifier = node.argumentOfMaking("identifier").flatMap(constants.textOrRawValue) {
                    kinds[identifier, default: []].formUnion([kind].compactMap(\.self))
                } else {
                    mayBeForAny = true
                }
            }
        }
        if (Self.others.contains { !index[$0].isEmpty }) || (Self.names.contains { index.hidden[$0] != nil }) {
            mayBeForAny = true
        }
    }

    /// Whether a task is asked for, or may be.
    func mayAsk(for task: String) -> Bool { mayBeForAny || kinds[task] != nil }
}
