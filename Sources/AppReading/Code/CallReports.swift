/// The code that reports an incoming call to the system, or may do so, after a VoIP push.
struct CallReports {
    private let calls: CodeCalls
    private let memory = Memory()
    /// Whether code that isn't followed counts.
    private var countsUnknown = true

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
        self.calls = calls
        _ = answer(for: handler, given: handler.children(.parameter).dropFirst().first.flatMap(\.name))
    }

    /// The same without code that isn't followed.
    var onlySure: CallReports {
        var sure = self
        sure.countsUnknown = false
        return sure
    }

    /// The first code that isn't followed.
    var doubt: (reason: String, place: Place)? {
        let all = memory.answers.values.compactMap { answer -> (reason: String, place: Place)? in
            if case .unknown(let reason, let place) = answer { (reason, place) } else { nil }
        }
        return all.min { $0.place.order < $1.place.order }
    }

    /// Whether a piece of code reports a call, or may.
    func mayReport(_ code: SyntaxNode) -> Bool {
        switch answer(in: code, memory.given[code.unitAround] ?? []) {
        case .yes: true
        case .unknown: countsUnknown
        case .no: false
        }
    }

    /// Whether the push decides that a path without a report is taken, and not the state of the app.
    func isOfPush(_ skipped: SkippedCompletion) -> Bool {
        let function = skipped.end.unitAround
        let given = memory.given[function] ?? []
        let isWhole = skipped.end.kind == .function || skipped.end.kind == .closure
        let around = Array(skipped.end.ancestors.prefix { $0 != function })
        let kinds: Set<SyntaxKind> = [.if, .guard, .switch, .for, .while, .ternary, isWhole ? .do : .handler]
        let branches = (isWhole ? Array(skipped.end.descendants) : around).filter {
            kinds.contains($0.kind) && (!isWhole || mayReport($0))
        }
        return branches.allSatisfy { branch in
            if [.do, .handler].contains(branch.kind) {
                let body = (branch.kind == .do ? branch : branch.parent)?.child(.body)
                return body?.descendants.allSatisfy { $0.kind != .try || $0.mentions(given) } ?? false
            }
            return branch.children.contains { part in
                [.condition, .subject, .sequence].contains(part.role) && part.mentions(given) && !part.asksForKeys
            }
        }
    }

    /// What a function does, to which the push is given by a name, or by any of its parameters.
    private func answer(for function: SyntaxNode, given name: String? = nil) -> Answer {
        if let known = memory.answers[function] { return known }
        // Also the answer of a function that calls itself, and of one beyond the limit.
        let unknown = Answer.unknown(reason: BodyWalk.unfollowed, place: function.namePlace)
        memory.answers[function] = unknown
        guard memory.answers.count <= Self.mostUnits else { return unknown }
        let given = function.names(having: Set(name.map { [$0] } ?? function.children(.parameter).compactMap(\.name)))
        memory.given[function] = given
        var answer = CodeUnit(whole: function).bodies.reduce(Answer.no) { $0.or(self.answer(in: $1, given)) }
        if case .no = answer, function.hasBuildConditions {
            answer = .unknown(reason: "has code that isn't built", place: function.namePlace)
        }
        memory.answers[function] = answer
        return answer
    }

    private func answer(in code: SyntaxNode, _ given: Set<String>) -> Answer {
        var answer = Answer.no
        code.walk { node in
            if case .yes = answer { return false }
            if node.kind == .function, node != code { return false }
            if let call = SyntaxCall(node) {
                answer = answer.or(self.answer(for: call, given))
            } else if node.kind == .assignment, let left = node.child(.left) {
                answer = answer.or(self.answer(forChanging: left))
            } else if [.name, .member].contains(node.kind), node.role != .callee, node.callOfIt == nil,
                let function = calls.targets.targets(of: node).first(where: { $0.unit.node.kind == .function }),
                self.answer(for: function.unit.node).mayReport
            {
                let reason = "passes the function \(node.name ?? "")"
                answer = answer.or(.unknown(reason: reason, place: node.namePlace))
            }
            return true
        }
        return answer
    }

    private func answer(for call: SyntaxCall, _ given: Set<String>) -> Answer {
        guard let name = call.name, let callee = call.callee else {
            let isRead = call.callee.map { $0.withoutMarks.kind == .closure } ?? true
            return isRead ? .no : .unknown(reason: "calls a closure", place: call.node.namePlace)
        }
        if call.isLog { return .no }
        if callee.kind == .name, let declared = callee.resolve(name) {
            if declared.isLocalFunction { return answer(for: declared) }
            if declared.kind == .variable, declared.child(.value)?.kind != .closure {
                return .unknown(reason: "calls the closure \(name)", place: callee.namePlace)
            }
            if declared.kind == .parameter { return .no }
        }
        let targets = calls.targets.targets(of: callee)
        // Making an object touches the values of its properties, too.
        if !name.isTypeName, !name.hasPrefix("init"), targets.contains(where: \.isStoredProperty) {
            return .unknown(reason: "calls the closure \(name)", place: callee.namePlace)
        }
        if !targets.isEmpty {
            let made = Answer.unknown(reason: "makes an object of \(name)", place: callee.namePlace)
            let start = targets.contains(where: mayReportLater) ? made : Answer.no
            return targets.reduce(start) { $0.or(answer(for: $1.unit.node)) }
        }
        if Self.names.contains(where: name.hasPrefix) { return .yes }
        if name.hasPrefix("post"),
            call.receiver?.text.contains("NotificationCenter") == true || call.receiver?.lastName == "defaultCenter"
        {
            return .unknown(reason: "posts a notification", place: callee.namePlace)
        }
        if isHarmless(call, name, given) { return call.receiver.map(answer(forChanging:)) ?? .no }
        let whole = call.fullName ?? name
        if call.arguments.contains(where: { $0.mentions(given) }) {
            return .unknown(reason: "passes the push to \(whole)", place: callee.namePlace)
        }
        return isOfSystem(call, name) ? .no : .unknown(reason: "calls \(whole)", place: callee.namePlace)
    }

    /// Whether an object is made that has a method which reports a call, and which a library may call.
    private func mayReportLater(_ target: CallTargets.Target) -> Bool {
        guard target.unit.isInitializer || target.unit.isOfInstance, let owner = target.owner else { return false }
        return owner.methods.contains { part in
            calls.targets.trees.node(part).descendants.contains { node in
                Self.names.contains { node.kind == .member && node.name?.hasPrefix($0) == true }
            }
        }
    }

    /// Whether a change of a property, or of an element, may run code of the target.
    private func answer(forChanging left: SyntaxNode) -> Answer {
        let node = left.withoutMarks
        if node.kind == .subscript { return node.child(.base).map(answer(forElementOf:)) ?? .no }
        guard let name = node.lastName, [.name, .member].contains(node.kind) else { return .no }
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        let isObserved = calls.targets.targets(of: node).contains { target in
            let property = target.unit.node
            return property.child(.accessor) != nil || !property.children(.attribute).isEmpty
                || !property.isSwift
                    && target.owner.map { !calls.targets.declarations.methods(setter, of: $0).isEmpty } == true
        }
        return isObserved ? .unknown(reason: "sets \(name)", place: node.namePlace) : .no
    }

    private func answer(forElementOf base: SyntaxNode) -> Answer {
        if case .own = calls.targets.types.type(of: base) {
            return .unknown(reason: "sets an element of \(base.lastName ?? "an object")", place: base.namePlace)
        }
        return answer(forChanging: base)
    }

    /// Whether a call that doesn't get the push is one of Apple's frameworks, or makes an object.
    private func isOfSystem(_ call: SyntaxCall, _ name: String) -> Bool {
        let root = call.callee?.firstNames?.first ?? name
        return name.isTypeName || root.isTypeName && Self.prefixes.contains(where: root.hasPrefix)
            || Self.systemTypes.contains(root)
    }

    private static let prefixes = ["UI", "NS", "CX", "PK", "AV", "UN", "BG", "CA", "CF"]
    private static let systemTypes: Set = [
        "Bundle", "FileManager", "Logger", "NotificationCenter", "OperationQueue", "ProcessInfo", "Thread", "Timer",
        "URLSession",
    ]

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
    fileprivate var mayReport: Bool { if case .no = self { false } else { true } }

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
    /// Names, and those of the variables in the code that get a value made from one of them.
    func names(having names: Set<String>) -> Set<String> {
        var names = names
        for node in descendants where node.kind == .variable || node.kind == .assignment {
            let (name, value) = (node.name ?? node.child(.left)?.lastName, node.child(.value) ?? node.child(.right))
            if let name, value?.mentions(names) == true { names.insert(name) }
        }
        return names
    }

    func mentions(_ names: Set<String>) -> Bool {
        descendants.contains { $0.kind == .name && $0.name.map(names.contains) == true }
    }

    /// The value of a condition that asks whether a push is a VoIP push, which it is; nil for any other.
    var isVoIP: Bool? {
        let node = withoutMarks
        switch node.kind {
        case .prefix where node.isNamed("!"): return node.child(.operand)?.isVoIP.map { !$0 }
        case .binary where node.isNamed("==") || node.isNamed("!="):
            return (node.children(.left) + node.children(.right)).contains(where: \.namesVoIP)
                ? node.isNamed("==") : nil
        case .call where SyntaxCall(node)?.name == "isEqualToString:":
            return node.descendants.contains(where: \.namesVoIP) ? true : nil
        default: return nil
        }
    }

    /// `.voIP` and `PKPushTypeVoIP`
    var namesVoIP: Bool { ["voIP", "PKPushTypeVoIP"].contains(lastName ?? "") }

    /// Whether it only asks whether a push is a dictionary with texts as keys, which each is.
    fileprivate var asksForKeys: Bool {
        descendants.contains { $0.kind == .cast && $0.child(.value)?.lastName == "dictionaryPayload" }
    }

    fileprivate var unitAround: SyntaxNode {
        kind == .function ? self : ancestors.first { $0.kind == .function } ?? tree.root
    }
}
