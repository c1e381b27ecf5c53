// The raw values of enumerations.
extension CodeConstants {
    /// The text of a literal or a constant, or the raw value of a case; nil for what isn't known, and for an empty one.
    func textOrRawValue(_ expression: SyntaxNode) -> String? {
        let isRawValue = expression.kind == .member && expression.isNamed("rawValue")
        guard let text = isRawValue ? rawValue(of: expression) : text(expression) else { return nil }
        return text.isEmpty ? nil : text
    }

    /// The raw values of all cases of the enumeration around `rawValue` or `self.rawValue`; none for any other expression.
    func rawValuesAround(_ expression: SyntaxNode) -> [String] {
        let base = expression.child(.base)
        guard expression.isNamed("rawValue"), base.map({ $0.isNamed("self") }) ?? (expression.kind == .name),
            let type = trees.code.name(ofTypeAt: expression.place).flatMap({ trees.code.type($0) })
        else { return [] }
        return cases(of: type).compactMap(rawValue(ofCase:))
    }

    /// The cases of an enumeration of texts.
    private func cases(of type: CodeType) -> [SyntaxNode] {
        type.parts.filter { $0.declaration.kind == .enum && $0.declaration.inherited.contains("String") }.flatMap {
            $0.declaration.node.children
        }.filter { $0.kind == .enumCase }
    }

    /// The raw values of all cases of an enumeration; nil where something else makes one of a raw value.
    func rawValues(in owner: String, seenFrom expression: SyntaxNode) -> [String]? {
        guard let type = trees.code.type(owner, seenFrom: trees.code.name(ofTypeAt: expression.place) ?? ""),
            !type.parts.flatMap(\.declaration.members).contains(where: {
                $0.name == "rawValue" || $0.name.hasPrefix("init(rawValue:")
            })
        else { return nil }
        let all = cases(of: type)
        return all.isEmpty ? nil : all.compactMap(rawValue(ofCase:))
    }

    private func rawValue(ofCase element: SyntaxNode) -> String? {
        element.child(.value).map(\.stringValue) ?? element.name
    }

    /// The raw value of a case of an enumeration of texts: `Action.search.rawValue`.
    func rawValue(of expression: SyntaxNode) -> String? {
        guard let element = expression.child(.base)?.withoutMarks, element.kind == .member, let name = element.name,
            let owner = element.child(.base)?.dottedName
        else { return nil }
        return rawValue(of: name, in: owner, seenFrom: expression)
    }

    /// The raw value of a case of an enumeration of texts, by the names of both.
    func rawValue(of name: String, in owner: String, seenFrom expression: SyntaxNode) -> String? {
        guard let type = trees.code.type(owner, seenFrom: trees.code.name(ofTypeAt: expression.place) ?? "") else {
            return nil
        }
        return cases(of: type).first { $0.isNamed(name) }.flatMap(rawValue(ofCase:))
    }
}
