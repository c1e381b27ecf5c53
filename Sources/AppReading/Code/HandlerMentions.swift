/// Where a function names its completion handler, or the background task that it has to complete.
struct HandlerMentions {
    let name: String
    let kind: CompletionKind
    /// The name, and the variables that hold the same task as an object of its class.
    private let names: Set<String>
    /// Local functions that name it, by which it can be called.
    private let carriers: Set<String>

    init(of name: String, _ kind: CompletionKind, in body: SyntaxNode) {
        self.name = name
        self.kind = kind
        let names = kind.isTask ? Self.names(of: name, in: body) : [name]
        self.names = names
        if case .call = kind {
            carriers = []
            return
        }
        let local = body.descendants.filter { $0.kind == .function }
        // One may call another.
        let carries = local.contains { $0.descendants.contains { $0.kind == .name && $0.isOne(of: names) } }
        carriers = carries ? Set(local.compactMap { Declaration($0)?.baseName }) : []
    }

    /// `task`, and `refresh` of `let refresh = task as! BGAppRefreshTask`.
    private static func names(of name: String, in body: SyntaxNode) -> Set<String> {
        body.descendants.reduce(into: [name]) { names, node in
            if let other = node.name, node.renames(one: names) { names.insert(other) }
        }
    }

    /// What has to be called, as people write it.
    func words(isSwift: Bool) -> String {
        switch kind {
        case .handler: return name
        case .call: return isSwift ? "\(CallReports.names[0])(with:update:completion:)" : CallReports.names[0]
        case .task: break
        }
        return isSwift ? "setTaskCompleted(success:)" : "setTaskCompletedWithSuccess:"
    }

    /// Whether an expression calls the handler, or lets something else have it.
    func isMentioned(in expression: SyntaxNode) -> Bool {
        if case .call(let reports) = kind { return reports.mayReport(expression) }
        return expression.descendants.contains(where: isMention)
    }

    private func isMention(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .name: break
        case .variable: return node.role == .capture && node.isOne(of: names) && !isOfExpiration(node)
        default: return false
        }
        guard node.isOne(of: names) else { return node.name.map(carriers.contains) == true && !isOfExpiration(node) }
        if node.role == .callee { return true }
        if node.isPrinted || node.isDiscarded || node.isComparedWithNothing { return false }
        return !kind.isTask || !(isOfExpiration(node) || node.isRenamed || node.isBaseOfProgress)
    }

    /// Whether it is in the code that a task runs when its time is up, or is asked for that.
    private func isOfExpiration(_ node: SyntaxNode) -> Bool {
        kind.isTask && node.ancestors.contains(where: \.setsExpirationHandler)
    }

    /// Whether the code for a task whose time is up completes it.
    func isCompletedByExpiration(in body: SyntaxNode) -> Bool {
        kind.isTask
            && body.descendants.contains { node in
                node.setsExpirationHandler
                    && node.descendants.contains {
                        $0.kind == .name
                            && ($0.isOne(of: names) && !$0.isBaseOfExpiration || $0.name.map(carriers.contains) == true)
                    }
            }
    }

    /// The result of a condition that asks only whether the handler is there, which it is; nil for any other.
    func presence(asked condition: SyntaxNode) -> Bool? {
        let condition = condition.withoutMarks
        if case .call = kind { return condition.isVoIP }
        switch condition.kind {
        case .name: return condition.isNamed(name) ? true : nil
        case .variable:
            // The system hands a task over as an object of the class that was asked for.
            if kind.isTask, condition.renames(one: names) { return true }
            return condition.isNamed(name) && condition.child(.value) == nil ? true : nil
        case .prefix:
            guard condition.isNamed("!") else { return nil }
            return condition.child(.operand).flatMap { presence(asked: $0) }.map { !$0 }
        case .binary:
            let sides = condition.children(.left) + condition.children(.right)
            guard let side = sides.first(where: { $0.kind == .name && $0.isNamed(name) }), side.isComparedWithNothing
            else { return nil }
            return condition.isNamed("!=")
        default: return nil
        }
    }
}

/// What has to be called in the end.
enum CompletionKind {
    /// A closure.
    case handler
    /// `setTaskCompleted(success:)` of a task.
    case task
    /// `reportNewIncomingCall(with:update:completion:)` of a call's provider.
    case call(CallReports)

    var isTask: Bool { if case .task = self { true } else { false } }
}

extension SyntaxNode {
    fileprivate func isOne(of names: Set<String>) -> Bool { name.map(names.contains) ?? false }

    /// `task` of `(task as! BGAppRefreshTask)`.
    var withoutCasts: SyntaxNode {
        var node = withoutMarks
        while node.kind == .cast, let value = node.child(.value) { node = value.withoutMarks }
        return node
    }

    /// `let refresh = task as? BGAppRefreshTask`
    fileprivate func renames(one names: Set<String>) -> Bool {
        guard kind == .variable, role != .capture, let value = child(.value)?.withoutCasts else { return false }
        return value.kind == .name && value.isOne(of: names)
    }

    /// Whether it is the value of a variable, as it is.
    fileprivate var isRenamed: Bool {
        var node = self
        while let outer = node.parent, [.cast, .optionalChain, .forcedUnwrap].contains(outer.kind) { node = outer }
        return node.role == .value && node.parent?.kind == .variable && node.parent?.role != .capture
    }

    /// `task.progress`
    fileprivate var isBaseOfProgress: Bool { memberOfIt?.isNamed("progress") ?? false }

    /// `task.expirationHandler`
    fileprivate var isBaseOfExpiration: Bool { memberOfIt?.lastName == "expirationHandler" }

    /// `task.expirationHandler = { … }`
    fileprivate var setsExpirationHandler: Bool {
        if kind == .assignment { return child(.left)?.lastName == "expirationHandler" }
        return SyntaxCall(self)?.name == "setExpirationHandler:"
    }
}
