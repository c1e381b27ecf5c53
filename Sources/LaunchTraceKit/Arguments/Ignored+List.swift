extension Ignored {
    /// Reads a list such as `time,notifications`.
    init(_ list: String) throws(UsageError.Mistake) {
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            if let aspect = Change.Aspect(rawValue: String(word)) {
                aspects.insert(aspect)
            } else if let kind = Self.ignorableKinds.first(where: { word == $0.rawValue || word == $0.plural }) {
                kinds.insert(kind)
            } else {
                throw .unknownValue(String(word), of: .ignore)
            }
        }
    }
}
