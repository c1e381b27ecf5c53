/// A notification delegate that nothing sets, in an app whose code was all read.
struct UnsetNotificationDelegate {
    let source: AppSource
    let reading: CodeReading
    let sites: SetupSites
    let index: NodeIndex

    private var code: TargetCode { source.code }
    private var types: TypeReading { reading.calls.targets.types }

    /// Whether no object of some classes becomes the delegate of the notification center, as far as places go that aren't
    /// known to set it.
    func isSure(of types: [CodeType]) -> Bool {
        // A library may set what it brings itself, or what an app hands to it.
        let isAsked = sites.notificationRequest != nil || sites.notificationDelegates.isEmpty
        guard isAsked, source.belief(in: .setNotificationDelegate) == nil,
            types.allSatisfy({ code.withSuperclasses($0).last?.hasHarmlessSuperclass ?? true })
        else { return false }
        let names = code.family(of: types)
        return !Self.setters.flatMap { index[$0] }.contains { maySet($0, names) } && !isHandedOn(names)
            && !code.spells(Self.keysOfDelegate(of: CodeConstants.centerClass) + Self.conformances)
    }

    /// What an app makes its notification centre conform to may be all that is known of it elsewhere.
    private static let conformances = ["", " "].map { "extension \(CodeConstants.centerClass)\($0):" }

    /// How a key path or a key names the property of an object that has its delegate, by which it can be set.
    static func keysOfDelegate(of object: String) -> [String] {
        ["\\.delegate", "\\\(object).delegate", "\"delegate\""]
    }

    private static let setters = ["delegate", "setDelegate"]

    /// Whether a name is that of the property of something that may be the notification centre, which an object of these
    /// classes may become.
    private func maySet(_ name: SyntaxNode, _ classes: Set<String>) -> Bool {
        guard let (center, value) = name.assignedDelegate, !value.isNothing, mayBeCenter(center),
            // An assignment to the notification center itself is analyzed as set-up.
            !reading.constants.isNotificationCenter(center)
        else { return false }
        return types.canBe(oneOf: classes, value)
            ?? ([center, value].contains { $0.mentionsNotifications } || isGivenAnything(center))
    }

    /// Whether a name is a parameter of any type that has a delegate, or a part of what mentions notifications.
    private func isGivenAnything(_ center: SyntaxNode) -> Bool {
        guard let declared = center.name.flatMap(center.resolve) else { return false }
        if declared.kind == .parameter { return types.canBe(CodeConstants.centerClass, center) ?? true }
        let match = declared.ancestors.prefix(Self.depthOfPatterns).first { $0.kind == .match }
        return match?.child(.value)?.mentionsNotifications ?? false
    }

    private static let depthOfPatterns = 10

    private func mayBeCenter(_ node: SyntaxNode) -> Bool {
        if let answer = types.canBe(CodeConstants.centerClass, node) { return answer }
        let name = node.lastName?.lowercased() ?? ""
        if Self.others.contains(where: name.hasSuffix) { return false }
        // `Messaging.messaging()` is what its own class has.
        return node.firstNames?.first.map { !types.isOutside($0) } ?? true
    }

    /// How the names of UIKit's own objects with delegates end: `tabBarController`, `searchBar`, `panGestureRecognizer`.
    private static let others = [
        "controller", "view", "bar", "field", "recognizer", "picker", "browser", "composer", "scene", "player",
        "session", "interaction", "animator", "layer",
    ]

    /// Whether an object of these classes is given to what isn't the target's and may be for notifications.
    private func isHandedOn(_ classes: Set<String>) -> Bool {
        code.allTypes.filter { classes.contains($0.name) }.flatMap(\.parts).contains { part in
            reading.calls.targets.trees.node(part).descendants.contains { node in
                guard let call = SyntaxCall(node), call.name?.contains("Observer") != true,
                    call.values.contains(where: { $0.withoutMarks.isNamed("self") }),
                    call.callee.map({ reading.calls.targets.targets(of: $0).isEmpty }) ?? true
                else { return false }
                let words = ([call.fullName, call.receiver?.text] + call.arguments.map(\.name)).compactMap(\.self)
                return words.contains { word in Self.signs.contains { word.lowercased().contains($0) } }
            }
        }
    }

    private static let signs = ["notification", "delegate", "push"]
}

extension SyntaxNode {
    /// The object whose delegate is set where this is the name of the property, and what becomes it.
    var assignedDelegate: (object: SyntaxNode, value: SyntaxNode)? {
        guard let object = child(.base), let use = parent else { return nil }
        if role == .left, let value = use.child(.right) { return (object, value.withoutMarks) }
        if role == .callee, let value = SyntaxCall(use)?.values.first { return (object, value.withoutMarks) }
        return nil
    }

    fileprivate var mentionsNotifications: Bool {
        let words = text.lowercased()
        return ["center", "centre", "notif"].contains { words.contains($0) }
    }
}
