/// `typedef`, `struct` and `enum`, of which only the names are read.
extension ObjectiveCParser {
    /// `typedef … Name;`
    func typeDefinition(_ found: Specifiers, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let first = index
        let enumeration = namedEnumeration(from: first + 1) ?? namedEnumeration(from: first)
        let shape = declarator(from: found.end)
        let node = builder.node(.otherDeclaration, from: first, name: enumeration ?? shape.name)
        builder.add(node, to: parent, as: role)
        while index < end, kind() != .semicolon, !(kind() == .at && startsLine(index)) {
            index = tokens[index].opens ? behind(index) : index + 1
        }
        builder.end(node, before: index)
        skipSemicolon()
    }

    /// The name in `NS_ENUM(NSInteger, Name)`.
    func namedEnumeration(from place: Int) -> Int? {
        guard isMacroName(at: place), kind(at: place + 1) == .leftParenthesis else { return nil }
        let last = closing(place + 1) - 1
        return kind(at: last) == .name ? last : nil
    }

    /// `NS_ENUM(NSInteger, Name) { … }` without `typedef`.
    func enumeration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        guard let name = namedEnumeration(from: index), kind(at: behind(index + 1)) == .leftBrace,
            reads("NS_ENUM", at: index) || reads("NS_OPTIONS", at: index) || reads("NS_CLOSED_ENUM", at: index)
                || reads("NS_ERROR_ENUM", at: index) || reads("CF_ENUM", at: index) || reads("CF_OPTIONS", at: index)
        else { return false }
        let node = builder.node(.otherDeclaration, from: index, name: name)
        builder.add(node, to: parent, as: role)
        index = behind(behind(index + 1))
        builder.end(node, before: index)
        skipSemicolon()
        return true
    }

    /// `struct Name { … }` before names that it declares, or alone; false if no type is declared.
    func tagDeclaration(_ found: Specifiers, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        guard let tag = found.tag else { return false }
        let isForward = kind(at: found.end) == .semicolon || found.end >= end
        guard tag.braces != nil || isForward else { return false }
        if isPlusPlus, words[tag.word] != .enum, let braces = tag.braces {
            plusPlusType(tag, braces: braces, of: parent, as: role)
        } else {
            let node = builder.node(.otherDeclaration, from: index, end: found.end, name: tag.name)
            builder.add(node, to: parent, as: role)
        }
        return true
    }
}
