extension Action.Kind {
    /// The action in one sentence.
    public var meaning: String {
        switch self {
        case .work: "Spends time, on the main thread or on a background queue."
        case .read: "Reads a fact, or handles the value of a launch or connection option."
        case .handle: "Handles the payload that the callback receives."
        case .listen: "Sets up a consumer that is ready only later; earlier payloads are lost unless they are kept."
        case .registerTask: "Registers the launch handler of a BGTaskScheduler task."
        case .setNotificationDelegate: "Sets the delegate of UNUserNotificationCenter."
        case .setServiceDelegate:
            "Creates a registry, manager, session or query of a framework, with its delegate. If a scenario doesn't "
                + "state when, the app does it in application(_:didFinishLaunchingWithOptions:)."
        case .enableHealthKitDelivery: "Asks HealthKit to deliver new samples in the background."
        case .registerForRemoteNotifications: "Asks for the device token, which arrives some time later."
        case .reportCall: "Reports an incoming call to the system, which each VoIP push requires."
        case .makeWindow:
            "Creates a window in code, with or without a window scene; makeKeyAndVisible() shows it and loads its view."
        case .create: "Creates a resource of the app that another callback needs."
        case .use: "Needs a resource of the app that another callback creates."
        case .mark: "Records a time for analytics."
        case .request: "Asks the user for a permission, an account, a review or setup."
        case .registerSceneAccessory:
            "Registers a scene accessory, without which from iOS 27 no scene connects for a display or for camera "
                + "capture."
        case .unregisterSceneAccessory:
            "Ends the latest registration of a scene accessory, which disconnects its scene."
        }
    }

    /// The methods of UIKit that code calls for it, where they are known by name.
    package var spellings: [String] {
        switch self {
        case .makeWindow: ["makeKeyAndVisible()", "UIWindow(windowScene:)", "UIWindow(frame:)"]
        case .registerSceneAccessory: ["registerSceneAccessory(_:)"]
        case .unregisterSceneAccessory: ["unregisterSceneAccessory(_:)"]
        case .reportCall: ["reportNewIncomingCall(with:update:completion:)"]
        case .work, .read, .handle, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate,
            .enableHealthKitDelivery, .registerForRemoteNotifications, .create, .use, .mark, .request:
            []
        }
    }
}
