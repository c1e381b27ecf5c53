/// What is declared at places in the code of a target: `AppDelegate.application(_:open:options:)`.
struct DeclarationNames {
    private let code: TargetCode
    /// The declarations that were asked for, each list in the order of the text.
    private var lists: [Key: [Named]] = [:]

    /// What has a list: a type in one file, or the file itself.
    private struct Key: Hashable {
        let source: ObjectIdentifier
        let type: String?
    }

    private struct Named {
        let range: Range<Int>
        let name: String
    }

    init(_ code: TargetCode) { self.code = code }

    /// The member of the innermost type, or that type where it is none of its members; nil outside of code.
    mutating func name(at place: Place) -> String? {
        let type = code.name(ofTypeAt: place)
        let list = list(of: Key(source: ObjectIdentifier(place.source), type: type), in: place.source)
        let names = [type, Self.name(at: place.range.lowerBound, in: list)].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private mutating func list(of key: Key, in source: SourceText) -> [Named] {
        if let list = lists[key] { return list }
        let declarations =
            if let type = key.type { code.parts(of: type, in: source).flatMap(\.members) } else {
                code.files.first { $0.text.text.source === source }?.declarations ?? []
            }
        let list = declarations.filter { !$0.isType }.map { Named(range: $0.range, name: $0.name) }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        lists[key] = list
        return list
    }

    private static func name(at byte: Int, in list: [Named]) -> String? {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].range.lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 && list[low - 1].range.contains(byte) ? list[low - 1].name : nil
    }
}

extension TargetCode {
    /// What is declared at the beginnings of places: `AppDelegate.application(_:open:options:)`, or the type alone where it is
    /// none of its members; nothing of places outside of code.
    package func declarationNames(at places: [Place]) -> [Place: String] {
        var names = DeclarationNames(self)
        let found = Set(places.map(\.opening)).map { place in (place, names.name(at: place)) }
        return Dictionary(uniqueKeysWithValues: found).compactMapValues(\.self)
    }
}
