import SyntaxReading

/// The facts of one of our trees, as the lines of `Witness/main.swift` for the same file.
struct TreeFacts {
    private(set) var lines: [String] = []
    /// What the parser doesn't follow.
    private(set) var opaque: [Range<Int>] = []
    /// Types where the compiler's parser reads expressions.
    private(set) var types: [Range<Int>] = []

    init(_ tree: SyntaxTree) { for node in tree.root.descendants { read(node) } }

    mutating func add(_ kind: String, _ span: String, _ details: String...) {
        lines.append(([kind, span] + details.filter { !$0.isEmpty }).joined(separator: " "))
    }

    private mutating func read(_ node: SyntaxNode) {
        switch node.kind {
        case .opaque: opaque.append(node.range)
        case .typeName: types.append(node.range)
        case .file, .block: break
        default: if !declares(node), !states(node), !expresses(node) { add("\(node.kind)", span(node)) }
        }
    }
}

// MARK: - Places

/// `12-34`, or `-` for what is missing; `let` in a pattern belongs to the names and not to what is around it.
func span(_ node: SyntaxNode?) -> String {
    guard let node else { return "-" }
    return node.kind == .variable ? nameSpan(node) : span(startWithoutLet(node), node.range.upperBound)
}

func span(_ start: Int, _ end: Int) -> String { "\(start)-\(end)" }

func spans(_ nodes: [SyntaxNode]) -> String { list(nodes.map { span($0) }) }

func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

func nameSpan(_ node: SyntaxNode) -> String { span(node.namePlace.range.lowerBound, node.namePlace.range.upperBound) }

func startWithoutLet(_ node: SyntaxNode) -> Int {
    let (bytes, start) = (node.place.source.bytes, node.range.lowerBound)
    guard bytes[start...].starts(with: "let".utf8) || bytes[start...].starts(with: "var".utf8) else { return start }
    guard blanks.contains(bytes[start + 3]) else { return start }
    return bytes[(start + 3)...].firstIndex { !blanks.contains($0) } ?? start
}

private let blanks: Set<UInt8> = [.space, .lineFeed, .tab, .carriageReturn]

extension TreeFacts {
    /// Writes what a node declares; false if it declares nothing.
    mutating func declares(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .type: type(node)
        case .function: function(node)
        case .variable: variable(node)
        case .parameter:
            if let name = node.name, name != "_" {
                add("parameter", nameSpan(node), name, "value=" + span(node.child(.value)))
            }
        case .enumCase:
            add(
                "enumCase", nameSpan(node), node.name ?? "", "params=\(node.children(.parameter).count)",
                "value=" + span(node.child(.value)))
        case .accessor: accessor(node)
        case .attribute: attribute(node)
        case .otherDeclaration: add("other", span(node.range.upperBound, node.range.upperBound))
        default: return false
        }
        return true
    }

    private mutating func type(_ node: SyntaxNode) {
        guard let head = node.declaration else { return add("type", span(node), "without a head") }
        add(
            head.kind.rawValue, span(head.range.lowerBound, node.range.upperBound), withoutSpaces(head.name),
            "in=\(parent(of: node))", "inherits=" + list(head.inherited.map(withoutSpaces)), marks(head))
    }

    private mutating func function(_ node: SyntaxNode) {
        guard let head = node.declaration else { return add("function", span(node), "without a head") }
        let parameters = head.parameters.map { orWildcard($0.label) + " " + orWildcard($0.name) }
        add(
            head.kind.rawValue, span(head.range.lowerBound, node.range.upperBound), head.name, "in=\(parent(of: node))",
            "params=" + list(parameters), "body=" + span(node.child(.body)), marks(head))
    }

    private mutating func variable(_ node: SyntaxNode) {
        let known = node.declaration.map { "type=" + ($0.type.map(withoutSpaces) ?? "-") + " " + marks($0) }
        add("variable", nameSpan(node), node.name ?? "", "value=" + span(node.child(.value)), known ?? "")
    }

    private mutating func accessor(_ node: SyntaxNode) {
        guard let name = node.name else { return add("accessor", span(node), "-") }
        add(
            "accessor", span(node.namePlace.range.lowerBound, node.range.upperBound), name,
            "body=" + span(node.child(.body)))
    }

    private mutating func attribute(_ node: SyntaxNode) {
        let name = node.name ?? ""
        let hasLabels = name.first?.isUppercase == true && node.text.hasSuffix(")")
        add("attribute", span(node), name + (hasLabels ? labels(node) : ""))
    }

    // MARK: - Details

    /// Where the type or the function around a declaration begins.
    private func parent(of node: SyntaxNode) -> Int {
        let around = node.ancestors.first { $0.kind == .type || $0.kind == .function }
        return around?.declaration?.range.lowerBound ?? -1
    }

    private func marks(_ head: DeclarationHead) -> String {
        let modifiers: [(Declaration.Modifiers, String)] = [
            (.static, "static"), (.class, "class"), (.final, "final"), (.override, "override"),
        ]
        let effects: [(Declaration.Effects, String)] = [
            (.async, "async"), (.throws, "throws"), (.rethrows, "rethrows"),
        ]
        let marks =
            modifiers.filter { head.modifiers.contains($0.0) }.map(\.1)
            + effects.filter { head.effects.contains($0.0) }.map(\.1)
        return (["@=" + list(head.attributes.map(\.name))] + marks).joined(separator: " ")
    }

    private func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func orWildcard(_ name: String) -> String { name.isEmpty ? "_" : name }
}

/// `(_:label:)`
func labels(_ node: SyntaxNode) -> String {
    "(" + node.children(.argument).map { ($0.name ?? "_") + ":" }.joined() + ")"
}

extension TreeFacts {
    /// Writes what an expression is; false for anything else.
    mutating func expresses(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .name: if node.name != "_", node.name != "Any" { add("name", nameSpan(node), node.name ?? "") }
        case .member: add("member", nameSpan(node), node.name ?? "", base(node))
        case .call:
            add("call", span(node), "callee=" + span(node.child(.callee)), (calledName(node) ?? "-") + labels(node))
        case .argument: add("argument", span(node.child(.value)), node.name ?? "_")
        case .subscript: add("subscript", span(node), base(node), labels(node))
        case .closure:
            add(
                "closure", span(node), "params=" + list(node.children(.parameter).map { $0.name ?? "_" }),
                "captures=" + list(node.children(.capture).map { $0.name ?? "_" }))
        case .keyPath: add("keyPath", span(node))
        case .macro: add("macro", span(node), (node.name ?? "-") + labels(node))
        default: return operates(node) || isLiteral(node)
        }
        return true
    }

    private mutating func operates(_ node: SyntaxNode) -> Bool {
        let (place, name) = (span(node), node.name ?? "-")
        switch node.kind {
        case .binary, .assignment:
            let operands = ["left=" + span(node.child(.left)), "right=" + span(node.child(.right))]
            add("\(node.kind)", place, name, operands.joined(separator: " "))
        case .ternary:
            add(
                "ternary", place, "if=" + span(node.child(.condition)), "then=" + span(node.child(.then)),
                "else=" + span(node.child(.otherwise)))
        case .cast: add("cast", place, name, "value=" + span(node.child(.value)))
        case .try, .await: add("\(node.kind)", place, operand(node))
        case .prefix, .postfix: add("\(node.kind)", place, name, operand(node))
        case .word: if Self.comparedWords.contains(name) { add("word", place, name, operand(node)) }
        case .optionalChain, .forcedUnwrap: add("\(node.kind)", place, base(node))
        default: return false
        }
        return true
    }

    /// The others belong to types.
    private static let comparedWords = ["unsafe", "consume", "copy", "discard", "yield"]

    private mutating func isLiteral(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .string, .literal: add("\(node.kind)", span(node))
        case .interpolatedString: add("interpolated", span(node))
        case .array: add("array", span(node), "\(node.children(.element).count)")
        case .dictionary: add("dictionary", span(node), "\(node.children(.key).count)")
        case .tuple: add("tuple", span(node), "\(node.children(.argument).count)")
        default: return false
        }
        return true
    }

    private func base(_ node: SyntaxNode) -> String { "base=" + span(node.child(.base)) }
    private func operand(_ node: SyntaxNode) -> String { "operand=" + span(node.child(.operand)) }

    /// The compiler's callee of `a.b?(c)` is no name.
    private func calledName(_ call: SyntaxNode) -> String? {
        let callee = call.child(.callee)
        return callee?.kind == .name || callee?.kind == .member ? callee?.name : nil
    }

    /// Writes what a statement does; false for anything else.
    mutating func states(_ node: SyntaxNode) -> Bool {
        let place = span(node)
        switch node.kind {
        case .if:
            add(
                "if", place, conditions(node), "then=" + span(node.child(.then)), "else=" + span(node.child(.otherwise))
            )
        case .guard: add("guard", place, conditions(node), "else=" + span(node.child(.otherwise)))
        case .while: add("while", place, conditions(node), "body=" + span(node.child(.body)))
        case .repeat: add("repeat", place, body(node), "condition=" + span(node.child(.condition)))
        case .switch:
            add("switch", place, "subject=" + span(node.child(.subject)), "cases=\(node.children(.element).count)")
        case .switchCase:
            add(
                "case", place, "patterns=" + spans(node.children(.pattern)), "where=" + spans(node.children(.condition))
            )
        case .for:
            add(
                "for", place, "pattern=" + span(node.child(.pattern)), "sequence=" + span(node.child(.sequence)),
                "where=" + span(node.child(.condition)), body(node))
        case .do: add("do", place, body(node), "catches=\(node.children(.handler).count)")
        case .handler:
            add(
                "catch", place, "patterns=" + spans(node.children(.pattern)),
                "where=" + spans(node.children(.condition)), body(node))
        case .defer: add("defer", place, body(node))
        case .return: add("return", place, "value=" + span(node.child(.value)))
        case .throw: add("throw", place, "value=" + span(node.child(.value)))
        case .jump: add("jump", place)
        case .match:
            add(
                "match", conditionSpan(node), "pattern=" + span(node.child(.pattern)),
                "value=" + span(node.child(.value)))
        case .availability: add("availability", place)
        default: return false
        }
        return true
    }

    private func body(_ node: SyntaxNode) -> String { "body=" + span(node.child(.body)) }

    private func conditions(_ node: SyntaxNode) -> String { list(node.children(.condition).map(conditionSpan)) }

    /// The place of a condition without its `let` and `case`.
    private func conditionSpan(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .variable: span(node.namePlace.range.lowerBound, node.range.upperBound)
        case .match: span(node.child(.pattern).map(startOfPattern) ?? node.range.lowerBound, node.range.upperBound)
        default: span(node)
        }
    }

    private func startOfPattern(_ pattern: SyntaxNode) -> Int {
        pattern.kind == .variable ? pattern.namePlace.range.lowerBound : startWithoutLet(pattern)
    }
}
