/// Payloads that code keeps from one event to the next, and forwards.
extension World {
    /// Handles the event's payload, which replaces a kept payload of an earlier event.
    mutating func lay(_ handling: Delivery.Handling) {
        current.delivery?.handlings.append(handling)
        for kind in current.delivery?.kinds ?? [] { process.code.kept[kind] = nil }
    }

    /// Records a kept payload, once it has reached all its receivers.
    mutating func noteKept(of delivery: Delivery) {
        guard let handling = delivery.handlings.first else { return }
        let handedOutIn = described.app.written.code.handlings[handling.site.callback]?.handedOutIn ?? []
        let keepers = process.code.keepers(of: delivery.kinds)
        let isHandedOut = !keepers.isEmpty || calls(handedOutIn, since: handling.entry)
        for kind in delivery.kinds where !handedOutIn.isEmpty || described.isKept(kind) {
            if keepers.contains(where: \.clears) { continue }
            process.code.kept[kind] = AppCode.Kept(handedOutIn: handedOutIn, isHandedOut: isHandedOut)
        }
    }

    private func calls(_ callbacks: Set<Callback>, since entry: Int) -> Bool {
        !callbacks.isEmpty
            && zip(entriesOfEvent.indices, entriesOfEvent).contains { index, called in
                record.handedOn + index > entry && called.callback.map(callbacks.contains) ?? false
            }
    }

    /// Forwards kept payloads to the methods that read them at state changes.
    mutating func handOut(in call: Call) {
        guard !process.code.kept.isEmpty else { return }
        for kind in PayloadKind.allCases where process.code.kept[kind]?.handedOutIn.contains(call.callback) ?? false {
            handOut(kind, FindingContext(entry: call.entry, call: call), clears: false)
        }
    }

    /// Forwards kept payloads to the current code, which removes or keeps them.
    mutating func handOut(_ kind: PayloadKind, _ context: FindingContext, clears: Bool) {
        guard process.code.kept[kind] != nil else { return }
        var context = context
        context.kept = kind
        checkFindings(at: .handedOut, context)
        if clears { process.code.kept[kind] = nil } else { process.code.kept[kind]?.isHandedOut = true }
    }
}
