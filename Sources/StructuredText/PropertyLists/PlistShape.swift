/// The shape that a property list must have before Foundation reads it. Foundation reads nested values recursively, and
/// shared values once per reference.
package enum PlistShape {
    /// For the file, and for its decoded content.
    package static let sizeLimitMiB = 16
    package static let depthLimit = 512
    /// A shared value counts once per reference.
    package static let valueLimit = 100_000

    /// The reason why Foundation must not read it, in words that can follow a colon; nil if it may.
    package static func refusal(of bytes: [UInt8]) -> String? {
        do throws(PlistRefusal) {
            guard bytes.count <= sizeLimitMiB << 20 else { throw .tooManyBytes }
            switch try PlistForm(bytes) {
            case .binary: try BinaryPlistShape.refuseHostile(bytes)
            case .xml: try XMLPlistShape.refuseHostile(bytes)
            case .oldStyle: throw .noPropertyList
            }
            return nil
        } catch { return error.reason }
    }
}

/// The reason to refuse a property list.
package enum PlistRefusal: Error {
    case noPropertyList, otherEncoding, ownEntities, sameKey
    case tooManyBytes, tooDeep, tooManyValues

    package var reason: String {
        switch self {
        case .noPropertyList: "not a property list"
        case .otherEncoding: "it is not in UTF-8"
        case .sameKey: "it contains a key twice"
        case .ownEntities: "its document type contains declarations"
        case .tooManyBytes: "it has more than \(PlistShape.sizeLimitMiB) MiB"
        case .tooDeep: "it is nested more than \(PlistShape.depthLimit) levels deep"
        case .tooManyValues: "it has more than \(PlistShape.valueLimit) values"
        }
    }
}
