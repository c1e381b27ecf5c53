#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value of a property list.
package enum PropertyTree: Hashable, Sendable {
    case text(String)
    case bool(Bool)
    case number(Double)
    case list([PropertyTree])
    case dictionary([String: PropertyTree])
    /// A date or data, which no launch depends on.
    case other
}

extension PropertyTree: Decodable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // The most frequent first: each that doesn't fit costs an error.
        self =
            if let text = Self.value(String.self, of: value) {
                .text(text)
            } else if let dictionary = Self.value([String: PropertyTree].self, of: value) {
                .dictionary(dictionary)
            } else if let list = Self.value([PropertyTree].self, of: value) {
                .list(list)
            } else if let bool = Self.value(Bool.self, of: value) {
                .bool(bool)
            } else if let number = Self.value(Double.self, of: value) { .number(number) } else { .other }
    }

    private static func value<Value: Decodable>(_ type: Value.Type, of container: any SingleValueDecodingContainer)
        -> Value?
    { do { return try container.decode(type) } catch { return nil } }

    /// Reads a property list, XML or binary, that is a dictionary.
    static func dictionary(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> [String: PropertyTree] {
        let bytes = bytes.plistInUTF8
        if let reason = PlistShape.refusal(of: bytes) { throw .unreadable(path, reason: reason) }
        do { return try PropertyListDecoder().decode([String: PropertyTree].self, from: Data(bytes)) } catch {
            throw .malformed(path)
        }
    }

    /// The value with a change of each of its texts.
    func mapTexts(_ change: (String) -> String) -> PropertyTree {
        switch self {
        case .text(let text): .text(change(text))
        case .list(let list): .list(list.map { $0.mapTexts(change) })
        case .dictionary(let dictionary): .dictionary(dictionary.mapValues { $0.mapTexts(change) })
        case .bool, .number, .other: self
        }
    }
}

extension ProjectFolder {
    /// Whether a file is a property list that can be read.
    package func hasPropertyList(at path: String) -> Bool {
        do throws(ProjectProblem) {
            let (path, bytes) = try namedFile(path, as: .propertyList)
            _ = try PropertyTree.dictionary(bytes, path: path)
            return true
        } catch { return false }
    }
}
