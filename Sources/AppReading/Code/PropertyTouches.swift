/// The properties that a method uses, by which it can know that another one has handled a payload, or leave that to it.
struct PropertyTouches {
    /// What is asked for or set: `pending`, `Router.shared.pending`.
    private(set) var all: Set<String> = []
    /// What conditions ask for.
    private(set) var asked: Set<String> = []
    private var changed: Set<String> = []
    /// Whether a condition calls something, which may know more.
    private(set) var asksFunctions = false

    /// How far functions of the target are followed.
    private static let depth = 3

    init(of function: SyntaxNode, _ calls: CodeCalls) {
        var bodies = [function]
        var followed: Set<CodeUnit> = []
        for _ in 0...Self.depth {
            var next: [SyntaxNode] = []
            for body in bodies {
                for node in body.descendants {
                    read(node)
                    if let call = SyntaxCall(node), let unit = calls.function(call)?.unit,
                        followed.insert(unit).inserted
                    {
                        next += unit.bodies
                    }
                }
            }
            bodies = next
        }
    }

    /// Whether a property is asked for in a condition and changed, as one is that remembers what has been handled.
    var remembers: Bool { !asked.isDisjoint(with: changed) }

    private mutating func read(_ node: SyntaxNode) {
        if let call = SyntaxCall(node) {
            if node.isInCondition { asksFunctions = true }
            if let name = call.name, Self.changing.contains(name), let path = call.receiver?.withoutMarks.propertyPath {
                changed.insert(path)
            }
        }
        guard let path = node.propertyPath else { return }
        all.insert(path)
        if node.role == .left, node.parent?.kind == .assignment { changed.insert(path) }
        if node.isInCondition { asked.insert(path) }
    }

    /// What changes a collection: `handled.insert(id)`.
    private static let changing: Set = ["insert", "append", "remove", "removeAll", "addObject:", "removeObject:"]
}

extension SyntaxNode {
    /// `pending` of `pending`, `self.pending` and Objective-C's `_pending`, and a member of something that lasts as it is
    /// written; nil for what is no property.
    var propertyPath: String? {
        switch kind {
        case .name:
            guard role != .callee, let name, name.first?.isUppercase != true,
                resolve(name).map({ $0.role == .member }) ?? true
            else { return nil }
            return !isSwift && name.hasPrefix("_") ? String(name.dropFirst()) : name
        case .variable: return bindsItself ? name : nil
        case .member:
            guard role != .callee, let name, let base = child(.base)?.withoutMarks else { return nil }
            if base.isNamed("self") { return name }
            let first = Array(base.descendants).last { $0.kind == .name }
            return first?.name?.first?.isUppercase == true ? "\(base.text).\(name)" : nil
        default: return nil
        }
    }

    /// Whether it is a part of a condition, and of no block in one.
    fileprivate var isInCondition: Bool {
        let line = [self] + ancestors.prefix { $0.kind != .block && $0.kind != .function }
        return line.contains { $0.role == .condition }
    }

    /// The property that is set to something made of the expression.
    var propertyMadeOfIt: String? {
        zip([self] + Array(ancestors), ancestors).prefix { $0.1.kind != .block && $0.1.kind != .function }.first {
            part, whole in whole.kind == .assignment && whole.isNamed("=") && part.role == .right
        }.flatMap { $0.1.child(.left)?.withoutMarks.propertyPath }
    }
}
