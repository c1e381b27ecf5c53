/// The window of the app's delegate, where nothing ever sets it: with scenes it stays nil.
struct DelegateWindow {
    private let types: TypeReading
    /// The delegate's class and its superclasses in the target; none where SwiftUI brings the delegate.
    private let line: [CodeType]
    private let needing = CachedValue<Set<SyntaxNode>>()
    private let given = CachedValue<Bool>()

    /// Nil where the class may have a window that isn't seen to be given.
    init?(of delegate: CodeType?, _ types: TypeReading) {
        self.types = types
        line = delegate.map { types.code.withSuperclasses($0) } ?? []
        guard line.last?.hasHarmlessSuperclass ?? true, !line.contains(where: \.hasUnreadMacro),
            delegate.map({ types.declarations.members("window", of: $0) })?.allSatisfy(isPlain) ?? true
        else { return nil }
    }

    /// Whether code that needs the window asks the delegate for it anywhere.
    var isMissed: Bool { !misses.isEmpty }

    /// Whether a node asks the delegate for its window, and the code around it needs one.
    func isMissed(by node: SyntaxNode) -> Bool { node.isNamed("window") && misses.contains(node.asked) }

    private var misses: Set<SyntaxNode> { needs.isEmpty || mayBeGiven ? [] : needs }

    /// Where code outside the delegate needs its window.
    private var needs: Set<SyntaxNode> {
        needing {
            let asking = files(spelling: "elegate").flatMap { $0.descendants.filter(asksDelegate) }
            let missing = Dictionary(grouping: asking, by: \.wholeCode).flatMap { function, asked in
                // Elsewhere nothing is known of what else is tried.
                guard let ways = function.map(WaysToWindows.init) else { return [SyntaxNode]() }
                return asked.filter { !ways.haveOther(than: $0) && DelegateWindowUse($0, of: self, ways).needsWindow }
            }
            return Set(missing)
        }
    }

    /// Where code needs the window, that of the delegate itself included; its launch methods are left out.
    var allNeeds: [SyntaxNode] {
        let own = line.flatMap(\.methods).filter { part in
            Callback.declared(part.declaration, by: [.appDelegate])?.isLaunchMethod != true
        }.map(types.trees.node).flatMap { function in
            let ways = WaysToWindows(function)
            return function.descendants.filter {
                $0.isOwnWindow && !ways.haveOther(than: $0) && DelegateWindowUse($0, of: self, ways).needsWindow
            }
        }
        return (needs + own).sorted { $0.place.order < $1.place.order }
    }

    /// Whether no code gives the delegate a window.
    var isNeverGiven: Bool { !mayBeGiven }

    /// The files that speak of a window, and have this word.
    private func files(spelling word: String = "indow") -> [SyntaxNode] {
        types.code.files.enumerated().filter { $1.spells("indow") && $1.spells(word) }.map {
            types.trees.tree($0.0).root
        }
    }

    /// Whether the property can't be nil without a look: `var window: UIWindow!`.
    func isUnwrapped(_ asked: SyntaxNode) -> Bool {
        guard asked.isSwift, case .own(let type) = types.type(of: asked.askedObject ?? asked),
            let property = types.declarations.property("window", of: type)
        else { return false }
        return types.trees.node(property).writtenType?.hasSuffix("!") == true
    }

    // MARK: - Asking the delegate

    /// `UIApplication.shared.delegate?.window`, `appDelegate.window`, `[[app delegate] window]`.
    private func asksDelegate(_ node: SyntaxNode) -> Bool {
        guard node.asked == node, let object = node.askedObject?.withoutMarks else { return false }
        return !object.isNamed("self") && isDelegate(object, 0)
    }

    private static let depthLimit = 4

    private func isDelegate(_ expression: SyntaxNode, _ depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let node = expression.withoutMarks
        if case .own(let type) = types.type(of: node) { return isOfLine(type) && !types.isType(node) }
        switch node.kind {
        case .cast: return node.child(.value).map { isDelegate($0, depth + 1) } ?? false
        case .member: return node.isNamed("delegate") && isApplication(node.child(.base), depth)
        case .call:
            guard let call = SyntaxCall(node), call.isNamed("delegate") else { return false }
            return isApplication(call.receiver, depth)
        case .name: return node.valueOfName.map { isDelegate($0, depth + 1) } ?? false
        default: return false
        }
    }

    private func isApplication(_ expression: SyntaxNode?, _ depth: Int) -> Bool {
        guard depth < Self.depthLimit, let node = expression?.withoutMarks else { return false }
        switch node.kind {
        case .member:
            return Self.shared.contains(node.name ?? "") && node.child(.base)?.isNamed(Self.application) == true
        case .call:
            guard let call = SyntaxCall(node), let name = call.name else { return false }
            return Self.shared.contains(name) && call.receiver?.isNamed(Self.application) == true
        case .name:
            let declared = node.name.flatMap(node.resolve)
            if let type = declared?.writtenType { return type.typeWithoutMarks == Self.application }
            return node.valueOfName.map { isApplication($0, depth + 1) } ?? false
        default: return false
        }
    }

    private static let application = "UIApplication"
    private static let shared: Set = ["shared", "sharedApplication"]

    private func isOfLine(_ type: CodeType) -> Bool { line.contains { $0.name == type.name } }

    // MARK: - Giving it a window

    /// A stored property that begins with nothing, and that nothing wraps.
    private func isPlain(_ part: CodeType.Part) -> Bool {
        let node = types.trees.node(part)
        guard node.kind == .variable, node.child(.value)?.isNothing ?? true,
            part.declaration.attributes.allSatisfy({ Self.plain.contains($0.name) }),
            !part.declaration.modifiers.contains(.lazy)
        else { return false }
        if !node.isSwift { return ["getter", "IBOutlet"].allSatisfy { !node.text.contains($0) } }
        return node.children(.accessor).allSatisfy {
            $0.isNamed("didSet") || $0.isNamed("willSet") || $0.child(.body) == nil
        }
    }

    private static let plain: Set = ["objc", "MainActor", "nonobjc", "available"]

    private static let names: Set = ["window", "_window"]

    private var mayBeGiven: Bool { given { files().contains { $0.descendants.contains(where: mayGive) } } }

    private func mayGive(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .opaque: return node.text.contains("indow")
        case .keyPath: return node.text.hasSuffix(".window")
        case .otherDeclaration: return node.text.contains("synthesize") && renamesWindow(node)
        case .assignment:
            guard node.child(.right)?.isNothing != true, let left = node.child(.left)?.withoutMarks else {
                return false
            }
            let targets = left.kind == .tuple ? left.children(.argument).compactMap { $0.child(.value) } : [left]
            return targets.contains(where: mayBeDelegates)
        case .call:
            guard let call = SyntaxCall(node), let name = call.firstName else { return false }
            if name == "setWindow" { return mayBeDelegate(call.receiver, around: node) }
            return name.hasPrefix("setValue") && node.descendants.contains { Self.names.contains($0.stringValue ?? "") }
        case .prefix: return node.isNamed("&") && node.child(.operand).map(mayBeDelegates) ?? false
        default: return false
        }
    }

    /// `@synthesize window = mainWindow`
    private func renamesWindow(_ node: SyntaxNode) -> Bool {
        let words = node.text.filter { !$0.isWhitespace }
        return words.contains("window=") && !words.contains("window=_window")
    }

    /// Whether what gets a value may be the delegate's window.
    private func mayBeDelegates(_ target: SyntaxNode) -> Bool {
        let node = target.withoutMarks
        guard let name = node.name, Self.names.contains(name) else { return false }
        switch node.kind {
        case .name: return node.resolve(name).map { $0.role == .member } ?? true && mayBeDelegate(nil, around: node)
        case .member: return mayBeDelegate(node.child(.base), around: node)
        default: return false
        }
    }

    /// Whether an object, or the one whose code a node is part of, may be the delegate.
    private func mayBeDelegate(_ object: SyntaxNode?, around node: SyntaxNode) -> Bool {
        guard let object = object?.withoutMarks, !object.isNamed("self") else {
            return types.typeAround(node).map(mayBeDelegate) ?? (object != nil)
        }
        return switch types.type(of: object) {
        case .own(let type): mayBeDelegate(type)
        case .outside(let name): name?.hasSuffix("SceneDelegate") != true
        case .unknown: true
        }
    }

    /// An extension of a class of UIKit's is one of the delegate's, too, as that of a protocol may be.
    private func mayBeDelegate(_ type: CodeType) -> Bool {
        type.isProtocol || !type.isOfTarget || types.code.withSuperclasses(type).contains(where: isOfLine)
    }
}

extension SyntaxNode {
    /// The message by which Objective-C asks, for the name in it.
    fileprivate var asked: SyntaxNode {
        guard role == .callee, let parent, !isSwift, parent.kind == .call else { return self }
        return parent
    }

    fileprivate var askedObject: SyntaxNode? {
        if kind == .member, role != .callee, isNamed("window") { return child(.base) }
        guard !isSwift, let call = SyntaxCall(self), call.isNamed("window") else { return nil }
        return call.receiver
    }

    /// The function that contains it, or the closure that a property has.
    fileprivate var wholeCode: SyntaxNode? { wholeFunction ?? ancestors.filter { $0.kind == .closure }.last }

    /// What gives a variable its value.
    fileprivate var valueOfName: SyntaxNode? {
        name.flatMap(resolve).flatMap { $0.kind == .variable ? $0.child(.value) : nil }
    }
}
