/// The shape that a property list must have before Foundation gets it, which reads what is inside a value by calling
/// itself, and what several values share once for each.
enum PlistShape {
    static func refuseHostile(_ bytes: [UInt8]) throws(FileProblem) {
        guard bytes.count <= InputLimit.plistSize.number << 20 else { throw .tooManyBytes }
        if bytes.starts(with: "bplist".utf8) {
            try BinaryPlistShape.refuseHostile(bytes)
        } else {
            try XMLPlistShape.refuseHostile(bytes)
        }
    }
}

extension FileProblem {
    static let noPropertyList = FileProblem(reason: "it is no property list")
    static let tooManyBytes = FileProblem(reason: InputLimit.plistSize.excess)
    static let tooDeep = FileProblem(reason: InputLimit.plistDepth.excess)
    static let tooManyValues = FileProblem(reason: InputLimit.plistValues.excess)
}
