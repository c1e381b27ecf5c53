/// The answer of a launch method, as far as its `return`s say it.
///
/// UIKit asks for it where something has started the app, and so has left launch options: an answer that only says whether
/// there are any is the same wherever it counts.
struct LaunchAnswer: Equatable {
    let value: Bool
    /// Whether it is another one without launch options.
    let needsOptions: Bool

    private init(_ value: Bool, needsOptions: Bool = false) { (self.value, self.needsOptions) = (value, needsOptions) }

    /// The answer that all of these values are; nil where they aren't one, or where it isn't known. What a superclass says
    /// that isn't the target's is asked for by the call.
    init?(
        _ values: [SyntaxNode], of function: SyntaxNode, _ calls: CodeCalls,
        answerOfSuper: @escaping (SyntaxCall) -> ReturnValue?
    ) {
        let options = function.children(.parameter).dropFirst().first
        let question = AnswerQuestion(options: options, calls: calls, answerOfSuper: answerOfSuper)
        guard let answer = question.answer(of: values, 0) else { return nil }
        self = answer
    }

    /// What asks for it.
    private struct AnswerQuestion {
        let options: SyntaxNode?
        let calls: CodeCalls
        let answerOfSuper: (SyntaxCall) -> ReturnValue?

        private static let depthLimit = 4

        func answer(of values: [SyntaxNode], _ depth: Int) -> LaunchAnswer? {
            let answers = values.map { answer(of: $0, depth) }
            guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
            return first
        }

        private func answer(of expression: SyntaxNode, _ depth: Int) -> LaunchAnswer? {
            guard depth < Self.depthLimit else { return nil }
            let node = expression.withoutMarks
            switch node.kind {
            case .literal: return node.truth.map { LaunchAnswer($0) }
            case .prefix where node.isNamed("!"):
                return node.child(.operand).flatMap { answer(of: $0, depth) }.map {
                    LaunchAnswer(!$0.value, needsOptions: $0.needsOptions)
                }
            case .binary: return answer(ofComparison: node)
            case .name where !node.isSwift && node.isName(of: options): return LaunchAnswer(true, needsOptions: true)
            case .name: return node.name.flatMap(node.resolve)?.onlyValue.flatMap { answer(of: $0, depth + 1) }
            case .call: return SyntaxCall(node).flatMap { answer(of: $0, depth) }
            default: return nil
            }
        }

        /// `launchOptions == nil`
        private func answer(ofComparison node: SyntaxNode) -> LaunchAnswer? {
            guard node.isNamed("==") || node.isNamed("!="), let left = node.child(.left),
                let right = node.child(.right),
                left.isName(of: options) && right.isNothing || left.isNothing && right.isName(of: options)
            else { return nil }
            return LaunchAnswer(node.isNamed("!="), needsOptions: true)
        }

        private func answer(of call: SyntaxCall, _ depth: Int) -> LaunchAnswer? {
            if let function = calls.function(call)?.unit.node {
                return AnswerQuestion(options: nil, calls: calls, answerOfSuper: { _ in nil }).answer(
                    of: function.returnedValues, depth + 1)
            }
            guard call.receiver?.isNamed("super") == true, case .bool(let value) = answerOfSuper(call) else {
                return nil
            }
            return LaunchAnswer(value)
        }
    }
}

extension SyntaxNode {
    var truth: Bool? {
        switch text {
        case "true", "YES": true
        case "false", "NO": false
        default: nil
        }
    }

    fileprivate func isName(of parameter: SyntaxNode?) -> Bool {
        let node = withoutMarks
        guard let parameter, node.kind == .name, let name = node.name else { return false }
        return node.resolve(name) == parameter
    }

    /// The value of a local variable that nothing changes.
    fileprivate var onlyValue: SyntaxNode? {
        guard kind == .variable, role != .member, role != .condition, let name, let function = enclosingFunction else {
            return nil
        }
        let isChanged = function.descendants.contains { node in
            guard node.isNamed(name), node.kind == .name, node.resolve(name) == self else { return false }
            // `&done` in a call, too.
            let outer = node.inMarks.parent
            return node.role == .left || outer?.kind == .prefix && outer?.isNamed("&") == true
        }
        return isChanged ? nil : child(.value)
    }
}
