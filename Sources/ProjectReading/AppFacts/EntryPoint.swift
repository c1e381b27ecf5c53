/// Where an app begins, and the class of its delegate.
package struct EntryPoint: Sendable {
    package let kind: Kind
    /// The name of the delegate's type, which may be declared outside the target.
    package let delegate: String?
    package let place: Place

    package enum Kind: Hashable, Sendable {
        /// `@main struct … : App`, by its name.
        case swiftUI(app: String)
        /// `@main` or `@UIApplicationMain` at the delegate.
        case attribute
        /// A call of `UIApplicationMain`.
        case call
        /// The only type that conforms to `UIApplicationDelegate`.
        case onlyConformance
    }

    package enum Failure: Error, Sendable {
        case none
        /// Two that are as good as each other.
        case ambiguous([Place])
    }

    /// Finds the entry; what says it most plainly counts.
    package static func find(in trees: CodeTrees) throws(Failure) -> EntryPoint {
        let (code, types) = (trees.code, trees.code.allTypes)
        let index = NodeIndex(trees, names: ["main", "UIApplicationMain"])
        let ranks: [() -> [EntryPoint]] = [
            { types.compactMap { swiftUI($0, code) } }, { types.compactMap { attributed($0, code) } },
            { started(index, code) }, { calls(index) }, { types.compactMap { conformance($0, code) } },
            { types.compactMap { conformanceToApp($0, code) } },
        ]
        for rank in ranks {
            let entries = rank()
            guard let entry = entries.first else { continue }
            guard entries.count == 1 else { throw .ambiguous(entries.map(\.place)) }
            return entry
        }
        throw .none
    }

    // MARK: - Kinds

    private static func swiftUI(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        main(type, ["main"]).flatMap { swiftUI(type, at: $0, code) }
    }

    static func swiftUI(_ type: CodeType, at part: CodeType.Part, _ code: TargetCode) -> EntryPoint? {
        guard code.conforms(type, to: "App") else { return nil }
        let adaptor = type.parts.flatMap(\.declaration.members)
            .first { $0.attribute("UIApplicationDelegateAdaptor") != nil }
        return EntryPoint(
            kind: .swiftUI(app: type.name), delegate: adaptor.flatMap { adapted($0, in: type, code) },
            place: code.place(part))
    }

    private static func attributed(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isOld = main(type, ["UIApplicationMain"]) != nil
        guard let part = main(type, ["main", "UIApplicationMain"]), isOld || isDelegate(type, code) else { return nil }
        return EntryPoint(kind: .attribute, delegate: type.name, place: code.place(part))
    }

    /// An `App` that something outside the target starts.
    private static func conformanceToApp(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isNamed = type.inherited.contains { $0 == "App" || $0 == "SwiftUI.App" }
        return isNamed ? type.parts.first.flatMap { swiftUI(type, at: $0, code) } : nil
    }

    private static func conformance(_ type: CodeType, _ code: TargetCode) -> EntryPoint? {
        let isNamed = type.inherited.contains { $0 == "UIApplicationDelegate" || $0 == "UIKit.UIApplicationDelegate" }
        guard isNamed, let part = type.parts.first else { return nil }
        return EntryPoint(kind: .onlyConformance, delegate: type.name, place: code.place(part))
    }

    private static func main(_ type: CodeType, _ attributes: [String]) -> CodeType.Part? {
        type.parts.first { part in attributes.contains { part.declaration.attribute($0) != nil } }
    }

    /// Whether a type with `@main` is a delegate: it says so, or a superclass outside the target has its `main()`.
    private static func isDelegate(_ type: CodeType, _ code: TargetCode) -> Bool {
        if code.conforms(type, to: "UIApplicationDelegate") { return true }
        let line = code.withSuperclasses(type)
        let hasMain = line.contains { $0.methods.contains { $0.declaration.name == "main()" } }
        return type.isClass && !hasMain && line.last?.inherited.contains { code.type($0) == nil } == true
    }

    // MARK: - Names

    /// The type that an adaptor names, in its parentheses or as the type of its property.
    private static func adapted(_ property: Declaration, in app: CodeType, _ code: TargetCode) -> String? {
        let argument = property.attribute("UIApplicationDelegateAdaptor")?.argument
        let name =
            argument.flatMap { $0.hasSuffix(".self") ? String($0.dropLast(".self".count)) : nil } ?? property.type
        return name.map { code.type($0, seenFrom: app.name)?.name ?? $0 }
    }
}
