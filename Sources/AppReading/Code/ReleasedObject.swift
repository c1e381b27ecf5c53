/// An object that code makes only to hand it to a weak property, so that it is gone at once.
///
/// Source: developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate, which is weak.
struct ReleasedObject {
    /// Nil for a value that something may keep.
    init?(_ value: SyntaxNode, _ trees: CodeTrees) {
        let node = value.withoutMarks
        let made = node.kind == .name ? node.name.flatMap(node.resolve)?.valueUsedOnce(as: node) : node
        guard let made, let name = SyntaxCall(made)?.nameOfMade,
            let type = trees.code.type(name, seenFrom: trees.code.name(ofTypeAt: node.place) ?? ""), type.isClass
        else { return nil }
        let line = trees.code.withSuperclasses(type)
        guard line.last?.hasHarmlessSuperclass ?? true,
            !line.flatMap(\.parts).contains(where: { trees.node($0).keepsItself })
        else { return nil }
    }

    /// Whether an object is made for a variable of a function alone, as `let manager = CLLocationManager()`, which nothing else
    /// has a use for than its own members: it is gone when the function returns, and its delegate isn't called.
    static func isOnlyNamed(_ object: SyntaxNode, _ use: SyntaxNode) -> Bool {
        let name = object.withoutMarks
        guard name.isSwift, name.kind == .name, let declared = name.name.flatMap(name.resolve),
            SyntaxCall(declared.child(.value)?.withoutMarks)?.callee?.lastName?.isTypeName == true
        else { return false }
        return declared.enclosingFunction == use.enclosingFunction && declared.isReleased()
    }
}

extension SyntaxNode {
    /// The value of a variable of a function that nothing else has a use for than this.
    fileprivate func valueUsedOnce(as use: SyntaxNode) -> SyntaxNode? {
        enclosingFunction == use.enclosingFunction && isReleased(besides: use) ? child(.value) : nil
    }

    /// Whether it is a variable of a function that has no use but for what its members do there, so that its object is gone
    /// when the function returns.
    func isReleased(besides use: SyntaxNode? = nil) -> Bool {
        guard kind == .variable, role == .statement, let name, let function = enclosingFunction else { return false }
        return function.descendants.allSatisfy { node in
            guard node.isNamed(name), node != use else { return true }
            if node.bindsItself { return false }
            guard node.kind == .name, node.resolve(name) == self else { return true }
            return node.role == .base && node.enclosingFunction == function
        }
    }

    /// Whether a closure holds the object whose code it is in; a block of Objective-C does by each variable of that.
    private var mayHoldItself: Bool { !isSwift || descendants.contains { $0.isNamed("self") } }

    /// Whether code of a type hands its object on, or has it in a closure, which may keep it.
    fileprivate var keepsItself: Bool {
        descendants.contains { node in
            if node.kind == .closure, node.mayHoldItself { return true }
            guard node.kind == .name, node.isNamed("self"), node.role != .base, node.role != .callee else {
                return false
            }
            // `self = [super init]; if (self) …; return self;`
            return node.isSwift || ![.left, .condition].contains(node.role) && node.parent?.kind != .return
        }
    }
}

extension SyntaxCall {
    /// The type of which it makes an object: `Handler()`, `Handler.init()`, `[[Handler alloc] init]`, `[Handler new]`.
    fileprivate var nameOfMade: String? {
        if node.isSwift { return isNamed("init") ? receiver?.dottedName : callee?.dottedName }
        if isNamed("new") { return receiver?.name }
        guard name?.hasPrefix("init") == true, let allocation = SyntaxCall(receiver), allocation.isNamed("alloc") else {
            return nil
        }
        return allocation.receiver?.name
    }
}
