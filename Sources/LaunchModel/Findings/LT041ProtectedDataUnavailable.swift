extension FindingKind {
    /// `LT041 protected-data-unavailable`
    public static let protectedDataUnavailable = FindingKind(
        "LT041", "protected-data-unavailable",
        effect: "data seem to be missing before the first unlock",
        meaning: "Protected data is read before the device has been unlocked for the first time, or completely "
            + "protected data while it is locked.",
        why: "After a restart files, keychain items and user defaults stay encrypted until the person enters the "
            + "passcode. Background launches and prewarming don't wait for that. Code that takes unreadable for "
            + "missing signs people out, and code that then writes a new value destroys the old one.",
        fix: "Check isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:) or its "
            + "notification. Write a new value only when the error says that there is none.",
        rules: [
            FindingRule(
                "protected-data-unavailable", on: [.action],
                when: .all([
                    .action(.reads([.protectedData])), .flag(.protectedDataUnavailable),
                    .not(.action(.writesIfMissing)),
                ]),
                at: [.here], .warning,
                label: "nothing is found here, which is no sign of a first launch",
                message:
                    "\(.callback) reads protected data before the first unlock and finds nothing, which is no sign of "
                    + "a first launch",
                fix: "ask isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:)",
                source: .measured(
                    "firebase-ios-sdk 9622; flowcrypt-ios 1373",
                    "https://github.com/firebase/firebase-ios-sdk/issues/9622")
            ),
            FindingRule(
                "protected-data-unavailable.written", on: [.action],
                when: .all([
                    .action(.reads([.protectedData])), .flag(.protectedDataUnavailable), .action(.writesIfMissing),
                ]),
                at: [.here], .error,
                effect: "data are lost before the first unlock",
                label: "the new value replaces the one that is there",
                message:
                    "\(.callback) finds no protected data before the first unlock, and the new value that it makes "
                    + "replaces the one that is there",
                fix: "ask isProtectedDataAvailable before anything is written",
                source: .measured("flowcrypt-ios 1373", "https://github.com/FlowCrypt/flowcrypt-ios/issues/1373"),
                // However the code came to run before the first unlock.
                restsOnEntry: false),
            FindingRule(
                "protected-data-unavailable.locked", on: [.action],
                when: .all([
                    .action(.readsProtected(.complete)), .flag(.completeDataUnavailable),
                    .not(.flag(.protectedDataUnavailable)),
                ]),
                at: [.here], .warning(.not(.action(.writesIfMissing))), .error,
                effect: "data seem to be missing while the device is locked",
                label: "completely protected data are read here",
                message: "\(.callback) reads completely protected data while the device is locked, and finds nothing",
                fix: "ask isProtectedDataAvailable, or protect what is needed in the background until the first unlock "
                    + "only",
                source: .documented("Apple, UIApplication.isProtectedDataAvailable; Apple, FileProtectionType")),
        ],
        example: FindingExample(
            "The car starts the app before the phone is unlocked",
            on: Device(os: 18, isLocked: true),
            app: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.read(slot: .protectedData)], .protectedDataDidBecomeAvailable: []]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [], .protectedDataDidBecomeAvailable: [.read(slot: .protectedData)]]),
            events: [.openWindow(.carPlay), .unlock.after(60_000)]))
}
