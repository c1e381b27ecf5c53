/// What SwiftUI's modifiers in the files of a target say of an `App` and its views.
struct SwiftUIFacts {
    let source: AppSource
    let app: CodeType
    let index: NodeIndex
    let reader: DelegateReader
    private let presence: ViewPresence

    init(_ source: AppSource, _ app: CodeType, _ index: NodeIndex, _ reader: DelegateReader) {
        (self.source, self.app, self.index, self.reader) = (source, app, index, reader)
        presence = ViewPresence(of: app, reader.reading.calls.targets, reader.reading.conditions(of: nil))
    }

    private static let activityHandler = "onContinueUserActivity"

    private static let intentHandler = "onAppIntentExecution"

    static let names =
        ["onOpenURL", activityHandler, intentHandler, "handlesExternalEvents", "WindowGroup"] + namesOfScenes

    /// What nearly all files of an app with SwiftUI have is looked for only in those that watch the phase.
    static let phase = "scenePhase"

    /// The methods of the `App`: its initializer, and what watches the phase of all its scenes.
    var appMethods: [MethodReading] {
        var methods: [MethodReading] = []
        let initializer = app.parts.lazy.compactMap { part in
            part.declaration.members.first { $0.kind == .initializer && $0.hasBody && $0.parameters.isEmpty }.map {
                CodeType.Part(file: part.file, declaration: $0)
            }
        }.first
        if let method = start(by: initializer) { methods.append(method) }
        if let place = changesOfPhase.first(where: isInApp) {
            methods.append(MethodReading(callback: .appScenePhase, place: place))
        }
        return methods + [backgroundTasks].compactMap(\.self)
    }

    /// What is done as the `App` is made: by the values of its properties, and by its initializer. Nil without one, unless
    /// the values set something up.
    private func start(by initializer: CodeType.Part?) -> MethodReading? {
        var walk = BodyWalk(reader.reading, helpers: ClassHelpers([app], reader.trees), framework: nil)
        let all = reader.reading.calls.targets.declarations.values(of: app)
        let values = all.filter { !$0.isMadeByItsView }
        for value in values { walk.run(value.node, value.bodies, of: 0, timing: .atOnce, isForFiles: false) }
        if let initializer { walk.follow(reader.trees.node(initializer), of: 0, roles: [:]) }
        let done = walk.done
        let starts = initializer.map { [CodeUnit(around: reader.trees.node($0))] } ?? []
        // SwiftUI evaluates the `App` itself, with its state objects, in every launch.
        let reads = reader.reading.protectedReads(by: all + starts)
        guard initializer != nil || !(done.actions + reads).isEmpty || !done.doubts.isEmpty else { return nil }
        let place =
            initializer.map { source.code.place($0).firstLine } ?? (done.actions + reads).first?.place
            ?? done.doubts.first?.place
        var method = MethodReading(callback: .appInit, place: place)
        method.met = done.met
        method.conditionOf = done.conditionOf
        method.entries = values + starts
        method.doubts = [done.doubt(of: .everything) ?? done.doubt(of: .setUp)].compactMap(\.self)
        if done.doubt(of: .everything) == nil { method.actions = done.actions + reads }
        return method
    }

    /// The handlers of all views, as those of the root.
    var viewMethods: [MethodReading] {
        let phase =
            setUp("onChange", .scenePhase)
            ?? changesOfPhase.first { !isInApp($0) }.map { MethodReading(callback: .scenePhase, place: $0) }
        let roots = [("onAppear", Callback.onAppear), ("task", .viewTask)].compactMap { name, callback in
            setUp(name, callback)
                ?? modifiers(name, in: Set(app.parts.map(\.file)).sorted()).first { isInApp($0.place) }.map {
                    MethodReading(callback: callback, place: $0.place)
                }
        }
        return [phase].compactMap(\.self) + roots
            + [
                handler(modifiers("onOpenURL"), .onOpenURL),
                partialHandler
                    ?? handler(
                        modifiers(Self.activityHandler).filter { intent(of: $0) == nil }, .onContinueUserActivity),
                modifiers(Self.intentHandler).first.map {
                    MethodReading(callback: .onAppIntentExecution, place: $0.place)
                },
            ].compactMap(\.self) + refusals
    }

    /// The handlers of the type itself that receive the payloads of SwiftUI scenes.
    var ownHandlers: [MethodReading] {
        closures.filter { isInApp($0.closure.place) }.map {
            MethodReading(callback: $0.callback, place: $0.closure.place)
        }
    }

    /// The set-up of all views as they appear, where some of that is required by the end of the launch.
    private func setUp(_ name: String, _ callback: Callback) -> MethodReading? {
        let bodies = reader.reading.calls.callers.units.filter { $0.node.isNamed("body") }.map(\.node)
        let calls = bodies.sorted { $0.place.order < $1.place.order }.flatMap { body in
            body.descendants.filter { SyntaxCall($0)?.isNamed(name) == true }.compactMap { modifier($0) }
        }.filter { callback != .scenePhase || isOfPhase($0) }
        var method: MethodReading?
        for modifier in calls {
            let done = self.done(by: modifier)
            let found =
                done.actions.filter { [.setNotificationDelegate, .registerTask].contains($0.action.kind) }
                + [perhapsDelegate(in: done)].compactMap(\.self)
            guard !found.isEmpty else { continue }
            var all = method ?? MethodReading(callback: callback, place: modifier.place)
            all.actions = (all.actions ?? []) + found
            // Each comes after the launch methods.
            all.met.merge(done.met.mapValues { $0 == .atOnce ? $0 : .lateIfEver }) { $0.or($1) }
            method = all
        }
        return method
    }

    /// Where the notification delegate is set on a condition: a view does it too late, if at all.
    private func perhapsDelegate(in done: BodyActions) -> BodyActions.Found? {
        guard !done.actions.contains(where: { $0.action == .setNotificationDelegate }) else { return nil }
        let sites = done.met.filter { [.onCondition, .unknown].contains($0.value) }.keys.compactMap {
            SetupSite($0, reader.reading.constants)
        }
        let place = sites.filter { site in
            if case .notificationDelegate(let assigned) = site.kind { assigned != .released } else { false }
        }.map(\.place).min { $0.order < $1.order }
        return place.map { BodyActions.Found(action: .setNotificationDelegate, place: $0, assumption: "conditionally") }
    }

    /// What the closure of a modifier does.
    private func done(by modifier: Modifier) -> BodyActions {
        let view = source.code.name(ofTypeAt: modifier.place).flatMap { source.code.type($0) }
        let helpers = ClassHelpers([view].compactMap(\.self), reader.trees)
        var walk = BodyWalk(reader.reading, helpers: helpers, framework: nil)
        if let closure = modifier.call.closures.first { walk.follow(closure, of: 0, roles: [:]) }
        return walk.done
    }

    /// The closures that receive the payloads of views, and those that follow the phase.
    var closures: [(callback: Callback, closure: SyntaxNode)] {
        let taking = [("onOpenURL", Callback.onOpenURL), (Self.activityHandler, .onContinueUserActivity)].flatMap {
            name, callback in modifiers(name).map { (callback, $0.call) }
        }
        let following = phaseModifiers.map { (Callback.scenePhase, $0.call) }
        return (taking + following).flatMap { callback, call in call.closures.map { (callback, $0) } }
    }

    /// `.onContinueUserActivity("com.example.recipe")` in an app that has other activities, too, or of an intent alone: a
    /// scenario can't say of a handler that it takes no other activity, and no web link.
    private var partialHandler: MethodReading? {
        let handlers = modifiers(Self.activityHandler)
        guard let first = handlers.first else { return nil }
        let types = handlers.compactMap { intent(of: $0) ?? activityType(of: $0) }
        guard types.count == handlers.count, let name = types.first else { return nil }
        let isOfIntents = handlers.allSatisfy { intent(of: $0) != nil }
        guard isOfIntents || !source.activityTypes.isSubset(of: types) else { return nil }
        let others = Set(types).count > 1 ? isOfIntents ? " and other intents" : " and other types" : ""
        var method = MethodReading(callback: .onContinueUserActivity, place: first.place)
        method.doubt(.everything, "handles only \(name)\(others)", at: first.place)
        return method
    }

    func isInApp(_ place: Place) -> Bool { source.code.name(ofTypeAt: place) == app.name }

    /// `.onChange(of: scenePhase)`, or of `self.phase`, a name for it in the same type.
    private var changesOfPhase: [Place] { phaseModifiers.compactMap { $0.call.argument("of")?.namePlace } }

    /// Whether a function, or a task, and no closure of `onChange(of:)`, follows the phase.
    var hasUnreadPhase: Bool {
        let tasks = modifiers("task", in: index.files(mentioning: Self.phase)).compactMap { $0.call.argument("id") }
        return phaseModifiers.contains { $0.call.closures.isEmpty }
            || tasks.contains { task in task.lastName.map { isPhase(task, $0) } == true }
    }

    private var phaseModifiers: [Modifier] {
        modifiers("onChange", in: index.files(mentioning: Self.phase)).filter(isOfPhase)
    }

    private func isOfPhase(_ modifier: Modifier) -> Bool {
        guard let watched = modifier.call.argument("of"), let name = watched.lastName else { return false }
        return isPhase(watched, name)
    }

    /// Whether a name is that of the environment's phase, or of a property with `@Environment(\.scenePhase)`.
    private func isPhase(_ watched: SyntaxNode, _ name: String) -> Bool {
        guard let property = watched.resolve(name), property.kind == .variable else { return name == Self.phase }
        return property.children(.attribute).contains { $0.isNamed("Environment") && $0.text.contains(Self.phase) }
    }

    // MARK: - Handlers

    struct Modifier {
        let call: SyntaxCall
        let place: Place
    }

    func modifiers(_ name: String) -> [Modifier] { index[name].compactMap { modifier($0.parent) } }

    /// Those in some files.
    private func modifiers(_ name: String, in files: [Int]) -> [Modifier] {
        files.flatMap { file in
            reader.trees.tree(file).root.descendants.filter { SyntaxCall($0)?.isNamed(name) == true }.compactMap {
                modifier($0)
            }
        }
    }

    /// `view.modifier(…)` or `.modifier(…)`, and `modifier(…)` in an extension of views, unless the target has a function of
    /// that name.
    private func modifier(_ node: SyntaxNode?) -> Modifier? {
        guard let call = SyntaxCall(node), let callee = call.callee, !isOfObject(call) else { return nil }
        let isOfSelf = callee.kind == .name && isGivenHandler(call) && callee.name.flatMap(callee.resolve) == nil
        return callee.kind == .member || isOfSelf ? Modifier(call: call, place: callee.namePlace) : nil
    }

    private func isGivenHandler(_ call: SyntaxCall) -> Bool {
        !call.closures.isEmpty || call.argument("perform") != nil
    }

    /// Whether it is a function of an object that the view has, and no modifier of a view.
    private func isOfObject(_ call: SyntaxCall) -> Bool {
        guard let receiver = call.receiver, receiver.kind == .name, let name = receiver.name else { return false }
        return receiver.resolve(name)?.children(.attribute).contains { attribute in
            Self.wrappersOfObjects.contains { attribute.isNamed($0) }
        } ?? false
    }

    private static let wrappersOfObjects = [
        "ObservedObject", "StateObject", "EnvironmentObject", "State", "Environment",
    ]

    /// All handlers of one kind together: one that uses its parameter handles the payload. The actions are those of the
    /// handlers that are there as the first scene connects, as only these receive what launched the app.
    private func handler(_ found: [Modifier], _ callback: Callback) -> MethodReading? {
        let reached = found.map { ($0, presence.presence(of: $0.call.node)) }.filter { $0.1 != .never }
        guard let first = reached.first?.0, let kind = callback.payloads.first else { return nil }
        var method = MethodReading(callback: callback, place: first.place)
        let sure = reached.filter { $0.1 == .there }.map(\.0)
        let uses = sure.map { HandlerUse($0.call, kind, reader) }
        if let index = uses.firstIndex(of: .used) {
            method.place = sure[index].place
            method.actions = [BodyActions.Found(action: .handle(kind), place: sure[index].place)]
        } else if reached.allSatisfy({ HandlerUse($0.0.call, kind, reader) == .ignored }) {
            method.actions = []
        } else if let perhaps = reached.first(where: { $0.1 == .perhaps })?.0 {
            let view = source.code.name(ofTypeAt: perhaps.place) ?? "its view"
            method.doubt(.everything, "\(view) may not be on the first screen", at: perhaps.place)
        } else {
            let reason = uses.lazy.compactMap(\.reason).first ?? ""
            method.doubt(.everything, reason, at: first.place)
        }
        return method
    }

    /// The type whose activities alone a handler gets; nil where it isn't a constant.
    private func activityType(of modifier: Modifier) -> String? {
        guard let type = modifier.call.values.first, type.kind != .closure else { return nil }
        if let name = type.lastName, let constant = HandledTypes.ofFrameworks[name] { return constant }
        return reader.reading.constants.text(type)
    }

    /// The intent whose activities alone a handler gets: `"INStartCallIntent"`, or `NSStringFromClass(SoupIntent.self)`.
    private func intent(of modifier: Modifier) -> String? {
        guard let type = modifier.call.values.first, type.kind != .closure else { return nil }
        // A constant of a framework is that of no intent, and is defined in no file of the target.
        if let name = type.lastName, HandledTypes.ofFrameworks[name] != nil { return nil }
        let constant = reader.reading.constants.text(type)
        let classes = type.descendants.compactMap(\.lastName).filter { $0.first?.isUppercase == true }
        return ([constant].compactMap(\.self) + (constant == nil ? classes : [])).first { $0.hasSuffix("Intent") }
    }
}

extension CodeUnit {
    /// `@StateObject var store = Store()`, whose value is made with the first view that has it.
    fileprivate var isMadeByItsView: Bool { node.children(.attribute).contains { $0.isNamed("StateObject") } }
}

extension Place {
    /// By file and line, to have things in an order that doesn't change.
    var order: (String, Int) { (source.name, range.lowerBound) }
}

extension AppSource {
    /// The types of the activities that open the app, as far as it declares them, but for those of intents.
    fileprivate var activityTypes: Set<String> {
        let links = linkHosts?.isEmpty == false ? [HandledTypes.webLink] : []
        guard case .list(let types) = infoPlist.values["NSUserActivityTypes"] else { return Set(links) }
        return Set(links + types.compactMap(\.text).filter { !$0.hasSuffix("Intent") })
    }
}
