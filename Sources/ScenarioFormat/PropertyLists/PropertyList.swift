#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A property list as a tree. Its places are the numbers of its values, because only some property lists have lines.
struct PropertyList {
    package let root: JSONNode
    /// The key or index of each value in its container, and the number of that container.
    private let parts: [Part]

    private struct Part {
        let name: String
        let holder: Int?
    }

    /// Reads XML in UTF-8 or UTF-16, and binary.
    package init(_ text: SourceText) throws(FileProblem) {
        let bytes = text.bytes.plistInUTF8
        if let reason = PlistShape.refusal(of: bytes) { throw FileProblem(reason: reason) }
        let decoded: Decoded
        do { decoded = try PropertyListDecoder().decode(Decoded.self, from: Data(bytes)) } catch {
            throw FileProblem(reason: "not a property list")
        }
        var parts: [Part] = []
        root = Self.node(decoded, Part(name: "", holder: nil), text, &parts)
        self.parts = parts
        guard case .object = root.value else { throw FileProblem(reason: "not a dictionary") }
    }

    /// The keys and indices that lead to a value, such as `UIApplicationShortcutItems.0`.
    package func path(to place: Place) -> String {
        var names: [String] = []
        var part = parts[place.range.lowerBound]
        while let holder = part.holder {
            names.append(part.name)
            part = parts[holder]
        }
        return names.reversed().joined(separator: ".")
    }

    /// A dictionary is unordered, so its keys are sorted.
    private static func node(_ value: Decoded, _ part: Part, _ text: SourceText, _ parts: inout [Part]) -> JSONNode {
        let number = parts.count
        parts.append(part)
        let place = Place(source: text, range: number..<number)
        let content: JSONNode.Content
        switch value {
        case .leaf(let leaf): content = leaf
        case .list(let items):
            content = .list(items.enumerated().map { node($1, Part(name: "\($0)", holder: number), text, &parts) })
        case .dictionary(let members):
            content = .object(
                members.sorted { $0.key < $1.key }.map { key, value in
                    let node = node(value, Part(name: key, holder: number), text, &parts)
                    return JSONMember(key, at: node.place, node)
                })
        }
        return JSONNode(content, at: place)
    }
}

/// A value of a property list without its place. Dates and data are null because no launch depends on them.
private enum Decoded: Decodable {
    case leaf(JSONNode.Content)
    case list([Decoded])
    case dictionary([String: Decoded])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        func of<Kind: Decodable>(_ kind: Kind.Type) -> Kind? {
            do { return try value.decode(kind) } catch { return nil }
        }
        // The most frequent first: each type that doesn't fit costs an error.
        self =
            if let text = of(String.self) { .leaf(.string(text)) } else if let members = of([String: Decoded].self) {
                .dictionary(members)
            } else if let items = of([Decoded].self) { .list(items) } else if let flag = of(Bool.self) {
                .leaf(.bool(flag))
            } else if let number = of(Int.self) { .leaf(.number("\(number)")) } else if let number = of(Double.self) {
                .leaf(.number("\(number)"))
            } else { .leaf(.null) }
    }
}
