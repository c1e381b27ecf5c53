extension Evidence {
    /// By the ids of the rules; a test holds it against the recordings, and says what has changed.
    static let ofRules: [String: Evidence] = [:]
}
