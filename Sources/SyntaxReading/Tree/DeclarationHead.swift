/// The facts before the body of a type, a function or a variable.
package struct DeclarationHead: Sendable {
    package let kind: Declaration.Kind
    /// `AppDelegate`, `Outer.Inner` of an extension, `application(_:open:options:)`, a selector, or the name of a
    /// variable.
    package var name: String
    /// The name of a category, which may be empty.
    package var category: String?
    /// The superclass and the protocols, without their generic arguments.
    package var inherited: [String] = []
    /// The type that a variable names, without its generic arguments; nil if there is none.
    package var type: String?
    package var attributes: [Declaration.Attribute] = []
    package var modifiers: Declaration.Modifiers = []
    package var effects: Declaration.Effects = []
    package var parameters: [Declaration.Parameter] = []
    /// From the word that introduces it, or from `static` or `class` before that.
    package var range: Range<Int> = 0..<0
    /// The start of its last token; for a variable the start of its name.
    package var lastToken = 0
}

extension SyntaxNode {
    /// The type after the name of a variable or a parameter; nil if there is none.
    package var writtenType: String? {
        if let type = declaration?.type { return type }
        guard kind == .parameter, isSwift, let colon = text.firstIndex(of: ":") else { return nil }
        let type = text[text.index(after: colon)...]
        return String(type.firstIndex(of: "=").map { type[..<$0] } ?? type)
    }
}
