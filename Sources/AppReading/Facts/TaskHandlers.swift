/// The launch handlers of background tasks that don't complete their task on some path.
struct TaskHandlers {
    /// By the identifiers of the tasks, in the order of the code.
    private(set) var unfinished: [(task: String, handler: Place, skipped: SkippedCompletion)] = []
    /// Whether these are all handlers that the code registers.
    private(set) var areAll = true

    init(_ sites: SetupSites, _ reading: CodeReading) {
        let completion = CompletionReading(reading.conditions(of: nil), reading.calls, of: .task)
        var finished: Set<String> = []
        for (argument, site) in sites.tasks {
            guard let task = reading.constants.text(argument) else {
                areAll = false
                continue
            }
            guard let handler = SyntaxCall(site.site.cause)?.launchHandler,
                let skipped = Self.skipped(by: handler, completion)
            else {
                finished.insert(task)
                continue
            }
            unfinished.append((task, handler.place.firstLine, skipped))
        }
        areAll = areAll && finished.isEmpty
        // Which of two is registered depends on the way.
        unfinished.removeAll { finished.contains($0.task) }
    }

    private static func skipped(by handler: SyntaxNode, _ completion: CompletionReading) -> SkippedCompletion? {
        if handler.kind == .closure { return completion.skipped(inClosure: handler) }
        // `launchHandler: handle` and `self.handle(task:)`
        guard let function = completion.calls?.function(named: handler) else { return nil }
        return completion.skipped(in: function)
    }

    /// The known facts about them: a scenario has one handler for all tasks.
    var delegate: DelegateReading? {
        unfinished.first.map { first in
            var method = MethodReading(callback: .taskLaunchHandler, place: first.handler)
            method.completionSkipped = first.skipped
            return DelegateReading(name: "the handler of \(first.task)", place: first.handler, methods: [method])
        }
    }
}

extension SyntaxCall {
    /// What a registration of a task has the system run.
    fileprivate var launchHandler: SyntaxNode? {
        let last = node.isSwift ? argument("launchHandler") ?? closures.last : values.last
        return last?.withoutMarks
    }
}
