extension Action {
    /// Words for a line of a timeline.
    var title: String {
        switch self {
        case .work(let label, _, let queue, _): queue == .main ? "work: \(label)" : "work: \(label) (background queue)"
        case .read(let slot, _, _): "read: \(slot)"
        case .take(let kind): "take: \(kind.rawValue)"
        case .listen(let kind, _, _): "listen: \(kind.rawValue)"
        case .registerTask(let identifier): "registerTask: \(identifier)"
        case .setNotificationDelegate: "setNotificationDelegate"
        case .enableHealthKitDelivery: "enableHealthKitDelivery"
        case .registerForRemoteNotifications: "registerForRemoteNotifications"
        case .makeWindow(let initializer, _): "makeWindow: \(initializer.rawValue)"
        case .create(let resource): "create: \(resource)"
        case .use(let resource): "use: \(resource)"
        case .mark(let label, let metric): "mark: \(label) (\(metric.rawValue))"
        case .request(let permission): "request: \(permission)"
        }
    }

    /// How long it keeps the main thread, in milliseconds.
    var mainThreadMs: Int {
        if case .work(_, let durationMs, .main, _) = self { durationMs } else { 0 }
    }
}
