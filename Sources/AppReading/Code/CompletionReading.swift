/// Where a function that gets a completion handler ends without having called it.
struct SkippedCompletion: Hashable {
    /// The `return`, or the function or the closure whose end it is.
    let end: SyntaxNode
    /// What isn't called, by its name there.
    let handler: String
    /// Whether no other path calls it.
    var isNeverCalled = false

    var place: Place {
        guard isWhole, let body = end.kind == .closure ? end : end.child(.body) else { return end.place }
        let last = body.range.upperBound
        return Place(source: body.place.source, range: max(body.range.lowerBound, last - 1)..<last)
    }

    var remark: String { "\(isWhole ? "ends" : "returns") here without calling \(handler)" }

    private var isWhole: Bool { end.kind == .function || end.kind == .closure }
}

/// Reads whether a path through a function returns without calling the completion handler that it gets.
///
/// A handler that is handed on, stored, or captured by a closure counts as called there, unless it is handed to a function of
/// the target, or captured by a closure that runs once, which are read the same way, or stored where no code reads it. Only
/// a path that the structure of the code is sure to have counts.
struct CompletionReading {
    let conditions: ConditionReading
    /// Nil where calls aren't followed.
    let calls: CodeCalls?
    /// What has to be called.
    let kind: CompletionKind
    /// The functions that are being read.
    private let open: [SyntaxNode]

    private static let depthLimit = 6

    init(_ conditions: ConditionReading, _ calls: CodeCalls?, of kind: CompletionKind = .handler) {
        self.init(conditions, calls, kind, open: [])
    }

    private init(_ conditions: ConditionReading, _ calls: CodeCalls?, _ kind: CompletionKind, open: [SyntaxNode]) {
        (self.conditions, self.calls, self.kind, self.open) = (conditions, calls, kind, open)
    }

    /// The first path of a method that skips its handler, which is its last parameter; nil where none is known.
    func skipped(in method: SyntaxNode) -> SkippedCompletion? {
        guard let handler = method.children(.parameter).last else { return nil }
        return ends(of: method, handler: handler.name)?.firstSkipped
    }

    /// The paths of a method that report no call, where a call has to be reported; none where none is known.
    func withoutReport(in method: SyntaxNode) -> [SkippedCompletion] { ends(of: method, handler: nil)?.skipped ?? [] }

    /// The first path of the closure of a launch handler that skips its task.
    func skipped(inClosure closure: SyntaxNode) -> SkippedCompletion? {
        let parameters = closure.children(.parameter)
        let isNumbered = closure.isSwift && closure.descendants.contains { $0.kind == .name && $0.isNamed("$0") }
        guard !parameters.isEmpty || isNumbered else { return nil }
        return ends(of: closure, handler: parameters.first.map(\.name) ?? "$0")?.firstSkipped
    }

    /// How a function ends, by its handler.
    struct Ends {
        /// Without the call, in the order of the text.
        let skipped: [SkippedCompletion]
        /// Whether another path ends with it.
        let isCalled: Bool

        fileprivate var firstSkipped: SkippedCompletion? {
            guard var first = skipped.first else { return nil }
            first.isNeverCalled = !isCalled
            return first
        }
    }

    /// Nil where nothing is known.
    private func ends(of function: SyntaxNode, handler: String?) -> Ends? {
        guard open.count < Self.depthLimit, !open.contains(function),
            let body = function.kind == .closure ? function : function.child(.body),
            conditions.budget.follow(function, .completion)
        else { return nil }
        let inner = CompletionReading(conditions, calls, kind, open: open + [function])
        var walk = CompletionWalk(function, body, handler: handler ?? "its completion handler", inner)
        return walk.ends
    }

    /// How a closure ends that a call runs once, and that alone has the handler; nil where that isn't known.
    func ends(ofClosureIn call: SyntaxCall, having handler: HandlerMentions) -> Ends? {
        guard let name = call.name, call.callee.map(handler.isMentioned) == false else { return nil }
        let having = call.arguments.filter(handler.isMentioned)
        guard having.count == 1, let closure = having[0].child(.value), closure.kind == .closure,
            !closure.children(.parameter).contains(where: { $0.isNamed(handler.name) }),
            ClosureTiming.runsOnce(name) || runsOnce(closure, call)
        else { return nil }
        return ends(of: closure, handler: handler.name)
    }

    /// Whether a function of the target runs a closure of a call exactly once: it calls the closure on every path, or passes
    /// it to a call that does.
    private func runsOnce(_ closure: SyntaxNode, _ call: SyntaxCall) -> Bool {
        guard let target = calls?.function(call), isOnlyOne(target),
            let parameter = call.matched(with: target.unit.node).first(where: { $0.argument == closure })?.parameter,
            conditions.budget.search(target.unit.node)
        else { return false }
        let function = target.unit.node
        let mentions = function.descendants.filter { node in
            node.kind == .name && parameter.name.map(node.isNamed) == true && node.resolve(node.name ?? "") == parameter
        }
        guard mentions.count == 1, var node = mentions.first else { return false }
        if node.callOfIt == nil, let argument = node.parent, argument.kind == .argument {
            guard SyntaxCall(argument.parent)?.name.map(ClosureTiming.runsOnce) == true else { return false }
        } else if node.callOfIt?.node.role != .statement {
            return false
        }
        let flow = conditions.flows[function]
        while true {
            let (path, closure) = flow.position(of: node)
            guard path == .start else { return false }
            guard let closure else { return true }
            guard let argument = closure.parent, SyntaxCall(argument.parent)?.name.map(ClosureTiming.runsOnce) == true
            else { return false }
            node = argument
        }
    }

    /// How a function ends that a call hands the handler to; nil where it isn't sure which one that is, or nothing is known.
    func ends(of call: SyntaxCall, handing handler: HandlerMentions) -> Ends? {
        guard let target = calls?.function(call), isOnlyOne(target) else { return nil }
        let function = target.unit.node
        if case .call = kind {
            return target.unit.isInitializer || function.declaration?.effects.contains(.throws) != false
                ? nil : ends(of: function, handler: nil)
        }
        let handed = call.matched(with: function).filter { handler.isMentioned(in: $0.argument) }
        guard !target.unit.isInitializer, handed.count == 1, let (parameter, argument) = handed.first,
            argument.withoutCasts.kind == .name, function.declaration?.effects.contains(.throws) == false
        else { return nil }
        return ends(of: function, handler: parameter.name)
    }

    /// Whether a function of the target is called that returns `Never`.
    func neverReturns(_ call: SyntaxCall) -> Bool {
        guard call.node.isSwift, let function = calls?.function(call)?.unit.node, let body = function.child(.body)
        else { return false }
        let head = function.text.utf8.prefix(body.range.lowerBound - function.range.lowerBound)
        return String(decoding: Array(head), as: UTF8.self).contains("-> Never")
    }

    /// Whether no subclass has another function of its name.
    private func isOnlyOne(_ target: CallTargets.Target) -> Bool {
        guard let calls, let owner = target.owner, let name = Declaration(target.unit.node)?.baseName else {
            return true
        }
        let code = calls.targets.trees.code
        return !calls.targets.declarations.members(name).contains { member in
            member.owner.name != owner.name && code.withSuperclasses(member.owner).contains { $0.name == owner.name }
        }
    }
}
