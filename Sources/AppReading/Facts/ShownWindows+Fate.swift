extension ShownWindows {
    /// What becomes of the window that is made at a place, by the steps of the method that makes it and by what that has run
    /// when it returns.
    func fate(of place: Place, by all: [WindowStep], reached: Set<CodeUnit>) -> WindowFate {
        let own = all.filter { step in
            step.change.mayShow
                ? mayBe(step.change.window, madeAt: place) : isSurely(step.change.window, place, byName: false)
        }
        let last = own.last { $0.timing == .atOnce }
        let shows = own.filter(\.change.mayShow)
        if last?.change.mayShow == true || shows.contains(where: { $0.timing == .onCondition }) { return .shown }
        guard let everywhere = showings(of: place, until: { _ in false }) else { return .shown }
        let met = Set(own.map(\.node))
        let elsewhere = everywhere.filter { !met.contains($0) }
        if elsewhere.contains(where: { isShown(at: $0, place, reached) }) { return .shown }
        if let unknown = shows.first(where: { $0.timing == .unknown }) {
            return .open("shows the window that it makes at an unknown time", unknown.node.place)
        }
        if let late = shows.first(where: { $0.timing == .later }) { return .late(late.node.place) }
        if let late = shows.first(where: { $0.timing == .lateIfEver }) {
            return .open("shows the window that it makes late, or never", late.node.place)
        }
        guard let first = elsewhere.first else { return last == nil ? .shown : .hidden }
        let reason =
            first.callbackAround.map { "makes a window that \($0.name) shows" }
            ?? "makes a window, which may not be the one that is shown here"
        return .open(reason, first.place)
    }

    /// Whether what is shown at another place is this window, and at a launch, as far as that is seen.
    private func isShown(at site: SyntaxNode, _ place: Place, _ reached: Set<CodeUnit>) -> Bool {
        if reached.contains(CodeUnit(around: site)) { return true }
        if let callback = site.callbackAround, !Callback.ofLaunches.contains(callback) { return false }
        return WindowChange(site).map { isSurely($0.window, place, byName: true) } ?? true || isHandedOn(place)
    }
}

extension Callback {
    /// Those that may come in a launch.
    fileprivate static let ofLaunches: Set<Callback> = [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect,
        .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationWillEnterForeground, .applicationDidBecomeActive,
    ]
}

extension SyntaxNode {
    /// The method of a delegate around it.
    fileprivate var callbackAround: Callback? {
        ancestors.lazy.compactMap { node in
            node.kind == .function
                ? Declaration(node).flatMap { Callback.declared($0, by: [.appDelegate, .sceneDelegate]) } : nil
        }.first
    }
}
