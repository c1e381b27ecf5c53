/// What is known of each part of an app.
struct FactIndex: Sendable {
    private var origins: [ScenarioPath: FactOrigin] = [:]
    private let order: [ScenarioPath]

    init(_ origins: [FactOrigin]) {
        order = origins.map(\.path)
        for origin in origins { self.origins[origin.path] = origin }
    }

    /// Whether the project says it: the part itself, else what it is a part of, else any of its own parts.
    func isRead(_ path: ScenarioPath) -> Bool {
        if let origin = nearest(path, where: { _ in true }) { return origin.how == .read }
        let inside = inside(path)
        return inside.isEmpty || inside.contains { $0.how == .read }
    }

    /// Where it is said, or what it is a part of, or the first of its parts.
    func place(_ path: ScenarioPath) -> Place? {
        nearest(path, where: { $0.place != nil })?.place ?? inside(path).lazy.compactMap(\.place).first
    }

    private func inside(_ path: ScenarioPath) -> [FactOrigin] {
        order.filter { $0.starts(with: path) }.compactMap { origins[$0] }
    }

    private func nearest(_ path: ScenarioPath, where isMeant: (FactOrigin) -> Bool) -> FactOrigin? {
        path.steps.indices.reversed().lazy.compactMap { origins[ScenarioPath(Array(path.steps[...$0]))] }.first(
            where: isMeant)
    }
}
