import Testing

@testable import LaunchModel

struct RuleBookTests {
    @Test
    func idsAreUnique() {
        let ids = RuleBook.all.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: RuleBook.all)
    func hasAReasonAndASource(rule: Rule) {
        #expect(rule.because.hasSuffix("."))
        #expect(rule.because.count > 20)
        #expect(rule.source.citation.count > 5)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
    }

    @Test(arguments: LaunchPoint.allCases)
    func isLedToAndHasARule(point: LaunchPoint) {
        #expect(RuleBook.byTrigger[.at(point)] != nil)
        let isLedTo = !RuleBook.rules(leadingTo: point).isEmpty
        #expect(isLedTo != LaunchPoint.reachedByTheMachine.contains(point))
    }

    @Test(arguments: EventKind.allCases)
    func hasARule(event: EventKind) {
        #expect(RuleBook.byTrigger[.event(event)] != nil)
    }

    @Test(arguments: Callback.allCases)
    func isCalledBySomeRule(callback: Callback) {
        #expect(RuleBook.all.contains { $0.callbacks.contains(callback) })
    }

    @Test
    func noPointLeadsBackToItself() {
        for point in LaunchPoint.allCases { #expect(!point.canReach(point), "\(point)") }
    }

    @Test
    func callbacksOfAReceiverHaveSpellingsOfTheirOwn() {
        for callback in Callback.allCases {
            #expect(Callback.spelled(callback.name, by: callback.receiver) == callback)
            if let selector = callback.spec.selector {
                #expect(Callback.spelled(selector, by: callback.receiver) == callback)
            }
        }
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}

extension LaunchPoint {
    fileprivate var next: Set<LaunchPoint> {
        RuleBook.rules(at: .at(self)).reduce(into: []) { $0.formUnion($1.points) }
    }

    fileprivate func canReach(_ target: LaunchPoint) -> Bool {
        var (seen, open) = (Set<LaunchPoint>(), next)
        while let point = open.popFirst() {
            seen.insert(point)
            open.formUnion(point.next.subtracting(seen))
        }
        return seen.contains(target)
    }
}
