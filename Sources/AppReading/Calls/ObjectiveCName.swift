extension Declaration {
    /// The selector by which Objective-C calls a function of Swift that can throw nothing and isn't asynchronous:
    /// `scheduleWithDate:animated:` of `schedule(date:animated:)`; nil for what isn't declared in Swift, or is no function.
    var objectiveCName: String? {
        guard node.isSwift, kind == .function else { return nil }
        if let name = attributes.first(where: { $0.name == "objc" })?.argument, !name.isEmpty { return name }
        guard let first = parameters.first else { return baseName }
        return baseName + connection(to: first.label) + ":" + parameters.dropFirst().map { $0.label + ":" }.joined()
    }

    /// The name by which Swift calls an object that a class of Objective-C has of itself, without the last words of the name
    /// of the class: `shared` of `sharedStore` in `ABCStore`; nil for anything else.
    func swiftName(in type: String) -> String? {
        guard !node.isSwift, isOfType, parameters.isEmpty, !name.contains(":") else { return nil }
        let start = name.indices.dropFirst().first { name[$0].isUppercase && type.hasSuffix(name[$0...]) }
        return start.map { String(name[..<$0]) }
    }

    /// The first words of the selectors that a function of Swift can have.
    var objectiveCFirstWords: [String] {
        guard let name = objectiveCName else { return [] }
        let first = String(name.prefix { $0 != ":" })
        return [first] + (parameters.isEmpty ? ["AndReturnError", "WithCompletionHandler"].map { baseName + $0 } : [])
    }

    /// `WithDate` of `date`, `ForDate` of `forDate`; `Date` behind a name that ends in a preposition.
    private func connection(to label: String) -> String {
        guard let initial = label.first else { return "" }
        let ends = baseName.lastIndex(where: \.isUppercase).map { baseName[$0...].lowercased() } ?? baseName
        let begins = String(label.prefix { !$0.isUppercase })
        let isConnected = Self.prepositions.contains(begins) || Self.prepositions.contains(ends)
        return (isConnected ? "" : "With") + initial.uppercased() + label.dropFirst()
    }

    /// Those that the compiler knows: `PartsOfSpeech.def` of Swift.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
