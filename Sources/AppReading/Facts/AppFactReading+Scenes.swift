// Whose methods UIKit calls for scenes.
extension AppFactReading {
    var sceneDelegates: [(slot: DelegateSlot, facts: DelegateFacts)] {
        let isAlone = scenes.named.allSatisfy { $0.role == .window }
        func slot(_ role: SceneRole) -> DelegateSlot { isAlone ? .sceneDelegate : .scenes(role) }
        let window = windowDelegate.map { (slot(.window), $0) }
        let others = scenes.named.filter { $0.role != .window }.map { (slot($0.role), sceneDelegate($0)) }
        let doubt = scenes.doubt.flatMap { doubt in
            doubt.role == .window ? nil : (slot(doubt.role), DelegateFacts.unknown(doubt.place, doubt.reason))
        }
        return [window, doubt].compactMap(\.self) + others
    }

    /// A delegate that gets what a scene connects for, and of which nothing else is known.
    private func openDelegate(_ reason: String, at place: Place?) -> DelegateFacts {
        let doubt = place.map { BodyActions.Doubt(concern: .everything, reason: reason, place: $0) }
        let connecting = MethodReading(
            callback: .sceneWillConnect, place: place, how: .unknown, doubts: [doubt].compactMap(\.self))
        return .read(
            DelegateReading(
                name: "isn't known", place: place, how: .unknown, methods: [connecting], others: .unknown(reason)))
    }

    /// The facts about the delegate of windows, which also has the other roles; nil where neither the
    /// Info.plist nor code has a class.
    private var windowDelegate: DelegateFacts? {
        if let unmatched = scenes.unmatched, isWholly(read: "UIApplicationSceneManifest") {
            return .missing(unmatched.place, unmatched.reason)
        }
        if let named = scenes.named.first(where: { $0.role == .window }) { return sceneDelegate(named) }
        if let doubt = scenes.doubt, doubt.role == .window { return openDelegate(doubt.reason, at: doubt.place) }
        guard entry.swiftUIApp == nil, let unseen = scenes.unseen else { return nil }
        return openDelegate("the class that code sets for windows is unknown", at: unseen)
    }

    /// A class for the windows of scenes that neither the Info.plist nor code makes a delegate.
    var unusedSceneDelegate: (name: String, place: Place, isSwift: Bool)? {
        guard scenes.named.isEmpty, scenes.doubt == nil, scenes.unseen == nil, source.gaps.ownCode == nil,
            migrator == nil, !source.gaps.infoPlist.mayHoldMore("UIApplicationSceneManifest")
        else { return nil }
        return source.code.allTypes.lazy.compactMap { type in
            // The conditions in the order of their costs.
            guard let part = type.implementingPart,
                type.methods.contains(where: {
                    Callback.declared($0.declaration, by: [.sceneDelegate]) == .sceneWillConnect
                }), source.code.conforms(type, to: "UIWindowSceneDelegate"),
                !UnmadeDelegates.isNamed(type, reader.trees)
            else { return nil }
            return (type.name, source.code.place(part).firstLine, part.declaration.node.isSwift)
        }.first
    }

    /// Whether nothing of UIKit's app could be said elsewhere, by code of the app's own or under a key.
    func isWholly(read key: String) -> Bool {
        entry.swiftUIApp == nil && source.gaps.ownCode == nil && !source.gaps.infoPlist.mayHoldMore(key)
    }

    private func sceneDelegate(_ named: SceneDelegates.Named) -> DelegateFacts {
        if let type = source.code.type(named.name) {
            if !named.isName(of: type), source.gaps.code == nil {
                let spelling =
                    named.hasModule == true ? "with a module, but Objective-C classes have none" : "without its module"
                return .missing(named.place, "the Info.plist names \(named.name) \(spelling)")
            }
            var delegate = reader.read(type, as: named.role.receivers, of: named.role)
            addWindow(&delegate, of: named.role, type)
            markContinuedRequests(&delegate, type)
            delegate.settle(hasScenes: true)
            if named.role == .window, let deciding = scenes.deciding {
                let others = deciding.names.map { source.code.type($0) }
                let callbacks =
                    others.contains { $0 == nil }
                    ? nil
                    : others.compactMap(\.self).flatMap {
                        reader.read($0, as: named.role.receivers, of: named.role).methods.map(\.callback)
                    }
                delegate.setUnknown(deciding, implementing: callbacks)
            }
            return .read(delegate)
        }
        if let framework = FrameworkClass.named(named.name, versions: source.libraries) {
            if named.isOwn, named.hasModule == true {
                let owner = framework.row.framework.rawValue
                return .missing(named.place, "\(named.name) is a class of \(owner), not of the app's module")
            }
            let methods = reader.methods(of: framework, as: named.role.receivers)
            return .read(DelegateReading(name: named.name, place: named.place, how: .assumed, methods: methods))
        }
        if named.isOwn, !source.gaps.mayDeclare(named.name, isSwift: named.hasModule == true, in: source.code) {
            return .missing(named.place, "no file of the target declares \(named.name)")
        }
        if let meant = frameworkClass(meantBy: named), source.gaps.code == nil {
            return .missing(named.place, "no file of the target declares \(named.name), and \(meant) may be meant")
        }
        let reason = "\(named.name) isn't part of the target"
        return named.role == .window ? openDelegate(reason, at: named.place) : .unknown(named.place, reason)
    }

    /// The class that the framework of the app's delegate has for scenes, where the Info.plist names one like it without a
    /// module.
    private func frameworkClass(meantBy named: SceneDelegates.Named) -> String? {
        guard named.hasModule == false,
            let superclass = delegateType.flatMap({ source.code.withSuperclasses($0).last?.superclass }),
            let framework = FrameworkClass.named(superclass, versions: source.libraries)?.row.framework
        else { return nil }
        let letters = Array(named.name.unicodeScalars)
        return FrameworkRow.all.filter { $0.framework == framework && $0.receiver == .sceneDelegate }.map(\.name).first
        { $0.hasSuffix(named.name) || Suggestion.distance(Array($0.unicodeScalars), letters) <= 2 }
    }

    /// Where no storyboard makes the window and the class isn't seen to make one, something that the method calls does, or
    /// may. The window of another display is only doubted, where it hangs on a condition.
    private func addWindow(_ delegate: inout DelegateReading, of role: SceneRole, _ type: CodeType) {
        guard role != .window || (!source.infoPlist.namesStoryboard && swiftUI == nil),
            let index = delegate.methods.firstIndex(where: { $0.callback == .sceneWillConnect }),
            let actions = delegate.methods[index].actions, let place = delegate.methods[index].place,
            !actions.contains(where: { $0.action.kind == .makeWindow })
        else { return }
        if let doubt = delegate.methods[index].windowDoubt {
            delegate.methods[index].doubts.append(doubt)
        } else if role != .window {
            return
        } else if let window = delegate.methods[index].windowOnTheWay(isVisible: {
            reader.reading.showings($0, { _ in true }) != []
        }) {
            delegate.methods[index].actions = [window] + actions
        } else if let taken = windowTakenOver(by: type) {
            let found = BodyActions.Found(
                action: .makeWindow(.scene), place: taken, assumption: BodyActions.Found.ofEarlierWindow)
            delegate.methods[index].actions = [found] + actions
        } else if let made = windows(for: type).first(where: { $0.initializer == .scene }) {
            let found = BodyActions.Found(
                action: .makeWindow(.scene), place: made.1.place,
                assumption: "\(made.1.type ?? "another file") makes it")
            delegate.methods[index].actions = [found] + actions
        } else if !isSurelyWithoutWindow(type) {
            delegate.methods[index].doubt(.window, "no code of the target is known to create its window", at: place)
        }
    }

    /// Where a scene gets a window that a launch method made, or something else before the scene connected.
    private func windowTakenOver(by type: CodeType) -> Place? {
        let functions = source.code.withSuperclasses(type).flatMap(\.methods).filter {
            Callback.declared($0.declaration, by: [.sceneDelegate]) == .sceneWillConnect
        }
        guard !sites.windows.isEmpty, let function = functions.first.map(reader.trees.node) else { return nil }
        let timing = BodyTiming(function, reader.reading.conditions(of: .window))
        return function.descendants.first { node in
            guard node.windowGivenScene != nil else { return false }
            let time = timing.timing(of: node)
            return time == .atOnce || time == .onCondition && node.isReachedWithWindow(in: function)
        }.map { $0.windowGivenScene?.namePlace ?? $0.place }
    }

    /// The windows that code makes, and that are reached.
    private var reachedWindows: [(initializer: Action.WindowInitializer, SetupSites.Found)] {
        source.gaps.code == nil ? sites.windows.filter { reader.reading.calls.areSeen(for: $0.1.node) } : sites.windows
    }

    /// Those that may be the window of a delegate's scene. Where nothing gets the scene of it, none is that something makes for
    /// a scene of its own.
    private func windows(for type: CodeType) -> [(initializer: Action.WindowInitializer, SetupSites.Found)] {
        guard isSurelyWithoutWindow(type) else { return reachedWindows }
        let others = OtherScenesWindows(of: type, source.code, reader.trees)
        return reachedWindows.filter { !others.contain($0.1) }
    }

    private func isSurelyWithoutWindow(_ type: CodeType) -> Bool {
        source.gaps.code == nil && unmadeWindow.isSure(of: type)
    }

    private var unmadeWindow: UnmadeWindow {
        UnmadeWindow(source: source, sites: sites, index: index, targets: reader.reading.calls.targets)
    }

    /// Whether nothing makes the window of an app without scenes.
    var isWithoutWindow: Bool {
        guard source.gaps.code == nil, source.module != nil, let type = delegateType else { return false }
        return unmadeWindow.isSure(ofApp: type)
    }

    /// Whether nothing makes the window of the app's scenes, nor any other.
    var isSceneWithoutWindow: Bool {
        let windows = scenes.named.filter { $0.role == .window }
        guard windows.count == 1, let type = source.code.type(windows[0].name), source.module != nil, swiftUI == nil,
            !source.infoPlist.namesStoryboard, isSurelyWithoutWindow(type)
        else { return false }
        return self.windows(for: type).isEmpty
    }

    /// The methods of the app delegate that a framework's scene delegate calls where UIKit doesn't.
    var bridged: [Callback: String] {
        let windows = scenes.named.filter { $0.role == .window }
        let frameworks = windows.compactMap { named in
            let outside = source.code.type(named.name).map { source.code.withSuperclasses($0) }?.last?.superclass
            return FrameworkClass.named(outside ?? named.name, versions: source.libraries)
        }
        let calls = frameworks.flatMap { framework in framework.bridged.map { ($0, framework.row.name) } }
        return Dictionary(calls) { first, _ in first }
    }
}

extension SyntaxNode {
    /// Whether each condition on the way to it only asks for a window: `if let window = UIApplication.shared.delegate?.window`.
    fileprivate func isReachedWithWindow(in function: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != function }.filter { [.if, .guard, .switch].contains($0.kind) }.allSatisfy { branch in
            branch.kind == .if
                && branch.children(.condition).allSatisfy { condition in
                    condition.kind == .variable && condition.isNamed("window")
                        && condition.child(.value)?.descendants.contains { $0.isNamed("window") } ?? true
                }
        }
    }
}
