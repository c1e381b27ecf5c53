/// The middle of a shortest path from the heads of two lists to their tails, after Myers, "An O(ND) Difference
/// Algorithm and Its Variations" (1986), section 4b: its space is linear in the length of the path.
struct MiddleSnake {
    /// The position in either list.
    let point: (before: Int, after: Int)

    /// Beyond this number of differences from either end the best path so far is used, or unlike lists would take
    /// quadratic time.
    private static let costLimit = 128

    init(_ before: ArraySlice<Int>, _ after: ArraySlice<Int>) {
        let (left, right) = (Array(before), Array(after))
        let limit = min((left.count + right.count + 1) / 2, Self.costLimit)
        var forward = Front(left.count, right.count, limit: limit)
        var backward = Front(left.count, right.count, limit: limit)
        for cost in 0...limit {
            forward.advance(cost) { left[$0] == right[$1] }
            if let meeting = forward.meeting(with: backward) {
                point = meeting
                return
            }
            backward.advance(cost) { left[left.count - 1 - $0] == right[right.count - 1 - $1] }
            if let meeting = backward.meeting(with: forward) {
                point = (left.count - meeting.before, right.count - meeting.after)
                return
            }
        }
        point = forward.furthest
    }
}

/// The furthest position on each diagonal (the index before minus the one after) with so many differences.
private struct Front {
    private let before: Int
    private let after: Int
    /// The index before on each diagonal, shifted; -1 where no path has been.
    private var reach: [Int]
    private let shift: Int
    /// The diagonals of the last step.
    private var visited: [Int] = []
    /// How many diagonals have left a list, at either end, and end there.
    private var lowest = 0
    private var highest = 0

    init(_ before: Int, _ after: Int, limit: Int) {
        self.before = before
        self.after = after
        shift = limit + 1
        reach = Array(repeating: -1, count: 2 * limit + 3)
        reach[shift + 1] = 0
    }

    /// Adds a difference, and follows the equal elements after it.
    mutating func advance(_ cost: Int, isEqual: (Int, Int) -> Bool) {
        visited = Array(stride(from: -cost + lowest, through: cost - highest, by: 2))
        for diagonal in visited {
            let (left, right) = (reach[shift + diagonal - 1], reach[shift + diagonal + 1])
            var index = diagonal == -cost || (diagonal != cost && left < right) ? right : left + 1
            while index < before, index - diagonal < after, isEqual(index, index - diagonal) { index += 1 }
            reach[shift + diagonal] = index
            if index > before { highest += 2 } else if index - diagonal > after { lowest += 2 }
        }
    }

    /// The meeting point of the last step with the front from the other end.
    func meeting(with other: Front) -> (before: Int, after: Int)? {
        for diagonal in visited {
            guard let here = point(on: diagonal), let there = other.point(on: before - after - diagonal),
                here.before >= before - there.before
            else { continue }
            return here
        }
        return nil
    }

    /// The point of the last step that is furthest from the start.
    var furthest: (before: Int, after: Int) {
        let points = visited.compactMap(point)
        return points.max { $0.before + $0.after < $1.before + $1.after } ?? (0, 0)
    }

    /// The position on a diagonal, inside both lists.
    private func point(on diagonal: Int) -> (before: Int, after: Int)? {
        guard reach.indices.contains(shift + diagonal) else { return nil }
        let index = reach[shift + diagonal]
        guard (0...before).contains(index), (0...after).contains(index - diagonal) else { return nil }
        return (index, index - diagonal)
    }
}
