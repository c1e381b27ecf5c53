/// Rules that could replace others, to find out in one run which of them would make a difference.
///
/// The run follows the rules of the book; an alternative is only evaluated together with the rule that it would
/// replace.
package struct Alternatives: Sendable {
    /// A rule instead of another.
    package struct Alternative: Sendable {
        let original: Rule
        /// Nil if the original would be left out.
        let rule: Rule?

        package init(to original: Rule, _ rule: Rule?) { (self.original, self.rule) = (original, rule) }

        /// Whether something else would follow, if the original holds or doesn't.
        fileprivate func makesDifference(originalHolds: Bool, holds: (Rule) -> Bool) -> Bool {
            guard let rule, holds(rule) else { return originalHolds }
            return !originalHolds || rule.effects != original.effects
        }
    }

    private let all: [Alternative]
    private let byTrigger: [RuleTrigger: [Int]]
    /// The indices of those that would have made a difference so far.
    package private(set) var different: Set<Int> = []

    package init(_ all: [Alternative]) {
        self.all = all
        byTrigger = all.indices.reduce(into: [:]) { places, index in
            for trigger in all[index].original.on { places[trigger, default: []].append(index) }
        }
    }

    mutating func weigh(at trigger: RuleTrigger, against held: [Rule], holds: (Rule) -> Bool) {
        for index in byTrigger[trigger] ?? [] where !different.contains(index) {
            let originalHolds = held.contains { $0.id == all[index].original.id }
            if all[index].makesDifference(originalHolds: originalHolds, holds: holds) { different.insert(index) }
        }
    }
}
