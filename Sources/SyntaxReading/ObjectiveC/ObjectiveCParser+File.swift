/// The code outside of bodies.
extension ObjectiveCParser {
    func declarations(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        while index < end {
            let first = index
            outerDeclaration(of: parent, as: role)
            if index == first {
                builder.add(opaque(upTo: max(first + 1, statementEnd)), to: parent, as: role)
                skipSemicolon()
            }
        }
    }

    /// Declarations in the next braces, as children of the surrounding node.
    func enclosedDeclarations(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let outer = open()
        let outerPlace = isInBody
        isInBody = false
        if enter() { declarations(of: parent, as: role) } else { addRest(to: parent, as: role) }
        leave()
        isInBody = outerPlace
        close(outer)
    }

    private func outerDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        switch kind() {
        case .semicolon: index += 1
        case .at: atDeclaration(of: parent, as: role)
        case .name:
            if word() == .extern, kind(ahead: 1) == .string {
                index += 2
                if kind() == .leftBrace { enclosedDeclarations(of: parent, as: role) }
            } else if !plusPlusDeclaration(of: parent, as: role) {
                cDeclaration(of: parent, as: role)
            }
        case .colon where isScope(at: index), .mark where isMark(UInt8(ascii: "~")): cDeclaration(of: parent, as: role)
        default: break
        }
    }

    /// A function, variables, types, or a macro for any of them.
    func cDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if enumeration(of: parent, as: role) { return }
        if isMacroAlone { return macro(of: parent, as: role) }
        let found = specifiers(from: index)
        if beginsDeclaration(found) || found.end == index && isFunctionAlone(inType: role == .member) {
            declaration(found, of: parent, as: role, isLocal: false)
        } else if kind(at: found.end) == .at {
            // Attributes of a class.
            index = found.end
        } else if found.end == index, isName(at: index) {
            macro(of: parent, as: role)
        }
    }

    /// `NS_ASSUME_NONNULL_BEGIN`, or any name on a line before a method or a class.
    private var isMacroAlone: Bool {
        guard isName(at: index), index + 1 >= end || startsLine(index + 1) else { return false }
        return isMacroName(at: index)
            ? kind(ahead: 1) != .leftParenthesis : kind(ahead: 1) == .at || beginsMember(at: index + 1)
    }

    /// `main() { … }`, or a constructor of C++, which needs no body.
    private func isFunctionAlone(inType: Bool) -> Bool {
        let shape = declarator(from: index)
        guard shape.isFunction, let name = shape.name else { return false }
        return isPlusPlus && (inType || name > index) || hasBody(behind: shape.end)
    }

    /// A macro, with or without arguments and a semicolon.
    private func macro(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let name = nameOperand()
        guard kind() == .leftParenthesis, !beginsMember(at: index) else {
            return builder.add(name, to: parent, as: role)
        }
        builder.add(call(of: name), to: parent, as: role)
        if index < end, !startsLine(index), kind() != .at {
            endStatement(of: parent, as: role)
        } else {
            skipSemicolon()
        }
    }

    /// `@interface`, `@class A, B;`, `@import Module;`
    private func atDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if let kind = containerKind(at: index), container(kind, of: parent, as: role) { return }
        guard kind(ahead: 1) == .name else {
            index += 1
            return
        }
        // An unmatched `@end`.
        if reads("end", at: index + 1) {
            index += 2
            return
        }
        nameList(of: parent, as: role)
    }

    /// `@class`, `@protocol A, B;`, `@synthesize a = b;` and similar lists, of which only the name is known.
    func nameList(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.otherDeclaration, from: index)
        builder.add(node, to: parent, as: role)
        index += 2
        index = statementEnd
        builder.end(node, before: index)
        skipSemicolon()
    }
}
