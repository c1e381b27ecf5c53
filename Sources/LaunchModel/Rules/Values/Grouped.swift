/// Elements under the numbers of groups, each in the original order; one list for all groups, since most have an
/// element or two.
struct Grouped<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    /// Where each group begins, and the last one ends.
    private var bounds: [Int]

    init(_ all: [Element], into count: Int, _ takeNumbers: (Element, (Int) -> Void) -> Void) {
        bounds = Array(repeating: 0, count: count + 1)
        for element in all { takeNumbers(element) { bounds[$0 + 1] += 1 } }
        for group in 0..<count { bounds[group + 1] += bounds[group] }
        var next = bounds
        var places = Array(repeating: 0, count: bounds[count])
        for (place, element) in all.enumerated() {
            takeNumbers(element) { group in
                places[next[group]] = place
                next[group] += 1
            }
        }
        elements = places.map { all[$0] }
    }

    subscript(group: Int) -> ArraySlice<Element> { elements[bounds[group]..<bounds[group + 1]] }
}
