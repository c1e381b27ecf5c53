/// Something that the app's own code does inside a method.
public enum Action: Hashable, Sendable {
    /// `once`: only at the first launch.
    case work(label: String, durationMs: Int, queue: Queue, once: Bool)
    /// Looks at a fact, or takes what an option holds. `first`: only the first member of a set.
    case read(slot: String, first: Bool, writesIfMissing: Bool)
    case take(PayloadKind)
    /// A consumer that is ready only after some time.
    case listen(PayloadKind, afterMs: Int, buffered: Bool)
    case registerTask(identifier: String)
    case setNotificationDelegate
    case enableHealthKitDelivery
    case registerForRemoteNotifications
    case makeWindow(WindowInitializer, visible: Bool)
    case create(resource: String)
    case use(resource: String)
    case mark(label: String, metric: Metric)
    case request(String)

    /// The queue that work runs on.
    public enum Queue: String, CaseIterable, Sendable {
        case main, background
    }

    /// What a window is made with: `UIWindow(windowScene:)` or `UIWindow(frame:)`.
    public enum WindowInitializer: String, CaseIterable, Sendable {
        case scene, frame
    }

    /// What an analytics mark stands for.
    public enum Metric: String, CaseIterable, Sendable {
        case start, stop, session
    }
}

/// What an app can be handed at a launch or while it runs.
public enum PayloadKind: String, CaseIterable, Sendable {
    case url, userActivity, shortcutItem, notification, cloudKitShare
}
