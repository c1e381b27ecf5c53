/// A type, an extension, a function or a variable, as it is declared in a source.
package struct Declaration: Sendable {
    package let node: SyntaxNode
    private let head: DeclarationHead

    /// Nil for a node that isn't a declaration, or is a part of a pattern.
    package init?(_ node: SyntaxNode) {
        guard let head = node.declaration else { return nil }
        (self.node, self.head) = (node, head)
    }

    package var kind: Kind { head.kind }
    package var name: String { head.name }
    package var category: String? { head.category }
    package var inherited: [String] { head.inherited }
    package var type: String? { head.type }
    package var attributes: [Attribute] { head.attributes }
    package var modifiers: Modifiers { head.modifiers }
    package var effects: Effects { head.effects }
    package var parameters: [Parameter] { head.parameters }
    package var range: Range<Int> { head.range }
    package var lastToken: Int { head.lastToken }

    package func hasBaseName(_ base: String) -> Bool { head.hasBaseName(base) }

    /// Whether it is a function with a body, not only a prototype.
    package var hasBody: Bool { node.child(.body) != nil }

    package var members: [Declaration] { node.children(.member).compactMap { Declaration($0) } }

    package enum Kind: String, Sendable {
        case `class`, actor, `struct`, `enum`, `protocol`, `extension`
        case function, initializer, deinitializer, `subscript`, property
        /// `@interface`, with a category if it has one.
        case interface
        /// `@implementation`, with a category if it has one.
        case implementation
    }

    /// The modifiers that are used.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let `static` = Modifiers(rawValue: 1 << 0)
        package static let `class` = Modifiers(rawValue: 1 << 1)
        package static let final = Modifiers(rawValue: 1 << 2)
        package static let override = Modifiers(rawValue: 1 << 3)
        package static let lazy = Modifiers(rawValue: 1 << 4)
        /// `private` or `fileprivate`, without `(set)`.
        package static let hidden = Modifiers(rawValue: 1 << 5)
    }

    package struct Effects: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let async = Effects(rawValue: 1 << 0)
        package static let `throws` = Effects(rawValue: 1 << 1)
        package static let `rethrows` = Effects(rawValue: 1 << 2)
    }

    package struct Parameter: Hashable, Sendable {
        /// Empty for `_`.
        package let label: String
        /// The name in the body; empty for `_`.
        package let name: String
    }

    /// `@main`, `@objc(name)` or `@Adaptor(AppDelegate.self)`.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        /// The text in its parentheses.
        package let argument: String?
    }

    /// An attribute by its name, with or without a module.
    package func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name || $0.name.hasSuffix("." + name) }
    }

    /// Whether it can have members that aren't local.
    package var isType: Bool {
        switch kind {
        case .class, .actor, .struct, .enum, .protocol, .extension, .interface, .implementation: true
        case .function, .initializer, .deinitializer, .subscript, .property: false
        }
    }
}
