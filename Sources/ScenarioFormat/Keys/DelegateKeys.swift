extension Delegate.Method {
    /// The keys of a method in addition to its return value.
    package static let keys: [Field<Delegate.Method>] = [
        Field("durationMs", \.durationMs, .milliseconds, "Main-thread time in the method itself.", usual: 0),
        Field(
            doesKey, \.actions, .actions,
            "Its complete behavior, in order, except for the parts that \"unknown\" lists."),
        Field(unknownKey, \.unknown, .set(of: "part"), "The behavior that \"does\" leaves unknown.", usual: []).beside(
            doesKey),
        Field(
            completesKey, \.completes, .flag, "Whether every path through it calls its completion handler.", usual: true
        ),
    ]

    package static let (doesKey, unknownKey, completesKey) = ("does", "unknown", "completes")
    fileprivate static let returnsKey = "returns"

    package var value: Value {
        let returned = returns.map { Value.Member(Self.returnsKey, $0.value) }
        return .object([returned].compactMap(\.self) + Self.keys.members(of: self, Spelling()))
    }
}

extension ReturnValue {
    package var value: Value {
        switch self {
        case .bool(let value): .bool(value)
        case .fetch(let result): .string(result.rawValue)
        }
    }
}

extension KeyType<Delegate> {
    /// A delegate, whose keys are the names of its methods in Swift or Objective-C.
    package static func delegate(_ receivers: Receiver...) -> KeyType { delegate(receivers) }

    /// A class that has the methods of several protocols.
    package static func delegate(_ receivers: [Receiver]) -> KeyType {
        KeyType(.methods(of: receivers)) { node, key, mistakes in
            Fields(node, of: .part(key), hint: receivers.hint, mistakes)?.delegate(receivers, called: key)
        } write: { delegate in
            let others = delegate.others.map { Value.Member("*", $0.value) }
            return .object(
                delegate.methods.map { Value.Member($0.callback.scenarioName, $0.method.value) }
                    + [others].compactMap(\.self))
        }
    }
}

extension [Receiver] {
    /// An example of a delegate.
    fileprivate var hint: String? {
        Callback.allCases.first { contains($0.receiver) }.map {
            "the form is {\($0.scenarioName.quoted): {\"does\": []}}"
        }
    }
}

extension KeyType<Delegate?> {
    /// A delegate, or `null` if its class is missing.
    static func delegateOrNone(_ receivers: [Receiver]) -> KeyType {
        let delegate = KeyType<Delegate>.delegate(receivers)
        return KeyType(.any(of: [delegate.schema, .only(.null)])) { node, key, mistakes in
            let isNone = node.value == .null || node.value == .setting("null")
            return isNone ? .some(nil) : delegate.read(node, key, mistakes).map { .some($0) }
        } write: {
            $0.map { delegate.write($0, Spelling()) } ?? .null
        }
    }
}

extension JSONSchema {
    fileprivate static func methods(of receivers: [Receiver]) -> JSONSchema {
        let callbacks = Callback.allCases.map(\.spec).filter { receivers.contains($0.receiver) }
        let names = callbacks.map { method($0.name, of: $0) }
        let selectors = callbacks.compactMap { spec in spec.selector.map { method($0, of: spec) } }
        let others = Callback.allCases.filter { receivers.contains($0.receiver) }.flatMap { callback in
            callback.otherSpellings.map { method($0, of: callback.spec) }
        }
        return object([Key("*", definition("method"), "All methods that aren't named.")] + names + selectors + others)
    }

    /// The shared parts of the methods of delegates, by their return type.
    package static let methodDefinitions: [Value.Member] = [
        .init("method", method(returning: nil).value), .init("boolMethod", method(returning: flag).value),
        .init("fetchMethod", method(returning: choice(FetchResult.self)).value),
    ]

    private static func method(_ name: String, of spec: CallbackSpec) -> Key {
        let end = spec.deprecation.map { ", \($0)" } ?? ""
        return Key(name, definition(spec.returns.definition), "\(spec.declaredBy), since iOS \(spec.since)\(end).")
    }

    private static func method(returning value: JSONSchema?) -> JSONSchema {
        let returned = value.map { value in
            KeyDescription(Delegate.Method.returnsKey, "Its return value.") { (value, nil) }
        }
        return object([returned].compactMap(\.self) + Delegate.Method.keys.descriptions())
    }
}

extension CallbackSpec.ReturnType {
    fileprivate var definition: String {
        switch self {
        case .bool: "boolMethod"
        case .fetchResult: "fetchMethod"
        case .nothing, .sceneConfiguration, .userActivity, .viewController, .handler: "method"
        }
    }
}

extension Fields {
    /// The methods of a delegate, by their names in Swift or Objective-C.
    fileprivate consuming func delegate(_ receivers: [Receiver], called key: String) -> Delegate {
        var methods: [(Callback, Delegate.Method)] = []
        var names: [Callback: String] = [:]
        var others: Delegate.Method?
        for member in members where member.value.value != .removed {
            guard member.key != "*" else {
                others = member.value.method(nil, mistakes)
                continue
            }
            if receivers.contains(where: { OtherMethod.spelled(member.key, by: $0) != nil }) {
                _ = member.value.method(nil, mistakes)
                continue
            }
            guard let callback = callback(of: receivers, in: key, under: member) else { continue }
            if let other = names.updateValue(member.key, forKey: callback) {
                mistakes.add(.method(.twice(member.key, as: other)), at: member.keyPlace)
            }
            if let method = member.value.method(callback, mistakes) { methods.append((callback, method)) }
        }
        let delegate = Delegate(methods, others: others)
        return delegate.stated
    }

    private func callback(of receivers: [Receiver], in key: String, under member: JSONMember) -> Callback? {
        let method = member.key
        if let callback = receivers.lazy.compactMap({ Callback.spelled(method, by: $0) }).first { return callback }
        guard !mistakes.isFull else {
            mistakes.add(.unknownMethod(method, of: key, known: [], meant: []), at: member.keyPlace)
            return nil
        }
        let meant = receivers.flatMap { Callback.meant(by: method, of: $0) }
        if meant.isEmpty, let owner = Self.otherDelegate(with: method) {
            let isWhole = Callback.spelled(method, by: owner) != nil
            let name = isWhole ? nil : Callback.meant(by: method, of: owner).first?.scenarioName
            mistakes.add(.method(.ofAnother(method, owner: owner, name: name)), at: member.keyPlace)
        } else {
            let known = Callback.allCases.filter { receivers.contains($0.receiver) }.flatMap {
                [$0.spec.name, $0.spec.selector].compactMap(\.self) + $0.otherSpellings
            }
            mistakes.add(
                .unknownMethod(method, of: key, known: known, meant: meant.map(\.scenarioName)), at: member.keyPlace)
        }
        return nil
    }

    private static func otherDelegate(with method: String) -> Receiver? {
        Receiver.allCases.first { Callback.spelled(method, by: $0) != nil }
            ?? Receiver.described.first { !Callback.meant(by: method, of: $0).isEmpty }
    }
}

extension JSONNode {
    /// The behavior of one method; the callback is nil for those under `*`.
    fileprivate func method(_ callback: Callback?, _ mistakes: Mistakes) -> Delegate.Method? {
        let owner = KeyOwner.part(callback?.name ?? "\"*\"")
        guard var fields = Fields(self, of: owner, hint: #"the form is {"does": []}"#, mistakes) else { return nil }
        var method = Delegate.Method(returns: fields.returns(of: callback))
        fields.read(Delegate.Method.keys, into: &method)
        if !method.completes, callback?.hasCompletionHandler != true { fields.complainOfCompletion(callback) }
        fields.close()
        return method
    }

    fileprivate func fetchResult(_ mistakes: Mistakes) -> FetchResult? {
        if case .string = value { return choice("fetch result", mistakes) }
        if case .setting = value { return choice("fetch result", mistakes) }
        mistakes.add(.wrongType(expected: .fetchResult, found: kind), at: place)
        return nil
    }
}

extension Fields {
    fileprivate func complainOfCompletion(_ callback: Callback?) {
        guard let member = members.first(where: { $0.key == Delegate.Method.completesKey }) else { return }
        mistakes.add(.method(callback.map { .completesNothing($0.name) } ?? .completesUnderStar), at: member.keyPlace)
    }

    fileprivate mutating func returns(of callback: Callback?) -> ReturnValue? {
        guard let member = member(Delegate.Method.returnsKey) else { return nil }
        guard let callback else {
            mistakes.add(.method(.returnsUnderStar), at: member.keyPlace)
            return nil
        }
        switch callback.spec.returns {
        case .bool: return member.value.bool(mistakes).map(ReturnValue.bool)
        case .fetchResult: return member.value.fetchResult(mistakes).map(ReturnValue.fetch)
        case .nothing, .sceneConfiguration, .userActivity, .viewController, .handler:
            mistakes.add(.method(.returnsNothing(callback.name)), at: member.keyPlace)
            return nil
        }
    }
}
