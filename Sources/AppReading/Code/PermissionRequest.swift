/// A call by which the app asks a person for something.
struct PermissionRequest {
    /// `notifications`, `location`, `camera`, …
    let subject: String

    /// Nil for any other call, and for one that asks the person nothing.
    init?(_ call: SyntaxCall, _ constants: CodeConstants) {
        guard let subject = Self.subject(of: call, constants) else { return nil }
        self.subject = subject
    }

    private static func subject(of call: SyntaxCall, _ constants: CodeConstants) -> String? {
        guard let name = call.name else { return nil }
        switch name.prefix(while: { $0 != ":" }) {
        case "requestAuthorization", "requestAuthorizationWithOptions": return authorization(call, constants)
        case "registerUserNotificationSettings": return "notifications"
        case "requestWhenInUseAuthorization", "requestAlwaysAuthorization": return "location"
        case "requestTrackingAuthorization", "requestTrackingAuthorizationWithCompletionHandler": return "tracking"
        case "requestAccess", "requestAccessForMediaType", "requestAccessForEntityType":
            return call.values.first.flatMap { access[$0.lastName ?? ""] }
        case "requestRecordPermission": return "microphone"
        case "requestSiriAuthorization": return "siri"
        default: return nil
        }
    }

    static let calls = ["requestAuthorization", "requestAuthorizationWithOptions", "registerUserNotificationSettings"]

    /// Whether a name of these asks with options, as others don't.
    static func mayBeForNotifications(_ name: SyntaxNode) -> Bool {
        guard name.isSwift, name.isNamed("requestAuthorization") else { return true }
        // Something else of the app is called so.
        guard name.kind != .function else { return false }
        guard let call = name.callOfIt else { return true }
        return call.argument("options") != nil
    }

    private static let access = [
        "video": "camera", "AVMediaTypeVideo": "camera", "audio": "microphone", "AVMediaTypeAudio": "microphone",
        "contacts": "contacts", "CNEntityTypeContacts": "contacts",
    ]

    /// Many classes have a method of this name. A provisional authorization of notifications asks the person nothing.
    private static func authorization(_ call: SyntaxCall, _ constants: CodeConstants) -> String? {
        if call.receiver?.dottedName == "PHPhotoLibrary" { return "photos" }
        guard let receiver = call.receiver, let options = call.options else { return nil }
        let values = constants.values(of: options).map { $0.descendants.compactMap(\.lastName) }
        let names = values.flatMap(\.self)
        let isCenter =
            constants.isNotificationCenter(receiver)
            || names.contains(where: ofNotifications.contains)
                && (constants.isUntyped(receiver) || receiver.lastName?.lowercased().hasSuffix("center") == true)
        guard isCenter else { return nil }
        let isProvisional = values.allSatisfy { names in
            names.contains { $0 == "provisional" || $0 == "UNAuthorizationOptionProvisional" }
        }
        return isProvisional ? nil : "notifications"
    }

    /// Options that only notifications have.
    private static let ofNotifications: Set = [
        "alert", "badge", "sound", "carPlay", "criticalAlert", "UNAuthorizationOptionAlert",
        "UNAuthorizationOptionBadge", "UNAuthorizationOptionSound",
    ]
}

extension SyntaxCall {
    fileprivate var options: SyntaxNode? {
        node.isSwift
            ? argument("options") : isNamed("requestAuthorizationWithOptions:completionHandler:") ? values.first : nil
    }
}
