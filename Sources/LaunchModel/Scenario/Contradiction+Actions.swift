extension Contradiction {
    /// The actions that look for something in a callback that never has it.
    static func ofActions(_ app: ResolvedApp) -> [Contradiction] {
        app.namedMethods.flatMap { site, method in
            (method.actions ?? []).enumerated().compactMap { index, action in
                action.finds(in: site.callback)
                    ? nil
                    : .notCarried(action, by: site.callback, of: site.receiver, at: site.doing(index).path)
            }
        }
    }
}

extension Action {
    /// Whether a callback can have what the action looks for: the payload that it takes, the option that it reads.
    fileprivate func finds(in callback: Callback) -> Bool {
        switch self {
        case .take(let kind): callback.payloads.contains(kind)
        case .read(let slot, _, _, _): slot.container?.carriers.contains(callback) ?? true
        case .work, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .makeWindow, .create, .use, .mark, .request, .registerSceneAccessory:
            true
        }
    }

    /// That a callback doesn't have it.
    func denial(in callback: Callback) -> String {
        switch self {
        case .read(let slot, _, _, _): "\(callback.name) doesn't get \"\(slot.rawValue)\""
        case .take(let kind): "\(callback.name) carries no \(kind.rawValue)"
        case .work, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .makeWindow, .create, .use, .mark, .request, .registerSceneAccessory:
            "\(callback.name) doesn't have it"
        }
    }

    /// The action that was probably meant, or where this one finds something.
    func hint(in callback: Callback, of receiver: Receiver) -> String? {
        switch self {
        case .take(let kind):
            if let other = callback.payloads.first, callback.payloads.count == 1 {
                return "did you mean \"\(other.rawValue)\"?"
            }
            let others = Callback.allCases.filter { $0.receiver == receiver && $0.payloads.contains(kind) }
            return others.isEmpty ? nil : "\(others.map(\.name).listed("or")) carries it"
        case .read(let slot, _, _, _):
            return slot.container.map { "\($0.carriers.map(\.name).listed("or")) gets it" }
        case .work, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .makeWindow, .create, .use, .mark, .request, .registerSceneAccessory:
            return nil
        }
    }
}
