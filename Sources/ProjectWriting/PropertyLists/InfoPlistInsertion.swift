/// An Info.plist with a scene manifest: nothing else of its text changes.
package struct InfoPlistInsertion: Hashable, Sendable {
    package let text: String
    /// The first line that is new.
    package let line: Int
    /// The key of what was there and is filled in; nil for a manifest that is new.
    package let filledIn: String?

    /// - Throws: why the manifest can't be put into these bytes.
    package init(_ manifest: OneWindowManifest, into bytes: [UInt8]) throws(InfoPlistRefusal) {
        var editor = try InfoPlistEditor(bytes)
        try editor.insert(manifest)
        try editor.refuseBranches()
        let edited = editor.edited()
        (text, line, filledIn) = (edited.text, edited.line, editor.filledIn)
    }
}

/// Why a scene manifest isn't put into an Info.plist, so that a person has to do it.
package enum InfoPlistRefusal: Error, Hashable, Sendable {
    case binary
    /// `{ key = value; }`, or JSON.
    case oldStyle
    /// What the readers of property lists say.
    case unreadable(String)
    /// The value of a key is of another kind than UIKit takes, on this line.
    case unexpected(key: String, line: Int)
    /// It would stand, on this line, in an `#if` of the preprocessor.
    case conditional(line: Int)
    /// The configuration of the window has a class already, on this line.
    case complete(line: Int)

    /// The reason in a clause that fits behind a colon.
    package var reason: String {
        switch self {
        case .binary: "it is binary"
        case .oldStyle: "it isn't in XML"
        case .unreadable(let reason): reason
        case .unexpected(let key, let line): "\(key) has an unexpected value on line \(line)"
        case .conditional(let line): "the manifest would be in an #if on line \(line)"
        case .complete(let line): "the scene has a delegate on line \(line)"
        }
    }
}
