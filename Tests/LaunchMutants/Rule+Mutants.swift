import LaunchModel

extension Rule {
    /// The rule left out, with two neighbouring effects swapped, with a condition denied or left out, with a bound moved.
    /// One without effects says why nothing happens, and nothing tells where it is wrong.
    package var mutants: [Mutant] {
        if effects.isEmpty { return [] }
        let wrong =
            swaps
            + (requirementsLeftOut + bounds + when.mistakes.map { $0.map { copy(when: $0) } }).filter {
                !isSame(as: $0.subject)
            }
        return [Mutant(self, "left out", nil)] + wrong.map { Mutant(self, $0.change, $0.subject) }
    }

    private var swaps: [Mistaken<Rule>] {
        effects.indices.dropLast().compactMap { index in
            let (first, second) = (effects[index], effects[index + 1])
            let states = effects[..<index].contains(where: \.mayChangeState) ? nil : from
            if first.isInterchangeable(with: second, in: states) { return nil }
            var swapped = effects
            swapped.swapAt(index, index + 1)
            return Mistaken(change: "\(second.title) before \(first.title)", subject: copy(effects: swapped))
        }
    }

    /// A list has no opposite, so that it is left out.
    private var requirementsLeftOut: [Mistaken<Rule>] {
        var wrong: [Mistaken<Rule>] = []
        if from != nil { wrong.append(Mistaken(change: "in any state", subject: copy(from: .some(nil)))) }
        if lifecycles.count < Lifecycle.allCases.count {
            wrong.append(Mistaken(change: "in any life cycle", subject: copy(lifecycles: Lifecycle.allCases)))
        }
        if platforms.count < Platform.allCases.count {
            wrong.append(Mistaken(change: "on any platform", subject: copy(platforms: Platform.allCases)))
        }
        return wrong
    }

    private var bounds: [Mistaken<Rule>] {
        os.moved(of: "the system").map { $0.map { copy(os: $0) } }
            + sdk.moved(of: "the SDK").map { $0.map { copy(sdk: $0) } }
    }

    private func copy(
        from: [AppState]?? = nil, when: Condition? = nil, lifecycles: [Lifecycle]? = nil, os: VersionRange? = nil,
        sdk: VersionRange? = nil, platforms: [Platform]? = nil, effects: [Effect]? = nil
    ) -> Rule {
        Rule(
            id, on: on, from: from ?? self.from, when: when ?? self.when, lifecycles: lifecycles ?? self.lifecycles,
            os: os ?? self.os, sdk: sdk ?? self.sdk, platforms: platforms ?? self.platforms,
            effects: effects ?? self.effects, because: because, source: source, order: order, state: state)
    }
}

extension Effect { fileprivate var title: String { words { "the point \($0.rawValue)" } } }
