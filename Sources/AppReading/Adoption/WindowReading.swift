/// The windows that the code of a target makes.
struct WindowReading {
    private let bodies: WindowBodies
    private let types: WindowTypes
    private let given: ScenesByName

    /// In the order of the names of the classes; those behind the others that only an initializer of their own makes.
    private(set) var windows: [AppWindow] = []

    /// A window whose scene isn't looked for yet.
    private struct Making {
        let node: SyntaxNode
        let place: Place
        let type: String?
        let isGivenScene: Bool
        let holder: WindowHolder?
    }

    init(_ facts: AppFactReading) {
        let code = facts.source.code
        let bodies = WindowBodies(facts.reader.reading.calls)
        self.bodies = bodies
        types = WindowTypes(facts.index, code, facts.reader.trees)
        let sites = facts.sites.windows.map { initializer, found in
            Making(
                node: found.node, place: found.place, type: found.type, isGivenScene: initializer == .scene,
                holder: WindowHolder(of: found.node, bodies))
        }
        let nodes = Set(sites.map(\.node))
        let others = types.makings.filter { !nodes.contains($0) }.map { node in
            let place = SyntaxCall(node)?.callee?.namePlace ?? node.place
            return Making(
                node: node, place: place, type: code.name(ofTypeAt: place), isGivenScene: false,
                holder: WindowHolder(of: node, bodies))
        }
        let all = sites + others
        given = ScenesByName(
            facts.index, code, besides: Set(all.compactMap { ScenesByName.Making($0.node, $0.holder?.property) }))
        windows = all.map(window)
    }

    private func window(_ made: Making) -> AppWindow {
        let className = SyntaxCall(made.node)?.madeClass
        return AppWindow(
            node: made.node, place: made.place, className: className, type: made.type, holder: made.holder,
            scene: made.isGivenScene ? .given : scene(of: made, className).map { .set($0) } ?? .none)
    }

    private func scene(of made: Making, _ className: String?) -> Place? {
        if let place = bodies.scene(of: made.node) { return place }
        if let place = className.flatMap({ types.scene(of: $0, given) }) { return place }
        return made.holder?.property.flatMap { given.place(ofProperty: $0, in: made.type) }
    }
}

extension WindowHolder {
    /// The name by which other code gets at it.
    fileprivate var property: String? {
        switch self {
        case .property(let name), .staticProperty(let name), .global(let name): name
        case .local, .returned, .handed: nil
        }
    }
}

extension SyntaxCall {
    /// `UIWindow` of `UIWindow(…)`, `UIWindow.init(…)`, `[[UIWindow alloc] init]` and `[UIWindow new]`; nil for `.init(…)`.
    var madeClass: String? {
        guard node.isSwift else {
            let made = receiver.flatMap { SyntaxCall($0)?.receiver ?? $0 }
            return made?.name
        }
        guard let callee, callee.isNamed("init") else { return name }
        return callee.child(.base)?.lastName
    }
}
