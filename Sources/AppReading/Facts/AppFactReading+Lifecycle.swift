// The life cycle of an app, and the delegate by which that begins.
extension AppFactReading {
    func lifecycle(_ delegate: DelegateReading?) -> (value: Lifecycle?, origin: FactOrigin) {
        let path = ScenarioPath.app("lifecycle")
        let manifest = source.infoPlist.values["UIApplicationSceneManifest"]
        switch entry.kind {
        case .swiftUI(let app): return (.swiftUI, FactOrigin(path, at: entry.place?.firstLine, app))
        case .unknown: return (nil, .unknown(path, at: entry.place?.firstLine, "the entry point of the app is unknown"))
        case .attribute, .call, .onlyConformance: break
        }
        let place = source.place(ofKey: "UIApplicationSceneManifest")
        // A delegate that can't be read may have the method.
        let mayConfigure = delegate.map { $0.others != nil } ?? true
        let isConfigured = manifest.map { $0.hasSceneConfigurations || mayConfigure } ?? false
        // The method alone is enough for UIKit.
        if let method = delegate?[.configurationForConnecting] {
            return (.scene, FactOrigin(path, at: manifest == nil ? method.place : place))
        }
        if isConfigured { return (.scene, FactOrigin(path, at: place)) }
        if manifest == nil, source.gaps.infoPlist.mayHoldMore("UIApplicationSceneManifest") {
            let reason = "an unread part may contain a scene manifest"
            return (nil, .unknown(path, at: entry.place?.firstLine, reason))
        }
        let remark = manifest == nil ? migrator?.remark : "a scene manifest without configurations doesn't adopt scenes"
        return (.appDelegate, FactOrigin(path, at: place ?? entry.place?.firstLine, remark))
    }

    /// The framework that moves the app to scenes by itself.
    var migrator: SceneMigrator? {
        delegateType.flatMap { SceneMigrator.moving($0, in: reader.trees, versions: source.libraries) }
    }

    /// Makes it unknown whether there is a window, where a launch method of an app without scenes may make it or show it.
    func leaveWindowOpen(_ delegate: inout DelegateReading?) {
        let files = ["UIMainStoryboardFile", "NSMainNibFile"]
        let isNib = source.infoPlist.values.keys.contains { key in files.contains { key.hasPrefix($0) } }
        guard !isNib, let methods = delegate?.methods, !methods.contains(where: \.makesWindow),
            let index = methods.firstIndex(where: {
                $0.callback.isLaunchMethod && $0.actions != nil && $0.windowDoubt != nil
            }), let doubt = methods[index].windowDoubt
        else { return }
        delegate?.methods[index].doubt(doubt.concern, doubt.reason, at: doubt.place)
    }

    func appDelegate(_ delegate: DelegateReading?) -> DelegateFacts {
        let choice = entry.swiftUIApp == nil ? entry.choice : nil
        if var delegate {
            delegate.choice = choice
            return .read(delegate)
        }
        let place = entry.place?.firstLine
        if let doubt = entry.doubt { return .unknown(place, doubt.sentence(unread: source.unreadCode)) }
        guard let name = entry.delegate else {
            // SwiftUI brings one of its own.
            return .read(DelegateReading(name: "the app has no delegate of its own", place: place))
        }
        guard let framework = framework(of: name) else { return .unknown(place, "\(name) isn't part of the target") }
        let methods = reader.methods(of: framework, as: [.appDelegate])
        return .read(DelegateReading(name: name, place: place, how: .assumed, choice: choice, methods: methods))
    }

    /// The framework whose class the app's delegate is, as it is.
    private func framework(of name: String) -> FrameworkClass? {
        FrameworkClass.named(name, versions: source.libraries).flatMap { $0.receiver == .appDelegate ? $0 : nil }
    }

    /// Why the app can't be analyzed: the class of its delegate isn't found. An `App` of SwiftUI is analyzed without it.
    var notAnalyzed: Diagnostic? {
        if let doubt = entry.doubt { return doubt.diagnostic(unread: source.unreadCode) }
        guard case .call = entry.kind, let name = entry.delegate, source.code.type(name) == nil,
            framework(of: name) == nil
        else { return nil }
        return .delegateOutside(name, at: entry.place, unread: source.unreadCode)
    }
}

extension EntryPoint {
    /// The window of the app's delegate, where all code is known and none of it gives the delegate one.
    func missingWindow(_ source: AppSource, _ types: TypeReading) -> DelegateWindow? {
        guard source.gaps.code == nil, doubt == nil else { return nil }
        guard let delegate else { return swiftUIApp == nil ? nil : DelegateWindow(of: nil, types) }
        return source.code.type(delegate).flatMap { DelegateWindow(of: $0, types) }
    }
}

extension AppSource {
    /// What couldn't be read of the code, which may have the class that is looked for.
    fileprivate var unreadCode: String? { unread.first { $0.isOpen && $0.isCode }?.problem.message ?? gaps.code }
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
