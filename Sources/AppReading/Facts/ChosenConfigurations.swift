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
    /// Whether the app delegate is asked for a configuration, and nothing that it makes is seen.
    private let areMadeElsewhere: Bool

    /// One that code makes.
    fileprivate struct Made {
        let name: Name
        let place: Place
        let method: SyntaxNode
        /// Whether the app hands it back as its window connects for a tap on the icon; nil where that isn't known.
        let isUsual: Bool?
        /// Whether it may hand it back to a window.
        let isPossible: Bool
        /// Whether it is handed back as it was made.
        let isPlain: Bool
    }

    fileprivate enum Name: Equatable {
        case text(String)
        /// `nil`: the first of the role.
        case first
        case unknown
    }

    /// `found`: where these names are in the code, by the names.
    init(
        _ source: AppSource, _ found: [String: [SyntaxNode]], _ constants: CodeConstants, _ conditions: ConditionReading
    ) {
        self.source = source
        let nodes = found["UISceneConfiguration"] ?? []
        areChanged =
            ["delegateClass", "setDelegateClass"].contains { found[$0]?.isEmpty == false }
            || Set(nodes.compactMap(\.enclosingFunction)).contains { $0.descendants.contains(where: \.isOfSession) }
        let made = nodes.flatMap { Self.made(at: $0, constants, conditions) }
        areMadeElsewhere =
            made.isEmpty && !areChanged && source.windowConfigurations.count > 1 && source.code.choosesConfigurations
        self.made = made
    }

    /// What is made at a mention of the class, for windows; one for each name that it may get.
    private static func made(at node: SyntaxNode, _ constants: CodeConstants, _ conditions: ConditionReading) -> [Made]
    {
        guard let call = making(node), let argument = name(in: call), let function = call.node.configurationMethod
        else { return [] }
        let names = argument.valueOfConstant.alternatives
        // A condition for one of the names is none for what follows it.
        guard (role(of: call) ?? (names.count > 1 ? nil : SceneRole(around: call.node)) ?? .window) == .window else {
            return []
        }
        let results = call.node.resultsMadeOfIt(in: function)
        let usual = UsualConnection(function, conditions)
        let any = UsualConnection(function, conditions, isEmpty: false)
        return names.map { one in
            let ways = [results ?? [call.node]] + (names.count > 1 ? [[one]] : [])
            return Made(
                name: name(one, constants), place: node.namePlace, method: function,
                isUsual: usual.reaches(oneOfEach: ways), isPossible: any.reaches(oneOfEach: ways) != false,
                isPlain: results != nil)
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
        if argument.isNothing { return .first }
        return argument.isReassigned ? .unknown : constants.text(argument).map { .text($0) } ?? .unknown
    }

    private static func role(of call: SyntaxCall) -> SceneRole? {
        let argument = call.node.isSwift ? call.argument("sessionRole") : call.values.last
        return argument?.lastName.flatMap { SceneRole(sessionRole: $0) }
    }

    private var possible: [Made] { made.filter(\.isPossible) }

    private var usual: [Made] { made.filter { $0.isPlain && $0.isUsual == true && $0.name != .unknown } }

    /// Whether code chooses among several, and it isn't known when it asks for which.
    var isOpen: Bool {
        areMadeElsewhere || usual.isEmpty && !possible.isEmpty && possible.allSatisfy { $0.name != .unknown }
    }

    /// Those of the Info.plist that code asks for, usually if that is known; all where it isn't seen to ask for any, or asks
    /// for others, too.
    func among(_ configurations: [PropertyTree]) -> [PropertyTree] {
        let made = usual.isEmpty ? possible : usual
        let asked = made.map { made in
            configurations.enumerated().filter { number, configuration in
                made.name == .unknown || made.name == .first && number == 0 || made.name == configuration.named
            }.map(\.offset)
        }
        guard !asked.isEmpty, !asked.contains([]) else { return configurations }
        let numbers = Set(asked.joined())
        return configurations.enumerated().filter { numbers.contains($0.offset) }.map(\.element)
    }

    /// When code asks for a configuration of the Info.plist by its name.
    func setting(of configuration: PropertyTree) -> SceneDelegates.Setting? {
        made.first { $0.name == configuration.named }.map {
            SceneDelegates.Setting(method: $0.method, isUsual: $0.isUsual, isForPayload: $0.isPossible ? nil : false)
        }
    }

    /// The one that windows usually get, where it is known that it has no delegate class; or all that code asks for, where
    /// no code sets a class.
    var unmatched: Unmatched? {
        if let usual = made.first(where: { $0.isPlain && $0.isUsual == true && hasNoDelegate([$0]) }) {
            return Unmatched(usual, hasEntry: !entries(of: usual).isEmpty)
        }
        guard !areChanged, let first = possible.first, hasNoDelegate(possible) else { return nil }
        return Unmatched(first, hasEntry: possible.contains { !entries(of: $0).isEmpty })
    }

    /// Those that windows may get by names that no role has in the Info.plist, where they may get others, too.
    var misnamed: [(name: String, place: Place)] {
        guard unmatched == nil, !source.windowConfigurations.isEmpty else { return [] }
        return possible.compactMap { made in
            guard case .text(let name) = made.name, made.isPlain, made.isUsual != true, hasNoDelegate([made]),
                entries(of: made).isEmpty
            else { return nil }
            return (name, made.place)
        }
    }

    private func entries(of made: Made) -> [PropertyTree] {
        let configurations = source.windowConfigurations
        return made.name == .first ? Array(configurations.prefix(1)) : configurations.filter { $0.named == made.name }
    }

    /// Whether none of these has a delegate class. A class for another role counts for that role, in any source.
    private func hasNoDelegate(_ made: [Made]) -> Bool {
        let asked = made.flatMap(entries)
        guard made.allSatisfy({ $0.name != .unknown }), !asked.contains(where: { $0.delegateClass != nil }) else {
            return false
        }
        let others = source.configurationsOfAllRoles.compactMap(\.named)
        return !asked.isEmpty || !made.contains { others.contains($0.name) }
    }
}

extension ChosenConfigurations.Unmatched {
    fileprivate init(_ made: ChosenConfigurations.Made, hasEntry: Bool) {
        self.init(place: made.place, reason: made.name.reason(hasEntry: hasEntry))
    }
}

extension ChosenConfigurations.Name {
    fileprivate func reason(hasEntry: Bool) -> String {
        let asked =
            if case .text(let name) = self { "the configuration \(name.quoted)" } else { "the first configuration" }
        return hasEntry ? "\(asked) names no delegate class" : "the Info.plist doesn't have \(asked)"
    }
}

extension TargetCode {
    /// Whether UIKit asks the app delegate for configurations.
    fileprivate var choosesConfigurations: Bool {
        allTypes.contains { type in
            type.methods.contains {
                Callback.declared($0.declaration, by: [.appDelegate]) == .configurationForConnecting
            }
        }
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
    fileprivate var isOfSession: Bool {
        guard kind == .member, isNamed("configuration"), let base = child(.base) else { return false }
        return base.kind == .name && base.name.flatMap(base.resolve)?.kind == .parameter
    }

    /// The method `application(_:configurationForConnecting:options:)` around it.
    var configurationMethod: SyntaxNode? {
        ancestors.first { node in
            Declaration(node).map { Callback.declared($0, by: [.appDelegate]) == .configurationForConnecting } ?? false
        }
    }

    /// Where a function hands back what this makes; nil where that may be changed before, or go elsewhere.
    fileprivate func resultsMadeOfIt(in function: SyntaxNode) -> [SyntaxNode]? {
        var node = inMarks
        while let outer = node.parent, outer.kind == .ternary, node.role != .condition { node = outer.inMarks }
        guard enclosingFunction == function, let outer = node.parent else { return nil }
        if outer.kind == .return || node.role == .statement && isSwift { return [self] }
        guard let variable = node.boundVariables.first, variable.role == .statement, !variable.isReassigned else {
            return nil
        }
        var results: [SyntaxNode] = []
        for mention in variable.mentions {
            if mention.inMarks.parent?.kind == .return {
                results.append(mention)
            } else if mention.memberOfIt.map({ Self.otherParts.contains($0.name ?? "") }) != true {
                return nil
            }
        }
        return results
    }

    /// What a configuration has beside a delegate class.
    private static let otherParts: Set = ["storyboard", "sceneClass", "name", "role"]

    /// The value of a constant of a function that it names, else itself.
    fileprivate var valueOfConstant: SyntaxNode {
        guard kind == .name, let declared = name.flatMap(resolve), declared.role == .statement, !isReassigned,
            let value = declared.child(.value)
        else { return self }
        return value
    }
}
