/// Differences that many have, put together: one group for each set of those that share them.
struct DifferenceGroups {
    private var order: [String] = []
    private var owners: [String: [Int]] = [:]

    /// Differences that the same have, in the order in which they were added.
    struct Group: Equatable {
        let texts: [String]
        /// The numbers of those that have them, in their order.
        let owners: [Int]
    }

    /// Adds the differences of one; a difference that it has several times counts once.
    mutating func add(_ texts: [String], of owner: Int) {
        for text in texts {
            if owners[text] == nil { order.append(text) }
            if owners[text]?.last != owner { owners[text, default: []].append(owner) }
        }
    }

    /// The groups in the order in which the first of their differences was added.
    var groups: [Group] {
        var places: [[Int]: Int] = [:]
        var groups: [(texts: [String], owners: [Int])] = []
        for text in order {
            let owners = owners[text] ?? []
            if let place = places[owners] {
                groups[place].texts.append(text)
            } else {
                places[owners] = groups.count
                groups.append((texts: [text], owners: owners))
            }
        }
        return groups.map { Group(texts: $0.texts, owners: $0.owners) }
    }
}
