/// A place where code names what a method carries.
struct CarriedMention {
    let use: Use

    enum Use: Equatable {
        /// It is compared, printed, or only asked whether it is there.
        case nothing
        /// Nothing uses it after that.
        case dropped(PayloadTrail.Drop)
        /// Other names for it, or for what is read of it: the variables.
        case alias([SyntaxNode], CarriedRole)
        /// The function around it returns it, as this.
        case returned(CarriedRole)
        /// A condition compares it, on which other code acts.
        case tested
        case taken(PayloadKind)
        case read(Slot, first: Bool, at: Place)
        /// Something else gets the options whole, which may look at anything in them.
        case handed(to: String?)
        /// A library looks at these for the app.
        case readByLibrary([Slot], at: Place)
        /// Something remembers that an option is there, which may be all that is done with it.
        case asked(Slot, at: Place)

        /// Whether it may be that a property gets it.
        var isOfProperty: Bool {
            switch self {
            case .taken, .read, .handed: true
            case .nothing, .dropped, .alias, .returned, .tested, .readByLibrary, .asked: false
            }
        }
    }

    /// `mention`: a name, or a call of a function that returns what is carried.
    init(_ role: CarriedRole, _ mention: SyntaxNode, _ acting: ActingCode) {
        let reader = MentionReader(chain: SyntaxChain(from: mention), acting: acting)
        switch role {
        case .payload(let kind), .computed(.payload(let kind), _): use = reader.used(.taken(kind), role)
        case .computed(.option(let slot, let first, let place), _):
            use = reader.used(.read(slot, first: first, at: place), role)
        case .computed: use = .nothing
        case .launchOptions: use = reader.launchOptions(role)
        case .connectionOptions: use = reader.connectionOptions(role)
        case .choiceOptions: use = reader.choiceOptions
        case .choice(let slot): use = reader.choice(slot)
        case .option(let slot, let first, let place):
            let first = first || slot.container != .launchOptions && reader.takesFirstOfItself
            use =
                reader.asked(slot)
                ?? reader.used(.read(slot, first: first, at: place), .option(slot, first: first, at: place))
        }
    }

    /// The option that an expression asks for which begins with a mention, regardless of its later use.
    static func slot(_ role: CarriedRole, _ mention: SyntaxNode) -> Slot? {
        switch role {
        case .launchOptions:
            MentionReader(chain: SyntaxChain(from: mention), acting: ActingCode(nil)).key.flatMap(OptionsKey.launch)
        case .connectionOptions, .choiceOptions: SyntaxChain(from: mention).members.first.flatMap(OptionsKey.connection)
        case .option(let slot, _, _), .choice(let slot): slot
        case .payload, .computed: nil
        }
    }
}

/// What becomes of the expression that begins with a mention.
private struct MentionReader {
    let chain: SyntaxChain
    let acting: ActingCode

    private var end: SyntaxNode { chain.end }

    /// Something that is used, unless it only leads to computations that nothing uses, or gets another name.
    func used(_ use: CarriedMention.Use, _ role: CarriedRole) -> CarriedMention.Use {
        if role.payload == .url, readsOptions { return .nothing }
        // Objective-C's `if (context.URL)`, where Swift compares with nil.
        if !end.isSwift, end.role == .condition, !role.isOfLaunch,
            chain.members.allSatisfy({ ["URL", "shortcutItem", "notificationResponse", "anyObject"].contains($0) })
        {
            return .dropped(.checks)
        }
        let trail = PayloadTrail(chain, acting)
        switch trail.end {
        case .used: return use
        case .named(let variables):
            let isComputed = trail.isComputed || trail.isQuestion
            return .alias(variables, isComputed ? role.computed(isQuestion: trail.isQuestion) : role)
        case .returned: return .returned(trail.isQuestion ? role.computed(isQuestion: true) : role)
        case .chooses(let branch):
            if case .computed(_, isQuestion: true) = role { return .tested }
            return trail.isQuestion && branch.kind != .switch ? .tested : use
        case .dropped(let drop): return .dropped(drop)
        }
    }

    /// Whether it reads the options of a URL context, and not its URL: `context.options.sourceApplication`.
    private var readsOptions: Bool {
        guard let options = chain.members.firstIndex(of: "options"), !chain.members[..<options].contains("url") else {
            return false
        }
        return chain.members[(options + 1)...].first.map(Self.optionsOfContext.contains) ?? false
    }

    private static let optionsOfContext: Set = ["sourceApplication", "annotation", "openInPlace", "eventAttribution"]

    /// What is read of an option, which may get a name first.
    private func read(_ slot: Slot, first: Bool) -> CarriedMention.Use {
        let place = chain.start.place
        return used(.read(slot, first: first, at: place), .option(slot, first: first, at: place))
    }

    func launchOptions(_ role: CarriedRole) -> CarriedMention.Use {
        if let key {
            if isLeftAlone { return .nothing }
            return OptionsKey.launch(key).map { asked($0) ?? read($0, first: false) } ?? .handed(to: nil)
        }
        return whole(role)
    }

    func asked(_ slot: Slot) -> CarriedMention.Use? {
        guard slot.container == .launchOptions else { return nil }
        // What the answer says of an option does nothing with it.
        if end.isPartOfResult, end.isComparedWithNothing || end.isNamed("is") { return .nothing }
        guard isOnlyFlag || isCompared else { return nil }
        return .asked(slot, at: chain.start.place)
    }

    func connectionOptions(_ role: CarriedRole) -> CarriedMention.Use {
        guard let name = chain.members.first else { return whole(role) }
        if name.hasPrefix("responds") { return .nothing }
        guard let slot = OptionsKey.connection(name) else { return whole(role, elsewhere: .handed(to: nil)) }
        if isLeftAlone { return .nothing }
        guard isTested || isOnlyFlag else { return read(slot, first: takesFirst) }
        // What is done where there is one may be all that it asks for.
        let acts = end.branchOfCondition?.arms.contains(where: acting.acts) == true
        return end.isComparedWithNothing && acts ? .asked(slot, at: chain.start.place) : .nothing
    }

    /// A member that only selects a configuration isn't used; one that is stored, passed on or acted on is.
    var choiceOptions: CarriedMention.Use {
        guard let slot = chain.members.first.flatMap(OptionsKey.connection) else {
            return end.boundVariables.isEmpty ? .nothing : .alias(end.boundVariables, .choiceOptions)
        }
        if isTaken { return .read(slot, first: takesFirst, at: chain.start.place) }
        return end.boundVariables.isEmpty ? .nothing : .alias(end.boundVariables, .choice(slot))
    }

    /// The same of a member that has got a name.
    func choice(_ slot: Slot) -> CarriedMention.Use {
        if isTaken { return .read(slot, first: false, at: chain.start.place) }
        guard case .named(let variables) = PayloadTrail(chain, acting).end else { return .nothing }
        return .alias(variables, .choice(slot))
    }

    /// The options as they are.
    private func whole(_ role: CarriedRole, elsewhere: CarriedMention.Use? = nil) -> CarriedMention.Use {
        if let elsewhere { return elsewhere }
        if end.isAsked || isOnlyCounted || end.parent?.kind == .prefix && end.isPartOfResult { return .nothing }
        if let call = end.enclosingCall, let reader = OptionReader.of(call) {
            return .readByLibrary(reader.slots, at: chain.start.place)
        }
        let variables = end.boundVariables
        return variables.isEmpty ? .handed(to: end.enclosingCall?.name) : .alias(variables, role)
    }

    /// Whether nothing is done with it but to log it.
    private var isLeftAlone: Bool {
        if case .dropped(let drop) = PayloadTrail(chain, acting).end { drop != .checks } else { false }
    }

    /// Whether it is only asked whether anything is there, how much, or for a text of it.
    private var isOnlyCounted: Bool {
        chain.members.first.map { Self.counts.contains($0) } ?? end.isComparedWithNothing
    }

    private static let counts: Set = ["isEmpty", "count", "description", "debugDescription"]

    // MARK: - Members

    /// The last name in `[…]`, or the argument of `objectForKey:`.
    var key: String? {
        switch chain.links.first {
        case .subscript(let node): return node.children(.argument).last?.child(.value)?.lastName
        case .member(let node):
            guard let name = node.name, Self.lookups.contains(name),
                case .call(let call) = chain.links.dropFirst().first
            else { return nil }
            return call.values.first?.lastName
        case .call, nil: return nil
        }
    }

    private static let lookups: Set = ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:"]

    /// Whether it is only asked whether something is there: `.isEmpty`, `.count > 0`, `!= nil`.
    private var isTested: Bool {
        let member = chain.members.dropFirst().first
        return member == "isEmpty" || member == "count" || end.isComparedWithNothing && !isFiltered
    }

    /// What is done then may be for it, or for the launches without it.
    private var isCompared: Bool {
        if case .call(let call) = chain.links.last, call.isComparison { return true }
        // What has this type, scheme or name is handled then.
        return chain.members.isEmpty && end.isCompared && !end.isPartOfResult
    }

    private var isOnlyFlag: Bool { !isFiltered && end.onlySetsFlag }

    /// Whether something is done with the members to choose among them.
    private var isFiltered: Bool {
        chain.links.contains { link in if case .call(let call) = link { !call.closures.isEmpty } else { false } }
    }

    /// Whether the code after the set takes only one, arbitrary member of it.
    private var takesFirst: Bool { takesFirst(behind: 1) }

    /// Whether the same holds of a set that has got a name.
    var takesFirstOfItself: Bool { chain.members.first != "popFirst" && takesFirst(behind: 0) }

    private func takesFirst(behind count: Int) -> Bool {
        let links = chain.links.filter { link in
            switch link {
            case .member(let node): !node.isNamed("allObjects")
            // A message without arguments, as a property is asked for.
            case .call(let call): !call.arguments.isEmpty || call.node.isSwift
            case .subscript: true
            }
        }.dropFirst(count)
        guard case .member(let node) = links.first, Self.anyMember.contains(node.name ?? "") else { return false }
        if case .call(let call) = links.dropFirst().first { return call.arguments.isEmpty }
        return true
    }

    private static let anyMember: Set = ["first", "anyObject", "randomElement", "firstObject", "popFirst"]

    /// Whether code does more with it, or with its type, than to select a configuration.
    var isTaken: Bool {
        if isKept { return true }
        let trail = PayloadTrail(chain, acting)
        switch trail.end {
        case .chooses(let branch):
            let parts =
                branch.kind == .guard
                ? branch.partsOfCondition
                : branch.children.filter { [.then, .otherwise, .element, .body].contains($0.role) }
            return parts.flatMap(acting.all).contains { !$0.isOfConfiguration }
        case .used:
            return trail.isComputed && !end.ancestors.prefix { $0.kind != .block }.contains(where: \.isOfConfiguration)
        case .named, .returned, .dropped: return false
        }
    }

    /// Whether it is assigned to what was there before, or handed to a function that doesn't just compare it.
    private var isKept: Bool {
        let value = end.containing
        if value.role == .right, value.parent?.kind == .assignment { return !value.isDiscarded }
        guard end.boundVariables.isEmpty, !end.isPrinted, let call = end.enclosingCall, let name = call.shortName else {
            return false
        }
        return !["contains", "UISceneConfiguration"].contains(name)
            && !["isEqual", "hasPrefix", "configurationWithName"].contains { name.hasPrefix($0) }
    }
}

extension SyntaxCall {
    /// `open` of `open(_:)`, `open` of `open:options:`.
    fileprivate var shortName: String? { node.isSwift ? name : name.map { String($0.prefix { $0 != ":" }) } }
}

extension SyntaxNode {
    /// Whether it creates or sets up the configuration of a scene, or assigns to a local variable for it.
    fileprivate var isOfConfiguration: Bool {
        if let call = SyntaxCall(self) {
            return call.isNamed("UISceneConfiguration") || call.receiver?.text.contains("UISceneConfiguration") == true
        }
        guard kind == .assignment, let left = child(.left) else { return false }
        if left.kind == .name, let local = left.name.flatMap(left.resolve), local.role != .member { return true }
        return ["delegateClass", "sceneClass", "storyboard"].contains(left.lastName ?? "")
    }

    /// The whole value of which it is a part: `[item.type]`, `item.type ?? ""`.
    fileprivate var containing: SyntaxNode {
        var node = self
        while let outer = node.parent, outer.isMadeOfParts { node = outer }
        return node
    }

    private var isMadeOfParts: Bool {
        switch kind {
        case .array, .dictionary, .tuple, .argument, .cast, .try, .await, .interpolatedString: true
        case .binary: isNamed("??") || isNamed("+")
        default: false
        }
    }

    /// The name that an expression ends with: `url` of `.url` and of `UIApplication.LaunchOptionsKey.url`.
    var lastName: String? { kind == .name || kind == .member ? name : nil }
}
