/// The listeners of the target's code that aren't ready while a scene connects, or while a launch delivers a notification
/// response.
struct LateListeners {
    private let index: NodeIndex
    private let constants: CodeConstants
    private let calls: CodeCalls
    /// The views of a SwiftUI app.
    private let views: ViewPresence?
    private let observers = CachedValue<[String: [SyntaxNode]]>()
    /// Whether only events after the launch add the observers of a notification.
    private let late = CachedValues<String, Bool>()

    init(_ index: NodeIndex, _ constants: CodeConstants, _ calls: CodeCalls, _ views: ViewPresence?) {
        (self.index, self.constants, self.calls, self.views) = (index, constants, calls, views)
    }

    static let names = observing + reactStarts
    private static let observing = ["addObserver", "addObserverForName", "publisher", "notifications"]

    /// Why nothing receives what a call forwards that is reached on a way; nil if something may.
    func reason(for call: SyntaxCall, on way: CallWay) -> String? {
        let path = Path(way, to: call, calls.onlyCall)
        return posted(by: call).flatMap { reasonOfObservers($0, after: path) } ?? reasonOfReact(call)
            ?? reasonOfReceiver(call, on: path)
    }

    /// The calls that lead to a place, by the functions that make them.
    private struct Path {
        private let calls: [CodeUnit: SyntaxNode]
        /// The function that the system calls.
        private let start: CodeUnit
        private let onlyCall: (CodeUnit) -> SyntaxNode?

        init(_ way: CallWay, to call: SyntaxCall, _ onlyCall: @escaping (CodeUnit) -> SyntaxNode?) {
            let all = way.steps.map(\.call) + [call.node]
            calls = Dictionary(all.map { (CodeUnit(around: $0), $0) }) { $1 }
            start = CodeUnit(around: all[0])
            self.onlyCall = onlyCall
        }

        /// Whether something comes only after it: in one of these functions, or in one that only such a function calls.
        func comesBefore(_ node: SyntaxNode, depth: Int = 0) -> Bool {
            let unit = CodeUnit(around: node)
            if let call = calls[unit] {
                return node.isReached(after: call, in: unit) && (unit == start || onlyCall(unit) != nil)
            }
            guard depth < LateListeners.deepest, let call = onlyCall(unit) else { return false }
            return comesBefore(call, depth: depth + 1)
        }
    }

    // MARK: - Notifications

    private func posted(by call: SyntaxCall) -> String? {
        guard let name = call.firstName, call.receiver?.text.contains("Center") == true else { return nil }
        switch name {
        case "post": return call.argument("name").map(key)
        case "postNotificationName": return call.values.first.map(key)
        default: return nil
        }
    }

    /// Nil if no code of the target observes the notification, or if an observer may be added before.
    private func reasonOfObservers(_ name: String, after path: Path) -> String? {
        let all = observers { allObservers }
        guard all[Self.any] == nil, let found = all[name], let first = found.first else { return nil }
        let areLate = late(name) { found.allSatisfy(calls.isLate) }
        guard areLate || found.count <= Self.mostObservers && found.allSatisfy({ isReached($0, after: path) }) else {
            return nil
        }
        return "its observer is added later, \(first.namePlace.inFile)"
    }

    /// Whether a node runs only after the call: in an event after the launch, or in an object that is created later.
    private func isReached(_ node: SyntaxNode, after path: Path, depth: Int = 0) -> Bool {
        if path.comesBefore(node) || calls.isLate(node) { return true }
        guard depth < Self.deepest, let type = calls.targets.types.typeAround(node) else { return false }
        let unit = CodeUnit(around: node)
        let callers =
            calls.makings(of: type)
            ?? (unit.isInitializer ? calls.anyMakings(of: type) : calls.onlyCall(of: unit).map { [$0] })
        return callers?.allSatisfy { isReached($0, after: path, depth: depth + 1) } ?? false
    }

    /// How many callers are followed.
    private static let deepest = 4

    /// How many observers of a notification are compared with each place that posts it.
    private static let mostObservers = 8

    /// Why only views that aren't shown at first receive what a call posts; nil if something else may.
    func reasonOfViews(for call: SyntaxCall) -> String? {
        guard let views, let name = posted(by: call) else { return nil }
        let all = observers { allObservers }
        let found = all[name] ?? []
        guard all[Self.any] == nil, let first = found.first,
            found.allSatisfy({ $0.isReceivedByView && views.isMissingAtFirst($0) })
        else { return nil }
        return "its observer is in a view that isn't shown at first, \(first.namePlace.inFile)"
    }

    private var allObservers: [String: [SyntaxNode]] {
        let nodes = Self.observing.flatMap { index[$0] }
        let named = nodes.flatMap { node in
            (node.callOfIt?.observedName.map(constants.values) ?? []).map { (name: observedKey($0), node: node) }
        }
        return Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.node) }
    }

    /// The key of an observed name; that of any name for one that only a parameter or a variable has.
    private func observedKey(_ name: SyntaxNode) -> String {
        let node = name.withoutMarks
        guard node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.role != .member else {
            return key(name)
        }
        return declared.kind == .variable && declared.isConstant && declared.child(.value) != nil ? key(name) : Self.any
    }

    private static let any = "?"

    /// The text of a notification's name, or the name of the constant that has it.
    private func key(_ expression: SyntaxNode) -> String {
        let node = expression.withoutMarks
        if let text = SyntaxCall(node)?.values.first.flatMap(constants.text) ?? constants.text(node) { return text }
        return node.lastName ?? node.text
    }

    // MARK: - React Native

    private static let reactStarts = [
        "startReactNative", "startReactNativeWithModuleName", "RCTRootView", "RCTBridge", "initWithBundleURL",
        "initWithDelegate", "viewWithModuleName",
    ]

    /// JavaScript gets the URL of a launch only by the options with which React Native starts: it observes later URLs only
    /// once it has a listener. (React Native, RCTLinkingManager.mm)
    private func reasonOfReact(_ call: SyntaxCall) -> String? {
        guard call.receiver?.isNamed("RCTLinkingManager") == true else { return nil }
        let options = Self.reactStarts.flatMap { index[$0] }.compactMap { $0.callOfIt?.launchOptions }
        guard let first = options.first, options.allSatisfy({ $0.text == "nil" }) else { return nil }
        return "React Native starts without launch options, \(first.place.inFile)"
    }

    // MARK: - Optional receivers

    /// `router?.open(url)` and `onLink?(url)`, where the only code that sets the optional runs later.
    private func reasonOfReceiver(_ call: SyntaxCall, on path: Path) -> String? {
        guard call.node.isSwift else { return nil }
        return call.optionalReceivers.lazy.compactMap { receiver -> String? in
            guard let name = receiver.name, let type = owner(of: receiver),
                let property = calls.targets.declarations.property(name, of: type).map(calls.targets.trees.node),
                property.isNilAtFirst, !isSetElsewhere(property, of: type), let set = constants.settings(of: name),
                let first = set.first, set.allSatisfy({ $0.role == .left && isReached($0, after: path) })
            else { return nil }
            return "\(name) is nil until it is set, \(first.namePlace.inFile)"
        }.first
    }

    /// Whether a property may have a value that no assignment names: by the initializer of a structure, by a key path, or by
    /// UIKit, which makes the window of a storyboard.
    private func isSetElsewhere(_ property: SyntaxNode, of type: CodeType) -> Bool {
        !type.isClass && !CodeUnit(whole: property).isStatic || property.isNamed("window") && calls.hasStoryboard
            || calls.targets.trees.code.spells(["keyPath: "])
    }

    /// The type whose property a receiver is: `router`, `self.router` and `Links.shared.router`.
    private func owner(of receiver: SyntaxNode) -> CodeType? {
        let types = calls.targets.types
        if receiver.kind == .name {
            let isMember = receiver.name.flatMap(receiver.resolve).map { $0.role == .member } ?? true
            return isMember ? types.typeAround(receiver) : nil
        }
        guard let base = receiver.child(.base), case .own(let type) = types.type(of: base) else { return nil }
        return type
    }
}

extension CodeCalls {
    /// Whether only an event after the launch leads to a place.
    func isLate(_ node: SyntaxNode) -> Bool {
        let callers = callers(of: CodeUnit(around: node))
        return callers.way(to: node, besidesFrom: []) == nil && callers.leadsLateEvent(to: node)
    }
}

extension SyntaxCall {
    /// The optionals without which a call does nothing: `window` and `home` of `(window?.rootViewController as? Home)?.show(url)`.
    fileprivate var optionalReceivers: [SyntaxNode] {
        var (found, node) = ([SyntaxNode](), node.child(.callee))
        while let current = node {
            if current.kind == .optionalChain { found.append(current.withoutMarks) }
            node = current.children.first { _ in true }
        }
        return found
    }

    /// The name of the notification that it observes.
    var observedName: SyntaxNode? {
        if node.isSwift { return ["name", "forName", "for", "named"].lazy.compactMap(argument).first }
        return value(ofPart: ["name", "addObserverForName"])
    }

    /// The value for `launchOptions`.
    fileprivate var launchOptions: SyntaxNode? {
        node.isSwift ? argument("launchOptions") : value(ofPart: ["launchOptions"])
    }

    /// The value after one of these parts of a selector.
    private func value(ofPart parts: [String]) -> SyntaxNode? {
        let index = name?.split(separator: ":").firstIndex { parts.contains(String($0)) }
        return index.flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
}

extension SyntaxNode {
    /// Whether it is in the argument of SwiftUI's `onReceive(_:perform:)`.
    fileprivate var isReceivedByView: Bool {
        ancestors.lazy.filter { $0.kind == .argument }.contains { SyntaxCall($0.parent)?.isNamed("onReceive") == true }
    }

    /// Whether it comes after another node in the same function, in no loop around both.
    fileprivate func isReached(after other: SyntaxNode, in unit: CodeUnit) -> Bool {
        guard CodeUnit(around: self) == unit, range.lowerBound > other.range.upperBound,
            !ancestors.prefix(while: { $0 != unit.node }).contains(where: { $0.kind == .function })
        else { return false }
        return other.ancestors.prefix { $0 != unit.node }.allSatisfy { outer in
            switch outer.kind {
            case .function, .defer: false
            case .closure: outer.runsAtOnce && !outer.contains(self)
            case .for, .while, .repeat: !outer.contains(self)
            default: true
            }
        }
    }

    /// Whether the call that gets this closure runs it before it returns.
    private var runsAtOnce: Bool {
        SyntaxCall(parent?.parent).map { ClosureTiming.timing(of: self, in: $0) == .atOnce } ?? false
    }
}
