/// A location in a source file after which the result may be wrong.
package struct SourceProblem: Error, Hashable, Sendable {
    package let kind: Kind
    package let place: Place

    package init(kind: Kind, place: Place) { (self.kind, self.place) = (kind, place) }

    package enum Kind: Hashable, Sendable {
        case fileTooLarge(limitMiB: Int)
        case commentNotClosed
        case stringNotClosed
        case interpolationNotClosed
        case regexNotClosed
        case nameNotClosed
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
        /// Calls from here lead to more code than is analyzed.
        case tooManySteps
    }
}
