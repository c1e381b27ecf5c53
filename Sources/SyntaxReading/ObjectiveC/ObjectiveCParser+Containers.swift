/// Classes, categories and protocols.
extension ObjectiveCParser {
    func containerKind(at place: Int) -> Declaration.Kind? {
        guard kind(at: place) == .at else { return nil }
        if reads("interface", at: place + 1) { return .interface }
        if reads("implementation", at: place + 1) { return .implementation }
        return reads("protocol", at: place + 1) ? .protocol : nil
    }

    /// Reads up to `@end`; false for `@protocol A, B;` and for `@protocol(A)`.
    func container(_ kind: Declaration.Kind, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        let (first, name) = (index, index + 2)
        guard self.kind(at: name) == .name, self.kind(at: name + 1) != .comma,
            self.kind(at: name + 1) != .semicolon || kind != .protocol
        else { return false }
        index = name + 1
        let node = builder.node(.type, from: first, name: name)
        builder.add(node, to: parent, as: role)
        var head = DeclarationHead(kind: kind, name: self.name(at: name))
        inheritance(&head)
        if self.kind() == .leftBrace { instanceVariables(of: node) }
        members(of: node)
        builder.end(node, before: index)
        let last = max(first, min(index, tokens.count) - 1)
        head.range = tokens[first].start.upTo(tokens[last].end)
        head.lastToken = tokens[last].start
        builder.head(node, head)
        return true
    }

    /// `<Content> (Category) : Parent <Protocol>`
    private func inheritance(_ head: inout DeclarationHead) {
        if isTypeParameters { skipAngles() }
        if kind() == .leftParenthesis {
            head.category = text((index + 1).upTo(closing(index)))
            index = behind(index)
        }
        if kind() == .colon, kind(ahead: 1) == .name {
            head.inherited.append(name(at: index + 1))
            index += 2
            if isTypeParameters { skipAngles() }
        } else {
            _ = skip(.colon)
        }
        guard isMark(.less) else { return }
        let start = index
        skipAngles()
        head.inherited += start.upTo(min(index, end)).filter { kind(at: $0) == .name }.map(name)
    }

    /// Whether the superclass follows `<…>`, so that it doesn't contain protocols: `@interface Box<Content> :
    /// NSObject`.
    private var isTypeParameters: Bool {
        guard isMark(.less) else { return false }
        let behind = anglesEnd
        return kind(at: behind) == .colon || kind(at: behind) == .leftParenthesis || isMark(.less, at: behind)
    }

    private func skipAngles() { index = anglesEnd }

    /// The index after `<…>`, even if its content is invalid.
    private var anglesEnd: Int {
        var (place, depth) = (index, 0)
        while place < end {
            let token = tokens[place]
            guard token.kind != .leftBrace, !token.closes, token.kind != .semicolon else { return place }
            if token.opens {
                place = behind(place)
                continue
            }
            if isMark(.less, at: place) { depth += 1 }
            if isMark(.greater, at: place) { depth -= 1 }
            place += 1
            if token.kind == .mark, depth <= 0 { return place }
        }
        return place
    }

    // MARK: - Members

    /// Reads up to and including `@end`; if that is missing, up to the next container.
    private func members(of node: SyntaxBuilder.Reference) {
        while index < end {
            if kind() == .at {
                if reads("end", at: index + 1) {
                    index += 2
                    return
                }
                if tokens[index].startsLine, containerKind(at: index) != nil { return }
            }
            let first = index
            member(of: node)
            if index == first {
                builder.add(opaque(upTo: max(first + 1, statementEnd)), to: node, as: .member)
                skipSemicolon()
            }
        }
    }

    private func member(of node: SyntaxBuilder.Reference) {
        switch kind() {
        case .semicolon: index += 1
        case .mark where isMark(.minus) || isMark(.plus): method(of: node)
        case .at: atMember(of: node)
        case .name:
            if word() == .extern, kind(ahead: 1) == .string {
                index += 2
                if kind() == .leftBrace { enclosedDeclarations(of: node, as: .member) }
            } else if !plusPlusDeclaration(of: node, as: .member) {
                cDeclaration(of: node, as: .member)
            }
        default: break
        }
    }

    /// `@property`, `@synthesize`, `@optional`
    private func atMember(of node: SyntaxBuilder.Reference) {
        if reads("property", at: index + 1) {
            property(of: node)
        } else if isMarker(at: index + 1) || kind(ahead: 1) != .name {
            index += 2
        } else {
            nameList(of: node, as: .member)
        }
    }

    /// A word that determines the kind of the members after it.
    private func isMarker(at place: Int) -> Bool {
        word(at: place) == .public || word(at: place) == .private || word(at: place) == .protected
            || reads("optional", at: place) || reads("required", at: place) || reads("public", at: place)
            || reads("private", at: place) || reads("protected", at: place) || reads("package", at: place)
    }

    // MARK: - Variables

    /// `{ @private int a; }`
    private func instanceVariables(of node: SyntaxBuilder.Reference) {
        let outer = open()
        while index < end {
            let first = index
            if kind() == .at {
                index += 2
            } else if kind() == .semicolon {
                index += 1
            } else {
                cDeclaration(of: node, as: .member)
            }
            if index == first {
                builder.add(opaque(upTo: max(first + 1, statementEnd)), to: node, as: .member)
                skipSemicolon()
            }
        }
        close(outer)
    }

    /// `@property (nonatomic) T *name, *other;`
    private func property(of node: SyntaxBuilder.Reference) {
        let first = index
        index += 2
        if word().declarationPart == .qualifier, kind(ahead: 1) == .leftParenthesis { index += 1 }
        let attributes = index
        let hasAttributes = kind() == .leftParenthesis
        if hasAttributes { index = behind(index) }
        let isOfClass = hasAttributes && (attributes..<index).contains { reads("class", at: $0) }
        let found = specifiers(from: index)
        index = found.end
        repeat {
            let start = index == found.end ? first : index
            let shape = declarator(from: index)
            guard let name = shape.name else { break }
            let variable = builder.node(.variable, from: start, name: name)
            builder.add(variable, to: node, as: .member)
            index = shape.end
            skipPropertyMarks()
            builder.end(variable, before: index)
            var head = variableHead(name, shape, found.type, from: start)
            if isOfClass { head.modifiers = .class }
            builder.head(variable, head)
        } while skip(.comma)
        endStatement(of: node, as: .member)
    }

    /// Attributes after the name, regardless of their names.
    private func skipPropertyMarks() {
        while kind() == .name {
            index += 1
            if kind() == .leftParenthesis { index = behind(index) }
        }
    }
}
