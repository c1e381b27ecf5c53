/// The parts of a list that a diff shows.
package enum Hunks {
    /// The parts of a list that hold all marked elements, each with some elements of context around it; parts that touch
    /// are one.
    package static func ranges(of count: Int, around marked: some Sequence<Int>, context: Int) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in marked {
            let hunk = max(index - context, 0)..<min(index + context + 1, count)
            if let last = hunks.last, last.upperBound >= hunk.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        return hunks
    }
}
