/// The control flow of a function, a closure, an accessor or a file: the path to each of its parts.
///
/// It knows in which order the statements and expressions of Swift and Objective-C run, and which of them end the code after
/// them. Only `CompletionWalk` follows statements on its own. A path lists conditions and doesn't evaluate them.
final class ControlFlow {
    private let root: SyntaxNode
    private(set) var steps = FlowSteps()
    private var paths: [SyntaxNode: FlowPath] = [:]
    private var loops = 0

    init(_ root: SyntaxNode) {
        self.root = root
        var exits: [Exit] = []
        switch root.kind {
        case .function, .accessor: _ = run(block: root.child(.body), .start, &exits)
        case .file, .closure, .block: _ = run(root.children(.statement), .start, &exits)
        default: visit(root, .start)
        }
    }

    // MARK: - Queries

    /// The path to a part, and the closure at whose start that path begins; nil if it begins at the start of the whole.
    ///
    /// The path to a closure is that to its own start.
    func position(of node: SyntaxNode) -> (path: FlowPath, closure: SyntaxNode?) {
        var path: FlowPath?
        var inner = node
        while inner != root {
            if inner.kind == .closure { return (path ?? .start, inner) }
            if inner.kind == .function || inner.kind == .type { return (never, nil) }
            if path == nil { path = paths[inner] }
            guard let outer = inner.parent else { break }
            inner = outer
        }
        return (path ?? .start, nil)
    }

    private lazy var never = steps.add(.never, after: .start)

    /// The paths to a part through the closures around it and all paths before these, the nearest first.
    func pathsOutward(from node: SyntaxNode) -> [FlowPath] {
        var (paths, node) = ([FlowPath](), Optional(node))
        while let inner = node {
            let (path, closure) = position(of: inner)
            paths += steps.paths(path)
            node = closure == root ? nil : closure?.parent
        }
        return paths
    }

    /// The steps to a part through the closures around it, the nearest first.
    func stepsOutward(from node: SyntaxNode) -> [FlowStep] {
        pathsOutward(from: node).compactMap { steps.last(of: $0)?.step }
    }

    // MARK: - Statements

    /// A part that ends the code after it.
    private struct Exit {
        let node: SyntaxNode
        let kind: Kind
        var path: FlowPath

        enum Kind {
            case returns, throwing, breaks, continues, falls, jumps, crash

            /// Nil for `goto`, which isn't followed.
            init?(jump node: SyntaxNode) {
                let words = node.text.split { " \n\t;".contains($0) }
                switch words.first {
                case "break": self = words.count > 1 ? .jumps : .breaks
                case "continue": self = words.count > 1 ? .jumps : .continues
                case "fallthrough": self = .falls
                default: return nil
                }
            }
        }

        /// The exit with the most common kind represents several exits.
        static func isRarer(_ first: Exit, _ second: Exit) -> Bool {
            func rank(_ exit: Exit) -> Int { exit.kind == .returns ? 0 : exit.kind == .throwing ? 1 : 2 }
            return rank(first) < rank(second)
        }

        /// Whether it leaves the function.
        var isOfFunction: Bool { [.returns, .throwing, .crash].contains(kind) }
    }

    /// One of several parts of which one runs.
    private struct Arm {
        let start: FlowPath
        /// The path to what follows; nil if nothing does.
        var after: FlowPath?
        var exits: [Exit] = []
        /// What holds after another arm ran; nil for that this one didn't run.
        var opposite: [FlowStep.Clause]?
    }

    private func run(_ statements: [SyntaxNode], _ start: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        var path = start
        for (index, statement) in statements.enumerated() {
            paths[statement] = path
            guard let next = run(statement, path, &exits) else {
                guard index + 1 < statements.count else { return nil }
                let dead = steps.add(.never, after: path)
                for statement in statements[(index + 1)...] { paths[statement] = dead }
                return nil
            }
            path = next
        }
        return path
    }

    /// A block, or in C a single statement.
    private func run(block: SyntaxNode?, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        guard let block else { return path }
        paths[block] = path
        guard block.kind == .block else { return run([block], path, &exits) }
        for subject in block.children(.subject) { visit(subject, path) }
        return run(block.children(.statement), path, &exits)
    }

    private func run(_ statement: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        switch statement.kind {
        case .function, .type, .otherDeclaration: return path
        case .block: return run(block: statement, path, &exits)
        case .if: return runIf(statement, path, &exits)
        case .guard: return runGuard(statement, path, &exits)
        case .switch: return runSwitch(statement, path, &exits)
        case .for, .while, .repeat: return runLoop(statement, path, &exits)
        case .do: return runDo(statement, path, &exits)
        case .defer:
            var own: [Exit] = []
            _ = run(block: statement.child(.body), path, &own)
            return path
        case .return, .throw:
            for value in statement.children(.value) { visit(value, path) }
            exits.append(Exit(node: statement, kind: statement.kind == .return ? .returns : .throwing, path: path))
            return nil
        case .jump:
            guard let kind = Exit.Kind(jump: statement) else { return path }
            exits.append(Exit(node: statement, kind: kind, path: path))
            return nil
        default:
            visit(statement, path)
            guard statement.endsProcess else { return path }
            exits.append(Exit(node: statement, kind: .crash, path: path))
            return nil
        }
    }

    // MARK: - Branches

    /// Visits conditions, each of which is asked only if those before it hold; returns the path on which all do.
    private func meet(_ conditions: [SyntaxNode], _ path: FlowPath) -> FlowPath {
        conditions.reduce(path) { path, condition in
            paths[condition] = path
            visit(condition, path)
            return condition.conjuncts.reduce(path) { steps.add(.condition($1, isMet: true), after: $0) }
        }
    }

    /// The clause of a path on which not all of some conditions hold.
    private func miss(_ conditions: [SyntaxNode], _ met: FlowPath, since path: FlowPath) -> FlowStep.Clause {
        let parts = conditions.flatMap(\.conjuncts)
        return parts.count == 1 ? .condition(parts[0], isMet: false) : .unless(met, since: path)
    }

    private func runIf(_ node: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        let conditions = node.children(.condition)
        let met = meet(conditions, path)
        let missed = miss(conditions, met, since: path)
        var then = Arm(start: met, opposite: [missed])
        then.after = run(block: node.child(.then), met, &then.exits)
        let unmet = steps.add(missed, after: path)
        var otherwise = Arm(start: unmet, opposite: clauses(conditions))
        otherwise.after = run(block: node.child(.otherwise), unmet, &otherwise.exits)
        return join([then, otherwise], of: node, path, &exits)
    }

    private func runGuard(_ node: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        let conditions = node.children(.condition)
        let met = meet(conditions, path)
        let unmet = steps.add(miss(conditions, met, since: path), after: path)
        var otherwise = Arm(start: unmet, opposite: clauses(conditions))
        // Its block ends in each program that compiles.
        if run(block: node.child(.otherwise), unmet, &otherwise.exits) != nil, otherwise.exits.isEmpty {
            otherwise.exits = [Exit(node: node.child(.otherwise) ?? node, kind: .returns, path: unmet)]
        }
        return join([Arm(start: met, after: met), otherwise], of: node, path, &exits)
    }

    private func clauses(_ conditions: [SyntaxNode]) -> [FlowStep.Clause] {
        conditions.flatMap(\.conjuncts).map { .condition($0, isMet: true) }
    }

    private func runSwitch(_ node: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        for subject in node.children(.subject) { visit(subject, path) }
        let elements = node.children(.element).filter { $0.kind == .switchCase }
        var arms: [Arm] = []
        /// The cases that run into the next one.
        var falling: Set<Int> = []
        for (number, element) in elements.enumerated() {
            var arm = Arm(start: steps.add(.matches(element), after: path))
            for part in element.children where part.role != .statement { visit(part, path) }
            let end = run(element.children(.statement), arm.start, &arm.exits)
            let isLeft = arm.exits.contains { $0.kind == .breaks }
            let falls = !node.isSwift && end != nil || arm.exits.contains { $0.kind == .falls }
            if falls, !isLeft { falling.insert(number) }
            arm.after = end ?? (isLeft || falls ? arm.start : nil)
            arm.exits.removeAll { [.breaks, .falls].contains($0.kind) }
            arms.append(arm)
        }
        for number in arms.indices.dropLast().reversed() where falling.contains(number) && arms[number + 1].after == nil
        {
            arms[number].after = nil
            arms[number].exits += arms[number + 1].exits
        }
        let isComplete = node.isSwift || elements.contains { $0.children(.pattern).isEmpty }
        return join(arms + (isComplete && !arms.isEmpty ? [] : [Arm(start: path, after: path)]), of: node, path, &exits)
    }

    /// The path after a statement that runs one of several arms.
    private func join(_ arms: [Arm], of statement: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        var after = path
        for arm in arms {
            var left = arm.exits
            if arm.after == nil, left.allSatisfy(\.isOfFunction), var exit = left.min(by: Exit.isRarer) {
                // Its exits are one.
                exit.path = arm.start
                left = [exit]
                let clauses = arm.opposite ?? [.unless(arm.start, since: path)]
                after = clauses.reduce(after) { steps.add($1, after: $0, end: end(exit, in: statement)) }
            } else {
                after = pass(&left, in: statement, after, since: path)
            }
            exits += left
        }
        return arms.contains { $0.after != nil } ? after : nil
    }

    private static let mostExits = 16

    /// The path on which the code hasn't ended in a statement.
    private func pass(_ exits: inout [Exit], in statement: SyntaxNode, _ after: FlowPath, since path: FlowPath)
        -> FlowPath
    {
        if exits.count > Self.mostExits, var exit = exits.first(where: \.isOfFunction) {
            exit.path = steps.add(.event(statement), after: path)
            exits = exits.filter { !$0.isOfFunction }.prefix(Self.mostExits) + [exit]
        }
        return exits.reduce(after) { after, exit in
            steps.add(.unless(exit.path, since: path), after: after, end: end(exit, in: statement))
        }
    }

    private func end(_ exit: Exit, in statement: SyntaxNode) -> FlowStep.End {
        FlowStep.End(node: exit.node, statement: statement, isCrash: exit.kind == .crash)
    }

    // MARK: - Loops and errors

    private func runLoop(_ node: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        for part in node.children where [.pattern, .sequence, .statement, .update].contains(part.role) {
            visit(part, path)
        }
        let conditions = node.children(.condition)
        let begun = node.kind == .for ? steps.add(.loop(node), after: path) : path
        let start = node.kind == .repeat ? path : meet(conditions, begun)
        if node.kind == .repeat { for condition in conditions { visit(condition, path) } }
        loops += 1
        var inside: [Exit] = []
        let after = run(block: node.child(.body), start, &inside)
        loops -= 1
        let isLeft = inside.contains { $0.kind == .breaks || $0.kind == .jumps }
        let isResumed = after != nil || inside.contains { $0.kind == .continues }
        // A jump to a label may leave each loop but the outermost.
        inside.removeAll { !$0.isOfFunction && !($0.kind == .jumps && loops > 0) }
        let passed = pass(&inside, in: node, path, since: path)
        exits += inside
        return !isLeft && (node.isEndlessLoop || node.kind == .repeat && !isResumed) ? nil : passed
    }

    private func runDo(_ node: SyntaxNode, _ path: FlowPath, _ exits: inout [Exit]) -> FlowPath? {
        let handlers = node.children(.handler).filter { !$0.isNamed("finally") }
        // With handlers, an error may come before the body ends.
        var tried = Arm(start: handlers.isEmpty ? path : steps.add(.event(node), after: path))
        tried.after = run(block: node.child(.body), path, &tried.exits)
        if !handlers.isEmpty {
            if node.isSwift { tried.exits.removeAll { $0.kind == .throwing } }
            for index in tried.exits.indices {
                tried.exits[index].path = steps.add(.event(node), after: tried.exits[index].path)
            }
        }
        let others = handlers.map { handler in
            var arm = Arm(start: steps.add(.event(handler), after: path))
            for part in handler.children where part.role != .body { visit(part, arm.start) }
            arm.after = run(block: handler.child(.body), arm.start, &arm.exits)
            return arm
        }
        for last in node.children(.handler) where last.isNamed("finally") {
            var own: [Exit] = []
            _ = run(block: last.child(.body), path, &own)
        }
        return join([tried] + others, of: node, path, &exits)
    }

    // MARK: - Expressions

    private func visit(_ node: SyntaxNode, _ path: FlowPath) {
        var exits: [Exit] = []
        switch node.kind {
        case .closure: _ = run(node.children(.statement), .start, &exits)
        case .function, .type: return
        case .if where node.role != .statement: _ = runIf(node, path, &exits)
        case .switch where node.role != .statement: _ = runSwitch(node, path, &exits)
        case .ternary:
            let conditions = node.children(.condition)
            let met = meet(conditions, path)
            record(node.child(.then), met)
            record(node.child(.otherwise), steps.add(miss(conditions, met, since: path), after: path))
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return }
            visit(left, path)
            switch node.name {
            case "&&": record(right, steps.add(.condition(left, isMet: true), after: path))
            case "||": record(right, steps.add(.condition(left, isMet: false), after: path))
            case "??": record(right, steps.add(.missing(left), after: path))
            default: visit(right, path)
            }
        case .accessor:
            let own = steps.add(.event(node), after: path)
            paths[node] = own
            _ = run(block: node.child(.body), own, &exits)
        default: for child in node.children { visit(child, path) }
        }
    }

    private func record(_ node: SyntaxNode?, _ path: FlowPath) {
        guard let node else { return }
        paths[node] = path
        visit(node, path)
    }
}

/// The control flows of a target's code, each made once.
final class ControlFlows {
    private let flows = CachedValues<SyntaxNode, ControlFlow>()

    subscript(root: SyntaxNode) -> ControlFlow { flows(root) { ControlFlow(root) } }
}

extension SyntaxNode {
    /// A call that ends the process; nothing after it runs.
    fileprivate var endsProcess: Bool {
        guard let call = SyntaxCall(self), call.callee?.kind == .name, let name = call.name else { return false }
        return Self.processEnds.contains(name) && call.callee?.resolve(name) == nil
    }

    private static let processEnds: Set = [
        "fatalError", "preconditionFailure", "abort", "exit", "_exit", "dispatchMain", "__builtin_trap",
        "__builtin_unreachable",
    ]

    /// `for (;;)`, `while (1)`, `while true`
    var isEndlessLoop: Bool {
        let conditions = children(.condition)
        if kind == .for { return child(.sequence) == nil && conditions.isEmpty }
        return conditions.count == 1 && ["1", "true", "YES"].contains(conditions[0].text)
    }
}
