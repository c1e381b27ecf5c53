extension ScannedApp {
    /// Reads the app that a target is.
    package init(_ source: AppSource) throws(EntryPoint.Failure) {
        let trees = CodeTrees(source.code)
        let entry = try EntryPoint.find(in: trees)
        // What says it more plainly may stand where nothing was read.
        if entry.kind == .onlyConformance, source.unread.contains(where: { $0.isOpen && $0.content == .code }) {
            throw .none
        }
        let reading = AppFactReading(source, trees, entry)
        let facts = reading.facts
        // Without the life cycle nothing is known of which methods are called.
        let tellsLifecycle = facts.contains { $0.path == ["lifecycle"] && $0.value != nil }
        self.init(
            facts: tellsLifecycle ? facts.withoutMethods(in: reading.ownCalls).withoutDeadAssumptions : facts,
            linkHosts: source.linkHosts,
            unread: source.unread, open: source.open,
            sourceProblems: source.code.files.flatMap(\.problems))
    }
}

/// The facts of an app, room by room.
private struct AppFactReading {
    let source: AppSource
    let entry: EntryPoint
    let reader: DelegateReader
    let index: NodeIndex
    let sites: SetupSites

    init(_ source: AppSource, _ trees: CodeTrees, _ entry: EntryPoint) {
        self.source = source
        self.entry = entry
        reader = DelegateReader(source, trees)
        index = NodeIndex(
            trees,
            names: SetupSite.names + SwiftUIFacts.names + OwnCalls.names + SceneAccessory.names + ["delegateClass"],
            ending: SetupSite.ending, mentioned: [SwiftUIFacts.phase])
        let conditions = ConditionReading(oldest: source.oldestSystem, role: nil)
        sites = SetupSites(index, reader.constants, conditions)
    }

    /// Nil without an app delegate that can be read.
    var ownCalls: OwnCalls? {
        entry.delegate.flatMap { source.code.type($0) }.map { OwnCalls(source, reader.trees, index, of: $0) }
    }

    var facts: [ScannedFact] {
        var app = entry.delegate.flatMap { source.code.type($0) }.map { reader.read($0, as: [.appDelegate]) }
        let notifications = NotificationDelegate.find(in: source, sites)
        let swiftUI = self.swiftUI
        let appMethods = swiftUI?.appMethods ?? []
        let sceneDelegates = self.sceneDelegates
        let hasScenes = lifecycle(app).value == .string(Lifecycle.scene.rawValue)
        let late =
            hasScenes && source.open.code == nil && sceneDelegates.leaveResponsesAlone && app?.tellsLaunch == true
            ? lateDelegate(notifications) : nil
        if var delegate = app {
            LaunchSetup(
                source: source, constants: reader.constants, sites: sites,
                hasNotificationDelegate: notifications != nil && late == nil
            ).complete(&delegate, beside: appMethods)
            app = delegate
        }
        if hasScenes { app?.adaptToScenes(bridged: bridged) }
        return [lifecycle(app)] + source.infoPlistFacts + appDelegate(app) + sceneDelegates
            + self.notifications(notifications) + (late?.facts ?? []) + swiftUIFacts(swiftUI, appMethods)
            + (SceneAccessory(source, index)?.facts ?? [])
    }

    // MARK: - Life cycle and app delegate

    private func lifecycle(_ delegate: DelegateReading?) -> ScannedFact {
        let manifest = source.infoPlist.values["UIApplicationSceneManifest"]
        switch entry.kind {
        case .swiftUI(let app):
            return ScannedFact(["lifecycle"], .string(Lifecycle.swiftUI.rawValue), at: entry.place.firstLine, app)
        case .attribute, .call, .onlyConformance: break
        }
        let place = source.place(ofKey: "UIApplicationSceneManifest")
        // A delegate that can't be read may have the method.
        let mayConfigure = delegate.map { $0.others != nil } ?? true
        let isConfigured = manifest.map { $0.hasSceneConfigurations || mayConfigure } ?? false
        // The method alone is enough for UIKit.
        if let method = delegate?[.configurationForConnecting] {
            let place = manifest == nil ? method.place : place
            return ScannedFact(["lifecycle"], .string(Lifecycle.scene.rawValue), at: place)
        }
        if isConfigured { return ScannedFact(["lifecycle"], .string(Lifecycle.scene.rawValue), at: place) }
        if manifest == nil, source.open.infoPlist == .keys {
            let reason = "a scene manifest may stand where nothing was read"
            return ScannedFact(["lifecycle"], nil, .unknown, at: entry.place.firstLine, reason)
        }
        let remark = manifest == nil ? nil : "a scene manifest without configurations adopts none"
        return ScannedFact(
            ["lifecycle"], .string(Lifecycle.appDelegate.rawValue), at: place ?? entry.place.firstLine, remark)
    }

    private func appDelegate(_ delegate: DelegateReading?) -> [ScannedFact] {
        let path = [Receiver.appDelegate.rawValue]
        if let delegate { return delegate.facts(below: path) }
        guard let name = entry.delegate else {
            // SwiftUI brings one of its own.
            return [ScannedFact(path, .object([]), at: entry.place.firstLine, "the app has none of its own")]
        }
        return [ScannedFact(path, nil, .unknown, at: entry.place.firstLine, "\(name) isn't part of the target")]
    }

    // MARK: - Scene delegates

    private var sceneDelegates: [ScannedFact] {
        let delegates = SceneDelegates(source, index)
        let isAlone = delegates.named.allSatisfy { $0.role == .window }
        var facts = delegates.named.flatMap { named in
            sceneDelegate(named, isAlone ? ["sceneDelegate"] : [SceneRole.delegatesKey, named.role.rawValue], isAlone)
        }
        if let doubt = delegates.doubt {
            let path = isAlone ? ["sceneDelegate"] : [SceneRole.delegatesKey, doubt.role.rawValue]
            facts.append(ScannedFact(path, nil, .unknown, at: doubt.place, doubt.reason))
        }
        return facts
    }

    private func sceneDelegate(_ named: SceneDelegates.Named, _ path: [String], _ isAlone: Bool) -> [ScannedFact] {
        if let type = source.code.type(named.name) {
            var delegate = reader.read(type, as: named.role.receivers, of: named.role)
            tellWindow(&delegate, of: named.role)
            return delegate.facts(below: path)
        }
        if let framework = FrameworkClass.named(named.name, versions: source.libraries) {
            return [ScannedFact(path, .object([]), .assumed, at: named.place, named.name)]
                + reader.methods(of: framework, as: named.role.receivers).flatMap { $0.facts(below: path) }
        }
        if named.isOwn, isAlone, source.open.code == nil {
            return [ScannedFact(path, .null, at: named.place, "no file of the target declares \(named.name)")]
        }
        return [ScannedFact(path, nil, .unknown, at: named.place, "\(named.name) isn't part of the target")]
    }

    /// Where no storyboard makes the window and the method isn't seen to make one, something that it calls may. The window
    /// of another display is only doubted, where it hangs on a condition.
    private func tellWindow(_ delegate: inout DelegateReading, of role: SceneRole) {
        guard role != .window || (!source.infoPlist.namesStoryboard && swiftUI == nil),
            let index = delegate.methods.firstIndex(where: { $0.callback == .sceneWillConnect }),
            let actions = delegate.methods[index].actions, let place = delegate.methods[index].place,
            !actions.contains(where: { $0.action.kind == .makeWindow })
        else { return }
        if let doubt = delegate.methods[index].windowDoubt {
            delegate.methods[index].actions = nil
            delegate.methods[index].doubt = doubt
        } else if role != .window {
            return
        } else if let made = sites.windows.first(where: { $0.initializer == .scene }) {
            let found = BodyActions.Found(
                action: .makeWindow(.scene), place: made.1.place,
                assumption: "\(made.1.type ?? "another file") makes it")
            delegate.methods[index].actions = [found] + actions
        } else {
            delegate.methods[index].actions = nil
            delegate.methods[index].doubt = BodyActions.Doubt(
                reason: "no file of the target is seen to make its window", place: place)
        }
    }

    /// The methods of the app delegate that a framework's scene delegate calls where UIKit doesn't.
    private var bridged: [Callback: String] {
        let windows = SceneDelegates(source, index).named.filter { $0.role == .window }
        let frameworks = windows.compactMap { named in
            let outside = source.code.type(named.name).map { source.code.withSuperclasses($0) }?.last?
                .superclass
            return FrameworkClass.named(outside ?? named.name, versions: source.libraries)
        }
        let calls = frameworks.flatMap { framework in framework.bridged.map { ($0, framework.row.name) } }
        return Dictionary(calls) { first, _ in first }
    }

    // MARK: - Notification delegate

    private func notifications(_ delegate: NotificationDelegate?) -> [ScannedFact] {
        let path = [Receiver.notificationDelegate.rawValue]
        switch delegate {
        case .type(let type): return reader.read(type, as: [.notificationDelegate]).facts(below: path)
        case .outside(let place):
            return [ScannedFact(path + ["*"], .object([]), .assumed, at: place, "its class isn't part of the target")]
        case .doubt(let reason, let place): return [ScannedFact(path + ["*"], .object([]), .unknown, at: place, reason)]
        case nil:
            if let doubt = source.open.code {
                return [.unknownOthers(below: path, at: entry.place.firstLine, doubt)]
            }
            // Who asks for notifications wants to hear of them.
            guard let place = sites.notificationRequest, source.mayHaveLibraries else { return [] }
            return [ScannedFact(path + ["*"], .object([]), .assumed, at: place, "a library is taken to set it")]
        }
    }

    /// Where a view controller sets the delegate, which answers responses by itself.
    private func lateDelegate(_ delegate: NotificationDelegate?) -> LateNotificationDelegate? {
        guard case .type(let type) = delegate, let late = LateNotificationDelegate(sites, in: source.code),
            !reader.swizzlers.contains(where: { $0.hooks.contains(.didReceiveNotificationResponse) })
        else { return nil }
        let answers = reader.read(type, as: [.notificationDelegate])[.didReceiveNotificationResponse] != nil
        return answers ? late : nil
    }

    // MARK: - SwiftUI

    private var swiftUI: SwiftUIFacts? {
        guard case .swiftUI(let name) = entry.kind, let app = source.code.type(name) else { return nil }
        return SwiftUIFacts(source: source, app: app, index: index, reader: reader)
    }

    private func swiftUIFacts(_ facts: SwiftUIFacts?, _ methods: [MethodReading]) -> [ScannedFact] {
        guard let facts else { return [] }
        let app = [ScannedFact([Receiver.swiftUIApp.rawValue], .object([]), at: entry.place.firstLine, facts.app.name)]
        let view = [
            ScannedFact([Receiver.view.rawValue], .object([]), at: entry.place.firstLine, "all views of the target")
        ]
        let others = [Receiver.swiftUIApp, .view].map { receiver in
            source.open.code.map {
                ScannedFact.unknownOthers(below: [receiver.rawValue], at: entry.place.firstLine, $0)
            }
        }
        return app + methods.flatMap { $0.facts(below: [Receiver.swiftUIApp.rawValue]) }
            + view + facts.viewMethods.flatMap { $0.facts(below: [Receiver.view.rawValue]) }
            + others.compactMap(\.self) + [facts.handlerOfIntents, facts.choiceOfWindow].compactMap(\.self)
    }
}

extension PropertyTree {
    /// Whether a scene manifest names a configuration of any role.
    fileprivate var hasSceneConfigurations: Bool {
        guard case .dictionary(let roles) = self["UISceneConfigurations"] else { return false }
        return roles.values.contains { role in
            if case .list(let configurations) = role { !configurations.isEmpty } else { false }
        }
    }
}

extension BuiltInfoPlist {
    /// Whether a storyboard makes the window of a scene.
    fileprivate var namesStoryboard: Bool {
        let configurations = values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        guard case .list(let windows) = configurations?["UIWindowSceneSessionRoleApplication"] else {
            return values["UIMainStoryboardFile"] != nil
        }
        return windows.contains { $0["UISceneStoryboardFile"] != nil }
    }
}
