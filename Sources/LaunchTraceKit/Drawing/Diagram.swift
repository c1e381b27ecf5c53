/// States and arrows between them, before anything is known of a language to draw them in.
struct Diagram {
    let title: String
    let groups: [Group]

    /// A frame with nodes in it.
    struct Group {
        let title: String
        /// The index of the node that all begins with; nil where it may begin anywhere.
        let start: Int?
        let nodes: [Node]
        let arrows: [Arrow]
    }

    /// A box with some lines of text.
    struct Node {
        let lines: [String]
    }

    /// An arrow between two nodes of a group, by their indices, with some lines of text.
    struct Arrow {
        let from: Int
        let to: Int
        let lines: [String]
    }
}
