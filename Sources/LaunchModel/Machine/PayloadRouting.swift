extension World {
    /// Notes that a callback holds the event's payload, or would have.
    mutating func route(_ carried: Carried, by call: Call?, to callback: Callback) {
        guard let kind = current.delivery?.kind else { return }
        let slot = slot(of: kind, in: carried, scene: call?.scene)
        guard slot != nil || carried.stands(for: kind) || SystemValue.intentHandlers.value.contains(callback) else {
            return
        }
        guard let call else {
            if callback.spec.isCalled(on: scenario.device.uikit) { current.delivery?.missing.append(callback) }
            return
        }
        let carrier = Delivery.Carrier(
            call: call, kind: carried.payload ?? kind, slot: slot, timeMs: record.nowMs,
            telling: telling(of: call, slot))
        current.delivery?.carriers.append(carrier)
    }

    /// Who chooses a configuration leaves the payload to the scene, unless the scenario says otherwise.
    private func telling(of call: Call, _ slot: Slot?) -> Delivery.Telling {
        let role = scene(call.scene)?.role
        if let method = scenario.method(call.callback, on: call.receiver, role: role), method.actions != nil {
            return method.untold(payloadIn: slot) == nil ? .told : .untold
        }
        if call.callback == .configurationForConnecting, scenario.has(.sceneDelegate, role: role) { return .passesOn }
        return scenario.app.describes(call.receiver, role: role) ? .untold : .undescribed
    }

    /// The option that holds a payload of this kind.
    private func slot(of kind: PayloadKind, in carried: Carried, scene: String?) -> Slot? {
        guard let table = carried.options else { return nil }
        let members = options(table, scene: table == .launchOptions ? nil : scene)
        return Slot.allCases.first { slot in
            slot.container?.table == table && slot.payload == kind && members.contains { $0.key == slot.key }
        }
    }
}
