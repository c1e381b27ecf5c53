extension Action {
    /// The key of the callback that has deferred an action until after it has returned.
    package static let deferredKey = "deferredBy"

    /// The values that a timeline's line shows next to the action's kind.
    func arguments(deferredBy callback: Callback?) -> [Value.Member] {
        arguments + (callback.map { [Value.Member(Self.deferredKey, .string($0.name))] } ?? [])
    }

    /// The values that identify its subject.
    private var arguments: [Value.Member] {
        switch self {
        case .work(let label, let durationMs, let queue, let once):
            [Value.Member("label", .string(label))]
                + (durationMs == nil ? [Value.Member("durationMs", .string("unknown"))] : [])
                + (queue == .main ? [] : [Value.Member("on", .string(queue.rawValue))])
                + (once ? [Value.Member("once", .bool(true))] : [])
        case .read(let slot, _, _, let protection):
            [Value.Member("option", .string(slot.rawValue))]
                + (protection == .untilFirstUnlock ? [] : [Value.Member("class", .string(protection.rawValue))])
        case .handle(let kind): [Value.Member("payload", .string(kind.rawValue))]
        case .listen(let kind, let afterMs, let buffered, let clears):
            [Value.Member("payload", .string(kind.rawValue))]
                + (afterMs > 0 ? [Value.Member("readyAfterMs", .number("\(afterMs)"))] : [])
                + (buffered ? [Value.Member("buffered", .bool(true))] : [])
                + (clears ? [Value.Member("clears", .bool(true))] : [])
        case .registerTask(let identifier, let continued):
            [Value.Member("identifier", .string(identifier))]
                + (continued ? [Value.Member("continued", .bool(true))] : [])
        case .setServiceDelegate(let service): [Value.Member("protocol", .string(service.rawValue))]
        case .setNotificationDelegate, .enableHealthKitDelivery, .registerForRemoteNotifications, .reportCall: []
        case .makeWindow(let initializer, let visible):
            [Value.Member("initializer", .string(initializer.rawValue)), Value.Member("visible", .bool(visible))]
        case .create(let resource), .use(let resource): [Value.Member("resource", .string(resource))]
        case .mark(let label, let metric):
            [Value.Member("label", .string(label))]
                + (metric.map { [Value.Member("metric", .string($0.rawValue))] } ?? [])
        case .request(let request, let once):
            [Value.Member("what", .string(request))] + (once ? [Value.Member("once", .bool(true))] : [])
        case .registerSceneAccessory(let accessory, let userInfo):
            Value.members(["role": .string(accessory.rawValue), "userInfo": userInfo])
        case .unregisterSceneAccessory(let accessory): [Value.Member("role", .string(accessory.rawValue))]
        case .later(let action, _): action.arguments
        }
    }

    /// How long it takes, in milliseconds, as far as that is known.
    var durationMs: Int { if case .work(_, let durationMs?, _, _) = self { durationMs } else { 0 } }

    var isOnMainThread: Bool { if case .work(_, _, .background, _) = self { false } else { true } }
}
