// What becomes of an expression: who gets it, and under which names it goes on.
extension SyntaxNode {
    /// Whether it is a variable, or a name of one, that code changes somewhere.
    var isReassigned: Bool {
        let declared = kind == .name ? name.flatMap(resolve) : self
        guard let declared, declared.kind == .variable else { return false }
        return declared.mentions.contains { mention in
            let node = mention.inMarks
            let call = node.role == .base ? node.parent?.callOfIt : nil
            return node.isSet || ["append", "insert", "removeLast", "removeFirst"].contains(call?.name ?? "")
        }
    }

    /// The member that is asked of it: `item.url` of `item`.
    var memberOfIt: SyntaxNode? {
        let node = inMarks
        return node.role == .base && node.parent?.kind == .member ? node.parent : nil
    }

    /// The variables that are bound to the expression as it is, or to its members: `let url = …`, `if let`, `for … in …`.
    var boundVariables: [SyntaxNode] {
        guard let parent else { return [] }
        switch (parent.kind, role) {
        case (.variable, .value): return [parent]
        case (.match, .value), (.for, .sequence):
            return parent.children(.pattern).flatMap { $0.descendants.filter { $0.kind == .variable } }
        default: return []
        }
    }

    /// The values that an expression can have by its own conditions: both of a ternary, and of `??`.
    var alternatives: [SyntaxNode] {
        let node = withoutMarks
        let values =
            switch node.kind {
            case .ternary: node.children(.then) + node.children(.otherwise)
            case .binary where node.isNamed("??"): node.children(.left) + node.children(.right)
            default: [SyntaxNode]()
            }
        return values.isEmpty ? [node] : values.flatMap(\.alternatives)
    }

    /// The call of whose arguments it is one, or a part of one; what makes a text passes it to the next.
    var enclosingCall: SyntaxCall? {
        var node = self
        while let outer = node.parent {
            switch outer.kind {
            case .argument, .array, .dictionary, .tuple, .binary, .prefix, .postfix, .ternary, .cast, .try, .await,
                .member, .optionalChain, .forcedUnwrap, .interpolatedString, .subscript, .macro, .word:
                break
            case .call: if node.kind == .argument, let call = SyntaxCall(outer), !call.makesText { return call }
            default: return nil
            }
            node = outer
        }
        return nil
    }

    /// Whether it is only written to a log.
    var isPrinted: Bool { enclosingCall?.isLog ?? false }

    /// `_ = options`, `(void)options`.
    var isDiscarded: Bool {
        if kind == .cast, text.hasPrefix("(void)") { return true }
        guard role == .right, let parent, parent.kind == .assignment else { return false }
        return parent.child(.left)?.isNamed("_") ?? false
    }

    /// Whether it is only compared, printed, made a text of, or asked whether it is there.
    var isAsked: Bool {
        if isPrinted || isDiscarded || isMadeText || isCondition { return true }
        guard let parent, parent.kind == .binary else { return false }
        return parent.isNamed("==") || parent.isNamed("!=")
    }

    /// `… == nil`, `… != NULL`.
    var isComparedWithNothing: Bool {
        guard let parent, parent.kind == .binary, parent.isNamed("==") || parent.isNamed("!=") else { return false }
        return parent.children.contains { $0 != self && ["nil", "NULL"].contains($0.text) }
    }

    /// Whether it is only compared with something: `… as? URL == home`, `[home isEqual:…]`.
    var isCompared: Bool {
        var node = self
        while let outer = node.parent, [.cast, .tuple, .optionalChain, .forcedUnwrap, .argument].contains(outer.kind) {
            node = outer
        }
        guard let outer = node.parent else { return false }
        return outer.kind == .binary && (outer.isNamed("==") || outer.isNamed("!="))
            || node.kind == .argument && SyntaxCall(outer)?.isComparison == true
    }

    /// Whether the result of the method is made of it, as in `return url == nil`.
    var isPartOfResult: Bool {
        var node = self
        while let outer = node.parent, [.binary, .prefix, .tuple, .cast, .argument].contains(outer.kind) {
            node = outer
        }
        return node.parent?.kind == .return
    }

    /// Whether it is a condition, or a part of one that isn't handed to anything.
    var isCondition: Bool {
        var node = self
        while let outer = node.parent, node.role != .condition {
            guard [.binary, .prefix, .tuple, .argument].contains(outer.kind) else { return false }
            node = outer
        }
        return node.role == .condition
    }

    /// Whether its text is made, in which nothing of it is used: `"\(options)"`, `String(describing: options)`.
    private var isMadeText: Bool {
        guard let argument = parent, argument.kind == .argument, let outer = argument.parent else { return false }
        return outer.kind == .interpolatedString || SyntaxCall(outer)?.makesText == true
    }
}

extension SyntaxCall {
    /// `a.isEqual(b)`, `[a isEqualToString:b]`.
    var isComparison: Bool { name?.hasPrefix("isEqual") == true }

    /// Whether it makes a text of what it gets.
    fileprivate var makesText: Bool {
        if isNamed("String") { return argument("describing") != nil || argument("reflecting") != nil }
        return !node.isSwift && name?.hasPrefix("stringWithFormat:") == true
    }
}
