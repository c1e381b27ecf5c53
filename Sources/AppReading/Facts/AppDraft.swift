/// An app while it is read.
struct AppDraft {
    private(set) var app = Scenario.App()
    private(set) var origins: [FactOrigin] = []
    private(set) var mistakes: [Diagnostic] = []

    /// For which background events its code has the system run it, as far as that is known.
    var kinds: [BackgroundEvent.Kind: Bool] = [:]

    init(openSetUp: Set<Action>?) { app.code.openSetUp = openSetUp }

    mutating func note(_ origin: FactOrigin) { origins.append(origin) }

    mutating func note(_ mistakes: [Diagnostic]) { self.mistakes += mistakes }

    mutating func add(_ lifecycle: Lifecycle) { app.lifecycle = lifecycle }

    /// Adds the kind of interface, with the place of the code.
    mutating func add(_ interface: Interface, at place: Place, _ remark: String) {
        app.interface = interface
        note(FactOrigin(.app("interface"), at: place, remark))
    }

    /// Adds a property of window scenes, with the location of the code.
    mutating func add<Value>(
        _ found: SceneProperties.Found<Value>?, at path: WritableKeyPath<Scenario.App, Value>, _ key: String
    ) {
        switch found {
        case .known(let value, let place, let isAssumed):
            app[keyPath: path] = value
            let remark = isAssumed ? "a view controller sets it, presumably while it is shown" : nil
            note(FactOrigin(.app(key), .part, isAssumed ? .assumed : .read, at: place, remark))
        case .unknown(let place, let reason): note(.unknown(.app(key), at: place, reason))
        case nil: break
        }
    }

    mutating func add(_ infoPlist: InfoPlist) { app.infoPlist = infoPlist }

    // MARK: - Delegates

    /// Whether there is a method that is called as the app has launched.
    var hasLaunchMethod: Bool { app.appDelegate.named.keys.contains(where: \.isLaunchMethod) }

    /// Whether a task is registered as the `App` is made.
    func startRegisters(_ task: String) -> Bool {
        app.swiftUIApp?.named[.appInit]?.actions?.contains(.registerTask(identifier: task)) ?? false
    }

    /// The methods that aren't in the app's own code.
    var inherited: Set<Callback> {
        let methods = origins.compactMap { origin -> (callback: Callback, isOwn: Bool)? in
            guard case .method(let callback) = origin.path.steps.last else { return nil }
            return (callback, origin.place != nil || origin.how != .assumed)
        }
        return Set(methods.map(\.callback)).subtracting(methods.filter(\.isOwn).map(\.callback))
    }

    /// Notes that no code does something that is wanted for a delegate, and what follows.
    mutating func note(undone action: Action.Kind, of receiver: Receiver, at place: Place? = nil, _ consequence: String)
    {
        app.code.undone.insert(action)
        let path = ScenarioPath.app(receiver.rawValue).to(.key(action.rawValue))
        let reason = place == nil ? "nothing does it" : "the object is held weakly, and nothing retains it"
        note(FactOrigin(path, .nothing, at: place, "\(reason), so that \(consequence)"))
    }

    /// Notes a method whose name is nearly that of a callback.
    mutating func note(_ misspelt: MisspeltMethods.Found) {
        app.code.misspelt.append(Scenario.App.Code.Misspelling(name: misspelt.name, of: misspelt.meant))
        let path = ScenarioPath.app(misspelt.receiver.rawValue).to(.key(misspelt.name))
        let remark = "UIKit calls no method of this name; \(misspelt.meant.name) isn't implemented"
        note(FactOrigin(path, .nothing, at: misspelt.place, remark))
    }

    /// Notes a configuration of scenes that code asks for in some branch, and that the Info.plist doesn't have.
    mutating func note(misnamedConfiguration name: String, at place: Place) {
        app.code.misnamedConfigurations.append(name)
        let remark = "the Info.plist doesn't have the configuration \(name.quoted)"
        note(FactOrigin(.configuration(name), .nothing, at: place, remark))
    }

    /// Notes a class for the windows of scenes that nothing makes a delegate.
    mutating func note(unusedSceneDelegate name: String, at place: Place) {
        app.code.unusedSceneDelegate = name
        note(
            FactOrigin(
                .unusedSceneDelegate(name), .nothing, at: place, "neither a scene manifest nor code names the class"))
    }

    /// Notes a method of the app delegate whose work is done, though UIKit doesn't call it.
    mutating func noteDoneElsewhere(_ callback: Callback) { app.code.doneElsewhere.insert(callback) }

    /// Notes a method whose work an observer or a counterpart does, or may do.
    mutating func notePossiblyDone(_ callback: Callback) { app.code.possiblyDone.insert(callback) }

    /// Notes a method whose counterparts do other work.
    mutating func noteUndone(_ callback: Callback) { app.code.undoneByCounterpart.insert(callback) }

    /// Adds the number of files that name the notifications which are posted with callbacks.
    mutating func add(filesNaming notifications: [PostedNotification: Int]) { app.code.filesNaming = notifications }

    mutating func add(optionalResources: Set<String>) { app.code.optionalResources = optionalResources }

    mutating func add(stateBodies: [Callback: Scenario.App.Code.StateBody]) { app.code.stateBodies = stateBodies }

    mutating func add(windows: [Scenario.App.Code.WindowFact]) { app.code.windows += windows }

    mutating func add(unmentioned: Scenario.App.Code.UnmentionedFunctions) { app.code.unmentioned = unmentioned }

    mutating func add(tasksOfSwiftUI kinds: Set<BackgroundEvent.Kind>) { app.code.tasksOfSwiftUI = kinds }

    /// Adds the tasks that the facts about launch handlers apply to.
    mutating func add(unfinishedTasks: Set<String>) { app.code.unfinishedTasks = unfinishedTasks }

    /// Adds the facts about a delegate to earlier ones.
    mutating func add(_ delegate: DelegateFacts, at slot: DelegateSlot) {
        switch delegate {
        case .read(let reading):
            let before: Delegate? = isKnown(slot) ? app[slot] ?? nil : nil
            app[slot] = before?.adding(reading.delegate) ?? reading.delegate
            app.code.handingOn.formUnion(reading.methods.filter(\.handsOn).map(\.callback))
            app.code.ignoringSuper.formUnion(reading.methods.filter(\.ignoresSuper).map(\.callback))
            app.code.withoutSuper.formUnion(reading.methods.filter(\.leavesOutSuper).map(\.callback))
            if reading.mayInheritLaunchMethod(as: slot), app.code.inheritsLaunchMethod == nil {
                app.code.inheritsLaunchMethod = slot.path.to(.others)
            }
            for method in reading.methods {
                app.code.handlings[method.callback] = method.handling
                app.code.windows += method.windowUses.map { .use($0, in: method.callback) }
                if method.replacesWindow { app.code.replacesWindow = true }
                if method.takesPushForTap { app.code.takingPushForTap.insert(method.callback) }
                if method.actions?.contains(where: \.isOfEarlierWindow) == true { app.code.reusesWindow = true }
                if method.completionSkipped?.isNeverCalled == true { app.code.neverCompleting.insert(method.callback) }
            }
            let known = Set(origins.map(\.path))
            origins += reading.origins(at: slot.path).filter { before == nil || !known.contains($0.path) }
        case .missing(let place, let reason):
            app[slot] = .some(nil)
            note(FactOrigin(slot.path, at: place, reason))
        case .unread(let how, let place, let reason):
            app[slot] = .complete
            note(FactOrigin(slot.path.to(.others), .part, how, at: place, reason))
        case .unknown(let place, let reason): note(.unknown(slot.path, at: place, reason))
        }
    }

    private func isKnown(_ slot: DelegateSlot) -> Bool { origins.contains { $0.path.starts(with: slot.path) } }

    /// Leaves methods out, with what is said of them then.
    mutating func leaveOut(_ methods: [ScenarioPath: (how: FactOrigin.How, remark: String)]) {
        guard !methods.isEmpty else { return }
        for slot in DelegateSlot.all {
            guard case .some(.some(var delegate)) = app[slot] else { continue }
            for callback in delegate.named.keys where methods[slot.path.to(.method(callback))] != nil {
                delegate.named[callback] = nil
            }
            if app[slot] != delegate { app[slot] = delegate }
        }
        origins = origins.compactMap { origin in
            guard let method = origin.path.method, let (how, remark) = methods[method] else { return origin }
            return origin.path == method ? FactOrigin(method, .nothing, how, at: origin.place, remark) : nil
        }
    }
}

enum DelegateFacts {
    case read(DelegateReading)
    /// There is no such class.
    case missing(Place?, String)
    /// There is one, or may be, and its methods can't be seen.
    case unread(FactOrigin.How, Place?, String)
    case unknown(Place?, String)
}

extension Delegate {
    /// The methods of both.
    fileprivate func adding(_ other: Delegate) -> Delegate {
        Delegate((methods + other.methods).map { ($0.callback, $0.method) }, others: others ?? other.others)
    }
}

extension ScenarioPath {
    /// The way to the method that it leads to or into; nil where it leads to none.
    fileprivate var method: ScenarioPath? {
        steps.firstIndex { if case .method = $0 { true } else { false } }.map { ScenarioPath(Array(steps[...$0])) }
    }
}

extension ScenarioPath.Step {
    /// The methods that aren't named.
    static let others = ScenarioPath.Step.key(Delegate.othersKey)
}
