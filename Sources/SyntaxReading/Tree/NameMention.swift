/// A name where it stands in a file, whatever it means there.
package struct NameMention {
    package let name: String
    /// The number of its token.
    let token: Int
    package let place: Place
}
