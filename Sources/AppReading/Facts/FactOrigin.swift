/// Where a part of an app comes from, or why something that was looked for is unknown.
package struct FactOrigin: Sendable {
    package let path: ScenarioPath
    package let content: Content
    package let how: How
    /// Where it is said; nil where the project has no such place.
    package let place: Place?
    /// The class that a delegate is, or why the part is assumed or unknown: a piece of a sentence.
    package let remark: String?

    package enum Content: Sendable {
        /// What the app has there.
        case part
        /// The same in the words of an Info.plist, which say more than a launch depends on.
        case words(Value)
        /// Nothing: the app leaves it out.
        case nothing
    }

    /// How far to trust it.
    package enum How: String, CaseIterable, Sendable {
        /// The project has the fact.
        case read
        /// Something that isn't part of the project is taken to do so.
        case assumed
        /// The project doesn't settle it.
        case unknown
    }

    package init(
        _ path: ScenarioPath, _ content: Content = .part, _ how: How = .read, at place: Place?, _ remark: String? = nil
    ) {
        self.path = path
        self.content = content
        self.how = how
        self.place = place
        self.remark = remark
    }

    /// Something that is unknown, for that reason.
    static func unknown(_ path: ScenarioPath, at place: Place?, _ reason: String) -> FactOrigin {
        FactOrigin(path, .nothing, .unknown, at: place, reason)
    }

    /// The path below `app`, key by key.
    package var keys: [String] { path.wordsBelowApp }
}
