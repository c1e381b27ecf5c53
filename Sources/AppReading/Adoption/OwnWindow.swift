/// The `window` of a delegate's class, as it is declared.
package struct OwnWindow: Sendable {
    package let place: Place
    /// `UIWindow`; nil where neither a type nor a value says it.
    package let type: String?
    /// Why other code can't give it another; nil where it can.
    package let obstacle: Obstacle?

    package enum Obstacle: String, Sendable { case constant, computed, readonly, hidden, `static` }

    /// Whether other code can give it another.
    package var canBeSet: Bool { obstacle == nil }

    /// That of a class and its superclasses; nil where none of them declares it.
    init?(_ line: [CodeType]) {
        let found = line.flatMap(\.parts).flatMap(\.declaration.members).first {
            $0.kind == .property && ($0.name == "window" || $0.name == "_window")
        }
        guard let found else {
            guard let synthesized = line.flatMap(\.parts).lazy.compactMap(\.synthesizedWindow).first else { return nil }
            (place, type, obstacle) = (synthesized.place, "UIWindow", nil)
            return
        }
        place = found.node.namePlace
        type = found.type?.typeWithoutMarks ?? SyntaxCall(found.node.child(.value))?.name
        obstacle = found.node.isSwift ? Self.obstacle(of: found) : found.isReadonly ? .readonly : nil
    }

    private static func obstacle(of property: Declaration) -> Obstacle? {
        let accessors = property.node.children(.accessor)
        let isComputed = accessors.contains { $0.name == nil || $0.isNamed("get") }
        if property.modifiers.contains(.hidden) { return .hidden }
        if property.modifiers.contains(.static) { return .static }
        if isComputed, !accessors.contains(where: { $0.isNamed("set") }) { return .computed }
        if property.node.isConstant { return .constant }
        return property.node.text.prefix { !"={".contains($0) }.contains("private(set)") ? .readonly : nil
    }
}

extension CodeType.Part {
    /// `@synthesize window = _window;`, of the property that UIApplicationDelegate has.
    fileprivate var synthesizedWindow: SyntaxNode? {
        declaration.node.children(.member).first { node in
            guard node.kind == .otherDeclaration, node.text.hasPrefix("@synthesize") else { return false }
            return node.text.split(separator: ",").contains { item in
                let names = item.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.drop { $0 == "synthesize" }
                return names.first == "window"
            }
        }
    }
}

extension Declaration {
    /// Whether a property of Objective-C has `readonly` among its attributes.
    fileprivate var isReadonly: Bool {
        let text = node.text
        guard let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")"), start < end else {
            return false
        }
        return text[start..<end].split { !$0.isLetter }.contains("readonly")
    }
}
