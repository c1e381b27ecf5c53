extension Rule {
    /// The callbacks of background events.
    static let backgroundEvents: [Rule] = [
        event(
            "location", [.location], [.call(.didUpdateLocations, carrying: .identifier)],
            "The location manager's delegate receives locations, once the manager exists; the options never do.",
            .measured("cocoanetics, iOS 5; SO 70029789", on: [5])),
        event(
            "region", [.region], [.call(.didEnterRegion, carrying: .identifier)],
            "The location manager's delegate receives a region event.", .documented("Apple, CLLocationManagerDelegate")),
        event(
            "visit", [.visit], [.call(.didVisit, carrying: .identifier)],
            "The location manager's delegate receives a visit.", .documented("Apple, CLLocationManagerDelegate")),
        event(
            "fetch", [.backgroundFetch], [.call(.performFetch)], "A background fetch calls the app delegate.",
            .applicationLog),
        Rule(
            "event.fetch.disabled", on: [.event(.backgroundEvent)],
            when: .both(.fetchIsOff, .not(.event(.missingBackgroundMode))), effects: [.step(.notLaunched)],
            because: "From iOS 13 BGTaskSchedulerPermittedIdentifiers turns the old background fetch off.",
            source: .documented("Apple, Using background tasks to update your app")),
        Rule(
            "event.task", on: [.at(.backgroundDelivery)],
            when: .all([
                .event(.backgroundKind([.appRefreshTask, .processingTask])), .not(.process(.unregisteredTask)),
                .not(.process(.taskIsOfSwiftUI)),
            ]), effects: [.call(.taskLaunchHandler, carrying: .identifier), .elapse(.event)],
            because: "The launch handler runs that was registered before didFinishLaunching returned.",
            source: .documented("Apple, BGTaskScheduler.register")),
        Rule(
            "event.task.swiftui", on: [.at(.backgroundDelivery)], when: .process(.taskIsOfSwiftUI),
            lifecycles: [.swiftUI], os: .from(16),
            effects: [.call(.swiftUIBackgroundTask, carrying: .identifier), .elapse(.event)],
            because: "SwiftUI runs the action that the App declares for a refresh task.",
            source: .documented(
                "Apple, Scene.backgroundTask(_:action:)",
                "https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)")),
        Rule(
            "event.task.deferred", on: [.at(.backgroundDelivery)],
            when: .both(.process(.unregisteredTask), .process(.defersTask)),
            effects: [.step(.noLaunchHandler, carrying: .identifier)],
            because: "The launch handler is registered only after the launch methods, which throws if the task's "
                + "delivery hasn't thrown before.", source: .inferred("No report states which of the two comes first")),
        Rule(
            "event.task.unregistered", on: [.at(.backgroundDelivery)],
            when: .both(.process(.unregisteredTask), .not(.process(.defersTask))),
            effects: [
                .step(.noLaunchHandler, carrying: .identifier), .checkFindings(at: .unreceived),
                .stop("crash: no launch handler registered for the task"),
            ], because: "BGTaskScheduler throws when a task is delivered for which this launch registered no handler.",
            source: .measured("WordPress-iOS#18156, iOS 15.4", on: [Version(15, 4)])),
        event(
            "url-session", [.urlSession],
            where: .both(.not(.process(.saysWhenServiceIsSet)), .not(.process(.sessionIsOfSwiftUI))),
            [
                .call(.handleBackgroundSessionEvents, carrying: .identifier), .call(.didFinishDownloading),
                .call(.didCompleteTask), .call(.didFinishBackgroundEvents, carrying: .identifier),
            ], "The app delegate is called first, then the session's delegate, task by task.", .sessionOrder),
        Rule(
            "event.url-session.announced", on: [.at(.backgroundDelivery)],
            when: .all([
                .event(.backgroundKind([.urlSession])), .process(.saysWhenServiceIsSet),
                .not(.process(.sessionIsOfSwiftUI)),
            ]),
            effects: [
                .call(.handleBackgroundSessionEvents, carrying: .identifier), .then(.sessionDelivery), .elapse(.event),
            ], because: "The app delegate is called first, and can recreate the session whose delegate is called next.",
            source: .sessionOrder),
        Rule(
            "event.url-session.swiftui", on: [.at(.backgroundDelivery)], when: .process(.sessionIsOfSwiftUI),
            lifecycles: [.swiftUI], os: .from(16),
            effects: [.call(.swiftUIBackgroundTask, carrying: .identifier), .then(.sessionDelivery), .elapse(.event)],
            because: "SwiftUI runs the action that the App names for the events of a session, which recreates the "
                + "session whose delegate is called.",
            source: .documented(
                "Apple, BackgroundTask.urlSession(_:)",
                "https://developer.apple.com/documentation/swiftui/backgroundtask/urlsession(_:)"),
            order: .inferred("UIKit's order, with the action instead of the app delegate's method")),
        Rule(
            "event.url-session.delegate", on: [.at(.sessionDelivery)], when: .not(.process(.lacksServiceDelegate)),
            effects: [
                .call(.didFinishDownloading), .call(.didCompleteTask),
                .call(.didFinishBackgroundEvents, carrying: .identifier),
            ], because: "The session's delegate is called task by task, then when all tasks are done.",
            source: .sessionOrder),
        Rule(
            "event.url-session.missing", on: [.at(.sessionDelivery)], when: .process(.lacksServiceDelegate),
            effects: [.step(.noServiceDelegate, carrying: .identifier), .checkFindings(at: .unreceived)],
            because: "The events of a background session wait until the app recreates the session.",
            source: .documented("Apple, application(_:handleEventsForBackgroundURLSession:completionHandler:)")),
        Rule(
            "event.service-missing", on: [.at(.backgroundDelivery)],
            when: .both(.process(.lacksServiceDelegate), .not(.event(.backgroundKind([.urlSession])))),
            effects: [.step(.noServiceDelegate, carrying: .identifier), .checkFindings(at: .unreceived)],
            because: "A registry, manager, session or query that is created in a launch method receives the event that "
                + "the app was run for; one that is created later misses it.",
            source: .inferred(
                "Apple's pages create these objects in a launch method; queued location updates are delivered later")),
        bluetooth("central", .bluetoothCentral, .centralWillRestoreState, .centralDidUpdateState),
        bluetooth("peripheral", .bluetoothPeripheral, .peripheralWillRestoreState, .peripheralDidUpdateState),
        event(
            "bluetooth-central.running", [.bluetoothCentral], launching: false, [.call(.centralDidUpdateState)],
            "A running app's manager is called without restoration.", .inferred("Follows a restored manager")),
        event(
            "bluetooth-peripheral.running", [.bluetoothPeripheral], launching: false,
            [.call(.peripheralDidUpdateState)], "A running app's manager is called without restoration.",
            .inferred("Follows a restored manager")),
        event(
            "voip", [.voipPush], where: .not(.namesNewPushMethod),
            [.call(.didReceiveIncomingPush, carrying: .identifier)],
            "The registry's delegate, which every launch creates, receives a VoIP push.",
            .documented("Apple, PKPushRegistry")),
        event(
            "voip.metadata", [.voipPush], where: .namesNewPushMethod,
            [.call(.didReceiveIncomingVoIPPush, carrying: .identifier)],
            "From iOS 26.4 a registry's delegate with the new method receives a VoIP push with metadata, which states "
                + "whether the app must report a call.", .unsettled("An engineer in Apple's forum; no log")),
        event(
            "healthkit", [.healthKit], [.call(.observerQueryUpdate, carrying: .identifier)],
            "HealthKit runs the observer query's handler; the query is set up in didFinishLaunching.",
            .documented("Apple, HKHealthStore.enableBackgroundDelivery")),
        event(
            "push-to-start", [.pushToStart], [.step(.liveActivityStarted)],
            "No callback of UIKit reports a Live Activity that a push starts: a task that awaits "
                + "Activity.activityUpdates receives it.",
            .documented(
                "Apple, Starting and updating Live Activities with ActivityKit push notifications",
                "https://developer.apple.com/documentation/activitykit/"
                    + "starting-and-updating-live-activities-with-activitykit-push-notifications")),
        event(
            "watch", [.watchConnectivity],
            [.call(.sessionDidActivate), .call(.sessionDidReceiveMessage, carrying: .identifier)],
            "The session is activated in didFinishLaunching, then receives what was sent.",
            .inferred("Apple, WCSession, names the methods only")),
        Rule(
            "event.intent", on: [.at(.backgroundDelivery)], when: .event(.backgroundKind([.intent])), os: .from(16),
            effects: [.call(.intentPerform, carrying: .identifier), .elapse(.event)],
            because: "From iOS 16 an App Intent is performed in the app's process.",
            source: .documented("Apple, AppIntent")),
        Rule(
            "event.intent.handler", on: [.at(.backgroundDelivery)], when: .event(.backgroundKind([.intent])),
            os: .majors(14, 15), effects: [.call(.handlerForIntent, carrying: .identifier), .elapse(.event)],
            because: "In iOS 14 and 15 an app that supports multiple scenes is asked for a handler.",
            source: .intentHandler),
        Rule(
            "push.silent", on: [.at(.backgroundDelivery)],
            when: .both(.event(.kind([.remoteNotification])), .event(.contentAvailable)),
            effects: [.call(.fetchRemoteNotification, carrying: .notification)],
            because: "A push with content available runs the method with a completion handler, in the background.",
            source: .measured("jigarm, iOS 10; Batch-iOS-SDK, iOS 14", on: [10, 14])),
        Rule(
            "notification.response.background", on: [.at(.backgroundDelivery)],
            when: .both(.event(.handledInBackground), .has(.notificationDelegate)),
            effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "An action without UNNotificationActionOptions.foreground is handled in the background: no scene "
                + "and no state changes for it.",
            source: .documented("Apple, Handling notifications and notification-related actions")),
        Rule(
            "push.not-run", on: [.event(.remoteNotification)],
            from: [.notRunning, .terminated, .suspended, .background],
            when: .both(.not(.backgroundWork), .event(.alert)), effects: [.step(.bannerShown)],
            because: "Without content available the app isn't notified until the user taps the notification.",
            source: .silentPushes),
        Rule(
            "push.not-received", on: [.event(.remoteNotification)],
            from: [.notRunning, .terminated, .suspended, .background],
            when: .both(.not(.backgroundWork), .not(.event(.alert))), effects: [.step(.appNotNotified)],
            because: "A push without an alert, and without content that the app handles, isn't delivered.",
            source: .silentPushes),
        Rule(
            "push.running", on: [.event(.remoteNotification)], from: [.background],
            when: .both(.runsInBackground, .not(.flag(.prewarmed))),
            effects: [.watch(.backgroundEvent), .then(.backgroundDelivery), .endWatch(.backgroundEvent)],
            because: "A push with content available reaches an app in the background.",
            source: .measured("jigarm, iOS 10; Batch-iOS-SDK, iOS 14", on: [10, 14])),
        Rule(
            "push.in-front.presents", on: [.event(.remoteNotification)], from: [.active, .inactive],
            when: .both(.notificationDelegateIsSet, .not(.event(.contentAvailable))),
            effects: [.call(.willPresentNotification, carrying: .notification)],
            because: "In front the notification delegate decides how the notification is presented.",
            source: .measured("JPush log; Batch-iOS-SDK, iOS 14", on: [9, 10, 14])),
        Rule(
            "push.in-front.both", on: [.event(.remoteNotification)], from: [.active, .inactive],
            when: .all([.notificationDelegateIsSet, .event(.contentAvailable), .event(.alert)]),
            effects: [
                .call(.willPresentNotification, carrying: .notification),
                .call(.fetchRemoteNotification, carrying: .notification),
            ], because: "With content available the app delegate is called as well; the order is not recorded.",
            source: .inferred("Follows a push in front and one in the background")),
        Rule(
            "push.in-front.silent", on: [.event(.remoteNotification)], from: [.active, .inactive],
            when: .all([.notificationDelegateIsSet, .event(.contentAvailable), .not(.event(.alert))]),
            effects: [.call(.fetchRemoteNotification, carrying: .notification)],
            because: "A silent push shows nothing, so only the app delegate is called.",
            source: .documented(
                "Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:): called in front, too")),
        Rule(
            "push.in-front.fetch", on: [.event(.remoteNotification)], from: [.active, .inactive],
            when: .both(.not(.notificationDelegateIsSet), .implements(.fetchRemoteNotification)),
            effects: [.call(.fetchRemoteNotification, carrying: .notification)],
            because: "Without a notification delegate the app delegate receives a push in front, while active.",
            source: .measured("ProMotion-push#10")),
        Rule(
            "push.in-front.legacy", on: [.event(.remoteNotification)], from: [.active, .inactive],
            when: .both(.not(.notificationDelegateIsSet), .not(.implements(.fetchRemoteNotification))),
            effects: [.call(.didReceiveRemoteNotification, carrying: .notification)],
            because: "The older method receives a push in front if the newer one is missing.",
            source: .documented("Apple, application(_:didReceiveRemoteNotification:)")),
    ]

    private static func event(
        _ name: String, _ kinds: [BackgroundEvent.Kind], launching: Bool? = nil, where condition: Condition? = nil,
        _ effects: [Effect], _ because: String, _ source: Source
    ) -> Rule {
        let kind = Condition.event(.backgroundKind(kinds))
        let launch = launching.map { $0 ? Condition.flag(.launching) : .not(.flag(.launching)) }
        let isServed = kinds.contains { $0.service != nil }
        let delegate = isServed ? Condition.not(.process(.lacksServiceDelegate)) : nil
        let parts = [launch, delegate, condition].compactMap(\.self)
        return Rule(
            "event.\(name)", on: [.at(.backgroundDelivery)], when: parts.isEmpty ? kind : .all([kind] + parts),
            effects: effects + [.elapse(.event)], because: because, source: source)
    }

    private static func bluetooth(_ name: String, _ kind: BackgroundEvent.Kind, _ restore: Callback, _ update: Callback)
        -> Rule
    {
        event(
            "bluetooth-\(name)", [kind], launching: true, [.call(restore, carrying: .identifier), .call(update)],
            "The manager is created in didFinishLaunching; restoring its state is its first callback.",
            .unsettled("Apple documents the keys; no public log of the order"))
    }
}

extension Condition {
    /// The scenario names the method of iOS 26.4.
    fileprivate static let namesNewPushMethod = Condition.both(.names(.didReceiveIncomingVoIPPush), .os(.from(26, 4)))
}

extension Source {
    fileprivate static let sessionOrder = measured(
        "ioswifter 2016; Apple forum 74730", "https://developer.apple.com/forums/thread/74730", on: [9])
    static let intentHandler = inferred(
        "Apple, application(_:handlerFor:), states no last version; App Intents begin with iOS 16")
    fileprivate static let silentPushes = inferred(
        "Apple, Pushing background updates to your app, describes only pushes with content-available")
    static let services = documented(
        "Apple's pages of PushKit, Core Location, Core Bluetooth, HealthKit and background URL sessions",
        "https://developer.apple.com/documentation/pushkit/pkpushregistry")
}
