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

        /// Whether the class goes by that name: one of Swift has its module in it, unless `@objc(Name)` gives it another, and
        /// one of Objective-C has none.
        func isName(of type: CodeType) -> Bool {
            guard let hasModule else { return true }
            let declarations = type.parts.map(\.declaration).filter { $0.kind != .extension }
            if declarations.contains(where: { $0.attribute("objc")?.argument != nil }) { return true }
            return declarations.contains { $0.node.isSwift == hasModule }
        }
    }

    /// One a role, code before the Info.plist.
    let named: [Named]
    /// Two that are as good as each other.
    let doubt: (role: SceneRole, reason: String, place: Place)?
    /// Where code chooses a configuration for windows that no class comes of.
    let unmatched: ChosenConfigurations.Unmatched?
    /// The names by which code asks for configurations in some branch, and that the Info.plist doesn't have.
    let misnamed: [(name: String, place: Place)]

    init(_ source: AppSource, _ index: NodeIndex, _ constants: CodeConstants, _ conditions: ConditionReading) {
        let inCode = Self.assigned(source, index, conditions)
        let inManifest = ChosenConfigurations(
            source, index, constants, outsideOfTests: conditions.outsideOfTests)
        unmatched = inManifest.unmatched
        misnamed = inManifest.misnamed
        let inPlist = Self.configured(source, inManifest)
        var named: [Named] = []
        var doubt: (SceneRole, String, Place)?
        for role in SceneRole.allCases {
            let chosen = inCode.filter { $0.role == role }
            let names = Set(chosen.map(\.name))
            if names.count > 1, let first = chosen.first, let place = first.place {
                doubt = doubt ?? (role, "\(names.sorted().joined(separator: " and ")) are set in code", place)
            } else if let first = chosen.first ?? inPlist.first(where: { $0.role == role }) {
                named.append(first)
            }
        }
        (self.named, self.doubt) = (named, doubt)
    }

    // MARK: - In code

    /// `configuration.delegateClass = SceneDelegate.self`, `[SceneDelegate class]` or `NSClassFromString(@"SceneDelegate")`.
    private static func assigned(
        _ source: AppSource, _ index: NodeIndex, _ conditions: ConditionReading
    ) -> [Named] {
        index["delegateClass"].flatMap { node -> [Named] in
            guard node.kind == .member, node.role == .left, let assignment = node.parent, assignment.kind == .assignment
            else { return [] }
            let timing = node.enclosingFunction.map { BodyTiming($0, conditions, isHelper: false) }
            return assignment.child(.right)?.alternatives.compactMap { value in
                // A delegate for unit tests is none of the app.
                guard timing?.timing(of: value) != .never, let name = value.namedClass else { return nil }
                let type = source.code.type(name, seenFrom: source.code.name(ofTypeAt: node.namePlace) ?? "")
                return Named(
                    role: role(of: type, source.code) ?? SceneRole(around: value) ?? role(byName: type),
                    name: type?.name ?? name, isOwn: true, place: node.namePlace)
            } ?? []
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
        return SceneRole.sessionRoles.compactMap { role, key, _ -> Named? in
            guard case .list(var configurations) = manifest?[key] else { return nil }
            if role == .window { configurations = chosen.among(configurations) }
            let names = configurations.compactMap(\.delegateClass)
            guard let first = names.first else { return nil }
            let parts = first.split(separator: ".").map(String.init)
            let module = parts.count > 1 ? parts[0] : nil
            return Named(
                role: role, name: parts.last ?? first,
                isOwn: module.map { $0 == source.module || $0.hasPrefix("$(PRODUCT_") } ?? false,
                place: source.place(ofKey: "UIApplicationSceneManifest"), hasModule: module != nil)
        }
    }
}

extension SyntaxNode {
    /// The class in `X.self`, `[X class]` and `NSClassFromString("X")`.
    fileprivate var namedClass: String? {
        let node = withoutMarks
        if node.kind == .member { return node.isNamed("self") ? node.child(.base)?.dottedName : nil }
        guard let call = SyntaxCall(node) else { return nil }
        if call.isNamed("class") { return call.receiver?.dottedName }
        return call.isNamed("NSClassFromString") ? call.values.first?.stringValue : nil
    }
}

extension AppSource {
    /// The configurations of windows in the scene manifest.
    var windowConfigurations: [PropertyTree] {
        let manifest = infoPlist.values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        guard case .list(let list) = manifest?["UIWindowSceneSessionRoleApplication"] else { return [] }
        return list
    }
}

extension PropertyTree {
    subscript(key: String) -> PropertyTree? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The class that a configuration of scenes names.
    var delegateClass: String? { self["UISceneDelegateClassName"]?.text.flatMap { $0.isEmpty ? nil : $0 } }
}
