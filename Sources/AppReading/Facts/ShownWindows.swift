/// Whether something shows the windows that the code of a target makes.
struct ShownWindows {
    private let index: NodeIndex
    private let targets: CallTargets
    private let makers: [SyntaxNode]
    /// The same by the places of the actions.
    private let makersByPlace: [Place: SyntaxNode]
    /// False where nothing does that could.
    private let mayBe: Bool

    /// More windows than an app makes, each of which would be compared with all others.
    private static let mostAskedFor = 20

    init(index: NodeIndex, sites: SetupSites, targets: CallTargets) {
        (self.index, self.targets) = (index, targets)
        makers = sites.windows.map(\.1.node)
        makersByPlace = Dictionary(sites.windows.map { ($0.1.place, $0.1.node) }) { first, _ in first }
        mayBe =
            makers.isEmpty || WindowChange.names.contains { !index[$0].isEmpty || index.hidden[$0] != nil }
            // In the files that speak of windows each may be one.
            || targets.trees.code.files.contains(where: Self.spellsShowing) || Self.areHandedOn(makers, targets)
    }

    private static func spellsShowing(_ file: SourceFile) -> Bool {
        let bytes = file.text.text.source.bytes[...]
        return bytes.range(of: "indow") != nil && WindowChange.spellings.contains { bytes.range(of: $0) != nil }
    }

    // MARK: - One window

    /// Where the window may be shown that is made at a place, up to the first place that is enough; nil where it may be
    /// anywhere. Files that show something else are read only as far as it takes.
    func showings(of place: Place, until isEnough: (SyntaxNode) -> Bool) -> [SyntaxNode]? {
        guard mayBe else { return [] }
        guard makers.count <= Self.mostAskedFor, let made = makersByPlace[place],
            WindowChange.names.allSatisfy({ index.hidden[$0] == nil }), !Self.areHandedOn([made], targets)
        else { return nil }
        var showings: [SyntaxNode] = []
        // What isn't called may be a selector, or a key path.
        let calls = WindowChange.names.flatMap { index[$0] }.map { $0.role == .callee ? $0.parent : nil }
        guard !calls.contains(nil) else { return nil }
        let shown = calls.lazy.compactMap(\.self).map { ($0, SyntaxCall($0)?.receiver) }
        for (site, object) in shown where mayBe(object, made) {
            showings.append(site)
            if isEnough(site) { return showings }
        }
        for (site, object) in unhidings where mayBe(object, made) {
            showings.append(site)
            if isEnough(site) { return showings }
        }
        return showings
    }

    /// `window.isHidden = false`, or what may be.
    private var unhidings: some Sequence<(SyntaxNode, SyntaxNode?)> {
        targets.trees.code.files.indices.lazy.filter { Self.spellsShowing(targets.trees.code.files[$0]) }.flatMap {
            targets.trees.tree($0).root.descendants.compactMap(\.unhiding)
        }
    }

    func mayBe(_ shown: SyntaxNode?, madeAt place: Place) -> Bool {
        makersByPlace[place].map { mayBe(shown, $0) } ?? true
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

    /// Whether what is shown or hidden is the window that is made; by the name of a property alone, if that is enough.
    func isSurely(_ object: SyntaxNode?, _ place: Place, byName: Bool) -> Bool {
        guard let node = object?.withoutMarks, let made = makersByPlace[place], let holder = holder(of: made) else {
            return false
        }
        let holders = [holder] + others(than: holder, around: made)
        if let declared = declaration(of: node) { return holders.contains(declared) }
        guard byName, node.kind == .member, node.child(.base)?.lastName?.lowercased().hasSuffix("view") != true else {
            return false
        }
        return holders.contains { $0.role == .member && $0.name == node.name }
    }

    /// Whether the function that makes a window at a place passes it to something, which may show it by another name.
    func isHandedOn(_ place: Place) -> Bool {
        guard let made = makersByPlace[place], let holder = holder(of: made),
            let function = made.ancestors.first(where: { $0.kind == .function })
        else { return true }
        let holders = [holder] + others(than: holder, around: made)
        return function.descendants.contains { node in
            guard let call = SyntaxCall(node), !call.isLog else { return false }
            return call.values.contains { value in
                let value = value.withoutMarks
                return value == made || declaration(of: value).map(holders.contains) == true
            }
        }
    }

    /// The properties that get the window, too, in the function that makes it, and nothing else there.
    private func others(than holder: SyntaxNode, around made: SyntaxNode) -> [SyntaxNode] {
        guard let function = made.ancestors.first(where: { $0.kind == .function }) else { return [] }
        let assigned = function.descendants.compactMap { node -> (left: SyntaxNode, isHolder: Bool)? in
            guard node.kind == .assignment, let left = node.child(.left).flatMap(declaration) else { return nil }
            let value = node.child(.right)?.withoutMarks
            return (left, value.flatMap { $0.name.flatMap($0.resolve) } == holder || value == made)
        }
        return assigned.filter(\.isHolder).map(\.left).filter { left in
            assigned.allSatisfy { $0.left != left || $0.isHolder }
        }
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

    /// The variable or the property of a name; nil for one of an object.
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
        // A variable is assigned to in its function, a property anywhere; its own file has most of the assignments.
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
    /// Where something is no longer hidden afterwards, if it may be, with that.
    fileprivate var unhiding: (SyntaxNode, SyntaxNode?)? {
        if kind == .opaque { return text.contains("idden") ? (self, self) : nil }
        guard let change = WindowChange(self), change.mayShow, !change.isOfWindows else { return nil }
        return (self, change.window)
    }
}
