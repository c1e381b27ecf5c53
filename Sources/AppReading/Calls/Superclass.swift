extension CodeType {
    /// The superclass that the declaration of the class names.
    var superclass: String? {
        let classes = parts.filter { part in
            let declaration = part.declaration
            return [.class, .interface].contains(declaration.kind) && declaration.category == nil
        }
        return classes.lazy.compactMap(\.declaration.inherited.first).first { !Self.isProtocol($0) }
    }

    /// Whether the superclass is UIKit's own, which does nothing with callbacks.
    var hasHarmlessSuperclass: Bool {
        superclass.map { FrameworkClass.implementNothing.contains($0.lastName) } ?? false
    }

    /// Apple's protocols, which can't be superclasses; those of the app are in the target.
    private static func isProtocol(_ name: String) -> Bool {
        FrameworkClass.implementNothing.contains(name.lastName) && !FrameworkClass.baseClasses.contains(name.lastName)
    }
}

extension String {
    /// The name after the last dot, without its module.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension CodeType {
    /// Whether a macro that isn't known may add methods to the type, or change those that it has.
    var hasUnreadMacro: Bool {
        parts.flatMap(\.declaration.attributes).contains { attribute in
            attribute.name.lastName.first?.isUppercase == true
                && !Self.harmlessAttributes.contains(attribute.name.lastName)
        }
    }

    private static let harmlessAttributes: Set<String> = [
        "MainActor", "UIApplicationMain", "NSApplicationMain", "Observable", "Sendable", "Suite", "Model",
    ]
}
