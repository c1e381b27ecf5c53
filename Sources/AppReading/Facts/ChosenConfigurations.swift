/// The configurations of windows that `application(_:configurationForConnecting:options:)` asks for by their names.
struct ChosenConfigurations {
    /// A configuration without a delegate class.
    struct Unmatched {
        let place: Place
        let reason: String
    }

    /// The class by which they are found, and what sets a delegate class in code.
    static let names = ["UISceneConfiguration", "delegateClass", "setDelegateClass"]

    private let made: [Made]
    private let source: AppSource
    /// Whether any code sets the class of some configuration, or hands back the one that a session has.
    private let areChanged: Bool

    /// One that code makes.
    private struct Made {
        let name: Name
        let place: Place
    }

    fileprivate enum Name: Equatable {
        case text(String)
        /// `nil`: the first of the role.
        case first
        case unknown
    }

    init(_ source: AppSource, _ index: NodeIndex, _ constants: CodeConstants) {
        self.source = source
        let nodes = index["UISceneConfiguration"]
        areChanged =
            !index["delegateClass"].isEmpty || !index["setDelegateClass"].isEmpty
            || Set(nodes.compactMap(\.enclosingFunction)).contains { $0.descendants.contains(where: \.isOfSession) }
        made = nodes.compactMap { node in
            guard let call = Self.making(node), let name = Self.name(in: call), call.node.isInConfigurationMethod,
                (Self.role(of: call) ?? .window) == .window
            else { return nil }
            return Made(name: Self.name(name, constants), place: node.namePlace)
        }
    }

    /// `UISceneConfiguration(…)`, `[UISceneConfiguration configurationWithName:…]`, `[[UISceneConfiguration alloc] init…]`
    private static func making(_ name: SyntaxNode) -> SyntaxCall? {
        if name.isSwift { return name.callOfIt }
        let messages = name.ancestors.prefix { [.member, .call].contains($0.kind) }.compactMap { SyntaxCall($0) }
        return messages.first { !$0.isNamed("alloc") }
    }

    private static func name(in call: SyntaxCall) -> SyntaxNode? {
        if call.node.isSwift { return call.argument("name") }
        let isNamed = ["configurationWithName:sessionRole:", "initWithName:sessionRole:"].contains(call.name)
        return isNamed ? call.values.first : nil
    }

    private static func name(_ argument: SyntaxNode, _ constants: CodeConstants) -> Name {
        argument.isNothing ? .first : constants.text(argument).map { .text($0) } ?? .unknown
    }

    private static func role(of call: SyntaxCall) -> SceneRole? {
        let argument = call.node.isSwift ? call.argument("sessionRole") : call.values.last
        return argument?.lastName.flatMap { SceneRole(sessionRole: $0) } ?? SceneRole(around: call.node)
    }

    /// Those of the Info.plist that code asks for; all where it isn't seen to ask for any, or asks for others, too.
    func among(_ configurations: [PropertyTree]) -> [PropertyTree] {
        let asked = made.map { made in
            configurations.enumerated().filter { number, configuration in
                made.name == .unknown || made.name == .first && number == 0 || made.name == configuration.named
            }.map(\.offset)
        }
        guard !asked.isEmpty, !asked.contains([]) else { return configurations }
        let numbers = Set(asked.joined())
        return configurations.enumerated().filter { numbers.contains($0.offset) }.map(\.element)
    }

    /// Where all that code asks for is known, none of it has a delegate class, and no code sets one.
    var unmatched: Unmatched? {
        guard !areChanged, let first = made.first, made.allSatisfy({ $0.name != .unknown }) else { return nil }
        let configurations = source.windowConfigurations
        let asked = made.flatMap { made in
            made.name == .first ? Array(configurations.prefix(1)) : configurations.filter { $0.named == made.name }
        }
        if asked.contains(where: { $0.delegateClass != nil }) { return nil }
        // One that another role has is for that, whatever says so.
        let others = source.configurationsOfAllRoles.compactMap(\.named)
        guard !asked.isEmpty || !made.contains(where: { others.contains($0.name) }) else { return nil }
        return Unmatched(place: first.place, reason: first.name.reason(hasEntry: !asked.isEmpty))
    }
}

extension ChosenConfigurations.Name {
    fileprivate func reason(hasEntry: Bool) -> String {
        let asked =
            if case .text(let name) = self { "the configuration \(name.quoted)" } else { "the first configuration" }
        return hasEntry ? "\(asked) names no delegate class" : "the Info.plist doesn't have \(asked)"
    }
}

extension AppSource {
    fileprivate var configurationsOfAllRoles: [PropertyTree] {
        guard case .dictionary(let roles) = infoPlist.values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        else { return [] }
        return roles.values.flatMap { role in if case .list(let items) = role { items } else { [PropertyTree]() } }
    }
}

extension PropertyTree {
    fileprivate var named: ChosenConfigurations.Name? { self["UISceneConfigurationName"]?.text.map { .text($0) } }
}

extension SyntaxNode {
    /// `connectingSceneSession.configuration`
    fileprivate var isOfSession: Bool { kind == .member && isNamed("configuration") && child(.base) != nil }

    /// Whether it stands in `application(_:configurationForConnecting:options:)`.
    fileprivate var isInConfigurationMethod: Bool {
        ancestors.contains { node in
            Declaration(node).map { Callback.declared($0, by: [.appDelegate]) == .configurationForConnecting } ?? false
        }
    }
}
