/// One thing that is known of an app, or that was looked for and isn't.
package struct ScannedFact: Sendable {
    /// The keys below `app`; a number is the place in a list.
    package let path: [String]
    /// What a scenario has there; nil for what is left out of it.
    package let value: Value?
    package let how: How
    /// Where it is said; nil where the project has no such place.
    package let place: Place?
    /// The class that a delegate is, or why the fact is assumed or unknown: a part of a sentence.
    package let remark: String?

    /// How far to trust it.
    package enum How: String, CaseIterable, Sendable {
        /// The project says so.
        case read
        /// Something that isn't part of the project is taken to do so.
        case assumed
        /// The project doesn't settle it.
        case unknown
    }

    package init(
        _ path: [String], _ value: Value?, _ how: How = .read, at place: Place?, _ remark: String? = nil
    ) {
        self.path = path
        self.value = value
        self.how = how
        self.place = place
        self.remark = remark
    }

    /// Methods of a delegate that may be where nothing was read.
    static func unknownOthers(below path: [String], at place: Place?, _ reason: String) -> ScannedFact {
        ScannedFact(path + [Delegate.othersKey], .object([]), .unknown, at: place, reason)
    }
}
