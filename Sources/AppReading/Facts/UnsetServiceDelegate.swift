/// The delegate of a service's object that code makes and gives none, where a class of the target is there for it.
struct UnsetServiceDelegate {
    let source: AppSource
    let reading: CodeReading
    let sites: SetupSites
    let index: NodeIndex

    private var code: TargetCode { source.code }
    private var targets: CallTargets { reading.calls.targets }

    enum Answer: Equatable {
        case neverSet(Place)
        /// With why it may be set all the same.
        case open(Place, String)
    }

    /// Nil for a service of which nothing is to be said: no code makes its object, or no class wants to be the delegate.
    func answer(_ service: ServiceProtocol) -> Answer? {
        let classes = adopting(service)
        guard sites.services(service).isEmpty, let object = ServiceSetup.objectWithDelegate(of: service) else {
            return nil
        }
        // Nothing says of a session that no class listens to whether the watch sends it anything.
        guard service == .watchSession ? isActivated(object) : isMade(object), let place = classes.first.flatMap(place)
        else { return nil }
        return reasonToDoubt(object, classes).map { .open(place, $0) } ?? .neverSet(place)
    }

    private func reasonToDoubt(_ object: String, _ classes: [CodeType]) -> String? {
        if let reason = source.gaps.code { return reason }
        if sites.place(hiding: .setNotificationDelegate) != nil { return "a part that may set it isn't understood" }
        if let other = classes.first(where: { !(code.withSuperclasses($0).last?.hasHarmlessSuperclass ?? true) }) {
            return "the superclass of \(other.name) may set it"
        }
        let family = code.family(of: classes)
        let setter = ["delegate", "setDelegate"].flatMap { index[$0] }.first { maySet($0, of: object, family) }
        if let setter { return "line \(setter.place.line) of \(setter.place.source.name.quoted) may set it" }
        if code.spells(UnsetNotificationDelegate.keysOfDelegate(of: object)) { return "a key path or a key may set it" }
        return isHandedOn(object) ? "code outside of the target receives the \(object)" : nil
    }

    private func adopting(_ service: ServiceProtocol) -> [CodeType] {
        let protocols = ServiceSetup.protocols(of: service)
        return code.allTypes.filter { type in
            type.isClass && type.inherited.contains { protocols.contains($0.lastName) }
        }
    }

    private func place(_ type: CodeType) -> Place? { type.parts.first.map { code.place($0).firstLine } }

    private func calls(naming object: String) -> some Sequence<SyntaxCall> {
        let files = code.files.indices.filter { code.files[$0].spells(object) }
        return files.lazy.flatMap { targets.trees.tree($0).root.descendants }.compactMap { SyntaxCall($0) }
    }

    /// `PKPushRegistry(queue: nil)`, `[[PKPushRegistry alloc] …`, `WCSession.default.activate()`
    private func isMade(_ object: String) -> Bool {
        calls(naming: object).contains { call in
            call.callee?.isNamed(object) == true || call.receiver?.firstNames?.first == object
        }
    }

    /// `WCSession.default.activate()`, after which a session receives the events of the watch.
    private func isActivated(_ object: String) -> Bool {
        calls(naming: object).contains { call in
            ["activate", "activateSession"].contains(call.name) && call.arguments.isEmpty
                && call.receiver.map { reading.constants.isOf([object], $0) } == true
                && reading.calls.areSeen(for: call.node)
        }
    }

    /// Whether a name is that of the property of something that may be such an object, which an object of the classes may
    /// become.
    private func maySet(_ name: SyntaxNode, of object: String, _ classes: Set<String>) -> Bool {
        guard let (holder, value) = name.assignedDelegate, !value.isNothing else { return false }
        let isOne = targets.types.canBe(object, holder) ?? !isSharedObject(holder, besides: object)
        return isOne && targets.types.canBe(oneOf: classes, value) ?? true
    }

    /// `Messaging.messaging()`, `Session.shared`: the one object of a class that isn't the target's.
    private func isSharedObject(_ node: SyntaxNode, besides object: String) -> Bool {
        guard let names = node.firstNames, names.count == 2, names[0] != object, targets.types.isOutside(names[0])
        else { return false }
        let isNamedAlike = names[0].lowercased().hasSuffix(names[1].lowercased())
        return isNamedAlike || ["shared", "standard", "default", "current", "main"].contains(names[1])
    }

    /// Whether something that isn't the target's gets such an object, or one that is there to be its delegate.
    private func isHandedOn(_ object: String) -> Bool {
        calls(naming: object).contains { call in
            guard !call.isLog, call.callee.map({ targets.targets(of: $0).isEmpty }) ?? true else { return false }
            return call.arguments.contains { argument in
                guard let value = argument.child(.value)?.withoutMarks, value.kind != .closure else { return false }
                let isDelegate = argument.name?.lowercased().contains("delegate") == true && value.isNamed("self")
                return isDelegate || reading.constants.isOf([object], value) && call.name != "addObserver"
            }
        }
    }
}
