/// A JSON value with its place.
package struct JSONNode: Hashable, Sendable {
    package var value: Content
    package var place: Place

    package init(_ value: Content, at place: Place) { (self.value, self.place) = (value, place) }

    /// The value, with its kind.
    package enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        /// A number, in its original spelling.
        case number(String)
        case string(String)
        case list([JSONNode])
        /// The members in their order; a key may occur twice.
        case object([JSONMember])
        /// The text of a `--set`, whose meaning depends on the expected type.
        case setting(String)
        /// A key that a `--set` removed.
        case removed
    }
}

/// One key of an object with its value.
package struct JSONMember: Hashable, Sendable {
    package var key: String
    package var keyPlace: Place
    package var value: JSONNode

    package init(_ key: String, at keyPlace: Place, _ value: JSONNode) {
        (self.key, self.keyPlace, self.value) = (key, keyPlace, value)
    }
}
