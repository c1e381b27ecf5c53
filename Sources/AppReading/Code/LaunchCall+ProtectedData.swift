extension LaunchCall {
    /// Calls that read keychain items, user defaults and files, all of which are encrypted until the first unlock.
    static let protectedReads = [
        LaunchCall(["SecItemCopyMatching"], means: .protectedData(.always), source: keychain),
        LaunchCall(
            ["string", "object", "data", "stringForKey", "objectForKey", "dataForKey", "dictionary", "array"],
            of: ["UserDefaults", "NSUserDefaults"], means: .protectedData(.ofSuite), source: unlock),
        LaunchCall(
            ["get", "getString", "getData"], of: ["Keychain", "Valet", "KeychainSwift"],
            means: .protectedData(.unlessThrowing), source: "https://github.com/kishikawakatsumi/KeychainAccess"),
        LaunchCall(
            ["string", "data", "object"], of: ["KeychainWrapper"], means: .protectedData(.always),
            source: "https://github.com/jrendel/SwiftKeychainWrapper"),
        LaunchCall(
            ["password", "passwordForService"], of: ["SAMKeychain", "SSKeychain"], means: .protectedData(.always),
            source: "https://github.com/soffes/SAMKeychain"),
        LaunchCall(["contents"], "atPath", means: .protectedData(.ofFile), source: unlock),
        LaunchCall(["contentsAtPath"], means: .protectedData(.ofFile), source: unlock),
    ]

    private static let keychain =
        "https://developer.apple.com/documentation/security/restricting-keychain-item-accessibility"
    private static let unlock = "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files"

    /// The calls that read protected data.
    enum ProtectedRead {
        case always
        /// Those of defaults that other processes of a group share.
        case ofSuite
        /// Those whose error isn't ignored can distinguish a locked device.
        case unlessThrowing
        /// Those of a file in the app's own folders.
        case ofFile
    }
}

extension SyntaxCall {
    func isProtected(_ read: LaunchCall.ProtectedRead, _ constants: CodeConstants) -> Bool {
        switch read {
        case .always: true
        case .ofSuite: receiver.map { constants.mentions(["suiteName:", "SuiteName:"], $0) } ?? false
        case .unlessThrowing: !node.isThrowing
        case .ofFile: loadsFileOfApp && !node.isThrowing
        }
    }
}

extension SyntaxNode {
    /// Whether its error reaches other code: `try` without a mark.
    fileprivate var isThrowing: Bool {
        ancestors.prefix { $0.role != .statement }.contains { $0.kind == .try && $0.isNamed("try") }
    }
}

/// A value of the keychain that a library returns by a subscript, which is nil if the keychain can't be read.
enum KeychainSubscript {
    /// The classes that have it, each with the source of this fact.
    private static let classes = ["Keychain": "https://github.com/kishikawakatsumi/KeychainAccess, Keychain.swift"]

    /// Whether a subscript reads a value, and doesn't set one.
    static func reads(_ node: SyntaxNode, _ constants: CodeConstants) -> Bool {
        guard node.inMarks.role != .left, let base = node.child(.base), node.children(.argument).count == 1,
            node.child(.argument)?.name == nil
        else { return false }
        return constants.isOf(Set(classes.keys.filter { constants.trees.code.isOutside($0) }), base)
    }
}

/// The functions on the way to a read of protected data, the first one first, each with the part by which it reads.
struct ProtectedReading {
    let steps: [(body: SyntaxNode, read: SyntaxNode)]
    let calls: CodeCalls
    let flows: ControlFlows
    let known: Bodies

    /// What was found in the bodies of functions.
    final class Bodies {
        fileprivate let distinguishing = CachedValues<SyntaxNode, Bool>()
        fileprivate let throwing = CachedValues<SyntaxNode, Bool>()
        fileprivate let writes = CachedValues<SyntaxNode, [SyntaxNode]>()
        fileprivate let spellsNumbers = CachedValue<Bool>()
    }

    /// Whether code on the way, or a function that it calls, distinguishes a locked device from a missing value.
    var isGuarded: Bool {
        let throwsError = steps.last.map { step in
            known.throwing(step.body) { step.body.descendants.contains { $0.kind == .throw } }
        }
        return throwsError == true && !writesAfterError
            || steps.contains { body, _ in known.distinguishing(body) { distinguishes(body) } }
    }

    private func distinguishes(_ body: SyntaxNode) -> Bool {
        func isNamed(_ code: SyntaxNode) -> Bool {
            code.descendants.contains { $0.name.map(Self.distinctions.contains) ?? false }
        }
        let called = body.descendants.compactMap { SyntaxCall($0).flatMap(calls.function)?.unit.node }
        return isNamed(body) || Set(called).contains(where: isNamed)
            || known.spellsNumbers { calls.targets.trees.code.spells(Self.numbersOfDistinctions) }
    }

    /// The numbers of errSecItemNotFound and errSecInteractionNotAllowed.
    private static let numbersOfDistinctions = ["-25300", "-25308"]
    private static let distinctions: Set = [
        "isProtectedDataAvailable", "protectedDataAvailable", "errSecItemNotFound", "errSecInteractionNotAllowed",
        "kSecAttrAccessibleAlways", "kSecAttrAccessibleAlwaysThisDeviceOnly", "protectedDataDidBecomeAvailable",
        "UIApplicationProtectedDataDidBecomeAvailable",
    ]

    /// Whether a value is written or deleted where none was read.
    var writesIfMissing: Bool { writesAfterError || steps.contains { writes(in: $0.body, after: $0.read) } }

    /// Whether code on the way catches the error that is thrown for any unread value, and writes a new one.
    private var writesAfterError: Bool {
        guard let last = steps.last else { return false }
        let thrown = last.body.descendants.filter { $0.kind == .throw }.compactMap { $0.child(.value)?.lastName }
        return steps.dropLast().contains { _, read in
            read.ancestors.contains { node in
                guard node.kind == .do, node.child(.body)?.contains(read) == true,
                    let handler = node.children(.handler).first(where: { $0.catches(thrown) })
                else { return false }
                return handler.descendants.contains { SyntaxCall($0).map(isWrite) ?? false }
            }
        }
    }

    private func writes(in body: SyntaxNode, after read: SyntaxNode) -> Bool {
        guard let function = ([body] + Array(body.ancestors)).first(where: { $0.kind == .function }) else {
            return false
        }
        let flow = flows[function]
        let names = read.namesOfResult
        let writes = known.writes(body) { body.descendants.filter { SyntaxCall($0).map(isWrite) ?? false } }
        let after = writes.lazy.filter { $0.range.lowerBound > read.range.lowerBound }.prefix(Self.mostWrites)
        return after.contains { node in
            flow.stepsOutward(from: node).contains { isMissing($0.clause, read, names, flow) }
        }
    }

    /// How many writes after a read are followed; with more, the finding stays a warning.
    private static let mostWrites = 40

    static let writers: Set = ["SecItemAdd", "SecItemDelete"]

    private func isWrite(_ call: SyntaxCall) -> Bool {
        if call.name.map(Self.writers.contains) == true { return true }
        guard let function = calls.function(call)?.unit.node else { return false }
        return function.descendants.contains { SyntaxCall($0)?.name.map(Self.writers.contains) ?? false }
    }

    /// Whether code runs only if nothing was read.
    private func isMissing(_ clause: FlowStep.Clause, _ read: SyntaxNode, _ names: Set<String>, _ flow: ControlFlow)
        -> Bool
    {
        switch clause {
        case .missing(let value): return value.contains(read) || value.isResult(names)
        case .condition(let condition, let isMet): return condition.finds(read, names).map { $0 != isMet } ?? false
        case .unless(let path, let since):
            let clauses = flow.steps.clauses(path, since: since)
            guard clauses.count == 1, case .condition(let condition, let isMet) = clauses[0] else { return false }
            return condition.finds(read, names).map { $0 == isMet } ?? false
        case .matches, .loop, .event, .never: return false
        }
    }
}

extension SyntaxNode {
    /// Whether a `catch` catches one of the errors with these names: it catches all, or names one of them.
    fileprivate func catches(_ errors: [String]) -> Bool {
        let patterns = children(.pattern)
        let names = Set(patterns.flatMap { $0.descendants.compactMap(\.lastName) })
        return !errors.isEmpty && children(.condition).isEmpty
            && (patterns.allSatisfy { $0.kind == .variable } || !names.isDisjoint(with: errors))
    }

    /// The names of what a call reads: the variable or the property that gets its result, and what it fills.
    fileprivate var namesOfResult: Set<String> {
        let call = callOfIt?.node ?? self
        let end = SyntaxChain(from: call).end
        let assigned = end.role == .right ? end.parent?.child(.left)?.lastName : nil
        let filled = call.children(.argument).compactMap { $0.child(.value) }.filter {
            ($0.kind == .prefix || $0.kind == .word) && $0.text.hasPrefix("&")
        }.compactMap { $0.child(.operand)?.lastName }
        return Set(end.boundVariables.compactMap(\.name) + [assigned].compactMap(\.self) + filled)
    }

    fileprivate func isResult(_ names: Set<String>) -> Bool { withoutMarks.lastName.map(names.contains) ?? false }

    /// Whether a condition holds if a value was read; nil if it asks for something else.
    fileprivate func finds(_ read: SyntaxNode, _ names: Set<String>) -> Bool? {
        func isRead(_ node: SyntaxNode?) -> Bool { node.map { $0.contains(read) || $0.isResult(names) } ?? false }
        switch kind {
        case .variable: return isRead(child(.value)) || child(.value) == nil && isResult(names) ? true : nil
        case .match: return isRead(child(.value)) ? true : nil
        case .binary where isNamed("==") || isNamed("!="):
            guard let left = child(.left), let right = child(.right) else { return nil }
            let (value, other) = isRead(left) ? (left, right) : (right, left)
            guard isRead(value) else { return nil }
            switch other.withoutMarks.text {
            case "nil", "NULL": return isNamed("!=")
            case "errSecSuccess", "noErr": return isNamed("==")
            default: return nil
            }
        case .prefix where isNamed("!") && !isSwift: return isRead(child(.operand)) ? false : nil
        case .name where !isSwift: return isRead(self) ? true : nil
        default: return nil
        }
    }
}
