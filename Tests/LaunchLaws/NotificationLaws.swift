import LaunchModel

/// What holds of the notifications that UIKit posts beside delegate methods, held against what one event leads to.
enum NotificationLaws {
    /// The laws that are broken, in words; none where all is well.
    static func broken(by entries: ArraySlice<Timeline.Entry>, in lifecycle: Lifecycle) -> [String] {
        // Without scenes iOS 7 says twice that an app is in the background when it is swiped away.
        lifecycle == .appDelegate ? [] : unposted(entries) + repeated(entries) + premature(entries)
    }

    /// Each method of a scene's delegate with the notification that follows it.
    private static let posts: [Callback: PostedNotification] = [
        .sceneWillConnect: .sceneWillConnect, .sceneWillEnterForeground: .sceneWillEnterForeground,
        .sceneDidBecomeActive: .sceneDidActivate, .sceneWillResignActive: .sceneWillDeactivate,
        .sceneDidEnterBackground: .sceneDidEnterBackground, .sceneDidDisconnect: .sceneDidDisconnect,
    ]

    /// A scene's method is followed by its own notification, in the same states.
    private static func unposted(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        var broken: [String] = []
        for index in entries.indices {
            let call = entries[index]
            guard let callback = call.callback, let post = posts[callback] else { continue }
            guard let next = entries[(index + 1)...].first(where: { !$0.runsInsideOfAMethod }) else {
                broken.append("\(call.name) is followed by nothing")
                continue
            }
            let ends = next.kind == .stop || next.transition?.to == .app(.terminated)
            let isPosted = next.posted == post && next.isAlike(call)
            if !isPosted && !ends { broken.append("\(call.name) is followed by \(next.name)") }
        }
        return broken
    }

    /// An application-wide notification comes once, and names no scene.
    private static func repeated(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        var posted: Set<PostedNotification> = []
        return entries.compactMap { entry in
            if entry.transition?.subject == .app { posted = [] }
            guard let post = entry.posted, post.actor == .application else { return nil }
            let isFirst = posted.insert(post).inserted || post == .appDidReceiveMemoryWarning
            return isFirst && entry.scene == nil ? nil : "\(entry.name) again, or of a scene"
        }
    }

    /// The application says that it is in the background when its last scene has said so.
    private static func premature(_ entries: ArraySlice<Timeline.Entry>) -> [String] {
        guard let post = entries.lastIndex(where: { $0.posted == .appDidEnterBackground }) else { return [] }
        let later = entries[post...].prefix { $0.transition?.to != .app(.inactive) }
        return later.contains { $0.posted == .sceneDidEnterBackground }
            ? ["the application is in the background early"] : []
    }
}

extension Timeline.Entry {
    fileprivate var posted: PostedNotification? {
        if case .notification(let notification, _) = event { notification } else { nil }
    }

    /// An action of the app's, or what making a window leads to.
    fileprivate var runsInsideOfAMethod: Bool {
        let steps = [Step.windowCreated, .windowWithoutScene, .rootViewControllerSet].map(\.rawValue)
        return kind == .action || [.viewController, .restoredViewController].contains(receiver) || steps.contains(name)
    }

    fileprivate func isAlike(_ other: Timeline.Entry) -> Bool {
        scene == other.scene && appState == other.appState && sceneState == other.sceneState
    }
}
