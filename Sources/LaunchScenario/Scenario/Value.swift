/// A value of a payload, an argument or an option: a JSON value that keeps the order of its members.
public indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, kept as its author wrote it.
    case number(String)
    case string(String)
    case list([Value])
    case object([Member])

    /// One key of an object with its value.
    public struct Member: Hashable, Sendable {
        /// The key of the member.
        public var key: String
        /// The value under the key.
        public var value: Value

        /// A member of an object.
        public init(_ key: String, _ value: Value) { (self.key, self.value) = (key, value) }
    }

    /// The value under a key, or nil if this isn't an object or has no such key.
    public subscript(key: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

// By bytes: Swift treats é as one letter and as two as equal, and a file distinguishes them.

extension Value {
    /// Compares texts, numbers and keys byte by byte.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.number(let one), .number(let other)), (.string(let one), .string(let other)):
            one.utf8.elementsEqual(other.utf8)
        case (.list(let one), .list(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        case (.null, _), (.bool, _), (.number, _), (.string, _), (.list, _), (.object, _): false
        }
    }
}

extension Value.Member {
    /// Compares the keys byte by byte.
    public static func == (left: Value.Member, right: Value.Member) -> Bool {
        left.key.utf8.elementsEqual(right.key.utf8) && left.value == right.value
    }
}
