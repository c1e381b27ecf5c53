// The app as a scenario describes it.
extension AppFactReading {
    var draft: AppDraft {
        var app = appReading
        let notifications = ChosenDelegate.ofNotifications(in: source, sites)
        let swiftUI = self.swiftUI
        var (appMethods, viewMethods) = (swiftUI?.appMethods ?? [], swiftUI?.viewMethods ?? [])
        var sceneDelegates = self.sceneDelegates
        let optionalResources = addSharedResources(to: &sceneDelegates)
        addArbitraryScenes(to: &sceneDelegates)
        let lifecycle = lifecycle(app)
        let hasScenes = lifecycle.value == .scene
        let isOfScenes = hasScenes || lifecycle.value == .swiftUI
        app?.settle(hasScenes: isOfScenes)
        if lifecycle.value == .appDelegate {
            leaveWindowOpen(&app)
            addWorkOnReturn(to: &app)
        }
        if hasScenes { app?.handleQuickActionsTwice(sceneDelegates.flatMap(\.facts.methods)) }
        let late =
            hasScenes && source.gaps.code == nil && app?.hasLaunchMethod == true
                && sceneDelegates.allSatisfy { $0.facts.leavesResponsesAlone(in: $0.slot) }
            ? lateDelegate(notifications) : nil
        let setup = LaunchSetup(
            source: source, reading: reader.reading, sites: sites,
            hasNotificationDelegate: notifications != nil && late == nil)
        let others = appMethods + viewMethods + sceneDelegates.flatMap(\.facts.methods)
        let services = ServiceTimes(launches.services, setup, (app?.methods ?? []) + others, hasScenes: isOfScenes)
        var openSetUp: Set<Action>?
        if var delegate = app {
            openSetUp = setup.complete(&delegate, beside: others)?.union(services.openSetUp)
            app = delegate
        }
        let unset = late == nil ? unset(notifications, app, beside: others, setup) : nil
        if var delegate = app {
            services.settle(&delegate.methods)
            app = delegate
        }
        services.settle(&appMethods)
        services.settle(&viewMethods)
        var once = OneTimeActions()
        once.leaveOut(of: &appMethods)
        if var delegate = app {
            once.leaveOut(of: &delegate.methods)
            app = delegate
        }
        for index in sceneDelegates.indices {
            sceneDelegates[index].facts.change { delegate in
                services.settle(&delegate.methods)
                once.leaveOut(of: &delegate.methods)
            }
        }
        once.leaveOut(of: &viewMethods)
        if hasScenes { app?.adaptToScenes(bridged: bridged) }
        var draft = AppDraft(openSetUp: openSetUp)
        draft.add(optionalResources: optionalResources)
        if let value = lifecycle.value { draft.add(value) }
        draft.note(lifecycle.origin)
        source.addInfoPlist(in: &draft)
        draft.add(appDelegate(app), at: .appDelegate)
        for delegate in sceneDelegates { draft.add(delegate.facts, at: delegate.slot) }
        if var found = delegateFacts(of: unset.map { .type($0) } ?? notifications) {
            found.change { delegate in
                delegate.settle(hasScenes: isOfScenes)
                viewMethods.add(listeners: delegate.methods.flatMap(\.viewListeners))
            }
            draft.add(found, at: .notificationDelegate)
        }
        if unset != nil {
            draft.note(
                undone: .setNotificationDelegate, of: .notificationDelegate, at: sites.released,
                "none of its methods is called")
        }
        if lifecycle.value == .appDelegate, isWithoutWindow {
            draft.note(undone: .makeWindow, of: .appDelegate, "the screen stays black")
        } else if lifecycle.value == .scene, isSceneWithoutWindow {
            draft.note(undone: .makeWindow, of: .sceneDelegate, "the screen stays black")
        }
        for found in misspelt(notifications) { draft.note(found) }
        if lifecycle.value == .scene, isWholly(read: "UIApplicationSceneManifest") {
            for (name, place) in scenes.misnamed { draft.note(misnamedConfiguration: name, at: place) }
        }
        if lifecycle.value != .scene, let unused = unusedSceneDelegate {
            draft.note(unusedSceneDelegate: unused.name, at: unused.place)
        }
        if let late { draft.add(.read(late.delegate), at: .viewController) }
        add(services, app, besides: once, in: &draft)
        if lifecycle.value == .scene, let hosting = hostingScene {
            draft.add(.hostingScene, at: hosting.place, "\(hosting.name) is a UIHostingSceneDelegate")
        }
        if draft.app.plistStoryboard == nil, let hosted = hostedView(lifecycle.value) { add(hosted, in: &draft) }
        if let swiftUI { add(swiftUI, appMethods, viewMethods, in: &draft) }
        if let accessory = SceneAccessory(source, index, isSwiftUI: lifecycle.value == .swiftUI) {
            draft.add(.read(accessory.delegate), at: accessory.isOfView ? .view : .viewController)
        }
        if lifecycle.value != .appDelegate {
            let properties = SceneProperties(
                index: index, constants: reader.reading.constants, conditions: reader.reading.conditions(of: .window))
            draft.add(properties.closureConfirmation, at: \.closureConfirmation, SceneProperties.confirmation)
            draft.add(properties.destructionConditions, at: \.destructionConditions, SceneProperties.destruction)
        }
        if let intent = navigatingIntent { draft.add(.read(intent), at: .service(.appIntent)) }
        return draft
    }

    static let navigation = "performNavigation"

    /// The first App Intent that shows itself in a scene.
    private var navigatingIntent: DelegateReading? {
        index[Self.navigation].lazy.compactMap { node -> DelegateReading? in
            guard node.kind == .function, let name = source.code.name(ofTypeAt: node.namePlace),
                source.code.type(name)?.inherited.contains("UISceneAppIntent") == true
            else { return nil }
            let methods = [Callback.intentPerformNavigation, .intentPerform].map {
                MethodReading(callback: $0, place: node.namePlace)
            }
            return DelegateReading(name: name, place: node.namePlace, methods: methods)
        }.first
    }

    /// The methods of the delegates that are nearly callbacks.
    private func misspelt(_ notifications: ChosenDelegate?) -> [MisspeltMethods.Found] {
        guard source.gaps.code == nil else { return [] }
        let methods = MisspeltMethods(code: source.code, calls: reader.reading.calls)
        let app = delegateType.map { methods.all(in: $0, as: .appDelegate) } ?? []
        let windows = scenes.named.filter { $0.role == .window }.compactMap { source.code.type($0.name) }
        let pushes =
            if case .type(let type) = notifications { methods.all(in: type, as: .notificationDelegate) } else {
                [MisspeltMethods.Found]()
            }
        return app + windows.flatMap { methods.all(in: $0, as: .sceneDelegate) } + pushes
    }

    /// The delegate of windows that shows scenes of SwiftUI.
    private var hostingScene: (name: String, place: Place)? {
        scenes.named.lazy.filter { $0.role == .window }.compactMap { named -> (name: String, place: Place)? in
            guard let type = source.code.type(named.name), let part = type.parts.first,
                source.code.withSuperclasses(type).contains(where: { $0.inherited.contains("UIHostingSceneDelegate") })
            else { return nil }
            return (type.name, source.code.place(part).firstLine)
        }.first
    }

    // MARK: - SwiftUI

    var swiftUI: SwiftUIFacts? {
        guard case .swiftUI(let name) = entry.kind, let app = source.code.type(name) else { return nil }
        return SwiftUIFacts(source, app, index, reader)
    }

    private func add(
        _ facts: SwiftUIFacts, _ appMethods: [MethodReading], _ viewMethods: [MethodReading], in draft: inout AppDraft
    ) {
        let others = source.gaps.code.map { DelegateReading.Others.unknown($0) }
        func add(_ name: String, _ methods: [MethodReading], at slot: DelegateSlot) {
            let delegate = DelegateReading(
                name: name, place: entry.place?.firstLine, choice: slot == .swiftUIApp ? entry.choice : nil,
                methods: methods, others: others)
            draft.add(.read(delegate), at: slot)
        }
        add(facts.app.name, appMethods, at: .swiftUIApp)
        add("all views of the target", viewMethods, at: .view)
        if let place = facts.documentGroup { draft.add(.documentGroup, at: place, "a DocumentGroup") }
        if let choice = facts.choiceOfWindow { draft.note(choice) }
    }
}

extension [MethodReading] {
    /// Adds the listeners of views that aren't shown at first, as those of the root that are ready only later.
    fileprivate mutating func add(listeners: [BodyActions.Found]) {
        guard let first = listeners.first else { return }
        if let number = firstIndex(where: { $0.callback == .onAppear }) {
            self[number].actions = (self[number].actions ?? []) + listeners
        } else {
            var method = MethodReading(callback: .onAppear, place: first.place)
            method.actions = listeners
            append(method)
        }
    }
}
