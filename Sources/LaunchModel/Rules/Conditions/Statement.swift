/// A clause and its opposite: `a launch is under way`, `no launch is under way`.
package struct Statement: Hashable, Sendable {
    package let holds: String
    package let fails: String

    init(_ holds: String, _ fails: String) { (self.holds, self.fails) = (holds, fails) }

    /// A clause with its opposite in the same place: `[a|no] launch is under way`.
    init(_ text: String) {
        let parts = text.split(separator: "[", omittingEmptySubsequences: false)
        var (holds, fails) = (String(parts[0]), String(parts[0]))
        for part in parts.dropFirst() {
            let pieces = part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            let words = pieces[0].split(separator: "|", omittingEmptySubsequences: false)
            holds += words[0] + (pieces.last ?? "")
            fails += (words.last ?? "") + (pieces.last ?? "")
        }
        self.init(holds, fails)
    }

    var opposite: Statement { Statement(fails, holds) }
}
