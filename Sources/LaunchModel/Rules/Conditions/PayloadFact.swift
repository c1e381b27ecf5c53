/// A fact about the payload of an event, once it has reached all its receivers.
package typealias PayloadFact = Fact<Delivered>

/// The payload of an event, and the moment at which conditions are evaluated.
package struct Delivered: Sendable {
    let delivery: Delivery
    let moment: Moment
}

extension PayloadFact {
    /// No code handles it, and the behavior of all methods that receive it is known.
    static var isLost: Self {
        Self("[no code|code] handles the payload") { !$0.reachesConsumer && $0.delivery.unknownCarriers.isEmpty }
    }
    /// No code is known to handle it, and a method that receives it may.
    static var isNotAnalyzed: Self {
        Self("it is [unknown|known] whether the payload is handled") {
            !$0.reachesConsumer && $0.delivery.carriers.contains { $0.knowledge == .unknown }
        }
    }
    /// A method that receives it may handle it.
    static var mayBeHandled: Self {
        Self("[some|no] method that receives the payload has unknown behavior") { !$0.delivery.unknownCarriers.isEmpty }
    }
    /// A method is known to handle it.
    static var isHandled: Self { Self("the payload [is|isn't] handled") { !$0.delivery.handlings.isEmpty } }
    /// A callback received it, or would have, had it been implemented.
    static var isOffered: Self {
        Self("[some|no] callback receives the payload") {
            !$0.delivery.carriers.isEmpty || !$0.delivery.missing.isEmpty
        }
    }
    /// The methods that receive it handle only other actions of a notification.
    static var isForOtherActions: Self {
        Self("the code handles [only other actions|any action] of the notification") { delivered in
            let handlings = delivered.moment.scenario.app.written.code.handlings
            return delivered.delivery.kind == .notification
                && delivered.delivery.carriers.contains { handlings[$0.call.callback]?.onlyTypes[.notification] != nil }
        }
    }
    /// It is handled, or may be, and its consumer isn't ready.
    static var isDropped: Self {
        Self("the payload [is|isn't] passed on before its consumer is ready") { delivered in
            let handlings = delivered.delivery.possibleHandlings
            return delivered.isForwarded && !handlings.isEmpty && !handlings.contains(where: delivered.isReached)
        }
    }
    /// A method that has returned is about to set up the consumer, and their order is unknown.
    static var listenerIsUnderWay: Self {
        Self("a method that has returned [is|isn't] about to set up the consumer") { delivered in
            delivered.delivery.possibleHandlings.contains(where: delivered.mayReachConsumer)
        }
    }
    static var isHandledTwice: Self {
        Self("the payload [is|isn't] handled twice") { delivered in
            guard let (handling, again) = delivered.delivery.repeatedHandling else { return false }
            let (first, handlings) = (handling.site, delivered.moment.scenario.app.written.code.handlings)
            if let later = handlings[again.site.callback],
                later.knows(handlings[first.callback] ?? Scenario.App.Code.Handling())
            {
                return false
            }
            // A method that may return false may handle a URL, an activity or a quick action itself.
            if [.notification, .cloudKitShare].contains(delivered.delivery.kind) { return true }
            let method = delivered.moment.scenario.method(first.callback, on: first.receiver, role: first.role)
            return method?.unknown.contains(.returns) != true
                || delivered.moment.scenario.app.written.code.handingOn.contains(first.callback)
        }
    }
    /// Several listeners keep it for later.
    static var isKeptTwice: Self {
        Self("[several listeners keep|at most one listener keeps] the payload") { delivered in
            !delivered.delivery.handlings.isEmpty
                && delivered.moment.code.keepers(of: delivered.delivery.kinds).count > 1
        }
    }
    static var isWithheld: Self { Self("UIKit [doesn't deliver|delivers] the payload") { $0.delivery.isWithheld } }
    /// A launch method that returned false has an unknown use of the options with the payload, and may have handled it.
    static var answerIsOpen: Self {
        Self("a launch method that returned false [may have|hasn't] handled the payload") { delivered in
            let (scenario, kind) = (delivered.moment.scenario, delivered.delivery.kind)
            let options = Slot.allCases.filter { $0.container == .launchOptions && $0.payload == kind }
            return delivered.moment.returned.contains { callback, answer in
                let method = scenario.method(callback, on: callback.receiver)
                return !answer && options.contains { method?.unknown(payloadIn: $0) != nil }
            }
        }
    }
    /// Each launch method that returned false does so regardless of the superclass that got the options.
    static var answerIgnoresSuper: Self {
        Self("the launch method [returns false regardless of|may return] the result of super") { delivered in
            let refusing = delivered.moment.returned.filter { !$0.value }.keys
            let ignoring = delivered.moment.scenario.app.written.code.ignoringSuper
            return !refusing.isEmpty && refusing.allSatisfy(ignoring.contains)
        }
    }
    /// A launch method with an unknown result, which isn't known to handle the payload itself, may withhold it from the
    /// method that would.
    static var hangsOnAnswer: Self {
        Self("the unknown result of a launch method [may withhold|doesn't withhold] the payload") { delivered in
            let (moment, launch) = (delivered.moment, SystemValue.launchMethods.value)
            guard !delivered.delivery.isWithheld,
                delivered.delivery.handlings.allSatisfy({ !launch.contains($0.site.callback) })
            else { return false }
            return moment.returned.keys.contains { callback in
                moment.scenario.method(callback, on: callback.receiver)?.unknown.contains(.returns) == true
            }
        }
    }
    /// Launch or connection options contain it, or would, if the method that receives them were implemented.
    static var isInOptions: Self {
        Self("the payload [is|isn't] in launch or connection options") { delivered in
            delivered.delivery.carriers.contains { $0.slot != nil }
                || delivered.route.map { delivered.delivery.missing.contains($0.cold) } ?? false
        }
    }
    /// The only method that receives it, at a launch and in a running app, is implemented and isn't called.
    static var missesItsHandler: Self {
        Self("the method of the payload [is implemented, and isn't called|is called, or is missing]") { delivered in
            guard let route = delivered.route, route.cold == route.running, !delivered.delivery.isWithheld else {
                return false
            }
            return delivered.moment.scenario.method(route.running, on: route.running.receiver) != nil
                && !delivered.delivery.carriers.contains { $0.call.callback == route.running }
        }
    }
    /// The method that receives it in a running app is implemented.
    static var runningHandlerExists: Self {
        Self("the running app's method [is|isn't] implemented") { delivered in
            guard let running = delivered.route?.running else { return false }
            return delivered.moment.scenario.method(running, on: running.receiver) != nil
        }
    }
    /// The method that receives it in a running app would handle it, or may.
    static var hasRunningHandler: Self {
        Self("the method of a running app [would|wouldn't] handle the payload") { delivered in
            guard let route = delivered.route, route.cold != route.running,
                let method = delivered.moment.scenario.method(route.running, on: route.running.receiver)
            else { return false }
            let app = delivered.moment.scenario.app
            let isNamed = route.running.receiver.implementation(in: app).delegate?.named[route.running] != nil
            guard isNamed || !app.code.isPartlyUnread,
                app.code.handlings[route.running]?.handles(delivered.moment.event?.trigger) ?? true
            else { return false }
            return method.hasUnknown(.payload) || method.actions?.contains(.handle(delivered.delivery.kind)) == true
        }
    }
}

extension Delivered {
    fileprivate var route: PayloadRoute? { moment.scenario.route(of: delivery.kind, with: moment.event?.trigger.kind) }

    /// Whether the app forwards payloads of the kind to a listener.
    fileprivate var isForwarded: Bool { delivery.kinds.contains { moment.described.listeners[$0] != nil } }

    fileprivate var reachesConsumer: Bool { delivery.handlings.contains(where: isReached) }

    /// Whether a payload reaches a consumer: the handler itself, or a listener that is ready by then.
    func isReached(by handling: Delivery.Handling) -> Bool {
        let kinds = delivery.kinds
        return !isForwarded
            || moment.code.listeners.contains {
                kinds.contains($0.kind) && ($0.isBuffered || $0.isReady(for: handling))
            }
    }

    /// Whether a listener that another method has deferred may be ready for a handler.
    fileprivate func mayReachConsumer(_ handling: Delivery.Handling) -> Bool {
        moment.code.listeners.contains { listener in
            guard let deferredAt = listener.deferredAt, delivery.kinds.contains(listener.kind) else { return false }
            return deferredAt <= handling.entry && listener.readyMs <= handling.timeMs
                && listener.site.method != handling.site.method
        }
    }
}

extension AppCode.Listener {
    fileprivate func isReady(for handling: Delivery.Handling) -> Bool {
        readyMs <= handling.timeMs && entry <= handling.entry
    }
}
