/// Goes through the statements of a function along all of its paths, and notes which end without a call of its handler.
struct CompletionWalk {
    private let function: SyntaxNode
    private let body: SyntaxNode
    let handler: HandlerMentions
    let reading: CompletionReading
    /// The variables that the function assigns: a condition with them may have another result later.
    let assigned: Set<String>
    /// Whether closures that run once are followed: not where they may ask for what a task does whose time is up.
    private let followsClosures: Bool
    private var steps = 0

    /// Beyond these nothing is known.
    private static let stepLimit = 4_000
    private static let wayLimit = 64

    init(_ function: SyntaxNode, _ body: SyntaxNode, handler: String, _ reading: CompletionReading) {
        (self.function, self.body, self.reading) = (function, body, reading)
        self.handler = HandlerMentions(of: handler, reading.kind, in: body)
        followsClosures = !self.handler.isCompletedByExpiration(in: body)
        assigned = Set(body.descendants.filter { $0.kind == .assignment }.compactMap { $0.child(.left)?.lastName })
    }

    /// Nil where nothing is known.
    var ends: CompletionReading.Ends? {
        mutating get {
            guard !isHidden else { return nil }
            var exits = WayExits()
            let on = run(body.children(.statement), OpenWays(ways: [OpenWay()]), &exits)
            exits.ends += skipped(on, at: function)
            guard steps <= Self.stepLimit else { return nil }
            return CompletionReading.Ends(skipped: exits.ends, isCalled: on.isCalled || exits.isCalled)
        }
    }

    /// Whether a part of the body isn't seen, or control goes through it in a way that isn't followed.
    private var isHidden: Bool {
        let isOpaque = body.descendants.contains { node in
            node.kind == .opaque || node.kind == .skipped || node.kind == .jump && node.text.hasPrefix("goto")
        }
        return isOpaque || hasOtherBranches
    }

    /// Whether the handler is named in a part that isn't built.
    private var hasOtherBranches: Bool {
        guard body.hasBuildConditions else { return false }
        // Any part that isn't built may report the call.
        if case .call = handler.kind { return true }
        let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
        let words = body.text.split { !isPart($0) }.filter { $0 == handler.name }.count
        return words > body.descendants.filter { $0.isNamed(handler.name) }.count
    }

    private func skipped(_ ways: OpenWays, at end: SyntaxNode) -> [SkippedCompletion] {
        let here = SkippedCompletion(end: end, handler: handler.words(isSwift: body.isSwift))
        return Set(ways.ways.map { $0.left ?? here }).sorted { $0.end.range.lowerBound < $1.end.range.lowerBound }
    }

    // MARK: - Statements

    /// Follows ways through a list of statements; the answer is what comes behind it.
    mutating func run(_ statements: [SyntaxNode], _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        var ways = ways
        for (number, statement) in statements.enumerated() {
            guard !ways.ways.isEmpty else { return leave(statements[number...], after: ways, &exits) }
            let called = ways.isCalled
            ways = run(statement, OpenWays(ways: ways.ways), &exits)
            ways.isCalled = ways.isCalled || called
        }
        return ways
    }

    /// Follows a way on which the handler has been called to the statement that ends the block, if there is one.
    private func leave(_ rest: ArraySlice<SyntaxNode>, after ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        guard ways.isCalled, let last = rest.first(where: { [.return, .throw, .jump].contains($0.kind) }) else {
            return ways
        }
        switch last.kind {
        case .return:
            exits.isCalled = true
            return .none
        case .jump: return jump(last, ways, &exits)
        // The code that catches the error isn't followed from here.
        default: return ways
        }
    }

    /// A block, or in C a single statement.
    mutating func run(block: SyntaxNode?, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        guard let block else { return ways }
        return block.kind == .block && block.child(.subject) == nil
            ? run(block.children(.statement), ways, &exits) : run([block], ways, &exits)
    }

    private mutating func run(_ statement: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        steps += ways.ways.count > Self.wayLimit ? Self.stepLimit : 1
        guard steps <= Self.stepLimit else { return .called }
        switch statement.kind {
        case .function, .type, .otherDeclaration: return ways
        case .block:
            let begun = evaluate(statement.children(.subject), ways, &exits)
            return run(statement.children(.statement), begun, &exits)
        case .if: return runIf(statement, ways, &exits)
        case .guard: return runGuard(statement, ways, &exits)
        case .switch: return runSwitch(statement, ways, &exits)
        case .for, .while, .repeat: return runLoop(statement, ways, &exits)
        case .do: return runDo(statement, ways, &exits)
        // It runs at the end of the block, on each way to it.
        case .defer: return handler.isMentioned(in: statement) ? .called : ways
        case .return: return leave(statement, ways, &exits)
        case .throw:
            exits.throwing = exits.throwing.union(evaluate(statement.children(.value), ways, &exits))
            return .none
        case .jump: return jump(statement, ways, &exits)
        default: return runExpression(statement, ways, &exits)
        }
    }

    private mutating func leave(_ statement: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        let value = statement.child(.value)
        let ways = value.map { runExpression($0, ways, &exits) } ?? ways
        exits.ends += skipped(ways, at: statement)
        if ways.isCalled { exits.isCalled = true }
        return .none
    }

    private func jump(_ statement: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        switch statement.text.filter({ $0 != ";" }) {
        case "break": exits.breaks = exits.breaks.union(ways)
        case "continue": exits.continues = exits.continues.union(ways)
        case "fallthrough": exits.falls = exits.falls.union(ways)
        // Which loop is meant isn't followed.
        default: return .called
        }
        return .none
    }

    // MARK: - Expressions

    /// A statement that is an expression, or what is returned.
    private func runExpression(_ statement: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        let expression = (statement.kind == .variable ? statement.child(.value) ?? statement : statement).withoutEffects
        if expression.isMacro { return .called }
        if expression.neverReturns { return .none }
        if let call = SyntaxCall(expression) {
            if handler.isMentioned(in: statement) { return hand(call.resumedTask ?? call, ways) }
            if reading.neverReturns(call) { return .none }
        }
        return evaluate([statement], ways, &exits)
    }

    func evaluate(_ expressions: [SyntaxNode], _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        if expressions.count == 1, isStoredUnread(expressions[0]) { return ways }
        if expressions.contains(where: handler.isMentioned) { return .called }
        if expressions.contains(where: \.mayThrow) { exits.throwing = exits.throwing.union(ways) }
        return ways
    }

    /// Whether the handler is only stored in a property that no code reads.
    private func isStoredUnread(_ statement: SyntaxNode) -> Bool {
        guard statement.kind == .assignment, statement.child(.right)?.withoutMarks.isNamed(handler.name) == true,
            let left = statement.child(.left), let calls = reading.calls
        else { return false }
        let property = left.kind == .subscript ? left.child(.base) : left
        return property?.withoutMarks.name.map(calls.isOnlySet) ?? false
    }

    /// What a function of the target does that gets the handler.
    private func hand(_ call: SyntaxCall, _ ways: OpenWays) -> OpenWays {
        let closure = followsClosures ? reading.ends(ofClosureIn: call, having: handler) : nil
        guard let ends = closure ?? reading.ends(of: call, handing: handler), let left = ends.skipped.first else {
            return .called
        }
        let open = OpenWays(
            ways: Set(
                ways.ways.map { way in
                    var way = way
                    way.left = way.left ?? left
                    return way
                }), isCalled: ends.isCalled)
        return open.besideCalls
    }
}

extension SyntaxCall {
    /// `session.dataTask(with: url) { … }` of `session.dataTask(with: url) { … }.resume()`
    fileprivate var resumedTask: SyntaxCall? { isNamed("resume") && arguments.isEmpty ? SyntaxCall(receiver) : nil }
}

extension SyntaxNode {
    /// Whether the build decides about parts of it.
    var hasBuildConditions: Bool { text.contains("#if") || text.contains("# if") }

    /// What is behind `try` and `await`.
    fileprivate var withoutEffects: SyntaxNode {
        var node = self
        while node.kind == .await || node.kind == .try && node.isNamed("try"), let inner = node.child(.operand) {
            node = inner
        }
        return node
    }

    /// Whether it can throw to what is around it; a closure catches for itself.
    fileprivate var mayThrow: Bool {
        var mayThrow = false
        walk { node in
            if node.kind == .try, node.isNamed("try") { mayThrow = true }
            return ![.closure, .function, .type].contains(node.kind)
        }
        return mayThrow
    }

    /// A word of a macro as a statement, which may do anything.
    fileprivate var isMacro: Bool {
        guard !isSwift, let name = kind == .name ? name : SyntaxCall(self)?.callee?.name else { return false }
        let isMessage = SyntaxCall(self)?.callee?.kind == .member
        return !isMessage && name.contains(where: \.isLetter) && !name.contains(where: \.isLowercase)
    }

    /// Whether it ends the process, or says that it isn't reached.
    fileprivate var neverReturns: Bool {
        guard let call = SyntaxCall(self), let name = call.name else { return false }
        if Self.ends.contains(name) { return true }
        if Self.checks.contains(name), let first = call.values.first {
            return ["false", "NO", "0"].contains(first.text)
        }
        let words = name.lowercased()
        return ["fatal", "unreachable", "unimplemented", "notimplemented"].contains(where: words.contains)
    }

    private static let ends: Set = [
        "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit", "_exit", "dispatchMain", "raise",
        "raise:format:", "__builtin_trap", "__builtin_unreachable", "doesNotRecognizeSelector:",
    ]
    private static let checks: Set = ["assert", "precondition", "NSAssert", "NSCAssert", "NSParameterAssert"]
}
