/// What is set up for the whole app in its launch methods, or believed to be.
struct LaunchSetup {
    let source: AppSource
    let constants: CodeConstants
    let sites: SetupSites
    /// Whether the app has a notification delegate that has to be set.
    let hasNotificationDelegate: Bool

    private static let launchMethods: [Callback] = [.willFinishLaunching, .didFinishLaunching]

    /// Adds to the launch methods what the rest of the target does, and tells both of them or none.
    func complete(_ delegate: inout DelegateReading, beside others: [MethodReading]) {
        let launch = delegate.methods.indices.filter { Self.launchMethods.contains(delegate.methods[$0].callback) }
        let doubted = launch.first { delegate.methods[$0].actions == nil }
        if let doubted {
            for index in launch where index != doubted {
                guard let place = delegate.methods[index].place, delegate.methods[index].actions != nil else {
                    continue
                }
                let other = delegate.methods[doubted].callback.name
                delegate.methods[index].actions = nil
                delegate.methods[index].doubt = BodyActions.Doubt(
                    reason: "what \(other) sets up isn't known, and that is told of both", place: place)
            }
        } else if let last = launch.last {
            let elsewhere = believed(beside: delegate.methods + others)
            delegate.methods[last].actions? += elsewhere
        }
    }

    /// What another part of the target, or a library, is taken to set up at launch.
    private func believed(beside methods: [MethodReading]) -> [BodyActions.Found] {
        let done = methods.flatMap { $0.actions ?? [] }
        var believed = done.contains { $0.action == .setNotificationDelegate } ? [] : notificationDelegate
        if believed.isEmpty, !done.contains(where: { $0.action == .setNotificationDelegate }) {
            believed += unread(.setNotificationDelegate, at: nil)
        }
        let registered = done.compactMap { found in
            if case .registerTask(let identifier, _) = found.action.itself { identifier } else { nil }
        }
        for (identifier, found) in tasks where !registered.contains(identifier) { believed.append(found) }
        return believed
    }

    private var notificationDelegate: [BodyActions.Found] {
        guard hasNotificationDelegate, let first = sites.notificationDelegates.first else { return [] }
        return [believe(.setNotificationDelegate, in: first.1)]
    }

    /// The tasks that are registered elsewhere, and those that the Info.plist permits and no file registers.
    private var tasks: [(String, BodyActions.Found)] {
        var tasks: [(String, BodyActions.Found)] = []
        var unknown: SetupSites.Found?
        let permitted = source.infoPlist.permittedTasks
        for (argument, found) in sites.tasks {
            if let identifier = constants.text(argument) {
                // Another one may be registered in a part that never runs, such as a double for tests.
                guard permitted.contains(identifier) else { continue }
                tasks.append((identifier, believe(.registerTask(identifier: identifier), in: found)))
            } else {
                unknown = found
            }
        }
        let known = Set(tasks.map(\.0))
        for identifier in permitted where !known.contains(identifier) {
            let action = Action.registerTask(identifier: identifier)
            if unknown == nil, let found = unread(action, at: Self.permittedTasks).first {
                tasks.append((identifier, found))
                continue
            }
            guard unknown != nil || source.mayHaveLibraries || source.module == nil else { continue }
            let found = BodyActions.Found(
                action: .registerTask(identifier: identifier),
                place: unknown?.place ?? source.place(ofKey: Self.permittedTasks),
                assumption: unknown == nil
                    ? "a library is taken to register it" : "by an identifier that is no constant")
            tasks.append((identifier, found))
        }
        return tasks
    }

    private static let permittedTasks = "BGTaskSchedulerPermittedIdentifiers"

    /// What code that wasn't read is taken to do, so that it isn't missed; nothing where all was read.
    private func unread(_ action: Action, at key: String?) -> [BodyActions.Found] {
        let hidden = sites.place(hiding: action)
        let place = key.flatMap { source.place(ofKey: $0) } ?? hidden
        let doubt = source.open.code ?? hidden.map { "a part of \($0.source.name.quoted) isn't understood" }
        return doubt.map {
            [BodyActions.Found(action: action, place: place, assumption: "\($0), and is taken to do it")]
        } ?? []
    }

    private func believe(_ action: Action, in site: SetupSites.Found) -> BodyActions.Found {
        BodyActions.Found(
            action: action, place: site.place,
            assumption: "\(site.type ?? site.place.source.name) does it, which is taken to be at launch")
    }
}

extension BuiltInfoPlist {
    fileprivate var permittedTasks: [String] {
        guard case .list(let items) = values["BGTaskSchedulerPermittedIdentifiers"] else { return [] }
        return items.compactMap {
            if case .text(let text) = $0, !text.isEmpty, !text.contains("$(") { text } else { nil }
        }
    }

    /// Whether URLs of the app's own open it, beside those of files.
    var hasURLSchemes: Bool {
        guard case .list(let types) = values["CFBundleURLTypes"] else { return false }
        return types.contains { type in
            if case .list(let schemes) = type["CFBundleURLSchemes"] { !schemes.isEmpty } else { false }
        }
    }
}

extension BodyWalk {
    init(
        _ source: AppSource, _ constants: CodeConstants, helpers: ClassHelpers, framework: FrameworkClass?,
        role: SceneRole? = nil
    ) {
        self.init(
            constants, ConditionReading(oldest: source.oldestSystem, role: role),
            permitsTasks: !source.infoPlist.permittedTasks.isEmpty, hasURLSchemes: source.infoPlist.hasURLSchemes,
            helpers: helpers, framework: framework)
    }
}
