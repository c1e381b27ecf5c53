/// Whether something shows the windows that the code of a target makes.
struct ShownWindows {
    private let index: NodeIndex
    private let targets: CallTargets
    /// What makes windows.
    private let makers: [SyntaxNode]
    /// The same by the places of which the actions tell.
    private let makersByPlace: [Place: SyntaxNode]
    /// False where nothing does that could.
    private let mayBe: Bool

    /// What shows a window.
    static let names = ["makeKeyAndVisible", "makeKey", "makeKeyWindow"]

    /// What else does, where it is said of a window.
    private static let spellings = ["isHidden", ".hidden", "setHidden:"]

    /// More windows than an app makes, each of which would be held against all others.
    private static let mostAskedFor = 20

    init(index: NodeIndex, sites: SetupSites, targets: CallTargets) {
        (self.index, self.targets) = (index, targets)
        makers = sites.windows.map(\.1.node)
        makersByPlace = Dictionary(sites.windows.map { ($0.1.place, $0.1.node) }) { first, _ in first }
        mayBe =
            makers.isEmpty || Self.names.contains { !index[$0].isEmpty || index.hidden[$0] != nil }
            // In the files that speak of windows each may be one.
            || targets.trees.code.files.contains(where: Self.spellsShowing)
            || Self.areHandedOn(makers, targets)
    }

    private static func spellsShowing(_ file: SourceFile) -> Bool {
        let bytes = file.text.text.source.bytes[...]
        return bytes.range(of: "indow") != nil && spellings.contains { bytes.range(of: $0) != nil }
    }

    // MARK: - One window

    /// Where the window may be shown that is made at a place, up to the first place that is enough; nil where it may be
    /// anywhere. Files that show something else are read only as far as it takes.
    func showings(of place: Place, until isEnough: (SyntaxNode) -> Bool) -> [SyntaxNode]? {
        guard mayBe else { return [] }
        guard makers.count <= Self.mostAskedFor, let made = makersByPlace[place],
            Self.names.allSatisfy({ index.hidden[$0] == nil }), !Self.areHandedOn([made], targets)
        else { return nil }
        var showings: [SyntaxNode] = []
        // What isn't called may be a selector, or a key path.
        let calls = Self.names.flatMap { index[$0] }.map { $0.role == .callee ? $0.parent : nil }
        guard !calls.contains(nil) else { return nil }
        let shown = calls.lazy.compactMap(\.self).map { ($0, SyntaxCall($0)?.receiver) }
        for (site, object) in shown where mayBe(object, made) {
            showings.append(site)
            if isEnough(site) { return showings }
        }
        for site in unhidings where mayBe(site.unhidden, made) {
            showings.append(site)
            if isEnough(site) { return showings }
        }
        return showings
    }

    /// `window.isHidden = false`, or what may be.
    private var unhidings: some Sequence<SyntaxNode> {
        targets.trees.code.files.indices.lazy.filter { Self.spellsShowing(targets.trees.code.files[$0]) }
            .flatMap { targets.trees.tree($0).root.descendants.filter { $0.unhidden != nil } }
    }

    /// Whether what is shown may be a window that is made: it isn't, if it is a variable or a property that only ever gets
    /// windows which other calls make, or something of a type that is no window.
    private func mayBe(_ shown: SyntaxNode?, _ made: SyntaxNode) -> Bool {
        guard let node = shown?.withoutMarks else { return true }
        if case .own(let type) = targets.types.type(of: node), isNoWindow(type) { return false }
        if node.lastName.map(Self.isNoWindow) == true { return false }
        guard let declared = declaration(of: node), declared != holder(of: made) else { return true }
        if declared.kind == .variable, let type = declared.writtenType?.typeWithoutMarks, Self.isNoWindow(type) {
            return false
        }
        guard declared.isSwift, declared.kind == .variable, declared.role == .member || declared.role == .statement
        else { return true }
        return !getsOnly(Set(makers).subtracting([made]), declared)
    }

    /// The variable or the property that a window gets as its first.
    private func holder(of made: SyntaxNode) -> SyntaxNode? {
        let end = SyntaxChain(from: made).end
        if let variable = end.boundVariables.first { return variable }
        return end.role == .right ? end.parent?.child(.left).flatMap(declaration) : nil
    }

    /// Whether a class of the target is none of windows, by the class of UIKit that it inherits from.
    private func isNoWindow(_ type: CodeType) -> Bool {
        guard type.isOfTarget, type.isClass else { return false }
        let last = targets.trees.code.withSuperclasses(type).last?.superclass ?? "NSObject"
        return ["UI", "NS"].contains { last.hasPrefix($0) } && !last.hasSuffix("Window")
    }

    private static func isNoWindow(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["label", "button", "imageview", "stackview", "cell", "field", "spinner", "indicator"].contains {
            name.hasSuffix($0)
        }
    }

    /// The variable or the property that a name stands for; nil for one of an object.
    private func declaration(of node: SyntaxNode) -> SyntaxNode? {
        guard let name = node.name else { return nil }
        if node.kind == .name, let declared = node.resolve(name) { return declared }
        guard node.kind == .name || node.kind == .member && node.child(.base)?.isNamed("self") == true,
            let type = targets.types.typeAround(node)
        else { return nil }
        return targets.types.declarations.property(name, of: type).map(targets.trees.node)
    }

    /// Whether a variable or a property gets some of these windows, and nothing else.
    private func getsOnly(_ windows: Set<SyntaxNode>, _ declared: SyntaxNode) -> Bool {
        guard let name = declared.name, declared.children(.accessor).isEmpty else { return false }
        var isGiven = false
        func isOne(_ value: SyntaxNode?) -> Bool {
            guard let value, !value.isNothing else { return true }
            isGiven = true
            return windows.contains(value.withoutMarks)
        }
        guard isOne(declared.child(.value)) else { return false }
        func getsOnly(in code: SyntaxNode) -> Bool {
            code.descendants.allSatisfy { node in
                guard node.isNamed(name) else { return true }
                // Something may get at it from elsewhere.
                if node.kind == .keyPath || node.inMarks.parent?.isNamed("&") == true { return false }
                if node.ancestors.contains(where: { $0.kind == .tuple && $0.role == .left }) { return false }
                guard node.role == .left, let use = node.parent, use.kind == .assignment else { return true }
                let target = declaration(of: node)
                return target != nil && target != declared || isOne(use.child(.right))
            }
        }
        // A variable is assigned to in its function, a property anywhere; its own file tells most.
        guard let own = declared.role == .member ? declared.tree.root : declared.enclosingFunction, getsOnly(in: own)
        else { return false }
        if declared.role == .member {
            for (number, file) in targets.trees.code.files.enumerated() where file.spells(name) {
                guard getsOnly(in: targets.trees.tree(number).root) else { return false }
            }
        }
        return isGiven
    }

    /// Whether a window is handed to what isn't the target's, in a type in which one of these is made.
    private static func areHandedOn(_ made: [SyntaxNode], _ targets: CallTargets) -> Bool {
        let windows = Set(made)
        let types = Set(made.map { $0.ancestors.filter { $0.kind == .type }.last ?? $0.tree.root })
        return types.contains { type in
            type.descendants.contains { node in
                guard let call = SyntaxCall(node), !call.isLog else { return false }
                return call.values.map(\.withoutMarks).contains { value in
                    value.lastName?.lowercased().hasSuffix("window") == true || windows.contains(value)
                } && call.callee.map { targets.targets(of: $0).isEmpty } ?? true
            }
        }
    }
}

extension SyntaxNode {
    /// The object that is no longer hidden after an assignment or a message, if it may be.
    fileprivate var unhidden: SyntaxNode? {
        if kind == .opaque { return text.contains("idden") ? self : nil }
        if kind == .assignment, let left = child(.left), left.isNamed("isHidden") || left.isNamed("hidden") {
            return ["true", "YES"].contains(child(.right)?.text) ? nil : left.child(.base) ?? left
        }
        guard let call = SyntaxCall(self), call.isNamed("setHidden:") else { return nil }
        return call.values.first?.text == "YES" ? nil : call.receiver
    }
}
