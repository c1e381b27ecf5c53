extension Action.Kind {
    /// The action in one sentence.
    public var meaning: String {
        switch self {
        case .work: "Spends time, on the main thread or on a background queue."
        case .read: "Looks at a fact, or takes what a launch or connection option holds."
        case .handle: "Handles the payload that the callback carries."
        case .listen: "Sets up a consumer that is ready only later; what comes before that is lost unless it is kept."
        case .registerTask: "Registers the launch handler of a BGTaskScheduler task."
        case .setNotificationDelegate: "Sets the delegate of UNUserNotificationCenter."
        case .setServiceDelegate:
            "Makes a registry, manager, session or query of a framework, with its delegate; where a scenario doesn't say "
                + "when, the app does it in application(_:didFinishLaunchingWithOptions:)."
        case .enableHealthKitDelivery: "Asks HealthKit to deliver new samples in the background."
        case .registerForRemoteNotifications: "Asks for the device token, which comes some time later."
        case .makeWindow:
            "Makes a window in code, with or without a window scene; makeKeyAndVisible() shows it and loads its view."
        case .create: "Makes a resource of the app's own that another callback needs."
        case .use: "Needs a resource of the app's own that another callback makes."
        case .mark: "Notes a moment for analytics."
        case .request: "Asks the person for a permission, an account, a review or set-up."
        case .registerSceneAccessory:
            "Registers a scene accessory, without which a connected display gets no scene from iOS 27 on."
        }
    }
}

extension Action.Kind {
    /// The methods of UIKit that code calls for it, where they are known by name.
    package var spellings: [String] {
        switch self {
        case .makeWindow: ["makeKeyAndVisible()", "UIWindow(windowScene:)", "UIWindow(frame:)"]
        case .registerSceneAccessory: ["registerSceneAccessory(_:)"]
        case .work, .read, .handle, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate,
            .enableHealthKitDelivery, .registerForRemoteNotifications, .create, .use, .mark, .request:
            []
        }
    }
}
