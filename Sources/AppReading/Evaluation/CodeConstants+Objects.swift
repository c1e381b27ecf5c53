// The classes of objects, by their names and declarations.
extension CodeConstants {
    /// Whether an expression is the notification centre, by its class, or by the name or the value of a variable.
    func isNotificationCenter(_ expression: SyntaxNode) -> Bool {
        let node = expression.withoutMarks
        if let call = SyntaxCall(node) {
            return ["current", "currentNotificationCenter"].contains(call.name ?? "")
                && call.receiver?.lastName == Self.centerClass
        }
        guard let name = node.lastName else { return false }
        if let declared = declaration(of: node) {
            if declared.mentions(Self.centerClass) { return true }
            if declared.declaration?.type != nil { return false }
        }
        // NotificationCenter has no delegate, so any other name with this end is the other one.
        return name.lowercased().hasSuffix("notificationcenter")
    }

    /// Whether a name is that of a property of the notification centre, in an extension of its class too.
    func isOfNotificationCenter(_ property: SyntaxNode) -> Bool {
        let base = property.child(.base)
        if let base, !base.isNamed("self") { return isNotificationCenter(base) }
        let isLocal = base == nil && property.name.flatMap { property.resolve($0) } != nil
        return !isLocal && trees.code.name(ofTypeAt: property.place) == Self.centerClass
    }

    /// Whether the type of a variable is unknown, so that the members that it is asked for have to decide.
    func isUntyped(_ expression: SyntaxNode) -> Bool {
        let node = expression.withoutMarks
        guard node.dottedName?.first?.isLowercase == true else { return false }
        guard let declared = declaration(of: node) else { return true }
        return declared.kind == .variable && declared.declaration?.type == nil
            && SyntaxCall(declared.child(.value)) == nil
    }

    /// Whether an expression is one of these classes, or an object of one: by its name, or by what declares it.
    func isOf(_ classes: Set<String>, _ expression: SyntaxNode) -> Bool {
        var node: SyntaxNode? = expression.withoutMarks
        while let current = node {
            if let name = current.lastName, classes.contains(name) { return true }
            node = (current.child(.base) ?? current.child(.callee))?.withoutMarks
        }
        let declared = declaration(of: expression.withoutMarks) ?? onlyDefinition(of: expression.withoutMarks)
        if let type = declared?.declaration?.type?.typeWithoutMarks, classes.contains(type) { return true }
        return classes.contains { declared?.mentions($0) == true }
    }

    /// Whether one of some words is in an expression, or in the value of its name.
    func mentions(_ words: Set<String>, _ expression: SyntaxNode) -> Bool {
        var node: SyntaxNode? = expression.withoutMarks
        for _ in 0..<Self.mostNames {
            guard let current = node else { return false }
            let text = current.text
            if words.contains(where: text.contains) { return true }
            node = (declaration(of: current) ?? onlyDefinition(of: current))?.child(.value)?.withoutMarks
        }
        return false
    }

    /// How many names may be defined by each other.
    private static let mostNames = 4

    /// Whether a receiver can be the application: it has that name, is one of UIKit's, or its type is unknown.
    func mayBeApplication(_ receiver: SyntaxNode?) -> Bool {
        guard let receiver else { return false }
        return receiver.text.contains("UIApplication")
            || receiver.lastName?.lowercased().hasSuffix("application") == true
            || declaration(of: receiver)?.mentions("UIApplication") ?? isUntyped(receiver)
    }

    static let centerClass = "UNUserNotificationCenter"

    /// What declares a name, or a member of the type around it.
    private func declaration(of expression: SyntaxNode) -> SyntaxNode? {
        guard let name = expression.name else { return nil }
        if expression.kind == .member {
            guard let base = expression.child(.base)?.withoutMarks, base.isNamed("self") else { return nil }
        } else if let found = expression.resolve(name) {
            return found
        }
        let type = trees.code.name(ofTypeAt: expression.place).flatMap { trees.code.type($0) }
        // Objective-C's variable of a property.
        let property = expression.isSwift || !name.hasPrefix("_") ? nil : String(name.dropFirst())
        let names = [name, property].compactMap(\.self)
        return type?.parts.lazy.compactMap { part in names.lazy.compactMap { trees.node(part).member($0) }.first }.first
    }
}

extension SyntaxNode {
    /// Whether the type or the value of a variable or a parameter names a class.
    fileprivate func mentions(_ type: String) -> Bool {
        guard kind == .variable || kind == .parameter else { return false }
        return declaration?.type == type || child(.value)?.text.contains(type) == true
            || (child(.value) == nil && kind == .parameter && text.contains(type))
    }
}
