extension World {
    /// Notes that a callback holds the event's payload, or would have.
    mutating func route(_ carried: Carried, by call: Call?, to callback: Callback) {
        guard let kind = current.delivery?.kind else { return }
        let slot = slot(of: kind, in: carried, scene: call?.scene)
        guard slot != nil || carried.payload == kind || SystemValue.intentHandlers.value.contains(callback) else {
            return
        }
        guard let call else {
            if callback.spec.isCalled(on: scenario.device.uikit) { current.delivery?.missing.append(callback) }
            return
        }
        let carrier = Delivery.Carrier(call: call, slot: slot, timeMs: record.nowMs, takesIt: takesWhatItCarries(call))
        current.delivery?.carriers.append(carrier)
    }

    /// A method without actions takes what it carries; the one that chooses a configuration leaves it to the scene.
    private func takesWhatItCarries(_ call: Call) -> Bool {
        guard scenario.method(call.callback, on: call.receiver)?.actions == nil else { return false }
        // Who answers that the payload isn't handled doesn't handle it.
        if SystemValue.launchMethods.value.contains(call.callback), process.returned[call.callback] == false {
            return false
        }
        return call.callback != .configurationForConnecting || !scenario.has(.sceneDelegate)
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
