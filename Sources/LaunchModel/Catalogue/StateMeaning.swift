extension AppState {
    /// What it is to be in this state, and what leads out of it.
    public var meaning: String {
        switch self {
        case .notRunning: "The app has no process, or one that only waits, prewarmed."
        case .inactive:
            "The app is in the foreground and gets no events: it launches without scenes, something covers it, or it "
                + "is on its way from or to the background."
        case .active: "The app is in the foreground and gets events."
        case .background:
            "The app's code runs, and nothing of it is on the screen; an app with scenes launches in this state."
        case .suspended: "The app is in memory and its code doesn't run; code could only ever read background."
        case .terminated: "The process has ended."
        }
    }
}

extension SceneState {
    /// What it is to be in this state, and what leads out of it.
    public var meaning: String {
        switch self {
        case .unattached: "The scene isn't connected yet, is connecting, or was disconnected."
        case .foregroundInactive:
            "The scene is on the screen and gets no events; it only passes through, or something covers it."
        case .foregroundActive: "The scene is on the screen and gets events."
        case .background: "The scene is connected and not on the screen."
        }
    }
}

extension Lifecycle {
    /// What it is.
    public var meaning: String {
        switch self {
        case .scene:
            "UIKit tells a delegate of each scene of its states and payloads; the app delegate hears of the process "
                + "only, and its launch options are nil."
        case .appDelegate:
            "UIKit tells the app delegate everything, and the launch options say why the app was launched; an app that "
                + "is linked with SDK 27 no longer launches without scenes."
        case .swiftUI:
            "An App of SwiftUI runs on scenes: views see scenePhase and get URLs and activities, a delegate adaptor "
                + "gets the launch methods."
        }
    }
}

extension Confidence {
    /// What it says of a rule.
    public var meaning: String {
        switch self {
        case .documented: "An Apple page, header comment or talk says so."
        case .measured: "Somebody logged it, or asserts it in a test that runs on real UIKit."
        case .inferred:
            "It follows from other rules and nobody recorded it, or it was recorded on other versions or platforms."
        case .unsettled: "Sources disagree, or only a claim exists."
        }
    }
}
