/// A spot of a source file from which on what was read may be wrong.
package struct SourceProblem: Error, Hashable, Sendable {
    package let kind: Kind
    package let place: Place

    package enum Kind: Hashable, Sendable {
        case fileTooLarge(limitMiB: Int)
        case commentNotClosed
        case stringNotClosed
        case interpolationNotClosed
        case regexNotClosed
        case nameNotClosed
        /// A bracket that nothing closes.
        case bracketNotClosed
        /// A bracket that closes nothing.
        case bracketNotOpened
        /// An `#if` without `#endif`.
        case branchNotClosed
        /// An `#else`, `#elseif` or `#endif` without `#if`.
        case branchNotOpened
        case conditionNotUnderstood
        case declarationNotUnderstood
        case tooDeep(limit: Int)
    }
}
