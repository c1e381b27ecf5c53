extension Contradiction {
    /// The actions that read a value from a callback that never has it.
    static func ofActions(_ actions: [WrittenAction]) -> [Contradiction] {
        actions.compactMap { written in
            let site = written.site
            guard let lookup = written.action.lookup, !lookup.finds(in: site.callback) else { return nil }
            return .notCarried(lookup, by: site.callback, of: site.receiver, at: site.path)
        }
    }

    /// The parts of the app that the system or the SDK doesn't have.
    static func ofAvailability(of actions: [WrittenAction], _ app: ResolvedApp, _ device: Device) -> [Contradiction] {
        let accessories = actions.compactMap { written in
            written.action.accessory.map { (part: NewPart.sceneAccessory($0), path: written.site.path) }
        }
        let keys: [(part: NewPart, path: ScenarioPath)] =
            (app.closureConfirmation ? [(.closureConfirmation, .app(SceneKey.closureConfirmation.rawValue))] : [])
            + (app.destructionConditions.isEmpty
                ? [] : [(.destructionConditions, .app(SceneKey.destructionConditions.rawValue))])
        return (accessories + keys).compactMap { part, path in
            if !part.platforms.contains(device.platform) || device.os < part.since {
                return .unavailable(part, in: .system(device.platform), device.os, at: path)
            }
            guard let sdk = app.written.sdk, sdk < part.since else { return nil }
            return .unavailable(part, in: .sdk, sdk, at: path)
        }
    }

    /// A part of an app that only newer systems have, by Apple's availability.
    public enum NewPart: Hashable, Sendable {
        case sceneAccessory(Action.SceneAccessory)
        case closureConfirmation, destructionConditions

        var title: String {
            switch self {
            case .sceneAccessory(let accessory): "scene accessories for \(accessory.role.title)"
            case .closureConfirmation: "closure confirmations"
            case .destructionConditions: "destruction conditions"
            }
        }

        var since: Version {
            switch self {
            case .sceneAccessory(let accessory): accessory.since
            case .closureConfirmation: Version(27)
            case .destructionConditions: Version(26)
            }
        }

        var platforms: [Platform] {
            switch self {
            case .sceneAccessory: [.iOS, .iPadOS]
            case .closureConfirmation: [.iOS, .iPadOS, .macCatalyst]
            // The type also exists on tvOS; its two values don't.
            case .destructionConditions: [.iOS, .iPadOS, .visionOS]
            }
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
