/// A file to be written.
package struct OutputFile: Equatable, Sendable {
    package var path: String
    package var content: String
    /// The inputs of the content, which the file must not replace.
    package var sources: [Input]
    /// Whether the folder is made where there is none.
    package var makesFolder: Bool
    package var purpose: Purpose

    package init(
        path: String, content: String, sources: [Input], makesFolder: Bool = false, purpose: Purpose = .product
    ) {
        self.path = path
        self.content = content
        self.sources = sources
        self.makesFolder = makesFolder
        self.purpose = purpose
    }

    package enum Purpose: Equatable, Sendable {
        /// It may replace nothing that was read, and goes where a link leads.
        case product
        /// It takes the place of the timeline that was read, and never of what a link leads to.
        case timeline
        /// It takes the place of a source that was read, to which its path leads without links.
        case source
        /// It takes the place of what was read there, and never of what a link leads to.
        case progress
        /// It comes into being where nothing is, not even a link that leads nowhere: ``FileProblem/isPresence`` otherwise.
        case new
    }
}

/// How a product is handed on.
package enum OutputForm: Sendable {
    case whole
    case pieces
}
