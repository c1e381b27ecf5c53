/// A value that a payload, an argument or an option holds: what JSON can say, in the order it was written.
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
        public init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The value under a key, or nil where this is no object or has no such key.
    public subscript(key: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

// By bytes: for Swift é in one letter equals é in two, and a file tells them apart.

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
