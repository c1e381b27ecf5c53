/// Calls of an app delegate's methods from the app's own code, which reach methods that UIKit leaves alone.
struct OwnCalls {
    private let source: AppSource
    private let trees: CodeTrees
    private let index: NodeIndex
    private let delegate: CodeType

    private static let callbacks = Callback.allCases.filter { $0.receiver == .appDelegate }

    static let names = Set(callbacks.flatMap(\.firstNames)).sorted()

    init(_ source: AppSource, _ trees: CodeTrees, _ index: NodeIndex, of delegate: CodeType) {
        (self.source, self.trees, self.index, self.delegate) = (source, trees, index, delegate)
    }

    /// The type, or the file, whose code calls a method, or has it called by a notification; code of methods that nothing
    /// calls doesn't count.
    func caller(of callback: Callback, neverCalled dead: [Callback]) -> String? {
        for node in callback.firstNames.flatMap({ index[$0] }) {
            guard calls(callback, node) || observes(callback, node) else { continue }
            if let around = method(around: node), dead.contains(around) { continue }
            return source.code.name(ofTypeAt: node.place) ?? node.place.source.name
        }
        return nil
    }

    private func method(around node: SyntaxNode) -> Callback? {
        guard isInDelegate(node) else { return nil }
        return node.ancestors.lazy.compactMap { Declaration($0) }.compactMap {
            Callback.declared($0, by: [.appDelegate])
        }.first
    }

    private func isInDelegate(_ node: SyntaxNode) -> Bool { source.code.name(ofTypeAt: node.place) == delegate.name }

    // MARK: - Calls

    /// `delegate?.application?(app, open: url, options: [:])`, `[self application:app openURL:url options:options]`, or the
    /// method as a value.
    private func calls(_ callback: Callback, _ node: SyntaxNode) -> Bool {
        guard node.kind == .name || node.kind == .member else { return false }
        let call = node.ancestors.lazy.compactMap { SyntaxCall($0) }.first { $0.callee == node }
        guard call?.mayCall(callback) ?? (node.selectorText == callback.name) else { return false }
        if let receiver = node.child(.base)?.withoutMarks { return isDelegate(receiver) }
        let isLocal = node.name.flatMap(node.resolve).map { $0.parent?.kind != .type } ?? false
        return node.kind == .name && !isLocal && isInDelegate(node)
    }

    /// Whether a receiver is the app's delegate: `self` in it, something of that name, a cast to it, or a name for one.
    private func isDelegate(_ receiver: SyntaxNode) -> Bool {
        guard receiver.kind == .name, let name = receiver.name else {
            return receiver.text.contains(delegate.name) || receiver.descendants.contains { $0.isNamed("delegate") }
                || declaration(ofOwn: receiver)?.contains(delegate.name) ?? false
        }
        if name == "self" { return isInDelegate(receiver) }
        if name == delegate.name || name.hasSuffix("elegate") && name.first?.isLowercase == true { return true }
        return receiver.resolve(name)?.origin?.contains(delegate.name) ?? false
    }

    /// How a class declares the property or the method `self.app`.
    private func declaration(ofOwn member: SyntaxNode) -> String? {
        guard member.kind == .member, member.child(.base)?.isNamed("self") == true, let name = member.name else {
            return nil
        }
        let type = source.code.name(ofTypeAt: member.place).flatMap { source.code.type($0) }
        return type?.parts.lazy.flatMap(\.declaration.members).first { $0.hasBaseName(name) }?.node.text
    }

    // MARK: - Observers

    /// `#selector(applicationDidBecomeActive(_:))`, which a notification may be sent to.
    private func observes(_ callback: Callback, _ node: SyntaxNode) -> Bool {
        guard node.role == .value, let macro = node.parent?.parent, macro.kind == .macro, macro.isNamed("selector"),
            [callback.name, callback.spec.selector].contains(node.selectorText)
                || callback.firstNames.contains(node.selectorText)
        else { return false }
        guard let base = node.child(.base) else { return isInDelegate(node) }
        return base.isNamed(delegate.name) || base.isNamed("self") && isInDelegate(node)
    }
}

extension Callback {
    /// What the names of its method begin with, in Swift and as a selector.
    fileprivate var firstNames: [String] {
        let names = [name.prefix { $0 != "(" }] + [spec.selector?.prefix { $0 != ":" }].compactMap(\.self)
        return Set(names.map(String.init)).sorted()
    }
}

extension SyntaxCall {
    /// Whether it calls a method of this name, of which arguments with defaults may be left out.
    fileprivate func mayCall(_ callback: Callback) -> Bool {
        if fullName == callback.name || fullName == callback.spec.selector { return true }
        guard node.isSwift, let name, callback.name.hasPrefix(name + "(") else { return false }
        var labels = callback.name.dropFirst(name.count + 1).dropLast().split(separator: ":")[...]
        return !arguments.isEmpty
            && arguments.allSatisfy { argument in
                guard let index = labels.firstIndex(of: Substring(argument.name ?? "_")) else { return false }
                labels = labels[(index + 1)...]
                return true
            }
    }
}

extension SyntaxNode {
    /// The origin of a variable: its declaration; of `$0` and of a closure's parameter, the call that receives the closure.
    fileprivate var origin: String? {
        switch kind {
        case .variable: text
        case .parameter: parent?.kind == .closure ? parent?.origin : text
        case .closure: SyntaxCall(parent?.parent)?.receiver?.text
        default: nil
        }
    }

    /// `applicationDidBecomeActive(_:)` of `AppDelegate.applicationDidBecomeActive(_:)`.
    fileprivate var selectorText: String {
        let text = text
        return child(.base).map { String(text.dropFirst($0.text.count).drop { $0 == "." }) } ?? text
    }
}
