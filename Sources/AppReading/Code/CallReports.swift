/// The code that reports an incoming call to the system, or may do so, after a VoIP push.
struct CallReports {
    private let calls: CodeCalls
    private let memory = Memory()
    /// Whether code that isn't followed counts.
    private let countsUnknown: Bool

    /// What was found in the pieces of code.
    private final class Memory {
        var answers: [SyntaxNode: Answer] = [:]
        var given: [SyntaxNode: Set<String>] = [:]
    }

    fileprivate enum Answer {
        case no, yes
        case unknown(reason: String, place: Place)
    }

    /// The functions that report a call, of selectors the beginnings; libraries name theirs after CallKit's.
    ///
    /// Sources: Apple, CXProvider; Apple, ConversationManager of LiveCommunicationKit.
    static let names = ["reportNewIncomingCall", "reportNewIncomingConversation"]

    private static let mostUnits = 300

    /// In the handler of a push, whose first parameters are the registry and the push.
    init(_ calls: CodeCalls, of handler: SyntaxNode) {
        (self.calls, countsUnknown) = (calls, true)
        _ = answer(for: handler, given: handler.children(.parameter).dropFirst().first.flatMap(\.name))
    }

    private init(_ calls: CodeCalls) { (self.calls, countsUnknown) = (calls, false) }

    /// The same without code that isn't followed.
    var onlySure: CallReports { CallReports(calls) }

    /// The first code that isn't followed.
    var doubt: (reason: String, place: Place)? {
        let all = memory.answers.values.compactMap { answer -> (reason: String, place: Place)? in
            if case .unknown(let reason, let place) = answer { (reason, place) } else { nil }
        }
        return all.min {
            ($0.place.source.name, $0.place.range.lowerBound) < ($1.place.source.name, $1.place.range.lowerBound)
        }
    }

    /// Whether a piece of code reports a call, or may.
    func mayReport(_ code: SyntaxNode) -> Bool {
        switch answer(in: code, memory.given[code.unitAround] ?? []) {
        case .yes: true
        case .unknown: countsUnknown
        case .no: false
        }
    }

    /// What a function does, to which the push is given by a name, or by any of its parameters.
    private func answer(for function: SyntaxNode, given name: String? = nil) -> Answer {
        if let known = memory.answers[function] { return known }
        memory.answers[function] = .no
        guard memory.answers.count <= Self.mostUnits else {
            return .unknown(reason: BodyWalk.unfollowed, place: function.namePlace)
        }
        var given = Set(name.map { [$0] } ?? function.children(.parameter).compactMap(\.name))
        for node in function.descendants where node.kind == .variable {
            if let name = node.name, let value = node.child(.value), mentions(value, given) { given.insert(name) }
        }
        memory.given[function] = given
        let answer = CodeUnit(whole: function).bodies.reduce(Answer.no) { $0.or(self.answer(in: $1, given)) }
        memory.answers[function] = answer
        return answer
    }

    private func answer(in code: SyntaxNode, _ given: Set<String>) -> Answer {
        var answer = Answer.no
        code.walk { node in
            if case .yes = answer { return false }
            if node.kind == .function, node != code { return false }
            if let call = SyntaxCall(node) { answer = answer.or(self.answer(for: call, given)) }
            return true
        }
        return answer
    }

    private func answer(for call: SyntaxCall, _ given: Set<String>) -> Answer {
        guard let name = call.name, let callee = call.callee, !call.isLog else { return .no }
        if callee.kind == .name, let declared = callee.resolve(name) {
            if declared.isLocalFunction { return answer(for: declared) }
            if declared.kind == .parameter || declared.kind == .variable { return .no }
        }
        let targets = calls.targets.targets(of: callee)
        // Making an object touches the values of its properties, too.
        if !name.isTypeName, !name.hasPrefix("init"), targets.contains(where: \.isStoredProperty) {
            return .unknown(reason: "calls the closure \(name)", place: callee.namePlace)
        }
        if !targets.isEmpty { return targets.reduce(Answer.no) { $0.or(answer(for: $1.unit.node)) } }
        if Self.names.contains(where: name.hasPrefix) { return .yes }
        if name.hasPrefix("post"),
            call.receiver?.text.contains("NotificationCenter") == true || call.receiver?.lastName == "defaultCenter"
        {
            return .unknown(reason: "posts a notification", place: callee.namePlace)
        }
        guard !isHarmless(call, name, given), call.arguments.contains(where: { mentions($0, given) }) else {
            return .no
        }
        return .unknown(reason: "passes the push to \(call.fullName ?? name)", place: callee.namePlace)
    }

    private func mentions(_ node: SyntaxNode, _ given: Set<String>) -> Bool {
        node.descendants.contains { $0.kind == .name && $0.name.map(given.contains) == true }
    }

    /// Whether a call of the system or of the push itself only makes a value, or keeps one.
    private func isHarmless(_ call: SyntaxCall, _ name: String, _ given: Set<String>) -> Bool {
        let root = call.callee?.firstNames?.first ?? name
        if given.contains(root) || Self.makers.contains(root) { return true }
        return Self.conversions.contains { name == $0 || name.hasPrefix($0 + ":") }
    }

    private static let makers: Set = [
        "String", "NSString", "Data", "NSData", "Int", "Bool", "Double", "UUID", "NSUUID", "URL", "NSURL", "Date",
        "NSDate", "NSNumber", "NSDictionary", "Dictionary", "Array", "Set", "JSONSerialization", "NSJSONSerialization",
        "JSONDecoder", "UserDefaults", "NSUserDefaults", "CXHandle", "CXCallUpdate", "Task", "DispatchQueue",
        "dispatch_async", "min", "max",
    ]
    private static let conversions = [
        "decode", "jsonObject", "JSONObjectWithData", "append", "set", "setObject", "setValue", "addObject", "insert",
        "isEqual", "isEqualToString", "contains", "map", "compactMap", "forEach",
    ]
}

extension CallReports.Answer {
    fileprivate func or(_ other: CallReports.Answer) -> CallReports.Answer {
        switch (self, other) {
        case (.yes, _), (_, .yes): .yes
        case (.unknown, _): self
        default: other
        }
    }
}

extension CallTargets.Target {
    fileprivate var isStoredProperty: Bool {
        unit.node.kind == .variable && unit.node.child(.accessor) == nil && !unit.isStatic
    }
}

extension HandlerMentions {
    /// The cases of a `switch` that a path may take: a VoIP push is of one type.
    func taken(of cases: [SyntaxNode]) -> [SyntaxNode] {
        guard case .call = kind else { return cases }
        let own = cases.filter { $0.children(.pattern).contains(where: \.namesVoIP) }
        return own.isEmpty ? cases : own
    }
}

extension SyntaxNode {
    /// The value of a condition that asks whether a push is a VoIP push, which it is; nil for any other.
    var isVoIP: Bool? {
        let node = withoutMarks
        switch node.kind {
        case .prefix where node.isNamed("!"): return node.child(.operand)?.isVoIP.map { !$0 }
        case .tuple: return node.onlyElement?.isVoIP
        case .binary where node.isNamed("==") || node.isNamed("!="):
            return (node.children(.left) + node.children(.right)).contains(where: \.namesVoIP)
                ? node.isNamed("==") : nil
        case .call where SyntaxCall(node)?.name == "isEqualToString:":
            return node.descendants.contains(where: \.namesVoIP) ? true : nil
        default: return nil
        }
    }

    /// `.voIP` and `PKPushTypeVoIP`
    fileprivate var namesVoIP: Bool { ["voIP", "PKPushTypeVoIP"].contains(lastName ?? "") }

    fileprivate var unitAround: SyntaxNode {
        kind == .function ? self : ancestors.first { $0.kind == .function } ?? tree.root
    }
}
