/// A change of a text: a replacement for a part of it, which may be empty.
package struct TextEdit: Hashable, Sendable {
    package let place: Place
    package let text: String

    package init(_ text: String, at place: Place) { (self.place, self.text) = (place, text) }

    /// The source after the change.
    package var edited: String {
        let (source, range) = (place.source, place.range)
        return source.text(in: 0..<range.lowerBound) + text + source.text(in: range.upperBound..<source.bytes.count)
    }
}
