/// What tells a mutant from the rules as they are.
package enum Witness: Hashable, Sendable {
    case example(String)
    case recording(String)
    case law(String)

    package enum Kind: String, CaseIterable, Sendable {
        case example, recording, law
        /// A small app in code, which only wrong rules for findings are held against.
        case code
    }

    package var kind: Kind {
        switch self {
        case .example: .example
        case .recording: .recording
        case .law: .law
        }
    }
}
