/// What is known of one method of a delegate.
struct MethodReading {
    let callback: Callback
    var place: Place?
    var how = FactOrigin.How.read
    var remark: String?
    /// What it hands back, nil where that hangs on a condition.
    var result: Result?
    /// Whether its result is unknown, and isn't false where it has handled what launched the app.
    var handsOn = false
    /// A path on which it doesn't call its completion handler; nil where none is known.
    var completionSkipped: SkippedCompletion?
    /// Whether it returns a constant although it passes the options to a framework's superclass.
    var ignoresSuper = false
    /// Whether it overrides a method of a framework's superclass without calling it.
    var leavesOutSuper = false
    /// Whether it only logs and calls its completion handler, or may do its work only in front, as it reads the app's state.
    var isIdle = false
    /// A path on which it reports no call, where it has to; nil where none is known.
    var reportSkipped: SkippedCompletion?
    /// The actions of the method; nil where they are unknown.
    var actions: [BodyActions.Found]?
    /// The unknown facts, with reasons; where nothing is known, the reason for that.
    var doubts: [BodyActions.Doubt] = []
    /// The unknown facts about set-up, each with its own place.
    var openSetUp: [(action: Action, doubt: BodyActions.Doubt)] = []
    /// Why it isn't known whether it makes a window; most that hang on a condition aren't the main one.
    var windowDoubt: BodyActions.Doubt?
    /// The timings of the set-up that it reaches, by the node that does it.
    var met: [SyntaxNode: Timing] = [:]
    /// The conditions, as their source states them, of the set-up that it reaches on a condition.
    var conditionOf: [SyntaxNode: String] = [:]
    /// The launch options of which it only remembers whether they are there.
    var asked: [(slot: Slot, place: Place)] = []
    /// The calls that get an option, by what they call.
    var passedOn: [Slot: Set<String>] = [:]
    /// The listeners in views that get its payload, none of which is shown at first.
    var viewListeners: [BodyActions.Found] = []
    /// Whether a window that it makes becomes that of its delegate.
    var replacesWindow = false
    /// Whether it treats a push in the launch options as a tapped notification.
    var takesPushForTap = false
    /// How it deals with what it carries, where that is more than to handle it.
    var handling: Scenario.App.Code.Handling?
    /// The places that it reaches, and that are facts about a launch.
    var launchSites: [LaunchWalk.Found] = []
    /// The uses of a window, if it is a launch method.
    var windowUses: [Scenario.App.Code.WindowUse] = []
    /// Where the ways begin that were followed.
    var entries: [CodeUnit] = []

    /// The class that calls it in the place of UIKit; a scenario has no such callback.
    var caller: String?

    /// What a method hands back; no value where that isn't known.
    struct Result {
        let value: ReturnValue?
        let place: Place?
        /// Whether a launch method hands back something else where nothing has started the app that needs an answer.
        let needsOptions: Bool
        /// Whether each `return` has a literal.
        let isLiteral: Bool

        init(_ value: ReturnValue?, at place: Place?, needsOptions: Bool = false, isLiteral: Bool = true) {
            (self.value, self.place) = (value, place)
            (self.needsOptions, self.isLiteral) = (needsOptions, isLiteral)
        }
    }

    /// What a scenario has of it.
    var method: Delegate.Method {
        Delegate.Method(
            does: actions?.map(\.timedAction), unknown: Set(open.map(\.part)), returns: result?.value,
            completes: completionSkipped == nil)
    }

    func doubt(of concern: BodyActions.Concern) -> BodyActions.Doubt? { doubts.first { $0.concern == concern } }

    var makesWindow: Bool { actions?.contains { $0.action.kind == .makeWindow } ?? false }

    /// The window that it certainly reaches, and that another type makes for the scene; the one that is made first.
    func windowOnTheWay(isVisible: (Place) -> Bool) -> BodyActions.Found? {
        let windows = launchSites.filter { $0.site.kind == .window && !$0.isOnCondition }
        return (windows.first { !$0.isLate } ?? windows.first).map {
            BodyActions.Found(
                action: .makeWindow(.scene, visible: isVisible($0.site.place)), place: $0.site.place, isLate: $0.isLate,
                way: $0.way)
        }
    }

    /// Records for each window that is made whether it is shown in time.
    mutating func settleWindows(_ fate: (Place) -> WindowFate) {
        actions = actions?.compactMap { found in
            guard case .makeWindow(let initializer, visible: true) = found.action, !found.isLate,
                let place = found.place
            else { return found }
            switch fate(place) {
            case .shown: return found
            case .late(let place):
                return BodyActions.Found(action: found.action, place: place, isLate: true, way: found.way)
            case .hidden:
                return BodyActions.Found(action: .makeWindow(initializer, visible: false), place: place, way: found.way)
            case .open(let reason, let place):
                windowDoubt = windowDoubt ?? BodyActions.Doubt(concern: .window, reason: reason, place: place)
                return nil
            }
        }
    }

    /// The same method without what was read of it, since its calls lead to more code than is analyzed.
    func unfollowed(at place: Place) -> MethodReading {
        var method = MethodReading(callback: callback, place: self.place)
        method.entries = entries
        method.doubt(.everything, BodyWalk.unfollowed, at: place)
        return method
    }

    /// Leaves out what isn't sure.
    mutating func leaveOut(_ action: Action) { actions?.removeAll { $0.action == action } }

    /// Leaves something open.
    mutating func doubt(_ concern: BodyActions.Concern, _ reason: String, at place: Place) {
        guard !doubts.contains(where: { $0.concern == concern }) else { return }
        doubts.append(BodyActions.Doubt(concern: concern, reason: reason, place: place))
    }

    /// Makes it unknown whether it sets something up.
    mutating func doubt(whether action: Action, _ reason: String, at place: Place) {
        doubt(.setUp, reason, at: place)
        openSetUp.append((action, BodyActions.Doubt(concern: .setUp, reason: reason, place: place)))
    }

    /// Records the facts that depend on the life cycle.
    mutating func settle(hasScenes: Bool) {
        // With scenes there are no launch options.
        if hasScenes, let answer = result, answer.needsOptions, case .bool(let value) = answer.value {
            result = Result(.bool(!value), at: answer.place)
        }
        if actions == nil, hasScenes, doubts.isEmpty, launchSites.contains(where: \.site.isOfAnyMethod) { actions = [] }
        guard actions != nil else { return }
        settleAsked(hasScenes: hasScenes)
        // Code that asks for the state may return before it counts anything.
        let asksForState = launchSites.contains(where: \.site.isState)
        for found in launchSites {
            if found.site.isOfLaunchMethods, !callback.isLaunchMethod { continue }
            if found.site.isSession, asksForState || !found.isSure { continue }
            guard let action = found.site.action(hasScenes: hasScenes, isOnCondition: found.isOnCondition),
                actions?.contains(where: { $0.action == action }) == false
            else { continue }
            actions?.append(
                BodyActions.Found(
                    action: action, place: found.site.place, assumption: action.isOnce ? "conditionally" : nil,
                    isLate: found.isLate, way: found.way))
        }
    }

    /// An option of which something remembers whether it is there: with scenes it never is, without them that may be all
    /// that is done with it.
    private mutating func settleAsked(hasScenes: Bool) {
        for (slot, place) in asked {
            // It is used elsewhere.
            if actions?.contains(where: { if case .read(slot, _, _, _) = $0.action { true } else { false } }) == true {
                continue
            }
            if slot.container == .connectionOptions {
                doubt(.option(slot), "is acted on without being read", at: place)
            } else if hasScenes {
                actions?.append(BodyActions.Found(action: .read(slot: slot), place: place))
            } else {
                doubt(.option(slot), "only stores whether it is present", at: place)
            }
        }
    }

    /// The unknown parts of its actions, in the order in which a scenario has them.
    private var open: [(part: UnknownPart, doubt: BodyActions.Doubt)] {
        guard actions != nil else { return [] }
        return UnknownPart.allCases.compactMap { part in doubts.first { unknown(by: $0) == part }.map { (part, $0) } }
    }

    /// The unknown part that a doubt is about, in the words of a scenario; nil where that is all.
    private func unknown(by doubt: BodyActions.Doubt) -> UnknownPart? {
        switch doubt.concern {
        case .everything: nil
        case .options, .payload:
            switch callback {
            case .willFinishLaunching, .didFinishLaunching: .launchOptions
            case .sceneWillConnect, .configurationForConnecting: .connectionOptions
            default: .payload
            }
        case .setUp: .setUp
        case .window: .window
        case .answer: .returns
        case .completion: .completion
        case .option(let slot): .option(slot)
        }
    }

    /// The origins of its parts below the delegate's path.
    func origins(below path: ScenarioPath) -> [FactOrigin] {
        let path = path.to(.method(callback))
        if let caller { return [.unknown(path, at: place, "\(caller) calls it, not UIKit")] }
        let method = FactOrigin(path, .part, how, at: place, remark)
        return [method] + originsOfResult(at: path.to(Delegate.Method.returnsStep))
            + [originOfCompletion(at: path.to(Delegate.Method.completesStep))].compactMap(\.self)
            + originsOfActions(below: path)
    }

    private func originsOfActions(below path: ScenarioPath) -> [FactOrigin] {
        guard let actions else {
            return doubts.map { .unknown(path.to(Delegate.Method.doesStep), at: $0.place, $0.reason) }
        }
        let does = path.to(Delegate.Method.doesStep)
        let items = actions.enumerated().map { number, found in
            FactOrigin(
                does.to(.item(number)), .part, found.assumption == nil ? how : .assumed, at: found.place,
                found.assumption ?? found.remark ?? found.place.flatMap { found.way.text(to: $0) })
        }
        let skipped = reportSkipped.flatMap { $0.end.kind == .return ? $0 : nil }
        return [FactOrigin(does, .part, how, at: skipped?.place ?? place, reportSkipped?.remark)] + items
            + originsOfOpen(at: path.to(Delegate.Method.unknownStep))
    }

    private func originsOfOpen(at path: ScenarioPath) -> [FactOrigin] {
        let items = open.enumerated().map { number, unknown in
            FactOrigin(path.to(.item(number)), .part, .unknown, at: unknown.doubt.place, unknown.doubt.reason)
        }
        return items.isEmpty ? [] : [FactOrigin(path, .part, .unknown, at: items[0].place)] + items + others(at: path)
    }

    /// The unknown facts about set-up after the first one, which represents all.
    private func others(at path: ScenarioPath) -> [FactOrigin] {
        guard let number = open.firstIndex(where: { $0.part == .setUp }) else { return [] }
        let first = open[number].doubt.place
        return openSetUp.filter { $0.doubt.place != first }.map { action, doubt in
            .unknown(path.to(.item(number), .key(action.nameAsSetUp)), at: doubt.place, doubt.reason)
        }
    }

    private func originOfCompletion(at path: ScenarioPath) -> FactOrigin? {
        completionSkipped.map { FactOrigin(path, .part, how, at: $0.place, $0.remark) }
    }

    private func originsOfResult(at path: ScenarioPath) -> [FactOrigin] {
        guard let result else { return [] }
        if result.value != nil {
            let remark = result.needsOptions ? "wherever UIKit asks for it" : nil
            return [FactOrigin(path, .part, how, at: result.place ?? place, remark)]
        }
        // Which answer keeps a payload back is asked of the launch methods alone.
        return callback.isLaunchMethod ? [.unknown(path, at: result.place, "isn't a constant")] : []
    }
}
