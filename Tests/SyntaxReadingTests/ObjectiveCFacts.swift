import SyntaxReading

/// What a tree says of a source, one line a fact, in the words of `ClangFacts`.
struct ObjectiveCFacts {
    private(set) var lines: Set<String> = []
    private(set) var opaque: [Range<Int>] = []
    private let classes: Set<String>
    private let macros: Set<String>
    /// Where the token begins that ends at a byte.
    private let starts: [Int: Int]

    init(_ tree: SyntaxTree, classes: Set<String>, macros: Set<String>) {
        self.classes = classes
        self.macros = macros
        starts = Self.starts(of: tree.text.tokens, tree.text.text)
        visit(tree.root)
    }

    /// Of `++`, `--`, `->`, `.5` and `L'x'` it is the first token.
    private static func starts(of tokens: [Token], _ text: LexedText) -> [Int: Int] {
        var starts: [Int: Int] = [:]
        for (place, token) in tokens.enumerated() {
            let before = tokens[max(0, place - 1)]
            let isOne =
                ["++", "--", "->"].contains(text.text(before) + text.text(token))
                || before.kind == .dot && token.kind == .number || before.kind == .name && token.kind == .character
            starts[token.end] = isOne && before.end == token.start ? before.start : token.start
        }
        return starts
    }

    private func span(_ node: SyntaxNode?) -> String {
        guard let node else { return "none" }
        return "\(node.range.lowerBound)-\(starts[node.range.upperBound] ?? -1)"
    }

    private mutating func add(_ node: SyntaxNode, _ fact: String) { lines.insert(span(node) + " " + fact) }
    private mutating func add(at place: Int, _ fact: String) { lines.insert("\(place) " + fact) }

    private mutating func visit(_ node: SyntaxNode) {
        if node.kind == .opaque {
            opaque.append(node.range)
        } else if node.kind == .name || node.kind == .literal, macros.contains(node.text) {
            if node.parent?.kind == .file { return }
            add(at: node.range.lowerBound, "macro")
        } else if declaration(node) && statement(node) && expression(node) {
            for child in node.children { visit(child) }
        }
    }

    // MARK: - Declarations

    /// False where the children aren't asked for.
    private mutating func declaration(_ node: SyntaxNode) -> Bool {
        let place = node.namePlace.range.lowerBound
        switch node.kind {
        case .type:
            if let head = node.declaration {
                let category = head.category.map { "(\($0))" } ?? ""
                let inherited = head.inherited.joined(separator: ", ")
                add(at: node.range.lowerBound, "\(head.kind) \(head.name)\(category): \(inherited)")
            }
        case .function:
            guard let head = node.declaration else { return true }
            if node.text.hasPrefix("-") || node.text.hasPrefix("+") {
                add(at: node.range.lowerBound, "method \(head.modifiers.contains(.static) ? "+" : "-")\(head.name)")
            } else {
                add(at: place, "function \(head.name)")
            }
        case .parameter: if let name = node.name { add(at: place, "parameter \(name)") }
        case .variable:
            add(at: place, "variable \(node.name ?? "")")
            if let value = node.child(.value), hasSign(before: value, in: node) {
                add(at: place, "value \(span(value))")
            }
        default: break
        }
        return true
    }

    /// Whether `=` stands before a value, which `(…)` of C++ hasn't.
    private func hasSign(before value: SyntaxNode, in node: SyntaxNode) -> Bool {
        let between = node.namePlace.range.upperBound..<value.range.lowerBound
        return node.tree.text.text.source.text(in: between).contains("=")
    }

    // MARK: - Statements

    private mutating func statement(_ node: SyntaxNode) -> Bool {
        let (body, condition) = (node.child(.body), node.children(.condition).last)
        switch node.kind {
        case .block: block(node)
        case .if: add(node, "if \(span(condition)) \(span(node.child(.then))) \(span(node.child(.otherwise)))")
        case .for:
            if node.child(.sequence) == nil {
                add(node, "for \(span(condition)) \(span(node.child(.update))) \(span(body))")
            } else if node.text.contains(" in ") {
                add(node, "for in \(span(node.child(.sequence))) \(span(body))")
            } else {
                add(node, "for range \(span(body))")
            }
        case .while: add(node, "while \(span(condition)) \(span(body))")
        case .repeat: add(node, "repeat \(span(body)) \(span(condition))")
        case .switch: add(node, "switch \(span(node.child(.subject)))")
        case .switchCase:
            for pattern in node.children(.pattern) { add(pattern, "case") }
            if node.name != nil { add(at: node.namePlace.range.lowerBound, "default") }
        case .return: add(node, "return \(span(node.child(.value)))")
        case .throw:
            // Alone it ends with the sign to the compiler.
            let start = node.range.lowerBound
            node.child(.value) == nil ? add(at: start, "throw") : add(node, "throw \(span(node.child(.value)))")
        case .jump: add(node, "jump")
        case .do: add(node, "do")
        case .handler: add(node, "handler")
        default: break
        }
        return true
    }

    /// A lone semicolon is none to the compiler.
    private mutating func block(_ node: SyntaxNode) {
        if let name = node.name {
            add(node, name + (node.child(.subject).map { " " + span($0) } ?? ""))
        } else if node.text != ";" {
            add(node, "block")
        }
    }

    // MARK: - Expressions

    private mutating func expression(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .call: return call(node)
        case .binary, .assignment:
            add(node, "\(node.kind) \(node.name ?? "") \(span(node.child(.left))) \(span(node.child(.right)))")
        case .prefix:
            guard !node.isNamed("new") else { return construction(node) }
            let operand = node.child(.operand)
            add(node, "prefix \(node.name ?? "") \(span(operand?.kind == .typeName ? nil : operand))")
        case .postfix: add(node, "postfix \(node.name ?? "") \(span(node.child(.operand)))")
        case .ternary:
            add(
                node,
                "ternary \(span(node.child(.condition))) \(span(node.child(.then))) \(span(node.child(.otherwise)))")
        case .cast: add(node, "cast \(span(node.child(.value)))")
        case .member:
            let base = node.child(.base)
            add(node, "member of \(isClass(base) ? "class" : span(base))")
            return !isClass(base)
        case .subscript: add(node, "subscript \(span(node.child(.base))) \(span(node.child(.argument)?.child(.value)))")
        case .closure:
            add(node, "closure (" + node.children(.parameter).map { $0.name ?? "" }.joined(separator: ", ") + ")")
        default: return operand(node)
        }
        return true
    }

    private func isClass(_ node: SyntaxNode?) -> Bool {
        guard let node, node.kind == .name, let name = node.name else { return false }
        return classes.contains(name)
    }

    private mutating func call(_ node: SyntaxNode) -> Bool {
        let (call, callee) = (SyntaxCall(node), node.child(.callee))
        let values = "(" + (call?.values.map(span).joined(separator: ", ") ?? "") + ")"
        guard node.text.hasPrefix("["), callee?.range.lowerBound != node.range.lowerBound else {
            // What it gives is a type's, which is an argument.
            if call?.isNamed("__builtin_va_arg") == true { return false }
            add(node, "call of \(span(callee)) " + values)
            return true
        }
        let receiver = call?.receiver
        let isSuper = receiver?.isNamed("super") == true
        let what = isSuper ? "super" : isClass(receiver) ? "class" : span(callee?.child(.base))
        add(node, "message \(call?.name ?? "") to \(what) " + values)
        if !isSuper, !isClass(receiver), let base = callee?.child(.base) { visit(base) }
        for value in call?.values ?? [] { visit(value) }
        return false
    }

    private mutating func construction(_ node: SyntaxNode) -> Bool {
        add(node, "new")
        let call = node.child(.operand).flatMap { SyntaxCall($0) }
        for value in call?.values ?? [] { visit(value) }
        return false
    }

    private mutating func operand(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .name: add(node, "name")
        case .literal: add(node, "literal")
        case .string: add(node, "string")
        case .array: add(node, "array \(node.children(.element).count)")
        case .dictionary: add(node, "dictionary \(node.children(.key).count + node.children(.value).count)")
        case .tuple:
            if let parent = node.parent, parent.kind == .variable, !hasSign(before: node, in: parent),
                node.text.hasPrefix("(")
            {
                return true
            }
            add(node, node.text.hasPrefix("{") ? "list" : "parentheses")
        case .macro:
            if node.isNamed("selector") {
                add(node, "selector \(node.child(.argument)?.child(.value)?.name ?? "")")
            } else {
                add(node, "macro")
            }
            return false
        case .availability: add(node, "availability")
        default: break
        }
        return true
    }
}
