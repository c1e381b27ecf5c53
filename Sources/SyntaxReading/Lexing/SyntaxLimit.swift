/// The maximum sizes of a source, so that no source can fill the memory or take too long.
package enum SyntaxLimit: CaseIterable, Sendable {
    case fileSize, nesting, depth, conditionDepth, problems

    package var number: Int {
        switch self {
        case .fileSize: 16
        case .nesting: 100
        case .depth: 1_000
        case .conditionDepth: 64
        case .problems: 100
        }
    }
}
