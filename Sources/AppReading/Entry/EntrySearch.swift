/// Looks for the place where an app begins; what says it most plainly counts.
struct EntrySearch {
    let targets: CallTargets
    let conditions: ConditionReading
    let libraries: LockedVersions
    let names: TypeNames

    init(_ targets: CallTargets, _ conditions: ConditionReading, _ libraries: LockedVersions) {
        (self.targets, self.conditions, self.libraries) = (targets, conditions, libraries)
        names = TypeNames(targets.trees.code)
    }

    var code: TargetCode { targets.trees.code }

    var entry: EntryPoint {
        let types = code.allTypes
        let starts = { [self] in StartCalls(self).entry }
        let ownMain = types.contains { main($0, Self.attributes) != nil && $0.hasOwnMain } ? starts() : nil
        if let ownMain { return ownMain }
        let ranks: [() -> EntryPoint?] = [
            { [self] in only(types.compactMap(swiftUI)) }, { [self] in only(types.compactMap(attributed)) }, starts,
            { [self] in AdoptingClasses(self).entry }, { [self] in only(types.compactMap(conformanceToApp)) },
        ]
        return ranks.lazy.compactMap { $0() }.first ?? .unknown(EntryPoint.Doubt(candidates: [], open: nil))
    }

    /// The one that there is; of several none.
    private func only(_ entries: [EntryPoint]) -> EntryPoint? {
        guard entries.count > 1 else { return entries.first }
        let candidates = entries.compactMap { entry in
            entry.place.map { EntryPoint.Doubt.Candidate(name: entry.shownName, place: $0) }
        }
        return .unknown(EntryPoint.Doubt(candidates: candidates, open: nil))
    }

    // MARK: - Kinds

    private static let attributes = ["main", "UIApplicationMain"]

    private func swiftUI(_ type: CodeType) -> EntryPoint? { main(type, ["main"]).flatMap { swiftUI(type, at: $0) } }

    /// The entry that an `App` is.
    func swiftUI(_ type: CodeType, at part: CodeType.Part) -> EntryPoint? {
        guard code.conforms(type, to: "App") else { return nil }
        let adaptor = type.parts.flatMap(\.declaration.members).first {
            $0.attribute("UIApplicationDelegateAdaptor") != nil
        }
        return EntryPoint(
            .swiftUI(app: type.name), delegate: adaptor.flatMap { adapted($0, in: type) }, at: code.place(part))
    }

    private func attributed(_ type: CodeType) -> EntryPoint? {
        let isOld = main(type, ["UIApplicationMain"]) != nil
        guard let part = main(type, Self.attributes), isOld || isDelegate(type) else { return nil }
        return EntryPoint(.attribute, delegate: type.name, at: code.place(part))
    }

    /// An `App` that something outside the target starts.
    private func conformanceToApp(_ type: CodeType) -> EntryPoint? {
        let isNamed = type.inherited.contains { $0 == "App" || $0 == "SwiftUI.App" }
        return isNamed ? type.parts.first.flatMap { swiftUI(type, at: $0) } : nil
    }

    private func main(_ type: CodeType, _ attributes: [String]) -> CodeType.Part? {
        type.parts.first { part in attributes.contains { part.declaration.attribute($0) != nil } }
    }

    /// Whether a type with `@main` is a delegate: it adopts the protocol, or a superclass outside the target has its `main()`.
    private func isDelegate(_ type: CodeType) -> Bool {
        if adoptsDelegate(type) { return true }
        let line = code.withSuperclasses(type)
        return type.isClass && !line.contains(where: \.hasOwnMain)
            && line.last?.inherited.contains { code.type($0) == nil } == true
    }

    /// Whether a class is a delegate of apps, by itself, by a superclass or by a protocol of the target, or because it
    /// inherits from the delegate of a framework.
    func adoptsDelegate(_ type: CodeType) -> Bool {
        let inherited = targets.declarations.lines(of: type).flatMap(\.inherited)
        return type.isClass
            && inherited.contains { name in
                name.lastName == "UIApplicationDelegate"
                    || FrameworkClass.named(name, versions: libraries)?.receiver == .appDelegate
            }
    }

    /// The type that an adaptor names, in its parentheses or as the type of its property.
    private func adapted(_ property: Declaration, in app: CodeType) -> String? {
        let argument = property.attribute("UIApplicationDelegateAdaptor")?.argument
        let name =
            argument.flatMap { $0.hasSuffix(".self") ? String($0.dropLast(".self".count)) : nil } ?? property.type
        return name.map { names.type($0, seenFrom: app.name)?.name ?? $0 }
    }
}

extension EntryPoint {
    /// Where the app that a target is begins.
    static func find(in targets: CallTargets, _ flows: ControlFlows, libraries: LockedVersions) -> EntryPoint {
        let conditions = ConditionReading(role: nil, budget: targets.trees.budget, flows: flows)
        return EntrySearch(targets, conditions, libraries).entry
    }

    /// What a reader knows it by.
    var shownName: String { if case .swiftUI(let app) = kind { app } else { delegate ?? "" } }
}

extension CodeType {
    /// Whether it says itself how the app begins.
    var hasOwnMain: Bool { methods.contains { $0.declaration.name == "main()" } }
}
