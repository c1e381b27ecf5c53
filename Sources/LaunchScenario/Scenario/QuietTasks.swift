/// Registrations of background tasks that a launch for another task leaves out.
///
/// Each occurs once, in a launch method and for a permitted task, so that nothing in the launch depends on it and no
/// finding is about it. Without them the launches for all tasks of an app take linear time instead of quadratic time.
package struct QuietTasks: Hashable, Sendable {
    private var all: Set<String> = []
    /// The task that the launch is for.
    private var own: String?

    /// No registration.
    package init() {}

    /// The registrations of an app that a launch can leave out.
    package init(of app: ResolvedApp, in launchMethods: [Callback]) {
        let permitted = app.written.infoPlist.map { Set($0.permittedTasks ?? []) }
        var counts: [String: Int] = [:]
        for written in app.writtenActions {
            guard case .registerTask(let task, let continued) = written.action.itself else { continue }
            let isPlain = !continued && written.action == written.action.itself
            let isQuiet = isPlain && launchMethods.contains(written.site.callback) && permitted?.contains(task) != false
            counts[task, default: 0] += isQuiet ? 1 : 2
        }
        all = Set(counts.filter { $0.value == 1 }.keys)
    }

    /// The same in a launch for a task.
    package func leaving(_ task: String) -> QuietTasks {
        var tasks = self
        tasks.own = task
        return tasks
    }

    /// Whether an action is the registration of such a task.
    package func contain(_ action: Action) -> Bool {
        guard !all.isEmpty, case .registerTask(let task, continued: false) = action else { return false }
        return task != own && all.contains(task)
    }
}
