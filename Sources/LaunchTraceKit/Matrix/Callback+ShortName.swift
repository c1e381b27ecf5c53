extension Callback {
    /// Its name, with the receiver where two receivers have the same.
    var title: String { self == .appScenePhase ? "\(receiver.title).\(name)" : name }

    /// The name for a narrow column: the whole one, or a part of it that code can be searched for: `willConnectTo`.
    var shortName: String { title.count > Self.longestName ? searchedPart ?? title : title }

    /// The number of letters that fit into a column of the matrix as text.
    private static let longestName = 30

    /// The name without its labels, or of a method of a delegate the label that names the event; nil where that is a
    /// common word such as `continue`.
    private var searchedPart: String? {
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        guard labels.first == "_", labels.count > 1 else { return String(name.prefix { $0 != "(" }) }
        let event = labels.first { label in ["did", "will", "should"].contains { label.hasPrefix($0) } } ?? labels[1]
        return event.contains(where: \.isUppercase) ? String(event) : nil
    }
}
