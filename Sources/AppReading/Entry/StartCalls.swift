/// The calls by which code starts the app: `UIApplicationMain(…)`, and the `main()` of an `App` or a delegate.
struct StartCalls {
    private let search: EntrySearch
    private let evaluation: LaunchEvaluation
    private let starts: [Start]

    private struct Start {
        let node: SyntaxNode
        let what: What

        enum What {
            case type(CodeType)
            /// The last argument of `UIApplicationMain`.
            case delegate(SyntaxNode)
        }
    }

    init(_ search: EntrySearch) {
        self.search = search
        evaluation = LaunchEvaluation(search.targets, search.conditions)
        let index = NodeIndex(search.targets.trees, names: ["main", "UIApplicationMain"])
        let calls = index["UIApplicationMain"].compactMap { node -> Start? in
            guard node.role == .callee, let call = SyntaxCall(node.parent), let last = call.values.last else {
                return nil
            }
            return Start(node: call.node, what: .delegate(last))
        }
        let mains = index["main"].compactMap { node -> Start? in
            guard node.kind == .member, node.role == .callee, let call = SyntaxCall(node.parent),
                call.arguments.isEmpty, let name = node.child(.base)?.dottedName,
                let type = search.names.type(name, seenFrom: search.code.name(ofTypeAt: node.place) ?? ""),
                search.code.conforms(type, to: "App") || search.adoptsDelegate(type)
            else { return nil }
            return Start(node: call.node, what: .type(type))
        }
        starts = (calls + mains).sorted(by: Self.isBefore)
    }

    private static func isBefore(_ first: Start, _ second: Start) -> Bool {
        first.node.place.order < second.node.place.order
    }

    // MARK: - The entry

    /// The one that a launch reaches; nil where there is no such call, or it names no class.
    var entry: EntryPoint? {
        guard !starts.isEmpty else { return nil }
        var found = Found()
        let groups = Dictionary(grouping: starts) { CodeUnit(around: $0.node) }
        for (unit, group) in groups.sorted(by: { Self.isBefore($0.value[0], $1.value[0]) }) {
            let reached = reached(unit, 0)
            guard reached.flag != false else {
                found.grounds.formUnion(reached.grounds)
                continue
            }
            if reached.flag == nil { found.open = found.open ?? reached.open }
            collect(group, &found)
        }
        return chosen(found)
    }

    private struct Found {
        var entries: [Named] = []
        var grounds: LaunchGrounds = []
        var open: SyntaxNode?
        /// A class that isn't known.
        var unknown: SyntaxNode?
        var hasNone = false

        mutating func add(_ entry: EntryPoint, namedAt place: Place) {
            let isKnown = entries.contains { $0.entry.kind == entry.kind && $0.name == entry.shownName }
            if !isKnown { entries.append(Named(entry: entry, place: place)) }
        }
    }

    /// An entry, and where its class is named.
    private struct Named {
        var entry: EntryPoint
        let place: Place

        var name: String { entry.shownName }
    }

    /// The calls of one function, up to the first that is reached for certain: none of them returns.
    private func collect(_ starts: [Start], _ found: inout Found) {
        for start in starts {
            let way = evaluation.path(to: start.node)
            found.grounds.formUnion(way.grounds)
            if way.flag == false { continue }
            if way.flag == nil { found.open = found.open ?? way.open ?? start.node }
            add(start, &found)
            if way.flag == true { return }
        }
    }

    private func add(_ start: Start, _ found: inout Found) {
        switch start.what {
        case .type(let type):
            guard let part = type.parts.first else { return }
            let delegate = EntryPoint(.call, delegate: type.name, at: search.code.place(part))
            found.add(search.swiftUI(type, at: part) ?? delegate, namedAt: start.node.place)
        case .delegate(let argument):
            let values = evaluation.values(of: argument)
            found.grounds.formUnion(values.grounds)
            if values.only == nil { found.open = found.open ?? values.open }
            for possible in values.possible {
                switch possible.value {
                case .text(""): found.hasNone = true
                case .type(let name), .text(let name):
                    let type = search.names.type(name)?.name ?? name
                    let place = start.node.child(.callee)?.place ?? start.node.place
                    found.add(EntryPoint(.call, delegate: type, at: place), namedAt: possible.node.place)
                case .nothing, .flag, .enumCase, .process, .arguments, .environment, .something: found.hasNone = true
                case .unknown: found.unknown = found.unknown ?? values.open ?? possible.node
                }
            }
        }
    }

    /// The one that was found; of several the one that isn't there for tests.
    private func chosen(_ found: Found) -> EntryPoint? {
        let open = (found.unknown ?? found.open).map(EntryPoint.Doubt.Open.init)
        let real = found.entries.filter { named in
            !found.entries.contains { TestNames.isDouble(named.name, of: $0.name) }
        }
        guard found.unknown == nil, let only = real.first, real.count == 1 else { return undecided(among: real, open) }
        var entry = only.entry
        if found.entries.count > 1 || found.hasNone && found.open != nil {
            let reason = open.map { "; \($0.text.quoted) isn't understood" } ?? ""
            entry.choice = EntryPoint.Choice(
                remark: "assumed to be the class outside of tests" + reason, place: open?.place ?? only.place,
                isAssumed: true)
        } else if let remark = found.grounds.remark {
            entry.choice = EntryPoint.Choice(remark: remark, place: only.place, isAssumed: found.grounds.isAssumed)
        }
        return entry
    }

    /// The only class that it could be, or what it may be.
    private func undecided(among entries: [Named], _ open: EntryPoint.Doubt.Open?) -> EntryPoint? {
        let candidates = entries.map { EntryPoint.Doubt.Candidate(name: $0.name, place: $0.place) }
        let isSwiftUI = entries.contains { if case .swiftUI = $0.entry.kind { true } else { false } }
        if candidates.count < 2, !isSwiftUI, let only = AdoptingClasses(search).entry(besides: candidates, open: open) {
            return only
        }
        if candidates.isEmpty, open == nil { return nil }
        return .unknown(EntryPoint.Doubt(candidates: candidates, open: open), isSwiftUI ? .unknown : .call)
    }

    // MARK: - Who calls

    private static let mostCallers = 4

    /// Whether a launch reaches a function: it is where programs begin, or what is reached calls it.
    private func reached(_ unit: CodeUnit, _ depth: Int) -> LaunchValues {
        let node = unit.node
        guard !isMain(unit), let name = Declaration(node)?.baseName else { return LaunchValues(.flag(true), at: node) }
        guard depth < Self.mostCallers, let mentions = evaluation.mentions(of: name) else { return .unknown(node) }
        let calls = mentions.filter { call in
            call.role == .callee && search.targets.targets(of: call).contains { $0.unit == unit }
        }
        // Who calls it isn't seen, such as code of a framework.
        guard !calls.isEmpty else { return LaunchValues(.flag(true), at: node) }
        guard calls.count <= Self.mostCallers else { return .unknown(node) }
        let ways = calls.map { call in
            evaluation.path(to: call).and(reached(CodeUnit(around: call), depth + 1), at: call)
        }
        if let certain = ways.first(where: { $0.flag == true }) { return certain }
        return ways.first { $0.flag == nil } ?? ways[0]
    }

    /// The statements of a file, `main` of C, and `main()` of the type that is where the app begins.
    private func isMain(_ unit: CodeUnit) -> Bool {
        guard !unit.isFile, let declaration = Declaration(unit.node) else { return true }
        guard ["main", "main()"].contains(declaration.name) else { return false }
        guard let type = search.targets.types.typeAround(unit.node) else { return true }
        return type.parts.contains { $0.declaration.attribute("main") != nil }
    }
}
