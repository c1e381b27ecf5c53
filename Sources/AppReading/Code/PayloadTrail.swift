/// The trail of a payload through expressions that only compute: the code that uses it, or the expression that drops it.
///
/// A call that isn't known to compute uses what it gets.
struct PayloadTrail {
    enum End {
        case used
        /// The variables that are bound to it, or to what is computed from it.
        case named([SyntaxNode])
        /// The function around it returns it.
        case returned
        /// Whether code in a branch acts depends on it.
        case chooses(SyntaxNode)
        /// Nothing uses it after that.
        case dropped(Drop)
    }

    /// The last thing that code does with it.
    enum Drop: String {
        case checks, logs, discards

        var words: String { self == .discards ? rawValue : "only \(rawValue)" }
    }

    let end: End
    /// Whether something is computed from it before the end.
    let isComputed: Bool
    /// Whether no more than its kind is asked.
    let isQuestion: Bool

    init(_ start: SyntaxChain, _ acting: ActingCode) {
        isQuestion = start.members.contains(where: PayloadQuestion.members.contains)
        var (chain, isComputed, found) = (start, start.start.kind == .call, End?.none)
        while found == nil {
            switch Self.step(chain, isComputed: isComputed, acting) {
            case .end(let end): found = end
            case .value(let node):
                chain = SyntaxChain(from: node)
                isComputed = true
            }
        }
        (end, self.isComputed) = (found ?? .used, isComputed)
    }

    private enum Step {
        case value(SyntaxNode)
        case end(End)
    }

    /// The larger expression that a chain is a part of, or its end.
    private static func step(_ chain: SyntaxChain, isComputed: Bool, _ acting: ActingCode) -> Step {
        let node = chain.end
        let isCalled = chain.links.contains(where: \.hasArguments)
        if chain.members.first.map(counts.contains) ?? node.isComparedWithNothing, !isCalled {
            return .end(.dropped(.checks))
        }
        if let element = chain.elementOfClosure { return .end(.named([element])) }
        if chain.links.contains(where: { $0.passesItToCode(acting) }) { return .end(.used) }
        if node.isPrinted { return .end(.dropped(.logs)) }
        if node.isOfRestorationHandler { return .end(.dropped(.discards)) }
        if node.isDiscarded { return .end(isCalled ? .used : .dropped(.discards)) }
        guard let outer = node.parent else { return .end(.used) }
        switch (outer.kind, node.role) {
        case (.argument, _):
            guard let whole = outer.parent else { return .end(.used) }
            if [.interpolatedString, .subscript].contains(whole.kind) { return .value(whole) }
            return SyntaxCall(whole).map(\.onlyComputes) == true ? .value(whole) : .end(.used)
        case (.prefix, _) where outer.isNamed("!"): return .value(outer)
        case (.binary, _) where outer.name.map(operators.contains) == true: return .value(outer)
        case (.ternary, .then), (.ternary, .otherwise): return .value(outer)
        case (.variable, .value), (.match, .value), (.for, .sequence):
            let variables = node.boundVariables.filter { !$0.isNamed("_") }
            if !variables.isEmpty { return .end(.named(variables)) }
            guard let branch = outer.branchOfCondition else { return .end(.dropped(.discards)) }
            return step(in: branch, acting)
        case (.return, _): return .end(node.isInClosure ? .used : .returned)
        case (.switch, .subject): return step(in: outer, acting)
        default: break
        }
        if node.role == .condition { return step(in: outer, acting) }
        guard node.role == .statement else { return .end(.used) }
        if let search = node.searchByIt { return .value(search) }
        if node.isResultOfFunction { return .end(.returned) }
        return .end(isComputed && chain.links.isEmpty ? .dropped(.discards) : .used)
    }

    /// What depends on the condition of a branch: code that acts, or the value that it chooses.
    private static func step(in branch: SyntaxNode, _ acting: ActingCode) -> Step {
        let parts = branch.partsOfCondition
        if parts.contains(where: acting.acts) { return .end(.chooses(branch)) }
        var whole = branch
        while whole.role == .otherwise, let outer = whole.parent, outer.kind == .if { whole = outer }
        if whole.kind == .ternary || whole.role != .statement || whole.isResultOfFunction { return .value(whole) }
        guard parts.contains(where: { $0.containsOwn(.return) }) else { return .end(.dropped(.checks)) }
        return .end(branch.isInClosure ? .chooses(branch) : .returned)
    }

    /// Members that state whether something is there, or how much.
    private static let counts: Set = ["isEmpty", "count"]

    private static let operators: Set = [
        "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&&", "||", "??", "+", "-", "*", "/", "%", "..<", "...",
    ]
}

/// Code that does more than compute: a call, an assignment or an error, in addition to logs and to completion handlers.
final class ActingCode {
    private let targets: CallTargets?
    private var known: [SyntaxNode: Bool] = [:]
    private var depth = 0

    /// How far functions of the target are followed, and how long they may be, in bytes.
    private static let (deepest, longest) = (3, 2_000)

    init(_ targets: CallTargets?) { self.targets = targets }

    func acts(_ part: SyntaxNode) -> Bool {
        if let found = known[part] { return found }
        let found = part.descendants.contains(where: isAct)
        known[part] = found
        return found
    }

    /// The calls and assignments in a part that act.
    func all(in part: SyntaxNode) -> [SyntaxNode] { part.descendants.filter(isAct) }

    private func isAct(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .opaque, .throw: return true
        case .prefix, .postfix: return ["++", "--"].contains(node.name ?? "")
        case .assignment: return !(node.child(.right)?.isDiscarded ?? false)
        case .call:
            guard let call = SyntaxCall(node), call.receiver?.isNamed("super") != true else { return false }
            return !call.isLog && !call.onlyComputes && !call.isOfCompletionHandler && !reachesIdleFunction(call)
        default: return false
        }
    }

    private func reachesIdleFunction(_ call: SyntaxCall) -> Bool {
        guard depth < Self.deepest, let function = targets?.function(call)?.unit.node,
            function.range.count <= Self.longest, let body = function.child(.body)
        else { return false }
        depth += 1
        defer { depth -= 1 }
        return !acts(body)
    }
}

extension SyntaxNode {
    /// Whether objects get it that the caller of a restoration handler names: a caller that names none does nothing with it.
    fileprivate var isOfRestorationHandler: Bool {
        guard enclosingCall?.name?.hasPrefix("restoreUserActivityState") == true else { return false }
        return ancestors.contains { closure in
            guard closure.kind == .closure, let outer = closure.parent else { return false }
            return outer.kind == .variable
                || outer.kind == .argument
                    && (outer.isNamed("restorationHandler")
                        || closure.enclosingCall?.name?.contains("restorationHandler:") == true)
        }
    }
}

extension SyntaxChain {
    /// The name of each element in the closure with which a chain ends: the parameter in
    /// `contexts.forEach { context in … }`, the closure itself where it has `$0`.
    fileprivate var elementOfClosure: SyntaxNode? {
        // What `map` returns may be used in place of its elements.
        guard case .call(let call) = links.last, call.values.count == 1, let closure = call.closures.first,
            call.isNamed("forEach") || call.isNamed("map") && end.role == .statement
        else { return nil }
        let element = closure.children(.parameter).first ?? closure
        let name = element.kind == .closure ? "$0" : element.name ?? ""
        return closure.descendants.contains { $0.kind == .name && $0.name == name } ? element : nil
    }
}

extension SyntaxChain.Link {
    fileprivate var hasArguments: Bool { if case .call(let call) = self { !call.arguments.isEmpty } else { false } }

    /// Whether a call gets a closure that acts, or a function: `contexts.forEach { open($0.url) }`, `item.map(perform)`.
    fileprivate func passesItToCode(_ acting: ActingCode) -> Bool {
        guard case .call(let call) = self else { return false }
        if call.closures.contains(where: acting.acts) { return true }
        return ["map", "flatMap", "compactMap", "forEach", "filter", "first", "contains"].contains(call.name ?? "")
            && call.values.contains { [.name, .member].contains($0.kind) && !$0.isInitializerOfText }
    }
}

extension SyntaxCall {
    /// Whether a call only computes a value from what it gets: the initializer of a value, a decoder, a comparison.
    var onlyComputes: Bool {
        guard let name else { return false }
        if node.isSwift, callee?.kind == .name, Self.values.contains(name) || isOfRawValue { return true }
        if isNamed("init"), let type = receiver?.lastName, Self.values.contains(type) { return true }
        if let type = Self.decoders[name] { return receiver?.text.contains(type) == true }
        return Self.comparisons.contains(name) || name == "type" && argument("of") != nil
            || isComparison && receiver != nil
    }

    /// `Kind(rawValue: item.type)`
    private var isOfRawValue: Bool {
        arguments.count == 1 && argument("rawValue") != nil && name?.first?.isUppercase == true
    }

    /// Types whose objects are values.
    private static let values: Set = [
        "URL", "URLComponents", "URLQueryItem", "URLRequest", "String", "Substring", "Int", "Double", "Float", "Bool",
        "UUID", "Data", "Date", "Array", "Set", "Dictionary", "NSString", "NSURL", "NSURLComponents", "IndexPath",
        "JSONDecoder", "PropertyListDecoder",
    ]

    private static let decoders = [
        "decode": "Decoder", "jsonObject": "JSONSerialization",
        "JSONObjectWithData:options:error:": "JSONSerialization", "URLWithString:": "NSURL",
        "componentsWithURL:resolvingAgainstBaseURL:": "NSURLComponents", "componentsWithString:": "NSURLComponents",
    ]

    private static let comparisons: Set = [
        "contains", "hasPrefix", "hasSuffix", "hasPrefix:", "hasSuffix:", "containsObject:", "containsString:",
        "caseInsensitiveCompare", "caseInsensitiveCompare:", "firstIndex", "elementsEqual",
    ]

    /// Whether it calls the completion handler of a method that UIKit calls.
    fileprivate var isOfCompletionHandler: Bool {
        guard let callee, callee.kind == .name, let declared = name.flatMap(callee.resolve),
            declared.kind == .parameter, let function = declared.parent, let declaration = Declaration(function),
            function.children(.parameter).last == declared
        else { return false }
        return Callback.declared(declaration, by: Receiver.allCases) != nil
    }
}

extension SyntaxNode {
    fileprivate var isInClosure: Bool { enclosingFunction?.kind == .closure }

    /// `URL.init(string:)`, `String.init`
    fileprivate var isInitializerOfText: Bool { text.contains(".init") }

    /// What comes after a statement in its block.
    var statementsAfter: [SyntaxNode] {
        parent?.children(.statement).filter { $0.range.lowerBound >= range.upperBound } ?? []
    }

    /// The parts of which a branch runs one.
    var arms: [SyntaxNode] { children(.then) + children(.otherwise) }

    /// What may run or not by a condition of this branch: its arms, and what follows where one of them leaves it.
    var partsOfCondition: [SyntaxNode] {
        var parts = ownParts
        guard mayLeaveBlock else { return parts }
        var node = self
        while node.kind != .function, node.kind != .closure, let outer = node.parent {
            if node.role == .statement { parts += node.statementsAfter }
            node = outer
        }
        return parts
    }

    private var ownParts: [SyntaxNode] {
        children.filter { [.condition, .then, .otherwise, .body, .element].contains($0.role) }
    }

    /// Whether what comes after this branch depends on its condition.
    var mayLeaveBlock: Bool {
        // `break` of a case ends no more than the `switch`.
        let ends: [SyntaxKind] = kind == .switch ? [.return, .throw] : [.return, .throw, .jump]
        return kind == .guard || ownParts.contains { part in ends.contains { part.containsOwn($0) } }
    }

    /// Whether a part itself has a statement of a kind, outside of closures and functions.
    fileprivate func containsOwn(_ kind: SyntaxKind) -> Bool {
        var found = false
        walk { node in
            if node.kind == kind { found = true }
            return !found && ![.closure, .function, .type].contains(node.kind)
        }
        return found
    }

    /// Whether it is the only expression of a function with a result.
    /// The search whose closure returns it: `items.first { $0.id == item.type }`.
    fileprivate var searchByIt: SyntaxNode? {
        guard let closure = parent, closure.kind == .closure, closure.children(.statement).count == 1,
            let call = closure.parent.flatMap({ SyntaxCall($0.parent) }),
            ["first", "last", "firstIndex", "lastIndex", "contains", "filter"].contains(call.name ?? "")
        else { return nil }
        return call.node
    }

    fileprivate var isResultOfFunction: Bool {
        guard isSwift, let block = parent, block.kind == .block, block.children(.statement).count == 1,
            let function = block.parent
        else { return false }
        if function.kind == .accessor { return true }
        return function.kind == .function && function.text.prefix { $0 != "{" }.contains("->")
    }
}
