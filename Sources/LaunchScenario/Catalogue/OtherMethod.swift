/// A method of UIKit that no launch depends on. A scenario may name it; the model never calls it.
package struct OtherMethod: Hashable, Sendable {
    package let name: String
    package let selector: String
    package let receiver: Receiver

    private init(_ name: String, _ selector: String, to receiver: Receiver) {
        (self.name, self.selector, self.receiver) = (name, selector, receiver)
    }

    /// The method of a receiver with this Swift or Objective-C spelling.
    package static func spelled(_ text: String, by receiver: Receiver) -> OtherMethod? {
        all.first { $0.receiver == receiver && ($0.name == text || $0.selector == text) }
    }

    /// From the pages of the protocols and of UIViewController.
    package static let all: [OtherMethod] = [
        OtherMethod(
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
            "application:didFailToRegisterForRemoteNotificationsWithError:", to: .appDelegate),
        OtherMethod(
            "application(_:supportedInterfaceOrientationsFor:)", "application:supportedInterfaceOrientationsForWindow:",
            to: .appDelegate),
        OtherMethod(
            "application(_:shouldAllowExtensionPointIdentifier:)", "application:shouldAllowExtensionPointIdentifier:",
            to: .appDelegate),
        // Deprecated at iOS 14, in favor of application(_:handlerFor:).
        OtherMethod(
            "application(_:handle:completionHandler:)", "application:handleIntent:completionHandler:", to: .appDelegate),
        OtherMethod("application(_:didUpdate:)", "application:didUpdateUserActivity:", to: .appDelegate),
        OtherMethod(
            "application(_:handleWatchKitExtensionRequest:reply:)", "application:handleWatchKitExtensionRequest:reply:",
            to: .appDelegate),
        // For iOS 8 and 9, in favor of UNUserNotificationCenter.
        OtherMethod(
            "application(_:didRegister:)", "application:didRegisterUserNotificationSettings:", to: .appDelegate),
        // The status bar's: deprecated at iOS 13, in favor of the traits and the geometry of a window scene.
        OtherMethod(
            "application(_:willChangeStatusBarFrame:)", "application:willChangeStatusBarFrame:", to: .appDelegate),
        OtherMethod(
            "application(_:didChangeStatusBarFrame:)", "application:didChangeStatusBarFrame:", to: .appDelegate),
        OtherMethod(
            "application(_:willChangeStatusBarOrientation:duration:)",
            "application:willChangeStatusBarOrientation:duration:", to: .appDelegate),
        OtherMethod(
            "application(_:didChangeStatusBarOrientation:)", "application:didChangeStatusBarOrientation:",
            to: .appDelegate),
        OtherMethod(
            "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
            "applicationShouldAutomaticallyLocalizeKeyCommands:", to: .appDelegate),
        OtherMethod(
            "applicationShouldRequestHealthAuthorization(_:)", "applicationShouldRequestHealthAuthorization:",
            to: .appDelegate), OtherMethod("buildMenu(with:)", "buildMenuWithBuilder:", to: .appDelegate),
        OtherMethod("scene(_:didUpdate:)", "scene:didUpdateUserActivity:", to: .sceneDelegate),
        OtherMethod(
            "preferredWindowingControlStyle(for:)", "preferredWindowingControlStyleForScene:", to: .sceneDelegate),
        OtherMethod(
            "userNotificationCenter(_:openSettingsFor:)", "userNotificationCenter:openSettingsForNotification:",
            to: .notificationDelegate),
        OtherMethod("providerDidBegin(_:)", "providerDidBegin:", to: .callProviderDelegate),
        OtherMethod("providerDidReset(_:)", "providerDidReset:", to: .callProviderDelegate),
        OtherMethod("provider(_:execute:)", "provider:executeTransaction:", to: .callProviderDelegate),
        // One name in Swift for the methods of all actions: to start, answer, end, hold, mute and group calls.
        OtherMethod("provider(_:perform:)", "provider:performAnswerCallAction:", to: .callProviderDelegate),
        OtherMethod("provider(_:timedOutPerforming:)", "provider:timedOutPerformingAction:", to: .callProviderDelegate),
        OtherMethod("provider(_:didActivate:)", "provider:didActivateAudioSession:", to: .callProviderDelegate),
        OtherMethod("provider(_:didDeactivate:)", "provider:didDeactivateAudioSession:", to: .callProviderDelegate),
        OtherMethod("viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange", to: .viewController),
        OtherMethod("traitCollectionDidChange(_:)", "traitCollectionDidChange:", to: .viewController),
    ]
}
