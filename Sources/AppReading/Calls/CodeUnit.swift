/// A piece of code that runs as a whole when something calls, makes or touches it: a function, a variable outside of
/// functions with its value and accessors, an observer of one, or the statements of a file.
struct CodeUnit: Hashable {
    let node: SyntaxNode

    /// The piece that a node is in; local functions and closures are parts of the one around them.
    init(around node: SyntaxNode) {
        self.node = node.isUnit ? node : node.ancestors.first(where: \.isUnit) ?? node.tree.root
    }

    /// A piece as it is, such as a function in another.
    init(whole node: SyntaxNode) { self.node = node }

    var isFile: Bool { node.kind == .file }

    /// Whether it runs when an object of the type around it is made: an initializer, or the value of a stored property.
    var isOfInstance: Bool { isInitializer || isValueOfInstance }

    var isInitializer: Bool { node.kind == .function && Declaration(node)?.baseName == "init" }

    /// Whether it is a stored property that gets its value with the object.
    var isValueOfInstance: Bool {
        node.kind == .variable && node.role == .member && node.child(.value) != nil
            && modifiers.isDisjoint(with: .waiting)
    }

    var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }

    private var modifiers: Declaration.Modifiers { node.declaration?.modifiers ?? [] }

    var bodies: [SyntaxNode] {
        switch node.kind {
        case .function: [node.child(.body)].compactMap(\.self)
        case .variable:
            [node.child(.value)].compactMap(\.self)
                + node.children(.accessor).filter { !$0.isObserver }.compactMap { $0.child(.body) }
        case .accessor: [node.child(.body)].compactMap(\.self)
        default: [node]
        }
    }
}

extension SyntaxNode {
    /// `willSet` and `didSet`, which don't run for the value with which a property begins.
    fileprivate var isObserver: Bool { kind == .accessor && (isNamed("willSet") || isNamed("didSet")) }

    fileprivate var isUnit: Bool {
        switch kind {
        case .file: true
        case .function, .variable: role == .member || parent?.kind == .file
        case .accessor: isObserver
        default: false
        }
    }
}
