/// The requests to the user that an action can make.
enum Request {
    package static let all = ["signIn", "review", "setup"] + permissions

    private static let permissions = [
        "location", "notifications", "provisionalNotifications", "camera", "microphone", "photos", "contacts",
        "tracking", "bluetooth", "localNetwork", "handTracking", "worldSensing",
    ].map { permissionPrefix + $0 }

    private static let permissionPrefix = "permission:"

    /// The other requests that are accepted, as a regular expression.
    package static let pattern = "^\(permissionPrefix)[A-Za-z0-9_]+$"

    /// A permission that isn't listed is accepted if it is one word: systems gain new ones.
    package static func isKnown(_ text: String) -> Bool {
        if all.contains(text) { return true }
        guard text.hasPrefix(permissionPrefix) else { return false }
        let permission = text.utf8.dropFirst(permissionPrefix.utf8.count)
        return !permission.isEmpty && permission.allSatisfy(\.isWord)
    }
}

extension JSONNode {
    package func request(_ mistakes: Mistakes) -> String? {
        word("request", among: Request.all, isKnown: Request.isKnown, mistakes)
    }

    private func word(_ noun: String, among known: [String], isKnown: (String) -> Bool, _ mistakes: Mistakes) -> String?
    {
        guard let text = string(mistakes) else { return nil }
        if isKnown(text) { return text }
        isUnknown(text, of: noun, known: known, mistakes)
        return nil
    }
}
