/// Boxes, texts and arrows between them, before anything is known of a language to draw them in.
package struct Diagram {
    package let title: String
    let direction: Direction
    package let groups: [Group]

    /// Where most arrows point to, in the letters that both languages have for it.
    enum Direction: String {
        case down = "TB"
        case right = "LR"
    }

    /// A frame with nodes in it.
    package struct Group {
        package let title: String
        /// The index of the node that all begins with; nil where it may begin anywhere.
        package var start: Int?
        let nodes: [Node]
        var arrows: [Arrow] = []
    }

    /// Some lines of text.
    struct Node {
        let shape: Shape
        let lines: [String]
    }

    enum Shape: CaseIterable {
        case box
        /// A text on the way from box to box; as the label of an arrow it would cover, or be covered.
        case text
        /// The text that all others are around.
        case center
    }

    /// An arrow between two nodes of a group, by their indices.
    struct Arrow: Hashable {
        let from: Int
        let to: Int
    }
}
