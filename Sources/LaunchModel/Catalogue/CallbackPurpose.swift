extension Callback {
    /// What the callback is for, as its documentation has it.
    public var purpose: String {
        switch self {
        case .willFinishLaunching:
            "The first launch method: the app initialises what its interface and its state restoration need, and looks "
                + "at why it was launched. If state is restored, code makes its window visible here; it appears when "
                + "didFinishLaunching has returned. Main-thread work here delays the first screen. False says that "
                + "what launched the app shouldn't be handed over; the launch itself goes on."
        case .didFinishLaunching:
            "The last launch method: the app initialises data structures, checks its resources, does one-time set-up "
                + "at the first launch, connects to services, and looks at why it was launched. Main-thread work here "
                + "delays the first screen. UIKit combines the results of both launch methods: a false keeps what "
                + "launched the app from being handed over, a method that isn't implemented doesn't count, a launch "
                + "for a remote notification ignores it, and the launch itself goes on."
        case .applicationDidFinishLaunching:
            "The launch method of the first iPhones, without options; not called beside the one that has them."
        case .applicationDidBecomeActive:
            "The app is in front and gets events: what was paused or not yet started runs now."
        case .applicationWillResignActive:
            "Something covers the app, or it is about to leave: timers and games pause, events stop."
        case .applicationDidEnterBackground:
            "The app has left the screen: it saves data, frees memory and hides what the snapshot mustn't show, in "
                + "about five seconds."
        case .applicationWillEnterForeground:
            "The app comes back from the background: what applicationDidEnterBackground(_:) did is undone."
        case .applicationWillTerminate:
            "A running app is about to end: a last chance to save, of about five seconds, that a suspended app "
                + "doesn't get."
        case .applicationDidReceiveMemoryWarning: "Memory is short: caches are emptied."
        case .protectedDataDidBecomeAvailable:
            "The device has been unlocked: keychain items and files under data protection can be read."
        case .openURL: "Opens a URL, of a scheme or a document type that the app declares."
        case .openURLFromSource: "The older way to open a URL, which names the app that asked."
        case .handleOpenURL: "The oldest way to open a URL."
        case .applicationWillContinueActivity:
            "A user activity is about to arrive, of which only the type is known: the app can show that something "
                + "comes."
        case .applicationContinueActivity:
            "A user activity has arrived: a universal link, Handoff, a search result, a widget or Siri."
        case .applicationDidFailToContinueActivity: "The announced user activity couldn't be fetched."
        case .applicationPerformAction: "Performs the quick action that the person chose on the Home screen."
        case .applicationAcceptCloudKitShare: "The person has accepted an invitation to a CloudKit share."
        case .didReceiveRemoteNotification:
            "The older method for remote notifications, for a running app only."
        case .fetchRemoteNotification:
            "A remote notification has content for the app to fetch, or was tapped; the app calls the completion "
                + "handler within 30 seconds."
        case .didReceiveLocalNotification: "The method for local notifications before iOS 10."
        case .handleRemoteNotificationAction:
            "The person chose an action of a remote notification, in iOS 8 and 9."
        case .handleLocalNotificationAction: "The person chose an action of a local notification, in iOS 8 and 9."
        case .didRegisterForRemoteNotifications:
            "Brings the device token for remote notifications, some time after the app asked for it."
        case .performFetch: "The background fetch of iOS 7 to 12: the app looks for new content."
        case .handleBackgroundSessionEvents:
            "Transfers of a background URL session are done: the app makes the session again and keeps the "
                + "completion handler for urlSessionDidFinishEvents(forBackgroundURLSession:)."
        case .handlerForIntent: "Returns an object that handles an intent in the app's process."
        case .configurationForConnecting:
            "Chooses the configuration of a new scene session; the options already say what the scene connects for."
        case .didDiscardSceneSessions:
            "The person closed these windows for good: what belongs to their sessions can be deleted."
        case .shouldRestoreState: "Asks whether the saved archive fits this version of the app."
        case .shouldRestoreSecureState: "Asks whether the saved archive fits this version of the app."
        case .shouldSaveState: "Asks whether the state of the interface is to be saved."
        case .shouldSaveSecureState: "Asks whether the state of the interface is to be saved."
        case .willEncodeState: "The app adds what it needs to the archive of its state."
        case .didDecodeState: "The app reads what it added to the archive of its state."
        case .viewControllerWithRestorationPath:
            "Supplies the view controller of a restoration identifier that no restoration class makes."
        case .sceneWillConnect:
            "The scene connects: the app builds its window, or finds the storyboard's there, and reads in the "
                + "connection options why it connects. Main-thread work here delays the first screen."
        case .sceneDidDisconnect:
            "UIKit has taken the scene out of memory, or it is closed for good: what it held is released, its session "
                + "may come again."
        case .sceneWillEnterForeground:
            "The scene is about to be on the screen, at a launch as well as on return from the background."
        case .sceneDidBecomeActive: "The scene is in front and gets events."
        case .sceneWillResignActive: "Something covers the scene, or it is about to leave."
        case .sceneDidEnterBackground:
            "The scene has left the screen: it saves its data and hides what the snapshot mustn't show."
        case .sceneOpenURLContexts: "A connected scene is handed URLs to open."
        case .sceneWillContinueActivity:
            "A user activity is about to arrive at a connected scene, of which only the type is known."
        case .sceneContinueActivity:
            "A user activity has arrived at a connected scene: a universal link, Handoff, a search result, a widget "
                + "or Siri."
        case .sceneDidFailToContinueActivity: "The announced user activity couldn't be fetched."
        case .windowScenePerformAction:
            "A connected window scene performs the quick action that the person chose on the Home screen."
        case .windowSceneAcceptCloudKitShare:
            "The person has accepted an invitation to a CloudKit share while the window scene is connected."
        case .stateRestorationActivity: "Returns the user activity that can restore the scene as it is now."
        case .restoreInteractionState:
            "Restores text and selection of a storyboard's views, after the scene has connected."
        case .willPresentNotification:
            "A notification arrives while the app is in front, and the app says how it is shown."
        case .didReceiveNotificationResponse: "The person tapped a notification, or chose one of its actions."
        case .awakeFromNib: "An object of a storyboard or nib has been loaded and connected."
        case .viewDidLoad: "The view has been loaded, because it is needed for the first time."
        case .viewWillAppear: "The view is about to be added to a window."
        case .viewWillLayoutSubviews: "The view is about to lay out its subviews."
        case .viewDidLayoutSubviews: "The view has laid out its subviews."
        case .viewDidAppear: "The view is on the screen."
        case .viewWillDisappear: "The view is about to be removed from its window."
        case .viewDidDisappear: "The view has been removed from its window."
        case .viewControllerDidReceiveMemoryWarning: "Memory is short: the view controller frees what it can."
        case .restorationFactory: "The restoration class makes the view controller that is to be restored."
        case .encodeRestorableState: "The view controller adds its state to the archive."
        case .decodeRestorableState: "The view controller reads its state from the archive."
        case .finishedRestoringState: "All view controllers have read their state."
        case .appInit: "The SwiftUI app is initialised: property wrappers and the delegate adaptor are made."
        case .scenePhase: "The root view sees its scene's phase change: active, inactive or background."
        case .onAppear: "The view is added to the view tree, which need not be on the screen yet."
        case .onDisappear: "The view is removed from the view tree."
        case .onOpenURL: "SwiftUI hands a URL to the view, at a launch as well as in a running app."
        case .onContinueUserActivity:
            "SwiftUI hands a user activity to the view, at a launch as well as in a running app."
        case .taskLaunchHandler: "Runs the task that the app scheduled; registered before the launch methods return."
        case .didUpdateLocations:
            "Brings locations, to the delegate of a location manager that the app makes and starts at once in "
                + "application(_:didFinishLaunchingWithOptions:)."
        case .didEnterRegion:
            "The device has entered a monitored region; the app makes its location manager at once in "
                + "application(_:didFinishLaunchingWithOptions:)."
        case .didVisit:
            "The person has arrived at a place or left it; the app makes its location manager at once in "
                + "application(_:didFinishLaunchingWithOptions:)."
        case .didFinishDownloading: "A download is done: its file is moved before the method returns."
        case .didCompleteTask: "A transfer has ended, with or without an error."
        case .didFinishBackgroundEvents:
            "All events of the background URL session are delivered: the kept completion handler is called."
        case .centralWillRestoreState: "Bluetooth relaunched the app: peripherals and scans are taken up again."
        case .centralDidUpdateState: "Bluetooth is on, off or not allowed."
        case .peripheralWillRestoreState: "Bluetooth relaunched the app: services and advertising are taken up again."
        case .peripheralDidUpdateState: "Bluetooth is on, off or not allowed."
        case .didReceiveIncomingPush: "A VoIP push has arrived; from SDK 13 on the app must report a call for it."
        case .observerQueryUpdate: "HealthKit has new samples for a query that the app observes."
        case .sessionDidActivate: "The session with the watch is ready."
        case .sessionDidReceiveMessage: "The watch has sent a message."
        case .intentPerform: "Performs an App Intent, of Shortcuts, Siri or a widget's button."
        case .carPlayDidConnect: "CarPlay hands over the interface controller that the app shows its templates with."
        case .carPlayDidDisconnect: "CarPlay takes the interface controller back."
        }
    }
}
