extension SwiftParser {
    /// Reads an attribute, from its `@`.
    func attribute() -> (node: Reference, attribute: Declaration.Attribute) {
        let node = builder.node(.attribute, from: index, name: index + 1 < end ? index + 1 : nil)
        let first = index + 1
        let last = skipAttributeName()
        let name = withoutArguments(first.upTo(last))
        if last > first + 1 { builder.name(node, name) }
        if name == "available" { builder.change(node, to: .availability) }
        guard hasAttributeArgument(first) else {
            builder.end(node, before: here)
            return (node, Declaration.Attribute(name: name, argument: nil))
        }
        let argument = source((index + 1).upTo(closing))
        if isDeclaredInSwift(name), let around = enter() {
            arguments(of: node)
            leave(around, ending: node)
        } else {
            skipBrackets()
            builder.end(node, before: index)
        }
        return (node, Declaration.Attribute(name: name, argument: argument))
    }

    func skipAttribute() {
        let first = index + 1
        _ = skipAttributeName()
        if hasAttributeArgument(first) { skipBrackets() }
    }

    /// Moves past an attribute of a type: in `@escaping() -> Void` the parentheses are the function's.
    func skipTypeAttribute() {
        let first = index + 1
        _ = skipAttributeName()
        guard hasAttributeArgument(first) else { return }
        let opening = index
        skipBrackets()
        if reads("->") || skipEffectsBeforeArrow() { index = opening }
    }

    /// Moves past `@Name<Argument>.Inner`; returns the number after the last token.
    private func skipAttributeName() -> Int {
        advance()
        guard isName() else { return index }
        advance()
        skipAttributeAngles()
        while kind == .dot, isName(ahead: 1) {
            index += 2
            skipAttributeAngles()
        }
        return here
    }

    private func skipAttributeAngles() { if kind == .mark, byte == .less, isGlued { skipAngles() } }

    /// Whether parentheses belong to an attribute whose name begins at a token.
    private func hasAttributeArgument(_ first: Int) -> Bool {
        guard kind == .leftParenthesis, offset == 0 else { return false }
        return isGlued || bytes[tokens[first].range].elementsEqual("available".utf8)
    }

    /// Whether the name begins with a capital letter, like those of wrappers, builders, actors and macros.
    private func isDeclaredInSwift(_ name: String) -> Bool {
        name.utf8.split(separator: .dot).last?.first?.isUppercase ?? false
    }

    /// The text from one token up to another.
    func source(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
        return text.source.text(in: tokens[first].start.upTo(tokens[last].end))
    }
}
