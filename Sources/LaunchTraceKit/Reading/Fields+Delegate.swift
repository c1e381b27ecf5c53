import LaunchModel

extension Fields {
    /// The methods of a delegate, under Swift's or Objective-C's names.
    consuming func delegate(_ receiver: Receiver) -> Delegate {
        var named: [Callback: Delegate.Method] = [:]
        var names: [Callback: String] = [:]
        var others: Delegate.Method?
        for member in members where member.value.value != .removed {
            guard member.key != "*" else {
                others = member.value.method(nil, mistakes)
                continue
            }
            if OtherMethod.spelled(member.key, by: receiver) != nil {
                _ = member.value.method(nil, mistakes)
                continue
            }
            guard let callback = callback(of: receiver, under: member) else { continue }
            if let other = names.updateValue(member.key, forKey: callback) {
                mistakes.add(.method(.twice(member.key, as: other)), at: member.keyPlace)
            }
            named[callback] = member.value.method(callback, mistakes)
        }
        return Delegate(named: named, others: others)
    }

    private func callback(of receiver: Receiver, under member: JSONMember) -> Callback? {
        let method = member.key
        if let callback = Callback.spelled(method, by: receiver) { return callback }
        if let owner = Self.otherDelegate(with: method) {
            mistakes.add(.method(.ofAnother(method, owner: owner)), at: member.keyPlace)
        } else {
            let known = Callback.allCases.map(\.spec).filter { $0.receiver == receiver }
                .flatMap { [$0.name, $0.selector].compactMap(\.self) }
            mistakes.add(
                .unknownMethod(method, of: receiver.rawValue, known: known), at: member.keyPlace)
        }
        return nil
    }

    /// The delegate that a method belongs to.
    private static func otherDelegate(with method: String) -> Receiver? {
        Receiver.allCases.first { Callback.spelled(method, by: $0) != nil }
    }
}

extension JSONNode {
    /// What one method does; the callback is nil for those under `*`.
    fileprivate func method(_ callback: Callback?, _ mistakes: Mistakes) -> Delegate.Method? {
        let owner = KeyOwner.part(callback?.name ?? "\"*\"")
        guard var fields = Fields(self, of: owner, mistakes) else { return nil }
        let method = Delegate.Method(
            returns: fields.returns(of: callback),
            durationMs: fields.milliseconds("durationMs"),
            actions: fields.node("does")?.actions(mistakes))
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
    fileprivate mutating func returns(of callback: Callback?) -> ReturnValue? {
        guard let member = member("returns") else { return nil }
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
