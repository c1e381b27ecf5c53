extension Callback {
    /// The methods of a receiver with this short name: the part of the name that no other method has, such as
    /// `didFinishLaunching`, or the beginning of that part.
    package static func meant(by word: String, of receiver: Receiver) -> [Callback] {
        let base = String(word.prefix { $0 != "(" })
        let isCommon = base != word && Self.subjects.contains(base)
        let word = base.folded
        guard (4...100).contains(word.count), !isCommon else { return [] }
        let own = allCases.filter { $0.receiver == receiver }
        let exact = own.filter { $0.shortNames.contains(word) }
        return exact.isEmpty ? own.filter { $0.shortNames.contains { $0.hasPrefix(word) } } : exact
    }

    /// The name in the catalog, the labels in both languages, and the base name if there are no labels.
    private var shortNames: [String] { Self.allShortNames[self] ?? [] }

    /// Computed once: a file may have a thousand mistakes.
    private static let allShortNames = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.parts) })

    private var parts: [String] {
        let swift: Substring = name.drop { $0 != "(" }.dropFirst().dropLast()
        let objectiveC: Substring = spec.selector?[...] ?? ""
        let parts: [Substring] = swift.split(separator: ":") + objectiveC.split(separator: ":")
        let labels = parts.map(String.init).filter { $0 != "_" }
        let base = String(name.prefix { $0 != "(" })
        let bases = name.contains("(_:)") || !name.contains(":") ? [base] : []
        return ([rawValue] + bases + labels.filter { !Self.subjects.contains($0) }).map(\.folded)
    }

    /// Parts of names that are common to many methods.
    private static let subjects = [
        "application", "scene", "windowScene", "userNotificationCenter", "completionHandler", "options",
        "withCompletionHandler", "fetchCompletionHandler",
    ]
}
