/// The types of activities that code compares with, and those of the quick actions that it makes or compares with.
struct LaunchTypes {
    private var activities: [String] = []
    private var actions: [String] = []
    private var askedActions: [String] = []
    private(set) var places: [String: Place] = [:]
    /// Whether code asks an activity whether it is a web link.
    private var asksForLinks = false

    static let names = ["activityType", "interaction", initializer] + actionNames + makers

    /// By which code asks for web links.
    static let links = ["webpageURL", HandledTypes.webLink]

    /// The first part of the selector by which Objective-C makes a quick action.
    private static let initializer = "initWithType"

    /// What makes a quick action, which only code that sets the app's actions needs.
    private static let makers = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

    /// What quick actions are called, by UIKit and by people.
    private static let actionNames = ["shortcutItem", "shortcut"]

    init(_ index: NodeIndex, _ constants: CodeConstants) {
        for node in index["activityType"] where node.kind == .member && !node.isOfRestoration {
            for other in node.comparedWith {
                if other.lastName == HandledTypes.webLink { asksForLinks = true }
                guard let type = Self.activityType(other, constants) else { continue }
                activities.append(type)
                note(type, of: .continueActivity, other)
            }
        }
        for name in Self.makers {
            for node in index[name] {
                guard let type = node.argumentOfMaking("type") else { continue }
                let texts = constants.textOrRawValue(type).map { [$0] } ?? constants.rawValuesAround(type)
                actions += texts
                for text in texts { note(text, of: .quickAction, type) }
            }
        }
        for node in index[Self.initializer] {
            guard node.child(.base)?.text.contains("ApplicationShortcutItem") == true,
                let type = SyntaxCall(node.parent)?.values.first, let text = constants.textOrRawValue(type)
            else { continue }
            actions.append(text)
            note(text, of: .quickAction, type)
        }
        for node in Self.actionNames.flatMap({ index[$0] }) {
            guard let asked = node.memberOfIt, asked.isNamed("type") else { continue }
            for other in asked.comparedWith {
                guard let text = constants.textOrRawValue(other) else { continue }
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
    }

    /// Whether code asks an activity for its type, or for an intent.
    var asksForActivities: Bool { !activities.isEmpty }

    func sources(linkedFrom hosts: [String]?) -> LaunchSources {
        var sources = LaunchSources(
            linkHosts: hosts, activityTypes: activities.unique(), quickActions: actions.unique())
        sources.askedQuickActions = askedActions.unique()
        sources.onlyLinks = asksForLinks && activities.isEmpty
        return sources
    }

    private mutating func note(_ type: String, of kind: EventKind, _ node: SyntaxNode) {
        let name = ProjectApp.sourceName(type, of: kind)
        places[name] = places[name] ?? node.place
    }

    /// Nil for what isn't known, for web links, which come from hosts, and for what UIKit restores.
    private static func activityType(_ node: SyntaxNode, _ constants: CodeConstants) -> String? {
        if node.name == "CSSearchableItemActionType" { return "com.apple.corespotlightitem" }
        if let call = SyntaxCall(node), call.name == "NSStringFromClass" || call.fullName == "String(describing:)" {
            let type = call.values.first
            return type?.isNamed("self") == true ? type?.child(.base)?.dottedName : nil
        }
        guard let text = constants.textOrRawValue(node), !text.lowercased().contains("restor") else { return nil }
        return text == HandledTypes.webLink ? nil : text
    }
}

extension SyntaxNode {
    /// An argument of the call that makes an object of the class with this name; nil for any other mention of the class.
    func argumentOfMaking(_ label: String) -> SyntaxNode? {
        guard isSwift else {
            guard let made = parent?.parent, made.role == .base, let initializer = made.parent,
                initializer.isNamed("initWith\(label.prefix(1).uppercased())\(label.dropFirst()):")
            else { return nil }
            return SyntaxCall(initializer.parent)?.values.first
        }
        guard let call = SyntaxCall(parent), call.callee == self else { return nil }
        return call.argument(label)
    }

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
            } else { String?.none }
        return name.flatMap { $0.hasSuffix("Intent") && $0 != "INIntent" ? $0 : nil }
    }

    /// Whether it is a member of what UIKit restores, or is in a file for restoration, by its name.
    fileprivate var isOfRestoration: Bool {
        text.contains("stateRestorationActivity") || place.source.name.lastPathPart.lowercased().contains("restor")
    }

    /// What stands on the other side of `==`, in the cases of a `switch`, or in `isEqualToString:`.
    fileprivate var comparedWith: [SyntaxNode] {
        guard let outer = parent else { return [] }
        switch outer.kind {
        case .binary where outer.isNamed("=="): return [outer.child(role == .left ? .right : .left)].compactMap(\.self)
        case .switch where role == .subject: return outer.children(.element).flatMap { $0.children(.pattern) }
        // A text is its own prefix.
        case .member where role == .base && ["isEqualToString:", "hasPrefix", "hasPrefix:"].contains(outer.name ?? ""):
            return SyntaxCall(outer.parent)?.values ?? []
        default: return []
        }
    }
}
