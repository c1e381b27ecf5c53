/// The types of activities that code compares with, those of the quick actions that it makes or compares with, and what it
/// asks background tasks to be.
struct LaunchTypes {
    private var activities: [String] = []
    private var actions: [String] = []
    private var askedActions: [String] = []
    private var tasks: [String: Set<BackgroundEvent.Kind>] = [:]
    /// The first place of each.
    private(set) var places: [String: Place] = [:]

    static let names = ["activityType", "interaction", initializer] + actionNames + makers + requests.map(\.name)

    /// By which code asks for web links.
    static let links = ["webpageURL", "NSUserActivityTypeBrowsingWeb"]

    /// The first part of the selector by which Objective-C makes a quick action.
    private static let initializer = "initWithType"

    /// What makes a quick action, which only code that sets the app's actions needs.
    private static let makers = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

    /// What quick actions are called, by UIKit and by people.
    private static let actionNames = ["shortcutItem", "shortcut"]

    /// What asks for a task, and as what the system delivers it to an app that it runs for that: not what goes on with
    /// something that a person has begun.
    private static let requests: [(name: String, kind: BackgroundEvent.Kind?)] = [
        ("BGAppRefreshTaskRequest", .appRefreshTask), ("BGProcessingTaskRequest", .processingTask),
        ("BGContinuedProcessingTaskRequest", nil),
    ]

    init(_ index: NodeIndex, _ constants: CodeConstants) {
        for node in index["activityType"] where node.kind == .member && !node.isOfRestoration {
            for other in node.comparedWith {
                guard let type = Self.activityType(other, constants) else { continue }
                activities.append(type)
                note(type, of: .continueActivity, other)
            }
        }
        for name in Self.makers {
            for node in index[name] {
                guard let type = Self.argument("type", madeBy: node), let text = Self.text(type, constants) else {
                    continue
                }
                actions.append(text)
                note(text, of: .quickAction, type)
            }
        }
        for node in index[Self.initializer] {
            guard node.child(.base)?.text.contains("ApplicationShortcutItem") == true,
                let type = SyntaxCall(node.parent)?.values.first, let text = Self.text(type, constants)
            else { continue }
            actions.append(text)
            note(text, of: .quickAction, type)
        }
        for node in Self.actionNames.flatMap({ index[$0] }) {
            guard let asked = node.memberOfIt, asked.isNamed("type") else { continue }
            for other in asked.comparedWith {
                guard let text = Self.text(other, constants) else { continue }
                askedActions.append(text)
                note(text, of: .quickAction, other)
            }
        }
        for node in index["interaction"] {
            for intent in node.intentsAskedFor {
                activities.append(intent)
                note(intent, of: .continueActivity, node)
            }
        }
        for (name, kind) in Self.requests {
            for node in index[name] {
                guard let identifier = Self.argument("identifier", madeBy: node) else { continue }
                guard let text = Self.text(identifier, constants) else { continue }
                tasks[text, default: []].formUnion([kind].compactMap(\.self))
            }
        }
    }

    /// Whether code asks an activity for its type, or for an intent.
    var asksForActivities: Bool { !activities.isEmpty }

    func sources(linkedFrom hosts: [String]?) -> LaunchSources {
        var sources = LaunchSources(
            linkHosts: hosts, activityTypes: activities.unique(), quickActions: actions.unique(), taskKinds: tasks)
        sources.askedQuickActions = askedActions.unique()
        return sources
    }

    private mutating func note(_ type: String, of kind: EventKind, _ node: SyntaxNode) {
        let name = ProjectApp.sourceName(type, of: kind)
        places[name] = places[name] ?? node.place
    }

    private static func argument(_ label: String, madeBy node: SyntaxNode) -> SyntaxNode? {
        guard let call = SyntaxCall(node.parent), call.callee == node else { return nil }
        return call.argument(label)
    }

    /// The text of a literal or a constant, or the raw value of a case.
    private static func text(_ node: SyntaxNode, _ constants: CodeConstants) -> String? {
        let isRawValue = node.kind == .member && node.isNamed("rawValue")
        guard let text = isRawValue ? constants.rawValue(of: node) : constants.text(node) else { return nil }
        return text.isEmpty ? nil : text
    }

    /// Nil for what isn't known, for web links, which come from hosts, and for what UIKit restores.
    private static func activityType(_ node: SyntaxNode, _ constants: CodeConstants) -> String? {
        if node.name == "CSSearchableItemActionType" { return "com.apple.corespotlightitem" }
        if let call = SyntaxCall(node), call.name == "NSStringFromClass" || call.fullName == "String(describing:)" {
            let type = call.values.first
            return type?.isNamed("self") == true ? type?.child(.base)?.dottedName : nil
        }
        guard let text = text(node, constants), !text.lowercased().contains("restor") else { return nil }
        return text == "NSUserActivityTypeBrowsingWeb" ? nil : text
    }
}

extension SyntaxNode {
    /// `INSendMessageIntent` of `interaction?.intent as? INSendMessageIntent`, and of
    /// `[interaction.intent isKindOfClass:[INSendMessageIntent class]]`; of a variable of a function each that it is asked for.
    fileprivate var intentsAskedFor: [String] {
        guard let intent = memberOfIt, intent.isNamed("intent") else { return [] }
        let variables = SyntaxChain(from: intent).end.boundVariables.filter { $0.role != .member }
        return ([intent] + variables.flatMap(\.mentions)).compactMap(\.typeOfIntent)
    }

    private var typeOfIntent: String? {
        let node = inMarks
        let name =
            if let outer = node.parent, outer.kind == .cast, outer.isSwift {
                outer.text.split(whereSeparator: \.isWhitespace).last.map(String.init)
            } else if let outer = node.parent, node.role == .base, outer.isNamed("isKindOfClass:") {
                SyntaxCall(outer.parent)?.values.first.flatMap { SyntaxCall($0)?.receiver?.lastName }
            } else {
                String?.none
            }
        return name.flatMap { $0.hasPrefix("IN") && $0.hasSuffix("Intent") ? $0 : nil }
    }

    /// Whether it is a member of what UIKit restores.
    fileprivate var isOfRestoration: Bool { text.contains("stateRestorationActivity") }

    /// What stands on the other side of `==`, in the cases of a `switch`, or in `isEqualToString:`.
    fileprivate var comparedWith: [SyntaxNode] {
        guard let outer = parent else { return [] }
        switch outer.kind {
        case .binary where outer.isNamed("=="):
            return [outer.child(role == .left ? .right : .left)].compactMap(\.self)
        case .switch where role == .subject:
            return outer.children(.element).flatMap { $0.children(.pattern) }
        case .member where outer.isNamed("isEqualToString:") && role == .base:
            return SyntaxCall(outer.parent)?.values ?? []
        default: return []
        }
    }
}
