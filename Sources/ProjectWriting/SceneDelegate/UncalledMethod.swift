/// A method of the app delegate that UIKit doesn't call where there are scenes, and that a scene delegate can call.
package enum UncalledMethod: CaseIterable, Hashable, Sendable {
    case openURL, openURLFromSource, handleOpenURL
    case willContinueActivity, continueActivity, didFailToContinueActivity, didUpdateActivity
    case performAction, acceptCloudKitShare
    /// A tap on a remote notification at a cold start; scenes hand on none to a running app.
    case tapNotification
    case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground

    /// Nil for a callback that a scene delegate has nothing to call with.
    package init?(_ callback: Callback) {
        guard let method = Self.allCases.first(where: { $0.callback == callback }) else { return nil }
        self = method
    }

    /// Its name in the catalogue, which doesn't have the one that no launch calls.
    package var callback: Callback? {
        switch self {
        case .openURL: .openURL
        case .openURLFromSource: .openURLFromSource
        case .handleOpenURL: .handleOpenURL
        case .willContinueActivity: .applicationWillContinueActivity
        case .continueActivity: .applicationContinueActivity
        case .didFailToContinueActivity: .applicationDidFailToContinueActivity
        case .didUpdateActivity: nil
        case .performAction: .applicationPerformAction
        case .acceptCloudKitShare: .applicationAcceptCloudKitShare
        case .tapNotification: .fetchRemoteNotification
        case .didBecomeActive: .applicationDidBecomeActive
        case .willResignActive: .applicationWillResignActive
        case .didEnterBackground: .applicationDidEnterBackground
        case .willEnterForeground: .applicationWillEnterForeground
        }
    }

    /// Whether the connection options of a scene contain what the method receives.
    package var hasColdPayload: Bool {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL, .willContinueActivity, .continueActivity, .performAction,
            .acceptCloudKitShare, .tapNotification:
            true
        case .didFailToContinueActivity, .didUpdateActivity, .didBecomeActive, .willResignActive, .didEnterBackground,
            .willEnterForeground:
            false
        }
    }
}

/// A method of the app delegate as the scene delegate calls it.
package struct HandedOnMethod: Hashable, Sendable {
    package let method: UncalledMethod
    package let reach: Reach
    /// Whether it is Swift's spelling without a completion handler.
    package let isAsync: Bool
    package let isCalledCold: Bool

    /// How other files get at it.
    package enum Reach: Hashable, Sendable {
        case byClass
        /// By the optional method of `UIApplicationDelegate`, since it is private.
        case byProtocol
    }

    /// A payload is handed on at a cold start as well, unless that is said not to be so.
    package init(_ method: UncalledMethod, reach: Reach = .byClass, isAsync: Bool = false, isCalledCold: Bool = true) {
        self.method = method
        self.reach = reach
        self.isAsync = isAsync
        self.isCalledCold = isCalledCold && method.hasColdPayload
    }
}
