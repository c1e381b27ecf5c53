/// The types of activities that code compares with, those of the quick actions that it makes, and what it asks background
/// tasks to be.
struct LaunchTypes {
    private var activities: [String] = []
    private var actions: [String] = []
    private var tasks: [String: Set<BackgroundEvent.Kind>] = [:]
    /// The first place of each.
    private(set) var places: [String: Place] = [:]

    static let names = ["activityType"] + makers + requests.map(\.name)

    /// What makes a quick action, which only code that sets the app's actions needs.
    private static let makers = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

    private static let requests: [(name: String, kind: BackgroundEvent.Kind)] = [
        ("BGAppRefreshTaskRequest", .appRefreshTask), ("BGProcessingTaskRequest", .processingTask),
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
        for (name, kind) in Self.requests {
            for node in index[name] {
                guard let identifier = Self.argument("identifier", madeBy: node) else { continue }
                if let text = Self.text(identifier, constants) { tasks[text, default: []].insert(kind) }
            }
        }
    }

    func sources(linkedFrom hosts: [String]?) -> LaunchSources {
        LaunchSources(
            linkHosts: hosts, activityTypes: activities.unique(), quickActions: actions.unique(), taskKinds: tasks)
    }

    private mutating func note(_ type: String, of kind: EventKind, _ node: SyntaxNode) {
        let name = ProjectApp.sourceName(type, of: kind)
        places[name] = places[name] ?? node.place
    }

    private static func argument(_ label: String, madeBy node: SyntaxNode) -> SyntaxNode? {
        guard let call = SyntaxCall(node.parent), call.callee == node else { return nil }
        return call.argument(label)
    }

    /// The text of a literal or a constant. A case of an enumeration may have its own name for a text, and be taken for one
    /// of another.
    private static func text(_ node: SyntaxNode, _ constants: CodeConstants) -> String? {
        guard !(node.kind == .member && node.isNamed("rawValue")), let text = constants.text(node) else { return nil }
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
