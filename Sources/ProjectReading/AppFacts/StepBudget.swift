/// The steps that following an app's code may take; a step is about one byte of a body that is followed.
///
/// Calls, closures and conditions lead to the same code again and again, so that a few lines can ask for more of that than
/// any machine does. Each target has one budget. Code beyond it is unknown, and the first such piece has a location.
package final class StepBudget {
    private var left: Int
    private var followed: Set<Pass> = []
    /// The first piece of code that wasn't followed; nil where all was.
    package private(set) var firstRefused: SyntaxNode?

    /// The steps of any target. Each traversal follows a piece of code free of charge once.
    private static let least = 600_000
    /// The further steps for each byte of a target's code: usual code is followed some times for each method of a delegate.
    private static let perByte = 30
    /// The cost of a piece of code of any size.
    private static let leastCost = 50
    /// How many bytes are searched for a name, or only passed through, while one is followed.
    private static let (searchedBytes, passedBytes) = (50, 500)

    /// The traversals that follow calls.
    package enum Traversal { case actions, launch, completion, closures }

    private struct Pass: Hashable {
        let traversal: Traversal
        let piece: SyntaxNode
    }

    package init(codeBytes: Int) { left = Self.least + Self.perByte * codeBytes }

    /// Spends the steps to follow a piece of code; false if too few are left.
    package func follow(_ piece: SyntaxNode, _ traversal: Traversal) -> Bool {
        let isFirst = followed.insert(Pass(traversal: traversal, piece: piece)).inserted
        return spend(isFirst ? 0 : Self.leastCost + piece.range.count, on: piece)
    }

    /// Spends the steps to search a piece of code for a name; false if too few are left.
    package func search(_ piece: SyntaxNode) -> Bool { spend(1 + piece.range.count / Self.searchedBytes, on: piece) }

    /// Spends the steps to pass through a piece of code; false if too few are left.
    package func pass(_ piece: SyntaxNode) -> Bool { spend(1 + piece.range.count / Self.passedBytes, on: piece) }

    /// Spends steps; false if too few are left.
    @discardableResult package func spend(_ steps: Int, on piece: SyntaxNode) -> Bool {
        guard firstRefused == nil else { return false }
        left -= steps
        if left < 0 { firstRefused = piece }
        return left >= 0
    }
}
