/// The operators and the precedence groups that are known in a file.
struct PrecedenceTable {
    /// The groups that the file declares.
    private var groups: [Group] = []
    private var names: [String: Precedence] = Precedence.groups
    private var declared: [String: Precedence] = [:]

    struct Group {
        var associativity = Precedence.Associativity.none
        var isAssignment = false
        var higherThan: [String] = []
        var lowerThan: [String] = []
    }

    init(_ text: ChosenText) {
        var reader = OperatorDeclarations(text)
        reader.run()
        for (name, group) in reader.groups where names[name] == nil {
            names[name] = .declared(groups.count)
            groups.append(group)
        }
        for (name, group) in reader.operators { declared[name] = group.map { names[$0] ?? .unnamed } ?? .unnamed }
    }

    /// The precedence of an operator outside of the standard library.
    func precedence(_ name: String) -> Precedence { declared[name] ?? .unnamed }

    func isAssignment(_ number: Int) -> Bool { groups[number].isAssignment }

    /// Whether `a ∘ b ∙ c` is `(a ∘ b) ∙ c`, also if the two can't be compared.
    func foldsLeft(_ first: Precedence, _ second: Precedence) -> Bool {
        guard first == second else { return !isHigher(second, than: first) }
        if case .declared(let number) = first { return groups[number].associativity != .right }
        return first.associativity != .right
    }

    // MARK: - The order of groups

    private func isHigher(_ upper: Precedence, than lower: Precedence) -> Bool {
        var seen: Set<Precedence> = []
        var open = [upper]
        while let group = open.popLast() {
            if group == lower { return true }
            guard seen.insert(group).inserted else { continue }
            open += below(group)
        }
        return false
    }

    /// The groups that are declared directly below one.
    private func below(_ group: Precedence) -> [Precedence] {
        var below: [Precedence] = []
        if case .declared(let number) = group { below += groups[number].higherThan.compactMap { names[$0] } }
        if group == .unnamed { below.append(.ternary) }
        if let level = group.level { below += Precedence.groups.values.filter { $0.level == level - 1 } }
        for (number, other) in groups.enumerated() where other.lowerThan.contains(where: { names[$0] == group }) {
            below.append(.declared(number))
        }
        return below
    }
}
