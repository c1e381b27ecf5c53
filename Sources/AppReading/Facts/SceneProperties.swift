/// The properties that code sets on window scenes: whether closing one asks the user first, and when UIKit destroys one.
struct SceneProperties {
    let index: NodeIndex
    let constants: CodeConstants
    let conditions: ConditionReading

    static let (confirmation, destruction) = ("closureConfirmation", "destructionConditions")
    private static let setters = [confirmation: "setClosureConfirmation", destruction: "setDestructionConditions"]
    static let names = setters.flatMap { [$0, $1] }

    enum Found<Value> {
        /// `isAssumed`: a view controller sets it, which may not be shown.
        case known(Value, Place, isAssumed: Bool)
        case unknown(Place, String)
    }

    var closureConfirmation: Found<Bool>? { found(Self.confirmation, none: false) { makesConfirmation($0) } }

    var destructionConditions: Found<Set<DestructionCondition>>? {
        found(Self.destruction, none: []) { destructionConditions(in: $0) }
    }

    /// The value that all code sets, if a callback sets it without a condition; nil if no code sets another than `none`.
    private func found<Value: Equatable>(_ name: String, none: Value, _ read: (SyntaxNode) -> Value?) -> Found<Value>? {
        let settings = settings(of: name).filter { $0.timing != .never }
        let values = settings.map { $0.value.flatMap(read) }
        guard let first = settings.first, values != Array(repeating: none, count: values.count) else { return nil }
        if let unread = zip(settings, values).first(where: { $1 == nil }) {
            return .unknown(unread.0.place, "the value that code sets is unknown")
        }
        guard let value = values.first.flatMap(\.self), values.allSatisfy({ $0 == value }) else {
            return .unknown(first.place, "code sets different values")
        }
        guard let setting = settings.first(where: { $0.callback != nil && $0.timing == .atOnce }) else {
            return .unknown(first.place, "code sets it under a condition, or in a method that may not be called")
        }
        return .known(value, setting.place, isAssumed: setting.callback?.receiver == .viewController)
    }

    /// A change of a property; the value is nil if the change isn't an assignment.
    private struct Setting {
        let place: Place
        let value: SyntaxNode?
        let callback: Callback?
        let timing: Timing
    }

    /// A property of that name in the target makes it uncertain which one code sets, so nothing is reported then.
    private func settings(of name: String) -> [Setting] {
        let nodes = index[name] + index[Self.setters[name] ?? ""]
        guard !nodes.contains(where: { $0.kind == .variable }) else { return [] }
        return nodes.compactMap { node in
            let setter = node.role == .callee ? SyntaxCall(node.parent) : nil
            guard node.isSet || setter != nil || node.memberOfIt?.role == .callee,
                let function = node.ancestors.first(where: { $0.kind == .function })
            else { return nil }
            let declaration = Declaration(function)
            return Setting(
                place: node.namePlace, value: node.isSet ? node.parent?.child(.right) : setter?.values.first,
                callback: declaration.flatMap { Callback.declared($0, by: [.sceneDelegate, .viewController]) },
                timing: BodyTiming(function, conditions).timing(of: node))
        }
    }

    /// Whether it is a new confirmation, or nil; nil if that is unknown.
    private func makesConfirmation(_ value: SyntaxNode) -> Bool? {
        guard let value = constants.onlyValue(of: value) else { return nil }
        if value.isNothing { return false }
        guard let call = SyntaxCall(value) else { return nil }
        let isMade = call.callee?.descendants.contains { $0.isNamed("UISceneClosureConfirmation") } == true
        return isMade || call.callee?.text == ".init" ? true : nil
    }

    private func destructionConditions(in value: SyntaxNode) -> Set<DestructionCondition>? {
        guard let value = constants.onlyValue(of: value) else { return nil }
        let call = SyntaxCall(value)
        let isSet = call?.name.map { $0 == "Set" || $0 == "set" || $0.hasPrefix("setWith") } ?? false
        guard let parts = value.kind == .array ? [value] : isSet ? call?.values : nil else { return nil }
        // A list of arguments of Objective-C ends with nil.
        let items = parts.flatMap { $0.kind == .array ? $0.children(.element) : [$0] }.filter { !$0.isNothing }
        let known = items.map { DestructionCondition(rawValue: SyntaxCall($0)?.name ?? $0.lastName ?? "") }
        return known.contains(nil) ? nil : Set(known.compactMap(\.self))
    }
}

extension CodeConstants {
    fileprivate func onlyValue(of expression: SyntaxNode) -> SyntaxNode? {
        let values = values(of: expression)
        return values.count == 1 ? values[0].withoutMarks : nil
    }
}
