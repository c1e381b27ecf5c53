/// The effects of a body except for logs, so that two bodies can be compared: the calls that it makes, and what it sets.
struct BodyEffects {
    private(set) var effects: Set<Effect> = []

    enum Effect: Hashable {
        /// A function of the target, with any receiver.
        case function(CodeUnit)
        /// Something else, as the code spells it.
        case words(String)
        /// A part that isn't understood, which is like no other.
        case opaque(SyntaxNode)
    }

    /// Whether it does nothing: it is empty, only logs, only hands something back.
    var isEmpty: Bool { effects.isEmpty }

    /// Those of a function of a class, which comes first before its superclasses in the target, or of a closure.
    init(of function: SyntaxNode, ofClasses line: [CodeType], _ calls: CodeCalls) {
        // UIKit's own classes do nothing with callbacks.
        let superDoesNothing = line.count == 1 && line[0].hasHarmlessSuperclass
        let handler = function.children(.parameter).last?.name
        let bodies =
            function.kind == .closure ? function.children(.statement) : [function.child(.body)].compactMap(\.self)
        for body in bodies {
            body.walk { node in
                if node.kind == .call || node.kind == .assignment, calls.isNever(node) { return false }
                note(node, handler: handler, superDoesNothing: superDoesNothing, calls)
                return node.kind != .opaque
            }
            // A body of one expression hands that back.
            let statements = body.children(.statement)
            if function.isSwift, statements.count == 1, statements[0].isLookup { handBack(statements[0]) }
        }
    }

    private mutating func note(_ node: SyntaxNode, handler: String?, superDoesNothing: Bool, _ calls: CodeCalls) {
        switch node.kind {
        case .opaque: effects.insert(.opaque(node))
        case .assignment: effects.insert(.words(node.text))
        case .return: if let value = node.child(.value) { handBack(value) }
        case .call:
            guard let call = SyntaxCall(node), !call.isLog, !call.isNamed("synchronize") else { return }
            let isOfSuper = call.receiver?.isNamed("super") == true
            let isHandler = call.callee?.kind == .name && handler != nil && call.name == handler
            if isHandler || isOfSuper && superDoesNothing { return }
            let effect = effect(of: call, calls)
            if case .words = effect, call.name.map(Self.computing.contains) == true { return }
            effects.insert(effect)
        default: break
        }
    }

    /// Functions of Swift and Foundation that only compute what is logged then: a date, a duration, a text.
    private static let computing: Set = [
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "Date", "Double", "Int", "String", "formatted", "joined",
        "rounded", "timeIntervalSince", "timeIntervalSinceNow", "timeIntervalSinceDate:",
    ]

    /// An answer such as `true` or `nil` has no effect; an object that is looked up may have one.
    private mutating func handBack(_ value: SyntaxNode) {
        if value.kind != .literal, value.kind != .call { effects.insert(.words("return " + value.text)) }
    }

    private func effect(of call: SyntaxCall, _ calls: CodeCalls) -> Effect {
        if let target = calls.function(call) { return .function(target.unit) }
        let receiver = call.receiver.map { $0.text + "." } ?? ""
        return .words(receiver + (call.fullName ?? call.callee?.text ?? call.node.text))
    }
}

extension SyntaxNode {
    /// Whether it is an expression that only gets at something.
    fileprivate var isLookup: Bool {
        switch kind {
        case .name, .member, .subscript, .optionalChain, .forcedUnwrap, .array, .dictionary, .tuple, .ternary, .binary,
            .cast:
            true
        default: false
        }
    }
}
