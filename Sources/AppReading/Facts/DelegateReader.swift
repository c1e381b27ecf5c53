/// Reads classes that UIKit calls.
final class DelegateReader {
    let source: AppSource
    let reading: CodeReading
    let swizzlers: [ActingSwizzler]
    private let windows: WindowAtStart

    var trees: CodeTrees { reading.trees }

    init(_ source: AppSource, _ reading: CodeReading, isSwiftUI: Bool) {
        self.source = source
        self.reading = reading
        windows = WindowAtStart(source, isSwiftUI: isSwiftUI)
        swizzlers = ActingSwizzler.all(
            of: source.linked, versions: source.libraries, infoPlist: source.infoPlist.values)
    }

    /// Reads the methods of a class, its superclasses among them; a delegate of scenes has those of one role.
    func read(_ type: CodeType, as receivers: [Receiver], of role: SceneRole? = nil) -> DelegateReading {
        let line = source.code.withSuperclasses(type)
        let outside = line.last?.superclass
        let framework = outside.flatMap { FrameworkClass.named($0.lastName, versions: source.libraries) }
        let isUnread = framework == nil && !(line.last?.hasHarmlessSuperclass ?? true)
        let context = ClassContext(
            helpers: ClassHelpers(line, trees), framework: framework,
            isUnread: isUnread || line.contains { $0.hasUnreadMacro }, receivers: receivers, role: role)
        let own = Callback.allCases.filter { receivers.contains($0.receiver) }
        let implemented = Set(context.functions.keys)
        var methods = own.compactMap { callback in
            context.functions[callback].map { method(callback, $0.part, $0.owner, context) }
                ?? framework?.method(callback, overriding: implemented).map { inherited($0, framework, by: line) }
        }
        methods += swizzled(own, beside: methods)
        if receivers.contains(.appDelegate) { setUp(&methods, byMaking: type, context) }
        let place = type.parts.first { $0.declaration.kind != .extension }.map(source.code.place)
        return DelegateReading(
            name: type.name, place: place.map(\.firstLine), methods: methods.sorted { $0.order < $1.order },
            otherMethods: otherMethods(line, receivers), others: others(of: line, below: isUnread ? outside : nil))
    }

    private func others(of line: [CodeType], below outside: String?) -> DelegateReading.Others? {
        if let outside { return .assumed("\(outside) isn't read") }
        return source.doubt(ofMethodsOf: line).map { .unknown($0) }
    }

    /// The methods of a class of a framework that the app uses as it is.
    func methods(of framework: FrameworkClass, as receivers: [Receiver]) -> [MethodReading] {
        Callback.allCases.filter { receivers.contains($0.receiver) }.compactMap { callback in
            framework.method(callback).map { inherited($0, framework) }
        }
    }

    private struct ClassContext {
        let helpers: ClassHelpers
        let framework: FrameworkClass?
        /// Whether a part of the class can't be read.
        let isUnread: Bool
        let role: SceneRole?

        /// The functions that UIKit calls: that of the class itself comes first.
        let functions: [Callback: (part: CodeType.Part, owner: Int)]

        init(helpers: ClassHelpers, framework: FrameworkClass?, isUnread: Bool, receivers: [Receiver], role: SceneRole?)
        {
            self.helpers = helpers
            let line = helpers.line
            self.framework = framework
            self.isUnread = isUnread
            self.role = role
            var functions: [Callback: (part: CodeType.Part, owner: Int)] = [:]
            for owner in line.indices {
                for part in line[owner].methods {
                    guard let callback = Callback.declared(part.declaration, by: receivers), functions[callback] == nil
                    else { continue }
                    functions[callback] = (part, owner)
                }
            }
            self.functions = functions
        }
    }

    private func otherMethods(_ line: [CodeType], _ receivers: [Receiver]) -> [(name: String, place: Place)] {
        let functions = line.flatMap(\.methods)
        return OtherMethod.all.filter { receivers.contains($0.receiver) }.compactMap { method in
            functions.first { [method.name, method.selector].contains($0.declaration.name) }.map {
                (method.name, source.code.place($0).firstLine)
            }
        }
    }

    // MARK: - Methods

    private func method(_ callback: Callback, _ part: CodeType.Part, _ owner: Int, _ context: ClassContext)
        -> MethodReading
    {
        let function = trees.node(part)
        var walk = BodyWalk(
            reading, helpers: context.helpers, framework: context.framework, role: context.role,
            start: windows.start(callback, function, context.role, context.helpers), followsSetup: callback.mayBeInTime)
        walk.follow(function, of: owner, roles: callback.roles(of: function))
        var method = MethodReading(callback: callback, place: source.code.place(part).firstLine)
        if callback.mayBeInTime { method.entries = [CodeUnit(around: function)] }
        let isAsync = part.declaration.effects.contains(.async)
        let timing = BodyTiming(function, reading.conditions(of: context.role))
        method.result = FunctionResult(
            callback, function, timing, isAsync: isAsync, reading,
            answerOfSuper: { context.framework?.method(calledBy: $0, overriding: context.helpers.callbacks)?.returns }
        ).map { MethodReading.Result($0.value, at: $0.place, needsOptions: $0.needsOptions, isLiteral: $0.isLiteral) }
        let isAct = callback.isMessage && (function.child(.body).map(reading.acting.acts) ?? false)
        addActions(&method, walk.done, context, isAct: isAct)
        method.handling = Scenario.App.Code.Handling(by: callback, function, walk.done, reading)
        let isOfLaunch = callback.isLaunchMethod || callback == .sceneWillConnect
        if isOfLaunch || reading.delegateWindow?.isMissed == true {
            var launch = LaunchWalk(reading, role: context.role)
            launch.run(CodeUnit(around: function))
            let found = isOfLaunch ? launch.found : launch.found.filter(\.site.isOfAnyMethod)
            method.launchSites = found.filter { mayMatter($0, in: method, context) }
            if callback.isLaunchMethod, !found.contains(where: \.site.readsProtectedData),
                let replaced = LaunchWalk.replacedData(readBy: CodeUnit(around: function), reading)
            {
                method.launchSites.append(replaced)
            }
            if callback.isLaunchMethod { method.windowUses = found.windowUses(in: method) }
            if isOfLaunch { method.settleWindows { reading.fate($0, walk.done.windowSteps, launch.visited) } }
        }
        if callback.isLaunchMethod {
            leaveAnswerOpen(of: &method, function, walk.done)
            method.takesPushForTap = LaunchPush.isTakenForTap(in: function)
        }
        if method.actions == nil, method.doubts.isEmpty, isIdle(callback, function, owner, context) {
            method.actions = []
        }
        // An asynchronous method has none, nor have some older ones.
        if !isAsync, part.declaration.name.contains("ompletion") { addCompletion(&method, in: function, of: context) }
        if let inherited = context.framework?.method(callback), inherited.actions == nil, !inherited.mayBeAbsent {
            let callsSuper = function.descendants.contains { $0.isNamed("super") && $0.kind == .name }
            method.leavesOutSuper = !callsSuper && !callback.isLaunchMethod
            method.ignoresSuper = callsSuper && method.result?.isLiteral == true && method.result?.needsOptions == false
        }
        if [.fetchRemoteNotification, .performFetch].contains(callback) {
            let classes = Array(context.helpers.line.dropFirst(owner))
            method.isIdle =
                function.descendants.contains { $0.isNamed("applicationState") }
                || BodyEffects(of: function, ofClasses: classes, reading.calls).isEmpty
        }
        if callback == .sceneWillConnect { method.replacesWindow = function.replacesOwnWindow }
        if callback == .didReceiveIncomingPush { readReport(&method, in: function, of: context) }
        return trees.budget.firstRefused == nil ? method : method.unfollowed(at: function.namePlace)
    }

    /// Whether a window that is used can only be the one that a storyboard has made for the delegate.
    private func mayMatter(_ found: LaunchWalk.Found, in method: MethodReading, _ context: ClassContext) -> Bool {
        if found.site.kind == .processStart { return !source.code.spells(["ActivePrewarm"]) }
        guard case .interface(let use) = found.site.kind else { return true }
        guard !found.isLate, method.callback.isLaunchMethod, windows.appHasStoryboard, !method.makesWindow,
            method.windowDoubt == nil, context.helpers.makersOfWindow.isEmpty, context.helpers.haveHarmlessSuperclass
        else { return false }
        let type = source.code.name(ofTypeAt: found.site.place)
        guard use.slot != .window || context.helpers.line.contains(where: { $0.name == type }) else { return false }
        return !use.isUnwrapped || !isWindowGivenElsewhere
    }

    /// Whether code of another class may give the delegate its window before the method is done; what a scene delegate gives
    /// comes later.
    private var isWindowGivenElsewhere: Bool {
        source.code.files.enumerated().contains { number, file in
            guard file.spells("window") else { return false }
            return trees.tree(number).root.descendants.contains { node in
                guard node.role == .left, node.isNamed("window"), node.parent?.kind == .assignment,
                    let base = node.child(.base), !base.isNamed("self")
                else { return false }
                let type = source.code.name(ofTypeAt: node.place).flatMap { source.code.type($0) }
                return type?.inherited.contains { $0.lastName.hasSuffix("SceneDelegate") } != true
            }
        }
    }

    /// Which answer a launch method gives keeps a payload from the app, or doesn't.
    private func leaveAnswerOpen(of method: inout MethodReading, _ function: SyntaxNode, _ done: BodyActions) {
        guard method.actions != nil, let result = method.result, result.value == nil else { return }
        if let refused = RefusedOption(in: function, reading: done.placesOfOptions, reading.conditions.flows[function])
        {
            method.doubt(.answer, "returns false after it has handled the payload of the launch", at: refused.place)
        } else if let place = result.place {
            method.doubt(.answer, "isn't a constant", at: place)
            method.handsOn = result.isLiteral
        }
    }

    /// Whether it is known that a method does nothing; a push may say no more than that there is something to fetch.
    private func isIdle(_ callback: Callback, _ function: SyntaxNode, _ owner: Int, _ context: ClassContext) -> Bool {
        let classes = Array(context.helpers.line.dropFirst(owner))
        return callback.payloads.isEmpty && hidden(callback, BodyActions(), context, isAct: false) == nil
            && BodyEffects(of: function, ofClasses: classes, reading.calls).isEmpty
    }

    /// An asynchronous method has no handler, and a library that takes hold of the method may call it.
    private func addCompletion(_ method: inout MethodReading, in function: SyntaxNode, of context: ClassContext) {
        let callback = method.callback
        guard callback.hasCompletionHandler,
            let skipped = CompletionReading(reading.conditions(of: context.role), reading.calls).skipped(in: function)
        else { return }
        let hasSessions = callback == .handleBackgroundSessionEvents && reading.services.contains(.urlSession)
        let swizzler = swizzlers.first { swizzler in
            swizzler.row.hooks.contains(callback) && !swizzler.row.leavesCompletionToApp
                && !(hasSessions && swizzler.row.completesOwnSessionsAlone)
        }
        if let swizzler {
            method.doubt(.completion, swizzler.hold, at: skipped.place)
        } else {
            method.completionSkipped = skipped
        }
    }

    /// Whether each path reports a call.
    private func readReport(_ method: inout MethodReading, in function: SyntaxNode, of context: ClassContext) {
        guard method.doubt(of: .everything) == nil else { return }
        let reports = CallReports(reading.calls, of: function)
        let sure = reports.onlySure
        func skipped(_ reports: CallReports) -> [SkippedCompletion] {
            CompletionReading(reading.conditions(of: context.role), reading.calls, of: .call(reports)).withoutReport(
                in: function)
        }
        method.actions = method.actions ?? []
        let found = skipped(reports)
        if let first = reports.mayReport(function) ? found.first(where: reports.isOfPush) : found.first {
            method.reportSkipped = first
        } else if let first = found.first {
            method.actions = nil
            method.doubts = [
                BodyActions.Doubt(
                    concern: .everything, reason: "reports no call in a state of the app", place: first.place)
            ]
        } else if !skipped(sure).isEmpty || !sure.mayReport(function) {
            let (reason, place) = reports.doubt ?? ("isn't analyzed on all of its paths", function.namePlace)
            method.actions = nil
            method.doubts = [BodyActions.Doubt(concern: .everything, reason: reason, place: place)]
        } else {
            method.actions?.append(BodyActions.Found(action: .reportCall, place: method.place))
        }
    }

    /// Decides whether the actions of the method are known; `isAct`: the method may be all that the payload asks for.
    private func addActions(_ method: inout MethodReading, _ done: BodyActions, _ context: ClassContext, isAct: Bool) {
        let callback = method.callback
        method.windowDoubt = done.doubt(of: .window)
        method.met = done.met
        method.conditionOf = done.conditionOf
        method.passedOn = done.passedOn
        method.asked = Slot.allCases.compactMap { slot in done.asked[slot].map { (slot, $0) } }
        if let doubt = done.doubt(of: .everything) {
            method.doubts = [doubt]
            return
        }
        if callback.isCarrier {
            method.doubts = [
                done.doubt(of: .options) ?? payloadDoubt(callback, done, context, isAct: isAct, method.place)
            ].compactMap(\.self)
            method.doubts += done.doubtsOfOptions
        }
        // What comes after the launch is too late, whether it is done or not.
        if callback.isLaunchMethod {
            method.doubts += done.doubtsOfSetUp + [done.windowOfSuperclass].compactMap(\.self)
        }
        // Nothing that another method could do matters to what it leaves undone, but for its window.
        let atAnyTime: Set<Action.Kind> = [.makeWindow, .registerForRemoteNotifications]
        let actions = done.actions.filter {
            callback.isLaunchMethod || !$0.isLate || atAnyTime.contains($0.action.kind)
        }
        if callback.isCarrier || !actions.isEmpty || !method.doubts.isEmpty { method.actions = actions }
        if callback == .sceneWillConnect { method.actions? += done.lateListeners }
        if callback == .didReceiveNotificationResponse { method.viewListeners = done.viewListeners }
    }

    private func payloadDoubt(
        _ callback: Callback, _ done: BodyActions, _ context: ClassContext, isAct: Bool, _ place: Place?
    ) -> BodyActions.Doubt? {
        if done.takes { return nil }
        if let doubt = done.payloadDoubt { return doubt }
        guard let place, let reason = hidden(callback, done, context, isAct: isAct) else { return nil }
        return BodyActions.Doubt(concern: .payload, reason: reason, place: place)
    }

    /// Why a payload that the code leaves alone may be taken all the same.
    private func hidden(_ callback: Callback, _ done: BodyActions, _ context: ClassContext, isAct: Bool) -> String? {
        if let swizzler = swizzlers.first(where: { $0.row.hooks.contains(callback) }) { return swizzler.hold }
        if context.isUnread { return "a part of its class can't be read" }
        return isAct ? "acts without reading it" : nil
    }

    /// What is set up while the delegate is made comes before the first launch method.
    private func setUp(_ methods: inout [MethodReading], byMaking type: CodeType, _ context: ClassContext) {
        let calls = reading.calls
        guard let first = methods.indices.first(where: { methods[$0].callback.isLaunchMethod }),
            methods[first].actions != nil
        else { return }
        var walk = BodyWalk(reading, helpers: context.helpers, framework: nil)
        for target in calls.targets.making(type) {
            walk.run(target.unit.node, target.unit.bodies, of: 0, timing: .atOnce, isForFiles: false)
            methods[first].entries.append(target.unit)
        }
        let reads = reading.protectedReads(by: calls.targets.making(type).map(\.unit))
        methods[first].actions = walk.done.actions + reads + (methods[first].actions ?? [])
        methods[first].met.merge(walk.done.met) { $0.or($1) }
        methods[first].conditionOf.merge(walk.done.conditionOf) { first, _ in first }
        methods[first].doubts += walk.done.doubtsOfSetUp
    }

    private func inherited(_ method: FrameworkMethod, _ framework: FrameworkClass?, by line: [CodeType] = [])
        -> MethodReading
    {
        var reading = MethodReading(callback: method.callback, place: nil)
        reading.how = .assumed
        reading.remark = framework.map(\.remark)
        reading.result = method.returns.map { MethodReading.Result($0, at: nil) }
        // What a class does may be another thing in the version that a lock would name.
        guard source.libraries.problems.isEmpty else { return reading }
        reading.actions = method.actions?.map { BodyActions.Found(action: $0, place: nil) }
        if method.isForPlugins, let framework, let plugins = PluginRegistration(of: framework, by: line, trees) {
            reading.actions = []
            reading.doubt(.options, plugins.reason, at: plugins.place)
            reading.doubt(.setUp, plugins.reason, at: plugins.place)
        }
        return reading
    }

    /// Methods that libraries add to the class while the app runs.
    private func swizzled(_ own: [Callback], beside methods: [MethodReading]) -> [MethodReading] {
        own.filter { callback in !methods.contains { $0.callback == callback } }.compactMap { callback in
            swizzlers.first { $0.row.adds.contains(callback) }.map { swizzler in
                var method = MethodReading(callback: callback, place: nil)
                (method.how, method.remark) = swizzler.addition
                return method
            }
        }
    }
}

extension MethodReading { fileprivate var order: Int { Callback.allCases.firstIndex(of: callback) ?? 0 } }
