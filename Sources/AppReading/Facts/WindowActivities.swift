/// The activities that code makes for the app's own windows: what it restores, what is dragged to the side of the screen, with
/// what it asks for a new window. Nothing outside of the app continues one.
struct WindowActivities {
    let types: Set<String>

    static let names = ["NSUserActivity", modifier]

    /// SwiftUI's, which offers an activity to other devices.
    private static let modifier = "userActivity"

    init(_ index: NodeIndex, _ constants: CodeConstants) {
        let made = index["NSUserActivity"].compactMap { node in
            node.argumentOfMaking("activityType").map {
                (type: constants.textOrRawValue($0), isOfWindow: node.isOfWindow)
            }
        }
        let offered = index[Self.modifier].compactMap { node in
            SyntaxCall(node.parent).flatMap { $0.callee == node ? $0.values.first : nil }
        }.map { (type: constants.textOrRawValue($0), isOfWindow: false) }
        let all = made + offered
        let others = Set(all.filter { !$0.isOfWindow }.map(\.type))
        // One whose type isn't known may be any.
        types = others.contains(nil) ? [] : Set(all.compactMap(\.type)).subtracting(others.compactMap(\.self))
    }
}

extension SyntaxNode {
    /// Whether the function in which an activity is made gives it to windows, and offers it to nothing else.
    fileprivate var isOfWindow: Bool {
        guard let function = ancestors.first(where: { $0.kind == .function }) else { return false }
        let names = Set(function.descendants.filter { $0.kind == .name || $0.kind == .member }.compactMap(\.name))
        guard names.isDisjoint(with: Self.offering) else { return false }
        let isRestored = function.name.map { $0.hasPrefix("stateRestorationActivity") } ?? false
        return isRestored || !names.isDisjoint(with: Self.windows)
    }

    private static let windows: Set = [
        "UIDragItem", "requestSceneSessionActivation", "activateSceneSession", "UISceneSessionActivationRequest",
        "requestSceneSessionActivation:userActivity:options:errorHandler:", "openWindow",
    ]

    /// By which other devices, the search or Siri learn of an activity.
    private static let offering: Set = [
        "becomeCurrent", "userActivity", "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPrediction",
        "isEligibleForPublicIndexing", "eligibleForHandoff", "eligibleForSearch", "eligibleForPrediction",
        "setEligibleForHandoff:", "setEligibleForSearch:", "setEligibleForPrediction:", "setUserActivity:",
    ]
}
