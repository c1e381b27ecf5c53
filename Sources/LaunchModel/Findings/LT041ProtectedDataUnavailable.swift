extension FindingKind {
    /// `LT041 protected-data-unavailable`
    public static let protectedDataUnavailable = FindingKind(
        "LT041", "protected-data-unavailable", effect: "data seems to be missing before the first unlock",
        meaning: "Protected data is read before the device is unlocked for the first time, or completely protected "
            + "data is read while the device is locked.",
        why: "After a restart, files, keychain items and user defaults stay encrypted until the user enters the "
            + "passcode. Background launches and prewarming don't wait for that. Code that treats unreadable data "
            + "as missing signs users out. Code that then writes a new value destroys the old one.",
        fix: "Check isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:) or its "
            + "notification. Write a new value only if the error states that no value exists.",
        rules: [
            FindingRule(
                "protected-data-unavailable", on: [.action],
                when: .all([
                    .action(.reads([.protectedData])), .flag(.protectedDataUnavailable),
                    .not(.action(.writesIfMissing)),
                ]), at: [.here], .warning, label: "no data is found here, even if this isn't the first launch",
                message: "\(.callback) reads protected data before the first unlock and finds none, even if this isn't "
                    + "the first launch",
                fix: "check isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:)",
                source: .measured("firebase-ios-sdk#9622; flowcrypt-ios#1373")),
            FindingRule(
                "protected-data-unavailable.written", on: [.action],
                when: .all([
                    .action(.reads([.protectedData])), .flag(.protectedDataUnavailable), .action(.writesIfMissing),
                ]), at: [.here], .error, effect: "data is lost before the first unlock",
                label: "the new value replaces the existing one",
                message:
                    "\(.callback) finds no protected data before the first unlock, and replaces the existing value "
                    + "with a new one", fix: "check isProtectedDataAvailable before writing a value",
                source: .measured("flowcrypt-ios#1373"),
                // Regardless of the reason why the code runs before the first unlock.
                restsOnEntry: false),
            FindingRule(
                "protected-data-unavailable.locked", on: [.action],
                when: .all([
                    .action(.readsProtected(.complete)), .flag(.completeDataUnavailable),
                    .not(.flag(.protectedDataUnavailable)),
                ]), at: [.here], .warning(.not(.action(.writesIfMissing))), .error,
                effect: "data seems to be missing while the device is locked",
                label: "completely protected data is read here",
                message: "\(.callback) reads completely protected data while the device is locked, and finds none",
                fix: "check isProtectedDataAvailable, or protect data that is needed in the background only until "
                    + "the first unlock",
                source: .documented("Apple, UIApplication.isProtectedDataAvailable; Apple, FileProtectionType")),
        ],
        example: FindingExample(
            "CarPlay launches the app before the first unlock", on: Device(os: 18, isLocked: true),
            app: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.read(slot: .protectedData)], .protectedDataDidBecomeAvailable: []]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [], .protectedDataDidBecomeAvailable: [.read(slot: .protectedData)]]),
            events: [.openWindow(.carPlay), .unlock.after(60_000)]))
}
