/// A fact about what an event handed over, once it has reached everything that it will reach.
public typealias PayloadFact = Fact<Delivered>

/// The payload of an event, and the moment at which conditions ask about it.
public struct Delivered: Sendable {
    let delivery: Delivery
    let moment: Moment
}

extension PayloadFact {
    static var isLost: Self { Self("[nobody|somebody] takes the payload") { !$0.reachesConsumer } }
    /// A callback held it, or would have, had it been implemented.
    static var isOffered: Self {
        Self("[some|no] callback holds the payload") { !$0.delivery.carriers.isEmpty || !$0.delivery.missing.isEmpty }
    }
    /// It is taken, and its consumer isn't ready.
    static var isDropped: Self {
        Self(
            "the payload [is|isn't] passed on before its consumer is ready"
        ) { !$0.delivery.everyClaim.isEmpty && !$0.reachesConsumer }
    }
    static var isTakenTwice: Self { Self("the payload [is|isn't] taken twice") { $0.delivery.repeatedClaim != nil } }
    /// Several listeners keep it for later.
    static var isKeptTwice: Self {
        Self("[several listeners keep|at most one listener keeps] the payload") { delivered in
            let keepers = delivered.moment.code.listeners.filter { $0.kind == delivered.delivery.kind && $0.isBuffered }
            return !delivered.delivery.everyClaim.isEmpty && keepers.count > 1
        }
    }
    static var isWithheld: Self {
        Self("UIKit [keeps the payload to itself|hands the payload over]") { $0.delivery.isWithheld }
    }
    static var isInOptions: Self {
        Self("the payload [is|isn't] in launch or connection options") {
            $0.delivery.carriers.contains { $0.slot != nil }
        }
    }
    /// The method that a running app gets it by is implemented.
    static var runningHandlerExists: Self {
        Self(
            "the running app's method [is|isn't] implemented"
        ) { delivered in
            guard let running = delivered.route?.running else { return false }
            return delivered.moment.scenario.method(running, on: running.receiver) != nil
        }
    }
    /// The method that a running app gets it by would take it.
    static var hasRunningHandler: Self {
        Self(
            "the method of a running app [would|wouldn't] take the payload"
        ) { delivered in
            guard let route = delivered.route, route.cold != route.running,
                let method = delivered.moment.scenario.method(route.running, on: route.running.receiver)
            else { return false }
            return method.actions.map { $0.contains(.take(delivered.delivery.kind)) } ?? true
        }
    }
}

extension Delivered {
    fileprivate var route: PayloadRoute? { moment.scenario.route(of: delivery.kind) }

    /// Whether one of the claims reaches a consumer.
    fileprivate var reachesConsumer: Bool { delivery.everyClaim.contains(where: isReached) }

    /// Whether a claim reaches a consumer: the claimant itself, or a listener that is ready by then.
    func isReached(by claim: Delivery.Claim) -> Bool {
        let kind = delivery.kind
        let isForwarded = moment.described.writtenActions.contains { $0.action.listens(for: kind) }
        return !isForwarded
            || moment.code.listeners.contains { $0.kind == kind && ($0.isBuffered || $0.isReady(for: claim)) }
    }
}

extension AppCode.Listener {
    fileprivate func isReady(for claim: Delivery.Claim) -> Bool {
        readyMs <= claim.timeMs && entry <= claim.entry
    }
}
