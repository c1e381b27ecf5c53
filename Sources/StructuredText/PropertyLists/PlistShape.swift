/// The shape that a property list must have before Foundation gets it, which reads what is inside a value by calling
/// itself, and what several values share once for each.
package enum PlistShape {
    /// As a file, and as it is decoded.
    package static let sizeLimitMiB = 16
    package static let depthLimit = 512
    /// What is shared counts once for each who shares it.
    package static let valueLimit = 100_000

    /// Why Foundation mustn't get it, in words that fit behind a colon; nil if it may.
    package static func refusal(of bytes: [UInt8]) -> String? {
        do throws(PlistRefusal) {
            guard bytes.count <= sizeLimitMiB << 20 else { throw .tooManyBytes }
            switch try PlistForm(bytes) {
            case .binary: try BinaryPlistShape.refuseHostile(bytes)
            case .xml: try XMLPlistShape.refuseHostile(bytes)
            case .oldStyle: throw .noPropertyList
            }
            return nil
        } catch {
            return error.reason
        }
    }
}

/// Why a property list is refused.
package enum PlistRefusal: Error {
    case noPropertyList, otherEncoding, ownEntities, sameKey
    case tooManyBytes, tooDeep, tooManyValues

    package var reason: String {
        switch self {
        case .noPropertyList: "it is no property list"
        case .otherEncoding: "it is not in UTF-8"
        case .sameKey: "it has a key twice"
        case .ownEntities: "its document type declares something of its own"
        case .tooManyBytes: "it has more than \(PlistShape.sizeLimitMiB) MiB"
        case .tooDeep: "it nests more than \(PlistShape.depthLimit) levels deep"
        case .tooManyValues: "it has more than \(PlistShape.valueLimit) values"
        }
    }
}
