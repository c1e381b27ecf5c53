extension Contradiction {
    /// The actions that read a value from a callback that never has it.
    static func ofActions(_ app: ResolvedApp) -> [Contradiction] {
        app.writtenActions.compactMap { written in
            let site = written.site
            guard let lookup = written.action.lookup, !lookup.finds(in: site.callback) else { return nil }
            return .notCarried(lookup, by: site.callback, of: site.receiver, at: site.path)
        }
    }

    /// The registrations of scene accessories that the system or the SDK doesn't have.
    static func ofAccessories(_ app: ResolvedApp, _ device: Device) -> [Contradiction] {
        app.writtenActions.compactMap { written in
            guard let accessory = written.action.accessory else { return nil }
            if ![.iOS, .iPadOS].contains(device.platform) || device.os < accessory.since {
                return .accessoryUnavailable(accessory, in: .system(device.platform), device.os, at: written.site.path)
            }
            guard let sdk = app.written.sdk, sdk < accessory.since else { return nil }
            return .accessoryUnavailable(accessory, in: .sdk, sdk, at: written.site.path)
        }
    }

    /// A value that an action reads from its callback.
    public enum Lookup: Hashable, Sendable {
        case payload(PayloadKind)
        /// A key of launch or connection options.
        case option(Slot)
    }
}

extension Action {
    /// The value that it reads from its callback; nil if that doesn't matter.
    fileprivate var lookup: Contradiction.Lookup? {
        if case .handle(let kind) = self { return .payload(kind) }
        guard case .read(let slot, _, _, _) = self, slot.container != nil else { return nil }
        return .option(slot)
    }
}

extension Action {
    fileprivate var accessory: SceneAccessory? {
        switch self {
        case .registerSceneAccessory(let accessory, _), .unregisterSceneAccessory(let accessory): accessory
        default: nil
        }
    }
}

extension Contradiction.Lookup {
    fileprivate func finds(in callback: Callback) -> Bool {
        switch self {
        case .payload(let kind): callback.payloads.contains(kind)
        case .option(let slot): slot.container?.carriers.contains(callback) ?? false
        }
    }

    /// The message that a callback doesn't have it.
    func denial(in callback: Callback) -> String {
        switch self {
        case .payload(let kind): "\(callback.name) receives no \(kind.rawValue)"
        case .option(let slot): "\(callback.name) doesn't receive \"\(slot.rawValue)\""
        }
    }

    /// The payload that was probably meant, or the callbacks that have this one.
    package func hint(in callback: Callback, of receiver: Receiver) -> String? {
        switch self {
        case .payload(let kind):
            if let other = callback.payloads.first, callback.payloads.count == 1 {
                return "did you mean \"\(other.rawValue)\"?"
            }
            let others = Callback.allCases.filter { $0.receiver == receiver && $0.payloads.contains(kind) }
            return others.isEmpty ? nil : "\(others.map(\.name).listed("or")) receives it"
        case .option(let slot): return slot.container.map { "\($0.carriers.map(\.name).listed("or")) receives it" }
        }
    }
}
