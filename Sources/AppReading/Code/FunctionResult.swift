/// What a function hands back.
struct FunctionResult {
    /// The value on every way through it; nil unless all of them hand back one literal.
    let value: ReturnValue?
    /// Where it is handed back first.
    let place: Place
    /// Whether a launch method hands back something else where there are no launch options.
    let needsOptions: Bool
    /// Whether each `return` has a literal.
    let isLiteral: Bool

    /// Reads the `return`s of a function that some launch reaches, or the calls of its completion handler; nil where none is
    /// seen.
    init?(
        _ callback: Callback, _ function: SyntaxNode, _ timing: BodyTiming, isAsync: Bool, _ reading: CodeReading,
        answerOfSuper: @escaping (SyntaxCall) -> ReturnValue?
    ) {
        let found =
            switch callback.spec.returns {
            case .bool: function.returnedValues.filter { timing.timing(of: $0) != .never }.map { ($0, $0.flag) }
            case .fetchResult: (isAsync ? function.returnedValues : function.completions).map { ($0, $0.fetchResult) }
            case .nothing, .sceneConfiguration, .userActivity, .viewController, .handler: [(SyntaxNode, ReturnValue?)]()
            }
        guard let first = found.first else { return nil }
        let answer =
            callback.isLaunchMethod
            ? LaunchAnswer(found.map(\.0), of: function, reading, answerOfSuper: answerOfSuper) : nil
        value = answer.map { .bool($0.value) } ?? (found.allSatisfy { $0.1 == first.1 } ? first.1 : nil)
        needsOptions = answer?.needsOptions ?? false
        isLiteral = found.allSatisfy { $0.1 != nil }
        // Of several answers the first that differs from the others is the most useful.
        place = (value == nil ? found.first { $0.1 == nil } ?? first : first).0.place
    }
}

extension SyntaxNode {
    /// The values that the function, the accessor or the closure itself returns.
    var returnedValues: [SyntaxNode] {
        guard let body = kind == .closure ? self : child(.body) else { return [] }
        var values: [SyntaxNode] = []
        body.walk { node in
            if node.kind == .return || node.kind == .opaque { values.append(node.child(.value) ?? node) }
            return node == body || ![.closure, .function, .type, .accessor].contains(node.kind)
        }
        if !values.isEmpty { return values }
        // A body of one expression.
        let statements = body.children(.statement)
        return isSwift && statements.count == 1 ? statements : []
    }

    /// What the completion handler is called with; nothing where it is handed on, and so called who knows how.
    fileprivate var completions: [SyntaxNode] {
        guard let parameter = children(.parameter).last, let handler = parameter.name, let body = child(.body) else {
            return []
        }
        let mentions = body.descendants.filter {
            $0.kind == .name && $0.isNamed(handler) && $0.resolve(handler) == parameter
        }
        let calls = mentions.map { $0.role == .callee ? SyntaxCall($0.parent) : nil }
        return calls.contains(nil) ? [] : calls.compactMap { $0?.values.first ?? $0?.node }
    }

    fileprivate var flag: ReturnValue? {
        guard kind == .literal else { return nil }
        switch text {
        case "true", "YES": return .bool(true)
        case "false", "NO": return .bool(false)
        default: return nil
        }
    }

    fileprivate var fetchResult: ReturnValue? { lastName.flatMap { Self.fetchResults[$0] }.map { .fetch($0) } }

    private static let fetchResults: [String: FetchResult] = [
        "newData": .newData, "noData": .noData, "failed": .failed, "UIBackgroundFetchResultNewData": .newData,
        "UIBackgroundFetchResultNoData": .noData, "UIBackgroundFetchResultFailed": .failed,
    ]
}
