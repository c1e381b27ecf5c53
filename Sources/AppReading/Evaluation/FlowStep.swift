/// A condition under which code runs.
struct FlowStep {
    let clause: Clause
    /// The code that would have run otherwise, and that doesn't return to here; nil if the condition is only around the code.
    let end: End?

    enum Clause {
        /// A condition of a statement, an operand of `&&` or `||`, or the condition of a ternary has this value.
        case condition(SyntaxNode, isMet: Bool)
        /// A `switch` runs this case.
        case matches(SyntaxNode)
        /// The left side of `??` is nil.
        case missing(SyntaxNode)
        /// The body of a loop runs.
        case loop(SyntaxNode)
        /// Not all conditions hold on the path to a part that ended the code, from where the paths differ.
        case unless(FlowPath, since: FlowPath)
        /// Something that isn't a condition in the code: an error is thrown, an accessor runs.
        case event(SyntaxNode)
        /// Code on every path before it ends.
        case never
    }

    /// The part of a statement that ended the code.
    struct End {
        /// The first `return`, `throw`, `break` or call that never returns.
        let node: SyntaxNode
        /// The statement in which it is.
        let statement: SyntaxNode
        /// Whether it ends the process, which no app does on purpose.
        let isCrash: Bool
    }
}

/// A path to a part of some code: its steps in a `ControlFlow`, by the number of the last one.
struct FlowPath: Hashable {
    fileprivate let number: Int32

    static let start = FlowPath(number: -1)
}

/// The steps of the paths through some code, each after another one.
struct FlowSteps {
    private var steps: [(step: FlowStep, before: FlowPath)] = []

    mutating func add(_ clause: FlowStep.Clause, after path: FlowPath, end: FlowStep.End? = nil) -> FlowPath {
        steps.append((FlowStep(clause: clause, end: end), path))
        return FlowPath(number: Int32(steps.count - 1))
    }

    /// The last step of a path, and the path before it; nil for the start.
    func last(of path: FlowPath) -> (step: FlowStep, before: FlowPath)? {
        path == .start ? nil : steps[Int(path.number)]
    }

    /// A path and those before it, as far as another one.
    func paths(_ path: FlowPath, since start: FlowPath = .start) -> [FlowPath] {
        var (paths, path) = ([FlowPath](), path)
        while path != start, let (_, before) = last(of: path) {
            paths.append(path)
            path = before
        }
        return paths
    }

    /// The clauses of a path after another one, the last one first.
    func clauses(_ path: FlowPath, since start: FlowPath) -> [FlowStep.Clause] {
        paths(path, since: start).compactMap { last(of: $0)?.step.clause }
    }
}

/// The values of the steps of a flow, each found once.
final class FlowAnswers {
    let flow: ControlFlow
    private let answer: (FlowStep.Clause) -> Bool?
    private var values: [FlowPath: Bool?] = [:]

    /// `answer`: whether a clause of a single condition holds; nil if that is unknown.
    init(_ flow: ControlFlow, _ answer: @escaping (FlowStep.Clause) -> Bool?) {
        (self.flow, self.answer) = (flow, answer)
    }

    /// Whether the last step of a path holds; nil if that is unknown.
    func value(ofLast path: FlowPath) -> Bool? {
        if let known = values[path] { return known }
        let value = flow.steps.last(of: path).map { self.value(of: $0.step.clause) } ?? true
        values[path] = .some(value)
        return value
    }

    private func value(of clause: FlowStep.Clause) -> Bool? {
        switch clause {
        case .never: return false
        case .unless(let path, let since):
            let values = flow.steps.paths(path, since: since).map { value(ofLast: $0) }
            return values.contains(false) ? true : values.contains(nil) ? nil : false
        case .condition, .matches, .missing, .loop, .event: return answer(clause)
        }
    }
}
