/// Which classes are the delegates of scenes, by the Info.plist and by code.
struct SceneDelegates {
    /// One class for the scenes of a role.
    struct Named {
        let role: SceneRole
        /// Its name without the module.
        let name: String
        /// Whether the module of the app, or its code, says where the class is.
        let isOwn: Bool
        let place: Place?
        /// Whether the Info.plist writes a module before it; nil for a class that code sets.
        var hasModule: Bool?
        /// Where code that UIKit asks for a configuration sets it.
        var setting: Setting?

        /// Whether the class goes by that name: one of Swift has its module in it, unless `@objc(Name)` gives it another, and
        /// one of Objective-C has none.
        func isName(of type: CodeType) -> Bool {
            guard let hasModule else { return true }
            let declarations = type.parts.map(\.declaration).filter { $0.kind != .extension }
            if declarations.contains(where: { $0.attribute("objc")?.argument != nil }) { return true }
            return declarations.contains { $0.node.isSwift == hasModule }
        }
    }

    /// When code sets a class.
    struct Setting {
        /// The method that UIKit asks for a configuration.
        let method: SyntaxNode
        /// Whether it is set as a tap on the icon connects a window; nil where that isn't known.
        let isUsual: Bool?
        /// Whether it is set as a link, a notification or a quick action connects a window; nil where that isn't known.
        let isForPayload: Bool?
    }

    /// Classes that are as good as each other.
    struct Doubt {
        let role: SceneRole
        let reason: String
        let place: Place
    }

    /// What the options decide, where windows may get another class than the usual one.
    struct Deciding {
        let options: [Slot]
        /// The other classes.
        let names: [String]
        let reason: String
        let place: Place
    }

    /// One a role, code before the Info.plist.
    let named: [Named]

    /// Whether scenes of other roles get the class of the windows: the Info.plist names it for them, or code sets it
    /// without a look at the role.
    var sharesDelegate: Bool {
        guard let window = named.first(where: { $0.role == .window }) else { return false }
        return named.contains { $0.role != .window && $0.name == window.name }
            || window.hasModule == nil && window.setting.map { !$0.method.asksForRole } ?? false
    }
    let doubt: Doubt?
    let deciding: Deciding?
    /// Where code sets a class for some windows, or one that can't be read.
    let unseen: Place?
    /// The place where code chooses a configuration for windows without a class.
    let unmatched: ChosenConfigurations.Unmatched?
    /// The names by which code asks for configurations in some branch, and that the Info.plist doesn't have.
    let misnamed: [(name: String, place: Place)]

    /// `isUsed`: whether the app can run code.
    init(
        _ source: AppSource, _ index: NodeIndex, _ constants: CodeConstants, _ conditions: ConditionReading,
        isUsed: (SyntaxNode) -> Bool
    ) {
        let nodes = ChosenConfigurations.names.reduce(into: [String: [SyntaxNode]]()) { nodes, name in
            nodes[name] = index[name].filter(isUsed)
        }
        let assigned = Self.assigned(nodes, conditions)
        let inCode = assigned.compactMap { Self.named(by: $0.value, at: $0.place, source, conditions) }
        let inManifest = ChosenConfigurations(source, nodes, constants, conditions)
        unmatched = inManifest.unmatched
        misnamed = inManifest.misnamed
        let inPlist = Self.configured(source, inManifest)
        var named: [Named] = []
        var doubt: Doubt?
        for role in SceneRole.allCases {
            let (set, listed) = (inCode.filter { $0.role == role }, inPlist.filter { $0.role == role })
            let chosen = role == .window ? Self.usual(set, beside: listed) : set.isEmpty ? listed : set
            let names = Set(chosen.map(\.name))
            if names.count > 1, let place = chosen.lazy.compactMap(\.place).first {
                let reason = "code chooses between \(names.sorted().joined(separator: " and "))"
                doubt = doubt ?? Doubt(role: role, reason: reason, place: place)
            } else if let first = chosen.first {
                named.append(first)
            }
        }
        (self.named, self.doubt) = (named, doubt)
        unseen =
            assigned.first { one in
                one.value.namedClass == nil && one.value.isBesideConfiguration
                    || inCode.contains { $0.role == .window && $0.place == one.place }
            }?.place
        let listed = source.windowConfigurations.compactMap { configuration in
            configuration.delegateClass.map {
                Named($0, .window, source, setting: inManifest.setting(of: configuration))
            }
        }
        let isOverridden = inCode.contains { $0.role == .window && $0.setting?.isForPayload == true }
        deciding = named.first { $0.role == .window }.flatMap {
            Self.deciding($0, against: isOverridden ? inCode : inCode + listed)
        }
    }

    // MARK: - One of several

    /// The classes that a window may get if only a tap on the icon connects it: a class that code certainly sets overrides the
    /// Info.plist, and a class that code sets on another condition is added to both.
    private static func usual(_ set: [Named], beside listed: [Named]) -> [Named] {
        let possible = set.filter { $0.setting?.isUsual != false }
        // What no condition is seen for, in a function of its own, is taken to hold for each window.
        return possible.contains { $0.setting?.isUsual == true || $0.setting == nil } ? possible : possible + listed
    }

    /// The options by which code gives windows another class than the usual one.
    private static func deciding(_ usual: Named, against all: [Named]) -> Deciding? {
        let others = all.filter {
            $0.role == .window && $0.name != usual.name && $0.setting.map { $0.isForPayload != false } ?? false
        }
        guard let other = others.first, let place = other.place else { return nil }
        let options = others.compactMap(\.setting?.method).flatMap(\.optionsAskedFor)
        return Deciding(
            options: options, names: others.map(\.name).unique(), reason: "\(other.name) may connect for it",
            place: place)
    }

    // MARK: - In code

    private static func named(
        by value: SyntaxNode, at place: Place, _ source: AppSource, _ conditions: ConditionReading
    ) -> Named? {
        guard let name = value.namedClass else { return nil }
        let type = source.code.type(name, seenFrom: source.code.name(ofTypeAt: place) ?? "")
        return Named(
            role: role(of: type, source.code) ?? SceneRole(around: value) ?? role(byName: type),
            name: type?.name ?? name, isOwn: true, place: place, setting: Setting(of: value, conditions))
    }

    /// What is set: `configuration.delegateClass = SceneDelegate.self`, `[SceneDelegate class]` or
    /// `NSClassFromString(@"SceneDelegate")`.
    private static func assigned(_ nodes: [String: [SyntaxNode]], _ conditions: ConditionReading) -> [(
        value: SyntaxNode, place: Place
    )] {
        ["delegateClass", "setDelegateClass"].flatMap { nodes[$0] ?? [] }.flatMap { node in
            let timing = node.enclosingFunction.map { BodyTiming($0, conditions) }
            // A delegate for unit tests is none of the app.
            let values = node.valueSet?.alternatives.filter { timing?.timing(of: $0) != .never } ?? []
            return values.map { ($0, node.namePlace) }
        }
    }

    /// The role that the protocol of a class says.
    private static func role(of type: CodeType?, _ code: TargetCode) -> SceneRole? {
        type.flatMap { code.conforms($0, to: "CPTemplateApplicationSceneDelegate") ? .carPlay : nil }
    }

    /// A class that is set under no condition serves windows, unless its name is that of another display.
    private static func role(byName type: CodeType?) -> SceneRole {
        type?.name.lowercased().contains("external") == true ? .externalDisplay : .window
    }

    // MARK: - In the Info.plist

    private static func configured(_ source: AppSource, _ chosen: ChosenConfigurations) -> [Named] {
        let manifest = source.infoPlist.values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        return SceneRole.sessionRoles.flatMap { role, key, _ -> [Named] in
            guard case .list(var configurations) = manifest?[key] else { return [] }
            if role == .window { configurations = chosen.among(configurations) }
            let names = configurations.compactMap(\.delegateClass)
            let isOpen = role == .window && chosen.isOpen
            return (isOpen ? names : Array(names.prefix(1))).map { Named($0, role, source) }
        }
    }
}

extension SceneDelegates.Named {
    /// `$(PRODUCT_MODULE_NAME).SceneDelegate`
    fileprivate init(_ name: String, _ role: SceneRole, _ source: AppSource, setting: SceneDelegates.Setting? = nil) {
        let parts = name.split(separator: ".").map(String.init)
        let module = parts.count > 1 ? parts[0] : nil
        self.init(
            role: role, name: parts.last ?? name,
            isOwn: module.map { $0 == source.module || $0.hasPrefix("$(PRODUCT_") } ?? false,
            place: source.place(ofKey: "UIApplicationSceneManifest"), hasModule: module != nil, setting: setting)
    }
}

extension SceneDelegates.Setting {
    fileprivate init?(of value: SyntaxNode, _ conditions: ConditionReading) {
        guard let method = value.configurationMethod else { return nil }
        self.method = method
        func reaches(isEmpty: Bool) -> Bool? {
            UsualConnection(method, conditions, isEmpty: isEmpty).reaches(oneOfEach: [[value]])
        }
        isUsual = reaches(isEmpty: true)
        isForPayload = reaches(isEmpty: false)
    }
}

extension SyntaxNode {
    /// The connection options that a method looks at, `options.userActivities`.
    fileprivate var optionsAskedFor: [Slot] {
        guard let options = children(.parameter).last else { return [] }
        return descendants.compactMap { node in
            guard node.kind == .member, let base = node.child(.base), base.kind == .name,
                base.name.flatMap(base.resolve) == options
            else { return nil }
            return node.name.flatMap(OptionsKey.connection)
        }
    }

    /// Whether the function around it has to do with configurations of scenes.
    fileprivate var isBesideConfiguration: Bool {
        configurationMethod != nil
            || enclosingFunction?.descendants.contains { $0.isNamed("UISceneConfiguration") } == true
    }

    /// What is set where this is the name of a property, `delegateClass`.
    fileprivate var valueSet: SyntaxNode? {
        if let assignment = parent, role == .left, assignment.kind == .assignment { return assignment.child(.right) }
        return ancestors.lazy.prefix { [.member, .call].contains($0.kind) }.compactMap { SyntaxCall($0) }.first {
            $0.isNamed("setDelegateClass:")
        }?.values.first
    }

    /// The class in `X.self`, `X.class`, `[X class]` and `NSClassFromString("X")`.
    fileprivate var namedClass: String? {
        let node = withoutMarks
        if node.kind == .member {
            return node.isNamed("self") || node.isNamed("class") ? node.child(.base)?.dottedName : nil
        }
        guard let call = SyntaxCall(node) else { return nil }
        if call.isNamed("class") { return call.receiver?.dottedName }
        return call.isNamed("NSClassFromString") ? call.values.first?.stringValue : nil
    }
}

extension AppSource {
    var windowConfigurations: [PropertyTree] {
        let manifest = infoPlist.values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        guard case .list(let list) = manifest?["UIWindowSceneSessionRoleApplication"] else { return [] }
        return list
    }
}

extension PropertyTree {
    subscript(key: String) -> PropertyTree? { if case .dictionary(let members) = self { members[key] } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var delegateClass: String? { self["UISceneDelegateClassName"]?.text.flatMap { $0.isEmpty ? nil : $0 } }
}

extension SyntaxNode {
    /// Whether a method that chooses a configuration compares the role of the session, or leaves a part of the choice to
    /// other code.
    fileprivate var asksForRole: Bool {
        let names = descendants.filter { $0.kind == .name || $0.kind == .member }
        return names.contains { node in
            (node.isNamed("role") || node.isNamed("sessionRole")) && node.inMarks.role != .value
                || ["windowApplication", "UIWindowSceneSessionRoleApplication", "carTemplateApplication"].contains(
                    node.name ?? "")
        }
    }
}
