extension Conformance {
    /// An argument that a log shows in one callback, and the model in another.
    package struct ArgumentMismatch: Hashable, Sendable {
        /// The argument in the log.
        package let observed: String
        /// The argument in the model; nil if it has none.
        package let expected: String?
        /// The callback that has the log's argument in the model.
        package let owner: String
    }
}

/// The arguments that distinguish calls: URLs, activity types, identifiers.
struct IdentifyingArguments {
    /// The arguments of each expected callback.
    private let all: [Set<String>]
    /// The first callback that has an argument.
    private let owners: [String: Int]

    init(_ expected: [Conformance.Expectation]) {
        all = expected.map { expectation in
            Set(expectation.entry.arguments.flatMap(\.value.texts).filter { $0.contains(":") || $0.contains(".") })
        }
        owners = Dictionary(all.enumerated().flatMap { index, texts in texts.map { ($0, index) } }) { first, _ in first
        }
    }

    subscript(index: Int) -> Set<String> { all[index] }

    /// The arguments that occur in a text, each as a whole.
    func found(in remark: String) -> Set<String> {
        guard !remark.isEmpty else { return [] }
        let words = Set(remark.split { $0.isWhitespace || Self.separators.contains($0) }.map(String.init))
        return words.filter { owners[$0] != nil }
    }

    /// The first callback that has one of them.
    func owner(of arguments: Set<String>) -> Int? { arguments.compactMap { owners[$0] }.min() }

    private static let separators: Set<Character> = ["\"", "'", "`", "(", ")", "[", "]", "<", ">", ",", ";", "{", "}"]
}

extension Value {
    fileprivate var texts: [String] {
        switch self {
        case .null, .bool, .number: []
        case .string(let text): [text]
        case .list(let values): values.flatMap(\.texts)
        case .object(let members): members.flatMap(\.value.texts)
        }
    }
}
