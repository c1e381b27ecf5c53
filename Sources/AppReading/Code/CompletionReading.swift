/// Where a function that gets a completion handler ends without having called it.
struct SkippedCompletion: Hashable {
    /// The `return`, or the function whose end it is.
    let end: SyntaxNode
    /// The name of the handler there.
    let handler: String

    var place: Place {
        guard end.kind == .function, let body = end.child(.body) else { return end.place }
        let last = body.range.upperBound
        return Place(source: body.place.source, range: max(body.range.lowerBound, last - 1)..<last)
    }

    var remark: String {
        end.kind == .function ? "ends here without calling \(handler)" : "returns here without calling \(handler)"
    }
}

/// Reads whether a path through a function returns without calling the completion handler that it gets.
///
/// A handler that is handed on, stored, or captured by a closure counts as called there, unless it is handed to a function of
/// the target, which is read the same way. Only a path that the structure of the code is sure to have counts.
struct CompletionReading {
    let conditions: ConditionReading
    /// Nil where calls aren't followed.
    let calls: CodeCalls?
    /// The functions that are being read.
    private let open: [SyntaxNode]

    private static let depthLimit = 6

    init(_ conditions: ConditionReading, _ calls: CodeCalls?) { self.init(conditions, calls, open: []) }

    private init(_ conditions: ConditionReading, _ calls: CodeCalls?, open: [SyntaxNode]) {
        (self.conditions, self.calls, self.open) = (conditions, calls, open)
    }

    /// The first path of a method that skips its handler, which is its last parameter; nil where none is known.
    func skipped(in method: SyntaxNode) -> SkippedCompletion? {
        guard let handler = method.children(.parameter).last else { return nil }
        return ends(of: method, handler: handler)?.skipped.first
    }

    /// How a function ends, by its handler.
    struct Ends {
        /// Without the call, in the order of the text.
        let skipped: [SkippedCompletion]
        /// Whether another path ends with it.
        let isCalled: Bool
    }

    /// Nil where nothing is known.
    private func ends(of function: SyntaxNode, handler: SyntaxNode) -> Ends? {
        guard open.count < Self.depthLimit, !open.contains(function), let body = function.child(.body) else {
            return nil
        }
        let inner = CompletionReading(conditions, calls, open: open + [function])
        var walk = CompletionWalk(function, body, handler: handler.name ?? "its completion handler", inner)
        return walk.ends
    }

    /// How a function ends that a call hands the handler to; nil where it isn't sure which one that is, or nothing is known.
    func ends(of call: SyntaxCall, handing handler: HandlerMentions) -> Ends? {
        guard let target = calls?.function(call), isOnlyOne(target) else { return nil }
        let function = target.unit.node
        let handed = call.matched(with: function).filter { handler.isMentioned(in: $0.argument) }
        guard !target.unit.isInitializer, handed.count == 1, let (parameter, argument) = handed.first,
            argument.withoutMarks.kind == .name, function.declaration?.effects.contains(.throws) == false
        else { return nil }
        return ends(of: function, handler: parameter)
    }

    /// Whether a function of the target is called that says so.
    func neverReturns(_ call: SyntaxCall) -> Bool {
        guard call.node.isSwift, let function = calls?.function(call)?.unit.node, let body = function.child(.body)
        else {
            return false
        }
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
            member.owner.name != owner.name
                && code.withSuperclasses(member.owner).contains { $0.name == owner.name }
        }
    }
}
