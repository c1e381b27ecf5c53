/// An occurrence of a name in a file, regardless of its meaning.
package struct NameMention {
    package let name: String
    /// The number of its token.
    let token: Int
    package let place: Place
}
