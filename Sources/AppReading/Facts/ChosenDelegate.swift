/// Which class is the delegate of the notification centre, or of an object of a service.
enum ChosenDelegate {
    case type(CodeType)
    /// A class that isn't part of the target.
    case outside(Place)
    /// One of several classes, or none of them, and the reason.
    case doubt(String, Place?, among: [CodeType])

    /// The classes that it can be.
    var candidates: [CodeType] {
        switch self {
        case .type(let type): [type]
        case .doubt(_, _, let types): types
        case .outside: []
        }
    }

    /// Finds that of the notification centre; nil for an app without one.
    static func ofNotifications(in source: AppSource, _ sites: SetupSites) -> ChosenDelegate? {
        let conformance = Conformance(
            to: ["UNUserNotificationCenterDelegate"], answering: .notificationDelegate, in: source.code)
        return find(conformance, sites.notificationDelegates)
    }

    /// Finds that of a service, which something has to set.
    static func find(of service: ServiceProtocol, in source: AppSource, _ sites: SetupSites) -> ChosenDelegate? {
        let assigned = sites.services(service).compactMap { to, found in to.map { ($0, found) } }
        let conformance = Conformance(
            to: ServiceSetup.protocols(of: service), answering: service.receiver, in: source.code)
        return assigned.isEmpty ? nil : find(conformance, assigned)
    }

    /// Finds the class by what is assigned, else by the only conformance; nil where there is none.
    private static func find(_ conformance: Conformance, _ assigned: [(to: SetupSite.Assigned, SetupSites.Found)])
        -> ChosenDelegate?
    {
        let chosen = assigned.compactMap { conformance.type(of: $0.to, in: $0.1) }
        if let first = chosen.first, chosen.allSatisfy({ $0.name == first.name }) { return .type(first) }
        let candidates = conformance.candidates
        if chosen.isEmpty, candidates.count == 1, let only = candidates.first { return .type(only) }
        if candidates.isEmpty { return assigned.first.map { .outside($0.1.place) } }
        let names = candidates.map(\.name).joined(separator: " and ")
        return .doubt("\(names) are both possible", assigned.first?.1.place, among: candidates)
    }
}

/// The classes of a target that have the methods of a delegate.
private struct Conformance {
    let candidates: [CodeType]
    private let receiver: Receiver
    private let code: TargetCode

    init(to protocols: Set<String>, answering receiver: Receiver, in code: TargetCode) {
        candidates = code.allTypes.filter { type in
            type.isClass && type.inherited.contains { protocols.contains($0.lastName) }
        }
        (self.receiver, self.code) = (receiver, code)
    }

    /// The class that an assignment names.
    func type(of assigned: SetupSite.Assigned, in found: SetupSites.Found) -> CodeType? {
        let owner = found.type.flatMap { code.type($0) }
        switch assigned {
        case .released: return nil
        case .itself: return owner.flatMap { $0.isClass ? assignable($0) : nil }
        case .named(let name):
            if let type = code.type(name, seenFrom: found.type ?? "") { return conforming(type) }
            let property = owner?.parts.flatMap(\.declaration.members).first { $0.kind == .property && $0.name == name }
            let named = property?.type ?? property.flatMap { Self.adapted($0) }
            return named.flatMap { code.type($0, seenFrom: found.type ?? "") }.flatMap { conforming($0) }
        }
    }

    /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`
    private static func adapted(_ property: Declaration) -> String? {
        guard let argument = property.attribute("UIApplicationDelegateAdaptor")?.argument, argument.hasSuffix(".self")
        else { return nil }
        return String(argument.dropLast(".self".count))
    }

    /// The class that sets itself: one that conforms, a subclass that does, or one whose superclass outside the target may,
    /// by the methods that it has.
    private func assignable(_ type: CodeType) -> CodeType? {
        if let type = conforming(type) { return type }
        let heirs = candidates.filter { code.withSuperclasses($0).contains { $0.name == type.name } }
        if heirs.count == 1, let heir = heirs.first { return heir }
        let line = code.withSuperclasses(type)
        let isOutside = !(line.last?.hasHarmlessSuperclass ?? true)
        let answers = line.flatMap(\.methods).contains { Callback.declared($0.declaration, by: [receiver]) != nil }
        return isOutside || answers ? type : nil
    }

    /// The class itself, if it or a superclass conforms.
    private func conforming(_ type: CodeType) -> CodeType? {
        code.withSuperclasses(type).contains { type in candidates.contains { $0.name == type.name } } ? type : nil
    }
}
