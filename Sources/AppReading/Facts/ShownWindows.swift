/// Whether something shows the windows that the code of a target makes.
struct ShownWindows {
    let index: NodeIndex
    let sites: SetupSites
    let targets: CallTargets

    /// What shows a window.
    static let names = ["makeKeyAndVisible", "makeKey", "makeKeyWindow"]

    /// What else does, where it is said of a window.
    private static let spellings = ["isHidden", ".hidden", "setHidden:"]

    /// False where nothing does that could.
    var mayBe: Bool {
        guard !sites.windows.isEmpty, Self.names.allSatisfy({ index[$0].isEmpty && index.hidden[$0] == nil }) else {
            return true
        }
        // In the files that speak of windows each may be one.
        let isSpelled = targets.trees.code.files.contains { file in
            let bytes = file.text.text.source.bytes[...]
            return bytes.range(of: "indow") != nil && Self.spellings.contains { bytes.range(of: $0) != nil }
        }
        return isSpelled || sites.windows.contains { isHandedOn(from: $0.1.node) }
    }

    /// Whether a window is handed to what isn't the target's, in the type in which one is made.
    private func isHandedOn(from made: SyntaxNode) -> Bool {
        let around = made.ancestors.filter { $0.kind == .type }.last ?? made.tree.root
        return around.descendants.contains { node in
            guard let call = SyntaxCall(node), !call.isLog else { return false }
            return call.values.contains { value in
                let name = value.withoutMarks.lastName?.lowercased()
                return name?.hasSuffix("window") == true || value.withoutMarks == made
            } && call.callee.map { targets.targets(of: $0).isEmpty } ?? true
        }
    }
}
