extension World {
    /// Records that a callback receives the event's payload, or would have.
    mutating func route(_ carried: Carried, by call: Call?, to callback: Callback, scene: String?) {
        guard let kind = current.delivery?.kind else { return }
        let slot = slot(of: kind, in: carried, scene: call?.scene)
        guard slot != nil || carried.represents(for: kind) || SystemValue.intentHandlers.value.contains(callback) else {
            return
        }
        guard let call else {
            if callback.spec.isCalled(on: scenario.device.uikit) { current.delivery?.missing.append(callback) }
            listen(for: carried, instead: callback, scene: scene)
            return
        }
        let carrier = Delivery.Carrier(
            call: call, kind: carried.payload ?? kind, slot: slot, timeMs: deliveryMs(to: call.callback, scene: scene),
            knowledge: knowledge(of: call, slot))
        current.delivery?.carriers.append(carrier)
    }

    /// A view that listens from some time on is the modifier that receives the payload.
    private mutating func listen(for carried: Carried, instead callback: Callback, scene: String?) {
        guard callback.receiver == .view, let kind = carried.payload, let site = described.listeners[kind],
            site.receiver == .view
        else { return }
        let entry = process.code.listeners.first { $0.kind == kind }?.entry ?? record.count - 1
        let timeMs = deliveryMs(to: callback, scene: scene)
        lay(Delivery.Handling(site: site, entry: max(entry, 0), timeMs: timeMs, isListener: true))
    }

    /// The time at which a payload arrives; views receive the payload of a connection some time later.
    func deliveryMs(to callback: Callback, scene: String?) -> Int {
        guard callback.receiver == .view, let connectedMs = scene.flatMap({ current.connectedMs[$0] }) else {
            return record.nowMs
        }
        return max(record.nowMs, connectedMs + SystemValue.coldHandoverMs.value)
    }

    /// A method that chooses a configuration leaves the payload to the scene, unless the scenario states otherwise.
    private func knowledge(of call: Call, _ slot: Slot?) -> Delivery.Knowledge {
        let role = scene(call.scene)?.role
        if let method = scenario.method(call.callback, on: call.receiver, role: role), method.actions != nil {
            return method.unknown(payloadIn: slot) == nil ? .known : .unknown
        }
        if call.callback == .configurationForConnecting, scenario.has(.sceneDelegate, role: role) { return .passesOn }
        return scenario.app.states(call.receiver, role: role) ? .unknown : .undescribed
    }

    /// The option that contains a payload of this kind.
    private func slot(of kind: PayloadKind, in carried: Carried, scene: String?) -> Slot? {
        guard let table = carried.options else { return nil }
        let members = options(table, scene: table == .launchOptions ? nil : scene)
        return Slot.allCases.first { slot in
            slot.container?.table == table && slot.payload == kind && members.contains { $0.key == slot.key }
        }
    }
}

extension Delivery {
    /// The receivers of the payload, once the event has settled.
    func path(from event: Int, reaching: (Handling) -> Bool) -> PayloadPath {
        let handlers = Set(handlings.filter(reaching).map(\.entry))
        return PayloadPath(
            kind: kind, event: event, carriers: carriers.map(\.call.entry), handlers: handlers.sorted(),
            isLost: handlers.isEmpty && unknownCarriers.isEmpty, isWithheld: isWithheld, option: carriers.last?.slot)
    }
}
