/// Reads what the move of an app to scenes meets.
struct AdoptionReading {
    let facts: AppFactReading
    /// The class of the app's delegate, and its superclasses in the target.
    let line: [CodeType]
    /// The class as it is read for an app without scenes.
    private let reading: DelegateReading?
    private let counterparts: ReachableCounterparts?
    /// All windows that code makes.
    let madeWindows: [AppWindow]

    var methods: [MethodReading] { reading?.methods ?? [] }

    init(_ facts: AppFactReading) {
        self.facts = facts
        let type = facts.delegateType
        line = type.map { facts.source.code.withSuperclasses($0) } ?? []
        reading = facts.appReading
        counterparts = facts.reachableCounterparts
        madeWindows = WindowReading(facts).windows
    }

    var adoption: SceneAdoption {
        let uncalled = self.uncalled
        let stage = stage(uncalled.methods)
        return SceneAdoption(
            stage: stage, delegate: delegate, uncalled: uncalled.methods, staying: staying, window: window,
            unused: facts.unusedSceneDelegate, observers: observers, steps: steps(uncalled.restoration))
    }

    // MARK: - Methods

    /// The methods that UIKit calls no more: those that a scene delegate can call, and those of restoration.
    private var uncalled: (methods: [SceneAdoption.Method], restoration: [SceneAdoption.Method]) {
        let uncalled = Counterpart.uncalled(in: .scene)
        let archives = Set(Counterpart.restoration.flatMap(\.callbacks))
        let own = methods.filter { uncalled.contains($0.callback) && !isReplaced($0.callback) }
        let called = own.filter { !archives.contains($0.callback) && !isIdle($0.callback) }
        // To answer yes is all that most of them do.
        let archiving = own.filter { archives.contains($0.callback) && $0.result?.value != .bool(false) }
        return (called.inReportOrder.compactMap(method), archiving.compactMap(method))
    }

    private var staying: [SceneAdoption.Method] {
        let uncalled = Counterpart.uncalled(in: .scene)
        return methods.filter { method in
            !uncalled.contains(method.callback) && !isIdle(method.callback) && !isReplaced(method.callback)
        }.compactMap(method)
    }

    /// Whether UIKit never calls a method, since the delegate has a newer one for the same.
    private func isReplaced(_ callback: Callback) -> Bool {
        Counterpart.newer[callback].map { newer in methods.contains { $0.callback == newer } } ?? false
    }

    private func isIdle(_ callback: Callback) -> Bool { counterparts?.isIdle(callback) ?? false }

    /// Nil for what the app's own code doesn't have.
    private func method(_ reading: MethodReading) -> SceneAdoption.Method? {
        guard let place = reading.place,
            let part = line.lazy.flatMap(\.methods).first(where: {
                Callback.declared($0.declaration, by: [.appDelegate]) == reading.callback
            })
        else { return nil }
        return SceneAdoption.Method(
            callback: reading.callback, name: part.declaration.name, place: place,
            isAsync: part.declaration.effects.contains(.async),
            isHidden: part.declaration.modifiers.contains(.hidden) || isOfOtherLanguage(part))
    }

    /// Whether Swift knows a method of Objective-C by the protocol alone, as no header has to declare it.
    private func isOfOtherLanguage(_ part: CodeType.Part) -> Bool {
        let isSwift = line.first?.parts.contains { $0.declaration.kind == .class } ?? false
        return isSwift && !part.declaration.node.isSwift
    }

    // MARK: - Stages

    private func stage(_ uncalled: [SceneAdoption.Method]) -> SceneAdoption.Stage {
        if let app = facts.entry.swiftUIApp { return .swiftUI(app: app) }
        if let open = facts.notAnalyzed { return .unknown(open.message, open.place) }
        if let framework { return .framework(framework) }
        guard let reading else { return .unknown("its delegate isn't found", facts.entry.place) }
        let (lifecycle, origin) = facts.lifecycle(reading)
        switch lifecycle {
        case .appDelegate?: return .without(manifest: facts.source.place(ofKey: "UIApplicationSceneManifest"))
        case .scene?: return stage(ofScenes: uncalled)
        case .swiftUI?, nil: return .unknown(origin.remark ?? "its life cycle is unknown", origin.place)
        }
    }

    /// The framework whose class the delegate is, or inherits from.
    private var framework: FrameworkClass? {
        let name = line.last?.superclass ?? (line.isEmpty ? facts.entry.delegate : nil)
        return name.flatMap { FrameworkClass.named($0.lastName, versions: facts.source.libraries) }
    }

    /// What an app with scenes leaves out of what it did before.
    private func stage(ofScenes uncalled: [SceneAdoption.Method]) -> SceneAdoption.Stage {
        let manifest = facts.source.place(ofKey: "UIApplicationSceneManifest")
        guard let named = facts.scenes.named.first(where: { $0.role == .window }) else {
            return facts.scenes.doubt == nil && facts.source.gaps.code == nil
                ? .partly(.delegate(manifest)) : .unknown("the delegate class of its scenes is unknown", manifest)
        }
        guard let type = facts.source.code.type(named.name) else {
            return .unknown("\(named.name), the delegate of its scenes, isn't part of the target", named.place)
        }
        let own = Set(facts.reader.read(type, as: named.role.receivers, of: named.role).methods.map(\.callback))
        let missing = uncalled.filter { method in
            guard let counterpart = method.callback.ofScene, !own.contains(counterpart) else { return false }
            return counterparts?.counterpart(of: method.callback, neverCalled: uncalled.map(\.callback)) == nil
        }
        return missing.isEmpty ? .complete(delegate: type.name) : .partly(.methods(missing, delegate: type.name))
    }

    // MARK: - The class

    private var delegate: DelegateClass? {
        guard let type = line.first, let part = type.implementingPart else { return nil }
        let file = facts.source.code.files[part.file]
        return DelegateClass(
            name: type.name, place: facts.source.code.place(part).firstLine, language: file.language,
            isHidden: part.declaration.modifiers.contains(.hidden), header: header(of: type),
            hasWindow: OwnWindow(line)?.canBeSet ?? false, windowUses: windowUses,
            taken: Set(facts.source.code.allTypes.map(\.name)))
    }

    private var windowUses: [Place] {
        line.flatMap(\.methods).map(facts.reader.trees.node).flatMap(\.descendants).filter(\.isOwnWindow).map(
            \.namePlace)
    }

    /// The file that declares the interface, where another can include it.
    private func header(of type: CodeType) -> String? {
        type.parts.first { $0.declaration.kind == .interface && $0.declaration.category == nil }.map {
            facts.source.code.files[$0.file].text.text.source.name
        }.flatMap { $0.hasSuffix(".h") ? $0 : nil }
    }

    // MARK: - Notifications

    /// Where something of the target wants to know that the app comes to the front.
    private var observers: [Place] {
        let index = NodeIndex(facts.reader.trees, names: Self.namesOfForeground)
        return Self.namesOfForeground.flatMap { index[$0] }.filter { node in
            let call = node.enclosingCall
            return call?.name.map { !$0.hasPrefix("post") && !$0.hasPrefix("removeObserver") } ?? false
        }.map(\.namePlace)
    }

    private static let namesOfForeground = [
        "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UIApplicationWillEnterForeground",
    ]
}

extension CodeType {
    /// The class itself, or its implementation, but none of its extensions; nil for what is no class.
    var implementingPart: Part? {
        parts.first { [.class, .implementation].contains($0.declaration.kind) && $0.declaration.category == nil }
    }
}

extension Callback {
    /// The method of a scene delegate that comes for the same reason.
    package var ofScene: Callback? { Counterpart.all.first { $0.callbacks.contains(self) }?.ofScene }
}

extension [MethodReading] {
    /// Methods that receive a payload first, and methods for states after them.
    fileprivate var inReportOrder: [MethodReading] {
        let bring = { (method: MethodReading) in
            Counterpart.all.first { $0.callbacks.contains(method.callback) }?.payload != nil
        }
        return filter(bring) + filter { !bring($0) }
    }
}
