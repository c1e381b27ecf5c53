/// Boxes, texts and the arrows between them, independent of a diagram language.
package struct Diagram {
    package let title: String
    package let groups: [Group]

    /// A frame with nodes in it.
    package struct Group {
        package let title: String
        /// The index of the first node; nil if there are several.
        package var start: Int?
        let nodes: [Node]
        var arrows: [Arrow] = []
    }

    struct Node {
        let shape: Shape
        let lines: [String]
    }

    enum Shape {
        case box
        /// A text on an arrow. It is a node because labels of arrows overlap with others.
        case text
    }

    /// An arrow between two nodes of a group, by their indices.
    struct Arrow: Hashable {
        let from: Int
        let to: Int
    }
}
