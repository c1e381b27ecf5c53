/// Which class is the delegate of the notification centre.
enum NotificationDelegate {
    case type(CodeType)
    /// A class that isn't part of the target.
    case outside(Place)
    case doubt(String, Place?)

    /// Finds the class by what is assigned, else by the only conformance; nil for an app without one.
    static func find(in source: AppSource, _ sites: SetupSites) -> NotificationDelegate? {
        let candidates = source.code.allTypes.filter { type in
            type.inherited.contains { $0.lastName == "UNUserNotificationCenterDelegate" } && type.isClass
        }
        let assigned = sites.notificationDelegates
        let chosen = assigned.compactMap { type(of: $0.to, in: $0.1, candidates, source.code) }
        if let first = chosen.first, chosen.allSatisfy({ $0.name == first.name }) { return .type(first) }
        if chosen.isEmpty, candidates.count == 1, let only = candidates.first { return .type(only) }
        if candidates.isEmpty { return assigned.first.map { .outside($0.1.place) } }
        let names = candidates.map(\.name).joined(separator: " and ")
        return .doubt("\(names) could both be it", assigned.first?.1.place)
    }

    /// The class that an assignment names.
    private static func type(
        of assigned: SetupSite.Assigned, in found: SetupSites.Found, _ candidates: [CodeType], _ code: TargetCode
    ) -> CodeType? {
        let owner = found.type.flatMap { code.type($0) }
        switch assigned {
        case .itself: return owner.flatMap { $0.isClass ? assignable($0, candidates, code) : nil }
        case .named(let name):
            if let type = code.type(name, seenFrom: found.type ?? "") { return conforming(type, candidates, code) }
            let property = owner?.parts.flatMap(\.declaration.members).first { $0.kind == .property && $0.name == name }
            let named = property?.type ?? property.flatMap { adapted($0) }
            return named.flatMap { code.type($0, seenFrom: found.type ?? "") }.flatMap {
                conforming($0, candidates, code)
            }
        }
    }

    /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`
    private static func adapted(_ property: Declaration) -> String? {
        guard let argument = property.attribute("UIApplicationDelegateAdaptor")?.argument, argument.hasSuffix(".self")
        else {
            return nil
        }
        return String(argument.dropLast(".self".count))
    }

    /// The class that sets itself: one that conforms, a subclass that does, or one whose superclass outside the target may,
    /// by the methods that it has.
    private static func assignable(_ type: CodeType, _ candidates: [CodeType], _ code: TargetCode) -> CodeType? {
        if let type = conforming(type, candidates, code) { return type }
        let heirs = candidates.filter { code.withSuperclasses($0).contains { $0.name == type.name } }
        if heirs.count == 1, let heir = heirs.first { return heir }
        let line = code.withSuperclasses(type)
        let isOutside = !(line.last?.hasHarmlessSuperclass ?? true)
        let answers = line.flatMap(\.methods).contains {
            Callback.declared($0.declaration, by: [.notificationDelegate]) != nil
        }
        return isOutside || answers ? type : nil
    }

    /// The class itself, if it or a superclass conforms.
    private static func conforming(_ type: CodeType, _ candidates: [CodeType], _ code: TargetCode) -> CodeType? {
        code.withSuperclasses(type).contains { type in candidates.contains { $0.name == type.name } } ? type : nil
    }
}
